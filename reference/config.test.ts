import { describe, expect, it } from 'vitest';
import { ConfigError, configHelp, readConfig } from './config.js';

const machine = { cores: 4 };

describe('config', () => {
  it('gives every setting a default', () => {
    const config = readConfig({}, machine);
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3002,
      auth: 'on',
      engineProcesses: 4,
      apiKeys: [],
      siemLog: '',
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '' }, machine).port).toBe(3002);
  });

  it('reads keys with and without an owner', () => {
    expect(readConfig({ API_KEYS: 'team-a=first-key-1, second-key-2,' }, machine).apiKeys).toEqual([
      { owner: 'team-a', key: 'first-key-1' },
      { key: 'second-key-2' },
    ]);
  });

  it.each(['ftp://example.org', 'example.org', 'https://a:b@example.org', 'https://example.org/?a=1'])(
    'refuses %s for the public address',
    (url) => {
      expect(() => readConfig({ PUBLIC_URL: url }, machine)).toThrow(/^PUBLIC_URL must be an http or https URL/);
    },
  );

  it('names every wrong variable with its range and its value', () => {
    expect(() => readConfig({ PORT: '70000', ENGINE_PROCESSES: 'two', AUTH: 'maybe' }, machine)).toThrow(
      new ConfigError(
        [
          'PORT must be a whole number (port, 0 to 65535); it is "70000".',
          'AUTH must be one of on, off; it is "maybe".',
          'ENGINE_PROCESSES must be a whole number (processes, 1 to 256); it is "two".',
        ].join('\n'),
      ),
    );
  });

  it('never shows a key in an error', () => {
    let message = '';
    try {
      readConfig({ API_KEYS: 'secret key with spaces' }, machine);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain('API_KEYS must be a comma list');
    expect(message).not.toContain('secret key');
  });

  it('allows AUTH=off on loopback addresses only', () => {
    expect(readConfig({ AUTH: 'off', HOST: '127.0.0.9' }, machine).auth).toBe('off');
    expect(readConfig({ AUTH: 'off', HOST: 'localhost' }, machine).auth).toBe('off');
    expect(readConfig({ AUTH: 'off', HOST: '::1' }, machine).auth).toBe('off');
    expect(() => readConfig({ AUTH: 'off', HOST: '0.0.0.0' }, machine)).toThrow(/loopback/);
    expect(() => readConfig({ AUTH: 'off', HOST: '127.example.org' }, machine)).toThrow(/loopback/);
  });

  it('allows TEST_MODE=on for tests only: on a loopback address, without a public one', () => {
    expect(readConfig({}, machine).testMode).toBe('off');
    expect(readConfig({ TEST_MODE: 'on' }, machine).testMode).toBe('on');
    expect(() => readConfig({ TEST_MODE: 'on', HOST: '0.0.0.0' }, machine)).toThrow(/loopback/);
    expect(() => readConfig({ TEST_MODE: 'on', PUBLIC_URL: 'https://api.example.com' }, machine)).toThrow(/PUBLIC_URL/);
  });

  it('prints every variable with its form and default in the help', () => {
    const help = configHelp();
    for (const name of ['HOST', 'PORT', 'DATA_DIR', 'API_KEYS', 'ENGINE_PROCESSES', 'SIEM_LOG', 'WEBHOOK_SECRET']) {
      expect(help).toContain(name);
    }
    expect(help).toContain('default: one per core');
    expect(help).toContain('default: 3002');
  });
});

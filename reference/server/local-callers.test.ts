import { describe, expect, it } from 'vitest';
import { requireLocalCaller } from './local-callers.js';

describe('a server without authentication', () => {
  it.each([
    { host: 'localhost:3002' },
    { host: '127.0.0.1' },
    { host: '127.0.0.9:80' },
    { host: '[::1]:3002' },
    { host: 'app.localhost:3002' },
    { host: 'localhost:3002', origin: 'http://localhost:5173' },
    { host: 'localhost:3002', origin: 'http://127.0.0.1:3002', 'sec-fetch-site': 'same-origin' },
  ])('serves callers of its machine: %j', (headers) => {
    expect(() => requireLocalCaller(headers, '')).not.toThrow();
  });

  it.each([
    {},
    { host: 'evil.example' },
    { host: 'localhost.evil.example:3002' },
    { host: '127.0.0.1.evil.example' },
    { host: '10.0.0.1:3002' },
    { host: 'localhost@evil.example' },
    { host: 'localhost:3002', origin: 'https://evil.example' },
    { host: 'localhost:3002', origin: 'null' },
    { host: 'localhost:3002', origin: 'http://localhost.evil.example' },
    { host: 'localhost:3002', 'sec-fetch-site': 'cross-site' },
  ])('refuses what a page of another site can send: %j', (headers) => {
    expect(() => requireLocalCaller(headers, '')).toThrow(/own machine/);
  });

  it('answers to the name it has behind a proxy', () => {
    const headers = { host: 'docs.team.example', origin: 'https://docs.team.example' };
    expect(() => requireLocalCaller(headers, 'https://docs.team.example/parse')).not.toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { exchangeEvidence, redact, secretsOf } from './evidence.js';
import type { Exchange } from './exchange.js';
import { received } from './transport.js';

const key = 'fc-secret-0123456789';
const secrets = secretsOf(key);

const exchange: Exchange = {
  number: 1,
  checkId: 'parse.a',
  operationId: 'parse',
  request: {
    method: 'POST',
    url: 'http://host/v2/parse',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.from('x'),
    parts: [
      { name: 'file', filename: "it's.html", contentType: 'text/html', value: '<p>x</p>' },
      { name: 'options', contentType: 'application/json', value: '{"timeout":300001}' },
    ],
  },
  response: received(400, { 'x-echo': key }, Buffer.from(`{"error":"bad key ${key}"}`)),
  tags: {},
  durationMs: 12.3,
};

describe('evidence', () => {
  it('never holds the key, in any form a check sends it', () => {
    const text = JSON.stringify(exchangeEvidence(exchange, secrets));
    expect(text).not.toContain(key);
    expect(redact(Buffer.from(`${key}:`).toString('base64'), secrets)).toBe('$API_KEY');
    expect(redact('short x', ['x'])).toBe('short x');
  });

  it('repeats the request as curl, with files by name and the key from the environment', () => {
    const { curl } = exchangeEvidence(exchange, secrets);
    expect(curl).toContain('-H "Authorization: Bearer $API_KEY"');
    expect(curl).toContain(`-F 'file=@part-1-it_s.html;type=text/html;filename="it'\\''s.html"'`);
    expect(curl).toContain(`-F 'options="{\\"timeout\\":300001}";type=application/json'`);
    expect(curl).not.toContain('boundary');
  });

  it('points to the saved bytes for a body that is no form', () => {
    const raw = { ...exchange, request: { ...exchange.request, parts: undefined, body: Buffer.alloc(3000, 'x') } };
    expect(exchangeEvidence(raw, secrets).curl).toContain('--data-binary @request.bin');
    const text = { ...raw, request: { ...raw.request, body: Buffer.from(`{"a":'b'}`) } };
    expect(exchangeEvidence(text, secrets).curl).toContain(`--data-binary '{"a":'\\''b'\\''}'`);
  });
});

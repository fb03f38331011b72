import { describe, expect, it } from 'vitest';
import { listeningOrigin, publicOrigin } from './public-origin.js';

const address = 'http://127.0.0.1:3002';

describe('the origin of addresses in answers', () => {
  it('is the setting when there is one, whatever the request says', () => {
    expect(publicOrigin('https://api.example.org/plumbline/', 'evil.test', address)).toBe(
      'https://api.example.org/plumbline',
    );
  });

  it.each(['localhost:3002', 'api.example.org', '[::1]:3002', '10.0.0.1:80'])(
    'is the host that was asked: %s',
    (host) => {
      expect(publicOrigin('', host, address)).toBe(`http://${host}`);
    },
  );

  it.each([undefined, '', 'a b', 'user@host', 'host/path', 'host?x', 'host:999999', '<script>'])(
    'is where the server listens when the host is none: %s',
    (host) => {
      expect(publicOrigin('', host, address)).toBe(address);
    },
  );
});

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3002'],
  ['0.0.0.0', 'http://127.0.0.1:3002'],
  ['::', 'http://[::1]:3002'],
  ['::1', 'http://[::1]:3002'],
  ['api.example.org', 'http://api.example.org:3002'],
])('A server that listens at %s is reached at %s', (host, origin) => {
  expect(listeningOrigin(host, 3002)).toBe(origin);
});

/**
 * A site on loopback that means harm: its answers lie in HTTP (`/lie/<seed>`), its pages attack whoever reads them
 * (`/page/<seed>`). What an address serves follows from the seed in it.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { mutateBytes } from './mutate.js';
import { Random } from './random.js';

export interface HostileSite {
  origin: string;
  /** `host:port`, as EGRESS_ALLOW takes it. */
  address: string;
  close(): Promise<void>;
}

export async function startHostileSite(): Promise<HostileSite> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.setTimeout(20_000, () => socket.destroy());
    socket.once('data', (head: Buffer) => {
      const [, kind, seed] = /^\w+ \S*\/(lie|page)\/(\d+)/.exec(head.toString('latin1')) ?? [];
      if (seed === undefined) socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      else if (kind === 'page') servePage(socket, new Random(Number(seed)));
      else lie(socket, new Random(Number(seed)));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${address}`,
    address,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function lie(socket: Socket, random: Random): void {
  const page = Buffer.from('<!doctype html><title>T</title><main><p>Some text of a page.</p></main>');
  const statusLine = random.of([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 000 \u0001',
    'HTTP/1.1 099 Odd',
    'HTTP/1.1 999 Odd',
    'HTTP/1.1 204 No Content',
    'HTTP/1.1 304 Not Modified',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade',
    'HTTP/1.1 407 Proxy Authentication Required',
    `HTTP/1.1 301 Moved\r\nLocation: /lie/${random.seed()}`,
    `HTTP/1.1 302 Found\r\nLocation: ${random.of(['', '//', 'http://10.0.0.1/', 'file:///etc/passwd', 'http://[', '\u00e9', '?'.repeat(9000), 'javascript:1'])}`,
    'HTTP/9.9 200 OK',
    'HTTP/1.1 200',
    'ICY 200 OK',
    `HTTP/1.1 200 ${'r'.repeat(20_000)}`,
  ]);
  const headers = Array.from({ length: random.below(6) }, () =>
    random.of([
      `Content-Length: ${random.of(['-1', '5', '99999999999', 'abc', '10, 20', String(page.length)])}`,
      'Transfer-Encoding: chunked',
      'Content-Encoding: gzip',
      'Content-Encoding: br, gzip, gzip, gzip, deflate',
      `Set-Cookie: ${'a=b;'.repeat(random.below(3000))}`,
      `Set-Cookie: __proto__=1; Max-Age=0; Domain=.`,
      `Content-Type: ${random.of(['text/html; charset=', 'application/pdf', 'text/html; charset=utf-7', '/', 'image/png', 'application/zip', `text/${'x'.repeat(3000)}`, 'application/json'])}`,
      `X-Long: ${'l'.repeat(random.below(40_000))}`,
      ' folded',
      ': empty',
      'Refresh: 0; url=/',
      'Content-Disposition: attachment; filename="../../a.docx"',
      'Retry-After: 99999999999999',
      'Date: yesterday',
      'Connection: keep-alive, close, upgrade',
    ]),
  );
  const body = random.of([
    page,
    gzipSync(page),
    gzipSync(Buffer.alloc(3_000_000, 'a')),
    Buffer.from(`ffffffffffffffffff\r\n${'x'.repeat(100)}`),
    Buffer.from('5\r\nhello\r\n-3\r\nbad\r\n'),
    Buffer.from('%PDF-1.7 but not'),
    Buffer.from('PK\x03\x04 but not'),
    Buffer.alloc(0),
    Buffer.alloc(200_000, '<'),
  ]);
  const answer = Buffer.concat([Buffer.from(`${[statusLine, ...headers].join('\r\n')}\r\n\r\n`, 'latin1'), body]);
  const sent = random.chance(0.3) ? mutateBytes(random, answer) : answer;
  switch (random.below(6)) {
    case 0:
      socket.write(sent.subarray(0, random.below(sent.length + 1)));
      socket.resetAndDestroy();
      break;
    case 1:
      // Nothing more comes, and the connection stays.
      socket.write(sent);
      break;
    default:
      socket.end(sent);
  }
}

const hostilePieces: readonly ((random: Random, size: number) => string)[] = [
  (_random, size) => '<div>'.repeat(size),
  (_random, size) => '<'.repeat(size * 3),
  (_random, size) => '<svg>'.repeat(size),
  (_random, size) => `<table>${'<tr><td colspan=1000 rowspan=1000>a'.repeat(size / 10)}</table>`,
  (_random, size) => `<ul>${'<li><ul>'.repeat(size)}`,
  (_random, size) => '<a href="'.repeat(size),
  (_random, size) => '<b><i>'.repeat(size),
  (_random, size) => '<blockquote>'.repeat(size),
  (_random, size) => `<p>${'*_`[]()~'.repeat(size)}</p>`,
  (_random, size) => `<p>${' '.repeat(size * 5)}x</p>`,
  (_random, size) => Array.from({ length: size }, (_, index) => `<meta name="n${index}" content="c">`).join(''),
  (_random, size) => `<math>${'<mrow><mfrac>'.repeat(size)}`,
  (_random, size) => `<select>${'<option>a'.repeat(size)}</select>`,
  (_random, size) => `<script type="application/ld+json">${'['.repeat(size)}</script>`,
  (_random, size) =>
    `<script type="application/ld+json">{"@type":"Product","offers":${JSON.stringify(Array.from({ length: size / 10 }, () => ({ price: '1e999' })))}}</script>`,
  (_random, size) => `<nav><ul>${'<li><a href=/a>menu</a>'.repeat(size)}</ul></nav>`,
  (_random, size) => `<pre>${'`'.repeat(size * 3)}</pre>`,
  (_random, size) => '&'.repeat(size) + '&#x10ffff;&#0;&notanentity;'.repeat(size / 10),
  (random, size) =>
    `<img srcset="${'a 1x,'.repeat(size)}" src="data:image/png;base64,${'A'.repeat(random.below(size))}">`,
  (_random, size) => `<base href="http://["><a href="${'../'.repeat(size)}x">y</a>`,
  (_random, size) => `<!--${'-'.repeat(size * 3)}`,
  (_random, size) => `<title>${'\u202e\u0000\ufeff'.repeat(size)}</title>`,
  (_random, size) => `<template>${'<template>'.repeat(size)}`,
  (_random, size) => '</p>'.repeat(size),
  (_random, size) => `<frameset>${'<frame src=/page/1>'.repeat(Math.min(size, 20))}`,
];

const hostileScripts = [
  "for(let i=0;i<300;i++)history.pushState(0,'','#'+i)",
  "console.log('x'.repeat(5e6))",
  'setInterval(()=>document.body.append(document.createElement("p")),1)',
  'while(Math.random()>2);throw {toString(){throw 1}}',
  'alert(1);confirm(2);prompt(3)',
  'location.hash=Math.random()',
  'Object.prototype.then=()=>{};Array.prototype.map=null',
  "document.write('<p>'.repeat(1e4))",
  'window.open("about:blank");window.close()',
  "fetch('/page/1').catch(()=>{})",
  'setInterval(()=>{for(let i=0;i<50;i++)open("about:blank")},1)',
  'location="http://10.0.0.1/"',
  'location="about:blank"',
  'new EventSource("/page/1")',
];

function servePage(socket: Socket, random: Random): void {
  const pieces = Array.from({ length: 1 + random.below(4) }, () =>
    random.of(hostilePieces)(random, random.of([10, 200, 3000])),
  );
  const script = random.chance(0.3) ? `<script>${random.of(hostileScripts)}</script>` : '';
  const page = Buffer.from(
    `<!doctype html><html><head><title>T</title>${script}</head><body><p>Some text.</p>${pieces.join('')}`,
  );
  const body = random.chance(0.4) ? mutateBytes(random, page) : page;
  const type = random.of([
    'text/html',
    'text/html; charset=utf-16le',
    'text/html; charset=iso-2022-jp',
    'text/plain',
    'text/html',
  ]);
  socket.end(
    Buffer.concat([
      Buffer.from(
        `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
      ),
      body,
    ]),
  );
}

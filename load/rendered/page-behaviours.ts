/**
 * How pages write what they show: the table that honest waiting is measured on. Each page has words that only its scripts
 * write; an answer is right when all of them are there.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';

export interface PageBehaviour {
  readonly name: string;
  /** The page as it is served. `/api?ms=N&words=W` answers W after N ms; `/chunk?ms=N&code=C` is a script. */
  readonly html: string;
  /** Words that must be in the answer. */
  readonly words: readonly string[];
  /** The page never shows anything: the answer is right when it says so. */
  readonly empty?: boolean;
  /** An ordinary page, whose wait is compared with that of others. */
  readonly isStatic?: boolean;
}

const shell = (body: string, script: string): string =>
  `<!doctype html><html><head><title>Page</title></head><body>${body}<script>${script}</script></body></html>`;
const root = '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>';
const sentence = '<h1>Tides</h1><p>One sentence stands in the page as it is served.</p><div id="more"></div>';
const library = `
  const show = (id, words) => document.getElementById(id).insertAdjacentHTML('beforeend', '<p>' + words + ' is what the script wrote here.</p>');
  const get = (words, ms) => fetch('/api?ms=' + ms + '&words=' + words).then((answer) => answer.text());
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const work = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };`;
const into = (body: string, id: string) => ({
  page: (script: string): string => shell(body, `${library}(async () => { ${script.replaceAll('$ID', id)} })()`),
});
const mounted = into(root, 'root');
const beside = into(sentence, 'more');
const plenty = '<p>Words that stand in the page, enough of them for a whole article about the tides.</p>'.repeat(30);

const pauses = [0, 80, 200, 300, 500, 1000, 2000, 3000];
const answers = [0, 500, 1500, 2800, 3500, 6000];

export const pageBehaviours: readonly PageBehaviour[] = [
  { name: 'static page', html: shell(plenty, ''), words: ['article'], isStatic: true },
  { name: 'static page with a script', html: shell(plenty, 'window.visits = 1'), words: ['article'], isStatic: true },
  ...pauses.map((ms) => ({
    name: `mount: ${ms} ms, then fetch`,
    html: mounted.page(`await sleep(${ms}); show('$ID', await get('cedar', 200))`),
    words: ['cedar'],
  })),
  ...answers.map((ms) => ({
    name: `mount: answer after ${ms} ms`,
    html: mounted.page(`show('$ID', await get('cedar', ${ms}))`),
    words: ['cedar'],
  })),
  ...[500, 1500, 3000].map((ms) => ({
    name: `mount: ${ms} ms between two fetches`,
    html: mounted.page(
      `show('$ID', await get('cedar', 100)); await sleep(${ms}); show('$ID', await get('maple', 100))`,
    ),
    words: ['cedar', 'maple'],
  })),
  ...[300, 800, 2000].map((ms) => ({
    name: `mount: computes ${ms} ms, then fetch`,
    html: mounted.page(`await 0; work(${ms}); show('$ID', await get('cedar', 300))`),
    words: ['cedar'],
  })),
  {
    name: 'mount: computes in slices for 2 s, then fetch',
    html: mounted.page(
      `for (let i = 0; i < 100; i++) { work(20); await sleep(0); } show('$ID', await get('cedar', 300))`,
    ),
    words: ['cedar'],
  },
  {
    name: 'lazy chunk, 250 ms, then fetch, with a spinner',
    html: shell(
      '<div id="root"><div class="spinner">Loading…</div></div>',
      `${library} const s = document.createElement('script'); s.src = '/chunk?ms=300&code=' + encodeURIComponent("setTimeout(async () => { const words = await get('cedar', 300); root.textContent = ''; show('root', words) }, 250)"); document.body.append(s)`,
    ),
    words: ['cedar'],
  },
  {
    name: 'spinner in the page, answer after 4 s',
    html: shell(
      '<main id="root"><p>Loading…</p></main>',
      `${library} get('cedar', 4000).then((words) => { root.textContent = ''; show('root', words) })`,
    ),
    words: ['cedar'],
  },
  ...[100, 1000].map((ms) => ({
    name: `clock every ${ms} ms, fetch after 500 ms`,
    html: into(`${sentence}<p id="clock"></p>`, 'more').page(
      `setInterval(() => (clock.textContent = new Date().toISOString()), ${ms}); await sleep(500); show('$ID', await get('cedar', 400))`,
    ),
    words: ['cedar'],
  })),
  {
    name: 'clock by recursion, fetch after 1 s',
    html: into(`${sentence}<p id="clock"></p>`, 'more').page(
      `(async () => { for (;;) { clock.textContent = new Date().toISOString(); await sleep(500) } })(); await sleep(1000); show('$ID', await get('cedar', 400))`,
    ),
    words: ['cedar'],
  },
  {
    name: 'long poll, content after 600 ms',
    html: beside.page(`get('never', 60000); await sleep(600); show('$ID', await get('cedar', 100))`),
    words: ['cedar'],
  },
  {
    name: 'long poll beside an empty mount, content after 2 s',
    html: mounted.page(`get('never', 60000); await sleep(2000); show('$ID', await get('cedar', 100))`),
    words: ['cedar'],
  },
  {
    name: 'WebSocket, first message after 1.5 s',
    html: beside.page(
      `const socket = new WebSocket('ws://' + location.host + '/socket?ms=1500&words=cedar'); socket.onmessage = ({ data }) => show('$ID', data)`,
    ),
    words: ['cedar'],
  },
  {
    name: 'WebSocket into an empty mount, first message after 2.5 s',
    html: mounted.page(
      `const socket = new WebSocket('ws://' + location.host + '/socket?ms=2500&words=cedar'); socket.onmessage = ({ data }) => show('$ID', data)`,
    ),
    words: ['cedar'],
  },
  { name: 'sentence: written at once', html: beside.page(`show('$ID', 'cedar')`), words: ['One sentence', 'cedar'] },
  ...[200, 1000, 3000].map((ms) => ({
    name: `sentence: ${ms} ms, then fetch`,
    html: beside.page(`await sleep(${ms}); show('$ID', await get('cedar', 200))`),
    words: ['One sentence', 'cedar'],
  })),
  ...[2000, 6000].map((ms) => ({
    name: `sentence: answer after ${ms} ms`,
    html: beside.page(`show('$ID', await get('cedar', ${ms}))`),
    words: ['One sentence', 'cedar'],
  })),
  {
    name: 'sentence: three parts, a second apart',
    html: beside.page(
      `for (const words of ['cedar', 'maple', 'willow']) { await sleep(1000); show('$ID', await get(words, 100)) }`,
    ),
    words: ['One sentence', 'cedar', 'maple', 'willow'],
  },
  {
    name: 'long page: a part that is loading',
    html: into(`${plenty}<section id="more"><p id="wait">Loading…</p></section>`, 'more').page(
      `const words = await get('cedar', 2500); wait.remove(); show('$ID', words)`,
    ),
    words: ['article', 'cedar'],
  },
  { name: 'never shows anything', html: mounted.page(`await sleep(100)`), words: [], empty: true },
];

/** Serves the pages as `/page/N`, and what their scripts ask for. */
export async function serveBehaviours(): Promise<{ origin: string; address: string; close(): Promise<void> }> {
  const server = createServer(answer);
  const sockets = new Set<Socket>();
  server.on('upgrade', speak);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin: `http://${address}`, address, close: () => closed(server, sockets) };
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url!, 'http://site');
  const later = (type: string, text: string): void => {
    const timer = setTimeout(
      () => response.writeHead(200, { 'content-type': type }).end(text),
      Number(searchParams.get('ms')),
    );
    response.once('close', () => clearTimeout(timer));
  };
  const page = pageBehaviours[Number(/^\/page\/(\d+)$/.exec(pathname)?.[1] ?? -1)];
  if (page) later('text/html; charset=utf-8', page.html);
  else if (pathname === '/api') later('text/plain', searchParams.get('words')!);
  else if (pathname === '/chunk') later('text/javascript', searchParams.get('code')!);
  else response.writeHead(404).end();
}

/** One text frame after a while. Standard: RFC 6455. */
function speak(request: IncomingMessage, socket: Socket): void {
  const { searchParams } = new URL(request.url!, 'http://site');
  const accept = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.on('error', () => socket.destroy());
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const words = Buffer.from(searchParams.get('words')!);
  const timer = setTimeout(
    () => socket.write(Buffer.concat([Buffer.from([0x81, words.length]), words])),
    Number(searchParams.get('ms')),
  );
  socket.once('close', () => clearTimeout(timer));
}

async function closed(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const end = new Promise((resolve) => server.close(resolve));
  // A WebSocket is no connection of the server's any more.
  for (const socket of sockets) socket.destroy();
  await end;
}

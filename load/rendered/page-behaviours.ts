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
/** A script that imports another, which takes 500 ms to come. */
const moduleOf = (code: string): string =>
  `import '/chunk?ms=500&code=${encodeURIComponent(code.startsWith('import') ? code : library + code).replaceAll("'", '%27')}';`;
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
  {
    name: 'streamed: a fallback in the page, its content in a hidden part that a script puts in its place',
    html: `<!doctype html><html><head><title>Page</title></head><body><div id="root"><main><h1>Tides</h1><!--$?--><template id="B:0"></template><p>Loading tides…</p><!--/$--></main></div><div hidden id="S:0"><p>cedar is what was streamed here.</p></div><script>setTimeout(() => { const from = document.getElementById('S:0'), to = document.getElementById('B:0'); to.nextSibling.remove(); while (from.firstChild) to.parentNode.insertBefore(from.firstChild, to); from.remove(); to.remove() }, 800)</script></body></html>`,
    words: ['cedar'],
  },
  {
    name: 'hydration replaces what was served',
    html: into(`<div id="root"><h1>Tides</h1><p>The served words stand here for a while.</p></div>`, 'root').page(
      `await sleep(600); const words = await get('cedar', 300); root.textContent = ''; show('$ID', words)`,
    ),
    words: ['cedar'],
  },
  {
    name: 'content when it scrolls into view, all within the first screen',
    html: mounted.page(
      `$ID.style.minHeight = '40px'; new IntersectionObserver(async (seen, watch) => { if (!seen[0].isIntersecting) return; watch.disconnect(); show('$ID', await get('cedar', 400)) }).observe($ID)`,
    ),
    words: ['cedar'],
  },
  {
    name: 'content when the browser is idle',
    html: mounted.page(`requestIdleCallback(async () => show('$ID', await get('cedar', 300)))`),
    words: ['cedar'],
  },
  {
    name: 'custom element with a shadow root',
    html: shell(
      `${sentence}<tide-table></tide-table>`,
      `${library} customElements.define('tide-table', class extends HTMLElement { async connectedCallback() { const words = await get('cedar', 500); this.attachShadow({ mode: 'open' }).innerHTML = '<p>' + words + ' stands in the shadow.</p>' } })`,
    ),
    words: ['One sentence', 'cedar'],
  },
  {
    name: 'shadow root as it is served, with a slot',
    html: shell(
      '<tide-table><template shadowrootmode="open"><h2>cedar in the shadow</h2><slot></slot></template><p>maple in the slot</p></tide-table>',
      `fetch('/api?ms=100&words=x')`,
    ),
    words: ['cedar', 'maple'],
  },
  {
    name: 'document.write while it loads',
    html: shell(
      '<h1>Tides</h1><div id="root"></div>',
      `document.write('<p>cedar is written while the page loads.</p>')`,
    ),
    words: ['cedar'],
  },
  {
    name: 'kept in IndexedDB, then read and shown',
    html: mounted.page(
      `const open = indexedDB.open('tides'); open.onupgradeneeded = () => open.result.createObjectStore('words'); open.onsuccess = async () => { const words = await get('cedar', 200); const store = open.result.transaction('words', 'readwrite').objectStore('words'); store.put(words, 1).onsuccess = () => { open.result.transaction('words').objectStore('words').get(1).onsuccess = ({ target }) => show('$ID', target.result) } }`,
    ),
    words: ['cedar'],
  },
  {
    name: 'two fetches fail, the third after 1 s and 2 s is good',
    html: mounted.page(
      `for (let attempt = 0; ; attempt++) { const answer = await fetch(attempt < 2 ? '/nothing' : '/api?ms=200&words=cedar'); if (answer.ok) { show('$ID', await answer.text()); break; } await sleep(1000 * (attempt + 1)) }`,
    ),
    words: ['cedar'],
  },
  {
    name: 'events from the server, a word every 400 ms',
    html: mounted.page(
      `const events = new EventSource('/events?ms=400&words=cedar,maple,willow'); events.onmessage = ({ data }) => show('$ID', data)`,
    ),
    words: ['cedar', 'maple', 'willow'],
  },
  {
    name: 'an answer that comes piece by piece',
    html: mounted.page(
      `const reader = (await fetch('/stream?ms=500&words=cedar,maple,willow')).body.getReader(); for (;;) { const { done, value } = await reader.read(); if (done) break; show('$ID', new TextDecoder().decode(value)) }`,
    ),
    words: ['cedar', 'maple', 'willow'],
  },
  {
    name: 'skeleton with placeholder words',
    html: shell(
      `<main id="root" aria-busy="true">${'<div class="skeleton"><h3>Title</h3><p>Lorem ipsum dolor sit amet</p></div>'.repeat(4)}</main>`,
      `${library} get('cedar', 2500).then((words) => { root.textContent = ''; root.removeAttribute('aria-busy'); show('root', words) })`,
    ),
    words: ['cedar'],
  },
  {
    name: 'cookie wall over blurred words',
    html: shell(
      `<div id="page" style="filter:blur(8px)"><h1>Tides</h1><p id="more"></p></div><div class="cookie-consent" role="dialog" style="position:fixed;inset:0;z-index:9999"><p>We value your privacy</p><button>Accept all</button></div>`,
      `${library} document.body.style.overflow = 'hidden'; get('cedar', 500).then((words) => show('more', words))`,
    ),
    words: ['cedar'],
  },
  {
    name: 'goes on to another address of its own, then loads',
    html: mounted.page(
      `await sleep(300); history.pushState({}, '', '/page/app?view=tides'); show('$ID', await get('cedar', 900))`,
    ),
    words: ['cedar'],
  },
  {
    name: 'goes on to another document by script',
    html: shell(root, `setTimeout(() => location.replace('/words?words=cedar'), 700)`),
    words: ['cedar'],
  },
  {
    name: 'a page of parts that come from templates',
    html: mounted.page(
      `const row = document.createElement('template'); row.innerHTML = '<li><b></b> is a tree</li>'; const words = (await get('cedar,maple', 600)).split(','); const list = document.createElement('ul'); for (const word of words) { const item = row.content.cloneNode(true); item.querySelector('b').textContent = word; list.append(item) } $ID.append(list)`,
    ),
    words: ['cedar', 'maple'],
  },
  {
    name: 'modules that import each other, the last after 1 s',
    html: shell(root, '').replace('<script>', `<script type="module">${moduleOf(moduleOf(`show('root', 'cedar')`))}`),
    words: ['cedar'],
  },
  {
    name: 'words only for browsers without scripts, and others for those with them',
    html: into(
      '<noscript><p>Please switch on scripts to read on.</p></noscript><h1>Tides</h1><div id="more"></div>',
      'more',
    ).page(`await sleep(400); show('$ID', 'cedar')`),
    words: ['cedar'],
  },
  {
    name: 'a frame of the same site holds the words',
    html: shell('<h1>Tides</h1><iframe src="/words?words=cedar" width="600" height="400"></iframe>', ''),
    words: ['cedar'],
  },
  {
    name: 'a worker of the page makes the words',
    html: mounted.page(
      `const worker = new Worker(URL.createObjectURL(new Blob(["setTimeout(() => postMessage('cedar'), 1200)"]))); worker.onmessage = ({ data }) => show('$ID', data)`,
    ),
    words: ['cedar'],
  },
  {
    name: 'fetched through a service worker',
    html: mounted.page(
      `if ('serviceWorker' in navigator) { try { await navigator.serviceWorker.register('/worker.js') } catch {} } show('$ID', await get('cedar', 500))`,
    ),
    words: ['cedar'],
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
  else if (pathname === '/words')
    later(
      'text/html; charset=utf-8',
      `<!doctype html><title>Words</title><p>${searchParams.get('words')} is told here.</p>`,
    );
  else if (pathname === '/worker.js')
    later('text/javascript', `addEventListener('fetch', (event) => event.respondWith(fetch(event.request)))`);
  else if (pathname === '/events') trickle(response, 'text/event-stream', searchParams, (word) => `data: ${word}\n\n`);
  else if (pathname === '/stream') trickle(response, 'text/plain', searchParams, (word) => word);
  else if (pathname === '/chunk') later('text/javascript', searchParams.get('code')!);
  else response.writeHead(404).end();
}

/** A word every so many ms; then the answer ends, except for one of events, which stays open. */
function trickle(
  response: ServerResponse,
  type: string,
  asked: URLSearchParams,
  write: (word: string) => string,
): void {
  const words = asked.get('words')!.split(',');
  response.writeHead(200, { 'content-type': type });
  const timer = setInterval(
    () => {
      const word = words.shift();
      if (word !== undefined) response.write(write(word));
      else if (type !== 'text/event-stream') response.end();
    },
    Number(asked.get('ms')),
  );
  response.once('close', () => clearInterval(timer));
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

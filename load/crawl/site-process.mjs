// A site to be crawled, in a process of its own: `/pages/COUNT/N` are COUNT pages of some 15 KB that link to each other, each
// reachable from the first. It keeps a journal: how often each page was asked for, and what came to `/hook`, which fails
// the first attempt of every third delivery. `/journal` tells both; DELETE forgets them.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

const words =
  'plumb line weight string wall mason level angle stone brick house tower floor beam joint mortar chalk ladder roof window'.split(
    ' ',
  );
const sentence = (seed) =>
  `${Array.from({ length: 14 }, (_, index) => words[(seed * 7 + index * 11 + ((seed * index) % 5)) % 20]).join(' ')}.`;

let visits = new Map();
let deliveries = new Map();

function page(count, number) {
  const address = (other) => `/pages/${count}/${other % count}`;
  // Ten children make every page reachable within a few steps; the rest are links to pages known already.
  const children = Array.from({ length: 10 }, (_, index) => number * 10 + index + 1).filter((child) => child < count);
  const menu = Array.from(
    { length: 20 },
    (_, index) => `<li><a href="${address(index)}">${words[index]}</a></li>`,
  ).join('');
  const sections = Array.from({ length: 6 }, (_, index) => {
    const seed = number * 31 + index;
    const text = Array.from(
      { length: 6 },
      (_, line) =>
        `<p>${sentence(seed + line)} <a href="${address(seed + line)}">${sentence(seed + line + 3)}</a> ${sentence(seed + line + 9)}</p>`,
    ).join('');
    return `<section><h2>${sentence(seed)}</h2>${text}</section>`;
  }).join('\n');
  const list = children.map((child) => `<li><a href="${address(child)}">Page ${child}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><title>Page ${number}</title></head><body><header><nav><ul>${menu}</ul></nav></header>
<main><h1>Page ${number}</h1>${sections}<ul>${list}</ul></main><footer><p>${sentence(number)}</p></footer></body></html>`;
}

function receive(body, response) {
  const key = createHash('sha1').update(body).digest('hex');
  const known = deliveries.get(key) ?? { ...JSON.parse(body), data: undefined, attempts: 0, accepted: 0 };
  known.attempts++;
  const fails = Number.parseInt(key.slice(0, 4), 16) % 3 === 0 && known.attempts === 1;
  if (!fails) known.accepted++;
  deliveries.set(key, known);
  response.writeHead(fails ? 503 : 200).end();
}

const server = createServer((request, response) => {
  const [, count, number] = /^\/pages\/(\d+)\/(\d+)$/.exec(request.url) ?? [];
  if (number !== undefined && Number(number) < Number(count)) {
    visits.set(request.url, (visits.get(request.url) ?? 0) + 1);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(Number(count), Number(number)));
  } else if (request.url === '/hook') {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => receive(Buffer.concat(chunks), response));
  } else if (request.url === '/journal') {
    response.end(JSON.stringify({ visits: [...visits], deliveries: [...deliveries.values()] }));
    if (request.method === 'DELETE') {
      visits = new Map();
      deliveries = new Map();
    }
  } else response.writeHead(404).end();
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit(0));

/** The site the clients' calls are about: a few pages that link to each other, a shop, a slow page, and a receiver of webhooks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ClientSite {
  readonly origin: string;
  /** `host:port`, as EGRESS_ALLOW takes it. */
  readonly address: string;
  /** Bodies that came to `/hook`, in the order of their coming. */
  readonly deliveries: readonly { readonly type?: string; readonly id?: string }[];
  /** Another text on `/news` from now on. */
  changeNews(text: string): void;
  close(): Promise<void>;
}

const topics = ['levels', 'squares', 'chalk-lines', 'rules', 'trammels', 'dividers'];

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="About ${title}."></head>` +
  `<body><nav><a href="/">Start</a></nav><main><h1>${title}</h1>${body}</main></body></html>`;

const article = page(
  'Plumb lines',
  `<p>A plumb line is a weight on a string. Masons have used it for five thousand years to see what is upright. Write to
   keeper@example.com about it.</p><p>The weight is called a bob and is made of brass. <a href="/topic/levels">Levels</a>
   tell what is flat.</p><img src="/bob.png" alt="A bob" data-id="7"><button id="more"
   onclick="document.querySelector('p').textContent = 'Clicked text'">More</button><input id="name">`,
);
const shop = `<!doctype html><html lang="en"><head><title>Shop</title><script type="application/ld+json">{"@context":
  "https://schema.org","@type":"Product","name":"Plumb bob","brand":{"@type":"Brand","name":"Upright"},"offers":{"@type":
  "Offer","price":"12.50","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script></head><body><main>
  <h1>Plumb bob</h1><p>Price: 12.50 EUR</p><p>Material: brass</p></main></body></html>`;

export async function startClientSite(): Promise<ClientSite> {
  const deliveries: { type?: string; id?: string }[] = [];
  let news = 'Nothing is new today.';
  const pages: Record<string, () => string> = {
    '/': () =>
      page(
        'Tools',
        `<p>Tools of masons.</p><ul>${topics.map((name) => `<li><a href="/topic/${name}">${name}</a></li>`).join('')}<li><a href="/article">Plumb lines</a></li></ul>`,
      ),
    '/article': () => article,
    '/shop': () => shop,
    '/news': () => page('News', `<p>${news}</p><p>This line stays as it is from day to day.</p>`),
    '/robots.txt': () => 'User-agent: *\nDisallow: /private/\n',
  };
  for (const name of topics)
    pages[`/topic/${name}`] = () =>
      page(
        `About ${name}`,
        `<p>Here is what is known of ${name}, told in one sentence or two.</p><a href="/private/x">x</a>`,
      );
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const html = pages[path];
    if (path === '/hook') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        deliveries.push(JSON.parse(Buffer.concat(chunks).toString()) as { type?: string; id?: string });
        response.end();
      });
    } else if (path === '/slow') {
      // Longer than a client takes to start, so that what is cancelled is still going on.
      setTimeout(() => response.setHeader('content-type', 'text/html').end(article), 20_000).unref();
    } else if (html === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end(page('Not found', '<p>Nothing is here.</p>'));
    } else {
      response.setHeader('content-type', path.endsWith('.txt') ? 'text/plain' : 'text/html');
      response.end(html());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${address}`,
    address,
    deliveries,
    changeNews: (text) => {
      news = text;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

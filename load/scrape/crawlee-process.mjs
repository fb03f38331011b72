// Crawlee's CheerioCrawler on a list of addresses, in a process of its own: fetches each page, takes its links and its main
// content, and writes that as Markdown with turndown when it is told to. Answers with seconds, CPU seconds and what it made.
import { createRequire } from 'node:module';

const peers = createRequire(new URL('peers/package.json', import.meta.url));
const { CheerioCrawler, Configuration, log } = await import(peers.resolve('@crawlee/cheerio'));
const { default: Turndown } = await import(peers.resolve('turndown'));
log.setLevel(log.LEVELS.ERROR);

async function crawl({ urls, concurrency, markdown, followLinks }) {
  const turndown = new Turndown({ headingStyle: 'atx' });
  const made = { pages: 0, failures: 0, characters: 0, links: 0 };
  const options = {
    minConcurrency: concurrency,
    maxConcurrency: concurrency,
    useSessionPool: false,
    maxRequestRetries: 0,
    requestHandler: async ({ $, request, enqueueLinks }) => {
      if (followLinks) await enqueueLinks({ strategy: 'same-hostname' });
      $('script, style, noscript, nav, header, footer, aside').remove();
      const content = $('main');
      made.links += content
        .find('a[href]')
        .map((_, link) => new URL($(link).attr('href'), request.url).href)
        .get().length;
      made.characters += (markdown ? turndown.turndown(content.html()) : content.text()).length;
      made.pages++;
    },
    failedRequestHandler: () => void made.failures++,
  };
  const crawler = new CheerioCrawler(options, new Configuration({ persistStorage: false, purgeOnStart: false }));
  const cpu = process.cpuUsage();
  const start = performance.now();
  await crawler.run(urls);
  const { user, system } = process.cpuUsage(cpu);
  return { ...made, seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 };
}

process.on('message', async (job) => process.send(await crawl(job)));
process.on('disconnect', () => process.exit(0));
process.send('ready');

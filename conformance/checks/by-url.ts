/**
 * What the interface says of the document data, it says of a scrape as of an upload. Here a check that uploads files is
 * run again by addresses: each file is put on the fixture site, and the target is asked to scrape it.
 * Used by the registry for the checks of document-data and metadata.
 * Spec: What the service does 3 (routing rule); Response envelope (scrape and parse).
 */
import { check } from '../harness/check.js';
import type { Check } from '../harness/check.js';
import type { CheckContext } from '../harness/check-context.js';
import { HarnessError } from '../harness/interruptions.js';
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import type { Part } from '../harness/multipart.js';
import type { OutgoingRequest } from '../harness/session.js';
import type { SiteFolder } from '../site/fixture-site.js';
import { fileAnswer } from '../site/resource.js';
import { mustBeCapable, scrape } from '../vocabulary/scrape.js';

/** The same check, for scrapes; its id is that of the check with `.by-url`. */
export function byUrl(item: Check): Check {
  return check(`${item.id}.by-url`, async (t) => item.run(await scrapingContext(t)), {
    ...item.cost,
    requests: item.cost.requests + 1,
  });
}

/** Uploads that the check sends become scrapes of the same file at an address. */
async function scrapingContext(t: CheckContext): Promise<CheckContext> {
  const site = await t.siteFolder();
  let count = 0;
  // Pages are what every scrape is of: whether one is read is judged by the checks, and no matter of what is offered.
  const isPage = (capability: string): boolean => /^parse\.html?$/.test(capability);
  const asScrape = (capability: string): string =>
    isPage(capability) ? 'scrape.envelope' : capability.replace(/^parse\b/, 'scrape');
  return {
    ...t,
    need: (capability) => t.need(asScrape(capability)),
    offers: async (capability) => isPage(capability) || t.offers(asScrape(capability)),
    async send(request, tags) {
      if (request.path !== '/parse') return t.send(request, tags);
      count += 1;
      const exchange = await scrape(t, addressOf(site, count, request), optionsOf(request), tags);
      mustBeCapable(t, exchange);
      return exchange;
    },
  };
}

function partNamed({ parts }: OutgoingRequest, name: string): Part | undefined {
  return parts?.find((part) => part.name === name);
}

function addressOf(site: SiteFolder, count: number, request: OutgoingRequest): string {
  const file = partNamed(request, 'file');
  if (!file) throw new HarnessError('a check without a file cannot be run by URL');
  const bytes = Buffer.from(file.value as Uint8Array);
  const name = encodeURIComponent(file.filename ?? 'file');
  return site.put(`${count}/${name}`, fileAnswer(bytes, contentTypeOf(file.contentType ?? '', bytes)));
}

/** A web server names the encoding of its pages; of bytes in another one than UTF-8 the page itself must tell. */
function contentTypeOf(contentType: string, bytes: Buffer): string {
  if (!contentType.startsWith('text/')) return contentType;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return `${contentType}; charset=utf-8`;
  } catch {
    return contentType;
  }
}

/** Formats by their plain names: the tables of scrape list no objects for them. */
function optionsOf(request: OutgoingRequest): JsonObject {
  const value = partNamed(request, 'options')?.value;
  if (value === undefined) return {};
  const options: unknown = JSON.parse(String(value));
  if (!isObject(options)) throw new HarnessError('a check with options that are no object cannot be run by URL');
  const { formats } = options;
  return Array.isArray(formats) ? { ...options, formats: formats.map(plainName) } : options;
}

function plainName(format: unknown): unknown {
  return isObject(format) && Object.keys(format).length === 1 ? format['type'] : format;
}

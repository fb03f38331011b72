/** What stands in the form, as a request of the interface. */
import { limits } from '../../../generated/limits.gen.js';
import { readActions } from './actions.js';
import { checked, field, numberOf } from './page.js';

export type Kind = 'parse' | 'scrape' | 'crawl' | 'batch' | 'map';

export interface Request {
  readonly kind: Kind;
  /** Below `/v2`. */
  readonly path: string;
  /** The JSON body; for a file, its `options`. */
  readonly body: Record<string, unknown>;
  readonly file?: File;
}

const paths: Record<Kind, string> = {
  parse: '/parse',
  scrape: '/scrape',
  crawl: '/crawl',
  batch: '/batch/scrape',
  map: '/map',
};

const everywhere = ['markdown', 'html', 'rawHtml', 'links', 'images', 'summary', 'json', 'question'];
const pagesOnly = ['screenshot', 'product', 'branding', 'menu'];

/** Formats the form offers for a kind of request. */
export const formatsOf = (kind: Kind): readonly string[] =>
  kind === 'parse' ? everywhere : [...everywhere, ...pagesOnly];

export const chosenKind = (): Kind =>
  document.querySelector<HTMLInputElement>('input[name=kind]:checked')!.value as Kind;

export const chosenFormats = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('#formats input:checked')].map(({ value }) => value);

/**
 * @param example stands where an address is still to be written
 * @throws Error in words for the person at the form
 */
export function readRequest(chosenFile: File | undefined, example = ''): Request {
  const kind = chosenKind();
  const path = paths[kind];
  if (kind === 'parse') {
    if (chosenFile === undefined) throw new Error('Choose a file first.');
    // The server has the last word.
    if (chosenFile.size > limits.parseFileMaxBytes && example === '')
      throw new Error(`${chosenFile.name} has ${(chosenFile.size / 1e6).toFixed(0)} MB; a file may have up to 50 MB.`);
    return { kind, path, body: documentOptions(kind), file: chosenFile };
  }
  if (kind === 'batch') {
    const written = lines('urls');
    const urls = written.length === 0 && example !== '' ? [example] : written;
    if (urls.length === 0) throw new Error('Write at least one address, one a line.');
    return { kind, path, body: { urls, ...documentOptions(kind) } };
  }
  const url = field('url').value.trim() || example;
  if (url === '') throw new Error('Write the address first.');
  if (kind === 'scrape') {
    const actions = readActions();
    return { kind, path, body: { url, ...documentOptions(kind), ...(actions.length > 0 && { actions }) } };
  }
  const limit = numberOf('limit');
  if (kind === 'map') {
    const search = field('search').value.trim();
    return { kind, path, body: { url, ...(limit !== undefined && { limit }), ...(search !== '' && { search }) } };
  }
  const includePaths = lines('include-paths');
  return {
    kind,
    path,
    body: {
      url,
      ...(limit !== undefined && { limit }),
      ...(includePaths.length > 0 && { includePaths }),
      ...(checked('entire-domain') && { crawlEntireDomain: true }),
      scrapeOptions: documentOptions(kind),
    },
  };
}

function documentOptions(kind: Kind): Record<string, unknown> {
  const waitFor = numberOf('wait-for');
  const maxPages = numberOf('max-pages');
  const seconds = kind === 'parse' || kind === 'scrape' ? numberOf('timeout') : undefined;
  const [includeTags, excludeTags] = [selectors('include-tags'), selectors('exclude-tags')];
  const formats = chosenFormats().map(asFormat);
  if (formats.length === 0) throw new Error('Choose at least one format.');
  return {
    formats,
    ...(!checked('only-main-content') && { onlyMainContent: false }),
    ...(checked('redact-pii') && { redactPII: true }),
    ...(seconds !== undefined && { timeout: seconds * 1000 }),
    ...(includeTags.length > 0 && { includeTags }),
    ...(excludeTags.length > 0 && { excludeTags }),
    ...(kind === 'parse'
      ? maxPages !== undefined && { parsers: [{ type: 'pdf', maxPages }] }
      : {
          ...(checked('fresh') && { maxAge: 0 }),
          ...(checked('mobile') && { mobile: true }),
          ...(waitFor !== undefined && { waitFor }),
        }),
  };
}

function asFormat(name: string): unknown {
  if (name === 'json') {
    const text = field('schema').value.trim();
    if (text === '') throw new Error('Write the JSON Schema of the data first.');
    try {
      return { type: 'json', schema: JSON.parse(text) as unknown };
    } catch (error) {
      throw new Error(`The schema is not JSON: ${(error as Error).message}`, { cause: error });
    }
  }
  if (name === 'question') {
    const question = field('question').value.trim();
    if (question === '') throw new Error('Write the question first.');
    return { type: 'question', question };
  }
  return name === 'screenshot' ? { type: 'screenshot', fullPage: true } : name;
}

const lines = (id: string): string[] => nonEmpty(field(id).value.split('\n'));
const selectors = (id: string): string[] => nonEmpty(field(id).value.split(','));
const nonEmpty = (parts: string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

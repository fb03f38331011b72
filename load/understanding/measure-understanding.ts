/**
 * How much of what pages say is understood, on pages we did not write. A page that tells of its product or article in
 * JSON-LD is its own truth: the JSON-LD is taken out, the rest is uploaded with a schema, and what comes back is held against
 * it, where it stands outside of scripts. Tables with one row of headers are their own truth too. Summaries are held against the page's own description, beside its leading sentences of the same length.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startReference } from '../http/target.js';
import type { Target } from '../http/target.js';
import { table } from '../report/table.js';

export interface UnderstandingLoad {
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** Pages, `.html` or `.html.gz`, with its subfolders. */
  readonly files: string;
  readonly limit: number;
}

type Values = Readonly<Record<string, string>>;

interface Kind {
  readonly name: string;
  readonly types: RegExp;
  readonly schema: object;
  /** What the JSON-LD tells, by the names of the schema. */
  readonly truth: (thing: Readonly<Record<string, unknown>>) => Values;
}

const text = { type: 'string' };
const kinds: readonly Kind[] = [
  {
    name: 'product',
    types: /^Product$/,
    schema: {
      type: 'object',
      properties: { name: text, price: { type: 'number' }, priceCurrency: text, brand: text, sku: text },
    },
    truth: (thing) => {
      const offer = first(thing['offers']);
      return told({
        name: thing['name'],
        price: offer['price'] ?? offer['lowPrice'],
        priceCurrency: offer['priceCurrency'],
        brand: nameOf(thing['brand']),
        sku: thing['sku'],
      });
    },
  },
  {
    name: 'article',
    types: /^(?:News)?Article$|^BlogPosting$/,
    schema: {
      type: 'object',
      properties: { headline: text, author: text, datePublished: { type: 'string', format: 'date' } },
    },
    truth: (thing) =>
      told({
        headline: thing['headline'],
        author: nameOf(thing['author']),
        datePublished: typeof thing['datePublished'] === 'string' ? thing['datePublished'].slice(0, 10) : undefined,
      }),
  },
];

interface Score {
  asked: number;
  right: number;
  /** The answer holds the truth and more, or only a part of it. */
  part: number;
  wrong: number;
  absent: number;
  /** Left out of the other counts: the truth stands only in scripts of the page, where no reader looks. */
  hidden: number;
  /** Answers that stand nowhere on the page, right or wrong. */
  invented: number;
}

/** Measures and prints. Gives the exit code. */
export async function measureUnderstanding(load: UnderstandingLoad): Promise<number> {
  const pages = pagesIn(load.files).slice(0, load.limit);
  if (pages.length === 0) throw new Error(`There is no .html and no .html.gz in ${load.files}.`);
  const target: Target =
    load.baseUrl === undefined
      ? await startReference()
      : { baseUrl: load.baseUrl, apiKey: load.apiKey, close: async () => undefined };
  try {
    process.stdout.write(
      `${await ofData(pages, target)}\n${await ofTables(pages, target)}\n${await ofSummaries(pages, target)}\n`,
    );
  } finally {
    await target.close();
  }
  return 0;
}

async function ofData(pages: readonly string[], target: Target): Promise<string> {
  const rows: string[][] = [];
  for (const kind of kinds) {
    const scores = new Map<string, Score>();
    for (const page of pages) {
      const thing = thingsIn(page).find(({ '@type': type }) =>
        [type].flat().some((name) => kind.types.test(String(name))),
      );
      const truth = thing && kind.truth(thing);
      if (!truth || Object.keys(truth).length < 2) continue;
      const shown = page.replace(jsonLd, '');
      const read = shown.replace(programs, '');
      const data = await parsed(target, shown, [{ type: 'json', schema: kind.schema }]);
      const json = (data?.['json'] ?? {}) as Record<string, string | number | null>;
      for (const [name, value] of Object.entries(truth)) {
        // A value that the shown page does not hold cannot be found.
        if (!holds(shown, value)) continue;
        const score = scores.get(name) ?? { asked: 0, right: 0, part: 0, wrong: 0, absent: 0, hidden: 0, invented: 0 };
        scores.set(name, score);
        const given = json[name];
        if (!holds(read, value)) score.hidden++;
        else {
          score.asked++;
          if (given === undefined || given === null) score.absent++;
          else if (same(String(given), value)) score.right++;
          else if (isPart(String(given), value)) score.part++;
          else score.wrong++;
        }
        if (given !== undefined && given !== null && !holds(shown, String(given))) score.invented++;
      }
    }
    for (const [name, { asked, right, part, wrong, absent, hidden, invented }] of scores)
      rows.push([
        `${kind.name}.${name}`,
        String(asked),
        share(right, asked),
        share(part, asked),
        share(wrong, asked),
        share(absent, asked),
        String(hidden),
        String(invented),
      ]);
  }
  return table(['field', 'pages', 'right', 'in part', 'other', 'absent', 'in scripts only', 'invented'], rows);
}

/** Rows of the first plain table of each page, by the names of its columns. */
async function ofTables(pages: readonly string[], target: Target): Promise<string> {
  const cells = { asked: 0, right: 0, absent: 0, invented: 0, tables: 0 };
  for (const page of pages) {
    const truth = firstTable(page);
    if (!truth) continue;
    const [header = [], ...rows] = truth;
    const items = { type: 'object', properties: Object.fromEntries(header.map((name) => [name, text])) };
    const schema = { type: 'object', properties: { rows: { type: 'array', items } } };
    const data = await parsed(target, page.replace(jsonLd, ''), [{ type: 'json', schema }], false);
    const found = ((data?.['json'] as { rows?: unknown })?.rows ?? []) as Record<string, string>[];
    cells.tables++;
    for (const row of rows) {
      const match = found.find((record) => header.every((name, at) => same(record[name] ?? '', row[at]!)));
      const near = match ?? found.find((record) => same(record[header[0]!] ?? '', row[0]!));
      for (const [at, name] of header.entries()) {
        if (row[at] === '') continue;
        cells.asked++;
        if (near?.[name] === undefined) cells.absent++;
        else if (same(near[name], row[at]!)) cells.right++;
      }
    }
    cells.invented += found.flatMap((record) => Object.values(record)).filter((value) => !holds(page, value)).length;
  }
  const { tables, asked, right, absent, invented } = cells;
  const row = [String(tables), String(asked), share(right, asked), share(absent, asked), String(invented)];
  return table(['tables', 'cells', 'right', 'absent', 'invented'], [row]);
}

/** One row of headers, no cell over others; undefined where there is none of three rows or more. */
function firstTable(page: string): string[][] | undefined {
  for (const [, inside = ''] of page.matchAll(/<table[^>]*>((?:(?!<\/?table)[\s\S]){0,100000})<\/table>/gi)) {
    if (/(?:col|row)span/i.test(inside)) continue;
    const rows = [...inside.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/gi)].map(([, row = '']) => row);
    const cellsOf = (row: string): string[] =>
      [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/gi)].map(([, cell = '']) =>
        decoded(cell.replace(/<[^>]*>/g, ' '))
          .replace(/\s+/g, ' ')
          .trim(),
      );
    const [header = [], ...body] = rows.map(cellsOf);
    const isPlain =
      !/<td/i.test(rows[0] ?? '<td') &&
      header.length > 1 &&
      header.every((name) => name !== '' && name.length < 40) &&
      new Set(header.map(words)).size === header.length &&
      body.length > 2 &&
      body.every((row) => row.length === header.length && row[0] !== '');
    if (isPlain) return [header, ...body];
  }
  return undefined;
}

async function ofSummaries(pages: readonly string[], target: Target): Promise<string> {
  const recall = { summary: 0, lead: 0, pages: 0 };
  for (const page of pages) {
    const description = /<meta[^>]+(?:property="og:description"|name="description")[^>]+content="([^"]{80,})"/i.exec(
      page,
    )?.[1];
    if (description === undefined) continue;
    const data = await parsed(target, page, ['markdown', 'summary']);
    const { summary, markdown } = data ?? {};
    if (typeof summary !== 'string' || typeof markdown !== 'string') continue;
    recall.pages++;
    recall.summary += overlap(description, summary);
    recall.lead += overlap(description, plain(markdown).slice(0, summary.length));
  }
  const mean = (sum: number): string => (recall.pages === 0 ? '-' : (sum / recall.pages).toFixed(3));
  return table(
    ['summaries', 'pages', "words of the page's own description"],
    [
      ['summary', String(recall.pages), mean(recall.summary)],
      ['leading text of the same length', String(recall.pages), mean(recall.lead)],
    ],
  );
}

async function parsed(
  target: Target,
  page: string,
  formats: readonly unknown[],
  onlyMainContent = true,
): Promise<Record<string, unknown> | undefined> {
  const form = new FormData();
  form.append('file', new Blob([page], { type: 'text/html; charset=utf-8' }), 'page.html');
  form.append('options', JSON.stringify({ formats, onlyMainContent, timeout: 120_000 }));
  const headers: Record<string, string> =
    target.apiKey === undefined ? {} : { authorization: `Bearer ${target.apiKey}` };
  const response = await fetch(`${target.baseUrl}/parse`, { method: 'POST', headers, body: form });
  const body = (await response.json()) as { data?: Record<string, unknown> };
  return body.data;
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.html?(?:\.gz)?$/.test(name))
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    });
}

const jsonLd = /<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/gi;

const programs = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;

function thingsIn(page: string): Record<string, unknown>[] {
  return [...page.matchAll(jsonLd)].flatMap(([, json]) => {
    try {
      return flat(JSON.parse(json!));
    } catch {
      return [];
    }
  });
}

function flat(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(flat);
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Record<string, unknown>;
  return [thing, ...flat(thing['@graph'])];
}

function first(value: unknown): Record<string, unknown> {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {};
}

function nameOf(value: unknown): unknown {
  return typeof value === 'string' ? value : first(value)['name'];
}

function told(values: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
        ? [[name, String(value)]]
        : [],
    ),
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
};

/** Entities that names and titles have. */
function decoded(markup: string): string {
  return markup.replace(/&(\w+|#\d+|#x[0-9a-f]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });
}
const plain = (markup: string): string => decoded(markup).replace(/[#*_`>|[\]()]/g, ' ');
const words = (value: string): string =>
  decoded(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A date may be written in any way: its year and its day are looked for. */
function holds(page: string, value: string): boolean {
  const date = /^(\d{4})-(\d\d)-(\d\d)/.exec(value);
  const shown = words(page);
  if (date)
    return (
      shown.includes(date[1]!) &&
      new RegExp(String.raw`\b0?${Number(date[3])}\b|\b${Number(date[3])}(?:st|nd|rd|th)\b|${date[3]!}`).test(shown)
    );
  const wanted = words(value);
  return shown.includes(wanted) || shown.replace(/ /g, '').includes(wanted.replace(/ /g, '').replace(/0+$/, ''));
}

function same(given: string, truth: string): boolean {
  return words(given) === words(truth) || Number(given) === Number(truth);
}

function isPart(given: string, truth: string): boolean {
  const [one, other] = [words(given), words(truth)];
  return Math.min(one.length, other.length) > 8 && (one.includes(other) || other.includes(one));
}

/** The share of the words of one text that stand in the other. */
function overlap(reference: string, given: string): number {
  const told = new Set(words(given).split(' '));
  const wanted = [...new Set(words(reference).split(' '))].filter((word) => word.length > 3);
  return wanted.length === 0 ? 0 : wanted.filter((word) => told.has(word)).length / wanted.length;
}

const share = (count: number, all: number): string => (all === 0 ? '-' : `${Math.round((100 * count) / all)} %`);

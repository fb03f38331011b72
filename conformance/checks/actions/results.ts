/**
 * Checks of the actions that bring something home: screenshot, scrape, executeJavascript, pdf; and of their order.
 * Spec: Scrape options, Actions; Document data, the `actions` object.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { htmlText, tagNames } from '../../harness/oracles/html-tokens.js';
import { missingText, sameAddress, unwantedText } from '../../harness/oracles/content.js';
import { htmlAnswer } from '../../site/resource.js';
import { page } from '../../vocabulary/pages.js';
import { panelHeightPx } from '../../site/pages/control-panel.js';
import { lengthFinding, mediaBytes, pdfPageSizes, pictureSize } from '../media.js';
import type { PictureSize } from '../media.js';
import { refuses } from '../scrape/refusals.js';
import { act, click, openPanel, pause } from './panel.js';
import type { Acted, Panel } from './panel.js';

const { viewportWidthMax, viewportHeightMax } = generatedLimits;

/** One of the result arrays, of the wanted length. */
function resultsOf(t: CheckContext, exchange: Exchange, name: string, count: number): unknown[] {
  const results = t.expect(exchange).at(`/data/actions/${name}`).isArray();
  t.expect(exchange).that(
    results.length === count
      ? undefined
      : { expected: `${count} entries`, actual: `${results.length}`, pointer: `/data/actions/${name}` },
  );
  return results;
}

interface Made {
  exchange: Exchange;
  sizes: PictureSize[];
}

/** Runs actions of one kind on the panel; hands the bytes of each result to `sizeOf`. */
async function filesOf(
  t: CheckContext,
  type: 'screenshot' | 'pdf',
  settings: readonly JsonObject[],
  sizeOf: (bytes: Buffer, exchange: Exchange, pointer: string) => PictureSize,
): Promise<Made> {
  const { url } = await openPanel(t);
  const { exchange } = await act(
    t,
    url,
    settings.map((members) => ({ type, ...members })),
  );
  const sizes: PictureSize[] = [];
  for (const [index, value] of resultsOf(t, exchange, `${type}s`, settings.length).entries()) {
    const pointer = `/data/actions/${type}s/${index}`;
    sizes.push(sizeOf(await mediaBytes(exchange, value, pointer), exchange, pointer));
  }
  return { exchange, sizes };
}

const startOf = (bytes: Buffer): string => shortJson(bytes.subarray(0, 40).toString('latin1'));

const shots = (t: CheckContext, ...settings: JsonObject[]): Promise<Made> =>
  filesOf(t, 'screenshot', settings, (bytes, exchange, pointer) => {
    const size = pictureSize(bytes);
    t.expect(exchange).that(size ? undefined : { expected: 'a picture', actual: startOf(bytes), pointer });
    return size!;
  });

const shotPointer = '/data/actions/screenshots/0';

/** `pages` counts the sheets of each PDF. */
async function prints(t: CheckContext, ...settings: JsonObject[]): Promise<Made & { readonly pages: number[] }> {
  const pages: number[] = [];
  const made = await filesOf(t, 'pdf', settings, (bytes, exchange, pointer) => {
    const isPdf = bytes.subarray(0, 1024).toString('latin1').includes('%PDF-');
    t.expect(exchange).that(isPdf ? undefined : { expected: 'a PDF', actual: startOf(bytes), pointer });
    const sheets = pdfPageSizes(bytes);
    const [size] = sheets;
    if (!size) return t.unverified('prerequisite-failed', 'the page size of the PDF cannot be read by this suite');
    pages.push(sheets.length);
    return size;
  });
  return { ...made, pages };
}

/** Portrait sizes in points. */
const paper = {
  A0: [2384, 3370],
  A1: [1684, 2384],
  A2: [1191, 1684],
  A3: [842, 1191],
  A4: [595, 842],
  A5: [420, 595],
  A6: [298, 420],
  Letter: [612, 792],
  Legal: [612, 1008],
  Tabloid: [792, 1224],
  Ledger: [1224, 792],
} as const;
const formats = Object.keys(paper) as (keyof typeof paper)[];

/** Three points are a millimetre: rounding between inches, pixels and points takes that much. */
function paperFinding(
  size: PictureSize,
  wanted: readonly [number, number],
  index: number,
): ReturnType<typeof lengthFinding> {
  const fits = Math.abs(size.width - wanted[0]) <= 3 && Math.abs(size.height - wanted[1]) <= 3;
  return fits
    ? undefined
    : {
        expected: `pages of ${wanted[0]} by ${wanted[1]} points`,
        actual: `${size.width} by ${size.height}`,
        pointer: `/data/actions/pdfs/${index}`,
      };
}

/** A setting of a result action: the lawful value is understood, others are refused. */
async function refusesSettings(
  t: CheckContext,
  id: string,
  type: string,
  lawful: JsonObject,
  wrong: readonly JsonObject[],
): Promise<void> {
  const { url } = await openPanel(t);
  const mutations = wrong.map((members) => ({
    name: shortJson(members),
    options: { actions: [{ type, ...members }] },
  }));
  await refuses(t, url, id, { actions: [{ type, ...lawful }] }, mutations);
}

const script = (text: string): JsonObject => ({ type: 'executeJavascript', script: text });

/** Two scrapes of the untouched panel. */
function scrapedTwice(t: CheckContext): Promise<Panel & { readonly exchange: Exchange }> {
  return t.shared('panel scraped twice', async () => {
    const panel = await openPanel(t);
    const { exchange } = await act(t, panel.url, [{ type: 'scrape' }, { type: 'scrape' }]);
    return { ...panel, exchange };
  });
}

/** A script that writes a word into the panel and counts how often it ran, and one that tells the count. */
function countedScript(t: CheckContext): Promise<Acted & { readonly word: string }> {
  return t.shared('script that counts', async () => {
    const { url } = await openPanel(t);
    const word = t.word();
    // The document is what scripts share, whatever world each of them runs in.
    const spoken = `const { dataset } = document.documentElement; dataset.runs = Number(dataset.runs ?? 0) + 1; document.getElementById('mirror').textContent = '${[...word].reverse().join('')}'.split('').reverse().join(''); return 1`;
    return {
      ...(await act(t, url, [script(spoken), script('return Number(document.documentElement.dataset.runs)'), pause])),
      word,
    };
  });
}

export const resultChecks: readonly Check[] = [
  check('actions.screenshot.result', async (t) => {
    const { exchange, sizes } = await shots(t, {}, {});
    for (const { width, height } of sizes)
      t.expect(exchange).that(
        width > 99 && height > 99
          ? undefined
          : { expected: 'a picture of the page', actual: `${width}x${height}`, pointer: shotPointer },
      );
  }),
  check(
    'actions.screenshot.full-page',
    async (t) => {
      const viewport = { width: 800, height: 600 };
      const { exchange, sizes } = await shots(t, { fullPage: true, viewport }, { fullPage: false, viewport });
      const [full, part] = sizes as [PictureSize, PictureSize];
      t.expect(exchange).that(
        full.height >= panelHeightPx
          ? undefined
          : {
              expected: `a picture at least ${panelHeightPx} pixels high`,
              actual: `${full.height}`,
              pointer: shotPointer,
            },
      );
      t.expect(exchange).that(
        part.height < full.height
          ? undefined
          : { expected: 'less than the whole page', actual: `${part.height}`, pointer: '/data/actions/screenshots/1' },
      );
    },
    { timeBudgetSeconds: 120 },
  ),
  check('actions.screenshot.full-page-default', async (t) => {
    const viewport = { width: 800, height: 600 };
    const { exchange, sizes } = await shots(t, { viewport }, { viewport, fullPage: true });
    const [silent, full] = sizes as [PictureSize, PictureSize];
    if (full.height < panelHeightPx)
      t.unverified('prerequisite-failed', `with fullPage true the picture is ${full.height} pixels high`);
    t.expect(exchange).that(
      silent.height < full.height
        ? undefined
        : { expected: 'less than the whole page', actual: `${silent.height} pixels high`, pointer: shotPointer },
    );
  }),
  check(
    'actions.screenshot.quality',
    async (t) => {
      await shots(t, { quality: 30 });
    },
    { requests: 6 },
  ),
  check('actions.screenshot.viewport', async (t) => {
    const { exchange, sizes } = await shots(t, { viewport: { width: 500, height: 400 } });
    t.expect(exchange).that(
      lengthFinding(sizes[0]!.width, 500, 'wide', shotPointer) ??
        lengthFinding(sizes[0]!.height, 400, 'high', shotPointer),
    );
  }),
  check(
    'actions.screenshot.viewport-maximum',
    async (t) => {
      const sized = (width: number, height: number): JsonObject => ({ viewport: { width, height } });
      await refusesSettings(t, 'actions.screenshot.viewport-maximum', 'screenshot', sized(640, 480), [
        sized(viewportWidthMax + 1, 480),
        sized(640, viewportHeightMax + 1),
      ]);
    },
    { requests: 4 },
  ),
  check('actions.scrape.result', async (t) => {
    const { url, words, exchange } = await scrapedTwice(t);
    for (const index of resultsOf(t, exchange, 'scrapes', 2).keys()) {
      const html = t.expect(exchange).at(`/data/actions/scrapes/${index}/html`).isString();
      t.expect(exchange).that(missingText(htmlText(html), [words.served]));
      const found = t.expect(exchange).at(`/data/actions/scrapes/${index}/url`).isString();
      t.expect(exchange).that(
        found === url ? undefined : { expected: url, actual: found, pointer: `/data/actions/scrapes/${index}/url` },
      );
    }
  }),
  check('actions.scrape.whole-page', async (t) => {
    const { exchange } = await scrapedTwice(t);
    const [first] = resultsOf(t, exchange, 'scrapes', 2);
    const html = isObject(first) && typeof first['html'] === 'string' ? first['html'] : '';
    const tags = tagNames(html);
    const missing = ['title', 'style', 'script'].find((tag) => !tags.includes(tag));
    t.expect(exchange).that(
      missing === undefined
        ? undefined
        : {
            expected: `the <${missing}> of the page`,
            actual: shortJson(html, 300),
            pointer: '/data/actions/scrapes/0/html',
          },
    );
  }),
  check('actions.scrape.address', async (t) => {
    const site = await t.siteFolder();
    const word = t.word();
    const there = site.put('there', htmlAnswer(page(`<main><h1>There</h1><p>The other page says ${word}.</p></main>`)));
    const here = site.put('here', htmlAnswer(page('<main><h1>Here</h1><p><a href="there">Go there</a></p></main>')));
    const scrapeNow = { type: 'scrape' };
    const wait = { type: 'wait', milliseconds: 1000 };
    const { exchange } = await act(t, here, [scrapeNow, click('a[href="there"]'), wait, scrapeNow]);
    resultsOf(t, exchange, 'scrapes', 2);
    const pointer = '/data/actions/scrapes';
    if (missingText(htmlText(t.expect(exchange).at(`${pointer}/1/html`).isString()), [word]))
      t.unverified('prerequisite-failed', 'the click on the link had not led to the other page yet');
    for (const [index, address] of [here, there].entries()) {
      const found = t.expect(exchange).at(`${pointer}/${index}/url`).isString();
      t.expect(exchange).that(
        sameAddress(found, address)
          ? undefined
          : { expected: address, actual: found, pointer: `${pointer}/${index}/url` },
      );
    }
  }),
  check('actions.scrape.at-that-point', async (t) => {
    const { url, words } = await openPanel(t);
    const { exchange } = await act(t, url, [{ type: 'scrape' }, click('#first'), { type: 'scrape' }, click('#second')]);
    resultsOf(t, exchange, 'scrapes', 2);
    const before = htmlText(t.expect(exchange).at('/data/actions/scrapes/0/html').isString());
    const between = htmlText(t.expect(exchange).at('/data/actions/scrapes/1/html').isString());
    t.expect(exchange).that(unwantedText(before, [words.first, words.second]), 'Nothing had been clicked yet.');
    t.expect(exchange).that(
      missingText(between, [words.first]) ?? unwantedText(between, [words.second]),
      'One button had been clicked.',
    );
  }),
  check('actions.execute-javascript.result', async (t) => {
    const { exchange, text, word } = await countedScript(t);
    t.expect(exchange).that(missingText(text, [word]), 'The script writes the word into the page.');
    for (const [index, item] of resultsOf(t, exchange, 'javascriptReturns', 2).entries()) {
      t.expect(exchange).that(
        typeof item === 'object' && item !== null
          ? undefined
          : { expected: 'an object', actual: shortJson(item), pointer: `/data/actions/javascriptReturns/${index}` },
      );
    }
  }),
  check('actions.execute-javascript.once', async (t) => {
    const { exchange } = await countedScript(t);
    const [, told] = resultsOf(t, exchange, 'javascriptReturns', 2);
    const count = Number(isObject(told) ? told['value'] : undefined);
    if (Number.isNaN(count)) t.unverified('prerequisite-failed', 'the count of the page was not returned');
    t.expect(exchange).that(
      count === 1
        ? undefined
        : { expected: '1', actual: `${count}`, pointer: '/data/actions/javascriptReturns/1/value' },
      'The first script adds one to a count of the page, and the second returns the count.',
    );
  }),
  check('actions.execute-javascript.return-type', async (t) => {
    const { url } = await openPanel(t);
    const { exchange } = await act(t, url, [
      script('return 7'),
      script("return 'seven'"),
      script('return { seven: 7 }'),
    ]);
    for (const index of resultsOf(t, exchange, 'javascriptReturns', 3).keys()) {
      const type = t.expect(exchange).at(`/data/actions/javascriptReturns/${index}/type`).isString();
      t.expect(exchange).that(
        type !== ''
          ? undefined
          : {
              expected: 'the name of a type',
              actual: 'empty text',
              pointer: `/data/actions/javascriptReturns/${index}/type`,
            },
      );
    }
  }),
  check('actions.execute-javascript.return-value', async (t) => {
    const { url } = await openPanel(t);
    const word = t.word();
    const values = [7.5, word, true, null, [1, [word]], { key: word, deep: { list: [1] } }];
    const { exchange } = await act(
      t,
      url,
      values.map((value) => script(`return ${JSON.stringify(value)}`)),
    );
    resultsOf(t, exchange, 'javascriptReturns', values.length);
    for (const [index, value] of values.entries())
      t.expect(exchange).at(`/data/actions/javascriptReturns/${index}/value`).equals(value);
  }),
  check('actions.pdf.result', async (t) => {
    await prints(t, {}, {});
  }),
  check(
    'actions.pdf.format',
    async (t) => {
      const { exchange, sizes } = await prints(t, ...formats.map((format) => ({ format })));
      for (const [index, format] of formats.entries()) {
        const [width, height] = paper[format];
        // A ledger is a tabloid on its side, and either reading of its name is in use.
        const lawful =
          format === 'Ledger'
            ? ([
                [width, height],
                [height, width],
              ] as const)
            : ([[width, height]] as const);
        const findings = lawful.map((size) => paperFinding(sizes[index]!, size, index));
        t.expect(exchange).that(
          findings.every((finding) => finding !== undefined) ? findings[0] : undefined,
          `The format is ${format}.`,
        );
      }
    },
    { requests: 3, timeBudgetSeconds: 150 },
  ),
  check(
    'actions.pdf.format-unknown',
    async (t) => {
      await refusesSettings(t, 'actions.pdf.format-unknown', 'pdf', { format: 'A4' }, [
        { format: 'B5' },
        { format: 4 },
      ]);
    },
    { requests: 4 },
  ),
  check('actions.pdf.format-default', async (t) => {
    const { exchange, sizes } = await prints(t, {});
    t.expect(exchange).that(paperFinding(sizes[0]!, paper.Letter, 0));
  }),
  check(
    'actions.pdf.landscape',
    async (t) => {
      const { exchange, sizes } = await prints(
        t,
        { format: 'A5', landscape: true },
        { format: 'A5', landscape: false },
      );
      t.expect(exchange).that(
        paperFinding(sizes[0]!, [paper.A5[1], paper.A5[0]], 0) ?? paperFinding(sizes[1]!, paper.A5, 1),
      );
    },
    { requests: 6 },
  ),
  check(
    'actions.pdf.scale',
    async (t) => {
      await prints(t, { scale: 0.5 });
    },
    { requests: 6 },
  ),
  check('actions.pdf.scale-effect', async (t) => {
    const { exchange, pages } = await prints(t, { scale: 1 }, { scale: 0.5 });
    const [whole, half] = pages as [number, number];
    if (whole < 4) t.unverified('prerequisite-failed', `at scale 1 the tall page takes ${whole} sheets`);
    t.expect(exchange).that(
      half < whole
        ? undefined
        : {
            expected: `fewer than ${whole} sheets at half the size`,
            actual: `${half}`,
            pointer: '/data/actions/pdfs/1',
          },
    );
  }),
  check(
    'actions.list.setting-types',
    async (t) => {
      const id = 'actions.list.setting-types';
      await refusesSettings(t, id, 'screenshot', { quality: 30 }, [{ quality: 'best' }, { quality: {} }]);
      await refusesSettings(t, id, 'pdf', { landscape: true, scale: 0.5 }, [
        { landscape: {} },
        { landscape: 7 },
        { scale: 'half' },
        { scale: {} },
      ]);
    },
    { requests: 9 },
  ),
  check(
    'actions.results.order',
    async (t) => {
      const { url, words } = await openPanel(t);
      const [one, two, three] = [t.word(), t.word(), t.word()];
      const say = (word: string): JsonObject => script(`return '${word}'`);
      const actions = [say(one), { type: 'scrape' }, say(two), click('#first'), { type: 'scrape' }, say(three)];
      const { exchange } = await act(t, url, actions);
      const returns = resultsOf(t, exchange, 'javascriptReturns', 3) as { value?: unknown }[];
      const said = returns.map((item) => String(item?.value));
      t.expect(exchange).that(
        said.join() === [one, two, three].join()
          ? undefined
          : {
              expected: `the values ${one}, ${two}, ${three}`,
              actual: said.join(', '),
              pointer: '/data/actions/javascriptReturns',
            },
      );
      resultsOf(t, exchange, 'scrapes', 2);
      const texts = [0, 1].map((index) =>
        htmlText(t.expect(exchange).at(`/data/actions/scrapes/${index}/html`).isString()),
      );
      t.expect(exchange).that(unwantedText(texts[0]!, [words.first]) ?? missingText(texts[1]!, [words.first]));
      const shown = await shots(
        t,
        { viewport: { width: 320, height: 480 } },
        { viewport: { width: 640, height: 480 } },
      );
      const [narrow, wide] = shown.sizes as [PictureSize, PictureSize];
      t.expect(shown.exchange).that(
        narrow.width <= wide.width
          ? undefined
          : { expected: 'the narrow picture first', actual: `${narrow.width} wide`, pointer: shotPointer },
      );
    },
    { requests: 4 },
  ),
];

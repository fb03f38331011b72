/**
 * Checks that `onlyMainContent` keeps what stands in the page's `main` element when it is no prose, in each output, and
 * leaves out what stands around it.
 * Spec: ParseOptions, onlyMainContent; Document data (`markdown`, `html`, `links`).
 */
import { mainKindPage, mainPart } from '../../documents/pages/main-kinds-page.js';
import type { MainKind, MainPart } from '../../documents/pages/main-kinds-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { missingText, sameAddress, unwantedText } from '../../harness/oracles/content.js';
import { htmlText } from '../../harness/oracles/html-tokens.js';
import { markdownFacts } from '../../harness/oracles/markdown-facts.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { parsed } from '../../vocabulary/parse.js';
import { inHtml, inMarkdown } from '../converted.js';

type OutputName = 'markdown' | 'html' | 'links';

interface MainAnswer {
  readonly exchange: Exchange;
  readonly data: JsonObject;
  readonly heading: string;
  readonly part: MainPart;
  readonly frame: readonly string[];
}

async function mainOf(t: CheckContext, kind: MainKind, formats: readonly OutputName[]): Promise<MainAnswer> {
  const part = mainPart(kind, () => t.word());
  const frame = { header: t.word(), navigation: t.word(), aside: t.word(), footer: t.word() };
  const heading = t.word();
  const { exchange, data } = await parsed(t, {
    file: htmlUpload(mainKindPage(part, heading, frame)),
    options: { onlyMainContent: true, formats: [...formats] },
  });
  return { exchange, data, heading, part, frame: [frame.header, frame.navigation, frame.footer] };
}

function textFinding(text: string, { heading, part, frame }: MainAnswer): OracleFinding | undefined {
  return missingText(text, [heading, ...part.words]) ?? unwantedText(text, frame);
}

const findings: Record<OutputName, (t: CheckContext, answer: MainAnswer) => OracleFinding | undefined> = {
  markdown: (t, answer) =>
    inMarkdown(textFinding(markdownFacts(t.expect(answer.exchange).at('/data/markdown').isString()).text, answer)),
  html: (t, answer) => inHtml(textFinding(htmlText(t.expect(answer.exchange).at('/data/html').isString()), answer)),
  links: (t, { exchange, part }) => {
    const links = t.expect(exchange).at('/data/links').isArray();
    const missing = part.links.find(
      (href) => !links.some((link) => typeof link === 'string' && sameAddress(link, href)),
    );
    return missing === undefined
      ? undefined
      : { expected: `the link ${missing}`, actual: shortJson(links, 300), pointer: '/data/links' };
  },
};

function keeps(id: string, kind: MainKind, formats: readonly OutputName[]): Check {
  return check(
    id,
    async (t) => {
      const answer = await mainOf(t, kind, formats);
      for (const format of formats) t.expect(answer.exchange).that(findings[format](t, answer));
    },
    { requests: 1 },
  );
}

const everywhere = ['markdown', 'html', 'links'] as const;

export const mainContentKindsChecks: readonly Check[] = [
  keeps('parse.only-main-content.link-list-in-markdown', 'link-list', ['markdown']),
  keeps('parse.only-main-content.link-list-in-html', 'link-list', ['html']),
  keeps('parse.only-main-content.link-list-in-links', 'link-list', ['links']),
  keeps('parse.only-main-content.keeps-tables', 'table', everywhere),
  keeps('parse.only-main-content.keeps-cards', 'cards', everywhere),
  keeps('parse.only-main-content.keeps-definitions', 'definitions', everywhere),
  keeps('parse.only-main-content.keeps-threads', 'thread', everywhere),
  keeps('parse.only-main-content.keeps-products', 'product', everywhere),
];

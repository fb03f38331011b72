/**
 * The control panel of the fixture site under a list of actions, and what happened to it: the words of its log, in
 * order. Each check has words of its own.
 * Used by the checks of the actions chapter.
 * Spec: Scrape options, Actions; Document data, `actions`.
 */
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange, SendTags } from '../../harness/exchange.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { disorder, missingText, unwantedText } from '../../harness/oracles/content.js';
import { markdownFacts } from '../../harness/oracles/markdown-facts.js';
import { controlPanel } from '../../site/pages/control-panel.js';
import type { PanelWords } from '../../site/pages/control-panel.js';
import { inMember, scraped } from '../../vocabulary/scrape.js';

export interface Panel {
  readonly url: string;
  readonly words: PanelWords;
}

/** A word for everything that can happen on the panel. */
export function panelWords(t: CheckContext): PanelWords {
  return {
    served: t.word(),
    first: t.word(),
    second: t.word(),
    rows: [t.word(), t.word(), t.word()],
    enter: t.word(),
    tab: t.word(),
    escape: t.word(),
    down: t.word(),
    up: t.word(),
    pane: t.word(),
    paneUp: t.word(),
  };
}

export async function openPanel(t: CheckContext): Promise<Panel> {
  const words = panelWords(t);
  return { url: (await t.siteFolder()).put('panel', controlPanel(words)), words };
}

export interface Acted {
  readonly exchange: Exchange;
  readonly data: JsonObject;
  /** What a reader sees of the page after the last action. */
  readonly text: string;
}

/** Whole page, so that the choice of a main part has no say. Browsers are slower than fetching: give them time. */
export async function act(
  t: CheckContext,
  url: string,
  actions: readonly JsonObject[],
  rest: JsonObject = {},
  tags: SendTags = {},
): Promise<Acted> {
  const { exchange, data } = await scraped(
    t,
    url,
    { onlyMainContent: false, timeout: 120_000, ...rest, actions },
    { patienceMs: 150_000, ...tags },
  );
  return { exchange, data, text: markdownFacts(typeof data['markdown'] === 'string' ? data['markdown'] : '').text };
}

/** The wanted words are in the Markdown, in this order, and the others are not. */
export function happened(
  text: string,
  wanted: readonly string[],
  others: readonly string[] = [],
): OracleFinding | undefined {
  return inMember('markdown', missingText(text, wanted) ?? disorder(text, wanted) ?? unwantedText(text, others));
}

/** A short wait, so that scroll events reach the page. */
export const pause: JsonObject = { type: 'wait', milliseconds: 300 };

export const click = (selector: string): JsonObject => ({ type: 'click', selector });

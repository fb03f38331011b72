/**
 * Asks for one combination and says what is wrong with the answer, by what holds for every combination: it is served, it
 * keeps what the contract states, it has a member for every format asked for, and what must not change the content does
 * not. The last counts only where the same request twice has the same Markdown.
 * Used by the depth verb.
 * Spec: Response envelope; Formats; ParseOptions; Scrape options.
 */
import { fixturesOf } from '../documents/collection.js';
import { contentTypeOf } from '../documents/fixture.js';
import type { FixtureExtension } from '../documents/fixture.js';
import { prosePage } from '../documents/pages/prose-page.js';
import { shortJson, valueAt } from '../harness/contract.js';
import type { Contract, ContractProblem } from '../harness/contract.js';
import type { Exchange } from '../harness/exchange.js';
import { ConformanceFailure } from '../harness/interruptions.js';
import type { OutgoingRequest } from '../harness/session.js';
import { fileAnswer, htmlAnswer } from '../site/resource.js';
import type { SiteFolder } from '../site/fixture-site.js';
import { parseParts } from '../vocabulary/parse.js';
import type { Row } from './covering-array.js';
import { draftOf, withoutInert } from './factors.js';
import type { Draft, Way } from './factors.js';

export interface Fault {
  readonly expected: string;
  readonly actual: string;
  readonly exchange?: Exchange | undefined;
}

export interface ProbeSettings {
  readonly way: Way;
  readonly contract: Contract;
  readonly send: (request: OutgoingRequest) => Promise<Exchange>;
  /** For scrapes. */
  readonly siteFolder?: SiteFolder;
  /** Told what the plain request breaks already: every combination does, so none of them is blamed for it. */
  readonly passedOver?: (fault: Fault) => void;
}

/** Formats whose member the interface does not name (silence images-member). */
const openMembers = ['images'];

export function createProbe({
  way,
  contract,
  send,
  siteFolder,
  passedOver,
}: ProbeSettings): (row: Row) => Promise<Fault | undefined> {
  const urls = new Map<FixtureExtension, Promise<string>>();
  const urlOf = (kind: FixtureExtension): Promise<string> => {
    const known = urls.get(kind) ?? putDocument(siteFolder!, kind);
    urls.set(kind, known);
    return known;
  };
  const ask = async (draft: Draft): Promise<Exchange | Fault> => {
    try {
      return await send(way === 'parse' ? await parseOf(draft) : scrapeOf(draft, await urlOf(draft.kind)));
    } catch (error) {
      if (!(error instanceof ConformanceFailure)) throw error;
      return { expected: error.expected, actual: error.actual, exchange: error.exchange };
    }
  };
  const markdowns = new Map<string, Promise<unknown>>();
  const ofPlain = new Set<string>();
  const notePlain = (answer: Exchange): void => {
    for (const { pointer, message, actual } of statedProblems(answer, contract)) {
      ofPlain.add(`${pointer} ${message}`);
      passedOver?.({ expected: `${message} at ${pointer}`, actual, exchange: answer });
    }
  };
  /** The Markdown of a row, where it is the same twice; undefined where nothing can be said. */
  const steadyMarkdown = async (row: Row): Promise<unknown> => {
    const [first, second] = [await ask(draftOf(way, row)), await ask(draftOf(way, row))].map(markdownOf);
    return first === second ? first : undefined;
  };
  return async (row) => {
    const draft = draftOf(way, row);
    const answer = await ask(draft);
    if (!('response' in answer)) return answer;
    if (row.every((value) => value === 0) && served(answer) === undefined && ofPlain.size === 0) notePlain(answer);
    const fault = served(answer) ?? keepsContract(answer, contract, ofPlain) ?? hasMembers(answer, draft);
    const bare = withoutInert(way, row);
    if (fault || bare.join() === row.join()) return fault;
    const key = bare.join();
    const known = markdowns.get(key) ?? steadyMarkdown(bare);
    markdowns.set(key, known);
    const wanted = await known;
    const told = markdownOf(answer);
    if (wanted === undefined || told === wanted) return undefined;
    return {
      expected: `the Markdown as without what does not select: ${shortJson(wanted)}`,
      actual: shortJson(told),
      exchange: answer,
    };
  };
}

async function parseOf({ kind, formats, options }: Draft): Promise<OutgoingRequest> {
  const bytes = await fixturesOf(kind)[0]!.bytes();
  const file = { name: `depth.${kind}`, contentType: contentTypeOf[kind], bytes };
  const parts = parseParts({ file, options: { formats: ['markdown', ...formats], ...options } });
  return { method: 'POST', path: '/parse', parts };
}

function scrapeOf({ formats, options }: Draft, url: string): OutgoingRequest {
  return {
    method: 'POST',
    path: '/scrape',
    json: { url, maxAge: 0, formats: ['markdown', ...formats], ...options },
  };
}

async function putDocument(folder: SiteFolder, kind: FixtureExtension): Promise<string> {
  if (kind !== 'html')
    return folder.put(`depth.${kind}`, fileAnswer(await fixturesOf(kind)[0]!.bytes(), contentTypeOf[kind]));
  const body = `<p>The keeper of the harbour wrote the hours on the door, where everybody could read them until evening.</p>
<p><a href="lamps">All lamps of the harbour</a> <img src="lamp.png" alt="A lamp" width="200" height="100"></p>`;
  return folder.put('depth', htmlAnswer(prosePage(body, 'Hours of the harbour')));
}

function served(exchange: Exchange): Fault | undefined {
  const { response } = exchange;
  if (response.status === 200 && valueAt(response.json, '/success') === true) return undefined;
  return {
    expected: 'status 200 and success, as for each part alone',
    actual: `status ${response.status} with ${shortJson(response.json ?? response.text)}`,
    exchange,
  };
}

function statedProblems({ operationId, response }: Exchange, contract: Contract): readonly ContractProblem[] {
  const problems = contract.responseProblems(operationId!, response.status, response.json) ?? [];
  return problems.filter(({ basis }) => basis === 'stated');
}

function keepsContract(exchange: Exchange, contract: Contract, known: ReadonlySet<string>): Fault | undefined {
  const problem = statedProblems(exchange, contract).find((item) => !known.has(`${item.pointer} ${item.message}`));
  return problem && { expected: `${problem.message} at ${problem.pointer}`, actual: problem.actual, exchange };
}

function hasMembers(exchange: Exchange, { formats }: Draft): Fault | undefined {
  const missing = ['markdown', ...formats].find(
    (name) => !openMembers.includes(name) && valueAt(exchange.response.json, `/data/${name}`) === undefined,
  );
  return missing === undefined
    ? undefined
    : { expected: `data.${missing}, as for each part alone`, actual: 'nothing', exchange };
}

function markdownOf(answer: Exchange | Fault): unknown {
  return 'response' in answer ? valueAt(answer.response.json, '/data/markdown') : undefined;
}

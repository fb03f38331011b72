/**
 * The provider with a model, at the endpoint the operator has set. What it gives is judged before anyone sees it: data by
 * the caller's schema, passages by the document they must stand in. What it cannot give is absent, and said.
 * Flow: document-data -> here -> remote/chat.
 * Spec: Document data (summary, answer, highlights, warning); Formats accepted by /parse (json).
 */
import { budgets } from '../base/budgets.js';
import type { Random } from '../base/random.js';
import type { Passage } from '../understanding/find-passages.js';
import type { RunThinking } from './embedded-provider.js';
import type {
  CrawlThought,
  DerivedSettings,
  Intelligence,
  NamesRedacted,
  Redaction,
  Subject,
  ThinkingLimits,
  Thought,
  TokenUsage,
  Wanted,
} from './intelligence.js';
import { noUsage } from './intelligence.js';
import { ChatError } from './remote/chat.js';
import type { Chat } from './remote/chat.js';
import { merged, piecesOf, relaxed } from './merge.js';
import {
  aboutDocument,
  crawlTask,
  dataTask,
  namesTask,
  passagesTask,
  questionTask,
  summaryTask,
} from './remote/prompts.js';
import { askForData } from './remote/structured.js';
import { schemaJudge } from '../understanding/schema/judge.js';
import type { DocumentAnswer, EngineTasks } from '../sandbox/tasks.js';

export interface RemoteSettings {
  chat: Chat;
  model: string;
  /** Finds what bears on a question, in an engine process. */
  run: RunThinking;
  /** Takes out what the model has named, in an engine process. */
  redact: RunRedaction;
  tokensPerCredit: number;
  random: Random;
}

/** @throws ServiceError of the sandbox */
export type RunRedaction = (
  answer: DocumentAnswer,
  request: EngineTasks['redact']['request'],
  limits: ThinkingLimits,
) => Promise<DocumentAnswer>;

type Named = EngineTasks['redact']['request']['named'][number];

export function remoteProvider({ chat, model, run, redact, tokensPerCredit, random }: RemoteSettings): Intelligence {
  const ask = askForData(chat);

  return {
    provider: model,
    think: async (subject, wanted, limits) => {
      const work = new Work(limits);
      const { pieces, isWhole } = readable(subject);
      if (!isWhole) work.remarks.push('The document is long: the model was shown only its beginning.');
      if (wanted.summary) await work.part('summary', async () => summary(pieces, work));
      if (wanted.json) await work.part('json', async () => data(pieces, wanted.json!, work));
      if (wanted.question !== undefined)
        await work.part('answer', async () => answer(subject, pieces, wanted.question!, work));
      if (wanted.highlights !== undefined)
        await work.part('highlights', async () => passages(subject, wanted.highlights!, work));
      return { ...work.found, remarks: work.remarks, usage: work.usage, credits: creditsOf(work) };
    },
    crawlSettings,
    redactNames,
  };

  /**
   * What the model names is taken out wherever it stands. It can add to what the rules have found and take nothing from it:
   * a document that has it name nothing, or what stands nowhere, changes nothing.
   */
  async function redactNames(
    answer: DocumentAnswer,
    redaction: Redaction,
    limits: ThinkingLimits,
  ): Promise<NamesRedacted> {
    const work = new Work(limits);
    const { title, description } = answer.metadata;
    const text = [title, description, answer.markdown].flat().filter(Boolean).join('\n\n');
    const { pieces, isWhole } = inPieces(text);
    if (!isWhole) work.remarks.push('The document is long: in its end, names and places were redacted by rules alone.');
    const named: Named[] = [];
    try {
      for (const [at, piece] of pieces.entries()) {
        const messages = aboutDocument(random, namesTask, piece, partOf(at, pieces.length));
        const answered = await ask(messages, namesSchema, limits, (usage) => work.spend(usage));
        if (answered.fault !== undefined)
          throw new ChatError('failed', `the model gave nothing that can be used (${answered.fault.slice(0, 300)})`);
        const { persons, places } = answered.value as { persons: string[]; places: string[] };
        named.push(...namedAs('PERSON', persons), ...namedAs('LOCATION', places));
      }
    } catch (error) {
      if (!(error instanceof ChatError)) throw error;
      work.remarks.push(`Names and places were redacted by rules alone, at least in parts: ${error.message}.`);
    }
    const credits = creditsOf(work);
    if (named.length === 0) return { answer, remarks: work.remarks, credits };
    return { answer: await redact(answer, { redaction, named }, limits), remarks: work.remarks, credits };
  }

  async function crawlSettings(asked: { url: string; prompt: string }, limits: ThinkingLimits): Promise<CrawlThought> {
    const work = new Work(limits);
    let settings: DerivedSettings = {};
    try {
      const messages = crawlTask(asked.url, asked.prompt);
      const answered = await ask(messages, crawlSchema, limits, (usage) => work.spend(usage));
      if (answered.fault === undefined) settings = answered.value as DerivedSettings;
      else work.remarks.push(`No setting was derived: ${answered.fault.slice(0, 300)}.`);
    } catch (error) {
      if (!(error instanceof ChatError)) throw error;
      work.remarks.push(`No setting was derived: ${error.message}.`);
    }
    return { settings, remarks: work.remarks, credits: creditsOf(work) };
  }

  function creditsOf({ usage }: Work): number {
    return Math.ceil((usage.input + usage.output) / tokensPerCredit);
  }

  async function text(task: string, document: string, work: Work, part = ''): Promise<string | undefined> {
    const answered = await chat(aboutDocument(random, task, document, part), { type: 'text' }, work.limits);
    work.spend(answered.usage);
    const plain = answered.text.replace(/<think>[\s\S]*?<\/think>/g, '').trim();
    return plain === '' || /^NONE\.?$/i.test(plain) ? undefined : plain.slice(0, 20_000).toWellFormed();
  }

  async function summary(pieces: readonly string[], work: Work): Promise<string | undefined> {
    const parts: string[] = [];
    for (const [at, piece] of pieces.entries()) {
      const said = await text(summaryTask, piece, work, partOf(at, pieces.length));
      if (said !== undefined) parts.push(said);
    }
    return parts.length < 2 ? parts[0] : text(summaryTask, parts.join('\n\n'), work);
  }

  async function data(
    pieces: readonly string[],
    { schema, prompt }: NonNullable<Wanted['json']>,
    work: Work,
  ): Promise<unknown> {
    const values: unknown[] = [];
    let fault: string | undefined;
    const partSchema = schema && pieces.length > 1 ? (relaxed(schema) as Record<string, unknown>) : schema;
    for (const [at, piece] of pieces.entries()) {
      const messages = aboutDocument(random, dataTask(partSchema, prompt, undefined), piece, partOf(at, pieces.length));
      const answered = await ask(messages, partSchema, work.limits, (usage) => work.spend(usage));
      if (answered.fault === undefined) values.push(answered.value);
      else fault ??= answered.fault;
    }
    const value = pieces.length === 1 ? values[0] : merged(values);
    if (value !== undefined && schema && pieces.length > 1) {
      const [first] = schemaJudge(schema)(value);
      if (first)
        throw new ChatError(
          'failed',
          `what its parts tell does not satisfy the schema (${first.path || 'the whole'} ${first.message})`,
        );
    }
    if (value === undefined)
      throw new ChatError(
        'failed',
        `the model gave nothing that can be used (${(fault ?? 'no answer').slice(0, 300)})`,
      );
    return value;
  }

  /** Of a long document, the pieces that bear on the question. */
  async function answer(
    subject: Subject,
    pieces: readonly string[],
    question: string,
    work: Work,
  ): Promise<string | undefined> {
    const [only] = pieces;
    const found = pieces.length > 1 ? await candidates(subject, question, work) : [];
    const shown = found.length > 0 ? inOrder(found) : (only ?? '');
    return text(questionTask(question), shown, work);
  }

  /** The model chooses by number, so that what is quoted stands in the document. */
  async function passages(subject: Subject, query: string, work: Work): Promise<string | undefined> {
    const found = await candidates(subject, query, work);
    if (found.length === 0) return undefined;
    const lines = found.map((passage, number) => `${number}: ${passage.text.replace(/\s+/g, ' ')}`).join('\n');
    const answered = await ask(
      aboutDocument(random, passagesTask(query), lines),
      passagesSchema,
      work.limits,
      (usage) => work.spend(usage),
    );
    if (answered.fault !== undefined)
      throw new ChatError('failed', `the model gave nothing that can be used (${answered.fault.slice(0, 300)})`);
    const numbers = new Set((answered.value as { passages: number[] }).passages.slice(0, 8));
    const chosen = found.filter((_passage, number) => numbers.has(number));
    return chosen.length === 0 ? undefined : inOrder(chosen);
  }

  async function candidates({ material }: Subject, query: string, { limits }: Work): Promise<readonly Passage[]> {
    return material ? ((await run({ material, wanted: { candidates: query } }, limits)).candidates ?? []) : [];
  }
}

function inOrder(passages: readonly Passage[]): string {
  return [...passages]
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text)
    .join('\n\n');
}

const expressions = { type: 'array', items: { type: 'string', maxLength: 500 }, maxItems: 50 };
const whole = { type: 'integer', minimum: 1 };
const flag = { type: 'boolean' };

const namesAtMost = 500;
const nameLengthAtMost = 100;

function namedAs(entity: Named['entity'], texts: readonly string[]): Named[] {
  return [...new Set(texts)]
    .filter(({ length }) => length > 1 && length <= nameLengthAtMost)
    .slice(0, namesAtMost)
    .map((text) => ({ entity, text }));
}

const listOfNames = { type: 'array', items: { type: 'string' } };
const namesSchema = {
  type: 'object',
  properties: { persons: listOfNames, places: listOfNames },
  required: ['persons', 'places'],
};

/** The settings of a crawl that a prompt can speak of. */
const crawlSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    includePaths: expressions,
    excludePaths: expressions,
    maxDiscoveryDepth: { type: 'integer', minimum: 0 },
    limit: whole,
    crawlEntireDomain: flag,
    allowExternalLinks: flag,
    allowSubdomains: flag,
    delay: whole,
    sitemap: { type: 'string', enum: ['include', 'skip', 'only'] },
    ignoreQueryParameters: flag,
    deduplicateSimilarURLs: flag,
  },
};

const passagesSchema = {
  type: 'object',
  properties: { passages: { type: 'array', items: { type: 'integer' } } },
  required: ['passages'],
};

const partOf = (at: number, count: number): string => (count === 1 ? '' : ` (part ${at + 1} of ${count})`);

/** One request's share: what was found, what it took. */
class Work {
  readonly limits: ThinkingLimits;
  readonly found: Omit<Thought, 'remarks' | 'usage' | 'credits'> = {};
  readonly remarks: string[] = [];
  usage: TokenUsage = noUsage;

  constructor(limits: ThinkingLimits) {
    this.limits = limits;
  }

  spend({ input, output }: TokenUsage): void {
    this.usage = { input: this.usage.input + input, output: this.usage.output + output };
  }

  /** What fails is absent, and the caller is told. */
  async part(member: 'summary' | 'json' | 'answer' | 'highlights', make: () => Promise<unknown>): Promise<void> {
    try {
      const value = await make();
      if (value === undefined) this.remarks.push(`\`${member}\`: the document does not tell.`);
      else Object.assign(this.found, { [member]: value });
    } catch (error) {
      if (!(error instanceof ChatError)) throw error;
      this.remarks.push(`\`${member}\` is missing: ${error.message}.`);
    }
  }
}

/** The document as its reader wrote it, and what its page says of things beside it. */
function readable({ markdown, material }: Subject): { pieces: string[]; isWhole: boolean } {
  const things =
    material && material.things.length > 0
      ? `\n\nStructured data of the page: ${JSON.stringify(material.things).slice(0, 8000)}`
      : '';
  const title = material?.title === undefined ? '' : `Title: ${material.title}\n\n`;
  return inPieces(`${title}${markdown}${things}`);
}

function inPieces(whole: string): { pieces: string[]; isWhole: boolean } {
  const most = budgets.modelPieces.bound * budgets.modelPiece.bound;
  return { pieces: piecesOf(whole.slice(0, most), budgets.modelPiece.bound), isWhole: whole.length <= most };
}

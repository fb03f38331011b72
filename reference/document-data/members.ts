/**
 * The one table of what a document can hold by request: each format, what it needs, and who makes it. From it follow what
 * is asked of the engine and of the page, whether a browser is needed, and what this build does not have.
 * A format is one file (in the room of what makes it) and one line here.
 * Spec: Document data (data).
 */
import type { ChangeTracking, DocumentData } from '../../generated/types.gen.js';
import type { Output } from '../engine/convert.js';
import type { PageQuestions } from '../page-questions/answer-questions.js';
import type { Thought, Wanted } from '../intelligence/intelligence.js';
import type { DocumentAnswer } from '../sandbox/tasks.js';
import { blocksOf } from './blocks.js';
import type { FormatName, FormatWish, WishFor } from './format-wish.js';

/**
 * conversion: the engine's outputs; page: the page's own markup; browser: a visit by the browser; media: files that the
 * page leads to; history: what was kept of earlier scrapes; model: whoever understands documents.
 */
type Need = 'conversion' | 'page' | 'browser' | 'media' | 'history' | 'model';

/** What members are made from. */
export interface Makings {
  conversion: DocumentAnswer;
  /** What was understood; absent when nothing asks for it. */
  thought?: Thought;
  /** Absent for an upload, of which nothing can be asked that needs it. */
  visit?: VisitMakings;
}

/** What only a visit to a URL can give. */
export interface VisitMakings {
  /** The address of the picture; null when there is none. */
  screenshot(): Promise<string | null>;
  /** The address of the page's sound or film; null when there is none. */
  media(kind: 'audio' | 'video'): Promise<string | null>;
  changes(wish: WishFor<'changeTracking'>): Promise<ChangeTracking>;
}

interface Member<Name extends FormatName> {
  /** Where the result stands, when not under the format's own name. */
  member?: keyof DocumentData;
  needs: readonly Need[];
  /** What the engine must write for it. */
  output?: Output;
  /** What must be asked of the page for it. @param styles what the browser collected; undefined without a browser */
  question?(wish: WishFor<Name>, styles: object | undefined): PageQuestions;
  /** What is wanted of whoever understands the document. */
  wants?(wish: WishFor<Name>): Wanted;
  /** Undefined where this build has nobody who makes it. */
  make?(makings: Makings, wish: WishFor<Name>): unknown;
}

const members: { [Name in FormatName]: Member<Name> } = {
  markdown: written('markdown'),
  html: written('html'),
  rawHtml: written('rawHtml'),
  links: written('links'),
  images: written('images'),
  pages: written('pageTexts'),
  blocks: { needs: ['conversion'], output: 'pageBlocks', make: ({ conversion }) => blocksOf(conversion) },
  screenshot: { needs: ['browser'], make: (makings) => visitOf(makings).screenshot() },
  attributes: {
    needs: ['page'],
    question: ({ selectors }) => ({ attributes: selectors }),
    make: ({ conversion }, { selectors }) =>
      conversion.answers?.attributes ?? selectors.map((pair) => ({ ...pair, values: [] })),
  },
  branding: {
    needs: ['page', 'browser'],
    question: (_wish, styles) => (styles ? { branding: styles } : {}),
    make: ({ conversion }) => conversion.answers?.branding ?? null,
  },
  product: {
    needs: ['page'],
    question: () => ({ product: true }),
    make: ({ conversion }) => conversion.answers?.product ?? null,
  },
  menu: {
    needs: ['page'],
    question: () => ({ menu: true }),
    make: ({ conversion }) => conversion.answers?.menu ?? null,
  },
  audio: {
    needs: ['page', 'media'],
    question: () => ({ media: true }),
    make: (makings) => visitOf(makings).media('audio'),
  },
  video: {
    needs: ['page', 'media'],
    question: () => ({ media: true }),
    make: (makings) => visitOf(makings).media('video'),
  },
  changeTracking: {
    needs: ['conversion', 'history'],
    make: (makings, wish) => visitOf(makings).changes(wish),
  },
  summary: {
    needs: ['conversion', 'model'],
    wants: () => ({ summary: true }),
    make: ({ thought }) => thought?.summary ?? null,
  },
  // Absent when nothing was found: null could be a value.
  json: {
    needs: ['conversion', 'model'],
    wants: ({ schema, prompt }) => ({ json: { ...(schema && { schema }), ...(prompt !== undefined && { prompt }) } }),
    make: ({ thought }) => thought?.json,
  },
  question: {
    needs: ['conversion', 'model'],
    member: 'answer',
    wants: ({ question }) => ({ question }),
    make: ({ thought }) => thought?.answer ?? null,
  },
  highlights: {
    needs: ['conversion', 'model'],
    wants: ({ query }) => ({ highlights: query }),
    make: ({ thought }) => thought?.highlights ?? null,
  },
};

function written(output: Output): { needs: Need[]; output: Output; make: (makings: Makings) => unknown } {
  return { needs: ['conversion'], output, make: ({ conversion }) => conversion[output] };
}

function visitOf({ visit }: Makings): VisitMakings {
  if (!visit) throw new Error('A format that needs a visit was asked of an upload.');
  return visit;
}

function memberOf(name: FormatName): Member<FormatName> {
  return members[name] as Member<FormatName>;
}

/**
 * What was asked for, and `markdown`, which is always there; in the order of the table.
 * "Every field is present only when the matching format or feature was requested, except `markdown` and `metadata`".
 */
export async function requestedMembers(
  formats: readonly FormatWish[],
  makings: Makings,
): Promise<Partial<DocumentData>> {
  const data: Record<string, unknown> = {};
  for (const name of Object.keys(members) as FormatName[]) {
    const wish = formats.find(({ type }) => type === name) ?? (name === 'markdown' ? { type: name } : undefined);
    if (!wish) continue;
    const member = memberOf(name);
    const value = await member.make!(makings, wish);
    if (value !== undefined) data[member.member ?? name] = value;
  }
  return data;
}

/** What the engine must write: `markdown` in any case, each output once. */
export function outputsFor(formats: readonly FormatWish[]): Output[] {
  return [...new Set<Output>(['markdown', ...formats.flatMap(({ type }) => memberOf(type).output ?? [])])];
}

/** What must be asked of the page; undefined when nothing must. @param styles see Member.question */
export function questionsFor(formats: readonly FormatWish[], styles: object | undefined): PageQuestions | undefined {
  const asked = formats.map((wish) => memberOf(wish.type).question?.(wish as never, styles) ?? {});
  const questions = Object.assign({}, ...asked) as PageQuestions;
  return Object.keys(questions).length === 0 ? undefined : questions;
}

/** What is wanted of whoever understands the document; undefined when nothing is. */
export function wantedOf(formats: readonly FormatWish[]): Wanted | undefined {
  const wanted = formats.map((wish) => memberOf(wish.type).wants?.(wish as never) ?? {});
  const all = Object.assign({}, ...wanted) as Wanted;
  return Object.keys(all).length === 0 ? undefined : all;
}

/** Whether the document must be laid out for understanding. */
export function needsMaterial(formats: readonly FormatWish[]): boolean {
  return formats.some(
    (wish) => memberOf(wish.type).needs.includes('model') || (wish.type === 'changeTracking' && wish.json),
  );
}

/** Whether the document is to be read page by page too. */
export function asksForPages(formats: readonly FormatWish[]): boolean {
  return formats.some(({ type }) => type === 'pages' || type === 'blocks');
}

/** The wishes that only a browser can fulfil. */
export function browserWishes(formats: readonly FormatWish[]): FormatWish[] {
  return formats.filter(({ type }) => memberOf(type).needs.includes('browser'));
}

/** The formats nobody makes in this build. */
export function unmade(formats: readonly FormatWish[]): FormatName[] {
  return formats.map(({ type }) => type).filter((type) => !memberOf(type).make);
}

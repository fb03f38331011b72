/**
 * A format that a caller asked for, in house names and units: what of `data` is to be made, and how.
 * Made from the wire by operations/wire/formats.
 * Spec: Formats accepted by /parse; Scrape options (formats, format objects).
 */
import type {
  AttributesFormat,
  HighlightsFormat,
  ParseFormat,
  QuestionFormat,
  ScrapeFormat,
} from '../../generated/types.gen.js';

/**
 * Every format of the contract, by its name; `query` is one of two others. `pages` and `blocks` are asked for at the PDF
 * parser, and are made like the others.
 */
export type FormatName = Exclude<NameOf<ScrapeFormat | ParseFormat>, 'query'> | 'pages' | 'blocks';
type NameOf<Format> = Format extends string
  ? Format
  : Format extends { type: infer Name extends string }
    ? Name
    : never;

type WithSettings =
  | AttributesFormat
  | { type: 'json'; schema?: Record<string, unknown>; prompt?: string }
  | QuestionFormat
  | HighlightsFormat
  | { type: 'screenshot'; fullPage: boolean; quality?: number; viewport?: { width: number; height: number } }
  | {
      type: 'changeTracking';
      gitDiff: boolean;
      /** Mode `json`: the values named by the schema are compared. */
      json: boolean;
      schema?: Record<string, unknown>;
      prompt?: string;
      tag: string;
    };

/** A format without settings is its name. */
type Plain = Exclude<FormatName, WithSettings['type']>;

export type FormatWish = WithSettings | { [Name in Plain]: { type: Name } }[Plain];

export type WishFor<Name extends FormatName> = Extract<FormatWish, { type: Name }>;

/** The wish for one format; undefined when it was not asked for. Each is there once at most. */
export function wishFor<Name extends FormatName>(
  formats: readonly FormatWish[],
  name: Name,
): WishFor<Name> | undefined {
  return formats.find((wish): wish is WishFor<Name> => wish.type === name);
}

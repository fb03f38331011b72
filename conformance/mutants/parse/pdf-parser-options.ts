/**
 * Mutants of the options of the PDF parser.
 * Spec: ParseOptions (parsers); Parser object (PDF).
 */
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import {
  addToMarkdown,
  answersData,
  filePart,
  optionsOf,
  readsOptions,
  refusesWhen,
  servesWrong,
  without,
} from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { WireRequest } from '../../lies/mutating-proxy.js';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const parsersOf = (options: JsonObject): readonly unknown[] =>
  Array.isArray(options['parsers']) ? (options['parsers'] as unknown[]) : [];
const parserObjects = (options: JsonObject): JsonObject[] => parsersOf(options).filter(isObject);
const modes = ['fast', 'auto', 'ocr'];
const isPdf = (request: WireRequest): boolean => filePart(request)?.value.subarray(0, 5).toString('latin1') === '%PDF-';

/** Reads the plain parser where the list holds one that must be refused. */
function parserTaken(requirement: string, what: string, isWrong: (parser: unknown) => boolean): Mutant {
  return {
    id: `${requirement}.taken`,
    describe: `takes ${what}`,
    breaks: [requirement],
    ...servesWrong((options) => (parsersOf(options).some(isWrong) ? { ...options, parsers: ['pdf'] } : undefined)),
  };
}

function parserRefused(requirement: string, what: string, condition: (options: JsonObject) => boolean): Mutant {
  return {
    id: `${requirement}.refused`,
    describe: `refuses ${what}`,
    breaks: [requirement],
    ...refusesWhen(condition),
  };
}

const hasPages = (parser: unknown, test: (maxPages: unknown) => boolean): boolean =>
  isObject(parser) && 'maxPages' in parser && test(parser['maxPages']);
const usesMode =
  (mode: string) =>
  (options: JsonObject): boolean =>
    parserObjects(options).some((parser) => parser['mode'] === mode);
const usesPages =
  (test: (maxPages: unknown) => boolean) =>
  (options: JsonObject): boolean =>
    parsersOf(options).some((parser) => hasPages(parser, test));

/** One way of naming the parser leaves out the last page of a PDF. */
function parserDiffers(requirement: string, what: string, condition: (options: JsonObject) => boolean): Mutant {
  return {
    id: `${requirement}.differs`,
    describe: `adds a note to a PDF parsed with ${what}`,
    breaks: [requirement],
    ...answersData((data, request) => {
      if (isPdf(request) && condition(optionsOf(request) ?? {})) addToMarkdown(data, 'Scanneddocument');
    }),
  };
}

export const pdfParserOptionMutants: readonly Mutant[] = [
  parserRefused('parse.parsers.accepted', 'parsers', (options) => 'parsers' in options),
  {
    id: 'parse.parsers.any-type',
    describe: 'takes parsers that are no list',
    breaks: ['parse.parsers.type'],
    ...servesWrong((options) =>
      'parsers' in options && !Array.isArray(options['parsers']) ? without(options, 'parsers') : undefined,
    ),
  },
  parserTaken(
    'parse.parsers.unknown',
    'a parser that does not exist',
    (parser) => parser === 'abacus' || (isObject(parser) && parser['type'] === 'abacus'),
  ),
  parserDiffers('parse.parsers.default', 'no parsers named', (options) => !('parsers' in options)),
  parserDiffers('parse.parser.string-form', 'the plain name', (options) => parsersOf(options).includes('pdf')),
  parserDiffers('parse.parser.object-form', 'an object without mode', (options) =>
    parserObjects(options).some((parser) => !('mode' in parser)),
  ),
  parserTaken(
    'parse.parser.type-required',
    'a parser without type',
    (parser) => isObject(parser) && !('type' in parser),
  ),
  parserTaken(
    'parse.parser.type-enum',
    'a parser of any type',
    (parser) => isObject(parser) && 'type' in parser && parser['type'] !== 'pdf',
  ),
  parserTaken(
    'parse.parser.closed',
    'a parser with another member',
    (parser) => isObject(parser) && Object.keys(parser).some((name) => !['type', 'mode', 'maxPages'].includes(name)),
  ),
  parserRefused('parse.parser.mode-fast', 'the mode fast', usesMode('fast')),
  parserRefused('parse.parser.mode-auto', 'the mode auto', usesMode('auto')),
  parserRefused('parse.parser.mode-ocr', 'the mode ocr', usesMode('ocr')),
  parserTaken(
    'parse.parser.mode-enum',
    'a mode that does not exist',
    (parser) => isObject(parser) && 'mode' in parser && !modes.includes(parser['mode'] as string),
  ),
  parserRefused(
    'parse.parser.max-pages-accepted',
    'maxPages',
    usesPages(() => true),
  ),
  parserTaken('parse.parser.max-pages-type', 'maxPages that is no whole number', (parser) =>
    hasPages(parser, (value) => !Number.isInteger(value)),
  ),
  parserRefused(
    'parse.parser.max-pages-minimum',
    'maxPages 1',
    usesPages((value) => value === 1),
  ),
  parserTaken('parse.parser.max-pages-below-minimum', 'maxPages below 1', (parser) =>
    hasPages(parser, (value) => isNumber(value) && value < 1),
  ),
  parserRefused(
    'parse.parser.max-pages-maximum',
    'maxPages 10000',
    usesPages((value) => value === 10_000),
  ),
  parserTaken('parse.parser.max-pages-above-maximum', 'maxPages above 10000', (parser) =>
    hasPages(parser, (value) => isNumber(value) && value > 10_000),
  ),
  {
    id: 'parse.parser.other-formats.touched',
    describe: 'caps an HTML page by maxPages',
    breaks: ['parse.parser.other-formats'],
    ...answersData((data, request) => {
      if (!isPdf(request) && usesPages(() => true)(optionsOf(request) ?? {})) data['markdown'] = '';
    }),
  },
  {
    id: 'parse.parser.mode-default-fast',
    describe: 'skips scanned pages where a parser object has no mode',
    breaks: ['parse.parser.mode-default'],
    ...readsOptions((options) =>
      parserObjects(options).some((parser) => !('mode' in parser))
        ? { ...options, parsers: parserObjects(options).map((parser) => ({ mode: 'fast', ...parser })) }
        : undefined,
    ),
  },
  {
    id: 'parse.parser.mode-default-refused',
    describe: 'asks for a mode in every parser object',
    breaks: ['parse.parser.mode-default'],
    ...refusesWhen((options) => parserObjects(options).some((parser) => !('mode' in parser))),
  },
  {
    id: 'parse.parsers.default-none',
    describe: 'parses no PDF unless parsers are named',
    breaks: ['parse.parsers.default'],
    ...answersData((data, request) => {
      if (isPdf(request) && !('parsers' in (optionsOf(request) ?? {}))) data['markdown'] = '';
    }),
  },
];

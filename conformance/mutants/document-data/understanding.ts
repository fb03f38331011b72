/**
 * Mutants of what is understood of a document: summary, data, answer, highlights, compared values, and their formats.
 * Spec: Document data (summary, answer, highlights, warning); Formats accepted by /parse; Object formats, json, changeTracking.
 */
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { formatsOf } from '../../lies/formats-of.js';
import { answersData, isParse, refusesWhen, servesWrong } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { WireRequest } from '../../lies/mutating-proxy.js';
import { answersScrape, breaking, formatsOfType, listIn, refusesScrape } from '../../lies/scrape-lies.js';

const answers = (
  id: string,
  what: string,
  describe: string,
  change: (data: JsonObject, request: WireRequest) => void,
): Mutant => breaking(`document-data.${id}`, what, describe, answersData(change));

const scrapeAnswers = (id: string, what: string, describe: string, change: (data: JsonObject) => void): Mutant =>
  breaking(id, what, describe, answersScrape(change));

/** The value of a member that is there is another one. */
const gives =
  (member: string, value: unknown) =>
  (data: JsonObject): void => {
    if (member in data) data[member] = value;
  };

const comparison = (data: JsonObject): JsonObject | undefined => {
  const { changeTracking } = data;
  return isObject(changeTracking) && 'json' in changeTracking ? changeTracking : undefined;
};

const jsonFormats = (options: JsonObject): JsonObject[] => formatsOfType(options, 'json');
const asksFor =
  (test: (format: JsonObject) => boolean) =>
  (options: JsonObject): boolean =>
    jsonFormats(options).some(test);

/** Formats of the type with a member repaired, so that what is wrong is served. */
function servesAny(member: 'prompt' | 'schema', isWrong: (value: unknown) => boolean, instead: unknown) {
  return servesWrong((options) =>
    asksFor((format) => isWrong(format[member]))(options)
      ? {
          ...options,
          formats: listIn(options, 'formats').map((item) =>
            isObject(item) && item['type'] === 'json' ? { ...item, [member]: instead } : item,
          ),
        }
      : undefined,
  );
}

const refusesParse = (id: string, describe: string, test: (format: JsonObject) => boolean): Mutant =>
  breaking(`parse.formats.${id}`, 'refused', describe, refusesWhen(asksFor(test)));
const refusesJson = (id: string, describe: string, test: (format: JsonObject) => boolean): Mutant =>
  breaking(`scrape.formats.${id}`, 'refused', describe, refusesScrape(asksFor(test)));

export const understandingMutants: readonly Mutant[] = [
  answers('summary.type', 'number', 'summarises with a number', gives('summary', 7)),
  answers(
    'summary.content',
    'elsewhere',
    'summarises something else',
    gives('summary', 'Prices of grain rose again in spring, and the markets in the south were closed.'),
  ),
  answers('summary.content', 'empty', 'summarises with nothing and does not say why', (data) => {
    if ('summary' in data) data['summary'] = '';
    delete data['warning'];
  }),
  answers('summary.content', 'title', 'takes the title for a summary', (data) => {
    if ('summary' in data && isObject(data['metadata'])) data['summary'] = data['metadata']['title'];
  }),
  answers('summary.content', 'longer', 'repeats the content for a summary', (data) => {
    if ('summary' in data) data['summary'] = `${String(data['markdown'])} ${String(data['markdown'])}`;
  }),
  answers(
    'json.presence',
    'passed-over',
    'takes the format json and answers no data',
    (data) => void delete data['json'],
  ),
  answers('json.schema-satisfied', 'other', 'extracts what the schema does not say', gives('json', { colour: 7 })),
  answers('json.schema-satisfied', 'no-zeros', 'takes 0 for nothing in what it extracts', ({ json }) => {
    if (isObject(json)) for (const name of Object.keys(json)) json[name] ||= null;
  }),
  answers('json.values-from-document', 'invented', 'invents values', gives('json', { colour: 'ultramarine' })),
  answers('warning.llm-issues', 'silent', 'does not tell of trouble with extraction', (data, request) => {
    if (isParse(request) && formatsOf(request).includes('json')) delete data['warning'];
  }),
  scrapeAnswers(
    'document-data.highlights.beside-answer',
    'without-answer',
    'has highlights where no answer is',
    (data) => {
      if ('answer' in data) delete data['highlights'];
    },
  ),
  answers('json.beside-others', 'alone', 'has data when nothing else is asked for', (data, request) => {
    if (formatsOf(request).length > 1) delete data['json'];
  }),
  scrapeAnswers('scrape.formats.json-satisfied', 'numbers-as-texts', 'tells numbers as texts in data', (data) => {
    if (isObject(data['json']))
      data['json'] = Object.fromEntries(
        Object.entries(data['json']).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
      );
  }),
  scrapeAnswers('document-data.answer.type', 'list', 'answers with a list', gives('answer', ['words'])),
  scrapeAnswers('document-data.answer.presence', 'always', 'has an answer always', (data) => {
    data['answer'] ??= null;
  }),
  scrapeAnswers('document-data.answer.presence', 'never', 'has no answer ever', (data) => void delete data['answer']),
  scrapeAnswers('document-data.answer.content', 'code', 'answers with a number', gives('answer', '42')),
  scrapeAnswers('document-data.highlights.type', 'list', 'gives highlights as a list', gives('highlights', ['words'])),
  scrapeAnswers(
    'document-data.highlights.presence',
    'never',
    'gives no highlights',
    (data) => void delete data['highlights'],
  ),
  scrapeAnswers(
    'document-data.highlights.content',
    'retold',
    'tells highlights in its own words',
    gives('highlights', 'A person with a certain name takes care of the tower.'),
  ),
  scrapeAnswers('document-data.change-tracking.json-type', 'text', 'compares values in a text', (data) => {
    const tracking = comparison(data);
    if (tracking) tracking['json'] = 'changed';
  }),
  scrapeAnswers(
    'document-data.change-tracking.json-comparison',
    'current-alone',
    'leaves the previous values out',
    (data) => {
      const json = comparison(data)?.['json'];
      if (isObject(json)) for (const pair of Object.values(json)) if (isObject(pair)) delete pair['previous'];
    },
  ),
  scrapeAnswers(
    'scrape.formats.change-tracking-schema',
    'other-keys',
    'compares what the schema does not name',
    (data) => {
      const json = comparison(data)?.['json'];
      if (isObject(json)) json['weather'] = { previous: null, current: null };
    },
  ),
  breaking(
    'parse.formats.summary',
    'missing',
    'takes the format summary and gives none',
    answersData((data) => void delete data['summary']),
  ),
  refusesParse('json', 'refuses the format json', () => true),
  refusesParse('json-prompt', 'refuses a json format without prompt', (format) => !('prompt' in format)),
  breaking(
    'parse.formats.json-prompt-type',
    'taken',
    'takes a prompt of any type',
    servesAny('prompt', (value) => value !== undefined && typeof value !== 'string', 'The name.'),
  ),
  refusesParse('json-schema', 'refuses a json format without schema', (format) => !('schema' in format)),
  breaking(
    'parse.formats.json-schema-type',
    'taken',
    'takes a schema of any type',
    servesAny('schema', (value) => value !== undefined && !isObject(value), { type: 'object' }),
  ),
  scrapeAnswers('scrape.formats.summary', 'missing', 'gives no summary', (data) => void delete data['summary']),
  refusesJson('json-prompt', 'refuses a prompt without schema', (format) => !('schema' in format)),
  refusesJson(
    'json-prompt-maximum',
    'refuses prompts of 10000 characters',
    ({ prompt }) => typeof prompt === 'string' && prompt.length === 10_000,
  ),
  refusesJson('json-schema', 'refuses a schema', (format) => 'schema' in format),
];

/**
 * Mutants of `POST /batch/scrape`.
 * Spec: Endpoints, POST /batch/scrape.
 */
import {
  answersStatus,
  changesStart,
  documentsOf,
  ignoresMember,
  isTextList,
  losesResults,
  readsStart,
  refusesStart,
  takesStart,
} from '../../lies/job-lies.js';
import type { Mutant } from '../../lies/mutant.js';
import { breaking } from '../../lies/scrape-lies.js';

const path = '/batch/scrape';

export const batchScrapeMutants: readonly Mutant[] = [
  breaking(
    'batch-scrape.request.urls',
    'refused',
    'refuses every batch',
    refusesStart(path, () => true),
  ),
  breaking(
    'batch-scrape.request.urls-required',
    'taken',
    'takes a batch without urls',
    takesStart(path, (body) => !('urls' in body)),
  ),
  breaking(
    'batch-scrape.request.urls-type',
    'taken',
    'takes urls of any type',
    takesStart(path, (body) => 'urls' in body && !isTextList(body['urls'])),
  ),
  breaking(
    'batch-scrape.request.webhook-optional',
    'demanded',
    'demands a webhook',
    refusesStart(path, (body) => !('webhook' in body)),
  ),
  ignoresMember(path, 'batch-scrape.request.webhook', 'webhook'),
  breaking(
    'batch-scrape.response.id',
    'number',
    'counts its batches',
    changesStart(path, (answer) => {
      answer['id'] = 7;
    }),
  ),
  breaking(
    'batch-scrape.status.every-url',
    'lost',
    'loses a page',
    losesResults((address) => address.endsWith('/second')),
  ),
  breaking(
    'batch-scrape.status.every-url',
    'no-queries',
    'cuts the queries off its URLs',
    readsStart(path, ({ urls, ...body }) =>
      isTextList(urls) ? { ...body, urls: (urls as string[]).map((url) => url.split('?')[0]) } : undefined,
    ),
  ),
  breaking(
    'batch-scrape.status.every-url',
    'any-case',
    'takes URLs that differ in the case of letters for one',
    losesResults((address) => address.endsWith('/First')),
  ),
  breaking(
    'batch-scrape.status.once',
    'first-again',
    'answers its first result again in the end',
    answersStatus((body) => {
      const documents = documentsOf(body);
      if (body['status'] === 'completed' && documents.length > 0) body['data'] = [...documents, documents[0]!];
    }),
  ),
  breaking(
    'batch-scrape.status.own-content',
    'first-page',
    'gives every result the Markdown of the first',
    answersStatus((body) => {
      for (const document of documentsOf(body)) document['markdown'] = documentsOf(body)[0]!['markdown'];
    }),
  ),
];

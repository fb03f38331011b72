/**
 * Variants of JSON members: more than the table names, fewer than the reference gives, other texts.
 * Spec: Document data, Metadata and Errors close none of these objects and require none of these members.
 */
import { answersData, answersErrors, answersJson, answersMetadata, filePart } from '../lies/lies.js';
import type { Variant } from '../lies/mutant.js';

/** Members of metadata that the source neither requires nor ties to an upload. */
const optionalMetadata = [
  'scrapeId',
  'creditsUsed',
  'statusCode',
  'proxyUsed',
  'concurrencyLimited',
  'concurrencyQueueDurationMs',
  'cacheState',
  'timezone',
];

export const memberVariants: readonly Variant[] = [
  {
    id: 'members.additional',
    describe: 'adds members of its own everywhere',
    ...answersJson((body, response) => {
      body['requestId'] = 'f00d';
      if (response.status !== 200) return;
      const data = body['data'] as Record<string, unknown>;
      data['processing'] = { engine: 'other', milliseconds: 12 };
      const metadata = data['metadata'] as Record<string, unknown>;
      metadata['engineVersion'] = 3;
      metadata['fileSize'] = 1024;
      metadata['flags'] = { fast: true };
    }),
  },
  {
    id: 'members.only-the-needed',
    describe: 'leaves out what the source does not require of an upload',
    ...answersMetadata((metadata) => {
      for (const name of optionalMetadata) delete metadata[name];
    }),
  },
  {
    id: 'members.null-warning',
    describe: 'answers warning as null where there is nothing to warn of',
    ...answersData((data) => {
      data['warning'] ??= null;
    }),
  },
  {
    id: 'members.invented-address',
    describe: 'gives an upload an address of its own making',
    ...answersMetadata((metadata) => {
      metadata['sourceURL'] = 'https://uploads.plumbline.example/4711';
      metadata['url'] = 'https://uploads.plumbline.example/4711';
    }),
  },
  {
    id: 'members.other-error-texts',
    describe: 'writes its errors in another language, without details',
    ...answersErrors(
      (response) => response.status >= 400,
      ({ details, ...body }) => ({
        ...body,
        error: `Ungültige Anfrage: ${JSON.stringify(details ?? '').slice(0, 200)}`,
      }),
    ),
  },
  {
    id: 'members.codes-of-its-own',
    describe: 'has a code of its own for every wrong option, and one text for all of them',
    ...answersErrors(
      (response) => response.status === 400,
      (body, _, request) => ({
        ...body,
        ...(filePart(request) && { code: 'INVALID_OPTION' }),
        error: 'Bad Request',
        details: [{ message: String(body['error']), path: [] }],
      }),
    ),
  },
  {
    id: 'members.texts-as-lists',
    describe: 'gives the texts of the page in metadata as lists with one text',
    ...answersMetadata((metadata) => {
      for (const name of ['title', 'description', 'keywords', 'language']) {
        if (typeof metadata[name] === 'string') metadata[name] = [metadata[name]];
      }
    }),
  },
];

/**
 * Mutants of the upload and of the envelope.
 * Spec: Parse upload; Endpoints, POST /parse; Response envelope.
 */
import { isObject } from '../../harness/expectation.js';
import {
  answersData,
  answersJson,
  answersMetadata,
  emptySuccess,
  fileNameOf,
  filePart,
  isParse,
  optionsOf,
  readsOptions,
  refusal,
  refusesWhen,
  setJson,
} from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { WireRequest, WireResponse } from '../../lies/mutating-proxy.js';

const canned = (): WireResponse => {
  const response = emptySuccess();
  setJson(response, {
    success: true,
    data: { markdown: '# Example\n\nThis is an example document.', metadata: { title: 'Example' } },
  });
  return response;
};
const hasOptionsPart = (request: WireRequest): boolean =>
  request.parts?.some((part) => part.name === 'options') ?? false;
const isSuccess = (response: WireResponse): boolean => response.status === 200;

/** Text of the file uploaded last, for a server that mixes calls up. */
let lastMarkdown = '';

export const parseUploadMutants: readonly Mutant[] = [
  {
    id: 'parse.upload.refuses-multipart',
    describe: 'refuses every multipart request',
    breaks: ['parse.upload.multipart'],
    request: (request) => (isParse(request) && request.parts ? refusal() : undefined),
  },
  {
    id: 'parse.upload.canned-answer',
    describe: 'answers every upload with the same example, as a mock of the schema does',
    breaks: ['parse.upload.bytes', 'parse.upload.options-optional'],
    request: (request) => (isParse(request) && filePart(request) ? canned() : undefined),
  },
  {
    id: 'parse.upload.latin1-options',
    describe: 'reads options as Latin-1',
    breaks: ['parse.upload.options-utf8'],
    request(request) {
      const options = isParse(request) ? request.parts?.find((part) => part.name === 'options') : undefined;
      if (options) options.value = Buffer.from(options.value.toString('latin1'), 'utf8');
    },
  },
  {
    id: 'parse.upload.quoted-boundary-refused',
    describe: 'knows a boundary without quotes alone',
    breaks: ['parse.upload.quoted-boundary'],
    request: (request) =>
      isParse(request) && request.headers['content-type']?.includes('boundary="') ? refusal() : undefined,
  },
  {
    id: 'parse.upload.missing-file-served',
    describe: 'serves a request without a file',
    breaks: ['parse.upload.file-required'],
    request: (request) => (isParse(request) && request.parts && !filePart(request) ? emptySuccess() : undefined),
  },
  {
    id: 'parse.upload.any-body-served',
    describe: 'serves a body that is not multipart',
    breaks: ['parse.upload.not-multipart'],
    request: (request) =>
      isParse(request) && !/^multipart/.test(request.headers['content-type'] ?? '') ? emptySuccess() : undefined,
  },
  {
    id: 'parse.upload.not-multipart-415',
    describe: 'answers 415 to a body that is not multipart',
    breaks: ['parse.upload.not-multipart'],
    request: (request) =>
      isParse(request) && !/^multipart/.test(request.headers['content-type'] ?? '') ? refusal(415) : undefined,
  },
  {
    id: 'parse.upload.broken-body-served',
    describe: 'serves a multipart body that cannot be read',
    breaks: ['parse.upload.malformed-multipart'],
    request: (request) =>
      isParse(request) && /^multipart/.test(request.headers['content-type'] ?? '') && !request.parts
        ? emptySuccess()
        : undefined,
  },
  {
    id: 'parse.upload.broken-body-500',
    describe: 'breaks down on a multipart body that cannot be read',
    breaks: ['parse.upload.malformed-multipart'],
    request: (request) =>
      isParse(request) && /^multipart/.test(request.headers['content-type'] ?? '') && !request.parts
        ? refusal(500, { code: 'UNKNOWN_ERROR' })
        : undefined,
  },
  {
    id: 'parse.upload.options-required',
    describe: 'refuses a request without options',
    breaks: ['parse.upload.options-optional'],
    ...refusesWhen((_, request) => !hasOptionsPart(request)),
  },
  {
    id: 'parse.upload.options-ignored',
    describe: 'ignores the options',
    breaks: ['parse.upload.options-json-part'],
    ...readsOptions(() => ({})),
  },
  {
    id: 'parse.upload.invalid-json-ignored',
    describe: 'ignores options that are not JSON',
    breaks: ['parse.upload.options-invalid-json'],
    request: (request) => dropOptions(request, (text) => !isJson(text)),
  },
  {
    id: 'parse.upload.any-json-taken',
    describe: 'takes options that are JSON but no object',
    breaks: ['parse.upload.options-not-object'],
    request: (request) => dropOptions(request, (text) => isJson(text) && !isObject(JSON.parse(text))),
  },
  {
    id: 'parse.upload.empty-options-are-all',
    describe: 'takes an empty options object for a wish for the full page',
    breaks: ['parse.upload.options-empty-object'],
    ...readsOptions((options, request) =>
      hasOptionsPart(request) && Object.keys(options).length === 0 ? { onlyMainContent: false } : undefined,
    ),
  },
  {
    id: 'parse.upload.options-first-ignored',
    describe: 'ignores options that come before the file',
    breaks: ['parse.upload.part-order'],
    request: (request) => {
      if (isParse(request) && request.parts?.[0]?.name === 'options') request.parts.shift();
    },
  },
  {
    id: 'parse.upload.answers-a-list',
    describe: 'answers data as a list with one document',
    breaks: ['parse.upload.one-file-per-call', 'parse.response.data-object'],
    ...answersJson((body, response) => {
      if (isSuccess(response)) body['data'] = [body['data']];
    }),
  },
  {
    id: 'parse.upload.mixes-calls-up',
    describe: "answers with the content of another call's file",
    breaks: ['parse.upload.parallel'],
    ...answersData((data) => {
      const own = typeof data['markdown'] === 'string' ? data['markdown'] : '';
      if (lastMarkdown !== '') data['markdown'] = lastMarkdown;
      lastMarkdown = own;
    }),
  },
  {
    id: 'parse.upload.wants-part-type',
    describe: 'refuses a file part without a precise content type',
    breaks: ['parse.upload.generic-part-type'],
    ...refusesWhen((_, request) =>
      [undefined, 'application/octet-stream'].includes(filePart(request)?.headers['content-type']),
    ),
  },
  {
    id: 'parse.upload.latin1-file-name',
    describe: 'reads file names as Latin-1',
    breaks: ['parse.upload.unicode-file-name'],
    ...answersMetadata((metadata, request) => {
      const part = filePart(request);
      if (part && 'sourceFile' in metadata)
        metadata['sourceFile'] = Buffer.from(fileNameOf(part), 'utf8').toString('latin1');
    }),
  },
  {
    id: 'parse.response.created',
    describe: 'answers a successful parse with 201',
    breaks: ['parse.response.status'],
    response: (response, request) => {
      if (isParse(request) && isSuccess(response)) response.status = 201;
    },
  },
  {
    id: 'parse.response.as-text',
    describe: 'declares its JSON answers as plain text',
    breaks: ['parse.response.json'],
    response: (response, request) => {
      if (isParse(request) && isSuccess(response)) response.headers['content-type'] = 'text/plain; charset=utf-8';
    },
  },
  {
    id: 'parse.response.no-success',
    describe: 'leaves success out of its answers',
    breaks: ['parse.response.success-true'],
    ...answersJson(({ success, ...rest }, response) => (isSuccess(response) ? rest : { success, ...rest })),
  },
  {
    id: 'parse.response.success-text',
    describe: 'says success as a text',
    breaks: ['parse.response.success-true', 'parse.response.schema'],
    ...answersJson((body, response) => {
      if (isSuccess(response)) body['success'] = 'true';
    }),
  },
  {
    id: 'parse.response.data-on-top',
    describe: 'answers the document itself instead of an envelope',
    breaks: ['parse.response.data-object'],
    ...answersJson((body, response) => (isSuccess(response) ? { success: true, ...(body['data'] as object) } : body)),
  },
  {
    id: 'parse.response.links-null',
    describe: 'answers links as null now and then',
    breaks: ['parse.response.schema'],
    ...answersData((data, request) => {
      if ('links' in data && 'proxy' in (optionsOf(request) ?? {})) data['links'] = null;
    }),
  },
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Takes the options part out of a parse when its text is of a kind. */
function dropOptions(request: WireRequest, isWrong: (text: string) => boolean): void {
  if (!isParse(request) || !request.parts) return;
  const index = request.parts.findIndex((part) => part.name === 'options');
  if (index >= 0 && isWrong(request.parts[index]!.value.toString('utf8'))) request.parts.splice(index, 1);
}

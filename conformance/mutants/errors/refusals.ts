/**
 * Mutants of the errors chapter: refusals with the wrong status, members missing or of the wrong kind, internals.
 * Spec: Errors, POST /parse.
 */
import { answersErrors, isParse, jsonOf, optionsOf, refusal, setJson } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { WireResponse } from '../../lies/mutating-proxy.js';

const isBadRequest = (response: WireResponse): boolean => response.status === 400;
const isUnsupportedFile = (response: WireResponse): boolean =>
  response.status === 400 && jsonOf(response)?.['code'] === 'UNSUPPORTED_FILE_TYPE';

export const errorMutants: readonly Mutant[] = [
  {
    id: 'errors.bad-request-422',
    describe: 'answers bad requests with 422',
    breaks: ['errors.bad-request.status'],
    ...answersErrors(isBadRequest, (_, response) => {
      response.status = 422;
    }),
  },
  {
    id: 'errors.bad-request-200',
    describe: 'answers bad requests with 200 and the error in the body',
    breaks: ['errors.bad-request.status'],
    ...answersErrors(isBadRequest, (_, response) => {
      response.status = 200;
    }),
  },
  {
    id: 'errors.success-true',
    describe: 'says success in its refusals',
    breaks: ['errors.bad-request.success-false'],
    ...answersErrors(isBadRequest, (body) => ({ ...body, success: true })),
  },
  {
    id: 'errors.success-missing',
    describe: 'leaves success out of its refusals',
    breaks: ['errors.bad-request.success-false', 'errors.bad-request.schema'],
    ...answersErrors(isBadRequest, ({ success: _, ...rest }) => rest),
  },
  {
    id: 'errors.code-missing',
    describe: 'leaves the code out of its refusals',
    breaks: ['errors.bad-request.code', 'errors.bad-request.schema'],
    ...answersErrors(isBadRequest, ({ code: _, ...rest }) => rest),
  },
  {
    id: 'errors.code-number',
    describe: 'gives the code as a number',
    breaks: ['errors.bad-request.code'],
    ...answersErrors(isBadRequest, (body) => ({ ...body, code: 400 })),
  },
  {
    id: 'errors.code-other',
    describe: 'names the code of an invalid multipart request otherwise',
    breaks: ['errors.bad-request.code-value'],
    ...answersErrors(isBadRequest, (body) => ({ ...body, code: 'bad_request' })),
  },
  {
    id: 'errors.error-object',
    describe: 'gives the error as an object',
    breaks: ['errors.bad-request.error', 'errors.bad-request.schema'],
    ...answersErrors(isBadRequest, (body) => ({ ...body, error: { message: body['error'] } })),
  },
  {
    id: 'errors.message-for-error',
    describe: 'calls the error text message',
    breaks: ['errors.bad-request.error'],
    ...answersErrors(isBadRequest, ({ error, ...rest }) => ({ ...rest, message: error })),
  },
  {
    id: 'errors.as-html',
    describe: 'answers bad requests with an HTML page',
    breaks: ['errors.bad-request.json'],
    response: (response, request) => {
      if (!isParse(request) || !isBadRequest(response)) return;
      response.headers['content-type'] = 'text/html; charset=utf-8';
      response.body = Buffer.from('<h1>Bad Request</h1>');
    },
  },
  {
    id: 'errors.json-as-text',
    describe: 'declares its JSON refusals as plain text',
    breaks: ['errors.bad-request.json'],
    ...answersErrors(isBadRequest, (body, response) => {
      response.headers['content-type'] = 'text/plain';
      return body;
    }),
  },
  {
    id: 'errors.option-not-named',
    describe: 'does not say which option was wrong',
    breaks: ['errors.bad-request.names-the-option'],
    ...answersErrors(isBadRequest, (body) => ({ success: false, code: body['code'], error: 'Bad Request' })),
  },
  {
    id: 'errors.data-in-refusal',
    describe: 'adds an empty data to its refusals',
    breaks: ['errors.bad-request.no-data'],
    ...answersErrors(isBadRequest, (body) => ({ ...body, data: {} })),
  },
  {
    id: 'errors.wrong-option-500',
    describe: 'breaks down on an option of the wrong type',
    breaks: ['errors.server-error.not-for-bad-input'],
    ...answersErrors(isBadRequest, (body, response, request) => {
      const options = optionsOf(request);
      if (!options || !Object.values(options).some((value) => typeof value === 'object')) return body;
      response.status = 500;
      return { success: false, code: 'UNKNOWN_ERROR', error: 'An unexpected error occurred.' };
    }),
  },
  {
    id: 'errors.missing-file-500',
    describe: 'breaks down when the file is missing',
    breaks: ['errors.server-error.not-for-bad-input', 'parse.upload.file-required'],
    request: (request) =>
      isParse(request) && request.parts && !request.parts.some((part) => part.name === 'file')
        ? refusal(500, { code: 'UNKNOWN_ERROR' })
        : undefined,
  },
  {
    id: 'errors.stack-trace',
    describe: 'shows a stack trace in its refusals',
    breaks: ['errors.server-error.no-internals'],
    ...answersErrors(isBadRequest, (body) => ({
      ...body,
      error: 'Error: no file\n    at parse (/srv/service/dist/parse.js:41:13)',
    })),
  },
  {
    id: 'errors.server-path',
    describe: 'shows a path of the server in its refusals',
    breaks: ['errors.server-error.no-internals'],
    ...answersErrors(isBadRequest, (body) => ({ ...body, error: 'cannot open /var/lib/service/upload-17' })),
  },
  {
    id: 'errors.unsupported-without-error',
    describe: 'refuses an unsupported file without an error text',
    breaks: ['errors.file.unsupported-extension-body'],
    ...answersErrors(isUnsupportedFile, () => ({ success: false })),
  },
  {
    id: 'errors.unsupported-415',
    describe: 'refuses an unsupported file with 415',
    breaks: ['errors.file.unsupported-extension-400'],
    ...answersErrors(isUnsupportedFile, (body, response) => {
      response.status = 415;
      return body;
    }),
  },
  {
    id: 'errors.unsupported-served',
    describe: 'answers an unsupported file with success',
    breaks: ['parse.extensions.unsupported-refused'],
    response: (response, request) => {
      if (!isParse(request) || !isUnsupportedFile(response)) return;
      response.status = 200;
      setJson(response, { success: true, data: { markdown: 'MZ', metadata: {} } });
    },
  },
];

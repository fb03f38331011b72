/**
 * Mutants of waiting, of losses that nobody is told of, and of names of a private network.
 * Spec: Scrape options, waitFor, maxAge; Document data, `warning`; Errors.
 */
import type { JsonObject } from '../../harness/expectation.js';
import { isScrape, jsonOf, scrapeOf, setJson } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import { answersScrape, breaking, readsScrape, withoutMember } from '../../lies/scrape-lies.js';

const silent = (requirement: string, describe: string): Mutant =>
  breaking(
    requirement,
    'silent',
    describe,
    answersScrape((data) => delete data['warning']),
  );

export const waitingMutants: readonly Mutant[] = [
  breaking(
    'scrape.wait-for.after-a-pause',
    'impatient',
    'does not wait for a page that is empty',
    answersScrape((data, body) => {
      if (body['maxAge'] === 0 && String(body['url']).endsWith('/page')) data['markdown'] = '';
    }),
  ),
  breaking(
    'scrape.wait-for.beside-served',
    'impatient',
    'is content with what was served',
    answersScrape((data) => {
      if (typeof data['markdown'] === 'string') data['markdown'] = data['markdown'].replace(/^The board says.*$/m, '');
    }),
  ),
  silent('scrape.wait-for.page-without-text', 'answers a page without text as if it were whole'),
  keepingCopies('scrape.max-age.page-without-text', 'keeps copies of pages without text', ({ url }) => String(url)),
  keepingCopies(
    'scrape.max-age.other-options',
    'answers a scrape from a copy that was made for other options',
    ({ url }) => String(url),
  ),
  keepingCopies(
    'scrape.max-age.other-options',
    'tells copies apart by onlyMainContent alone',
    ({ url, onlyMainContent }) => `${String(url)} ${String(onlyMainContent)}`,
    'half',
  ),
  breaking(
    'scrape.wait-for.with-actions',
    'actions-alone',
    'passes over waitFor where there are actions',
    readsScrape((body) => ('actions' in body ? withoutMember(body, 'waitFor') : undefined)),
  ),
  silent('document-data.warning.not-delivered', 'leaves a format out and does not say so'),
  silent('document-data.warning.cut-picture', 'cuts a picture and does not say so'),
  breaking('scrape.request.private-name-untold', 'told', 'tells where a name leads', {
    response: (response, request) => {
      const error = isScrape(request) && response.status >= 400 ? jsonOf(response) : undefined;
      if (error) setJson(response, { ...error, error: `${String(error['error'])} (127.0.0.1, 127.0.1.1, ::1)` });
    },
  }),
];

/** Keeps the answers of scrapes, and answers them again to what has the same key. */
function keepingCopies(
  requirement: string,
  describe: string,
  keyOf: (body: JsonObject) => string,
  what = 'kept',
): Mutant {
  return {
    ...breaking(requirement, what, describe, {}),
    remembering: () => {
      const kept = new Map<string, Buffer>();
      return {
        request: (request) => {
          const body = scrapeOf(request);
          const copy = body && Number(body['maxAge']) > 0 ? kept.get(keyOf(body)) : undefined;
          return copy && { status: 200, headers: { 'content-type': 'application/json' }, body: copy };
        },
        response: (response, request) => {
          const body = scrapeOf(request);
          if (body && response.status === 200) kept.set(keyOf(body), response.body);
        },
      };
    },
  };
}

/**
 * Mutants of prompts for crawls, and of their preview.
 * Spec: Crawl options (prompt); Endpoints / POST /crawl/params-preview.
 */
import type { JsonObject } from '../../harness/expectation.js';
import type { Mutant } from '../../lies/mutant.js';
import { answersAt, bodyOf, readsBody, refusesBody, takesBody } from '../../lies/operation-lies.js';
import { breaking, withoutMember } from '../../lies/scrape-lies.js';

const id = '0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11';
const started = { success: true, id, url: `http://127.0.0.1/v2/crawl/${id}` };
const preview = '/crawl/params-preview';
const isOther = (value: unknown): boolean => value !== undefined && typeof value !== 'string';
const shown = { success: true, data: {} };

const takesPreview = (member: 'url' | 'prompt'): Mutant =>
  breaking(
    `crawl.params-preview.${member}-type`,
    'taken',
    `previews with any ${member}`,
    takesBody(preview, (body: JsonObject) => !(member in body) || isOther(body[member]), shown),
  );

export const crawlPromptMutants: readonly Mutant[] = [
  breaking(
    'crawl.prompt.accepted',
    'refused',
    'refuses prompts',
    refusesBody('/crawl', (body) => 'prompt' in body),
  ),
  breaking(
    'crawl.prompt.type',
    'taken',
    'takes a prompt of any type',
    takesBody('/crawl', ({ prompt }) => isOther(prompt), started),
  ),
  breaking(
    'crawl.prompt.effect',
    'ignored',
    'ignores prompts',
    readsBody('/crawl', (body) => withoutMember(body, 'prompt')),
  ),
  breaking(
    'crawl.params-preview.request',
    'refused',
    'refuses every preview',
    refusesBody(preview, () => true),
  ),
  takesPreview('url'),
  takesPreview('prompt'),
  breaking(
    'crawl.params-preview.settings',
    'empty',
    'derives nothing from any prompt',
    answersAt(
      (request) => bodyOf(request, preview) !== undefined,
      (body) => void (body['data'] = {}),
    ),
  ),
];

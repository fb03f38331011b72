/**
 * POST /crawl/params-preview: the settings that a prompt stands for, without crawling.
 * Spec: Endpoints / POST /crawl/params-preview; its answer is not shown (spec/silences.yaml, params-preview-body).
 */
import type { CrawlParamsPreview } from '../../generated/types.gen.js';
import { settingsOf } from './crawl-prompt.js';
import type { CrawlPromptSettings } from './crawl-prompt.js';
import type { OperationOf } from './operation-of.js';
import { toSourceUrl } from './wire/scrape-options.js';

export function previewCrawlParams(settings: CrawlPromptSettings): OperationOf<'previewCrawlParams'> {
  return {
    minimumCredits: 1,
    handle: async ({ body: { url, prompt }, caller: { owner }, signal }) => {
      const asked = { url: toSourceUrl(url), prompt };
      const { settings: derived, warning } = await settingsOf(settings, asked, owner, signal);
      const told = warning === undefined ? {} : { warning };
      return { body: { success: true, data: { url, ...derived }, ...told } satisfies CrawlParamsPreview };
    },
  };
}

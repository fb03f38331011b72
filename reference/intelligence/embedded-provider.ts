/**
 * The provider without a model: needs no download and no network, and says only what the document says. Its work is done in
 * an engine process, because what it works on is hostile.
 * Flow: document-data -> here -> sandbox -> embedded/think.
 * Spec: Document data (summary, answer, highlights, warning).
 */
import { settingsOfPrompt } from '../understanding/crawl-settings.js';
import type { EngineTasks } from '../sandbox/tasks.js';
import type { Intelligence, ThinkingLimits } from './intelligence.js';
import { membersOf, noUsage } from './intelligence.js';

/** Runs `think` in the sandbox. @throws ServiceError of the sandbox */
export type RunThinking = (
  request: EngineTasks['think']['request'],
  limits: ThinkingLimits,
) => Promise<EngineTasks['think']['answer']>;

export function embeddedProvider(run: RunThinking): Intelligence {
  return {
    provider: 'embedded',
    think: async ({ material }, wanted, limits) => {
      if (!material) return { remarks: ['The document has no words.'], usage: noUsage, credits: 0 };
      const found = await run({ material, wanted }, limits);
      const how = `${membersOf(wanted).join(', ')}: taken from the document's own words by the embedded provider; no language model is set up.`;
      return { ...found, remarks: [how, ...found.remarks], usage: noUsage, credits: 0 };
    },
    crawlSettings: async ({ prompt }) => {
      const settings = settingsOfPrompt(prompt);
      const isTold = Object.keys(settings).length > 0;
      const how = isTold
        ? 'The settings were read from the words of the prompt by the embedded provider; no language model is set up.'
        : 'The embedded provider found no crawl setting in the prompt: name paths, limits or depths, or set up a language model.';
      return { settings, remarks: [how], credits: 0 };
    },
    redactNames: async (answer) => ({
      answer,
      remarks: ['Names and places were redacted by rules alone: no language model is set up.'],
      credits: 0,
    }),
  };
}

/**
 * The crawl settings of a prompt, asked of the one port to understanding; what is no setting of the contract is left out.
 * Spec: Crawl options (prompt); Endpoints / POST /crawl/params-preview.
 */
import type { Admission } from '../accounts/admission.js';
import type { Clock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import { isServiceError } from '../base/errors.js';
import { pathRules } from '../crawl/path-rules.js';
import type { DerivedSettings, Intelligence } from '../intelligence/intelligence.js';

export interface CrawlPromptSettings {
  admission: Admission;
  intelligence: Pick<Intelligence, 'crawlSettings'>;
  clock: Clock;
}

const timeMs = 60_000;

export async function settingsOf(
  { admission, intelligence, clock }: CrawlPromptSettings,
  asked: { url: string; prompt: string },
  owner: string,
  signal: AbortSignal,
): Promise<{ settings: DerivedSettings; warning?: string }> {
  const deadline = deadlineAfter(timeMs, clock.nowMs);
  const { settings, remarks } = await admission.run(owner, deadline, signal, () =>
    intelligence.crawlSettings(asked, { deadline, signal, owner }),
  );
  const fault = faultOf(settings);
  const { includePaths: _in, excludePaths: _out, ...withoutPaths } = settings;
  const said = fault === undefined ? remarks : [...remarks, fault];
  return {
    settings: fault === undefined ? settings : withoutPaths,
    ...(said.length > 0 && { warning: said.join(' ') }),
  };
}

/** An expression that a model wrote may be none. */
function faultOf({ includePaths = [], excludePaths = [] }: DerivedSettings): string | undefined {
  try {
    pathRules({ includePaths, excludePaths, regexOnFullURL: false });
    return undefined;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return 'The paths that were derived from the prompt are no expressions that can be used, and were left out.';
  }
}

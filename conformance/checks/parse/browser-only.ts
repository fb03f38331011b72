/**
 * Checks of options that `/parse` does not support or does not know.
 * Spec: ParseOptions (browser-only options are not supported by /parse).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { JsonObject } from '../../harness/expectation.js';
import { dataOf } from '../../harness/silence.js';
import { framedPage, htmlUpload, textUpload } from '../../vocabulary/pages.js';
import { sameContent } from './answers.js';
import { parse, parsed } from '../../vocabulary/parse.js';

const browserOnly = {
  actions: [{ type: 'wait', milliseconds: 3000 }],
  waitFor: 3000,
  location: { country: 'DE', languages: ['de'] },
  mobile: true,
} as const;

/** Whether an option without meaning is refused or ignored is recorded. */
function silentOption(id: string, silenceId: string, options: JsonObject, ignored: string): Check {
  return check(id, async (t) => {
    const exchange = await parse(t, { file: textUpload(t.word()), options }, { silence: silenceId });
    t.tolerateAnswer(silenceId, exchange, () => ignored);
  });
}

export const browserOnlyChecks = [
  silentOption('parse.browser-only.actions', 'browser-only-options', { actions: browserOnly.actions }, 'ignored'),
  silentOption('parse.browser-only.wait-for', 'browser-only-options', { waitFor: browserOnly.waitFor }, 'ignored'),
  silentOption('parse.browser-only.location', 'browser-only-options', { location: browserOnly.location }, 'ignored'),
  silentOption('parse.browser-only.mobile', 'browser-only-options', { mobile: browserOnly.mobile }, 'ignored'),
  check(
    'parse.browser-only.no-effect',
    async (t) => {
      const file = textUpload(t.words(4));
      const plain = await parsed(t, { file });
      for (const [name, value] of Object.entries(browserOnly)) {
        const exchange = await parse(t, { file, options: { [name]: value } }, { silence: 'browser-only-options' });
        const data = dataOf(exchange);
        if (!data) continue;
        t.expect(exchange).at('/data/actions').isAbsent('/parse performs no actions.');
        t.expect(exchange).that(sameContent(plain.data, data, `as without ${name}`));
        const waitedMs = exchange.response.waitedMs - plain.exchange.response.waitedMs;
        t.expect(exchange).that(
          waitedMs < 2900
            ? undefined
            : { expected: 'no extra wait', actual: `${Math.round(waitedMs)} ms more than without ${name}` },
        );
      }
    },
    { requests: 5 },
  ),
  silentOption('parse.options.unknown-member', 'unknown-options', { flavour: 'gfm' }, 'ignored'),
  silentOption(
    'parse.options.known-member',
    'known-members',
    { fastMode: false, mobile: false, waitFor: 0, actions: [], lockdown: false, checkPromptInjection: null },
    'accepted',
  ),
  check('parse.options.wrong-case', async (t) => {
    const footer = t.words(3);
    const file = htmlUpload(framedPage({ header: t.words(3), navigation: t.words(3), main: t.words(9), footer }));
    const exchange = await parse(t, { file, options: { onlymaincontent: false } }, { silence: 'unknown-options' });
    t.tolerateAnswer('unknown-options', exchange, (data) =>
      JSON.stringify(data['markdown']).includes(footer) ? 'read' : 'ignored',
    );
  }),
  silentOption('parse.options.null-member', 'null-options', { timeout: null }, 'default'),
];

/**
 * Checks of the plain switches and texts of a parse: accepted values, refused types, defaults.
 * What they do beyond that has no effect on an answer, or checks of its own.
 * Spec: ParseOptions (blockAds, skipTlsVerification, headers, proxy, origin, integration).
 */
import { htmlUpload, page, textUpload } from '../../vocabulary/pages.js';
import { acceptedCheck, defaultCheck, noBooleans, refusedCheck, withoutEffectCheck } from './option-factories.js';
import { check } from '../../harness/check.js';
import { visibleMarkdown } from './answers.js';
import { parse } from '../../vocabulary/parse.js';

/** A page with an advertisement and a cookie pop-up, recognisable by their markup. */
function advertisedPage(words: { main: string; ad: string; cookies: string }): string {
  return page(
    [
      `<main><h1>Report</h1><p>${words.main}</p>`,
      `<div class="advertisement ad-banner" id="google_ads_1"><p>${words.ad}</p></div></main>`,
      `<div id="cookie-consent" class="cookie-banner" role="dialog"><p>${words.cookies}</p><button>Accept</button></div>`,
    ].join('\n'),
  );
}

export const switchChecks = [
  acceptedCheck('parse.block-ads.accepted', [{ blockAds: true }, { blockAds: false }]),
  refusedCheck('parse.block-ads.type', 'blockAds', true, noBooleans),
  defaultCheck('parse.block-ads.default', 'blockAds', true, {
    file: (t) => htmlUpload(advertisedPage({ main: t.words(12), ad: t.words(3), cookies: t.words(3) })),
    options: { onlyMainContent: false },
  }),
  check('parse.block-ads.effect', async (t) => {
    const ad = t.word();
    const file = htmlUpload(advertisedPage({ main: t.words(12), ad, cookies: t.words(3) }));
    const exchange = await parse(t, { file, options: { blockAds: true, onlyMainContent: false } });
    t.tolerateAnswer('block-ads-on-uploads', exchange, (data) =>
      visibleMarkdown(data).includes(ad) ? 'kept' : 'removed',
    );
  }),
  acceptedCheck('parse.skip-tls-verification.accepted', [
    { skipTlsVerification: true },
    { skipTlsVerification: false },
  ]),
  refusedCheck('parse.skip-tls-verification.type', 'skipTlsVerification', true, noBooleans),
  acceptedCheck('parse.headers.accepted', [
    { headers: {} },
    { headers: { 'X-Trace': 'conformance', 'Accept-Language': 'de' } },
  ]),
  refusedCheck('parse.headers.type', 'headers', {}, [['X-Trace: conformance'], 'X-Trace: conformance', 7]),
  defaultCheck('parse.headers.default', 'headers', {}, { file: (t) => textUpload(t.words(5)) }),
  acceptedCheck('parse.proxy.basic', [{ proxy: 'basic' }]),
  acceptedCheck('parse.proxy.auto', [{ proxy: 'auto' }]),
  refusedCheck('parse.proxy.enum', 'proxy', 'basic', ['carrierpigeon', 7, {}]),
  withoutEffectCheck('parse.origin.accepted', [{ origin: 'conformance' }, { origin: 'api' }]),
  refusedCheck('parse.origin.type', 'origin', 'api', [{}, ['api']]),
  withoutEffectCheck('parse.integration.string', [{ integration: 'conformance' }]),
  acceptedCheck('parse.integration.null', [{ integration: null }]),
  refusedCheck('parse.integration.type', 'integration', 'conformance', [{}, ['conformance']]),
  check('parse.proxy.other-kinds', async (t) => {
    for (const proxy of ['stealth', 'enhanced']) {
      const exchange = await parse(
        t,
        { file: textUpload(t.word()), options: { proxy } },
        { silence: 'browser-only-options' },
      );
      t.tolerateAnswer('browser-only-options', exchange, () => 'ignored');
    }
  }),
];

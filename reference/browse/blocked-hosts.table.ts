/**
 * Hosts that serve advertisements, measure visitors or show cookie pop-ups, and nothing of a page's own content; paths that
 * servers of advertisements have on any host; and elements of well-known cookie pop-ups and advertisements. Written down by
 * hand from the public documentation of these services.
 * Spec: Scrape options (blockAds).
 */
export const blockedHosts = `
  2mdn.net adform.net adnxs.com adroll.com adsafeprotected.com adsrvr.org adtechus.com amazon-adsystem.com
  amplitude.com app-measurement.com appsflyer.com bat.bing.com bidswitch.net bizible.com bluekai.com bounceexchange.com
  branch.io braze.com casalemedia.com chartbeat.com clarity.ms clicktale.net cloudflareinsights.com connect.facebook.net
  contextweb.com crazyegg.com criteo.com criteo.net crwdcntrl.net demdex.net doubleclick.net doubleverify.com
  everesttech.net exelator.com fullstory.com google-analytics.com googleadservices.com googlesyndication.com
  googletagmanager.com googletagservices.com heapanalytics.com hotjar.com hs-analytics.net imrworldwide.com
  indexww.com inspectlet.com intentiq.com kissmetrics.com krxd.net liadm.com lijit.com loggly.com media.net
  mixpanel.com moatads.com mookie1.com mouseflow.com mxpnl.com newrelic.com nr-data.net omtrdc.net onesignal.com
  openx.net optimizely.com outbrain.com outbrainimg.com parsely.com pendo.io permutive.com pubmatic.com quantcount.com
  quantserve.com rlcdn.com rubiconproject.com scorecardresearch.com segment.com segment.io sharethis.com
  sharethrough.com simpli.fi sitescout.com smartadserver.com snap.licdn.com spotxchange.com statcounter.com
  taboola.com taboolasyndication.com tapad.com teads.tv tiktokanalytics.com tremorhub.com turn.com yieldmo.com
  yieldlab.net yandexmetrica.com zedo.com zemanta.com
  consensu.org consentmanager.net cookiebot.com cookielaw.org cookiepro.com didomi.io iubenda.com
  onetrust.com osano.com privacy-mgmt.com quantcast.mgr.consensu.org termly.io trustarc.com usercentrics.eu
`
  .trim()
  .split(/\s+/);

export const cookiePopups = [
  '#onetrust-consent-sdk',
  '#onetrust-banner-sdk',
  '#CybotCookiebotDialog',
  '#CybotCookiebotDialogBodyUnderlay',
  '#usercentrics-root',
  '#didomi-host',
  '#qc-cmp2-container',
  '#truste-consent-track',
  '#trustarc-banner-container',
  '#iubenda-cs-banner',
  '#cmpbox',
  '#cmpbox2',
  '#cookiescript_injected',
  '#cookie-law-info-bar',
  '#cookieConsent',
  '#cookie-consent',
  '#cookie-banner',
  '#cookie-notice',
  '#gdpr-cookie-message',
  '#sp_message_container',
  '[id^="sp_message_container_"]',
  '.cc-window.cc-banner',
  '.cky-consent-container',
  '.cmplz-cookiebanner',
  '.osano-cm-window',
  '.termly-styles-root',
  '.fc-consent-root',
  '.qc-cmp-ui-container',
  '.cookie-consent-banner',
  '.cookie-banner',
  '.cookiebanner',
  '.js-cookie-consent',
  '[aria-label="cookieconsent"]',
] as const;

export const advertisements = [
  'ins.adsbygoogle',
  '[id^="google_ads_iframe"]',
  '[id^="div-gpt-ad"]',
  '[id^="aswift_"]',
  '[id^="taboola-"]',
  '.OUTBRAIN',
  '.trc_rbox_container',
  '[data-ad-client]',
  '[data-google-query-id]',
  'iframe[src*="doubleclick.net"]',
  'iframe[src*="googlesyndication.com"]',
  'amp-ad',
  'amp-embed[type="taboola"]',
] as const;

/** `*` stands for any text. */
export const blockedAddresses = [
  '*/pagead/*',
  '*/adsbygoogle*',
  '*/gampad/ads*',
  '*/adserver/*',
  '*/ads/banner*',
  '*/www/delivery/ajs.php*',
  '*/www/delivery/afr.php*',
  '*/prebid*.js*',
] as const;

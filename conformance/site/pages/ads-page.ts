/**
 * A page with advertising and a cookie banner, by the names and paths that public block lists know.
 * Used by checks of blockAds in scrapes; the journal shows whether the advertising was fetched.
 * Spec: ParseOptions, blockAds (ad and cookie-popup blocking).
 */
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

/** Paths of the folder that the page asks for and that block lists name. */
export const adPaths = ['pagead/js/adsbygoogle.js', 'ads/banner_728x90.gif'] as const;

export interface AdsPageWords {
  readonly main: string;
  readonly advertisement: string;
  readonly cookies: string;
}

export function adsPage(words: AdsPageWords): SiteAnswer {
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Weather</title>
<script async src="${adPaths[0]}"></script>
</head>
<body>
<div id="CybotCookiebotDialog" class="cookie-banner" role="dialog" aria-label="Cookie consent">
<p>We use cookies and ${words.cookies} to improve your visit.</p><button>Accept all cookies</button>
</div>
<main>
<h1>Weather</h1>
<p>The wind blows from ${words.main} and will go on doing so until the evening of the second day.</p>
<ins class="adsbygoogle ad-banner" data-ad-client="ca-pub-0000000000000000"><a href="${adPaths[1]}"><img src="${adPaths[1]}" alt="${words.advertisement}"></a></ins>
<p>The sea will be calm near the coast and rough where nobody goes at this time of the year.</p>
</main>
</body>
</html>
`);
}

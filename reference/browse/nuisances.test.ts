import { describe, expect, it } from 'vitest';
import { addressesToBlock, nuisancesIn } from './nuisances.js';

describe('nuisances', () => {
  it('are looked for only in pages that have their names', () => {
    expect(nuisancesIn(Buffer.from('<p>An ordinary page about cookies and advertisements.</p>'))).toEqual([]);
    const page = '<div id="CybotCookiebotDialog"></div><ins class="adsbygoogle"></ins>';
    expect(nuisancesIn(Buffer.from(page))).toEqual(['#CybotCookiebotDialog', 'ins.adsbygoogle']);
  });

  it('are addresses too, but never the one that is visited', () => {
    expect(addressesToBlock(new URL('https://site.test/'))).toContain('*/ads/banner*');
    expect(addressesToBlock(new URL('https://site.test/ads/banner-of-the-year'))).not.toContain('*/ads/banner*');
  });
});

import { describe, expect, it } from 'vitest';
import { attributesOfTag, decodeEntities, elementsAround, htmlText, tagNames } from './html-tokens.js';

describe('HTML of any style', () => {
  it('names the tags and reads quoted, bare and entity-written attributes', () => {
    const html = `<P CLASS=x>a<IMG src='a>b.png' alt="&quot;q&quot;"/><br></P>`;
    expect(tagNames(html)).toEqual(['p', 'img', 'br']);
    expect(attributesOfTag(html, 'img')).toEqual([{ src: 'a>b.png', alt: '"q"' }]);
  });

  it('sees no tags inside scripts and comments', () => {
    expect(tagNames('<script>if (a<b) "<p>"</script><!-- <i> --><b>x</b>')).toEqual(['script', 'b']);
  });

  it('names the elements around a word, and none that has ended or that was never open', () => {
    const html = '<h1>a</h1></i><ul><li>b <img src="x"><b>c</b></li></ul>';
    expect(elementsAround(html, 'a')).toEqual(['h1']);
    expect(elementsAround(html, 'c')).toEqual(expect.arrayContaining(['ul', 'li', 'b']));
    expect(elementsAround(html, 'c')).not.toContain('h1');
    expect(elementsAround(html, 'd')).toBeUndefined();
  });

  it('shows what a reader sees', () => {
    expect(
      htmlText('<style>x</style><p>a<b>b</b></p><p>c &lt; d</p><script>e</script>').split(/\s+/).filter(Boolean),
    ).toEqual(['ab', 'c', '<', 'd']);
  });

  it('decodes numeric and named references and leaves unknown ones', () => {
    expect(decodeEntities('&#65;&#x42;&nbsp;&auml;&unknown;')).toBe('AB\u00a0ä&unknown;');
  });
});

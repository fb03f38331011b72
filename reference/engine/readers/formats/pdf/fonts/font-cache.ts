/**
 * The fonts of a file, loaded once for each font object and numbered in the order they are met.
 * Spec: ISO 32000-1, 7.8.3 (resource dictionaries).
 */
import { keepShapeOf } from '../../../../../base/lasting-shapes.js';
import { Dict, Ref, asDict } from '../file/objects.js';
import { Font, type FontStyle } from './font.js';
import type { FontSource } from './font-source.js';
import { loadFont } from './load-font.js';

const plainStyle: FontStyle = { name: '', bold: false, italic: false, monospace: false };

interface Loaded {
  font: Font;
  index: number;
}

export class FontCache implements FontSource {
  readonly fonts: Font[] = [];
  private readonly byNumber = new Map<number, Loaded | undefined>();
  private readonly byDict = new WeakMap<Dict, Loaded | undefined>();

  font(resources: Dict | undefined, name: string): Loaded | undefined {
    const fonts = resources?.dict('Font');
    const value = fonts?.raw(name);
    if (!fonts || !value) return undefined;
    if (value instanceof Ref) {
      if (!this.byNumber.has(value.number)) this.byNumber.set(value.number, this.load(asDict(fonts.get(name))));
      return this.byNumber.get(value.number);
    }
    return value instanceof Dict ? this.load(value) : undefined;
  }

  /** The number of a plain font for text that comes without one. */
  plain(): number {
    const known = this.fonts.findIndex((font) => font.style === plainStyle);
    if (known >= 0) return known;
    this.fonts.push(
      new Font(plainStyle, { textOf: (code) => String.fromCharCode(code), widthOf: () => 0.5 }, { codeBytes: 1 }),
    );
    return this.fonts.length - 1;
  }

  private load(dict: Dict | undefined): Loaded | undefined {
    if (!dict) return undefined;
    let loaded = this.byDict.get(dict);
    if (!loaded) {
      loaded = { font: loadFont(dict), index: this.fonts.length };
      this.fonts.push(loaded.font);
      this.byDict.set(dict, loaded);
    }
    return loaded;
  }
}

keepShapeOf(() => {
  const cache = new FontCache();
  cache.plain();
  return cache;
});

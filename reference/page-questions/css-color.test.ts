import { describe, expect, it } from 'vitest';
import { colorOf, contrast, isDark, isGrey, sameColor } from './css-color.js';

const of = (css: string) => colorOf(css)!;

describe('computed colours', () => {
  it('are read in the forms browsers write', () => {
    expect(colorOf('rgb(1, 2, 3)')).toEqual({ red: 1, green: 2, blue: 3, alpha: 1 });
    expect(colorOf('rgba(1, 2, 3, 0.5)')).toEqual({ red: 1, green: 2, blue: 3, alpha: 0.5 });
    expect(colorOf('color(srgb 1 0 0 / 0.25)')).toEqual({ red: 255, green: 0, blue: 0, alpha: 0.25 });
  });

  it('are none when transparent or of another space', () => {
    for (const css of ['rgba(0, 0, 0, 0)', 'oklch(0.5 0.1 20)', '', undefined]) expect(colorOf(css)).toBeUndefined();
  });

  it('are dark, grey, the same, or stand out', () => {
    expect([isDark(of('rgb(20, 20, 30)')), isDark(of('rgb(250, 250, 250)'))]).toEqual([true, false]);
    expect([isGrey(of('rgb(90, 95, 100)')), isGrey(of('rgb(200, 30, 30)'))]).toEqual([true, false]);
    expect(sameColor(of('rgb(10, 10, 10)'), of('rgb(12, 12, 12)'))).toBe(true);
    expect(contrast(of('rgb(0, 0, 0)'), of('rgb(255, 255, 255)'))).toBe(21);
  });
});

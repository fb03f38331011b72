/**
 * Computed colours of CSS, and what can be said of them.
 * Standard: CSS Color 4 (serialization of sRGB values); WCAG 2.2, relative luminance and contrast ratio.
 */
export interface CssColor {
  /** 0 to 255. */
  red: number;
  green: number;
  blue: number;
  /** 0 to 1. */
  alpha: number;
}

/** `rgb(...)`, `rgba(...)` and `color(srgb ...)`; undefined for other colour spaces and for what is fully transparent. */
export function colorOf(css: string | undefined): CssColor | undefined {
  const match = /^(rgba?|color)\((?:srgb )?([^)]*)\)$/.exec(css?.trim() ?? '');
  if (!match) return undefined;
  const numbers = match[2]!.split(/[\s,/]+/).map(Number);
  if (numbers.length < 3 || numbers.some(Number.isNaN)) return undefined;
  const scale = match[1] === 'color' ? 255 : 1;
  const [red, green, blue] = numbers.map((value) => Math.min(255, Math.max(0, value * scale)));
  const alpha = numbers[3] ?? 1;
  return alpha === 0 ? undefined : { red: red!, green: green!, blue: blue!, alpha };
}

/** Whether its parts differ so little that nobody names it by a hue; black and white are grey. */
export function isGrey({ red, green, blue }: CssColor): boolean {
  return Math.max(red, green, blue) - Math.min(red, green, blue) < 24;
}

/** Whether white is easier to read on it than black, by the luminance of WCAG 2. */
export function isDark(color: CssColor): boolean {
  return luminance(color) < 0.18;
}

/** Whether nobody sees a difference; how much shows through does not count. */
export function sameColor(a: CssColor, b: CssColor): boolean {
  return Math.abs(a.red - b.red) + Math.abs(a.green - b.green) + Math.abs(a.blue - b.blue) < 12;
}

/** 1 to 21. */
export function contrast(a: CssColor, b: CssColor): number {
  const [low, high] = [luminance(a), luminance(b)].sort((left, right) => left - right);
  return (high! + 0.05) / (low! + 0.05);
}

function luminance({ red, green, blue }: CssColor): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

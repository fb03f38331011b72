/**
 * `data.branding`: the look of a page, from the computed styles that browse/styles-script collected in it.
 * Only what was seen is told: a member without evidence is absent.
 * Spec: Branding object.
 */
import type { Branding } from '../../generated/types.gen.js';
import { colorOf, contrast, isDark, isGrey, sameColor } from './css-color.js';
import type { CssColor } from './css-color.js';
import type { ElementStyle, PageStyles, TextRun } from './page-styles.js';

/** @param collected what the script gave */
export function brandingOf(collected: object): Branding {
  const styles = collected as PageStyles;
  const background = backgroundOf(styles);
  const buttons = buttonsOf(styles, background);
  const logo = styles.logo ?? undefined;
  return {
    colorScheme: isDark(background) ? 'dark' : 'light',
    colors: colorsOf(styles, background, buttons),
    fonts: familiesOf(styles).map((family) => ({ family })),
    typography: typographyOf(styles),
    spacing: spacingOf(styles),
    components: componentsOf(styles, buttons),
    images: {
      ...(logo !== undefined && { logo }),
      ...(styles.favicon !== null && { favicon: styles.favicon }),
      ...(styles.ogImage !== null && { ogImage: styles.ogImage }),
    },
    logo: logo ?? null,
  };
}

const white: CssColor = { red: 255, green: 255, blue: 255, alpha: 1 };

/** The body's, else the root's, else what the browser paints under a page. */
function backgroundOf({ body, root, scheme }: PageStyles): CssColor {
  for (const style of [body, root]) {
    const color = colorOf(style?.background);
    if (color && color.alpha > 0.5) return color;
  }
  return /^dark$/.test(scheme.trim()) ? { red: 18, green: 18, blue: 18, alpha: 1 } : white;
}

interface Buttons {
  primary?: ElementStyle;
  secondary?: ElementStyle;
}

/** The filled button that stands out most; then the next one that looks different. */
function buttonsOf({ buttons }: PageStyles, background: CssColor): Buttons {
  const weighed = buttons
    .map((style) => ({ style, color: colorOf(style.background) }))
    .filter(({ style }) => style.text !== '' && style.area < 60_000);
  const filled = weighed.filter(({ color }) => color && color.alpha > 0.5 && contrast(color, background) > 1.15);
  const loud = filled.filter(({ color }) => !isGrey(color!));
  const primary = (loud[0] ?? filled[0])?.style;
  const secondary = weighed.find(
    ({ style }) =>
      primary && style !== primary && (style.background !== primary.background || style.color !== primary.color),
  )?.style;
  return { ...(primary && { primary }), ...(secondary && { secondary }) };
}

function colorsOf(styles: PageStyles, background: CssColor, { primary, secondary }: Buttons): Branding['colors'] {
  const byText = dominant(styles.texts, ({ color }) => color);
  const textPrimary = colorOf(byText[0]);
  const textSecondary = byText
    .slice(1)
    .map(colorOf)
    .find((color) => color && isGrey(color));
  const link = colorOf(styles.link?.color);
  const ofButton = colorOf(primary?.background);
  const main = colorOf(styles.variables.primary) ?? ofButton ?? (link && !isGrey(link) ? link : undefined);
  const other = colorOf(styles.variables.secondary) ?? solid(colorOf(secondary?.background));
  const vivid = [...styles.texts.map(({ color }) => color), styles.link?.color, styles.h1?.color].map(colorOf);
  const accent =
    colorOf(styles.variables.accent) ??
    vivid.find((color) => color && !isGrey(color) && !(main && sameColor(color, main)));
  const alerts = styles.alerts;
  return hexColors({
    primary: main,
    secondary: other,
    accent,
    background,
    textPrimary,
    textSecondary,
    link,
    success: colorOf(styles.variables.success) ?? vividOf(alerts.success),
    warning: colorOf(styles.variables.warning) ?? vividOf(alerts.warning),
    error: colorOf(styles.variables.error ?? styles.variables.danger) ?? vividOf(alerts.error),
  });
}

function vividOf(style: ElementStyle | null): CssColor | undefined {
  return [style?.color, style?.background, style?.borderColor]
    .map(colorOf)
    .find((color) => color && solid(color) && !isGrey(color));
}

function solid(color: CssColor | undefined): CssColor | undefined {
  return color && color.alpha > 0.5 ? color : undefined;
}

function hexColors(colors: Record<string, CssColor | undefined>): Record<string, string> {
  const seen = Object.entries(colors).filter((entry): entry is [string, CssColor] => entry[1] !== undefined);
  return Object.fromEntries(seen.map(([name, color]) => [name, hex(color)]));
}

function hex({ red, green, blue, alpha }: CssColor): string {
  const digits = [red, green, blue, ...(alpha < 1 ? [Math.round(alpha * 255)] : [])];
  return `#${digits.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Values by how much text has them, most first. */
function dominant(texts: readonly TextRun[], of: (run: TextRun) => string): string[] {
  const weights = new Map<string, number>();
  for (const run of texts) weights.set(of(run), (weights.get(of(run)) ?? 0) + run.length);
  return [...weights].sort((a, b) => b[1] - a[1]).map(([value]) => value);
}

/** The first family of a list, without quotes. */
function familyOf(list: string | undefined): string | undefined {
  const first = list
    ?.split(',', 1)[0]
    ?.trim()
    .replace(/^["']|["']$/g, '');
  return first === '' ? undefined : first;
}

function familiesOf(styles: PageStyles): string[] {
  const used = dominant(styles.texts, ({ fontFamily }) => fontFamily).map(familyOf);
  const all = [...used, familyOf(styles.h1?.fontFamily), ...styles.fonts];
  return [...new Set(all.filter((family) => family !== undefined))].slice(0, 10);
}

function typographyOf(styles: PageStyles): NonNullable<Branding['typography']> {
  const { body, h1, h2, h3, paragraph, code } = styles;
  const heading = h1 ?? h2 ?? h3;
  const text = paragraph ?? body;
  const weights = new Set(styles.texts.map(({ fontWeight }) => Number(fontWeight)));
  const within = (low: number, high: number): number | undefined =>
    [...weights].find((weight) => weight >= low && weight <= high);
  return {
    fontFamilies: present({
      primary: familyOf(text?.fontFamily),
      heading: familyOf(heading?.fontFamily),
      code: familyOf(code?.fontFamily),
    }),
    fontSizes: present({ h1: h1?.fontSize, h2: h2?.fontSize, h3: h3?.fontSize, body: text?.fontSize }),
    fontWeights: present({
      light: within(100, 300),
      regular: within(350, 450),
      medium: within(500, 600),
      bold: within(650, 1000),
    }),
    lineHeights: present({ heading: heading?.lineHeight, body: text?.lineHeight }),
  };
}

/** The unit that most paddings and margins are multiples of: 4 or 8 pixels on most pages. */
function spacingOf({ boxes, body, main, buttons }: PageStyles): NonNullable<Branding['spacing']> {
  const lengths = boxes
    .flatMap(({ margin, padding }) => `${margin} ${padding}`.match(/\d+(?:\.\d+)?(?=px)/g) ?? [])
    .map(Number);
  const used = lengths.filter((length) => length >= 2);
  const unit = [8, 5, 4, 6].find(
    (size) => used.length > 0 && used.filter((length) => length % size === 0).length >= used.length * 0.6,
  );
  const radius = buttons.map(({ borderRadius }) => borderRadius).find((value) => value !== '0px');
  return {
    ...(unit !== undefined && { baseUnit: unit }),
    ...(radius !== undefined && { borderRadius: radius }),
    margins: present({ body: body?.margin, main: main?.margin }),
    padding: present({ body: body?.padding, main: main?.padding, button: buttons[0]?.padding }),
  };
}

function componentsOf({ inputs }: PageStyles, { primary, secondary }: Buttons): NonNullable<Branding['components']> {
  const [input] = inputs;
  return {
    ...(primary && { buttonPrimary: lookOf(primary) }),
    ...(secondary && { buttonSecondary: { ...lookOf(secondary), borderColor: hexOf(secondary.borderColor) } }),
    ...(input && { input: { ...lookOf(input), borderColor: hexOf(input.borderColor), padding: input.padding } }),
  };
}

function lookOf({ background, color, borderRadius }: ElementStyle): {
  background: string;
  textColor: string;
  borderRadius: string;
} {
  return { background: hexOf(background), textColor: hexOf(color), borderRadius };
}

function hexOf(css: string): string {
  const color = colorOf(css);
  return color ? hex(color) : css;
}

function present<T>(members: Record<string, T | undefined>): Record<string, T> {
  return Object.fromEntries(Object.entries(members).filter((entry): entry is [string, T] => entry[1] !== undefined));
}

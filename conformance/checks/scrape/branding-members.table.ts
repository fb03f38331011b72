/**
 * The members of the branding result: where each stands, of which kind it is where present, and a value of a wrong kind.
 * Used by the checks of branding and by their mutants.
 * Spec: Branding object.
 */

export type BrandingKind =
  'scheme' | 'colour' | 'text' | 'integer' | 'address' | 'address-or-null' | 'object' | 'object-or-null' | 'fonts';

export interface BrandingMember {
  readonly topic: string;
  /** Steps from `branding` to the member. */
  readonly path: readonly string[];
  readonly kind: BrandingKind;
  readonly wrong: unknown;
}

const colours: readonly BrandingMember[] = (
  [
    ['primary', 'primary'],
    ['secondary', 'secondary'],
    ['accent', 'accent'],
    ['background', 'background'],
    ['text-primary', 'textPrimary'],
    ['text-secondary', 'textSecondary'],
    ['link', 'link'],
    ['success', 'success'],
    ['warning', 'warning'],
    ['error', 'error'],
  ] as const
).map(([topic, name]) => ({ topic: `colors-${topic}`, path: ['colors', name], kind: 'colour', wrong: 'reddish' }));

function group(
  topic: string,
  path: readonly string[],
  names: readonly string[],
  kind: BrandingKind,
  wrong: unknown,
): BrandingMember[] {
  return names.map((name) => ({ topic, path: [...path, name], kind, wrong }));
}

export const brandingMembers: readonly BrandingMember[] = [
  { topic: 'color-scheme', path: ['colorScheme'], kind: 'scheme', wrong: 'grey' },
  { topic: 'colors-object', path: ['colors'], kind: 'object', wrong: ['#ffffff'] },
  ...colours,
  { topic: 'fonts', path: ['fonts'], kind: 'fonts', wrong: ['Georgia'] },
  ...group('typography-font-families', ['typography', 'fontFamilies'], ['primary', 'heading', 'code'], 'text', [
    'Georgia',
  ]),
  ...group('typography-font-sizes', ['typography', 'fontSizes'], ['h1', 'h2', 'h3', 'body'], 'text', 18),
  ...group(
    'typography-font-weights',
    ['typography', 'fontWeights'],
    ['light', 'regular', 'medium', 'bold'],
    'integer',
    'bold',
  ),
  ...group('typography-line-heights', ['typography', 'lineHeights'], ['heading', 'body'], 'text', 1.5),
  { topic: 'spacing-base-unit', path: ['spacing', 'baseUnit'], kind: 'integer', wrong: '8px' },
  { topic: 'spacing-border-radius', path: ['spacing', 'borderRadius'], kind: 'text', wrong: 6 },
  ...group('spacing-boxes', ['spacing'], ['margins', 'padding'], 'object', '8px'),
  ...group(
    'components-button-primary',
    ['components', 'buttonPrimary'],
    ['background', 'textColor', 'borderRadius'],
    'text',
    7,
  ),
  ...group(
    'components-button-secondary',
    ['components', 'buttonSecondary'],
    ['background', 'textColor', 'borderColor', 'borderRadius'],
    'text',
    7,
  ),
  { topic: 'components-input', path: ['components', 'input'], kind: 'object', wrong: 'square' },
  { topic: 'images-logo', path: ['images', 'logo'], kind: 'address', wrong: 'logo.png' },
  { topic: 'images-favicon', path: ['images', 'favicon'], kind: 'address', wrong: 'icon.png' },
  { topic: 'images-og-image', path: ['images', 'ogImage'], kind: 'address', wrong: 'share.png' },
  { topic: 'logo', path: ['logo'], kind: 'address-or-null', wrong: { url: 'logo.png' } },
  { topic: 'animations', path: ['animations'], kind: 'object-or-null', wrong: 'none' },
  { topic: 'icons', path: ['icons'], kind: 'object-or-null', wrong: ['icon.png'] },
  { topic: 'layout', path: ['layout'], kind: 'object-or-null', wrong: 'grid' },
  { topic: 'personality', path: ['personality'], kind: 'object-or-null', wrong: 'calm' },
];

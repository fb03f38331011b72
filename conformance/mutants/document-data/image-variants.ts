/**
 * Servers that take another variant of an image than the largest.
 * Spec: Document data, `html` (responsive `srcset` resolves to the largest variant).
 */
import type { Mutant } from '../../lies/mutant.js';
import type { Lie } from '../../lies/mutating-proxy.js';
import { uploadedPage } from '../../lies/uploads.js';
import { writesHtml } from './html.js';

interface Variant {
  readonly url: string;
  /** Such as `480w` or `2x`; empty where none is written. */
  readonly size: string;
}

/** Puts the one that is picked in the place of the largest. */
function takes(pick: (variants: readonly Variant[]) => Variant | undefined): Lie {
  return writesHtml((html, request) => {
    const srcset = / srcset="([^"]*)"/.exec(uploadedPage(request))?.[1];
    if (srcset === undefined) return html;
    const variants = srcset.split(/,\s+/).map((written) => {
      const [url, size = ''] = written.split(' ');
      return { url: url!, size };
    });
    const picked = pick(variants);
    return picked ? html.replace(/(<img\b[^>]*?\ssrc=")[^"]*(")/g, `$1${picked.url}$2`) : html;
  });
}

const greatest = (variants: readonly Variant[], isGreater: (one: string, other: string) => boolean) =>
  variants.reduce((most, each) => (isGreater(each.size, most.size) ? each : most));
const isWidth = ({ size }: Variant): boolean => size.endsWith('w');
const isDensity = ({ size }: Variant): boolean => size.endsWith('x');

export const imageVariantMutants: readonly Mutant[] = [
  {
    id: 'html.smallest-variant',
    describe: 'keeps the smallest variant of an image',
    breaks: ['document-data.html.srcset', 'document-data.html.srcset-density'],
    ...takes(([first]) => first),
  },
  {
    id: 'html.density-unknown',
    describe: 'reads width descriptors only',
    breaks: ['document-data.html.srcset-density'],
    ...takes((variants) => (variants.some(isDensity) ? variants[0] : undefined)),
  },
  {
    id: 'html.first-density',
    describe: 'takes the first variant that has a density for the largest',
    breaks: ['document-data.html.srcset-density'],
    ...takes((variants) => variants.find(isDensity)),
  },
  {
    id: 'html.parts-at-commas',
    describe: 'parts variants at every comma',
    breaks: ['document-data.html.srcset-commas'],
    ...takes((variants) => {
      const pieces = variants.map(({ url, size }) => ({ url: url.slice(url.indexOf(',') + 1), size }));
      return variants.some(({ url }) => url.includes(',')) ? pieces.find(({ size }) => size === '1600w') : undefined;
    }),
  },
  {
    id: 'html.widths-as-text',
    describe: 'compares the widths of variants as text',
    breaks: ['document-data.html.srcset'],
    ...takes((variants) => (variants.every(isWidth) ? greatest(variants, (one, other) => one > other) : undefined)),
  },
];

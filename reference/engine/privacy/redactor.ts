/**
 * Redacts everything that is made of one document alike: what is found in one of its texts is taken out of all of them.
 * Flow: first `look` at every text, then `redact` each.
 * Spec: RedactPIIOptions.
 */
import type { Entity, Finding, Redaction } from './entities.js';
import { findPersonalData, withoutOverlaps } from './find-personal-data.js';
import { KnownValues } from './known-values.js';
import { addressView } from './views/address-view.js';
import { htmlViews } from './views/html-views.js';
import { markdownViews } from './views/markdown-views.js';
import { View } from './views/view.js';

/** How a text is written. */
export type Syntax = 'markdown' | 'html' | 'plain' | 'data' | 'address';

const viewsOf: Record<Syntax, (source: string) => View[]> = {
  markdown: markdownViews,
  html: htmlViews,
  plain: (source) => [View.plain(source, 'prose')],
  data: (source) => [View.plain(source, 'code')],
  address: (source) => [addressView(source)],
};

interface Replacement {
  start: number;
  end: number;
  text: string;
}

export class Redactor {
  private readonly known = new KnownValues();
  private readonly wanted: ReadonlySet<Entity>;
  /** What was looked at is found once. */
  private readonly looks = new Map<string, { view: View; found: Finding[] }[]>();

  private readonly redaction: Redaction;

  constructor(redaction: Redaction) {
    this.redaction = redaction;
    this.wanted = new Set(redaction.entities);
  }

  /** Someone else, a model, says that this is personal data. */
  know(value: string, entity: Entity): void {
    this.known.add(value, entity);
  }

  /** Finds what is personal in a text, to take it out of every text that is redacted from now on. */
  look(source: string, syntax: Syntax): void {
    for (const { view, found } of this.looksAt(source, syntax)) {
      if (view.kind === 'address') continue;
      for (const { entity, start, end } of found) this.known.add(view.text.slice(start, end), entity);
    }
  }

  redact(source: string, syntax: Syntax): string {
    const replacements = this.looksAt(source, syntax).flatMap(({ view, found }) => this.replacementsIn(view, found));
    return apply(source, replacements);
  }

  private looksAt(source: string, syntax: Syntax): { view: View; found: Finding[] }[] {
    const key = `${syntax}:${source}`;
    const held = this.looks.get(key);
    if (held) return held;
    const looked = viewsOf[syntax](source).map((view) => ({
      view,
      found: findPersonalData(view.text, view.kind, this.redaction.mode),
    }));
    this.looks.set(key, looked);
    return looked;
  }

  private replacementsIn(view: View, found: readonly Finding[]): Replacement[] {
    const known = this.known.findIn(view.text, view.kind === 'address');
    return withoutOverlaps([...found, ...known])
      .filter(({ entity }) => this.wanted.has(entity))
      .flatMap(({ entity, start, end }) =>
        view
          .sourceOf(start, end)
          .map(({ shown, ...range }, part) => ({ ...range, text: this.inPlaceOf(entity, shown, part, view) })),
      );
  }

  /** @param part of something that markup stands in the middle of: the marker is written once */
  private inPlaceOf(entity: Entity, shown: number, part: number, { surroundings }: View): string {
    const { style } = this.redaction;
    if (style === 'mask') return '*'.repeat(shown);
    if (style === 'remove' || part > 0) return '';
    if (surroundings === 'html') return `&lt;${entity}&gt;`;
    return surroundings === 'address' ? `%3C${entity}%3E` : `<${entity}>`;
  }
}

/** In the order of the source; of two that overlap the first. */
function apply(source: string, replacements: Replacement[]): string {
  if (replacements.length === 0) return source;
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of replacements.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) {
      from = Math.max(from, end);
      continue;
    }
    parts.push(source.slice(from, start), text);
    from = end;
  }
  parts.push(source.slice(from));
  return parts.join('');
}

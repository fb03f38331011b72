/**
 * Where values are looked up: a document, a section, a row, a thing. Entries by name, each as trustworthy as its source.
 * Spec: none (our choice).
 */
import { priceInText } from '../page-questions/price.js';
import { bylinesIn } from './bylines.js';
import { agreement, alternatives, nameOf } from './field-names.js';
import type { MaterialThing } from './material.js';

export interface Entry {
  name: string;
  /** Texts, in the order of the document. */
  texts: readonly string[];
  things: readonly MaterialThing[];
  /** 0 to 1. */
  trust: number;
  /** What stands below a heading of this name. */
  section?: Scope;
}

/** Who wrote a document, and the day it is of: `YYYY-MM-DD`. */
export interface Head {
  author?: string;
  published?: string;
}

const entriesAtMost = 50_000;
/** Of one name; the first ones of the document count. */
const entriesOfNameAtMost = 100;

export class Scope {
  /** Where the record leads. */
  href?: string;
  /** BCP 47. */
  language?: string;
  readonly #byName = new Map<string, Entry[]>();
  readonly #texts: string[] = [];
  #head: Head = {};
  #count = 0;

  add(
    label: string,
    texts: readonly string[],
    trust: number,
    more: { things?: readonly MaterialThing[]; section?: Scope } = {},
  ): void {
    if (this.#count >= entriesAtMost) return;
    const { things = [], section } = more;
    const kept = texts.map(withoutVocabulary).filter((text) => text !== '');
    if (kept.length === 0 && things.length === 0 && section === undefined) return;
    const whole = nameOf(label);
    for (const name of new Set([whole, nameOf(label.replace(/[([].*?[)\]]/gu, ''))])) {
      const held = this.#byName.get(name);
      if (name === '' || (held && held.length >= entriesOfNameAtMost)) continue;
      this.#count++;
      const entry = {
        name,
        texts: kept,
        things,
        trust: name === whole ? trust : trust * 0.95,
        ...(section && { section }),
      };
      if (held) held.push(entry);
      else this.#byName.set(name, [entry]);
    }
  }

  /** Text that is searched for what has a form of its own: prices, addresses of e-mail. */
  say(text: string): void {
    this.#texts.push(text);
  }

  /** What stands beside the headline, unlabelled. */
  begin(head: Head): void {
    this.#head = head;
  }

  /** Entries whose name agrees with one of the names, the best first. */
  lookup(names: readonly string[]): Entry[] {
    const found = new Map<Entry, number>();
    for (const [at, name] of names.entries()) {
      for (const other of alternatives(name)) {
        const fit = agreement(name, other) * (at === 0 ? 1 : 0.9);
        for (const entry of this.#byName.get(other) ?? [])
          found.set(entry, Math.max(found.get(entry) ?? 0, fit * entry.trust));
      }
    }
    return [...found].sort(([, one], [, other]) => other - one).map(([entry]) => entry);
  }

  /** What is recognised by its form. Of a document, only when there is no other of its kind. */
  recognised(name: string, isRecord: boolean): string | undefined {
    const text = (): string => this.#texts.join('\n').slice(0, 200_000);
    const is = (...words: string[]): boolean => words.some((word) => agreement(name, nameOf(word)) >= 0.75);
    if (is('url')) return this.href;
    if (is('author')) return this.#head.author ?? only(bylinesIn(text(), this.language), isRecord);
    if (is('date published')) return this.#head.published;
    if (is('email')) return only(text().match(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g), isRecord);
    if (is('phone')) return only(text().match(/(?<![\w+])\+?\d[\d\s()/.-]{7,18}\d(?!\w)/g), isRecord);
    if (is('price'))
      return only(
        pricesIn(text()).map(({ formatted }) => formatted),
        isRecord,
      );
    if (is('currency'))
      return only(
        pricesIn(text()).flatMap(({ currency }) => currency ?? []),
        isRecord,
      );
    return undefined;
  }
}

/** Of several, the first of a record; of a document none, unless they are the same. */
function only(found: readonly string[] | null, isRecord: boolean): string | undefined {
  const [first, ...others] = new Set(found ?? []);
  return isRecord || others.length === 0 ? first : undefined;
}

function pricesIn(text: string): { formatted: string; currency?: string }[] {
  const found: { formatted: string; currency?: string }[] = [];
  for (const line of text.split('\n').slice(0, 2000)) {
    const price = priceInText(line.slice(0, 1000));
    if (price?.formatted)
      found.push({ formatted: price.formatted, ...(price.currency && { currency: price.currency }) });
  }
  return found;
}

function withoutVocabulary(text: string): string {
  return text.trim().replace(/^https?:\/\/schema\.org\/(?=\w+$)/, '');
}

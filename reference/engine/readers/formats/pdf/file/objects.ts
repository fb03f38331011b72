/**
 * The object types of PDF as values. Strings are bytes, arrays are arrays, numbers and booleans are themselves.
 * A dictionary resolves references as it is read, so the rest of the reader hardly sees them.
 * Spec: ISO 32000-1, 7.3 (objects).
 */
import { keepShapeOf } from '../../../../../base/lasting-shapes.js';

export type PdfValue = null | boolean | number | Uint8Array | Name | Ref | Dict | Stream | PdfValue[];

export class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class Ref {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation: number) {
    this.number = number;
    this.generation = generation;
  }
}

/** Gives the object a reference stands for; null when there is none. */
export interface Resolver {
  fetch(ref: Ref): PdfValue;
}

export class Dict {
  readonly entries: Map<string, PdfValue>;
  private readonly resolver: Resolver;

  constructor(entries: Map<string, PdfValue>, resolver: Resolver) {
    this.entries = entries;
    this.resolver = resolver;
  }

  /** The entry with references followed; null when absent. */
  get(key: string): PdfValue {
    const value = this.entries.get(key);
    if (value === undefined) return null;
    return value instanceof Ref ? this.resolver.fetch(value) : value;
  }

  /** The entry as written, references kept; null when absent. */
  raw(key: string): PdfValue {
    return this.entries.get(key) ?? null;
  }

  resolve(value: PdfValue): PdfValue {
    return value instanceof Ref ? this.resolver.fetch(value) : value;
  }

  dict(key: string): Dict | undefined {
    return asDict(this.get(key));
  }

  /** The entry as an array with the references of its elements followed. */
  array(key: string): PdfValue[] | undefined {
    const value = this.get(key);
    return Array.isArray(value) ? value.map((item) => this.resolve(item)) : undefined;
  }

  number(key: string): number | undefined {
    const value = this.get(key);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }

  name(key: string): string | undefined {
    const value = this.get(key);
    return value instanceof Name ? value.text : undefined;
  }

  bytes(key: string): Uint8Array | undefined {
    const value = this.get(key);
    return value instanceof Uint8Array ? value : undefined;
  }

  stream(key: string): Stream | undefined {
    const value = this.get(key);
    return value instanceof Stream ? value : undefined;
  }
}

/** A stream as found in the file: its dictionary and its bytes, decrypted but still encoded by its filters. */
export class Stream {
  readonly dict: Dict;
  private readonly source: () => Uint8Array;

  constructor(dict: Dict, source: () => Uint8Array) {
    this.dict = dict;
    this.source = source;
  }

  encodedBytes(): Uint8Array {
    return this.source();
  }
}

/** A dictionary, or the dictionary of a stream. */
export function asDict(value: PdfValue | undefined): Dict | undefined {
  if (value instanceof Dict) return value;
  return value instanceof Stream ? value.dict : undefined;
}

/** Finite numbers of an array value; anything else counts as 0. */
export function numbersOf(values: readonly PdfValue[] | undefined): number[] | undefined {
  return values?.map((value) => (typeof value === 'number' && Number.isFinite(value) ? value : 0));
}

keepShapeOf(() => [new Name(''), new Ref(0, 0)]);

/**
 * Data along a JSON Schema, out of what the document says: things of schema.org, tables, labelled values, sections, lists.
 * Nothing is invented: every value stands in the document, and what is not found is absent.
 * Spec: Formats accepted by /parse (json: schema).
 */
import type { Deadline } from '../base/deadline.js';
import { fieldSchema } from './field-schema.js';
import type { FieldSchema } from './field-schema.js';
import { agreement, nameOf } from './field-names.js';
import { fitValue } from './fit-value.js';
import type { Material, MaterialThing } from './material.js';
import type { Entry, Scope } from './scope.js';
import { documentScope, groupsOfThings, isFrame, recordGroups, thingScope } from './scopes.js';
import type { RecordGroup } from './scopes.js';

const depthAtMost = 8;
const listAtMost = 2000;
const samples = 5;

/** Undefined when nothing of it was found. */
export function extract(material: Material, schema: unknown, deadline: Deadline): unknown {
  return new Extraction(material, schema, deadline).value(schema);
}

/** Where a field is looked for. `isRecord`: the place is one of several of the same kind, such as a row of a table. */
interface Place {
  scope: Scope;
  isRecord: boolean;
  /** The tables, lists and sections in this place whose parts can each fill an item of a list. */
  groups: () => readonly RecordGroup[];
  depth: number;
}

class Extraction {
  readonly #material: Material;
  readonly #root: unknown;
  readonly #deadline: Deadline;
  #groups: RecordGroup[] | undefined;

  constructor(material: Material, root: unknown, deadline: Deadline) {
    this.#material = material;
    this.#root = root;
    this.#deadline = deadline;
  }

  value(schema: unknown): unknown {
    const view = fieldSchema(schema, this.#root);
    const scope = documentScope(this.#material, this.#mainThing(view));
    const place: Place = {
      scope,
      isRecord: false,
      groups: () => (this.#groups ??= recordGroups(this.#material)),
      depth: 0,
    };
    return this.#field(nameOf(view.description ?? ''), schema, place);
  }

  /** The schema.org thing of the page that fills the most of the schema's members. */
  #mainThing(view: FieldSchema): MaterialThing | undefined {
    const names = [...view.properties.keys()].map(nameOf);
    let best: { thing: MaterialThing; score: number } | undefined;
    const candidates = this.#material.things.flatMap((thing) => [
      thing,
      ...['mainEntity', 'about', 'itemReviewed'].flatMap((name) =>
        (thing.properties[name] ?? []).filter((value): value is MaterialThing => typeof value !== 'string'),
      ),
    ]);
    for (const thing of candidates.slice(0, 200)) {
      const scope = thingScope(thing);
      const found = names.filter((name) => scope.lookup([name]).length > 0).length;
      const score =
        found *
        (isFrame(thing) || thing.types.some((type) => /^(?:Web|Bread|Organ|Image|Search|Collection)/.test(type))
          ? 0.4
          : 1);
      if (score > 0 && (!best || score > best.score)) best = { thing, score };
    }
    return best?.thing;
  }

  #field(name: string, schema: unknown, place: Place): unknown {
    if (place.depth > depthAtMost) return undefined;
    this.#deadline.check();
    const view = fieldSchema(schema, this.#root);
    for (const choice of view.choices) {
      const found = this.#field(name, choice, { ...place, depth: place.depth + 1 });
      if (found !== undefined) return found;
    }
    if (view.types.includes('object')) {
      const found = place.depth === 0 ? this.#object(view, place) : this.#part(name, view, place);
      if (found !== undefined) return found;
    }
    if (view.types.includes('array')) {
      const found = this.#list(name, view, place);
      if (found !== undefined) return found;
    }
    return this.#scalar(name, view, place);
  }

  /** Undefined when none of its members was found. */
  #object(view: FieldSchema, place: Place): Record<string, unknown> | undefined {
    const found: [string, unknown][] = [];
    const filled: [string, unknown][] = [];
    for (const [key, member] of view.properties) {
      const value = this.#field(nameOf(key), member, { ...place, depth: place.depth + 1 });
      if (value !== undefined) found.push([key, value]);
      else if (view.required.has(key)) {
        const { nullable, isConst, values } = fieldSchema(member, this.#root);
        if (isConst && values?.[0] !== undefined) filled.push([key, values[0]]);
        else if (nullable) filled.push([key, null]);
      }
    }
    if (found.length === 0) return undefined;
    const all = new Map([...found, ...filled]);
    return Object.fromEntries(
      [...view.properties.keys()].filter((key) => all.has(key)).map((key) => [key, all.get(key)]),
    );
  }

  /** An object inside of another: a thing, a section, or values whose labels say both names. */
  #part(name: string, view: FieldSchema, place: Place): unknown {
    for (const { things, section } of place.scope.lookup([name])) {
      const inner = things[0] ? thingScope(things[0]) : section;
      if (!inner) continue;
      const groups = things[0] ? () => groupsOfThings([things[0]!]) : () => [];
      const found = this.#object(view, { scope: inner, isRecord: true, groups, depth: place.depth });
      if (found) return found;
    }
    const found: [string, unknown][] = [];
    for (const [key, member] of view.properties) {
      const own = nameOf(key);
      const names = partNames.has(own) ? [`${name} ${own}`] : [`${name} ${own}`, own];
      const value = this.#labelled(names, fieldSchema(member, this.#root), place);
      if (value !== undefined) found.push([key, value]);
    }
    return found.length > 0 && [...view.required].every((key) => found.some(([held]) => held === key))
      ? Object.fromEntries(found)
      : undefined;
  }

  #scalar(name: string, view: FieldSchema, place: Place): unknown {
    const described = view.description !== undefined && view.description.length <= 60 ? nameOf(view.description) : '';
    const found = this.#labelled([name, described].filter(Boolean), view, place);
    if (found !== undefined) return found;
    const text = place.scope.recognised(name, place.isRecord);
    return text === undefined ? undefined : fitValue(text, view, this.#material.language);
  }

  #labelled(names: readonly string[], view: FieldSchema, { scope }: Place): unknown {
    for (const { texts } of scope.lookup(names)) {
      for (const text of texts.slice(0, 20)) {
        const value = fitValue(text, view, this.#material.language);
        if (value !== undefined) return value;
      }
    }
    return undefined;
  }

  #list(name: string, view: FieldSchema, place: Place): unknown[] | undefined {
    const item = fieldSchema(view.items ?? {}, this.#root);
    const most = Math.min(view.maxItems ?? listAtMost, listAtMost);
    const isRecords =
      item.properties.size > 0 || item.choices.some((choice) => fieldSchema(choice, this.#root).properties.size > 0);
    const found = isRecords ? this.#records(name, view.items, item, place) : this.#texts(name, item, place);
    return found.length === 0 ? undefined : found.slice(0, most);
  }

  #texts(name: string, item: FieldSchema, { scope }: Place): unknown[] {
    for (const entry of scope.lookup([name])) {
      const values = new Set(partsOf(entry).map((text) => fitValue(text, item, this.#material.language)));
      values.delete(undefined);
      if (values.size > 0) return [...values];
    }
    return [];
  }

  /** The group whose records say most of what is asked of each. */
  #records(name: string, schema: unknown, item: FieldSchema, place: Place): unknown[] {
    const own = place.scope
      .lookup([name])
      .filter(({ things }) => things.length > 0)
      .map(({ name: called, things }): RecordGroup => ({
        kind: 'things',
        name: called,
        records: things.map((thing) => thingScope(thing)),
      }));
    let best: { group: RecordGroup; score: number } | undefined;
    for (const group of [...own, ...place.groups()]) {
      this.#deadline.check();
      const tried = group.records.slice(0, samples).map((scope) => this.#record(schema, scope, place));
      const found = new Set(tried.flatMap((record) => Object.keys(record ?? {})));
      const isNamed = nameOf(group.name) !== '' && agreement(name, nameOf(group.name)) >= 0.5;
      const part = found.size / Math.max(1, item.properties.size);
      const isWritten = group.kind === 'sections' || group.kind === 'items';
      // Any list of links has names and addresses: they do not show that it is the list that was asked for.
      const telling = [...found].filter((key) => !linkNames.has(nameOf(key))).length;
      const isEnough =
        found.size > 0 && (isNamed || (isWritten ? telling > 0 && part >= 0.5 : part >= 0.5 || found.size >= 2));
      if (!isEnough) continue;
      const score = part + (isNamed ? 0.6 : 0) + (isWritten ? 0 : 0.3) + Math.min(group.records.length, 50) / 500;
      if (!best || score > best.score) best = { group, score };
    }
    if (!best) return [];
    return best.group.records.slice(0, listAtMost).flatMap((scope) => this.#record(schema, scope, place) ?? []);
  }

  /** Undefined when a member that the schema requires is missing. */
  #record(schema: unknown, scope: Scope, { depth }: Place): Record<string, unknown> | undefined {
    if (depth >= depthAtMost) return undefined;
    const view = fieldSchema(schema, this.#root);
    const [choice] = view.choices;
    if (view.properties.size === 0 && choice !== undefined)
      return this.#record(choice, scope, { scope, isRecord: true, groups: () => [], depth: depth + 1 });
    const record = this.#object(view, { scope, isRecord: true, groups: () => [], depth: depth + 1 });
    return record && [...view.required].every((key) => key in record) ? record : undefined;
  }
}

/** Members whose names say nothing about whose they are: every part of an object may have them. */
const partNames = new Set(
  ['name', 'title', 'description', 'url', 'id', 'type', 'image', 'value', 'text', 'label'].map(nameOf),
);
const linkNames = new Set(['name', 'title', 'url', 'link', 'href', 'text', 'label'].map(nameOf));

/** The items of a list that is written as one text, split at lines, bullets or commas. */
function partsOf({ texts }: Entry): string[] {
  const [only, ...others] = texts;
  if (only === undefined || others.length > 0) return [...texts];
  const lines = only
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > 1) return lines;
  const parts = only.split(/\s*[;•|·]\s*|,\s+/u).filter(Boolean);
  return only.length < 1000 && parts.every((part) => part.length < 80) ? parts : [only];
}

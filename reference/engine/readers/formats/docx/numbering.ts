/**
 * `word/numbering.xml` and the counters of a document -> the mark each numbered paragraph shows.
 * Counters belong to the abstract list, so that two instances of it go on counting unless an override restarts one.
 * Spec: ECMA-376 part 1, 17.9.
 */
import { indexElements, readIndexed } from '../../shared/containers/element-index.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { counterText } from '../../shared/flow/counter-text.js';

/** The mark of one numbered paragraph. */
export interface NumberMark {
  level: number;
  /** False for bullets. */
  counted: boolean;
  value: number;
  /** What the reader of the document sees (`1.2.`, `(a)`); empty for bullets. */
  text: string;
  /** The text is just the number with a dot or a parenthesis, so any list can show it. */
  plain: boolean;
}

export interface Numbering {
  /** Counts the paragraph; undefined when the list shows no mark at this level, or is not defined. */
  next(numId: string, level: number): NumberMark | undefined;
  /** The level that a paragraph style has in a list. */
  levelOfStyle(numId: string, styleId: string): number | undefined;
}

interface LevelDefinition {
  start: number;
  format: string;
  text: string;
  /** Restarts when a level up to this one is counted; undefined: any level above it. */
  restartAfter?: number;
  legal: boolean;
  style?: string;
  /** Shows just its number, with a dot or a parenthesis at most. */
  plain: boolean;
}

/** By the index of the level, 0 to 8. Each is read when it is first asked for. */
type Levels = ((() => LevelDefinition) | undefined)[];

interface AbstractList {
  id: string;
  levels: Levels;
  styleLink?: string;
}

interface ListInstance {
  abstractId: string;
  overrides: Levels;
  startOverrides: (number | undefined)[];
}

/**
 * @param open opens the numbering part, when the first paragraph asks for a mark.
 * @param numberingOfStyle the instance that a numbering style stands for (StyleSheet.numberingOf).
 */
export function numberingOf(
  open: () => XmlScanner | undefined,
  numberingOfStyle: (styleId: string) => string | undefined,
): Numbering {
  let numbering: Numbering | undefined;
  const read = (): Numbering => (numbering ??= counters(listDefinitions(open()), numberingOfStyle));
  return {
    next: (numId, level) => read().next(numId, level),
    levelOfStyle: (numId, styleId) => read().levelOfStyle(numId, styleId),
  };
}

/** The definitions of the part, by their ids. */
interface ListDefinitions {
  abstractList(id: string): AbstractList | undefined;
  instance(id: string): ListInstance | undefined;
}

function listDefinitions(scanner: XmlScanner | undefined): ListDefinitions {
  if (!scanner?.child(0)) return { abstractList: () => undefined, instance: () => undefined };
  const [abstractLists, instances] = indexElements(scanner, [
    ['w:abstractNum', 'w:abstractNumId'],
    ['w:num', 'w:numId'],
  ]);
  return {
    abstractList: readIndexed(scanner, abstractLists!, readAbstractList),
    instance: readIndexed(scanner, instances!, readInstance),
  };
}

function readAbstractList(scanner: XmlScanner): AbstractList {
  const list: AbstractList = { id: scanner.attribute('w:abstractNumId') ?? '', levels: [] };
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'w:lvl') noteLevel(scanner, list.levels);
    else if (scanner.name === 'w:numStyleLink') {
      const style = scanner.attribute('w:val');
      if (style !== undefined) list.styleLink = style;
    }
  }
  return list;
}

function readInstance(scanner: XmlScanner): ListInstance {
  const instance: ListInstance = { abstractId: '', overrides: [], startOverrides: [] };
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'w:abstractNumId') instance.abstractId = scanner.attribute('w:val') ?? '';
    else if (scanner.name === 'w:lvlOverride') readOverride(scanner, instance);
  }
  return instance;
}

function readOverride(scanner: XmlScanner, instance: ListInstance): void {
  const index = levelIndex(scanner);
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'w:lvl') noteLevel(scanner, instance.overrides);
    else if (scanner.name === 'w:startOverride')
      instance.startOverrides[index] = Number(scanner.attribute('w:val') ?? 1) || 0;
  }
}

function noteLevel(scanner: XmlScanner, levels: Levels): void {
  const index = levelIndex(scanner);
  const { start } = scanner;
  scanner.skipFlat();
  let definition: LevelDefinition | undefined;
  levels[index] = () => {
    if (definition !== undefined) return definition;
    scanner.openAt(start);
    definition = readLevel(scanner, index);
    return definition;
  };
}

function readLevel(scanner: XmlScanner, index: number): LevelDefinition {
  const definition: LevelDefinition = { start: 0, format: 'decimal', text: '', legal: false, plain: false };
  const level = scanner.depth;
  while (scanner.child(level)) {
    const value = scanner.attribute('w:val');
    switch (scanner.name) {
      case 'w:start':
        definition.start = Number(value ?? 0) || 0;
        break;
      case 'w:numFmt':
        definition.format = value ?? 'decimal';
        break;
      case 'w:lvlText':
        definition.text = value ?? '';
        break;
      case 'w:lvlRestart':
        definition.restartAfter = Number(value ?? 0) || 0;
        break;
      case 'w:isLgl':
        definition.legal = value !== '0' && value !== 'false';
        break;
      case 'w:pStyle':
        if (value !== undefined) definition.style = value;
        break;
    }
  }
  definition.plain = definition.format === 'decimal' && new RegExp(`^%${index + 1}[.)]?$`).test(definition.text.trim());
  return definition;
}

function levelIndex(scanner: XmlScanner): number {
  return Math.max(0, Math.min(8, Number(scanner.attribute('w:ilvl') ?? 0) || 0));
}

/** Counters of one abstract list; undefined levels have not been counted since the last restart. */
interface ListState {
  values: (number | undefined)[];
  startedInstances: Set<string>;
}

function counters(definitions: ListDefinitions, numberingOfStyle: (styleId: string) => string | undefined): Numbering {
  const states = new Map<string, ListState>();

  const resolve = (numId: string): { instance: ListInstance; list: AbstractList } | undefined => {
    const instance = definitions.instance(numId);
    const list = instance && definitions.abstractList(instance.abstractId);
    if (!instance || !list) return undefined;
    if (list.styleLink === undefined || list.levels.length > 0) return { instance, list };
    const linked = definitions.instance(numberingOfStyle(list.styleLink) ?? '');
    const linkedList = linked && definitions.abstractList(linked.abstractId);
    return { instance, list: linkedList ?? list };
  };

  return {
    next: (numId, level) => {
      const found = resolve(numId);
      if (!found) return undefined;
      const { instance, list } = found;
      const definitionOf: Definitions = (index) => (instance.overrides[index] ?? list.levels[index])?.();
      const definition = definitionOf(level);
      if (!definition) return undefined;
      const state = states.get(list.id) ?? { values: [], startedInstances: new Set() };
      states.set(list.id, state);
      restartInstance(state, numId, instance);
      count(state, level, definition, definitionOf);
      return mark(state, level, definition, definitionOf);
    },
    levelOfStyle: (numId, styleId) => {
      const found = resolve(numId);
      const index = found?.list.levels.findIndex((definition) => definition?.().style === styleId) ?? -1;
      return index < 0 ? undefined : index;
    },
  };
}

type Definitions = (index: number) => LevelDefinition | undefined;

/** An instance's own start values count once, when its first paragraph comes. */
function restartInstance(state: ListState, numId: string, instance: ListInstance): void {
  if (state.startedInstances.has(numId)) return;
  state.startedInstances.add(numId);
  instance.startOverrides.forEach((start, index) => {
    if (start !== undefined) state.values[index] = start - 1;
  });
}

function count(state: ListState, level: number, definition: LevelDefinition, definitions: Definitions): void {
  const value = state.values[level];
  state.values[level] = value === undefined ? definition.start : value + 1;
  for (let deeper = level + 1; deeper < 9; deeper++) {
    if (state.values[deeper] === undefined) continue;
    const restartAfter = definitions(deeper)?.restartAfter;
    if (restartAfter === undefined || (restartAfter > 0 && level < restartAfter)) state.values[deeper] = undefined;
  }
}

function mark(
  state: ListState,
  level: number,
  definition: LevelDefinition,
  definitions: Definitions,
): NumberMark | undefined {
  const value = state.values[level] ?? definition.start;
  if (definition.format === 'bullet') return { level, counted: false, value, text: '', plain: true };
  const text = definition.text
    .replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const other = definitions(index);
      const shown = index === level ? value : (state.values[index] ?? other?.start ?? 1);
      return counterText(
        shown,
        definition.legal && other?.format !== 'bullet' ? 'decimal' : (other?.format ?? 'decimal'),
      );
    })
    .trim();
  if (text === '') return undefined;
  return { level, counted: true, value, text, plain: definition.plain };
}

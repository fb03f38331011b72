/**
 * `word/numbering.xml` and the counters of a document -> the mark each numbered paragraph shows.
 * Counters belong to the abstract list, so that two instances of it go on counting unless an override restarts one.
 * Spec: ECMA-376 part 1, 17.9.
 */
import { indexElements, readIndexed } from '../../shared/containers/element-index.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { indentAttributes, twipsOf } from './style-records.js';
import { type CountedMark, ListCounters, type ListInstance, type ListLevel } from '../../shared/lists/list-counters.js';

export interface Numbering {
  /** Counts the paragraph; undefined when the list shows no mark at this level, or is not defined. */
  next(numId: string, level: number): CountedMark | undefined;
  /** How far in the text of a level begins, in twips, whether it shows a mark or not. */
  indent(numId: string, level: number): number | undefined;
  /** The level that a paragraph style has in a list. */
  levelOfStyle(numId: string, styleId: string): number | undefined;
}

interface LevelDefinition extends ListLevel {
  /** The paragraph style that has this level. */
  style?: string;
  /** How far in its text begins, in twips. */
  indent?: number;
}

/** By the index of the level, 0 to 8. Each is read when it is first asked for. */
type Levels = ((() => LevelDefinition) | undefined)[];

interface AbstractList {
  id: string;
  levels: Levels;
  styleLink?: string;
}

interface NumberingInstance {
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
    indent: (numId, level) => read().indent(numId, level),
    levelOfStyle: (numId, styleId) => read().levelOfStyle(numId, styleId),
  };
}

/** The definitions of the part, by their ids. */
interface ListDefinitions {
  abstractList(id: string): AbstractList | undefined;
  instance(id: string): NumberingInstance | undefined;
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

function readInstance(scanner: XmlScanner): NumberingInstance {
  const instance: NumberingInstance = { abstractId: '', overrides: [], startOverrides: [] };
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'w:abstractNumId') instance.abstractId = scanner.attribute('w:val') ?? '';
    else if (scanner.name === 'w:lvlOverride') readOverride(scanner, instance);
  }
  return instance;
}

function readOverride(scanner: XmlScanner, instance: NumberingInstance): void {
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
    definition = readLevel(scanner);
    return definition;
  };
}

function readLevel(scanner: XmlScanner): LevelDefinition {
  const definition: LevelDefinition = {
    start: 0,
    format: 'decimal',
    label: [],
    restartAfter: undefined,
    legal: false,
    style: undefined,
    indent: undefined,
  };
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
        definition.label = labelOf(value ?? '');
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
      case 'w:pPr':
        readLevelIndent(scanner, definition);
        break;
    }
  }
  return definition;
}

function readLevelIndent(scanner: XmlScanner, definition: LevelDefinition): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    const indent = scanner.name === 'w:ind' ? twipsOf(scanner.attributes(indentAttributes)) : undefined;
    if (indent !== undefined) definition.indent = indent;
  }
}

/** `%1.%2` shows the numbers of the first two levels. */
function labelOf(text: string): (string | number)[] {
  return text.split(/%([1-9])/).map((piece, index) => (index % 2 === 1 ? Number(piece) - 1 : piece));
}

function levelIndex(scanner: XmlScanner): number {
  return Math.max(0, Math.min(8, Number(scanner.attribute('w:ilvl') ?? 0) || 0));
}

function counters(definitions: ListDefinitions, numberingOfStyle: (styleId: string) => string | undefined): Numbering {
  const counted = new ListCounters();
  const resolved = new Map<string, ListInstance | undefined>();

  const resolve = (numId: string): { instance: NumberingInstance; list: AbstractList } | undefined => {
    const instance = definitions.instance(numId);
    const list = instance && definitions.abstractList(instance.abstractId);
    if (!instance || !list) return undefined;
    if (list.styleLink === undefined || list.levels.length > 0) return { instance, list };
    const linked = definitions.instance(numberingOfStyle(list.styleLink) ?? '');
    const linkedList = linked && definitions.abstractList(linked.abstractId);
    return { instance, list: linkedList ?? list };
  };

  const instanceOf = (numId: string): ListInstance | undefined => {
    if (resolved.has(numId)) return resolved.get(numId);
    const found = resolve(numId);
    const level = (index: number) => (found?.instance.overrides[index] ?? found?.list.levels[index])?.();
    const instance = found && {
      listId: found.list.id,
      level,
      startOverrides: found.instance.startOverrides,
      indent: (index: number) => level(index)?.indent,
    };
    resolved.set(numId, instance);
    return instance;
  };

  return {
    next: (numId, level) => {
      const instance = instanceOf(numId);
      return instance && counted.next(instance, level);
    },
    indent: (numId, level) => instanceOf(numId)?.indent?.(level),
    levelOfStyle: (numId, styleId) => {
      const index = resolve(numId)?.list.levels.findIndex((definition) => definition?.().style === styleId) ?? -1;
      return index < 0 ? undefined : index;
    },
  };
}

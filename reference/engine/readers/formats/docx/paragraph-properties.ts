/**
 * Properties of a paragraph (`w:pPr`) -> the few that change what it is: style, list, outline level, a deleted mark.
 * Spec: ECMA-376 part 1, 17.3.1.26 (pPr).
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { tabLeader } from '../../shared/flow/inline-builder.js';
import { plainRun, type RunFormat } from './run-format.js';
import { indentAttributes, readNumbering, twipsOf } from './style-records.js';
import type { ParagraphStyle, StyleSheet } from './styles.js';

export interface ParagraphProperties {
  style: ParagraphStyle;
  /** Format of the paragraph's mark. */
  mark: RunFormat;
  numId: string | undefined;
  listLevel: number | undefined;
  outlineLevel: number | undefined;
  /** Which of its tab stops, a bit each from the first, are drawn as a line. */
  lineTabs: number | undefined;
  /** How far in its lines begin, and how much further its first one, in twips. */
  indent: number | undefined;
  firstLine: number | undefined;
  /** It is the large first letter of the paragraph behind it. */
  isDropCap: boolean;
}

/** Of a paragraph that says nothing about itself. Every member is there, so that code that is compiled meets one kind of object. */
export function unformatted(styles: StyleSheet): ParagraphProperties {
  return {
    style: styles.paragraph(undefined),
    mark: plainRun,
    numId: undefined,
    listLevel: undefined,
    outlineLevel: undefined,
    lineTabs: undefined,
    indent: undefined,
    firstLine: undefined,
    isDropCap: false,
  };
}

/** Reads the `w:pPr` just opened; moves behind its end. */
export function readParagraphProperties(
  scanner: XmlScanner,
  styles: StyleSheet,
  readFormat: (scanner: XmlScanner) => RunFormat,
): ParagraphProperties {
  const properties = unformatted(styles);
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'w:pStyle':
        properties.style = styles.paragraph(scanner.attribute('w:val'));
        break;
      case 'w:numPr': {
        const { numId, listLevel } = readNumbering(scanner);
        if (numId !== undefined) properties.numId = numId;
        if (listLevel !== undefined) properties.listLevel = listLevel;
        break;
      }
      case 'w:outlineLvl':
        properties.outlineLevel = Number(scanner.attribute('w:val') ?? 9);
        break;
      case 'w:tabs':
        properties.lineTabs = readLineTabs(scanner);
        break;
      case 'w:ind': {
        const attributes = scanner.attributes(indentAttributes);
        const indent = twipsOf(attributes);
        if (indent !== undefined) properties.indent = indent;
        properties.firstLine = Number(attributes[2] ?? 0) - Number(attributes[3] ?? 0) || 0;
        break;
      }
      case 'w:framePr': {
        const cap = scanner.attribute('w:dropCap');
        if (cap === 'drop' || cap === 'margin') properties.isDropCap = true;
        break;
      }
      case 'w:rPr':
        properties.mark = readFormat(scanner);
        break;
    }
  }
  return properties;
}

function readLineTabs(scanner: XmlScanner): number {
  let lines = 0;
  let stop = 0;
  const level = scanner.depth;
  while (scanner.child(level)) {
    const kind = scanner.attribute('w:val');
    if (scanner.name !== 'w:tab' || kind === 'clear' || kind === 'bar') continue;
    const leader = scanner.attribute('w:leader');
    if (leader !== undefined && leader !== 'none')
      lines |= tabLeader(stop, leader !== 'underscore' && leader !== 'heavy');
    stop++;
  }
  return lines;
}

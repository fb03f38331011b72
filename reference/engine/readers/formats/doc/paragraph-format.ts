/**
 * Properties of paragraphs -> style, list, outline level, place in tables.
 * Standard: [MS-DOC] 2.6.2 (paragraph properties), 2.4.6.1 (determining paragraph formatting).
 */
import { int16, int32, uint16 } from '../../shared/compound-file/little-endian.js';
import { tabLeader } from '../../shared/flow/inline-builder.js';
import { sprm } from './sprm-codes.js';
import { Sprms, type PropertyList } from './sprms.js';

export interface ParagraphFormat {
  /** Style number. */
  style: number;
  /** 1-based number of the list override; 0 takes the paragraph out of lists; undefined leaves it to the style. */
  list: number | undefined;
  listLevel: number | undefined;
  /** 0 to 8, 9 for body text; undefined leaves it to the style. */
  outlineLevel: number | undefined;
  /** 0 outside tables. */
  tableDepth: number;
  /** Which of its tab stops, a bit each from the first, are drawn as a line. */
  lineTabs: number;
  /** How far in its lines begin, in twips; undefined leaves it to the list, then to the style. */
  indent: number | undefined;
  /** How much further in its first line begins. */
  firstLine: number | undefined;
  /** Numbering of Word 6 and 95: 1 to 9 for outlines, 10 for numbers, 11 for bullets; 0 for none. */
  oldNumbering: number;
  /** It is the large first letter of the next one. */
  isDropCap: boolean;
  /** The mark of this paragraph ends a row. */
  endsRow: boolean;
  /** The mark of this paragraph ends a cell of a nested table. */
  endsInnerCell: boolean;
  /** The list of modifiers, for the definition of a row. */
  source: PropertyList;
}

export function plainParagraph(style: number, source: PropertyList): ParagraphFormat {
  return {
    style,
    list: undefined,
    listLevel: undefined,
    outlineLevel: undefined,
    tableDepth: 0,
    lineTabs: 0,
    indent: undefined,
    firstLine: undefined,
    oldNumbering: 0,
    isDropCap: false,
    endsRow: false,
    endsInnerCell: false,
    source,
  };
}

/** Of a drop cap specifier; none for an ordinary frame. */
const dropCapKind = 0b111;

/**
 * Applies a list of modifiers to `format`.
 * @param data the data stream, where long lists lie.
 */
export function applyParagraphSprms(list: PropertyList, format: ParagraphFormat, data: () => Buffer): void {
  const sprms = new Sprms(list);
  while (sprms.next()) {
    const { bytes, at } = sprms;
    switch (sprms.code) {
      case sprm.PIstd:
        format.style = uint16(bytes, at);
        break;
      case sprm.PIlfo:
        format.list = listNumber(int16(bytes, at));
        break;
      case sprm.PIlvl:
        format.listLevel = Math.min(bytes[at]!, 8);
        break;
      case sprm.POutLvl:
        format.outlineLevel = bytes[at]!;
        break;
      case sprm.PChgTabsPapx:
        format.lineTabs = lineTabsOf(bytes, at);
        break;
      case sprm.PDxaLeft:
      case sprm.PDxaLeft80:
        format.indent = int16(bytes, at);
        break;
      case sprm.PDxaLeft1:
      case sprm.PDxaLeft180:
        format.firstLine = int16(bytes, at);
        break;
      case sprm.PDcs:
        format.isDropCap = (bytes[at]! & dropCapKind) !== 0;
        break;
      case sprm.PFInTable:
        format.tableDepth = bytes[at] !== 0 ? Math.max(format.tableDepth, 1) : 0;
        break;
      case sprm.PItap:
        format.tableDepth = clampDepth(int32(bytes, at));
        break;
      case sprm.PDtap:
        format.tableDepth = clampDepth(format.tableDepth + int32(bytes, at));
        break;
      case sprm.PNLvlAnm:
        format.oldNumbering = bytes[at]!;
        break;
      case sprm.PFTtp:
      case sprm.PFInnerTtp:
        format.endsRow ||= bytes[at] !== 0;
        break;
      case sprm.PFInnerTableCell:
        format.endsInnerCell = bytes[at] !== 0;
        break;
      case sprm.PHugePapx:
      case sprm.PHugePapxOld:
        applyHugeList(data(), int32(bytes, at), format);
        break;
    }
  }
}

/** A list too long for its page lies in the data stream, and replaces all others. */
function applyHugeList(data: Buffer, at: number, format: ParagraphFormat): void {
  if (at < 0 || at + 2 > data.length || format.source.bytes === data) return;
  const huge = { bytes: data, from: at + 2, to: at + 2 + uint16(data, at), isOld: false };
  format.source = huge;
  applyParagraphSprms(huge, format, () => data);
}

function clampDepth(depth: number): number {
  return Math.min(Math.max(depth, 0), 64);
}

/** Negative numbers stand for a list whose mark was taken away; 0xF801 for numbering of Word 6. */
function listNumber(number: number): number {
  return number > 0 && number < 0x7ff ? number : 0;
}

/** Leaders of tab stops ([MS-DOC] 2.9.292, TBD): 1, 2 and 5 are dots and dashes, these are a line and a thick one. */
const lineLeaders: ReadonlySet<number> = new Set([3, 4]);

/** Of the stops that are added: how many, two bytes of place for each, then a byte of looks ([MS-DOC] 2.9.185, PChgTabsPapxOperand). */
function lineTabsOf(bytes: Buffer, at: number): number {
  const added = at + 1 + 2 * (bytes[at] ?? 0);
  const count = bytes[added] ?? 0;
  let lines = 0;
  for (let stop = 0; stop < Math.min(count, 31); stop++) {
    const leader = ((bytes[added + 1 + 2 * count + stop] ?? 0) >> 3) & 7;
    if (leader > 0) lines |= tabLeader(stop, !lineLeaders.has(leader));
  }
  return lines;
}

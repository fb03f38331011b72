/**
 * What an opening brace saves and a closing brace brings back: character and paragraph formatting, and where text goes.
 * Standard: RTF 1.9.1, "Conventions of an RTF reader".
 */
import type { ParagraphFormat, RtfStory } from './rtf-story.js';

/** Where text goes. */
export const BODY = 0;
export const NOWHERE = 1;
/** Into the code of a field. */
export const FIELD_CODE = 2;
/** Into the label of a list paragraph. */
export const LABEL = 3;

/** Styles that associated words (`\ab`, `\ai`) switched on, and which of them they spoke of. */
export interface ScriptStyles {
  readonly on: number;
  readonly told: number;
}

/** A drawing; its edges are in twips. */
export interface DrawnShape {
  description: string;
  words: string;
  hasText: boolean;
  left?: number;
  top?: number;
  right?: number;
}

const sameStyles: ScriptStyles = { on: 0, told: 0 };
/** Writers count their lists from 1, and some from 0. */
const noList = -1;
/** `\fs` where a file says nothing. */
const ordinarySize = 24;

export class GroupState implements ParagraphFormat {
  story: RtfStory;
  target = BODY;
  /** Characters after `\u` that old readers would show. */
  unicodeSkip = 1;
  font = -1;
  /** Bits of inline-builder.ts. */
  styles = 0;
  /** Size of the letters and how far they stand above the line, in half points. */
  size = ordinarySize;
  shift = 0;
  /** Which of its scripts the words and the text at hand are of: they are formatted apart. */
  script: 'western' | 'complex' | 'eastern' = 'western';
  /** Styles of complex and East Asian letters, as far as they are told apart from those of the others. */
  complex = sameStyles;
  eastern = sameStyles;
  hidden = false;
  style = 0;
  outlineLevel = -1;
  list = noList;
  listLevel = 0;
  tableDepth = 0;
  tabStops = 0;
  lineTabs = 0;
  indent = 0;
  firstLine = 0;
  /** The paragraph is the large first letter of the next one. */
  isDropCap = false;
  /** Where the paragraph stands on the page, in twips, when it is positioned. */
  frame: ParagraphFormat['frame'];
  /** How the next tab stop is drawn. */
  leader: 'line' | 'dots' | undefined;
  /** In the properties of a row of a nested table. */
  inNestedRow = false;
  /** The drawing that the group belongs to. */
  shape: DrawnShape | undefined;
  /** The embedded object that the group belongs to; an equation is shown instead of its picture. */
  object: { isEquation: boolean } | undefined;
  /** What the closing brace of the group sets off. */
  onClose: (() => void) | undefined;

  constructor(story: RtfStory) {
    this.story = story;
  }

  /** The state inside a new group. */
  inner(): GroupState {
    const inner = new GroupState(this.story);
    inner.target = this.target;
    inner.unicodeSkip = this.unicodeSkip;
    inner.font = this.font;
    inner.styles = this.styles;
    inner.size = this.size;
    inner.shift = this.shift;
    inner.script = this.script;
    inner.complex = this.complex;
    inner.eastern = this.eastern;
    inner.hidden = this.hidden;
    inner.inNestedRow = this.inNestedRow;
    inner.shape = this.shape;
    inner.object = this.object;
    inner.copyParagraph(this);
    return inner;
  }

  /** The styles of the text at hand. */
  shownStyles(): number {
    if (this.script === 'western') return this.styles;
    const { on, told } = this.script === 'complex' ? this.complex : this.eastern;
    return (this.styles & ~told) | on;
  }

  /** `\pard`. */
  resetParagraph(): void {
    this.style = 0;
    this.outlineLevel = -1;
    this.list = noList;
    this.listLevel = 0;
    this.tableDepth = 0;
    this.tabStops = 0;
    this.lineTabs = 0;
    this.indent = 0;
    this.firstLine = 0;
    this.isDropCap = false;
    this.leader = undefined;
    this.frame = undefined;
  }

  /** `\plain`. */
  resetCharacters(): void {
    this.styles = 0;
    this.size = ordinarySize;
    this.shift = 0;
    this.script = 'western';
    this.complex = this.eastern = sameStyles;
    this.hidden = false;
    this.font = -1;
  }

  private copyParagraph(from: GroupState): void {
    this.style = from.style;
    this.outlineLevel = from.outlineLevel;
    this.list = from.list;
    this.listLevel = from.listLevel;
    this.tableDepth = from.tableDepth;
    this.tabStops = from.tabStops;
    this.lineTabs = from.lineTabs;
    this.indent = from.indent;
    this.firstLine = from.firstLine;
    this.isDropCap = from.isDropCap;
    this.leader = from.leader;
    this.frame = from.frame;
  }
}

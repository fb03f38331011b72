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

export class GroupState implements ParagraphFormat {
  story: RtfStory;
  target = BODY;
  /** Characters after `\u` that old readers would show. */
  unicodeSkip = 1;
  font = -1;
  /** Bits of inline-builder.ts. */
  styles = 0;
  hidden = false;
  style = 0;
  outlineLevel = -1;
  list = 0;
  listLevel = 0;
  tableDepth = 0;
  tabStops = 0;
  lineTabs = 0;
  indent = 0;
  firstLine = 0;
  /** The paragraph is the large first letter of the next one. */
  isDropCap = false;
  /** How the next tab stop is drawn. */
  leader: 'line' | 'dots' | undefined;
  /** In the properties of a row of a nested table. */
  inNestedRow = false;
  /** The drawing that the group belongs to. */
  shape: { description: string } | undefined;
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
    inner.hidden = this.hidden;
    inner.inNestedRow = this.inNestedRow;
    inner.shape = this.shape;
    inner.object = this.object;
    inner.copyParagraph(this);
    return inner;
  }

  /** `\pard`. */
  resetParagraph(): void {
    this.style = 0;
    this.outlineLevel = -1;
    this.list = 0;
    this.listLevel = 0;
    this.tableDepth = 0;
    this.tabStops = 0;
    this.lineTabs = 0;
    this.indent = 0;
    this.firstLine = 0;
    this.isDropCap = false;
    this.leader = undefined;
  }

  /** `\plain`. */
  resetCharacters(): void {
    this.styles = 0;
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
  }
}

/**
 * Runs through an RTF file once: groups, words and text -> stories of blocks. What each word does is in body-words.ts.
 * Spec: What the service does, 1. Standard: RTF 1.9.1.
 */
import type { Block, Footnote, Furniture } from '../../../document/nodes.js';
import { addNotice, type Metadata, type Notice, type ReadOptions, type ReadPorts } from '../../../document/reading.js';
import { ListCounters, type ListLevel } from '../../shared/lists/list-counters.js';
import { handlerOf, isCharacterWord, symbolWord } from './body-words.js';
import { GroupState } from './group-state.js';
import { RowDefinition } from './row-definition.js';
import type { RtfContext } from './rtf-context.js';
import { RtfStory, type RtfDefinitions } from './rtf-story.js';
import { RtfText } from './rtf-text.js';
import { BYTE, CLOSE, END, OPEN, RtfTokens, SYMBOL, TEXT, WORD } from './rtf-tokens.js';

/** Footnotes refer to notes and notes to footnotes only in hostile files. */
const mostNotes = 100_000;

export class RtfBody implements RtfContext {
  readonly tokens: RtfTokens;
  readonly text = new RtfText();
  readonly definitions: RtfDefinitions;
  readonly listLevels = new Map<number, ListLevel[]>();
  readonly row = new RowDefinition();
  readonly nestedRow = new RowDefinition();
  readonly metadata: Metadata = {};
  readonly notices: Notice[] = [];
  readonly footnotes: Footnote[] = [];
  readonly furniture: Furniture[] = [];
  readonly embedImages: boolean;
  state: GroupState;
  /** `\*` was met: the next word opens a destination that may be skipped when it is unknown. */
  isOptional = false;
  private readonly stack: GroupState[] = [];
  private readonly deepest: number;
  private readonly main: RtfStory;
  private cutOff = false;

  constructor(bytes: Buffer, options: ReadOptions, ports: ReadPorts) {
    this.tokens = new RtfTokens(bytes, ports.deadline);
    this.embedImages = options.embedImages;
    this.deepest = ports.limits.depth;
    this.definitions = {
      styles: new Map(),
      lists: new Map(),
      counters: new ListCounters(),
      anchors: { links: [], headings: [] },
      depth: Math.min(this.deepest, 32),
      deadline: ports.deadline,
    };
    this.main = new RtfStory(this.definitions);
    this.state = new GroupState(this.main);
  }

  /** The blocks of the body, once. */
  read(): Block[] {
    for (;;) {
      switch (this.tokens.next()) {
        case TEXT:
          this.isOptional = false;
          this.text.run(this.state, this.tokens.bytes, this.tokens.from, this.tokens.to);
          break;
        case BYTE:
          this.text.byte(this.state, this.tokens.parameter);
          break;
        case WORD:
          this.word();
          break;
        case OPEN:
          this.open();
          break;
        case CLOSE:
          this.close();
          break;
        case SYMBOL:
          this.symbol(this.tokens.parameter);
          break;
        case END:
          return this.end();
      }
    }
  }

  /** True when the file ended before its groups did. */
  get isCutOff(): boolean {
    return this.cutOff;
  }

  /** Leaves the current group out. */
  skipGroup(): void {
    this.tokens.skipGroup();
    this.closeConsumed();
  }

  /** The closing brace of the current group was consumed elsewhere. */
  closeConsumed(): void {
    this.close();
  }

  /** Text and words of this group go to a story of their own; `onClose` gets its blocks. */
  openStory(onClose: (blocks: Block[]) => void): void {
    const story = new RtfStory(this.definitions);
    const outer = this.state.onClose;
    this.state.story = story;
    this.state.target = 0;
    this.state.resetParagraph();
    this.state.resetCharacters();
    this.state.onClose = () => {
      onClose(story.finish(this.state));
      outer?.();
    };
  }

  addFootnote(): void {
    const { story } = this.state;
    if (this.footnotes.length >= mostNotes) return this.skipGroup();
    const note: Footnote = { label: String(this.footnotes.length + 1), children: [] };
    this.footnotes.push(note);
    story.inlines.add({ type: 'footnoteReference', label: note.label }, 0);
    this.openStory((blocks) => void (note.children = blocks));
  }

  private open(): void {
    this.text.flush(this.state);
    this.text.endFallback();
    this.isOptional = false;
    if (this.stack.length >= this.deepest) {
      addNotice(this.notices, {
        code: 'limit-reached',
        message: `Groups nested deeper than ${this.deepest} were left out.`,
      });
      this.tokens.skipGroup();
      return;
    }
    this.stack.push(this.state);
    this.state = this.state.inner();
  }

  private close(): void {
    this.text.flush(this.state);
    this.text.endFallback();
    this.isOptional = false;
    this.state.onClose?.();
    // More closing than opening braces: damaged, but what follows may still be text.
    const outer = this.stack.pop();
    if (outer !== undefined) this.state = outer;
  }

  private word(): void {
    this.text.flush(this.state);
    const { word } = this.tokens;
    const handler = handlerOf(word);
    if (!isCharacterWord(word)) this.text.endFallback();
    if (handler !== undefined) {
      handler(this, this.tokens.parameter, this.tokens.hasParameter);
      this.isOptional = false;
      return;
    }
    if (this.isOptional) this.skipGroup();
  }

  private symbol(character: number): void {
    this.text.flush(this.state);
    if (character === 0x2a) this.isOptional = true;
    else symbolWord(this, character);
  }

  private end(): Block[] {
    this.cutOff = this.stack.length > 0;
    while (this.stack.length > 0) this.close();
    this.text.flush(this.state);
    return this.main.finish(this.state);
  }
}

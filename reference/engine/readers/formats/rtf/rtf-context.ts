/**
 * What the actions of control words may touch of the run through an RTF file (rtf-body.ts).
 * Standard: RTF 1.9.1.
 */
import type { Block, Furniture } from '../../../document/nodes.js';
import type { Metadata } from '../../../document/reading.js';
import type { ListLevel } from '../../shared/lists/list-counters.js';
import type { GroupState } from './group-state.js';
import type { RowDefinition } from './row-definition.js';
import type { RtfDefinitions } from './rtf-story.js';
import type { RtfText } from './rtf-text.js';
import type { RtfTokens } from './rtf-tokens.js';

export interface RtfContext {
  readonly tokens: RtfTokens;
  readonly text: RtfText;
  readonly definitions: RtfDefinitions;
  readonly listLevels: Map<number, ListLevel[]>;
  readonly row: RowDefinition;
  readonly nestedRow: RowDefinition;
  readonly metadata: Metadata;
  readonly furniture: Furniture[];
  readonly embedImages: boolean;
  readonly state: GroupState;
  /** Leaves the current group out. */
  skipGroup(): void;
  /** The closing brace of the current group was consumed elsewhere. */
  closeConsumed(): void;
  /** Text and words of this group go to a story of their own; `onClose` gets its blocks. */
  openStory(onClose: (blocks: Block[]) => void): void;
  addFootnote(): void;
}

/** What a control word does; `parameter` is 0 when it has none. */
export type WordHandler = (body: RtfContext, parameter: number, hasParameter: boolean) => void;

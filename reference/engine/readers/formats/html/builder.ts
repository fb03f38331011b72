/**
 * What the renderers of single elements (lists, tables, figures) need of the document builder.
 */
import type { Deadline } from '../../../../base/deadline.js';
import type { Block, Inline } from '../../../document/nodes.js';
import type { NodeTable } from '../../../html/node-table.js';
import type { PageUrls } from '../../../html/urls.js';

export interface BuildOptions {
  urls: PageUrls;
  /** `data:` URIs for pictures when true, else their `src` is null. */
  embedImages: boolean;
  deadline: Deadline;
}

/** The state of a builder around the blocks of a container. */
export interface OuterState {
  blocks: Block[];
  checked: boolean | undefined;
  inlineOnly: number;
}

export interface Builder {
  readonly table: NodeTable;
  readonly options: BuildOptions;
  /** The blocks of the current container. */
  blocks: Block[];
  /** The state of the checkbox that the current list item starts with; undefined when it starts with none. */
  checked: boolean | undefined;
  /** True for elements that are hidden or not selected. Text is never left out by itself unless it is not selected. */
  isLeftOut(node: number): boolean;
  /** Renders a node into the current container. */
  visit(node: number): void;
  /** Renders the children of a node. */
  children(node: number): void;
  /** Turns the gathered inlines into a paragraph. */
  flush(): void;
  /** What is rendered from here on are blocks of their own. What was gathered before must have been flushed. */
  startBlocks(): OuterState;
  /** The blocks since `startBlocks`, which returned `outer`. */
  endBlocks(outer: OuterState): Block[];
  /** Renders content that may hold inlines only, and returns them. What was gathered before must have been flushed. */
  inlinesOf(render: () => void): Inline[];
}

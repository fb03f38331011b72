/**
 * What the renderers of single elements (lists, tables, figures) need of the document builder.
 */
import type { Deadline } from '../../../base/deadline.js';
import type { Block, Inline } from '../../document/nodes.js';
import type { NodeTable } from '../../html/node-table.js';
import type { PageUrls } from '../../html/urls.js';

export interface BuildOptions {
  urls: PageUrls;
  /** `data:` URIs for pictures when true, else their `src` is null. */
  embedImages: boolean;
  deadline: Deadline;
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
  /** Renders content as blocks of their own, and returns them. What was gathered before must have been flushed. */
  blocksOf(render: () => void): Block[];
  /** Renders content that may hold inlines only, and returns them. What was gathered before must have been flushed. */
  inlinesOf(render: () => void): Inline[];
}

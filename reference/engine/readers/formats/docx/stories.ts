/**
 * A story: the blocks of the body, a cell, a note, a text box or a header, in order.
 * Spec: ECMA-376 part 1, 17.2 and 17.5 (content controls).
 */
import type { Block } from '../../../document/nodes.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { ommlToLatex } from '../../shared/math/omml-to-latex.js';
import { BlockFlow } from '../../shared/flow/block-flow.js';
import { readAltChunk } from './alt-chunk.js';
import { alternateContent } from './alternate-content.js';
import type { DocxContext } from './docx-context.js';
import { FieldStack } from '../../shared/flow/fields.js';
import { addReadParagraph, readParagraph } from './paragraph.js';
import { paragraphState, type ParagraphState } from './paragraph-state.js';
import { readTable } from './tables.js';

interface Story {
  context: DocxContext;
  flow: BlockFlow;
  fields: FieldStack;
  /** A paragraph whose mark was deleted, or the large first letter of one: it goes on with the next one. */
  unfinished: ParagraphState | undefined;
  /** Bookmarks between paragraphs belong to the next one. */
  bookmarks: string[];
  /** Told the name of every other child; may read it. */
  other: ((name: string) => void) | undefined;
}

/** Reads the blocks in the element just opened; moves behind its end. */
export function readStory(scanner: XmlScanner, context: DocxContext, other?: (name: string) => void): Block[] {
  const story: Story = {
    context,
    flow: new BlockFlow(),
    fields: new FieldStack(),
    unfinished: undefined,
    bookmarks: [],
    other,
  };
  readBlocks(scanner, story);
  endUnfinished(story);
  return story.flow.finish();
}

function readBlocks(scanner: XmlScanner, story: Story): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'w:p':
        readStoryParagraph(scanner, story);
        break;
      case 'w:tbl':
        endUnfinished(story);
        for (const block of readTable(scanner, story.context)) story.flow.add(block);
        break;
      case 'w:sdt':
      case 'w:sdtContent':
      case 'w:customXml':
      case 'w:ins':
      case 'w:moveTo':
      case 'w:smartTag':
        readBlocks(scanner, story);
        break;
      case 'mc:AlternateContent':
        alternateContent(
          scanner,
          () => readBlocks(scanner, story),
          () => story.flow.blocks.length,
        );
        break;
      case 'm:oMathPara': {
        const latex = ommlToLatex(scanner);
        if (latex !== '') story.flow.add({ type: 'mathBlock', latex });
        break;
      }
      case 'w:bookmarkStart': {
        const name = scanner.attribute('w:name');
        if (name !== undefined) story.bookmarks.push(name);
        break;
      }
      case 'w:altChunk':
        endUnfinished(story);
        for (const block of readAltChunk(scanner.attribute('r:id'), story.context)) story.flow.add(block);
        break;
      default:
        story.other?.(scanner.name);
    }
  }
}

function readStoryParagraph(scanner: XmlScanner, story: Story): void {
  const state = story.unfinished ?? paragraphState(story.context, story.fields);
  story.unfinished = undefined;
  state.properties = story.context.formats.unformatted;
  if (story.bookmarks.length > 0) {
    state.bookmarks.push(...story.bookmarks);
    story.bookmarks = [];
  }
  readParagraph(scanner, state);
  if (state.properties.mark.deleted || state.properties.isDropCap) story.unfinished = state;
  else addReadParagraph(state, story.flow);
}

function endUnfinished(story: Story): void {
  if (story.unfinished) addReadParagraph(story.unfinished, story.flow);
  story.unfinished = undefined;
}

/**
 * DOC reader (Word 97-2003, and 6.0/95; web archives that Word opens as documents): bytes -> Reading.
 * Spec: What the service does, 2. Standard: [MS-DOC].
 */
import { ServiceError } from '../../../../base/errors.js';
import type { Document } from '../../../document/nodes.js';
import {
  addNotice,
  readOptions,
  type Notice,
  type Reader,
  type Reading,
  type ReadOptions,
  type ReadPorts,
} from '../../../document/reading.js';
import {
  isCompoundFile,
  openCompoundFile,
  readStream,
  salvageStream,
} from '../../shared/compound-file/compound-file.js';
import { asBuffer } from '../../shared/compound-file/little-endian.js';
import { readSummaryInformation } from '../../shared/compound-file/summary-information.js';
import { pageOfMht } from '../../shared/containers/mht-page.js';
import { settleBoldHeadings } from '../../shared/flow/bold-headings.js';
import { settleAnchors } from '../../shared/flow/anchors.js';
import { withFurniture } from '../../shared/flow/furniture.js';
import type { DocSource } from './doc-source.js';
import { readDrawings } from './drawings.js';
import { part, readFib } from './fib.js';
import { openDoc } from './open-doc.js';
import { readStory } from './read-story.js';
import {
  findAnchors,
  findNotes,
  findPictures,
  findTextBoxes,
  findWordArt,
  readHeadersAndFooters,
  readLooseTextBoxes,
  readNotes,
} from './stories.js';

const nowhere = { from: 0, length: 0 };

/** @throws ServiceError `document.encrypted`, `document.corrupted`, `document.unsupported-format`, `deadline.exceeded`. */
export const readDoc: Reader = (bytes, options, ports): Reading => {
  if (!isCompoundFile(bytes)) return readWebDocument(bytes, options, ports);
  const notices: Notice[] = [];
  const file = openCompoundFile(bytes);
  const stream = asBuffer(readStream(file, 'WordDocument') ?? salvageStream(file, 0));
  const fib = readFib(stream);
  const { source: opened, table, isDamaged } = openDoc(file, stream, fib, options, ports);
  const notes = findNotes(table, fib);
  const anchors = findAnchors(table, fib);
  const drawings = readDrawings(table, anchors.size > 0 ? fib.locate(part.drawings) : nowhere);
  const source: DocSource = {
    ...opened,
    noteLabels: new Map(notes.map((note) => [note.reference, note.label])),
    pictures: findPictures(stream, drawings, anchors, options.embedImages),
    wordArt: findWordArt(drawings, anchors),
    textBoxes: findTextBoxes(table, fib, drawings, anchors),
  };
  const body = readStory(source, 0, fib.counts.body);
  const footnotes = readNotes(source, notes);
  const furniture = readHeadersAndFooters(source, table, fib);
  for (const block of readLooseTextBoxes(source)) body.push(block);
  const blocks = withFurniture(body, furniture);
  if (isDamaged || file.damaged) {
    addNotice(notices, {
      code: 'truncated-input',
      message: 'The document is damaged or cut off; it was read as far as it goes.',
    });
  }
  const document: Document = footnotes.length > 0 ? { blocks, footnotes } : { blocks };
  settleBoldHeadings(document);
  settleAnchors(document, source.anchors);
  return { document, metadata: readSummaryInformation(file), notices };
};

/** A page in an archive, which Word opens as a document. */
function readWebDocument(bytes: Uint8Array, { embedImages }: ReadOptions, { embeddedPage }: ReadPorts): Reading {
  const page = pageOfMht(asBuffer(bytes));
  if (page === undefined || embeddedPage === undefined)
    throw new ServiceError('document.corrupted', 'The file is not a Word 97-2003 document.');
  const { bytes: source, ...declared } = page;
  return embeddedPage(source, readOptions({ onlyMainContent: false, embedImages, ...declared }));
}

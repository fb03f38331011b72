/**
 * Documents in another format inside a DOCX file, which Word takes in when it opens the file: web pages, bare or as MHTML,
 * and plain text. Programs that make DOCX from HTML often write nothing else.
 * Spec: ECMA-376 part 1, 17.17.2 (external content import).
 */
import type { Block } from '../../../document/nodes.js';
import { addNotice, readOptions } from '../../../document/reading.js';
import { pageOfMht } from '../../shared/containers/mht-page.js';
import type { DocxContext } from './docx-context.js';

/** The blocks of the part a relationship leads to; none, and a notice, when it is in another format or not there. */
export function readAltChunk(relationshipId: string | undefined, context: DocxContext): readonly Block[] {
  const { pack, options, ports, relationships } = context;
  const target = relationships.get(relationshipId ?? '');
  const bytes = target && !target.external ? pack.bytes(target.target) : undefined;
  if (target && bytes && /\.txt$/i.test(target.target)) return paragraphsOf(bytes.toString('utf8'));
  const page = bytes && (pageOfMht(bytes) ?? (beginsLikePage(bytes) ? { bytes } : undefined));
  if (page && ports.embeddedPage) {
    const { bytes: source, ...declared } = page;
    const read = readOptions({ onlyMainContent: false, embedImages: options.embedImages, ...declared });
    return ports.embeddedPage(source, read).document.blocks;
  }
  addNotice(context.notices, {
    code: 'part-unreadable',
    message: 'A document embedded in another format was left out.',
  });
  return [];
}

/** An HTML tag, rather than a package or the XML of Word. */
const beginsLikePage = (bytes: Buffer): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype\s+html|!--|\?xml[^>]*>\s*<(?:!doctype\s+html|html)|[a-z][a-z0-9]*[\s>])/i.test(
    bytes.toString('latin1', 0, 1024),
  );

const paragraphsOf = (text: string): Block[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', children: [line.trim()] }));

/**
 * RTF reader: bytes -> Reading, in one pass.
 * Spec: What the service does, 2. Standard: Rich Text Format specification 1.9.1.
 */
import { ServiceError } from '../../../../base/errors.js';
import type { Document } from '../../../document/nodes.js';
import { addNotice, type Reader } from '../../../document/reading.js';
import { asBuffer } from '../../shared/compound-file/little-endian.js';
import { settleBoldHeadings } from '../../shared/flow/bold-headings.js';
import { settleAnchors } from '../../shared/flow/anchors.js';
import { withFurniture } from '../../shared/flow/furniture.js';
import { RtfBody } from './rtf-body.js';

/** Reads an RTF document; damaged ones as far as they go. */
export const readRtf: Reader = (bytes, options, ports) => {
  const buffer = asBuffer(bytes);
  const start = buffer.indexOf('{');
  if (start < 0) throw new ServiceError('document.corrupted', 'The file is not an RTF document.');
  const body = new RtfBody(start === 0 ? buffer : buffer.subarray(start), options, ports);
  const blocks = body.read();
  const { metadata, notices, footnotes } = body;
  if (body.isCutOff)
    addNotice(notices, { code: 'truncated-input', message: 'The file ends in the middle of the document.' });
  const document: Document = { blocks: withFurniture(blocks, body.furniture) };
  if (footnotes.length > 0) document.footnotes = footnotes;
  settleBoldHeadings(document);
  settleAnchors(document, body.definitions.anchors);
  return { document, metadata, notices };
};

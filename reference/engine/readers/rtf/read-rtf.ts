/**
 * RTF reader: bytes -> Reading, in one pass.
 * Spec: What the service does, 2. Standard: Rich Text Format specification 1.9.1.
 */
import { ServiceError } from '../../../base/errors.js';
import type { Block, Furniture } from '../../document/nodes.js';
import { addNotice, type Reader } from '../../document/reading.js';
import { asBuffer } from '../compound-file/little-endian.js';
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
  const document = { blocks: withFurniture(blocks, body.furniture) };
  return { document: footnotes.length > 0 ? { ...document, footnotes } : document, metadata, notices };
};

/** Headers first, footers last, each once: every section repeats them. */
function withFurniture(blocks: Block[], furniture: readonly Omit<Furniture, 'type'>[]): Block[] {
  if (furniture.length === 0) return blocks;
  const seen = new Set<string>();
  const kept = furniture.filter(({ role, children }) => {
    const key = role + JSON.stringify(children);
    return seen.has(key) ? false : seen.add(key);
  });
  const pick = (role: Furniture['role']): Block[] =>
    kept.filter((item) => item.role === role).map(({ children }) => ({ type: 'furniture', role, children }));
  return [...pick('header'), ...blocks, ...pick('footer')];
}

/**
 * `\pict` groups and shape properties -> images with their alternative text; picture data is only touched when it is asked for.
 * Standard: RTF 1.9.1, "Pictures" and "Shapes".
 */
import type { Image } from '../../../document/nodes.js';
import { dataUri } from '../../shared/containers/data-uri.js';
import { words } from './control-words.js';
import { readPlainText } from './plain-text.js';
import { CLOSE, END, OPEN, SYMBOL, TEXT, WORD, type RtfTokens } from './rtf-tokens.js';

/** Pictures that browsers show are embedded on request; metafiles and bitmaps of old systems stay without source. */
export function readPicture(tokens: RtfTokens, embedImages: boolean, codePage: number): Image {
  let alt = '';
  let isWebImage = false;
  let binary: Buffer = Buffer.alloc(0);
  const digits: string[] = [];
  loop: for (;;) {
    switch (tokens.next()) {
      case END:
      case CLOSE:
        break loop;
      case OPEN:
        alt = readPictureProperties(tokens, codePage) ?? alt;
        break;
      case WORD:
        if (tokens.word === words.pngblip || tokens.word === words.jpegblip) isWebImage = true;
        else if (tokens.word === words.bin && embedImages) binary = tokens.bytes.subarray(tokens.from, tokens.to);
        break;
      case TEXT:
        if (!embedImages || !isWebImage) {
          tokens.skipGroup();
          break loop;
        }
        digits.push(tokens.bytes.toString('latin1', tokens.from, tokens.to).replace(/\s/g, ''));
        break;
    }
  }
  const data = binary.length > 0 ? binary : Buffer.from(digits.join(''), 'hex');
  return { type: 'image', src: isWebImage && embedImages ? dataUri('', data) : null, alt };
}

/** A group inside `\pict`: the shape properties of the picture, or something to skip. Gives the description. */
function readPictureProperties(tokens: RtfTokens, codePage: number): string | undefined {
  let kind = tokens.next();
  if (kind === SYMBOL && tokens.parameter === 0x2a) kind = tokens.next();
  if (kind === CLOSE || kind === END) return undefined;
  if (kind !== WORD || tokens.word !== words.picprop) {
    tokens.skipGroup();
    return undefined;
  }
  let description: string | undefined;
  for (;;) {
    const next = tokens.next();
    if (next === END || next === CLOSE) return description;
    if (next !== OPEN) continue;
    const property = readShapeProperty(tokens, codePage);
    if (property.name === 'wzDescription' && property.value !== '') description = property.value;
  }
}

/** What describes a drawing, and the words of WordArt. */
function isRead(name: string): boolean {
  return name === 'wzDescription' || name === 'gtextUNICODE';
}

/** `{\sp{\sn name}{\sv value}}`, whose opening brace is behind us. */
export function readShapeProperty(tokens: RtfTokens, codePage: number): { name: string; value: string } {
  const property = { name: '', value: '' };
  for (;;) {
    const kind = tokens.next();
    if (kind === END || kind === CLOSE) return property;
    if (kind !== OPEN) continue;
    const inner = tokens.next();
    if (inner === WORD && tokens.word === words.sn) property.name = readPlainText(tokens, codePage).trim();
    else if (inner === WORD && tokens.word === words.sv && isRead(property.name)) {
      property.value = readPlainText(tokens, codePage).trim();
    } else if (inner !== CLOSE && inner !== END) tokens.skipGroup();
  }
}

/**
 * The predefined CMaps of CJK fonts, read on first use from the data files of the pdfjs-dist package (data only: its code
 * is never loaded here).
 * Spec: ISO 32000-1, 9.7.5.2 (predefined CMaps), 9.10.2 (CID to Unicode).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readBinaryCharacterMap } from './binary-character-map.js';
import { CharacterMap } from './character-map.js';

/** `usecmap` chains longer than this are loops. */
const maxChain = 8;

const known = new Map<string, CharacterMap | undefined>();
let folder: string | undefined;

/** The predefined CMap of that name; undefined when there is none. */
export function predefinedMap(name: string, chain = 0): CharacterMap | undefined {
  if (name === 'Identity-H' || name === 'Identity-V') return CharacterMap.identity(name.endsWith('V'));
  if (chain > maxChain || !/^[A-Za-z0-9-]{1,40}$/.test(name)) return undefined;
  if (!known.has(name)) known.set(name, load(name, chain));
  return known.get(name);
}

function load(name: string, chain: number): CharacterMap | undefined {
  folder ??= join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps');
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(folder, `${name}.bcmap`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const map = readBinaryCharacterMap(bytes, (base) => predefinedMap(base, chain + 1));
  if (name.endsWith('-V')) map.vertical = true;
  return map;
}

/**
 * Property modifiers of pieces: fast saves change formatting by marking a piece instead of rewriting its pages.
 * Standard: [MS-DOC] 2.9.214 (Prm), 2.9.215 (Prm0), 2.9.216 (Prm1).
 */
import type { PieceTable } from './piece-table.js';
import { sprm } from './sprm-codes.js';
import type { PropertyList } from './sprms.js';

/** Operations that a modifier of one byte can name, by its number; those without meaning here are left out. */
const shortOperations: ReadonlyMap<number, number> = new Map([
  [0x0e, sprm.PIlvl],
  [0x18, sprm.PFInTable],
  [0x19, sprm.PFTtp],
  [0x41, sprm.CFRMarkDel],
  [0x4d, sprm.CPlain],
  [0x55, sprm.CFBold],
  [0x56, sprm.CFItalic],
  [0x57, sprm.CFStrike],
  [0x5c, sprm.CFVanish],
  [0x5e, sprm.CKul],
  [0x68, sprm.CIss],
  [0x73, sprm.CFDStrike],
  [0x75, sprm.CFSpec],
]);

/** The list that a modifier stands for; undefined for none. */
export function modifierList(table: Buffer, pieces: PieceTable, modifier: number): PropertyList | undefined {
  if (modifier === 0) return undefined;
  if ((modifier & 1) === 1) {
    const list = pieces.modifierLists[modifier >> 1];
    return list && { bytes: table, ...list, isOld: false };
  }
  const code = shortOperations.get((modifier >> 1) & 0x7f);
  if (code === undefined) return undefined;
  const bytes = Buffer.from([code & 0xff, code >> 8, modifier >> 8]);
  return { bytes, from: 0, to: 3, isOld: false };
}

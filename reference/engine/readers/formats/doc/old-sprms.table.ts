/**
 * Operations of Word 6 and 95: how long their operands are, and which operation of Word 97 each became.
 * Standard: Word 6.0 binary file format (sprm definitions).
 */
import { sprm } from './sprm-codes.js';

/** The operand has its length in front, in one byte. */
export const VARIABLE = -1;
/** The operand has its length in front, in two bytes, counted one too high. */
export const WIDE = -2;

const lengths: readonly [bytes: number, operations: readonly number[]][] = [
  [0, [52, 83, 163]],
  [
    1,
    [
      4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 24, 25, 29, 37, 44, 50, 51, 65, 66, 67, 71, 75, 85, 86, 87, 88, 89, 90, 91, 92,
      94, 98, 100, 102, 104, 117, 118, 119, 131, 132, 138, 139, 142, 143, 146, 147, 150, 151, 152, 153, 158, 159, 162,
      185, 186,
    ],
  ],
  [
    2,
    [
      2, 16, 17, 18, 19, 21, 22, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 38, 39, 40, 41, 42, 43, 45, 46, 47, 48, 49, 69,
      72, 80, 93, 96, 97, 99, 101, 107, 109, 110, 121, 122, 123, 124, 140, 141, 144, 145, 148, 149, 154, 155, 156, 157,
      160, 161, 164, 165, 166, 167, 168, 169, 170, 171, 182, 183, 184, 189, 195, 197, 198,
    ],
  ],
  [3, [73, 95, 136, 137]],
  [4, [20, 70, 192, 194, 196, 200]],
  [5, [193, 199]],
  [12, [187]],
  [
    VARIABLE,
    [
      3, 12, 15, 23, 64, 68, 74, 77, 79, 81, 82, 103, 105, 106, 108, 111, 112, 113, 114, 115, 116, 120, 133, 179, 181,
      188, 191, 207,
    ],
  ],
  [WIDE, [190]],
];

/** Bytes of the operand by operation, or VARIABLE, or WIDE. */
export const oldOperandBytes: ReadonlyMap<number, number> = new Map(
  lengths.flatMap(([bytes, operations]) => operations.map((operation) => [operation, bytes] as const)),
);

export const oldOperations: ReadonlyMap<number, number> = new Map([
  [2, sprm.PIstd],
  [12, sprm.PAnld],
  [13, sprm.PNLvlAnm],
  [17, sprm.PDxaLeft80],
  [19, sprm.PDxaLeft180],
  [24, sprm.PFInTable],
  [25, sprm.PFTtp],
  [65, sprm.CFRMarkDel],
  [68, sprm.CPicLocation],
  [71, sprm.CFData],
  [74, sprm.CSymbol],
  [75, sprm.CFOle2],
  [80, sprm.CIstd],
  [83, sprm.CPlain],
  [85, sprm.CFBold],
  [86, sprm.CFItalic],
  [87, sprm.CFStrike],
  [92, sprm.CFVanish],
  [93, sprm.CRgFtc0],
  [94, sprm.CKul],
  [101, sprm.CHpsPos],
  [104, sprm.CIss],
  [117, sprm.CFSpec],
  [186, sprm.TTableHeader],
  [190, sprm.TDefTable],
  [192, sprm.TTlp],
  [197, sprm.TMerge],
]);

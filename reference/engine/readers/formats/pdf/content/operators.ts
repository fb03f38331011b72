/**
 * Content-stream operators as small integers, found by one table look-up on their first two bytes.
 * Spec: ISO 32000-1, Annex A (operator summary).
 */
const spelled = [
  'Tj', 'TJ', 'Td', 'Tf', 'Tm', 'BT', 'ET', 'T*', 'TD', 'Tc', 'Tw', 'TL', 'Tz', 'Tr', 'Ts', "'", '"', 'q', 'Q', 'cm', 're', 'm', 'l', 'c', 'v', 'y',
  'h', 'f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'n', 'W', 'W*', 'Do', 'gs', 'BDC', 'BMC', 'EMC', 'BI', 'g', 'G', 'rg', 'RG', 'k', 'K', 'sc',
  'SC', 'scn', 'SCN', 'cs', 'CS', 'w', 'd1',
] as const; // prettier-ignore

export type Operator = (typeof spelled)[number];

/** Number of an operator, 1-based in the list above; 0 for operators nobody here needs. */
export const operatorNumber = (operator: Operator): number => spelled.indexOf(operator) + 1;

const byTwoBytes = new Uint8Array(128 * 128);
const byThirdByte = new Map<number, number>();
for (const [index, operator] of spelled.entries()) {
  const key = (operator.charCodeAt(0) << 7) | (operator.length > 1 ? operator.charCodeAt(1) : 0);
  if (operator.length < 3) byTwoBytes[key] = index + 1;
  else byThirdByte.set((key << 7) | operator.charCodeAt(2), index + 1);
}

/** The operator spelled by the bytes from `start` to `end`; 0 when it is none of ours. */
export function operatorAt(bytes: Uint8Array, start: number, end: number): number {
  const first = bytes[start]! & 127;
  if (end - start === 1) return byTwoBytes[first << 7]!;
  const key = (first << 7) | (bytes[start + 1]! & 127);
  if (end - start === 2) return byTwoBytes[key]!;
  return end - start === 3 ? (byThirdByte.get((key << 7) | (bytes[start + 2]! & 127)) ?? 0) : 0;
}

/**
 * Lengths as ODF writes them (`1.27cm`) -> twips, as the other formats have them.
 * Spec: ODF 1.3 part 3, 18.3.18 (length).
 */
const twipsPer: Readonly<Record<string, number>> = { cm: 567, mm: 56.7, in: 1440, pt: 20, pc: 240, px: 15 };

/** Undefined for what is no length, such as a percentage. */
export function twipsOf(length: string | undefined): number | undefined {
  if (length === undefined) return undefined;
  const twips = Number(length.slice(0, -2)) * (twipsPer[length.slice(-2)] ?? Number.NaN);
  return Number.isNaN(twips) ? undefined : Math.round(twips);
}

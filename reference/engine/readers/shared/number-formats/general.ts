/**
 * The format `General`: a number as Excel shows it in a cell that is wide enough, at most eleven characters of decimals.
 * Whole numbers keep all their digits up to fifteen, where Excel turns to exponents from twelve: numbers that are names
 * (bar codes, accounts) must not lose theirs.
 * Spec: ECMA-376 part 1, 18.8.31 (General).
 */
export function formatGeneral(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value);
  const magnitude = Math.abs(value);
  if (magnitude >= 1e11 && magnitude < 1e15) return String(Math.round(value));
  if (magnitude >= 1e11 || magnitude < 1e-9) return exponential(value);
  const digitsBefore = magnitude < 1 ? 1 : Math.floor(Math.log10(magnitude)) + 1;
  const decimals = Math.max(0, Math.min(9, 10 - digitsBefore));
  if (magnitude < 1e-4 && Number(value.toFixed(decimals)) !== value) return exponential(value);
  return trimZeros(value.toFixed(decimals));
}

function exponential(value: number): string {
  const [mantissa = '', exponent = '0'] = value.toExponential(5).split('e');
  const power = Number(exponent);
  return `${trimZeros(mantissa)}E${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

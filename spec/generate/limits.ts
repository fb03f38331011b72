// Writes the limits of the document as typed constants: x-limits, with those values that stand elsewhere in it fetched.
// Spec: Limits.
import { resolvePointer, type ContractDocument } from './document.js';
import { generatedHeader } from './output.js';

export function writeLimits(document: ContractDocument): string {
  const rows = Object.entries(document['x-limits']).map(([name, limit]) => {
    const value = typeof limit['at'] === 'string' ? resolvePointer(document, limit['at']) : limit['value'];
    if (value === undefined) throw new Error(`x-limits.${name} has neither value nor at`);
    const { unit, basis, description } = limit as { unit: string; basis: string; description: string };
    return `  /** ${description} Unit: ${unit}. Basis: ${basis}. */\n  ${name}: ${JSON.stringify(value)},`;
  });
  return `${generatedHeader('x-limits of spec/openapi.yaml')}
/** Every limit, default and bound of the contract that code needs, by a name that ends in its unit. */
export const limits = {
${rows.join('\n')}
} as const;
`;
}

/**
 * How large the answer to a document may become. A small file can be written to expand (an archive of half a megabyte to
 * an answer of 180); what leaves an engine process is held by the server until a client has read it.
 * Spec: Limits (file size); the bound is ours.
 */
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';

/** @throws ServiceError `document.limit-exceeded` when all texts of a result together are too long for a document of this size. */
export function requireBoundedResult(result: unknown, documentBytes: number): void {
  const most = budgets.conversionBase.bound + budgets.conversionGrowth.bound * documentBytes;
  let size = 0;
  const open: unknown[] = [result];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') size += value.length;
    else if (Array.isArray(value)) {
      size += value.length;
      for (const item of value) open.push(item);
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [name, member] of Object.entries(value)) {
        size += name.length;
        open.push(member);
      }
    }
    if (size > most) {
      throw new ServiceError(
        'document.limit-exceeded',
        `What the document expands to is longer than a document of its size may become (${Math.round(most / (1 << 20))} million characters). Ask for fewer formats or send a smaller document.`,
      );
    }
  }
}

/**
 * What an archive may cost: entries, inflated bytes in all, inflated bytes per deflated byte.
 * Asked before anything is inflated, and again with the true sizes, because headers can lie.
 * Spec: Limits; ServiceError document.limit-exceeded.
 */
import { ServiceError } from '../../../../base/errors.js';
import type { ReadLimits } from '../../../document/reading.js';

/** Entries that inflate to less than this are not held to the ratio: a blank bitmap is no bomb. */
const ratioFreeBytes = 1 << 20;

/** V8 cannot hold a longer string, so a longer part could not be read anyway. */
const longestPartBytes = 0x1fff_ff00;

/** The bytes an archive may still inflate to. One per archive; every entry read is charged to it. */
export interface ArchiveBudget {
  /** The most bytes an entry of this deflated size may inflate to. */
  allowance(deflatedBytes: number): number;
  /** Charges bytes that have been inflated. */
  charge(inflatedBytes: number): void;
}

/** @throws ServiceError document.limit-exceeded when there are more entries than allowed. */
export function checkEntryCount(count: number, limits: ReadLimits): void {
  if (count > limits.archiveEntries) throw limitExceeded(`more than ${limits.archiveEntries} entries`);
}

export function archiveBudget(limits: ReadLimits): ArchiveBudget {
  let left = limits.inflatedBytes;
  return {
    allowance: (deflatedBytes) =>
      Math.min(left, Math.max(ratioFreeBytes, deflatedBytes * limits.inflateRatio), longestPartBytes),
    charge: (inflatedBytes) => {
      left -= inflatedBytes;
      if (left < 0) throw limitExceeded(`more than ${limits.inflatedBytes} bytes when unpacked`);
    },
  };
}

/** The one error for archives that would cost more than they may. `what` completes "The archive has ...". */
export function limitExceeded(what: string): ServiceError {
  return new ServiceError(
    'document.limit-exceeded',
    'The document unpacks to more data than the service accepts. Save it again without embedded or repeated content.',
    { log: `The archive has ${what}.` },
  );
}

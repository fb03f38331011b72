/**
 * How much memory a process really holds, asked of the kernel: a busy process cannot tell it itself.
 * Spec: none (operations).
 */
import { readFileSync } from 'node:fs';

/** Resident bytes of a process; undefined when it is gone or the system has no /proc. */
export function residentBytes(pid: number): number | undefined {
  let status: string;
  try {
    status = readFileSync(`/proc/${pid}/status`, 'latin1');
  } catch {
    // Gone between two looks, or not Linux: then only the heap limit of the process bounds its memory.
    return undefined;
  }
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(status);
  return match ? Number(match[1]) * 1024 : undefined;
}

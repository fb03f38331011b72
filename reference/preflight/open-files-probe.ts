/**
 * Open files: how many handles the system lets this process have. Found out by opening, which counts what is open already
 * and is the same on every system.
 * Spec: none (operations).
 */
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Finding, Probe } from './finding.js';

/** The modules of a server are read at once: a limit of 320 was too low, 400 was enough. */
export const filesAtStart = 450;
/** Each connection, page and child process takes some. */
const filesInWork = 4096;

export const openFilesProbe: Probe = async () => openFilesFinding(filesInWork);

/** @param wanted no more than these are tried */
export function openFilesFinding(wanted: number): Finding {
  const possible = openable(wanted);
  if (possible >= wanted) return { verdict: 'ok', said: `${wanted} and more may be open at once` };
  return {
    verdict: possible < filesAtStart ? 'fail' : 'warn',
    said:
      `only ${possible} more files may be open at once; ${filesAtStart} are needed at the start, and each connection, page ` +
      `and child process takes some: allow ${filesInWork} (ulimit -n ${filesInWork}; systemd: LimitNOFILE=${filesInWork})`,
  };
}

function openable(wanted: number): number {
  const opened: number[] = [];
  try {
    while (opened.length < wanted) opened.push(openSync(devNull, 'r'));
  } catch {
    // No further one is allowed: that is the answer.
  }
  for (const handle of opened) closeSync(handle);
  return opened.length;
}

/**
 * Memory: what the pools may take by their settings, beside what this machine or container allows.
 * Spec: none (operations).
 */
import { totalmem } from 'node:os';
import type { Config } from '../config.js';
import type { Finding, Probe } from './finding.js';

const mib = 1 << 20;
/** Measured at rest (DEPLOYMENT.md), rounded up: the server itself, each of its engine processes, and a browser that shows nothing. */
const serverMib = 120;
const engineMib = 90;
const browserMib = 320;

export const memoryProbe: Probe = async (config) => memoryFinding(config, allowedMib());

export function memoryFinding(
  config: Pick<Config, 'engineProcesses' | 'engineMemoryMb' | 'uploadMemoryMb' | 'scrapeCacheMb'>,
  allowed: number,
): Finding {
  const { engineProcesses, engineMemoryMb, uploadMemoryMb, scrapeCacheMb } = config;
  const atRest = serverMib + engineProcesses * engineMib + browserMib;
  const atMost = serverMib + engineProcesses * engineMemoryMb + uploadMemoryMb + scrapeCacheMb + browserMib;
  const said = `${allowed} MiB here; ${atRest} needed at rest, ${atMost} when every pool is full`;
  if (allowed < atRest) return { verdict: 'fail', said: `${said}: give it more, or lower ENGINE_PROCESSES` };
  if (allowed >= atMost) return { verdict: 'ok', said };
  return {
    verdict: 'warn',
    said: `${said}: then the system ends processes; lower ENGINE_PROCESSES, ENGINE_MEMORY_MB or UPLOAD_MEMORY_MB, or give it more`,
  };
}

/** Of the machine, or of the control group (container, systemd unit) that this process is in. */
function allowedMib(): number {
  const group = process.constrainedMemory();
  const machine = totalmem();
  return Math.floor((group > 0 ? Math.min(group, machine) : machine) / mib);
}

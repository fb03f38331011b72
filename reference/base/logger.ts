/**
 * The structured log: one JSON object a line, on standard error, so that standard output stays for people.
 * Secrets are cut out here as well as never handed in: a second lock on the same door.
 * Spec: none (operations).
 */
import { destination, pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type { Logger } from 'pino';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const secretPaths = ['authorization', 'headers.authorization', 'apiKey', 'key', 'token'];

/** A logger for the whole process; rooms take a child of it. Writes at once, so that a crash loses no line. */
export function createLogger(level: LogLevel, stream: DestinationStream = destination({ fd: 2, sync: true })): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretPaths, censor: '[secret]' },
    },
    stream,
  );
}

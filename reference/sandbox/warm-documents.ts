/**
 * Made documents of every format, read again and again while an engine process has nothing else to do: code that has run
 * is code that the compiler has made fast, and the first documents of a process would otherwise pay for it.
 * Spec: none (operations).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { noDeadline } from '../base/deadline.js';
import { defaultLimits, readOptions } from '../engine/document/reading.js';
import type { convertDocument } from './convert-document.js';

const folder = new URL('./warm-up-documents/', import.meta.url);

/** Reads one made document more; resolves with whether there is more to do. */
export type WarmMore = () => Promise<boolean>;

/** @param budgetMs processor time that warming may take, of this process */
export function warmWith(convert: typeof convertDocument, budgetMs: number): WarmMore {
  let documents: { fileName: string; bytes: Uint8Array; spentMs: number }[] | undefined;
  let spentMs = 0;
  return async () => {
    documents ??= readdirSync(folder).map((fileName) => ({
      fileName,
      bytes: readFileSync(new URL(fileName, folder)),
      spentMs: 0,
    }));
    // As much time for each: by turns, the slow ones would have nearly all of it.
    const document = documents.reduce((least, each) => (each.spentMs < least.spentMs ? each : least));
    const { fileName, bytes } = document;
    const before = process.cpuUsage();
    await convert(
      // A reader gets a buffer of its own.
      new Uint8Array(bytes),
      {
        read: readOptions({ fileName, baseUrl: 'https://made.example/' }),
        transforms: [{ type: 'dropFurniture' }],
        outputs: ['markdown', 'html', 'links', 'images'],
      },
      { deadline: noDeadline, limits: defaultLimits },
    );
    const { user, system } = process.cpuUsage(before);
    document.spentMs += (user + system) / 1000;
    spentMs += (user + system) / 1000;
    return spentMs < budgetMs;
  };
}

/**
 * Addresses that a browser hands to other programs (`mailto:`, `tel:`, schemes of apps): the page stays as it is, however
 * often it tries. The driver takes such a call for a navigation and waits for its end, which never comes; the document
 * itself tells how far it is.
 * Spec: none (operations).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { budgets } from '../base/budgets.js';
import type { OwnWorld } from './own-world.js';

const ofBrowsers = /^(?:https?|blob|data|about|javascript|file|chrome-error):/i;

export function isForOtherProgram(address: string): boolean {
  return !ofBrowsers.test(address);
}

export type DocumentState = 'domcontentloaded' | 'load';

/**
 * Waits for the document as the driver does, or as the document tells from the moment the page calls for another program.
 * @param waiting what the driver waits for
 */
export type OrAsItTells = (waiting: Promise<unknown>, state: DocumentState) => Promise<void>;

const stepMs = 25;

/**
 * A page that calls without an end is stopped and shown as it is: the driver keeps each call. Call before the page opens
 * its first document.
 * @returns whether it was stopped
 */
export function stopCalls(page: Page, session: CDPSession): () => boolean {
  let calls = 0;
  const isStopped = (): boolean => calls > budgets.programCalls.bound;
  page.on('request', (request) => {
    if (!isForOtherProgram(request.url()) || isStopped()) return;
    calls++;
    if (isStopped()) session.send('Emulation.setScriptExecutionDisabled', { value: true }).catch(() => undefined);
  });
  return isStopped;
}

/** Call before the page opens its first document. */
export function watchCalls(page: Page, world: OwnWorld): OrAsItTells {
  const called = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (isForOtherProgram(request.url())) resolve();
    });
  });
  return async (waiting, state) => {
    let isOver = false;
    const told = async (): Promise<void> => {
      await called;
      while (!isOver) {
        const now = await world.evaluate('document.readyState').catch(() => 'loading');
        if (now === 'complete' || (now === 'interactive' && state === 'domcontentloaded')) return;
        await sleep(stepMs);
      }
    };
    try {
      await Promise.race([waiting, told()]);
    } finally {
      isOver = true;
      waiting.catch(() => undefined);
    }
  };
}

/**
 * Where scripts of ours run in a visited page: a world of their own, which sees the same document and none of the page's
 * objects. Whatever a page does to Array, JSON or the like, what comes back is what our script made.
 * Standard: Chrome DevTools Protocol, Page.createIsolatedWorld and Runtime.evaluate.
 */
import type { CDPSession } from 'playwright';

export interface OwnWorld {
  /** The value of an expression, awaited; plain data. @throws Error with the message of what the script threw */
  evaluate(expression: string): Promise<unknown>;
}

export function ownWorld(session: CDPSession): OwnWorld {
  return {
    evaluate: async (expression) => {
      // A world ends with its document, so each script gets one; making it is cheap.
      const { frameTree } = await session.send('Page.getFrameTree');
      const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        contextId: executionContextId,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as unknown;
    },
  };
}

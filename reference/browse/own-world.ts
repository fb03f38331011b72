/**
 * Where scripts of ours run in a visited page: a world of their own, which sees the same document and none of the page's
 * objects. Whatever a page does to Array, JSON or the like, what comes back is what our script made, and no more of it than
 * was asked for: its size is looked at inside of the page.
 * Standard: Chrome DevTools Protocol, Page.createIsolatedWorld and Runtime.evaluate.
 */
import { budgets } from '../base/budgets.js';
import type { CDPSession, Page } from 'playwright';
import { ServiceError } from '../base/errors.js';

export interface OwnWorld {
  /**
   * The value of an expression, awaited; plain data. Evaluated again when the page goes on to another document meanwhile.
   * @param atMost characters of the value as JSON
   * @throws Error with the message of what the script threw; ServiceError `source.too-large`, `source.too-many-redirects`
   */
  evaluate(expression: string, atMost?: number): Promise<unknown>;
  /** The same for an expression that gives text or null. @param atMost characters of the text */
  text(expression: string, atMost: number): Promise<string | null>;
  /** Runs a script in this world of every document, before any of the page's own. */
  onEachDocument(script: string): Promise<void>;
}

const worldName = 'plumbline';

export function ownWorld(page: Page, session: CDPSession): OwnWorld {
  const evaluateOnce = async (expression: string): Promise<unknown> => {
    // A world ends with its document; asking for it by its name makes it, or finds it.
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName,
    });
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new ScriptError(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as unknown;
  };
  const evaluate = async (expression: string): Promise<unknown> => {
    for (let round = 0; round < budgets.lookedAtDocuments.bound; round++) {
      try {
        return await evaluateOnce(expression);
      } catch (error) {
        if ((error instanceof ScriptError && !isOfGoneDocument(error)) || page.isClosed()) throw error;
        await page.waitForLoadState('domcontentloaded').catch(() => undefined);
      }
    }
    throw new ServiceError(
      'source.too-many-redirects',
      'The page goes on from one document to the next without an end.',
    );
  };
  const bounded = (value: unknown): unknown => {
    if (value === false)
      throw new ServiceError('source.too-large', 'The page, as it is shown, is larger than it may be.');
    return value;
  };
  return {
    onEachDocument: async (source) => {
      await session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName });
    },
    evaluate: async (expression, atMost: number = budgets.pageLook.bound) => {
      const json = bounded(
        await evaluate(`(async () => {
          const json = JSON.stringify(await (${expression}));
          return json === undefined ? null : json.length <= ${atMost} && json;
        })()`),
      );
      return json === null ? undefined : (JSON.parse(json as string) as unknown);
    },
    text: async (expression, atMost) =>
      bounded(
        await evaluate(`(() => {
          const text = ${expression};
          return text === null ? null : text.length <= ${atMost} && text;
        })()`),
      ) as string | null,
  };
}

/** What a script of ours threw; anything else is the document's going away. */
class ScriptError extends Error {}

/** A script whose document goes while it runs throws that its functions cannot be called. */
function isOfGoneDocument({ message }: ScriptError): boolean {
  return message.includes('callback is no longer runnable');
}

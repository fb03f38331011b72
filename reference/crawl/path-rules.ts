/**
 * `includePaths` and `excludePaths`: expressions in linear time (RE2), searched for anywhere in the path, or in the whole
 * URL. What is excluded stays out, whatever includes it.
 * Spec: Crawl options (includePaths, excludePaths, regexOnFullURL). The grammar is not shown.
 */
import { setImmediate } from 'node:timers/promises';
import { RE2JS } from 're2js';
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';
import { expressionSize } from './expression-size.js';

/** Of both fields together; the interface shows none. */
const mostPatterns = budgets.pathPatterns.bound;
const mostPatternLength = budgets.pathPattern.bound;
const mostStates = budgets.pathPatternsSize.bound;
/** States times characters that hold up nobody; then others have their turn. */
const workAtOnce = 5_000_000;

export interface PathExpressions {
  includePaths: readonly string[];
  excludePaths: readonly string[];
  regexOnFullURL: boolean;
}

export interface PathRules {
  /** Why a URL stays out; undefined when it may come in. */
  refusal(url: URL): Promise<string | undefined>;
  /** What that costs at most, in states times characters. */
  workOf(url: URL): number;
}

interface Expression {
  readonly size: number;
  isIn(text: string): boolean;
}

/** @throws ServiceError `request.invalid-options`, naming the expression */
export function pathRules({ includePaths, excludePaths, regexOnFullURL }: PathExpressions): PathRules {
  const size = [...includePaths, ...excludePaths].reduce((sum, text) => sum + expressionSize(text), 0);
  if (includePaths.length + excludePaths.length > mostPatterns || size > mostStates)
    throw invalid(
      `includePaths and excludePaths take at most ${mostPatterns} expressions of ${mostStates} states together: a character is one, and a count such as {100} multiplies what stands before it.`,
    );
  const included = includePaths.map((text, at) => compile(text, `includePaths[${at}]`));
  const excluded = excludePaths.map((text, at) => compile(text, `excludePaths[${at}]`));
  const textOf = (url: URL): string => (regexOnFullURL ? url.href : url.pathname);
  let work = 0;
  const isInAny = async (expressions: readonly Expression[], text: string): Promise<boolean> => {
    for (const expression of expressions) {
      work += expression.size * text.length;
      if (work > workAtOnce) {
        work = 0;
        await setImmediate();
      }
      if (expression.isIn(text)) return true;
    }
    return false;
  };
  return {
    workOf: (url) => size * textOf(url).length,
    refusal: async (url) => {
      const text = textOf(url);
      if (await isInAny(excluded, text)) return 'The URL matches an expression of excludePaths.';
      if (included.length > 0 && !(await isInAny(included, text)))
        return 'The URL matches no expression of includePaths.';
      return undefined;
    },
  };
}

function compile(text: string, where: string): Expression {
  if (text.length > mostPatternLength) throw invalid(`${where} is longer than ${mostPatternLength} characters.`);
  try {
    const pattern = RE2JS.compile(text);
    return { size: expressionSize(text), isIn: (input) => pattern.matcher(input).find() };
  } catch (error) {
    throw invalid(
      `${where} is no expression that can be used (those of RE2, without look-around): ${(error as Error).message}`,
    );
  }
}

function invalid(message: string): ServiceError {
  return new ServiceError('request.invalid-options', `Bad Request: ${message}`);
}

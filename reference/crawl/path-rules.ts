/**
 * `includePaths` and `excludePaths`: expressions in linear time (RE2), searched for anywhere in the path, or in the whole
 * URL. What is excluded stays out, whatever includes it.
 * Spec: Crawl options (includePaths, excludePaths, regexOnFullURL). The grammar is not shown.
 */
import { budgets } from '../base/budgets.js';
import { RE2JS } from 're2js';
import { ServiceError } from '../base/errors.js';

/** Of both fields together; the interface shows none. */
const mostPatterns = budgets.pathPatterns.bound;
const mostPatternLength = budgets.pathPattern.bound;
const mostLength = budgets.pathPatternsLength.bound;

export interface PathExpressions {
  includePaths: readonly string[];
  excludePaths: readonly string[];
  regexOnFullURL: boolean;
}

export interface PathRules {
  /** Why a URL stays out; undefined when it may come in. */
  refusal(url: URL): string | undefined;
}

/** @throws ServiceError `request.invalid-options`, naming the expression */
export function pathRules({ includePaths, excludePaths, regexOnFullURL }: PathExpressions): PathRules {
  const all = [...includePaths, ...excludePaths];
  const length = all.reduce((sum, text) => sum + text.length, 0);
  if (all.length > mostPatterns || length > mostLength)
    throw invalid(
      `includePaths and excludePaths take at most ${mostPatterns} expressions of ${mostLength} characters together.`,
    );
  const included = includePaths.map((text, at) => compile(text, `includePaths[${at}]`));
  const excluded = excludePaths.map((text, at) => compile(text, `excludePaths[${at}]`));
  return {
    refusal: (url) => {
      const text = regexOnFullURL ? url.href : url.pathname;
      if (excluded.some((pattern) => pattern.test(text))) return 'The URL matches an expression of excludePaths.';
      if (included.length > 0 && !included.some((pattern) => pattern.test(text)))
        return 'The URL matches no expression of includePaths.';
      return undefined;
    },
  };
}

function compile(text: string, where: string): { test(input: string): boolean } {
  if (text.length > mostPatternLength) throw invalid(`${where} is longer than ${mostPatternLength} characters.`);
  try {
    const pattern = RE2JS.compile(text);
    return { test: (input) => pattern.matcher(input).find() };
  } catch (error) {
    throw invalid(
      `${where} is no expression that can be used (those of RE2, without look-around): ${(error as Error).message}`,
    );
  }
}

function invalid(message: string): ServiceError {
  return new ServiceError('request.invalid-options', `Bad Request: ${message}`);
}

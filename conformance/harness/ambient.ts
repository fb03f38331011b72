/**
 * What every response must keep, whatever the check was about: a documented status, a JSON body,
 * and the shape the contract gives to that status. Run by the session after each exchange; pure.
 * Spec: Endpoints (success and error responses); Errors, POST /parse.
 */
import { shortJson } from './contract.js';
import type { Contract } from './contract.js';
import { mediaTypeOf } from './exchange.js';
import type { Exchange } from './exchange.js';

type AmbientRule = 'status' | 'media-type' | 'body';

export interface AmbientFinding {
  readonly rule: AmbientRule;
  readonly expected: string;
  readonly actual: string;
  readonly pointer: string | undefined;
  readonly exchange: Exchange;
}

/** Findings of one exchange; none when its answer falls under a silence or outside the contract. */
export function ambientFindings(contract: Contract, exchange: Exchange): AmbientFinding[] {
  const { operationId, response, tags } = exchange;
  if (operationId === undefined || tags.silence !== undefined) return [];
  const finding = (rule: AmbientRule, expected: string, actual: string, pointer?: string): AmbientFinding => ({
    rule,
    expected,
    actual,
    pointer,
    exchange,
  });
  const problems = contract.responseProblems(operationId, response.status, response.json);
  if (problems === undefined) {
    return [finding('status', `a status that the contract documents for ${operationId}`, `status ${response.status}`)];
  }
  const findings: AmbientFinding[] = [];
  const mediaType = mediaTypeOf(response.headers['content-type']);
  if (mediaType !== 'application/json' && !mediaType.endsWith('+json')) {
    findings.push(
      finding('media-type', 'content-type application/json', mediaType === '' ? 'no content-type' : mediaType),
    );
  }
  if (response.json === undefined) {
    findings.push(finding('body', 'a JSON body', shortJson(response.text)));
  } else {
    for (const problem of problems.filter((item) => item.basis === 'stated')) {
      findings.push(finding('body', problem.message, problem.actual, problem.pointer));
    }
  }
  return findings;
}

/** Findings of the same rule, place and complaint are one root cause. */
export function ambientKey(finding: AmbientFinding): string {
  const place = (finding.pointer ?? '').replace(/\/\d+(?=\/|$)/g, '/*');
  return [finding.rule, finding.exchange.operationId, finding.exchange.response.status, place, finding.expected].join(
    '|',
  );
}

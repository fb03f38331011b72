/**
 * Which check answers for what every response must keep. Any exchange of a run may bring a finding; it counts
 * for the check that owns the rule, as if that check had seen it itself.
 * Spec: Endpoints, POST /parse; Errors. Bodies of other statuses and operations are not shown, so nobody owns them.
 */
import type { AmbientFinding } from '../harness/ambient.js';

/** Statuses whose bodies the source shows for `/parse`. */
const shownErrorStatuses = [400, 402, 429, 500];

export function ambientOwner(finding: AmbientFinding): string | undefined {
  const { response } = finding.exchange;
  if (finding.exchange.operationId === 'scrapeUrl')
    return response.status < 400 ? 'scrape.response.envelope' : undefined;
  if (finding.exchange.operationId !== 'parseFile') return undefined;
  if (response.status < 400) {
    if (finding.rule === 'status') return 'parse.response.status';
    return finding.rule === 'media-type' ? 'parse.response.json' : 'parse.response.schema';
  }
  if (!shownErrorStatuses.includes(response.status)) return undefined;
  const isBadRequest = finding.rule === 'media-type' && response.status === 400;
  return isBadRequest ? 'errors.bad-request.json' : 'errors.bad-request.schema';
}

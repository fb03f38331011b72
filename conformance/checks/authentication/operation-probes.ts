/**
 * One lawful request for each further operation that the source states, as small as the contract allows.
 * They are sent without a credential, so none of them starts any work on a conformant server; addresses are of
 * a reserved name that never resolves, in case one does.
 * Spec: Endpoints.
 */
import type { OutgoingRequest } from '../../harness/session.js';

const address = 'https://plumbline.invalid/';
const jobId = '6f1c0f0e-8f5b-4b1c-9d0e-2a7d3c5b9e10';

export const operationProbes: readonly OutgoingRequest[] = [
  { method: 'POST', path: '/batch/scrape', json: { urls: [address] } },
  { method: 'POST', path: '/crawl', json: { url: address, limit: 1 } },
  { method: 'GET', path: `/crawl/${jobId}` },
  { method: 'POST', path: '/crawl/params-preview', json: { url: address, prompt: 'one page' } },
  { method: 'POST', path: '/map', json: { url: address } },
  { method: 'POST', path: '/agent', json: { prompt: 'nothing' } },
  { method: 'GET', path: `/agent/${jobId}` },
];

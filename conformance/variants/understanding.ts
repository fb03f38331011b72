/**
 * Lawful servers that understand documents differently: elsewhere, not at all, or with more to say.
 * Spec: Document data (summary, answer, warning); silences json-member, agent-start-body, agent-status-body.
 */
import { answersData } from '../lies/lies.js';
import type { Variant } from '../lies/mutant.js';
import { answersAt, bodyOf } from '../lies/operation-lies.js';

export const understandingVariants: readonly Variant[] = [
  {
    id: 'understanding.data-elsewhere',
    describe: 'gives what it extracts in a member of another name',
    ...answersData((data) => {
      if (!('json' in data)) return;
      data['extract'] = data['json'];
      delete data['json'];
    }),
  },
  {
    id: 'understanding.nothing-said',
    describe: 'has no summary, no answer and no passages for any document, and says so',
    ...answersData((data) => {
      for (const member of ['summary', 'answer', 'highlights']) {
        if (!(member in data)) continue;
        data[member] = null;
        data['warning'] = 'The model is not there at the moment.';
      }
    }),
  },
];

export const agentVariants: readonly Variant[] = [
  {
    id: 'agent.more-members',
    describe:
      'tells more of agents than it must, starts them with 201, and says that nothing was found where one failed',
    ...answersAt(
      (request) => bodyOf(request, '/agent') !== undefined || /\/agent\/[^/?]+/.test(request.path),
      (body, response) => {
        body['threadId'] = '0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11';
        if (response.status === 200 && !('status' in body)) response.status = 201;
        if (body['status'] === 'failed') Object.assign(body, { status: 'completed', data: { found: false } });
      },
    ),
  },
];

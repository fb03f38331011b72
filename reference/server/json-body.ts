/**
 * Reads the JSON body of an operation.
 * Spec: Endpoints; Errors (400). The limit of JSON bodies is our choice.
 */
import { once } from 'node:events';
import { limits } from '../../generated/limits.gen.js';
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';
import { GatheredBytes } from '../base/gathered-bytes.js';
import type { MemoryShare } from './memory-budget.js';
import { declaredLength, refusal, requirePlainEncoding } from './refusable-body.js';
import type { RequestContext } from './request-state.js';
import { parseJson } from './safe-json.js';

/** @throws ServiceError `request.invalid-json`, `request.body-too-large`, `request.unsupported-encoding`, `server.overloaded`. */
export async function readJsonBody(ctx: RequestContext, share: MemoryShare): Promise<unknown> {
  requirePlainEncoding(ctx.req);
  if (!ctx.is('application/json', '+json')) {
    throw new ServiceError(
      'request.invalid-json',
      'The body must be JSON, with the header `Content-Type: application/json`.',
    );
  }
  const parsed = parseJson(await readText(ctx, share));
  if ('fault' in parsed) throw new ServiceError('request.invalid-json', `The body ${parsed.fault}`);
  share.take(parsed.values * budgets.jsonValueWeight.bound);
  return parsed.value;
}

async function readText(ctx: RequestContext, share: MemoryShare): Promise<string> {
  if ((declaredLength(ctx.req) ?? 0) > limits.jsonBodyMaxBytes) throw tooLarge();
  const stop = refusal();
  const gathered = new GatheredBytes();
  let sizeBytes = 0;
  ctx.req.on('data', (chunk: Buffer) => {
    sizeBytes += chunk.length;
    if (stop.refused) return;
    try {
      if (sizeBytes > limits.jsonBodyMaxBytes) throw tooLarge();
      share.take(chunk.length);
      gathered.add(chunk);
    } catch (error) {
      gathered.clear();
      stop.refuse(error as ServiceError);
    }
  });
  await Promise.race([once(ctx.req, 'end', { signal: ctx.state.signal }), stop.promise]);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(gathered.whole());
  } catch {
    throw new ServiceError('request.invalid-json', 'The body is not valid JSON: it is not UTF-8 text.');
  }
}

function tooLarge(): ServiceError {
  return new ServiceError('request.body-too-large', `The body is larger than ${limits.jsonBodyMaxBytes} bytes.`);
}

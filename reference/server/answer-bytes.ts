/**
 * The JSON of an answer. A large one is written in slices, so that the others have their turn meanwhile, and handed over
 * piece by piece: what its client has taken is not held any more.
 * Spec: Endpoints (success responses are JSON); Limits.
 */
import { Readable } from 'node:stream';
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';
import { charactersOf, jsonInSlices } from '../base/json-in-slices.js';
import type { MemoryShare } from './memory-budget.js';
import type { RequestContext } from './request-state.js';

/**
 * Answers with status 200. An answer is held until its client has read it, which is up to the client; the body it answers
 * is not needed any more.
 * @throws ServiceError `server.overloaded`; `document.limit-exceeded`
 */
export async function sendJson(ctx: RequestContext, body: object, share: MemoryShare): Promise<void> {
  share.release();
  const isLarge = charactersOf(body, budgets.jsonAtOnce.bound) > budgets.jsonAtOnce.bound;
  const pieces = isLarge ? await piecesOf(body, share, ctx.state.signal) : [Buffer.from(JSON.stringify(body))];
  const length = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
  if (!isLarge) share.take(length);
  ctx.status = 200;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = isLarge ? Readable.from(handedOver(pieces, share), { objectMode: false, highWaterMark: 1 }) : pieces[0];
  ctx.length = length;
}

async function piecesOf(body: object, share: MemoryShare, signal: AbortSignal): Promise<Buffer[]> {
  // An answer has no fewer bytes than characters: one that has no room is not begun.
  let held = charactersOf(body);
  share.take(held);
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of jsonInSlices(body)) {
    signal.throwIfAborted();
    pieces.push(piece);
    length += piece.byteLength;
    if (length > budgets.answerSize.bound) throw tooLarge();
    if (length <= held) continue;
    share.take(length - held);
    held = length;
  }
  return pieces;
}

function* handedOver(pieces: Buffer[], share: MemoryShare): Generator<Buffer, void, void> {
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
    yield piece;
    share.give(piece.byteLength);
  }
}

function tooLarge(): ServiceError {
  return new ServiceError('document.limit-exceeded', 'The answer would be too large. Ask for fewer formats.');
}

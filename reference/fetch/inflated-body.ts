/**
 * The body of an answer, inflated, in memory, and never more than it may be.
 * Standard: RFC 9110, 8.4 (gzip, deflate, br).
 */
import { pipeline } from 'node:stream/promises';
import { Readable, Transform, Writable } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { ServiceError } from '../base/errors.js';

/**
 * @param body as received, already bounded
 * @param encoding the Content-Encoding header
 * @throws ServiceError `source.too-large`; and what the decoders throw
 */
export async function inflatedBody(
  body: readonly Buffer[],
  encoding: string | undefined,
  maxBytes: number,
): Promise<Uint8Array> {
  const steps = decoders(encoding);
  if (steps.length === 0) return joined(body);
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return done(tooLarge(maxBytes));
      chunks.push(chunk);
      done();
    },
  });
  await pipeline([Readable.from(body, { objectMode: false }), ...steps, collect]);
  return joined(chunks);
}

function joined(chunks: readonly Buffer[]): Uint8Array {
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

export function tooLarge(maxBytes: number): ServiceError {
  return new ServiceError('source.too-large', `The page or document is larger than ${maxBytes} bytes.`);
}

/** Applied in the order opposite to how they were listed. At most three: no honest server nests more. */
function decoders(encoding: string | undefined): Transform[] {
  const names = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > 3) throw undecodable(encoding!);
  return names.reverse().map((name) => decoder(name, encoding!));
}

// A body that ends early still gives what was sent: browsers show it too.
const tolerant = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const tolerantBrotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
};

function decoder(name: string, encoding: string): Transform {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(tolerant);
    case 'deflate':
      return new InflateEither();
    case 'br':
      return createBrotliDecompress(tolerantBrotli);
    default:
      throw undecodable(encoding);
  }
}

function undecodable(encoding: string): ServiceError {
  return new ServiceError(
    'source.unreachable',
    `The server of the page sent a content encoding nobody asked for: ${encoding.slice(0, 100)}.`,
  );
}

/** `deflate` means zlib, but some servers send the raw stream: the first byte tells. */
class InflateEither extends Transform {
  #inner: Transform | undefined;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#inner ??= this.#start(chunk);
    if (this.#inner.write(chunk)) done();
    else this.#inner.once('drain', () => done());
  }

  override _flush(done: (error?: Error | null) => void): void {
    if (!this.#inner) return done();
    this.#inner.once('end', () => done());
    this.#inner.end();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#inner?.destroy();
    done(error);
  }

  #start(chunk: Buffer): Transform {
    const inner = (chunk[0]! & 0x0f) === 8 ? createInflate(tolerant) : createInflateRaw(tolerant);
    inner.on('data', (piece: Buffer) => this.push(piece));
    inner.once('error', (error) => this.destroy(error));
    return inner;
  }
}

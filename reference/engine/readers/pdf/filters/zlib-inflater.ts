/**
 * One zlib inflater, kept and used again: setting one up for each stream takes longer than inflating most streams.
 * Node has no public call for this; these are the calls its own synchronous functions make. Where they are not as expected,
 * there is no kept inflater, and flate.ts uses the public function for everything.
 * Spec: RFC 1950; lib/zlib.js of Node 20 to 24.
 */
import { constants, createInflate } from 'node:zlib';

/** Streams that inflate to more are worth an inflater of their own. */
const maxBytes = 1 << 20;

interface Handle {
  writeSync(
    flush: number,
    input: Uint8Array,
    inputAt: number,
    inputLength: number,
    output: Uint8Array,
    outputAt: number,
    outputLength: number,
  ): void;
  reset(): void;
}

interface Kept {
  handle: Handle;
  /** What is left of the output and of the input after a write. */
  state: Uint32Array;
  output: Buffer;
}

let kept: Kept | null | undefined;

/** `probe`, deflated. */
const probe = Buffer.from('789c2b28ca4f4a050006730219', 'hex');

/** The inflated bytes; undefined when the data are not sound, are many, or the calls are not there. */
export function inflateWithKept(bytes: Uint8Array): Uint8Array | undefined {
  if (kept === undefined) {
    kept = open();
    if (kept && inflateInto(kept, probe)?.toString('latin1') !== 'probe') kept = null;
  }
  if (!kept) return undefined;
  const inflated = inflateInto(kept, bytes);
  // An inflater that met an error is not used again.
  if (!inflated) kept = open();
  return inflated;
}

function open(): Kept | null {
  const inflater = createInflate();
  const { _handle: handle, _writeState: state } = inflater as unknown as {
    _handle?: Handle | null;
    _writeState?: Uint32Array;
  };
  if (typeof handle?.writeSync !== 'function' || typeof handle.reset !== 'function' || !(state instanceof Uint32Array))
    return null;
  // What went wrong shows in the state; the event must only not be unheard.
  inflater.on('error', () => undefined);
  return { handle, state, output: kept?.output ?? Buffer.allocUnsafeSlow(maxBytes) };
}

function inflateInto({ handle, state, output }: Kept, bytes: Uint8Array): Buffer | undefined {
  // After an error the state is left as it was: nothing written.
  state[0] = maxBytes;
  state[1] = bytes.length;
  handle.writeSync(constants.Z_SYNC_FLUSH, bytes, 0, bytes.length, output, 0, maxBytes);
  const length = maxBytes - state[0];
  handle.reset();
  return length > 0 && length < maxBytes ? Buffer.from(output.subarray(0, length)) : undefined;
}

/**
 * One zlib inflater that is kept and used again. Office files are archives of a dozen small parts, and setting up an
 * inflater (40 KB of state, a stream object) takes longer than inflating most of them.
 * Node has no public call for this; these are the calls that its own synchronous functions make. Where they are not as
 * expected, there is no small inflater, and inflate.ts uses the public functions for everything.
 * Spec: RFC 1951; lib/zlib.js of Node 20 to 24.
 */
import { constants, createInflateRaw } from 'node:zlib';

/** Inflates up to this many bytes; larger parts are worth an inflater and a buffer of their own. */
export const smallBytes = 1 << 20;

/** The inflated bytes, valid until the next call; undefined when the data are not sound or do not fit in `smallBytes`. */
export type SmallInflater = (deflated: Uint8Array) => Buffer | undefined;

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

interface Internals {
  _handle?: Handle | null;
  /** What is left of the output and of the input after a write. */
  _writeState?: Uint32Array;
}

/** undefined when this Node does not offer the calls. */
export function smallInflater(): SmallInflater | undefined {
  let current = open();
  if (current === undefined || inflateWith(current, probe)?.toString() !== 'probe') return undefined;
  return (deflated) => {
    current ??= open();
    const bytes = current && inflateWith(current, deflated);
    if (bytes !== undefined) return bytes;
    // An inflater that met an error is not used again.
    current = undefined;
    return undefined;
  };
}

/** The word `probe`, stored. */
const probe = Buffer.from([1, 5, 0, 0xfa, 0xff, 0x70, 0x72, 0x6f, 0x62, 0x65]);

interface Kept {
  handle: Handle;
  state: Uint32Array;
  output: Buffer;
}

function open(): Kept | undefined {
  const inflater = createInflateRaw();
  const { _handle: handle, _writeState: state } = inflater as unknown as Internals;
  if (typeof handle?.writeSync !== 'function' || typeof handle.reset !== 'function' || !(state instanceof Uint32Array))
    return undefined;
  // What went wrong shows in the state; the event must only not be unheard.
  inflater.on('error', () => undefined);
  return { handle, state, output: Buffer.allocUnsafeSlow(smallBytes) };
}

function inflateWith({ handle, state, output }: Kept, deflated: Uint8Array): Buffer | undefined {
  // After an error the state is left as it was: nothing written.
  state[0] = smallBytes;
  state[1] = deflated.length;
  handle.writeSync(constants.Z_FINISH, deflated, 0, deflated.length, output, 0, smallBytes);
  const length = smallBytes - state[0];
  const complete = state[1] === 0 && length < smallBytes;
  handle.reset();
  return complete && length > 0 ? output.subarray(0, length) : undefined;
}

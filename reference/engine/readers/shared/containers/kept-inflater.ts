/**
 * One zlib inflater that is kept and used again. Office files are archives of a dozen small parts, PDF files hold hundreds of
 * small streams, and setting up an inflater (40 KB of state, a stream object) takes longer than inflating most of them.
 * Node has no public call for this; these are the calls that its own synchronous functions make. Where they are not as
 * expected, there is no kept inflater, and the callers use the public functions for everything.
 * Spec: RFC 1950, RFC 1951; lib/zlib.js of Node 20 to 24.
 */
import { constants, createInflate, createInflateRaw } from 'node:zlib';

/**
 * Inflates up to this many bytes; larger parts are worth an inflater and a buffer of their own. The buffer takes memory only as
 * far as it was ever filled, while fresh memory for every large part takes as long to get as the part takes to inflate.
 */
export const keptBytes = 8 << 20;

/** The inflated bytes, valid until the next call; undefined when the data are not sound or do not fit in `keptBytes`. */
export type KeptInflater = (deflated: Uint8Array) => Buffer | undefined;

/** How the data are wrapped. `exact`: anything missing or left over is a fault; else what is there counts. */
const wrappings = {
  raw: { create: createInflateRaw, exact: true, probe: '010500faff70726f6265' },
  zlib: { create: createInflate, exact: false, probe: '789c2b28ca4f4a050006730219' },
};

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
export function keptInflater(wrapping: keyof typeof wrappings): KeptInflater | undefined {
  const { create, exact, probe } = wrappings[wrapping];
  const flush = exact ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  const output = Buffer.allocUnsafeSlow(keptBytes);
  let current = open(create);
  const inflate: KeptInflater = (deflated) => {
    current ??= open(create);
    if (!current) return undefined;
    const { handle, state } = current;
    // After an error the state is left as it was: nothing written.
    state[0] = keptBytes;
    state[1] = deflated.length;
    handle.writeSync(flush, deflated, 0, deflated.length, output, 0, keptBytes);
    const length = keptBytes - state[0];
    const isWhole = !exact || state[1] === 0;
    handle.reset();
    if (isWhole && length > 0 && length < keptBytes) return output.subarray(0, length);
    // An inflater that met an error is not used again.
    current = undefined;
    return undefined;
  };
  return inflate(Buffer.from(probe, 'hex'))?.toString() === 'probe' ? inflate : undefined;
}

function open(create: typeof createInflate): { handle: Handle; state: Uint32Array } | undefined {
  const inflater = create();
  const { _handle: handle, _writeState: state } = inflater as unknown as Internals;
  if (typeof handle?.writeSync !== 'function' || typeof handle.reset !== 'function' || !(state instanceof Uint32Array))
    return undefined;
  // What went wrong shows in the state; the event must only not be unheard.
  inflater.on('error', () => undefined);
  return { handle, state };
}

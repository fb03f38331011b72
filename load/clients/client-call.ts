/** A call of a client as its user writes it, and what came of it. */
import type { ClientSite } from './site.js';

/** What every call is given: the server's address as clients take it (without `/v2`), a key, and a site it may reach. */
export interface ClientWorld {
  /** Without `/v2`: clients add it. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly site: ClientSite;
}

export interface ClientCall {
  /** The call as the client names it, and what is particular about it. */
  readonly call: string;
  /** Ends when the answer holds what it should, throws when it does not. */
  run(): Promise<void>;
}

/** A client ready for its calls. */
export interface OpenedClient {
  readonly version: string;
  readonly calls: readonly ClientCall[];
  close(): Promise<void>;
}

export interface CallVerdict {
  readonly client: string;
  readonly version: string;
  readonly call: string;
  readonly works: boolean;
  /** What the client's user would have read; empty when it works. */
  readonly said: string;
  readonly seconds: number;
}

/** One set of calls after the other, since some count what the server does; a call that hangs is a verdict too. */
export async function runCalls(
  client: { readonly name: string; readonly version: string },
  calls: readonly ClientCall[],
  options: { readonly withinSeconds?: number; readonly onVerdict?: (verdict: CallVerdict) => void } = {},
): Promise<CallVerdict[]> {
  const verdicts: CallVerdict[] = [];
  for (const asked of calls) {
    const { call } = asked;
    const started = performance.now();
    const said = await within(asked.run(), options.withinSeconds ?? 60).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const seconds = (performance.now() - started) / 1000;
    const verdict = { client: client.name, version: client.version, call, works: said === '', said, seconds };
    options.onVerdict?.(verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}

/** Throws unless what came holds what it should; the text says what the caller missed. */
export function expectThat(holds: unknown, missing: string, came?: unknown): asserts holds {
  if (!holds)
    throw new Error(came === undefined ? missing : `${missing}; came: ${JSON.stringify(came)?.slice(0, 400)}`);
}

function within<Value>(work: Promise<Value>, seconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

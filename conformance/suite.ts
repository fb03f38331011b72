/**
 * Joins the parts into something that can run: catalogue, contract and checks on one side, a target on the other.
 * The verbs and the self-test build every run here.
 * Spec: none of its own.
 */
import type { Catalogue } from './catalogue/catalogue.js';
import { ambientOwner } from './checks/ambient-owners.js';
import { createBudget } from './harness/budget.js';
import { writeCase } from './harness/case-files.js';
import type { Check } from './harness/check.js';
import { systemClock } from './harness/clock.js';
import type { Contract } from './harness/contract.js';
import { secretsOf } from './harness/evidence.js';
import type { Exchange } from './harness/exchange.js';
import type { PropertyReplay } from './harness/property.js';
import type { CheckResult, RunResult } from './harness/result.js';
import type { FailOn } from './harness/roll-up.js';
import { runChecks } from './harness/run-checks.js';
import type { Progress } from './harness/run-checks.js';
import { createSession } from './harness/session.js';
import type { SiteAccess } from './harness/site-access.js';
import { createRandom, seedFor, sentinelWord } from './harness/sentinel.js';
import { createCapabilityBoard } from './harness/capability.js';
import type { Capability, Prober } from './harness/capability.js';
import { siteFolder } from './harness/site-access.js';
import type { SiteFolder } from './site/fixture-site.js';
import type { Session, SessionSettings, SessionUse, WebhookFacts } from './harness/session.js';
import { createTransport } from './harness/transport.js';

/** What is checked and by whom; the same for every target. */
export interface Suite {
  readonly catalogue: Catalogue;
  readonly contract: Contract;
  readonly checks: readonly Check[];
  readonly capabilities: readonly Capability[];
}

/** The server a run speaks to. */
export interface RunTarget {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly startedByUs: boolean;
  /** The fixture site as this target reaches it; without one, checks that need it are `unverified`. */
  readonly site?: SiteAccess | undefined;
  readonly webhooks?: WebhookFacts | undefined;
}

export interface RunOptions {
  readonly seed: number;
  readonly runs: number;
  readonly concurrency: number;
  readonly maxRequests?: number | undefined;
  readonly ratePerSecond?: number | undefined;
  readonly timeoutScale?: number | undefined;
  readonly hasSlowStage?: boolean | undefined;
  readonly failOn?: FailOn | undefined;
  readonly selection?: string | undefined;
  /** Asks for every capability first; else each is asked for when a check needs it. */
  readonly probesAll?: boolean | undefined;
  /** Capabilities that are out of scope. */
  readonly excluded?: readonly string[] | undefined;
  /** Sees every exchange of the run. */
  readonly seen?: SessionSettings['seen'];
  /** Where replayable cases go; absent: nowhere. */
  readonly outFolder?: string | undefined;
  readonly replay?: PropertyReplay | undefined;
  readonly onFinished?: ((result: CheckResult, progress: Progress) => void) | undefined;
}

export const defaultRuns = 25;
export const defaultConcurrency = 4;

/** A session with its own connections; the caller closes the transport by `close`. */
export function openSession(
  suite: Suite,
  target: RunTarget,
  options: Omit<RunOptions, 'seed' | 'runs' | 'concurrency'>,
): {
  session: Session;
  close: () => void;
} {
  const transport = createTransport();
  const session = createSession({
    baseUrl: target.baseUrl,
    apiKey: target.apiKey,
    contract: suite.contract,
    transport,
    budget: createBudget({ maxRequests: options.maxRequests, ratePerSecond: options.ratePerSecond }, systemClock),
    clock: systemClock,
    timeoutScale: options.timeoutScale ?? 1,
    site: target.site,
    webhooks: target.webhooks,
    hasSlowStage: options.hasSlowStage,
    seen: options.seen,
  });
  return { session, close: () => transport.close() };
}

const probePatienceMs = 45_000;

/** Speaks to the target on behalf of nobody: what comes is judged by the probes alone. */
function proberOf(session: Session, seed: number): Prober {
  const random = createRandom(seedFor(seed, 'capabilities'));
  const shared = new Map<string, Promise<unknown>>();
  const use: SessionUse = {
    checkId: 'capabilities',
    signal: new AbortController().signal,
    record: () => {},
    observe: () => {},
  };
  const send: Prober['send'] = async (request, { patienceMs = probePatienceMs } = {}) => {
    const ask = (): Promise<Exchange> => session.send(use, request, { silence: 'capabilities', patienceMs });
    const exchange = await ask();
    const { status } = exchange.response;
    // What a gateway says now and then says nothing of what stands behind it.
    return status >= 502 && status <= 504 ? ask() : exchange;
  };
  let folder: Promise<SiteFolder> | undefined;
  return {
    send,
    siteFolder: () =>
      (folder ??= siteFolder(session.settings.site, use.checkId, (url, path = '/scrape') =>
        send({ method: 'POST', path, json: { url, maxAge: 0 } }),
      )),
    word: () => sentinelWord(random),
    shared<T>(name: string, make: () => Promise<T>): Promise<T> {
      const known = (shared.get(name) as Promise<T> | undefined) ?? make();
      shared.set(name, known);
      return known;
    },
    forget() {
      shared.clear();
      folder = undefined;
    },
  };
}

/** Runs the given checks of the suite against one target. */
export async function runSuite(
  suite: Suite,
  checks: readonly Check[],
  target: RunTarget,
  options: RunOptions,
): Promise<RunResult> {
  const { session, close } = openSession(suite, target, options);
  const { outFolder } = options;
  const caseFiles = outFolder !== undefined && {
    outFolder,
    baseUrl: target.baseUrl,
    runSeed: options.seed,
    secrets: secretsOf(target.apiKey),
    site: (checkId: string) => target.site?.shown(checkId),
    requirementIds: (checkId: string) => suite.catalogue.rowsOf(checkId).map((row) => row.id),
  };
  const board = createCapabilityBoard(suite.capabilities, proberOf(session, options.seed), options.excluded);
  try {
    return await runChecks(checks, {
      session,
      capabilities: board,
      catalogue: suite.catalogue,
      runSeed: options.seed,
      runs: options.runs,
      concurrency: options.concurrency,
      failOn: options.failOn ?? 'must',
      ambientOwner,
      startedByUs: target.startedByUs,
      selection: options.selection ?? 'everything',
      replay: options.replay,
      ...(caseFiles && { saveCase: (run, failure) => writeCase(caseFiles, run, failure) }),
      ...(options.onFinished && { onFinished: options.onFinished }),
      ...(options.probesAll && {
        questions: suite.capabilities.map(
          ({ id }) =>
            () =>
              board.standing(id),
        ),
      }),
    });
  } finally {
    close();
  }
}

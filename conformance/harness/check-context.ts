/**
 * What a check may do: plant words, speak to the target, state expectations, run properties and single changes,
 * and say what a silent place of the interface turned out to be. It knows no operation by name: the words of each stand
 * in vocabulary/. One context per check, so checks share nothing.
 * Made by run-check.ts.
 * Spec: none of its own.
 */
import type { Arbitrary } from 'fast-check';
import { isMissing } from './capability.js';
import type { CapabilityBoard } from './capability.js';
import type { Exchange, ReceivedResponse, SendTags } from './exchange.js';
import type { Expectation, JsonObject } from './expectation.js';
import { expectation } from './expectation.js';
import { HarnessError, NotApplicable, Postponed, Unverified } from './interruptions.js';
import type { UnverifiedReason } from './interruptions.js';
import { judgeEach } from './judge-each.js';
import type { Named } from './judge-each.js';
import { runProperty } from './property.js';
import type { CaseVerdict, PropertyBody, PropertySettings } from './property.js';
import { rawExchange } from './raw-socket.js';
import type { RawTransfer } from './raw-socket.js';
import type { CheckRecorder } from './recorder.js';
import { runSingleChanges } from './single-change.js';
import type { SingleChanges } from './single-change.js';
import { serverWords } from './server-words.js';
import { chosenOutcome, dataOf, refusalOutcomes } from './silence.js';
import { sentinelWord } from './sentinel.js';
import { siteFolder } from './site-access.js';
import type { SiteFolder } from '../site/fixture-site.js';
import type { Random } from './sentinel.js';
import type { OutgoingRequest, Session, WebhookFacts } from './session.js';

export interface CheckContext {
  /** A word that occurs nowhere else; drawn from the seed. */
  word(): string;
  /** `count` such words joined by spaces. */
  words(count: number): string;
  /** Calls the target; the vocabularies have words of their own for each operation. */
  send(request: OutgoingRequest, tags?: SendTags): Promise<Exchange>;
  /** Bytes over a socket; the answer is undefined when none came. */
  raw(
    transfer: Omit<RawTransfer, 'url' | 'patienceMs'> & { patienceMs?: number },
  ): Promise<ReceivedResponse | undefined>;
  /** A folder of the fixture site for this check alone; `unverified` when the target cannot come there. */
  siteFolder(): Promise<SiteFolder>;
  /** For requests written by hand and checks about keys; the key is undefined when none was given. */
  readonly target: {
    readonly baseUrl: string;
    readonly apiKey: string | undefined;
    /** What `--timeout-scale` says; waits and graces that a check judges by are multiplied by it. */
    readonly timeoutScale: number;
    readonly webhooks: WebhookFacts;
    /** True when the run may wait for minutes (`--slow`). */
    readonly hasSlowStage: boolean;
  };
  /**
   * What several checks judge from the same exchange: the first check of the run that asks for the name makes it. A
   * check that is run alone makes its own.
   */
  shared<T extends { readonly exchange: Exchange }>(name: string, make: () => Promise<T>): Promise<T>;
  expect(exchange: Exchange): Expectation;
  /** Judges each thing, though one fails: the failure is that of the first, with the names of the others. */
  each<T extends Named>(items: readonly T[], judge: (item: T) => Promise<void>): Promise<void>;
  /** Runs a property over generated requests; without a single case of the verdict it needs (accepted), it is `unverified`. */
  property<T>(name: string, arbitrary: Arbitrary<T>, body: PropertyBody<T>, needs?: CaseVerdict): Promise<void>;
  /** Sends a request that must be understood, then each single change of it, which must be refused. */
  singleChanges(negatives: SingleChanges): Promise<void>;
  /** Ends the check as `unverified` when the target was seen to lack the capability, unless the check judges that. */
  need(capability: string): Promise<void>;
  /** True when this check judges what the target was seen to lack. */
  isOnTrial(): boolean;
  /** False when the target was seen to lack the capability. */
  offers(capability: string): Promise<boolean>;
  /**
   * What follows may hold the target up, or end it: unless everything else is judged, the check ends here and begins again
   * then; `unverified` when the target is still held up by what was asked before.
   */
  last(): Promise<void>;
  /** Records what the target chose where the interface is silent: the first of the fitting names that is listed. */
  tolerate(silenceId: string, ...outcomes: string[]): void;
  /** Records an answer under a silence: `ofSuccess` names a success, the status names anything else. */
  tolerateAnswer(silenceId: string, exchange: Exchange, ofSuccess: (data: JsonObject) => string): void;
  /** Adds a line of evidence to the report, such as a measured value. */
  note(text: string): void;
  notApplicable(detail: string): never;
  unverified(reason: UnverifiedReason, detail: string): never;
}

export interface ContextParts {
  readonly session: Session;
  readonly recorder: CheckRecorder;
  readonly random: Random;
  readonly property: PropertySettings;
  /** What the target offers; undefined where nothing is held back. */
  readonly capabilities?: CapabilityBoard | undefined;
  /** True when other checks are still to come or at work. */
  readonly hasCompany?: boolean | undefined;
  /** Outcomes that the contract lists for a silence; undefined for a silence it does not know. */
  readonly silenceOutcomes: (silenceId: string) => readonly string[] | undefined;
}

export function createCheckContext({
  session,
  recorder,
  random,
  property,
  capabilities,
  hasCompany,
  silenceOutcomes,
}: ContextParts): CheckContext {
  const { settings } = session;
  const context: CheckContext = {
    word: () => sentinelWord(random),
    words: (count) => Array.from({ length: count }, () => sentinelWord(random)).join(' '),
    target: {
      baseUrl: settings.baseUrl,
      apiKey: settings.apiKey,
      timeoutScale: settings.timeoutScale,
      webhooks: settings.webhooks ?? {},
      hasSlowStage: settings.hasSlowStage ?? false,
    },
    async send(request, tags = {}) {
      await capabilities?.admit(recorder.use.checkId, request, tags);
      return session.send(recorder.use, request, tags);
    },
    need: async (capability) => capabilities?.need(recorder.use.checkId, capability),
    isOnTrial: () => capabilities?.isOnTrial(recorder.use.checkId) ?? false,
    offers: async (capability) => capabilities === undefined || !isMissing(await capabilities.standing(capability)),
    async raw(transfer) {
      await settings.budget.book(transfer.bytes.length);
      const patienceMs = (transfer.patienceMs ?? 10_000) * settings.timeoutScale;
      return rawExchange({ ...transfer, url: settings.baseUrl, patienceMs });
    },
    async siteFolder() {
      capabilities?.needSite();
      return siteFolder(settings.site, recorder.use.checkId, (url, path = '/scrape') =>
        session.send(recorder.use, { method: 'POST', path, json: { url, maxAge: 0 } }, { silence: 'canary' }),
      );
    },
    async shared<T extends { readonly exchange: Exchange }>(name: string, make: () => Promise<T>): Promise<T> {
      const known = session.shared.get(name) as Promise<T> | undefined;
      if (known) {
        const value = await known;
        recorder.use.record(value.exchange);
        return value;
      }
      const made = make();
      session.shared.set(name, made);
      return made;
    },
    expect: (exchange) => expectation(exchange, settings.contract, () => recorder.countAssertion()),
    each: judgeEach,
    property: (name, arbitrary, body, needs) => runProperty(recorder, property, name, arbitrary, body, needs),
    singleChanges: (negatives) => runSingleChanges(recorder, negatives),
    async last() {
      if (hasCompany) throw new Postponed();
      await session.calm();
    },
    tolerate(silenceId, ...outcomes) {
      const listed = silenceOutcomes(silenceId);
      if (!listed) throw new HarnessError(`the contract has no silence ${silenceId}`);
      recorder.tolerate(silenceId, chosenOutcome(listed, outcomes));
    },
    tolerateAnswer(silenceId, exchange, ofSuccess) {
      const data = dataOf(exchange);
      // An operation that is not there chose nothing.
      if (exchange.operationId !== undefined && [404, 405].includes(exchange.response.status))
        throw new Unverified('prerequisite-failed', `the request was not understood (${serverWords(exchange)})`);
      context.tolerate(silenceId, ...(data ? [ofSuccess(data)] : refusalOutcomes(exchange)));
    },
    note: (text) => recorder.note(text),
    notApplicable(detail) {
      throw new NotApplicable(detail);
    },
    unverified(reason, detail) {
      throw new Unverified(reason, detail);
    },
  };
  return context;
}

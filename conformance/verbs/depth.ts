/**
 * Combinations: which formats, options and kinds of documents break together though each is served alone.
 * Exit code 0 when none does, 1 when one does, 4 when nothing could be explored.
 * Spec: none of its own; the interface allows all options of an operation together.
 */
import { explore } from '../depth/explore.js';
import type { Explored } from '../depth/explore.js';
import { draftOf, factors, forbidden, wordsOf } from '../depth/factors.js';
import type { Way } from '../depth/factors.js';
import { createProbe } from '../depth/probe.js';
import type { Fault } from '../depth/probe.js';
import { many, numberFlag, UsageError } from '../flags.js';
import { exchangeEvidence, secretsOf } from '../harness/evidence.js';
import { Unverified } from '../harness/interruptions.js';
import type { Session, SessionUse } from '../harness/session.js';
import { siteFolder } from '../harness/site-access.js';
import { openSession } from '../suite.js';
import { openTarget, runOptionsOf } from './environment.js';
import type { VerbInput } from './environment.js';
import { preflight } from './preflight.js';

const ways: readonly Way[] = ['parse', 'scrape'];
const mostStrength = 3;

export async function depthVerb(input: VerbInput): Promise<number> {
  const strength = numberFlag(input.values, 'strength', { minimum: 2, integer: true }) ?? 2;
  if (strength > mostStrength) throw new UsageError(`--strength is 2 or 3, not ${strength}`);
  const chapters = many(input.values, 'chapter');
  const wanted = ways.filter((way) => chapters.length === 0 || chapters.includes(way));
  if (wanted.length === 0) throw new UsageError(`depth knows the chapters ${ways.join(' and ')}`);
  const options = runOptionsOf(input);
  const target = await openTarget(input);
  const { session, close } = openSession(input.suite, target, options);
  try {
    await preflight(target, input.remark);
    const exits: number[] = [];
    for (const way of wanted) exits.push(await exploreWay(input, session, way, strength, options.concurrency));
    return exits.includes(1) ? 1 : Math.max(...exits);
  } finally {
    close();
    await target.stop();
  }
}

async function exploreWay(
  input: VerbInput,
  session: Session,
  way: Way,
  strength: number,
  concurrency: number,
): Promise<number> {
  const before = session.settings.budget.ledger.requests;
  const use: SessionUse = {
    checkId: `depth.${way}`,
    signal: new AbortController().signal,
    record: () => {},
    observe: () => {},
  };
  const send: Parameters<typeof createProbe>[0]['send'] = (request) => session.send(use, request, {});
  try {
    const folder =
      way === 'scrape' &&
      (await siteFolder(session.settings.site, use.checkId, (url) =>
        send({ method: 'POST', path: '/scrape', json: { url, maxAge: 0 } }),
      ));
    const explored = await explore({
      sizes: factors(way).map(({ values }) => values.length),
      strength,
      concurrency,
      forbidden: (row) => forbidden(way, row),
      probe: createProbe({
        way,
        contract: input.suite.contract,
        send,
        ...(folder && { siteFolder: folder }),
        passedOver: ({ expected, actual }) =>
          input.print(`/${way}: passed over, the plain request breaks it already: ${expected}; got ${actual}`),
      }),
    });
    return told(input, session, way, strength, explored, session.settings.budget.ledger.requests - before);
  } catch (error) {
    if (!(error instanceof Unverified)) throw error;
    input.print(`/${way}: not explored: ${error.message}`);
    return 4;
  }
}

function told(
  { print }: VerbInput,
  session: Session,
  way: Way,
  strength: number,
  { base, leftOut, broken, unsteady, rows, covered }: Explored<Fault>,
  requests: number,
): number {
  if (base !== undefined) {
    print(`/${way}: not explored: the plain request is not served (${base.expected}; got ${base.actual})`);
    return 4;
  }
  print(
    `/${way}: ${rows} combinations hold all ${covered} combinations of ${strength} values; ${requests} requests, ${broken.length} broken`,
  );
  for (const { row, fault } of leftOut)
    print(`  left out, not served alone: ${wordsOf(way, row)} (got ${fault.actual})`);
  if (unsteady > 0) print(`  ${unsteady} faults did not come a second time and are not counted`);
  for (const [index, { row, fault }] of broken.entries()) {
    const evidence = fault.exchange && exchangeEvidence(fault.exchange, secretsOf(session.settings.apiKey));
    print(
      [
        `\n${index + 1}. ${wordsOf(way, row)}`,
        `   expected: ${fault.expected}`,
        `   actual:   ${fault.actual}`,
        `   options:  ${JSON.stringify(draftOf(way, row).options)}`,
        ...(evidence ? [`   again:    ${evidence.curl.replaceAll('\n', '\n             ')}`] : []),
      ].join('\n'),
    );
  }
  return broken.length > 0 ? 1 : 0;
}

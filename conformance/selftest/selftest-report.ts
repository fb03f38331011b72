/**
 * The self-test's result in words: mutation score, false alarms, and everything that makes the suite unsound.
 * Spec: none of its own.
 */
import type { SelftestResult } from './run-selftest.js';
import type { Alarm, VariantResult } from './run-variants.js';
import { falseAlarms } from './selftest-figures.js';

/** Of a server with several differences those that raise the alarm, where they are known. */
function ofWhom({ describe }: VariantResult, { of }: Alarm): string {
  if (of === undefined) return `a server that ${describe}`;
  return of.length === 0 ? 'by none of its differences alone' : `by ${of.join(' and ')}`;
}

export function selftestReport(result: SelftestResult): string {
  const killed = result.mutants.filter((mutant) => mutant.killed).length;
  const sections = [
    section(
      'NOT GREEN ON THE GOOD SERVER',
      result.baselineProblems.map((item) => `${item.status} ${item.checkId}\n      ${item.says}`),
    ),
    section(
      'SURVIVING MUTANTS',
      result.mutants
        .filter((mutant) => !mutant.killed)
        .map(
          (mutant) =>
            `${mutant.id}: a server that ${mutant.describe}\n      should have broken ${mutant.breaks.join(', ')}${mutant.redChecks.length > 0 ? `; red was only ${mutant.redChecks.join(', ')}` : ''}`,
        ),
    ),
    section(
      'FALSE ALARMS',
      result.variants.flatMap((variant) =>
        variant.alarms.map(
          (alarm) => `${variant.id} (${ofWhom(variant, alarm)})\n      ${alarm.status} ${alarm.checkId}: ${alarm.says}`,
        ),
      ),
    ),
    section(
      'WRONG ABOUT A SERVER THAT LACKS ONE THING',
      result.amputations.flatMap(({ id, describe, wrong }) =>
        wrong.map((item) => `${id} (a server ${describe})\n      ${item.status} ${item.checkId}: ${item.says}`),
      ),
    ),
    amputationTable(result),
    section(
      'SERVERS THAT DO NOTHING',
      result.nullServers.map(
        ({ id, requestsUntilTold, greenMusts }) =>
          `${id.padEnd(24)} ${requestsUntilTold === undefined ? 'NOT TOLD' : `told after ${requestsUntilTold} requests`}, ${greenMusts.length} musts green${greenMusts.length > 0 ? `: ${greenMusts.join(', ')}` : ''}`,
      ),
    ),
    section('JUDGED A SECOND TIME, ALONE, WHICH COUNTS', result.judgedTwice),
    section('CHECKS THAT NO MUTANT EVER TURNED RED', result.neverRed),
    section('CHECKS THAT SENT MORE THAN THEY PLAN', result.overspent),
    section(
      'BROKEN TRACE BETWEEN REQUIREMENTS AND CHECKS',
      result.trace.map((item) => `${item.subject} ${item.problem}`),
    ),
    [
      `mutation score: ${killed}/${result.mutants.length} mutants killed${result.mutants.length > 0 ? ` (${((100 * killed) / result.mutants.length).toFixed(1)} %)` : ''}`,
      `variants:       ${falseAlarms(result)}`,
      `time:           ${(result.durationMs / 1000).toFixed(1)} s`,
      result.sound ? 'the suite is sound' : 'THE SUITE IS NOT SOUND',
    ].join('\n'),
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

function amputationTable({ amputations }: SelftestResult): string {
  return section(
    'SERVERS THAT LACK ONE THING',
    amputations.map(
      ({ id, checks, red, unverified, wrong }) =>
        `${id.padEnd(20)} ${String(checks).padStart(4)} checks ${String(red.length).padStart(4)} red ${String(unverified).padStart(4)} unverified ${String(wrong.length).padStart(4)} wrong   ${red.slice(0, 5).join(', ')}`,
    ),
  );
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `    ${line}`)].join('\n');
}

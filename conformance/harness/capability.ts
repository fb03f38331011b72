/**
 * What a target offers, asked once in a run and known to every check: operations, file kinds, formats, actions. A request
 * that needs something the target was seen not to have is not sent: its check is `unverified` behind that one finding,
 * but for the checks that judge the missing thing itself.
 * The table stands in capabilities/; the board of a run is made by suite.ts and asked by the check context.
 * Spec: none of its own; DESIGN, the suite's rules (capabilities are a graph, probed once).
 */
import type { Exchange, SendTags } from './exchange.js';
import { ConformanceFailure, NotApplicable, Unverified } from './interruptions.js';
import { createSecondLooks } from './second-look.js';
import type { Look } from './second-look.js';
import type { OutgoingRequest } from './session.js';
import type { SiteFolder } from '../site/fixture-site.js';

/**
 * `not-offered`: the target says that it has not got this, in whatever way. `broken`: it tried and failed, or answered
 * something else. `unknown`: nothing could be learned, and nothing is held back for it. `excluded`: the profile of the run
 * leaves it out.
 */
export type CapabilityState = 'offered' | 'not-offered' | 'broken' | 'unknown' | 'excluded';

export interface Standing {
  readonly state: CapabilityState;
  /** The target's own words, or what was learned; '' when there is nothing to say. */
  readonly words: string;
  /** The target knows no such thing (404, 405, 501): there is nothing in it to be judged. */
  readonly isAbsent?: true;
  /** It had no time for it (408, 503, 504): at another moment it may have. */
  readonly isBusy?: true;
}

/** How a probe speaks to the target. */
export interface Prober {
  /** `patienceMs`: how long work that takes its time may last; otherwise an answer is soon there, or the thing is broken. */
  send(request: OutgoingRequest, tags?: Pick<SendTags, 'patienceMs'>): Promise<Exchange>;
  /** @throws Unverified when the target does not come to the site */
  siteFolder(): Promise<SiteFolder>;
  word(): string;
  /** Probes that several capabilities look at together, by name. */
  shared<T>(name: string, make: () => Promise<T>): Promise<T>;
  /** What probes share is made anew from here on. */
  forget(): void;
}

export interface Capability {
  readonly id: string;
  /** In words, as a report names it: "POST /parse". */
  readonly title: string;
  /** Without these it cannot be there: a missing one is told in its place. Of a list the first that is there is enough. */
  readonly needs: readonly (string | readonly string[])[];
  /**
   * Checks that judge whether it is there, and so are not held back for it. What is absent is told by the first alone: the
   * others judge its parts.
   */
  readonly judgedBy: readonly string[];
  /** True for operations for whose sake a target comes to the fixture site. */
  readonly visits?: boolean;
  usedBy(request: OutgoingRequest, tags: SendTags): boolean;
  /** `met`: what was found of its needs, in their order. */
  probe(prober: Prober, met: readonly string[]): Promise<Standing>;
}

export interface CapabilityResult extends Pick<Standing, 'state' | 'words'> {
  readonly id: string;
  readonly title: string;
  /** The missing capability that is to blame; its own id when it is the root. */
  readonly behind: string;
  readonly judgedBy: readonly string[];
}

export interface CapabilityBoard {
  /** Asks the target when nobody did before. */
  standing(id: string): Promise<CapabilityResult>;
  /** @throws Unverified when the check needs what the target has not got */
  need(checkId: string, id: string): Promise<void>;
  /** @throws Unverified as `need` does, for all that the request needs */
  admit(checkId: string, request: OutgoingRequest, tags: SendTags): Promise<void>;
  /** True when the check judges something that the target was seen not to have. */
  isOnTrial(checkId: string): boolean;
  /** @throws NotApplicable when the profile leaves out every operation that comes to the fixture site */
  needSite(): void;
  /** What was asked so far, in the order of the table. */
  results(): Promise<CapabilityResult[]>;
}

export const isMissing = ({ state }: Standing): boolean => !['offered', 'unknown'].includes(state);

/** `excluded`: ids that the profile of the run leaves out; nothing that needs one of them is judged. */
export function createCapabilityBoard(
  table: readonly Capability[],
  prober: Prober,
  excluded: readonly string[] = [],
): CapabilityBoard {
  const asked = new Map<string, Promise<CapabilityResult>>();
  const absent = new Set<string>();
  const onTrial = new Set<string>();
  const twice = createSecondLooks();
  const named = (id: string): Capability => {
    const found = table.find((item) => item.id === id);
    if (!found) throw new Error(`there is no capability ${id}`);
    return found;
  };
  /** The first that is there, asked for in order; the first of all when none is. */
  const firstThere = async (ids: readonly string[]): Promise<CapabilityResult> => {
    for (const id of ids) {
      const found = await board.standing(id);
      if (!isMissing(found)) return found;
    }
    return board.standing(ids[0]!);
  };
  const ask = async (capability: Capability): Promise<CapabilityResult> => {
    const { id, title, judgedBy } = capability;
    if (excluded.includes(id))
      return { state: 'excluded', words: 'left out by the profile of this run', id, title, judgedBy, behind: id };
    const met: string[] = [];
    for (const need of capability.needs) {
      const found = await firstThere(typeof need === 'string' ? [need] : need);
      if (isMissing(found)) return { ...found, id, title, judgedBy };
      met.push(found.id);
    }
    const { state, words, isAbsent } = await twice((again) => {
      if (again) prober.forget();
      return lookAt(capability, prober, met);
    });
    if (isAbsent) absent.add(id);
    return { state, words, id, title, judgedBy, behind: id };
  };
  const board: CapabilityBoard = {
    standing(id) {
      const known = asked.get(id) ?? ask(named(id));
      asked.set(id, known);
      return known;
    },
    async need(checkId, id) {
      const found = await board.standing(id);
      if (!isMissing(found)) return;
      const root = named(found.behind);
      if (found.state === 'excluded') throw new NotApplicable(`the profile of this run leaves out ${root.title}`);
      const judges = absent.has(root.id) ? root.judgedBy.slice(0, 1) : root.judgedBy;
      if (judges.includes(checkId)) {
        onTrial.add(checkId);
        return;
      }
      throw new Unverified('capability-missing', missingWords(root, found), root.id);
    },
    async admit(checkId, request, tags) {
      const used = table.filter((capability) => capability.usedBy(request, tags));
      // Asked together, told in the order of the table.
      await Promise.all(used.map(({ id }) => board.standing(id)));
      for (const { id } of used) await board.need(checkId, id);
    },
    isOnTrial: (checkId) => onTrial.has(checkId),
    needSite() {
      const visiting = table.filter(({ visits }) => visits);
      if (visiting.length > 0 && visiting.every(({ id }) => excluded.includes(id)))
        throw new NotApplicable('the profile of this run leaves out every operation that visits pages');
    },
    results: () => Promise.all(table.flatMap(({ id }) => asked.get(id) ?? [])),
  };
  return board;
}

function missingWords(root: Capability, { state, words }: Standing): string {
  const judged = root.judgedBy.length > 0 ? `; ${root.judgedBy[0]!} judges it` : '';
  return `${state === 'broken' ? 'broken on this target' : 'not offered by this target'}: ${root.title} (${words})${judged}`;
}

async function lookAt(capability: Capability, prober: Prober, met: readonly string[]): Promise<Look<Standing>> {
  try {
    const standing = await capability.probe(prober, met);
    return { standing, isUnanswered: standing.isBusy ?? false };
  } catch (error) {
    if (error instanceof ConformanceFailure)
      return {
        standing: { state: 'broken', words: [error.actual, error.hint].filter(Boolean).join('. ') },
        isUnanswered: error.isUnanswered,
      };
    if (error instanceof Unverified)
      return { standing: { state: 'unknown', words: error.message }, isUnanswered: false };
    throw error;
  }
}

/**
 * Whose task is next: owners take turns, and so do the jobs of an owner; nobody has more in work than they may.
 * Spec: Limits (numeric concurrency limits per team are not shown).
 */

/** A job that has tasks which could begin now. */
export interface WaitingJob {
  id: string;
  owner: string;
  /** Tasks that could begin now. */
  ready: number;
  /** Tasks in work, here and elsewhere. */
  active: number;
  maxActive: number;
  /** From the beginning of one task to the beginning of the next; above 0 only one begins at a time. */
  pauseMs: number;
  /** When one of its tasks was last begun. */
  servedAt: number;
}

/**
 * How many tasks of which job begin, `places` together at most.
 * The next place goes to the owner with the least in work, among equals to who waits longest.
 * @param ownerActive tasks in work by owner, those of jobs that are not waiting included
 */
export function fairShare(
  jobs: readonly WaitingJob[],
  ownerActive: ReadonlyMap<string, number>,
  ownerMax: number,
  places: number,
): Map<string, number> {
  const share = new Map<string, number>();
  const owners = new Map<string, Turn>();
  for (const job of [...jobs].sort((a, b) => a.servedAt - b.servedAt)) {
    const owner = owners.get(job.owner) ?? { active: ownerActive.get(job.owner) ?? 0, queue: [] };
    if (allowance(job) > 0) owner.queue.push({ job, left: allowance(job) });
    owners.set(job.owner, owner);
  }
  for (let place = 0; place < places; place++) {
    const next = leastActive(owners.values(), ownerMax);
    if (!next) break;
    const turn = next.queue.shift()!;
    share.set(turn.job.id, (share.get(turn.job.id) ?? 0) + 1);
    next.active += 1;
    turn.left -= 1;
    if (turn.left > 0) next.queue.push(turn);
  }
  return share;
}

interface Turn {
  active: number;
  /** Jobs in the order of their turns. */
  queue: { job: WaitingJob; left: number }[];
}

function allowance({ ready, active, maxActive, pauseMs }: WaitingJob): number {
  return Math.min(ready, maxActive - active, pauseMs > 0 ? 1 : ready);
}

/** The first among equals: owners stand in the order in which they wait. */
function leastActive(owners: Iterable<Turn>, ownerMax: number): Turn | undefined {
  let least: Turn | undefined;
  for (const owner of owners) {
    if (owner.queue.length === 0 || owner.active >= ownerMax) continue;
    if (!least || owner.active < least.active) least = owner;
  }
  return least;
}

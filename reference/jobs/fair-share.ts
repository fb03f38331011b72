/**
 * Whose task is next: owners take turns, and so do the jobs of an owner; nobody has more in work than they may.
 * Spec: Limits (numeric concurrency limits per team are not shown).
 */

/** A job that may have tasks which could begin now. */
export interface WaitingJob {
  id: string;
  /** Tasks more of it that may be in work. */
  room: number;
}

export interface WaitingOwner {
  owner: string;
  /** Tasks in work, here and elsewhere, those of jobs that are not waiting included. */
  active: number;
  /** In the order of their turns. */
  jobs: readonly WaitingJob[];
}

/**
 * How many tasks of which job begin, `places` together at most.
 * The next place goes to the owner with the least in work, among equals to who stands first.
 * @param owners in the order of their turns
 */
export function fairShare(owners: readonly WaitingOwner[], ownerMax: number, places: number): Map<string, number> {
  const share = new Map<string, number>();
  const turns = owners.map(({ active, jobs }) => ({
    active,
    queue: jobs.filter(({ room }) => room > 0).map(({ id, room }) => ({ id, room })),
  }));
  for (let place = 0; place < places; place++) {
    const next = leastActive(turns, ownerMax);
    if (!next) break;
    const job = next.queue.shift()!;
    share.set(job.id, (share.get(job.id) ?? 0) + 1);
    next.active += 1;
    job.room -= 1;
    if (job.room > 0) next.queue.push(job);
  }
  return share;
}

interface Turn {
  active: number;
  queue: WaitingJob[];
}

function leastActive(turns: readonly Turn[], ownerMax: number): Turn | undefined {
  let least: Turn | undefined;
  for (const turn of turns) {
    if (turn.queue.length === 0 || turn.active >= ownerMax) continue;
    if (!least || turn.active < least.active) least = turn;
  }
  return least;
}

/**
 * The words of jobs: work that goes on after its request was answered, piece by piece, on whichever process has time.
 * Spec: Endpoints / POST /batch/scrape, POST /crawl, POST /agent; Events; the bodies of jobs are not shown.
 */

/** Who works on a task: pages are found in one lane, scraped in the next, and notifications go out in the third. */
export type Lane = 'plan' | 'page' | 'delivery';

/** What a job tells its webhook, by the interface's own words. */
export type JobEvent = 'started' | 'page' | 'action' | 'check.completed' | 'completed' | 'failed' | 'cancelled';

/** What work needs of a request and nobody may find later: credentials. By lanes; JSON that the feature understands. */
export interface JobSecrets {
  /** Of pages and plans; gone when the job ends. */
  work?: object;
  /** Of deliveries; gone when the job has ended and the last of them too. */
  delivery?: object;
}

export interface NewTask {
  /** Tells the tasks of a job apart: one whose key is there already is not added. */
  key: string;
  /** JSON that the feature understands. */
  input: object;
}

export interface NewJob {
  id: string;
  owner: string;
  /** The feature's own name for it, such as `crawl`. */
  kind: string;
  /** What was asked for, as JSON that the feature understands. */
  request: object;
  secrets?: JobSecrets;
  tasks: readonly NewTask[];
  /** Work that finds further tasks and is none of the pages itself. */
  plans?: readonly NewTask[];
  /** Of all tasks there may ever be; those that failed give their place back. */
  maxTasks: number;
  /** Tasks in work at the same time. Default: no bound of the job's own. */
  maxActive?: number;
  /** From the end of one page to the beginning of the next. Default 0. */
  pauseMs?: number;
  /** Events that become tasks of the lane `delivery`. */
  events?: readonly JobEvent[];
  /** Told from the start, whatever the events. */
  notices?: readonly Notice[];
  /** Whether the job has failed when none of its tasks has a result. */
  needsResult?: boolean;
  /** Whether nothing is kept once it has ended and its last delivery too. Default: it is kept for a day. */
  letGo?: boolean;
  /** The caller's own name for this request: used twice, the second is refused. */
  idempotencyKey?: string;
}

/** `scraping` while there are tasks to do. */
export type JobStatus = 'scraping' | 'completed' | 'failed' | 'cancelled';

/** A job as it stands, counted from its tasks. */
export interface JobStanding {
  id: string;
  owner: string;
  kind: string;
  request: unknown;
  status: JobStatus;
  /** Tasks with a result. Never goes back. */
  completed: number;
  failed: number;
  /** Tasks known so far, whatever became of them. Never goes back. */
  total: number;
  creditsUsed: number;
  createdAt: Date;
  endedAt?: Date;
  expiresAt: Date;
  /** Of a job that failed: why its first task did. */
  error?: TaskFailure;
}

export interface TaskFailure {
  code: string;
  message: string;
}

/** How the codes of tasks begin that were left out on purpose: they failed nobody. */
export const leftOut = 'left-out';
export const leftOutByRobots = `${leftOut}.robots`;

/** A task that failed for good. */
export interface FailedTask extends TaskFailure {
  /** Its number in the job, from 0. */
  position: number;
  input: unknown;
  failedAt: Date;
}

/** A task in the hands of one worker, until its lease is over. */
export interface ClaimedTask {
  jobId: string;
  position: number;
  owner: string;
  kind: string;
  lane: Lane;
  input: unknown;
  /** Of the job. */
  request: unknown;
  /** Of the job, for this lane. */
  secrets?: unknown;
  jobCreatedAt: Date;
  /** How often it was begun, this time included. */
  attempt: number;
  /** Proves to the store that the task is still ours. */
  lease: string;
}

/** Something to tell a webhook that no task stands for. */
export interface Notice {
  event: JobEvent;
  data: readonly object[];
  /** What went wrong. */
  error?: string;
}

/** What a task of the lane `delivery` is about. */
export interface Delivery extends Partial<Notice> {
  event: JobEvent;
  /** The task of the lane `page` it tells of. */
  position?: number;
}

/** A notification on its way, or at its end. */
export interface DeliveryStanding {
  jobId: string;
  /** Its number in the job, from 0. */
  position: number;
  /** Of the job. */
  request: unknown;
  event: JobEvent;
  status: DeliveryStatus;
  /** How often it was begun. */
  attempts: number;
  /** Why the last try failed. */
  error?: string;
  /** Of one that is tried again. */
  nextAttemptAt?: Date;
  endedAt?: Date;
}

export type DeliveryStatus = 'waiting' | 'delivered' | 'retrying' | 'failed';

/** Which of an owner's deliveries, the newest first. */
export interface DeliveryQuery {
  jobId?: string | undefined;
  status?: DeliveryStatus | undefined;
  skip: number;
  most: number;
}

/** What became of a task. */
export interface TaskResult {
  /** The answer to keep, if there is one: JSON in UTF-8. */
  bytes?: Uint8Array;
  credits?: number;
  /** Tasks that were found on the way, in order. */
  found?: readonly NewTask[];
}

/**
 * The rows of the database, as both drivers have them. Times are whole milliseconds since 1970 (UTC); what callers or
 * pages wrote is kept as bytes, because PostgreSQL's text cannot hold every character.
 * Spec: none (operations).
 */
export interface Tables {
  /** The use of credits, by owner and calendar month (months since the year 0, UTC). */
  credit_accounts: { owner: string; month: number; used: number; reserved: number; reserved_at: number };
  /** Everything that is kept for a while as bytes: see objects/objects.ts. */
  objects: {
    id: string;
    kind: string;
    owner: string;
    key: string;
    type: string;
    size_bytes: number;
    stored_at: number;
    expires_at: number;
    /** 1 when the bytes are there as a whole. */
    complete: number;
    /** Small ones only. */
    bytes: Uint8Array | null;
  };
  /** The bytes of large objects, where they are kept in the database. */
  object_chunks: { owner: string; id: string; position: number; bytes: Uint8Array };
  /** The last version of each tracked page; `page` is a digest of URL and tag. */
  page_versions: {
    owner: string;
    page: string;
    scraped_at: string;
    markdown: Uint8Array | null;
    extracted: Uint8Array | null;
    expires_at: number;
  };
  /**
   * Work over many tasks, and what was asked for. It runs until `ended_at`; how far it is stands nowhere: it is counted
   * from its tasks.
   */
  jobs: {
    id: string;
    owner: string;
    kind: string;
    idempotency_key: string | null;
    /** JSON of the feature that started it. */
    request: Uint8Array;
    /** JSON of the same: credentials. Null when there are none, and when there is no work any more that needs them. */
    secrets: Uint8Array | null;
    /** JSON: names of the events that are told to a webhook. */
    events: string;
    created_at: number;
    expires_at: number;
    ended_at: number | null;
    /** 1 when it was told to stop. */
    cancelled: number;
    /** 1 when a job without any result has failed. */
    needs_result: number;
    /** 1 when it is deleted as soon as it has ended and nothing is left to tell. */
    let_go: number;
    max_tasks: number;
    /** Tasks in work at the same time, and from the beginning of one to that of the next. */
    max_active: number;
    pause_ms: number;
    /** No task begins before. */
    next_start_at: number;
    /** Tasks and results so far: the next of each gets this number. */
    task_count: number;
    result_count: number;
    /** Tasks of the lane `page`, those of them that are done, and those that failed: changed with them, in one transaction. */
    page_count: number;
    done_count: number;
    failed_count: number;
    credits: number;
  };
  /** One piece of a job: the queue and the ledger in one. */
  job_tasks: {
    job_id: string;
    position: number;
    owner: string;
    lane: string;
    /** Tells tasks of a lane apart: one that is there is not added again. */
    key: string;
    /** Before all of an earlier phase were tried, none of a later one begins; -1 were tried, wait for none and hold up none. */
    phase: number;
    state: string;
    run_at: number;
    attempts: number;
    lease: string | null;
    lease_until: number;
    /** JSON of the feature that works on it. */
    input: Uint8Array;
    ended_at: number | null;
    error_code: string | null;
    error: Uint8Array | null;
  };
  /** One row while tasks of a lane of a job wait. None of them can begin before `due_at`; who waits longest is next. */
  job_turns: { job_id: string; lane: string; owner: string; due_at: number };
  /** What a task made, numbered from 0 in the order in which results came. */
  job_results: { job_id: string; place: number; position: number; size_bytes: number; bytes: Uint8Array };
  /** When a job may visit a site again that asks for pauses. */
  job_sites: { job_id: string; site: string; next_at: number };
  /** Pages that crawls and maps have met; `page` is a digest of the URL, `site` its host back to front. */
  known_pages: {
    owner: string;
    page: string;
    site: string;
    url: Uint8Array;
    title: Uint8Array | null;
    description: Uint8Array | null;
    seen_at: number;
  };
  /** What is watched for change; `definition` is JSON of the room monitor. */
  monitors: {
    id: string;
    owner: string;
    status: string;
    definition: Uint8Array;
    next_run_at: number | null;
    last_run_at: number | null;
    /** One check runs at a time. */
    current_check: string | null;
    last_summary: Uint8Array | null;
    created_at: number;
    updated_at: number;
  };
  monitor_checks: {
    id: string;
    monitor_id: string;
    owner: string;
    status: string;
    trigger_kind: string;
    /** JSON: its jobs. */
    parts: Uint8Array;
    scheduled_for: number | null;
    started_at: number | null;
    finished_at: number | null;
    credits: number | null;
    summary: Uint8Array;
    error: Uint8Array | null;
    /** 1 while there is something to do for it, by whoever holds it. */
    open: number;
    held_until: number;
    created_at: number;
    updated_at: number;
    expires_at: number;
  };
  /** What a check found: `page` is JSON. */
  monitor_pages: {
    check_id: string;
    position: number;
    monitor_id: string;
    status: string;
    page: Uint8Array;
    created_at: number;
  };
  /** Places of owners that are taken, numbered from 0. */
  places: { owner: string; number: number; id: string; expires_at: number };
  /** Requests of owners in their minute: the table as rate-limiter-flexible wants it. */
  request_rates: { key: string; points: number; expire: number | null };
  /** Random values that all servers of one database share, such as the key that signs addresses. */
  secrets: { name: string; value: string };
}

/**
 * The operations of monitors: make, list, get, change, delete, run, and read what checks found.
 * Spec: not shown; our choice (spec/silences.yaml, extract-and-monitor).
 */
import type {
  MonitorCheckListResponse,
  MonitorCheckResponse,
  MonitorDeleted,
  MonitorListResponse,
  MonitorResponse,
  MonitorRunResponse,
} from '../../generated/types.gen.js';
import type { CreditLedger } from '../accounts/credits.js';
import { budgets } from '../base/budgets.js';
import type { Clock } from '../base/clock.js';
import { ServiceError } from '../base/errors.js';
import { newId } from '../base/ids.js';
import type { Random } from '../base/random.js';
import type { JobStore } from '../jobs/job-store.js';
import type { Monitor } from '../monitor/monitor.js';
import type { MonitorStore } from '../monitor/monitor-store.js';
import { beginCheck } from '../monitor/run-checks.js';
import { nextRun } from '../monitor/schedule.js';
import type { OperationOf } from './operation-of.js';
import { toDefinition, toWireCheck, toWireMonitor, toWirePage } from './wire/monitor.js';

export interface MonitorSettings {
  monitors: MonitorStore;
  jobs: Pick<JobStore, 'forget'>;
  credits: Pick<CreditLedger, 'require'>;
  clock: Clock;
  random: Random;
  /** Has what is due looked at now. */
  wakeMonitors: () => void;
}

/** Pages of one answer, where the caller names no number. */
const pagesAtOnce = 100;

type Id =
  | 'createMonitor'
  | 'listMonitors'
  | 'getMonitor'
  | 'updateMonitor'
  | 'deleteMonitor'
  | 'runMonitor'
  | 'listMonitorChecks'
  | 'getMonitorCheck';

export function monitorOperations(settings: MonitorSettings): { [Name in Id]: OperationOf<Name> } {
  const { monitors, jobs, clock, random, wakeMonitors } = settings;
  const monitorOf = async (owner: string, id: string): Promise<Monitor> => {
    const monitor = await monitors.find(owner, id);
    if (!monitor) throw noMonitor();
    return monitor;
  };
  const told = (monitor: Monitor) => ({
    body: { success: true, data: toWireMonitor(monitor, clock.date()) } satisfies MonitorResponse,
  });
  return {
    createMonitor: {
      handle: async ({ body, caller: { owner }, origin }) => {
        const definition = toDefinition(body, undefined, origin);
        const most = budgets.monitorsOfOwner.bound;
        if ((await monitors.list(owner, 1, most - 1)).length > 0)
          throw new ServiceError('request.invalid-options', `Bad Request: an account has at most ${most} monitors.`);
        const at = clock.date();
        const due = nextRun(definition.schedule, at);
        const monitor: Monitor = {
          ...definition,
          id: newId(random),
          owner,
          status: 'active',
          ...(due && { nextRunAt: due }),
          createdAt: at,
          updatedAt: at,
        };
        await monitors.create(monitor);
        return told(monitor);
      },
    },
    listMonitors: {
      handle: async ({ query: { limit, offset }, caller: { owner } }) => {
        const listed = await monitors.list(owner, limit, offset);
        const data = listed.map((monitor) => toWireMonitor(monitor, clock.date()));
        return { body: { success: true, data } satisfies MonitorListResponse };
      },
    },
    getMonitor: {
      isStatusCall: true,
      handle: async ({ path: { id }, caller: { owner } }) => told(await monitorOf(owner, id)),
    },
    updateMonitor: {
      handle: async ({ path: { id }, body, caller: { owner }, origin }) => {
        const before = await monitorOf(owner, id);
        const definition = toDefinition(body, before, origin);
        const status = body.status ?? before.status;
        const nextRunAt = status === 'active' ? nextRun(definition.schedule, clock.date()) : undefined;
        if (!(await monitors.change(owner, id, { definition, status, nextRunAt }))) throw noMonitor();
        return told(await monitorOf(owner, id));
      },
    },
    deleteMonitor: {
      handle: async ({ path: { id }, caller: { owner } }) => {
        const parts = await monitors.remove(owner, id);
        if (!parts) throw noMonitor();
        for (const { jobId } of parts) await jobs.forget(jobId);
        return { body: { success: true } satisfies MonitorDeleted };
      },
    },
    runMonitor: {
      minimumCredits: 1,
      handle: async ({ path: { id }, caller: { owner } }) => {
        const monitor = await monitorOf(owner, id);
        if (monitor.status === 'paused')
          throw new ServiceError('monitor.paused', 'The monitor is paused: set its status to active first.');
        const check = await beginCheck(settings, monitor, 'manual');
        wakeMonitors();
        return { body: { success: true, id: check.id, data: toWireCheck(check) } satisfies MonitorRunResponse };
      },
    },
    listMonitorChecks: {
      isStatusCall: true,
      handle: async ({ path: { id }, query, caller: { owner } }) => {
        await monitorOf(owner, id);
        const checks = await monitors.checks(id, query);
        return { body: { success: true, data: checks.map(toWireCheck) } satisfies MonitorCheckListResponse };
      },
    },
    getMonitorCheck: {
      isStatusCall: true,
      handle: async ({ path: { id, checkId }, query, caller: { owner }, origin }) => {
        await monitorOf(owner, id);
        const check = await monitors.check(id, checkId);
        if (!check) throw new ServiceError('job.not-found', 'The monitor has no check of this id.');
        const { skip, limit = pagesAtOnce, status } = query;
        const found = await monitors.pages(checkId, { skip, limit: limit + 1, status });
        const pages = found.slice(0, limit).map((row) => toWirePage(checkId, row.position, row.page, row.createdAt));
        const next =
          found.length > limit
            ? { next: nextUrl(origin, id, checkId, { skip: skip + limit, limit: query.limit, status }) }
            : {};
        return {
          body: {
            success: true,
            ...next,
            data: { ...toWireCheck(check), pages, ...next },
          } satisfies MonitorCheckResponse,
        };
      },
    },
  };
}

function nextUrl(origin: string, id: string, checkId: string, query: Record<string, unknown>): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(known.map(([name, value]): [string, string] => [name, String(value)]));
  return `${origin}/v2/monitor/${id}/checks/${checkId}?${search.toString()}`;
}

function noMonitor(): ServiceError {
  return new ServiceError('job.not-found', 'There is no monitor of this id.');
}

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../testing/start-service.js';
import type { RunningService } from '../testing/start-service.js';

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
  templating: { list: { query: string }[] };
}

let service: RunningService;
/** Every name a sample of `/metrics` begins with, with the labels it has. */
const exposed = new Map<string, Set<string>>();
let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = JSON.parse(await readFile(new URL('./grafana-dashboard.json', import.meta.url), 'utf8')) as Dashboard;
  service = await startService();
  const form = new FormData();
  form.append('file', new Blob(['<p>Some text.</p>']), 'page.html');
  const headers = { authorization: service.authorization };
  expect((await fetch(`${service.origin}/v2/parse`, { method: 'POST', headers, body: form })).status).toBe(200);
  const text = await (await fetch(`${service.origin}/metrics`)).text();
  for (const [, name, labels = ''] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? /gm)) {
    const known = exposed.get(name!) ?? new Set();
    for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!);
    exposed.set(name!, known);
  }
});
afterAll(() => service.close());

/** Added by Prometheus itself when it collects. */
const ofPrometheus = ['job', 'instance'];

describe('the dashboard for Grafana', () => {
  it('names only metrics that the server exposes, and labels that they have', () => {
    const queries = [
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...dashboard.templating.list.map(({ query }) => query).filter((query) => query.includes('(')),
    ];
    expect(queries.length).toBeGreaterThan(12);
    for (const query of queries) {
      const names = [...query.matchAll(/\b(?:plumbline|process|nodejs)_\w+/g)].map(([name]) => name);
      expect(names, query).toHaveLength(1);
      expect([...exposed.keys()], query).toContain(names[0]);
      const labels = [
        ...[...query.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, label]) => label!),
        ...[...query.matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, list]) => list!.split(', ')),
      ];
      expect([...exposed.get(names[0]!)!, ...ofPrometheus], query).toEqual(expect.arrayContaining(labels));
    }
  });

  it('shows every metric of our own', () => {
    const own = [...exposed.keys()].filter((name) => name.startsWith('plumbline_') && !/_(sum|count)$/.test(name));
    const shown = JSON.stringify(dashboard.panels);
    expect(own.filter((name) => !new RegExp(`\\b${name}\\b`).test(shown))).toEqual([]);
  });
});

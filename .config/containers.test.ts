/**
 * The files by which others run us: the containers are well formed and careful (no root, fixed base, a health check or a
 * reason for none), and the action hands its inputs to the suite as words and its outcome to the job.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = new URL('..', import.meta.url).pathname;
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

describe.each(['reference/Dockerfile', 'conformance/Dockerfile'])('%s', (path) => {
  const file = text(path);
  const last = file.slice(file.lastIndexOf('\nFROM '));

  it('has nothing that the linter finds', () => {
    expect(validate(file).map(({ message, range }) => ({ message, line: range.start.line + 1 }))).toEqual([]);
  });

  it('stands on a named version of Debian slim, ends without root, and says how its health is seen', () => {
    for (const [, image] of file.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/^node:\d+-\w+-slim$/);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/^USER root$/m);
  });

  it('copies only what the repository has and what the ignore file lets through', () => {
    const letThrough = text(`${path}.dockerignore`)
      .match(/^!.*$/gm)!
      .map((line) => line.slice(1));
    for (const [, from] of file.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const source of from!.split(' ')) expect(letThrough).toContain(source.replace(/\/$/, ''));
  });
});

interface Action {
  inputs: Record<string, { default: string }>;
  outputs: Record<string, { value: string }>;
  runs: { steps: { env?: Record<string, string>; run: string; id?: string }[] };
}

describe('conformance/action', () => {
  const action = parse(text('conformance/action/action.yml')) as Action;
  const step = action.runs.steps.find(({ id }) => id === 'run')!;
  const script = text('conformance/action/run.sh');

  it('takes every input as a word of the environment, never as a part of a program', () => {
    const used = Object.values(step.env!).map((value) => /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value)?.[1]);
    expect(used.sort()).toEqual(Object.keys(action.inputs).sort());
    for (const { run } of action.runs.steps) expect(run).not.toContain('${{');
    for (const name of Object.keys(step.env!))
      if (name !== 'CONFORMANCE_API_KEY') expect(script).toContain(`"$${name}`);
  });

  it('tells its outputs and ends as the suite does, also when nothing answers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-action-'));
    try {
      const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
      await Promise.all([writeFile(output, ''), writeFile(summary, '')]);
      const { status, stderr } = spawnSync('bash', [join(root, 'conformance/action/run.sh')], {
        encoding: 'utf8',
        env: {
          ...process.env,
          BASE_URL: 'http://127.0.0.1:1/v2',
          CONFORMANCE_API_KEY: 'fc-no-key-at-all',
          PROFILE: 'full',
          PUBLIC_URL: '',
          SITE_PORT: '4199',
          ARGUMENTS: '--chapter $(touch$IFS/tmp/never)',
          REPORTS: join(folder, 'my reports'),
          GITHUB_OUTPUT: output,
          GITHUB_STEP_SUMMARY: summary,
        },
      });
      expect([status, stderr]).toEqual([2, expect.stringContaining('unknown chapter "$(touch$IFS/tmp/never)"')]);
      expect(await readFile(output, 'utf8')).toBe(
        `exit-code=2\nresult=${join(folder, 'my reports')}/result.json\nverdict=error\n`,
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

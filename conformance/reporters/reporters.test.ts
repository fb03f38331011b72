import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { CheckResult, FailureResult } from '../harness/result.js';
import { withoutParticulars } from '../harness/server-words.js';
import { causesOf } from './causes.js';
import { coverageReport } from './console/coverage.js';
import { consoleReport } from './console/first-screen.js';
import { progressLine } from './console/progress.js';
import { verboseReport } from './console/verbose.js';
import { htmlReport } from './html/report-page.js';
import { jsonReport } from './json.js';
import { junitReport } from './junit.js';
import { badge } from './badge.js';
import { markdownReport } from './markdown.js';
import { readResult, resultFile, resultOf } from './result-file.js';
import type { Report } from './report.js';
import { exampleReport } from './testing/example-report.js';

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const schemaOf = (name: string): object => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as object;
const validate = ajv.compile(schemaOf('report.schema.json'));
const validateResult = ajv.compile(schemaOf('result.schema.json'));

describe('the report', () => {
  it('lists rows without a verdict apart, and a silence that was seen not among them', () => {
    const report = exampleReport();
    expect(report.notJudged.map((row) => [row.id, row.kind])).toEqual([['parse.hidden', 'excluded']]);
    expect(report.chapters[0]!.notJudged).toEqual({ excluded: 1, silence: 0 });
    expect(report.silences).toEqual([
      {
        id: 'empty-file',
        question: 'What of an empty file?',
        outcome: 'refused-400',
        listed: true,
        checkIds: ['parse.empty-file'],
      },
    ]);
  });
});

describe('the JSON report', () => {
  it('keeps its own schema', () => {
    validate(JSON.parse(jsonReport(exampleReport())));
    expect(validate.errors).toBeNull();
  });

  it('breaks its schema when a status is none of the seven', () => {
    const report = JSON.parse(jsonReport(exampleReport())) as { checks: { status: string }[] };
    report.checks[0]!.status = 'skipped';
    expect(validate(report)).toBe(false);
  });
});

describe('the JUnit report', () => {
  const xml = junitReport(exampleReport());

  it('counts failures, errors and skipped cases', () => {
    expect(xml).toContain('<testsuite name="parse" tests="6" failures="1" errors="1" skipped="1">');
  });

  it('says the first thing to know in the message, escaped', () => {
    expect(xml).toContain(
      '<failure message="expected a text containing &quot;x&quot; at /data/markdown, got &quot;y&quot;">',
    );
    expect(xml).toContain('parse.bad: A | B &lt;must&gt; hold &amp; more.');
    expect(xml).not.toMatch(/[\u0000-\u0008]/);
  });
});

describe('the console report at length', () => {
  const text = verboseReport(exampleReport());

  it('tells statement, source, expected, actual, place, curl and how to replay', () => {
    for (const part of [
      'A | B <must> hold',
      'Source: A section',
      'expected: a text containing "x"',
      'actual:   "y"',
      '/data/markdown',
      "curl -sS -i 'http://host/v2/parse'",
      'replay cases/parse.bad',
      'path 3:1',
    ])
      expect(text).toContain(part);
  });

  it('names what was not verified and why', () => {
    expect(text).toContain('budget-spent: raise --max-requests');
    expect(text).toContain('harness error: the suite itself failed');
  });

  it('tells a reason that many checks share once, and names every check', () => {
    const report = exampleReport();
    const missed = (id: string, detail: string): CheckResult => ({
      ...report.checks[0]!,
      id,
      status: 'unverified',
      unverified: { reason: 'fixture-unreachable', detail },
    });
    const checks = [missed('a', 'nothing arrived'), ...['b', 'c', 'd'].map((id) => missed(id, 'a tells why'))];
    const lines = verboseReport({ ...report, checks }).split('\n');
    expect(lines.filter((line) => line.includes('fixture-unreachable'))).toEqual(['4 checks: fixture-unreachable']);
    expect(lines.filter((line) => line.startsWith('  why:'))).toEqual([
      '  why:      nothing arrived',
      '  why:      a tells why',
    ]);
    expect(lines.filter((line) => line.startsWith('  check:'))).toHaveLength(4);
  });

  const reached = { done: 30, total: 120, share: 0.2, waitLeftMs: 0, elapsedMs: 10_000 };

  it('shows one line while the run goes on, with the time that is left by what was planned', () => {
    expect(progressLine(reached)).toBe('30 of 120 checks done, about 40 s left');
    expect(progressLine({ ...reached, waitLeftMs: 55_000 })).toBe('30 of 120 checks done, about 55 s left');
  });

  it('tells no time that is left while too little is done', () => {
    expect(progressLine({ ...reached, done: 1, share: 0.001 })).toBe('1 of 120 checks done');
  });
});

describe('the first screen', () => {
  const broken = (id: string, expected: string, rest: Partial<FailureResult> = {}): CheckResult => ({
    ...exampleReport().checks[0]!,
    id,
    status: 'fail',
    requirementIds: ['parse.bad'],
    failures: [{ expected, actual: 'nothing', ...rest }],
  });

  it('begins with the verdict, and with what the target offers in its own words', () => {
    const capabilities = [
      { id: 'parse', title: 'POST /parse', state: 'offered', words: '', behind: 'parse', judgedBy: [] },
      { id: 'x', title: 'the format x', state: 'not-offered', words: 'status 422: "no"', behind: 'x', judgedBy: [] },
    ] as const;
    const lines = consoleReport({ ...exampleReport(), capabilities }).split('\n');
    expect(lines[0]).toMatch(/: HARNESS-ERROR$/);
    expect(lines).toContain('  offered      parse');
    expect(lines).toContain('  NOT OFFERED  the format x: status 422: "no"');
  });

  it('tells what was there when it was asked for once more, and what it met at first', () => {
    const words = 'there when asked once more; at first: no complete answer within 45 s';
    const slow = { id: 'y', title: 'the format y', state: 'offered', words, behind: 'y', judgedBy: [] } as const;
    const told = consoleReport({ ...exampleReport(), capabilities: [slow] });
    expect(told).toContain(`  offered      y\n  offered late the format y: ${words}\n`);
  });

  it('keeps what words are about: a kind of file, a type, the status', () => {
    expect(withoutParticulars('502 Bad Gateway')).toBe('502 Bad Gateway');
    expect(withoutParticulars('no words of a file .odt')).toBe('no words of a file .odt');
    expect(withoutParticulars('Format "branding" of a/b.pdf is unknown')).toBe('Format "branding" of … is unknown');
  });

  it('tells in one line what many say in the same words', () => {
    const capabilities = ['x', 'y'].map(
      (id) =>
        ({ id, title: `POST /${id}`, state: 'not-offered', words: 'status 404', behind: id, judgedBy: [] }) as const,
    );
    const lines = consoleReport({ ...exampleReport(), capabilities }).split('\n');
    expect(lines).toContain('  NOT OFFERED  POST /x, POST /y: status 404');
  });

  it('tells in one line what differs in the name of what is lacking alone', () => {
    const capabilities = ['branding', 'product'].map((name) => {
      const id = `scrape.formats.${name}`;
      const words = `status 400: "Unknown format: ${name}"`;
      return { id, title: `the format ${name}`, state: 'not-offered', words, behind: id, judgedBy: [] } as const;
    });
    const told = consoleReport({ ...exampleReport(), capabilities });
    expect(told).toContain('  NOT OFFERED  the format branding, the format product: status 400: "Unknown format: …"\n');
    expect(consoleReport({ ...exampleReport(), capabilities: capabilities.slice(1) })).toContain(
      '  NOT OFFERED  the format product: status 400: "Unknown format: product"\n',
    );
  });

  it('tells a refusal that names an address, a file, an id or a time as one with the others, as cause and as lack', () => {
    const shown = exampleReport()
      .checks.flatMap(({ failures }) => failures)
      .find(({ exchange }) => exchange)!.exchange!;
    const said = [
      'Upload /tmp/in/8f14e45f-ceea-467f-a830-0a7b5c1d2e3f/probe.pdf at 127.0.0.1:8080: no engine (session b7c1a2d3e4f5, 12 ms)',
      'Upload /tmp/in/c9f0f895-fb98-4b91-9938-1f0b4c5d6e7a/b.docx at 127.0.0.1:8080: no engine (session 0a9b8c7d6e5f, 731 ms)',
    ];
    const checks = said.map((error, index) =>
      broken(`c${index}`, 'status 200', {
        exchange: { ...shown, status: 422, responseBody: JSON.stringify({ success: false, error }) },
      }),
    );
    expect(causesOf({ ...exampleReport(), checks }).map(({ words }) => words)).toEqual([
      'refused with status 422: Upload … at …: no engine (session …, N ms)',
    ]);
    const capabilities = said.map((text, index) => {
      const id = `kind-${index}`;
      const words = `status 422: "${text}"`;
      return { id, title: `uploads of .${id}`, state: 'not-offered', words, behind: id, judgedBy: [] } as const;
    });
    expect(consoleReport({ ...exampleReport(), capabilities })).toContain(
      '  NOT OFFERED  uploads of .kind-0, uploads of .kind-1: status 422: "Upload … at …: no engine (session …, N ms)"\n',
    );
  });

  it('names the profile of a server that is a part of the interface alone', () => {
    const capability = (id: string, state: 'offered' | 'not-offered') =>
      ({ id, title: `POST /${id}`, state, words: 'status 404', behind: id, judgedBy: [] }) as const;
    const linesOf = (...capabilities: Report['capabilities']): string =>
      consoleReport({ ...exampleReport(), capabilities });
    expect(linesOf(capability('parse', 'offered'), capability('scrape', 'not-offered'))).toContain(
      'be judged on the rest alone: --profile parse\n',
    );
    const two = [capability('parse', 'offered'), capability('scrape', 'offered'), capability('map', 'not-offered')];
    expect(linesOf(...two)).toContain('--profile FILE, FILE with `without: [map]`');
    expect(linesOf(capability('parse', 'offered'))).not.toContain('--profile');
  });

  it('begins with a server that went away, and the requests that were under way then', () => {
    const lost = [{ checkId: 'parse.bad', curl: "curl 'http://host/v2/parse'" }];
    const report = { ...exampleReport(), lost };
    const lines = consoleReport(report).split('\n');
    expect(lines.slice(3, 9).join('\n')).toMatch(/^THE SERVER WENT AWAY[^]*--requirement parse\.bad\n {5}curl /);
    expect(markdownReport(report)).toContain('**The server went away during the run**');
    expect(htmlReport(report)).toContain('<h2>The server went away during the run</h2>');
    validate(JSON.parse(jsonReport(report)));
    expect(validate.errors).toBeNull();
  });

  it('has 200 lines at most, whatever the target', () => {
    const checks = Array.from({ length: 600 }, (_, index) =>
      broken(`c${index}`, `${'abcdefghij'[index % 10]!.repeat(1 + index)}`),
    );
    const capabilities = Array.from({ length: 60 }, (_, index) => {
      const id = `thing-${index}`;
      const words = `no ${'abcdefghij'[index % 10]!.repeat(1 + index)}`;
      return { id, title: id, state: 'not-offered', words, behind: id, judgedBy: [] } as const;
    });
    const lines = consoleReport({ ...exampleReport(), checks, capabilities }).split('\n');
    expect(lines.length).toBeLessThanOrEqual(200);
    expect(lines.at(-2)).toContain('harness error');
    // Shorter by causes, never by the table.
    expect(lines.some((line) => line.startsWith('WHAT TO FIX FIRST'))).toBe(true);
    expect(lines.findIndex((line) => line.startsWith('parse  '))).toBeGreaterThan(lines.indexOf('REQUIREMENTS'));
  });
});

describe('the Markdown report', () => {
  it('tells what to fix by cause, and lets no text of the target or the catalogue break a table or call people', () => {
    const report = exampleReport();
    const markdown = markdownReport(report);
    expect(markdown).toContain('1. **/data/markdown: words are missing** (1 requirement: `parse.bad`)');
    expect(markdown).toContain('A \\| B &lt;must> hold &amp; more.');
    expect(markdown).toContain('| empty-file | refused-400 |');
    expect(markdown).toContain('- `parse.crash`: TypeError: oops');
    const silences = [{ ...report.silences[0]!, outcome: 'ask @somebody | now' }];
    expect(markdownReport({ ...report, silences })).toContain('ask &#64;somebody \\| now');
  });

  it('fits into a comment, whatever the target, and folds no end away', () => {
    const report = exampleReport();
    const silences = Array.from({ length: 2000 }, (_, index) => ({
      ...report.silences[0]!,
      id: `silence-${index}`,
      outcome: 'x'.repeat(100),
    }));
    const markdown = markdownReport({ ...report, silences });
    expect(markdown.length).toBeLessThan(65_536);
    expect(markdown.split('<details>')).toHaveLength(markdown.split('</details>').length);
    expect(markdown).toMatch(/… \(the whole is in the other reports\)\n$/);
  });
});

describe('what a run came to', () => {
  it('is told in short, with the first of what never was', () => {
    const text = coverageReport(exampleReport().coverage);
    expect(text).toContain('  1 of 1 operations called');
    expect(text).toContain('  0 of 1 members of requests sent\n      never: ParseOptions.timeout');
    expect(text).toContain('  1 of 1 statuses seen; of our choices 0 of 1');
  });
});

describe('the result file', () => {
  it('keeps its own schema and holds every judged requirement once', () => {
    const result = JSON.parse(resultFile(exampleReport())) as object;
    validateResult(result);
    expect(validateResult.errors).toBeNull();
    expect(Object.values(resultOf(exampleReport()).requirements).flat().sort()).toEqual(
      exampleReport()
        .requirements.map(({ id }) => id)
        .sort(),
    );
  });

  it('is read as it was written, and refused when it was changed or is none', () => {
    const text = resultFile(exampleReport());
    expect(readResult(text)).toEqual(resultOf(exampleReport()));
    expect(() => readResult(text.replace('"seed": 42', '"seed": 43'))).toThrow('changed after it was written');
    expect(() => readResult('<html>')).toThrow('no result');
    expect(() => readResult('{"resultVersion":"2.0"}')).toThrow('version 2.0');
  });
});

describe('the badge', () => {
  it('says the verdict, the figures and the scope, for eyes and for readers of the screen', () => {
    const report = exampleReport();
    expect(badge({ ...report, verdict: 'conformant' })).toContain(
      'aria-label="plumbline 1.2.3: conformant 2/6, 2026-01-01"',
    );
    const scope = { ...report.run.scope, profile: 'folder/<mine>.yaml' };
    expect(badge({ ...report, run: { ...report.run, scope } })).toContain('(&lt;mine&gt;.yaml) 2/6</text>');
    const part = { ...report.run.scope, chapters: ['errors', 'limits'], levels: ['must'] as const };
    expect(badge({ ...report, run: { ...report.run, scope: part } })).toContain(
      '(errors and limits, must alone) 2/6</text>',
    );
  });
});

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../harness/result.js';
import { consoleReport, progressLine } from './console.js';
import { htmlReport } from './html.js';
import { jsonReport } from './json.js';
import { junitReport } from './junit.js';
import { markdownReport } from './markdown.js';
import { exampleReport } from './testing/example-report.js';

const schema = JSON.parse(readFileSync(new URL('report.schema.json', import.meta.url), 'utf8')) as object;
const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

describe('the report', () => {
  it('lists rows without a verdict apart, and a silence that was seen not among them', () => {
    const report = exampleReport();
    expect(report.notJudged.map((row) => [row.id, row.kind])).toEqual([
      ['parse.later', 'planned'],
      ['parse.hidden', 'excluded'],
    ]);
    expect(report.chapters[0]!.notJudged).toEqual({ planned: 1, excluded: 1, silence: 0 });
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

describe('the console report', () => {
  const text = consoleReport(exampleReport());

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
    const lines = consoleReport({ ...report, checks }).split('\n');
    expect(lines.filter((line) => line.includes('fixture-unreachable'))).toEqual(['4 checks: fixture-unreachable']);
    expect(lines.filter((line) => line.startsWith('  why:'))).toEqual([
      '  why:      nothing arrived',
      '  why:      a tells why',
    ]);
    expect(lines.filter((line) => line.startsWith('  check:'))).toHaveLength(4);
  });

  it('shows one line while the run goes on', () => {
    expect(progressLine(exampleReport().checks[0]!, 3, 120)).toBe('[  3/120] pass           parse.good (5 ms)');
  });
});

describe('the Markdown and HTML reports', () => {
  it('let no text of the target or the catalogue break the page', () => {
    const html = htmlReport(exampleReport());
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toContain('Built later.');
    const markdown = markdownReport(exampleReport());
    expect(markdown).toContain('| fail | parse.bad | a text containing "x" | "y" |');
    expect(markdown).toContain('| empty-file | refused-400 |');
  });
});

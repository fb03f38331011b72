/** Entries of a curriculum: a title in bold letters with its dates at the margin, and what is told of it below. */
import { describe, expect, it } from 'vitest';
import { line, lines } from './testing/made-pdf.js';
import { outline } from './testing/read-made.js';

const entry = (title: string, years: string, below: readonly string[], y: number): string =>
  [line(title, 72, y, 10, 'F2'), line(years, 440, y, 10), lines(below, 72, y - 12, 12, 10)].join('\n');

describe('the first line of an entry', () => {
  it('begins a paragraph, whatever stands right above it, and is one by itself', async () => {
    const text = await outline(
      entry(
        'Senior analyst',
        '2022 - today',
        ['Built a forecast that cut shortages by 18 %, and led a team of three.'],
        700,
      ),
      entry('Analyst', '2019 - 2022', ['Dashboards of bed use for forty users.'], 676),
    );
    expect(text).toContain('paragraph strong("Senior analyst") " 2022 - today"\n');
    expect(text).toContain('paragraph strong("Analyst") " 2019 - 2022"\n');
    expect(text).toContain('paragraph "Dashboards of bed use for forty users."\n');
  });

  it('keeps its dates, which are no note beside what stands below', async () => {
    const text = await outline(
      entry(
        'Master of Science in Applied Statistics',
        '2017 - 2019',
        ['University of the North of England, Leeds'],
        700,
      ),
      entry('Bachelor of Science in Pure Mathematics', '2014 - 2017', ['University of York'], 660),
    );
    expect(text).toMatch(/Applied Statistics[^\n]*2017 - 2019[^]*University of the North/);
  });
});

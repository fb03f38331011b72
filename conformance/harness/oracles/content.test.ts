import { describe, expect, it } from 'vitest';
import {
  disorder,
  headingFinding,
  inventedWords,
  linkFinding,
  missingText,
  tableFinding,
  unwantedText,
} from './content.js';
import { markdownFacts } from './markdown-facts.js';

describe('texts', () => {
  it('finds the missing, the unwanted and the disordered', () => {
    expect(missingText('alpha  beta\ngamma', ['alpha beta gamma'])).toBeUndefined();
    expect(missingText('It isn\u2019t \u201calpha\u201d', [`It isn't "alpha"`])).toBeUndefined();
    expect(missingText('It isnt alpha', [`It isn't "alpha"`])).toBeDefined();
    expect(missingText('alpha', ['beta'])?.expected).toBe('a text containing "beta"');
    expect(unwantedText('alpha beta', ['gamma'])).toBeUndefined();
    expect(unwantedText('alpha beta', ['beta'])?.expected).toBe('a text without "beta"');
    expect(disorder('a b c', ['a', 'b', 'c'])).toBeUndefined();
    expect(disorder('a c b', ['a', 'b', 'c'])).toEqual({ expected: '"b" before "c"', actual: 'the other way round' });
    expect(inventedWords('Alpha beta', 'beta alpha gamma')).toBeUndefined();
    expect(inventedWords('Alpha delta', 'alpha')?.actual).toBe('also ["delta"]');
  });
});

describe('headings', () => {
  const headings = [
    { level: 1, text: 'Top' },
    { level: 2, text: 'Under' },
  ];
  it('accepts shifted levels and refuses swapped or missing ones', () => {
    expect(headingFinding(markdownFacts('## Top\n\n#### Under'), headings)).toBeUndefined();
    expect(headingFinding(markdownFacts('## Top\n\n# Under'), headings)?.expected).toBe('"Top" to rank above "Under"');
    expect(headingFinding(markdownFacts('# Top\n\nUnder'), headings)?.expected).toBe('a heading "Under"');
  });
});

describe('tables', () => {
  const table = {
    cells: [
      ['Name', 'Year', 'Note'],
      ['Ada', '1815', 'same'],
      ['Alan', '1912', 'same'],
    ],
  };
  const finding = (markdown: string) => tableFinding(markdownFacts(markdown).tables, table);

  it('accepts an added empty header and an added row number', () => {
    expect(
      finding('| | Name | Year | Note |\n|-|-|-|-|\n| 1 | Ada | 1815 | same |\n| 2 | Alan | 1912 | same |'),
    ).toBeUndefined();
    expect(
      finding('| | | |\n|-|-|-|\n| Name | Year | Note |\n| Ada | 1815 | same |\n| Alan | 1912 | same |'),
    ).toBeUndefined();
  });

  it('refuses a cell that left its row', () => {
    expect(finding('| Name | Year | Note |\n|-|-|-|\n| Ada | 1912 | same |\n| Alan | 1815 | same |')?.actual).toBe(
      'another row than its neighbours',
    );
  });

  it('refuses a cell that left its column', () => {
    expect(finding('| Name | Year | Note |\n|-|-|-|\n| Ada | 1815 | same |\n| 1912 | Alan | same |')?.actual).toBe(
      'another column than its neighbours',
    );
  });

  it('refuses reversed rows, a missing cell and no table at all', () => {
    expect(finding('| Alan | 1912 | same |\n|-|-|-|\n| Ada | 1815 | same |\n| Name | Year | Note |')?.expected).toBe(
      "the table's rows in order",
    );
    expect(finding('| Name | Year | Note |\n|-|-|-|\n| Ada | 1815 | same |')?.expected).toBe('a table cell "Alan"');
    expect(finding('Name Year Note')?.actual).toBe('no table');
  });
});

describe('links', () => {
  it('wants text and target together', () => {
    const facts = markdownFacts('[one](https://a.example) [two](https://b.example/)');
    expect(linkFinding(facts, [{ text: 'one', href: 'https://a.example/' }])).toBeUndefined();
    expect(linkFinding(facts, [{ text: 'one', href: 'https://b.example/' }])?.expected).toBe(
      'a link "one" to https://b.example/',
    );
  });
});

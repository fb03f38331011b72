import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { settingsInWords } from './config.js';

const page = await readFile(new URL('DEPLOYMENT.md', import.meta.url), 'utf8');
const plain = (text: string): string => text.replaceAll('\\', '').replaceAll(/[_*]/g, '').trim();

describe('the page about deployment', () => {
  it('has a line for each setting, in the words of the program', () => {
    const rows = [...page.matchAll(/^- `([A-Z_]+)`: (.*) _\((.*); default (.*)\)_$/gm)].map(
      ([, variable, ...cells]) => [variable, ...cells.map(plain)],
    );
    expect(rows).toEqual(
      settingsInWords().map(({ variable, purpose, form, fallback }) => [
        variable,
        plain(purpose),
        plain(form),
        plain(fallback),
      ]),
    );
  });

  it('names no setting that there is not', () => {
    const known = new Set(settingsInWords().map(({ variable }) => variable));
    const named = [...page.matchAll(/(?:^Environment=|`|^)([A-Z]{2,}(?:_[A-Z]+)*)(?==|`)/gm)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !known.has(name) && !['SIGTERM'].includes(name))).toEqual([]);
  });
});

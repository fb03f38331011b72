import { describe, expect, it } from 'vitest';
import { sourceUnits, unitHash } from './source-units.js';

const document = `# Tea

Tea is made. It is hot; very hot.

## Things

### Kettle

| Field | Rules |
|---|---|
| \`volume\` | At most 2 litres. \`0\` is empty. |
| \`colour\` | |

1. One kettle.
- Two cups e.g. blue ones.

Not shown in this part:

- Prices: not shown.
`;

const texts = (section: string): string[] =>
  sourceUnits(document).flatMap((unit) => (unit.section === section ? [unit.text] : []));

describe('the units of a document', () => {
  it('are the sentences of its prose', () => {
    expect(texts('Tea')).toEqual(['Tea is made.', 'It is hot; very hot.']);
  });

  it('are the filled cells of its tables, cut into sentences, and the items of its lists', () => {
    expect(texts('Things / Kettle')).toEqual([
      '`volume`',
      'At most 2 litres.',
      '`0` is empty.',
      '`colour`',
      'One kettle.',
      'Two cups e.g. blue ones.',
    ]);
  });

  it('count what a part does not show to the whole part', () => {
    expect(texts('Things')).toEqual(['Not shown in this part:', 'Prices: not shown.']);
  });

  it('know the place of a cell', () => {
    const unit = sourceUnits(document).find(({ text }) => text === '`0` is empty.');
    expect(unit?.cell).toEqual({ table: 1, row: '`volume`', column: 'Rules', firstColumn: false, part: 2 });
  });

  it('carry the first 12 hexadecimal digits of the SHA-256 of their text', () => {
    expect(unitHash('abc')).toBe('ba7816bf8f01');
    expect(sourceUnits(document)[0]?.hash).toBe(unitHash('Tea is made.'));
  });
});

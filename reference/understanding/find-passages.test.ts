import { describe, expect, it } from 'vitest';
import { noDeadline } from '../base/deadline.js';
import { materialOf } from '../testing/material-of.js';
import { think } from './think.js';

const html = `<!doctype html><html lang="en"><title>The harbour</title><main><h1>The harbour</h1>
  <p>The harbour of Elbmouth is the oldest on the coast. Ships have called at the harbour since 1204. Its crane was built by Dr. Ada Finch in 1931.</p>
  <p>Bread is sold on Sundays. The lighthouse keeper plays chess. The harbour office opens at eight and closes at five.</p>
  <h2>Fees</h2><table><tr><th>Boat</th><th>Fee</th></tr><tr><td>Dinghy</td><td>4 €</td></tr><tr><td>Yacht</td><td>30 €</td></tr></table>
  <p>Opening hours: Monday to Friday</p></main>`;
const of = async (wanted: Parameters<typeof think>[1]) => think(await materialOf(html), wanted, noDeadline);

describe('an answer', () => {
  it.each([
    ['Who built the crane?', 'Its crane was built by Dr. Ada Finch in 1931.'],
    ['When does the harbour office open?', 'The harbour office opens at eight and closes at five.'],
    ['What is the fee for a yacht?', 'Yacht | 30 €'],
    ['What are the opening hours?', 'Opening hours: Monday to Friday'],
  ])('to "%s" is a sentence of the document', async (question, answer) => {
    expect((await of({ question })).answer).toContain(answer);
  });

  it('is absent, and said to be, when nothing bears on the question', async () => {
    const found = await of({ question: 'Which elephants trumpet?' });
    expect(found).not.toHaveProperty('answer');
    expect(found.remarks).toEqual(['Nothing in the document bears on the question.']);
  });
});

describe('highlights', () => {
  it('are passages as they stand, in their order', async () => {
    const { highlights } = await of({ highlights: 'harbour ships crane' });
    const passages = highlights!.split('\n\n');
    const words = html.replace(/\s+/g, ' ');
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.map((passage) => words.indexOf(passage))).toEqual(
      passages.map((passage) => words.indexOf(passage)).sort((one, other) => one - other),
    );
    expect(passages.every((passage) => words.includes(passage))).toBe(true);
  });
});

describe('a summary', () => {
  it('is made of sentences of the document, fewer than it has', async () => {
    const { summary } = await of({ summary: true });
    expect(summary).toContain('harbour');
    expect(summary).not.toContain('chess');
    expect(summary!.length).toBeLessThan(400);
  });

  it('is absent for a document without sentences', async () => {
    const found = think(
      await materialOf('<main><table><tr><td>1</td><td>2</td></tr></table></main>'),
      { summary: true },
      noDeadline,
    );
    expect(found).not.toHaveProperty('summary');
  });
});

import { expect, it } from 'vitest';
import { noDeadline } from '../base/deadline.js';
import type { Redaction } from '../engine/privacy/entities.js';
import type { DocumentAnswer } from '../sandbox/tasks.js';
import type { DocumentWish } from './document-wish.js';
import { withoutNames } from './redact-names.js';

const limits = { deadline: noDeadline, signal: new AbortController().signal, owner: 'team-a' };

/** What was shown to the model, after the rules have done theirs. */
async function shownToModel(mode: Redaction['mode'], entities: Redaction['entities'] = ['PERSON']): Promise<string[]> {
  const shown: string[] = [];
  const intelligence = {
    redactNames: async (answer: DocumentAnswer) => {
      shown.push(answer.markdown!);
      return { answer, remarks: [], credits: 0 };
    },
  };
  const answer: DocumentAnswer = { format: 'html', metadata: {}, notices: [], markdown: 'Ann, <EMAIL>' };
  const wish = { redaction: { mode, entities, style: 'tag' } } as DocumentWish;
  await withoutNames(intelligence, answer, wish, limits);
  return shown;
}

it.each(['accurate', 'aggressive'] as const)(
  'asks the model once in mode %s, about what the rules have left',
  async (mode) => {
    expect(await shownToModel(mode)).toEqual(['Ann, <EMAIL>']);
  },
);

it('asks no model in mode fast, nor about what has a pattern', async () => {
  expect(await shownToModel('fast')).toEqual([]);
  expect(await shownToModel('accurate', ['EMAIL', 'FINANCIAL'])).toEqual([]);
});

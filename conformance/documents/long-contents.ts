/**
 * Long contents: what a converter that stops early, or keeps the first of many, does not carry to the end. Every text names
 * its own number, so that a missing one shows.
 * Used by the checks of whole conversion.
 * Spec: What the service does 1.
 */
import type { Content, Part } from './content.js';

const entry = (number: number): string => `entry${String(number).padStart(4, '0')}`;

/** `count` paragraphs, a heading before each twentieth. */
export function chronicle(count: number): Content {
  const parts: Part[] = [];
  for (let number = 1; number <= count; number += 1) {
    if (number % 20 === 1) parts.push({ kind: 'heading', level: 2, text: `Section before ${entry(number)}` });
    parts.push({
      kind: 'paragraph',
      text: `The keeper wrote ${entry(number)} into the log and described the light of the harbour on that day.`,
    });
  }
  return { metadata: { title: 'A long log' }, parts };
}

/** A sheet of `count` rows below its header. */
export function longTable(count: number): Content {
  const rows = Array.from({ length: count }, (_, index) => [entry(index + 1), `keeper ${(index % 7) + 1}`, 'calm sea']);
  return {
    metadata: { title: 'A long table' },
    parts: [{ kind: 'table', name: 'Log', cells: [['Entry', 'By', 'Sea'], ...rows] }],
  };
}

/** Cells whose text says something by every character. */
export const exactCells: Content = {
  metadata: { title: 'Codes of the store' },
  parts: [
    { kind: 'heading', level: 1, text: 'Codes of the store' },
    {
      kind: 'table',
      name: 'Codes',
      cells: [
        ['Code', 'Change', 'Rate', 'Owner'],
        ['00417', '-17', '3.50', 'NATO'],
        ['007', '+4', '0.125', 'UNESCO'],
        ['12 300', '-0.5', '99.90', 'McGregor'],
        ['1,250', '+1.5', '12,800', 'de Vries'],
      ],
    },
    { kind: 'paragraph', text: 'The codes were copied from the labels of the boxes, character by character.' },
  ],
};

/** Cells with the character that Markdown parts cells by. */
export const barredCells: Content = {
  metadata: { title: 'Signals of the pier' },
  parts: [
    { kind: 'heading', level: 1, text: 'Signals of the pier' },
    {
      kind: 'table',
      name: 'Signals',
      cells: [
        ['Signal', 'Shown', 'Meaning'],
        ['red|white', 'by day', 'no entry'],
        ['green', 'at night|in fog', 'free entry'],
      ],
    },
    { kind: 'paragraph', text: 'The signals were painted on a board beside the gate, for everybody to see.' },
  ],
};

/** Cells of several paragraphs. */
export const cellsOfParagraphs: Content = {
  metadata: { title: 'Duties of the watch' },
  parts: [
    { kind: 'heading', level: 1, text: 'Duties of the watch' },
    {
      kind: 'table',
      name: 'Duties',
      cells: [
        ['Watch', 'Duties'],
        ['first', 'Light the lamps of the quay.\nRead the gauge and write it down.\nWake the second watch.'],
        ['second', 'Trim the wicks.\nPut the lamps out at dawn.'],
      ],
    },
    { kind: 'paragraph', text: 'The duties hung beside the door, where the keeper had written them in ink.' },
  ],
};

const torn = ['The har', 'bour mas', 'ter keeps the day', 'book in the light', 'house.'];

/** Words whose letters stand in several runs. */
export const tornWords: Content = {
  metadata: { title: 'The daybook' },
  parts: [
    { kind: 'heading', level: 1, text: 'The daybook' },
    { kind: 'paragraph', text: torn.join(''), runs: torn },
    { kind: 'paragraph', text: 'Nobody else may write in it, for it is read every evening.' },
  ],
};

/** A value that comes of a formula. */
export const summedTable: Content = {
  metadata: { title: 'Tolls' },
  parts: [
    {
      kind: 'table',
      name: 'Tolls',
      cells: [
        ['Gate', 'Tolls'],
        ['North', { value: 1340, format: '0', shown: '1340' }],
        ['South', { value: 2271, format: '0', shown: '2271' }],
        ['Both', { value: 3611, format: '0', shown: '3611', formula: 'SUM(B2:B3)' }],
      ],
    },
  ],
};

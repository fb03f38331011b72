import { readFileSync } from 'node:fs';
import WordExtractor from 'word-extractor';
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import { walkInlines } from '../../../document/walk.js';
import { defaultLimits, readOptions, type Reading } from '../../../document/reading.js';
import { readDoc } from './read-doc.js';

const bytes = readFileSync(new URL('./fixtures/features.doc', import.meta.url));
const reading = readDoc(bytes, readOptions(), { deadline: noDeadline, limits: defaultLimits }) as Reading;
const outline = dumpDocument(reading.document);

describe('a document written by another program', () => {
  it('keeps everything that the format can say', () => {
    expect(outline).toBe(
      `
furniture header
  paragraph "Running head"
heading 1 "Feature tour"
paragraph "Plain, " strong("bold") ", " emphasis("italic") ", " strikethrough("struck") ", x" superscript("2") ", " code("code()") "."
paragraph "Accents é ü ß, Greek Ω, Cyrillic Привет, emoji 😀, dash – and “quotes”." break "Second line."
heading 2 "Lists"
list
  item
    paragraph "First"
    list
      item
        paragraph "Nested"
  item
    paragraph "Second"
ordered list
  item
    paragraph "One"
    ordered list
      item "a)"
        paragraph "Sub a"
      item "b)"
        paragraph "Sub b"
  item
    paragraph "Two"
heading 2 "Tables"
table header 1
  row
    cell "A"
    cell "B"
    cell "C"
  row
    cell colspan 2 "wide"
    cell "c1"
  row
    cell rowspan 2 "tall"
    cell
      paragraph "b2"
      paragraph "b2 again"
    cell
      table header 0
        row
          cell "n1"
          cell "n2"
  row
    cell "b3"
    cell "c3"
heading 2 "Notes and links"
paragraph "A " link<https://example.com/a?b=c>("link") ", a footnote" footnote("1") " and an endnote" footnote("2") "."
paragraph "Before the box"
paragraph "Text in a box"
paragraph "The end."
furniture footer
  paragraph "Running foot"
footnote "1"
  paragraph "The footnote."
footnote "2"
  paragraph "The endnote."
`.trimStart(),
    );
  });

  it('gives the document properties', () => {
    expect(reading.metadata).toEqual({
      title: 'Feature tour',
      subject: 'Everything at once',
      author: 'Plumbline',
      keywords: 'doc',
    });
    expect(reading.notices).toEqual([]);
  });

  it('loses no word that word-extractor finds, but the hidden one', async () => {
    const document = await new WordExtractor().extract(bytes);
    const text = [
      document.getBody(),
      document.getFootnotes(),
      document.getEndnotes(),
      document.getHeaders(),
      document.getTextboxes(),
    ].join('\n');
    let ours = '';
    walkInlines(reading.document, (inline) => {
      if (typeof inline === 'string') ours += inline;
      else if (inline.type === 'code') ours += inline.text;
    });
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.length).toBeGreaterThan(70);
    expect(words.filter((word) => !ours.includes(word))).toEqual(['hidden']);
  });
});

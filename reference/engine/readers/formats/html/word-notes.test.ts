/** Notes of pages that a word processor saved. */
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import { defaultLimits, readOptions, type ReadOptions } from '../../../document/reading.js';
import { readHtml } from './read-html.js';

const dump = (html: string, options: Partial<ReadOptions> = {}): string =>
  dumpDocument(
    readHtml(Buffer.from(html), readOptions({ onlyMainContent: false, ...options }), {
      deadline: noDeadline,
      limits: defaultLimits,
    }).document,
  );

const word = `<p>Prices hold.<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a> So do terms.<a href="#_edn1" name="_ednref1">[i]</a></p>
  <div><hr size=1 width="33%"><div id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> To the end of the year.</p></div></div>
  <div><hr size=1><div id=edn1><p><a href="#_ednref1" name="_edn1">[i]</a> See the annex.</p></div></div>`;

describe('the notes of a page that was saved', () => {
  it('by Word are notes, and the line above them goes', () => {
    expect(dump(word)).toBe(
      [
        'paragraph "Prices hold." footnote("1") " So do terms." footnote("e1")',
        'footnote "1"',
        '  paragraph "To the end of the year."',
        'footnote "e1"',
        '  paragraph "See the annex."',
        '',
      ].join('\n'),
    );
  });

  it('by LibreOffice are notes', () => {
    const text = dump(
      `<p>Text<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>
       <div id="sdfootnote1"><p><a name="sdfootnote1sym" href="#sdfootnote1anc">1</a>A note</p></div>`,
    );
    expect(text).toContain('paragraph "Text" footnote("1")');
    expect(text).toContain('paragraph "A note"');
  });

  it('are links where the notes themselves are left out', () => {
    expect(dump(word, { excludeTags: ['#ftn1'] })).toContain('link<#_ftn1>');
  });
});

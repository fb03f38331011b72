import { describe, expect, it } from 'vitest';
import { dumpDocument } from '../../../document/dump.js';
import { grid, readXlsxFile, relationshipsOf, xlsxFile, type SheetShape } from './testing/xlsx-file.js';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const threadNamespace = 'http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments';
const data = grid([
  ['item', 'sum'],
  ['a', 1],
]);
const after = '<legacyDrawing r:id="v"/>';
const preamble = '[Threaded comment]\n\nYour version of Excel allows you to read this.\n\nComment:\n    ';

const comments = (authors: readonly string[], ...items: readonly [string, number, string][]): string =>
  `<comments xmlns="${main}"><authors>${authors.map((name) => `<author>${name}</author>`).join('')}</authors><commentList>${items
    .map(([ref, author, text]) => `<comment ref="${ref}" authorId="${author}"><text>${text}</text></comment>`)
    .join('')}</commentList></comments>`;

const files = {
  'xl/comments1.xml': comments(
    ['Ann', 'tc={1}'],
    ['B2', 0, '<r><rPr><b/></rPr><t>Ann:</t></r><r><t xml:space="preserve">\nis it &lt; 2?</t></r>'],
    ['A1', 1, `<t>${preamble}a thread\nReply:\n    answered</t>`],
  ),
  'xl/threads1.xml':
    `<ThreadedComments xmlns="${threadNamespace}"><threadedComment ref="A1" personId="{p}" id="{1}"><text>a thread</text></threadedComment>` +
    '<threadedComment ref="A1" personId="{q}" id="{2}" parentId="{1}"><text>answered</text></threadedComment></ThreadedComments>',
  'xl/persons/person.xml': `<personList xmlns="${threadNamespace}"><person displayName="Bob (B)" id="{p}"/></personList>`,
};
const related = { v: ['vmlDrawing', '../drawing.vml'], c: ['comments', '../comments1.xml'] } as const;
const sheet: SheetShape = { name: 'S', data, after, relationships: related };

const dump = (shape: SheetShape, more: Record<string, string> = {}): string =>
  dumpDocument(readXlsxFile(xlsxFile({ sheets: [shape], files: { ...files, ...more } })).document);

/** The end of the outline when these notes stand behind the table. */
const behindTable = (...notes: string[]): string =>
  ['    cell "1"\nlist\n', ...notes.map((note) => `  item\n    paragraph ${JSON.stringify(note)}\n`)].join('');

describe('notes of an XLSX', () => {
  it('stand behind the table of their sheet, each thread once', () => {
    const relationships = { ...related, t: ['threadedComment', '../threads1.xml'] } as const;
    const workbook = relationshipsOf({
      s0: ['worksheet', 'worksheets/sheet1.xml'],
      p: ['person', 'persons/person.xml'],
    });
    const outline = dump({ ...sheet, relationships }, { 'xl/_rels/workbook.xml.rels': workbook });
    expect(outline.endsWith(behindTable('A1, Bob (B): a thread', 'A1: answered', 'B2, Ann: is it < 2?'))).toBe(true);
  });

  it('tell a thread by the note that stands for it where its own part is missing', () => {
    const notes = behindTable('A1: Comment: a thread Reply: answered', 'B2, Ann: is it < 2?');
    expect(dump(sheet).endsWith(notes)).toBe(true);
  });

  it('stand under the name of a sheet that has nothing else', () => {
    expect(dump({ ...sheet, data: '' })).toMatch(/^heading 2 "S"\nlist\n {2}item\n {4}paragraph "A1: /);
  });

  it('of hidden sheets are left out', () => {
    expect(dump({ ...sheet, state: 'hidden' })).not.toContain('Ann');
  });
});

import { describe, expect, it } from 'vitest';
import { dumpDocx, p, table } from './testing/docx-file.js';

describe('tables of a DOCX', () => {
  const cell = (text: string, properties = ''): string =>
    (properties === '' ? '' : `<w:tcPr>${properties}</w:tcPr>`) + p(text);

  it('keep rows and cells, with the first row as header where the look says so', () => {
    const rows = [
      [cell('a'), cell('b')],
      [cell('1'), cell('')],
    ];
    expect(dumpDocx(table(rows, '<w:tblLook w:firstRow="1"/>'))).toMatchInlineSnapshot(`
      "table header 1
        row
          cell "a"
          cell "b"
        row
          cell "1"
          cell """
    `);
    expect(dumpDocx(table(rows, '<w:tblLook w:val="04A0"/>'))).toContain('table header 1');
    expect(dumpDocx(table(rows, '<w:tblLook w:val="0400"/>'))).toContain('table header 0');
  });

  it('know the header rows that repeat on each page', () => {
    const row = (text: string, header: boolean): string =>
      `<w:tr>${header ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}<w:tc>${p(text)}</w:tc><w:tc>${p('x')}</w:tc></w:tr>`;
    expect(dumpDocx(`<w:tbl>${row('a', true)}${row('b', true)}${row('c', false)}</w:tbl>`)).toContain('table header 2');
  });

  it('keep cells merged across and down', () => {
    const rows = [
      [cell('wide', '<w:gridSpan w:val="2"/>'), cell('c')],
      [cell('tall', '<w:vMerge w:val="restart"/>'), cell('b'), cell('c')],
      [cell('', '<w:vMerge/>'), cell('d'), cell('e')],
    ];
    expect(dumpDocx(table(rows))).toMatchInlineSnapshot(`
      "table header 0
        row
          cell colspan 2 "wide"
          cell "c"
        row
          cell rowspan 2 "tall"
          cell "b"
          cell "c"
        row
          cell "d"
          cell "e""
    `);
  });

  it('keep cells merged in the old way', () => {
    const rows = [[cell('wide', '<w:hMerge w:val="restart"/>'), cell('', '<w:hMerge/>'), cell('c')]];
    expect(dumpDocx(table([...rows, [cell('1'), cell('2'), cell('3')]]))).toContain('colspan 2');
  });

  it('begin late where the grid says so', () => {
    const late = `<w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr><w:tc>${p('late')}</w:tc></w:tr>`;
    expect(dumpDocx(`<w:tbl><w:tr><w:tc>${p('a')}</w:tc><w:tc>${p('b')}</w:tc></w:tr>${late}</w:tbl>`))
      .toMatchInlineSnapshot(`
      "table header 0
        row
          cell "a"
          cell "b"
        row
          cell ""
          cell "late""
    `);
  });

  it('nest, and hold blocks', () => {
    const inner = table([
      [cell('x'), cell('y')],
      [cell('z'), cell('w')],
    ]);
    expect(
      dumpDocx(
        table([
          [cell('outer') + inner, p('one') + p('two')],
          [cell('a'), cell('b')],
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "table header 0
        row
          cell
            paragraph "outer"
            table header 0
              row
                cell "x"
                cell "y"
              row
                cell "z"
                cell "w"
          cell
            paragraph "one"
            paragraph "two"
        row
          cell "a"
          cell "b""
    `);
  });

  it('are frames when they have a single cell, and nothing when they are empty', () => {
    expect(dumpDocx(table([[p('framed') + p('text')]]) + table([[p(''), p('')]]))).toMatchInlineSnapshot(`
      "paragraph "framed"
      paragraph "text""
    `);
  });

  it('leave deleted rows out', () => {
    const deleted = `<w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc>${p('gone')}</w:tc><w:tc>${p('gone')}</w:tc></w:tr>`;
    expect(dumpDocx(`<w:tbl>${deleted}<w:tr><w:tc>${p('a')}</w:tc><w:tc>${p('b')}</w:tc></w:tr></w:tbl>`))
      .toMatchInlineSnapshot(`
      "table header 0
        row
          cell "a"
          cell "b""
    `);
  });
});

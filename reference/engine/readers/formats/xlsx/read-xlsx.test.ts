import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { noDeadline } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import { readOptions } from '../../../document/reading.js';
import { errorCodeOf, readPorts } from '../../shared/containers/testing/read-ports.js';
import { zipOf } from '../../shared/containers/testing/write-zip.js';
import { readXlsx } from './read-xlsx.js';
import { cell, dumpSheet, grid, readXlsxFile, relationshipsOf, xlsxFile } from './testing/xlsx-file.js';

const formats = (...codes: string[]): string =>
  `<numFmts>${codes.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`).join('')}</numFmts><fonts><font/></fonts>` +
  `<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${codes.map((_, i) => `<xf numFmtId="${164 + i}"/>`).join('')}<xf numFmtId="14"/></cellXfs>`;

describe('cells of an XLSX', () => {
  it('show raised and lowered letters as characters of their own', () => {
    const run = (position: string, text: string): string =>
      `<r><rPr><sz val="9"/><vertAlign val="${position}"/></rPr><t>${text}</t></r>`;
    const strings = [
      `<r><t>Year</t></r>${run('superscript', 'a')}`,
      `<r><t>H</t></r>${run('subscript', '2')}<r><t>O</t></r>`,
    ];
    const sheet = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';
    expect(dumpSheet(sheet, { strings })).toContain('cell "Yearᵃ"\n    cell "H₂O"');
  });

  it('show shared, rich and inline strings without phonetic guides', () => {
    const strings = [
      '<t>plain</t>',
      '<r><t>rich </t></r><r><rPr><b/></rPr><t xml:space="preserve">text</t></r><rPh sb="0" eb="1"><t>guide</t></rPh>',
      '<t>a_x000D_b_x0041_</t>',
    ];
    const data =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="inlineStr"><is><r><t>in</t></r><r><t>line &amp; more</t></r></is></c></row>';
    expect(dumpSheet(data, { strings })).toMatchInlineSnapshot(`
      "heading 2 "Sheet"
      table header 1
        row
          cell "plain"
          cell "rich text"
        row
          cell "abA"
          cell "inline & more""
    `);
  });

  it('show numbers in the format of their style', () => {
    const styles = formats('0.00%', '#,##0.00', 'yyyy\\-mm\\-dd', '[h]:mm');
    const data =
      `<row r="1">${cell('A1', 0.256, ' s="1"')}${cell('B1', 1234.5, ' s="2"')}${cell('C1', 45000, ' s="3"')}${cell('D1', 1.5, ' s="4"')}${cell('E1', 45000, ' s="5"')}${cell('F1', 1.5)}</row>` +
      '<row r="2"><c r="A2" t="d" s="3"><v>2023-03-15T00:00:00Z</v></c><c r="B2" t="d"><v>2023-03-15T08:30:00</v></c><c r="C2"><v>1.50</v></c><c r="D2"><v>1E-3</v></c><c r="E2" t="n"><v>-0</v></c><c r="F2"><v>0.1</v></c></row>';
    expect(dumpSheet(data, { styles })).toMatchInlineSnapshot(`
      "heading 2 "Sheet"
      table header 0
        row
          cell "25.60%"
          cell "1,234.50"
          cell "2023-03-15"
          cell "36:00"
          cell "3/15/2023"
          cell "1.5"
        row
          cell "2023-03-15"
          cell "2023-03-15 08:30:00"
          cell "1.5"
          cell "0.001"
          cell "0"
          cell "0.1""
    `);
  });

  it('count days from 1904 where the workbook does', () => {
    expect(
      dumpSheet(`<row r="1">${cell('A1', 0, ' s="1"')}</row>`, { styles: formats('yyyy-mm-dd'), date1904: true }),
    ).toContain('1904-01-01');
  });

  it('show booleans, errors and results of formulas, and formulas that were never calculated', () => {
    const data =
      '<row r="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c><c r="C1" t="e"><v>#DIV/0!</v></c></row>' +
      '<row r="2"><c r="A2"><f>B1&amp;C1</f><v>7</v></c><c r="B2" t="str"><f>"a"</f><v>text &lt;x&gt;</v></c><c r="C2"><f>SUM(A1:A9)</f></c><c r="D2" t="str"><f>""</f><v></v></c></row>';
    expect(dumpSheet(data)).toMatchInlineSnapshot(`
      "heading 2 "Sheet"
      table header 0
        row
          cell "TRUE"
          cell "FALSE"
          cell "#DIV/0!"
        row
          cell "7"
          cell "text <x>"
          cell "7""
    `);
  });

  it('become links by relationship and by formula', () => {
    const data = `<row r="1">${cell('A1', 'site')}${cell('B1', 'cell')}<c r="C1" t="str"><f>HYPERLINK("https://example.com/f","shown")</f><v>shown</v></c></row>`;
    const after =
      '<hyperlinks><hyperlink ref="A1" r:id="h" tooltip="Tip" location="part"/><hyperlink ref="B1" location="Sheet!A1"/></hyperlinks>';
    expect(dumpSheet(data, { after, relationships: { h: ['hyperlink', 'https://example.com/'] } }))
      .toMatchInlineSnapshot(`
      "heading 2 "Sheet"
      table header 0
        row
          cell
            paragraph link<https://example.com/#part>"Tip"("site")
          cell "cell"
          cell
            paragraph link<https://example.com/f>("shown")"
    `);
  });

  it('are found in rows and columns that do not say where they are, and under any prefix', () => {
    const unnumbered =
      '<row><c t="inlineStr"><is><t>a</t></is></c><c><v>1</v></c></row><row><c><v>2</v></c><c><v>3</v></c></row>';
    const expected = dumpSheet(
      grid([
        ['a', 1],
        [2, 3],
      ]),
    );
    expect(dumpSheet(unnumbered)).toBe(expected);
    const prefixed = xlsxFile({
      sheets: [{ name: 'Sheet', data: '' }],
      files: {
        'xl/worksheets/sheet1.xml':
          '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c><x:c r="B1"><x:v>1</x:v></x:c></x:row>' +
          "<x:row r='2'><x:c r='A2'><x:v>2</x:v></x:c><!-- note --><x:c r='B2'><x:v><![CDATA[3]]></x:v></x:c></x:row></x:sheetData></x:worksheet>",
      },
    });
    expect(dumpDocument(readXlsxFile(prefixed).document).trimEnd()).toBe(expected);
  });

  it('are put in order when they were written out of order', () => {
    const data =
      '<row r="2"><c r="B2"><v>4</v></c><c r="A2"><v>3</v></c></row><row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>';
    expect(dumpSheet(data)).toBe(
      dumpSheet(
        grid([
          [1, 2],
          [3, 4],
        ]),
      ),
    );
  });
});

describe('sheets of an XLSX', () => {
  it('come in tab order under their names, without the hidden ones and the empty ones', () => {
    const data = grid([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    const file = xlsxFile({
      sheets: [
        { name: 'First &amp; best', data },
        { name: 'Hidden', data, state: 'hidden' },
        { name: 'Very hidden', data, state: 'veryHidden' },
        { name: 'Empty', data: '<row r="1"><c r="A1" s="1"/></row>' },
        { name: 'Last', data },
      ],
    });
    const names = readXlsxFile(file)
      .document.blocks.filter((block) => block.type === 'heading')
      .map((block) => block.children);
    expect(names).toEqual([['First & best'], ['Last']]);
  });

  it('keep merged cells as spans', () => {
    const data = grid([
      ['wide', null, 'c'],
      ['tall', 'x', 'y'],
      [null, 'z', 'w'],
    ]);
    const after = '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A2:A3"/></mergeCells>';
    expect(dumpSheet(data, { after })).toMatchInlineSnapshot(`
      "heading 2 "Sheet"
      table header 1
        row
          cell colspan 2 "wide"
          cell "c"
        row
          cell rowspan 2 "tall"
          cell "x"
          cell "y"
        row
          cell "z"
          cell "w""
    `);
  });

  it('take the first row for a header when it has names, and where the author declares a table', () => {
    expect(
      dumpSheet(
        grid([
          ['name', 'count'],
          ['a', 1],
        ]),
      ),
    ).toContain('table header 1');
    expect(
      dumpSheet(
        grid([
          [2023, 2024],
          [1, 2],
        ]),
      ),
    ).toContain('table header 0');
    const table = '<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ref="A1:B2"/>';
    const declared = {
      after: '<tableParts><tablePart r:id="t"/></tableParts>',
      relationships: { t: ['table', '../tables/table1.xml'] as const },
      files: { 'xl/tables/table1.xml': table },
    };
    expect(
      dumpSheet(
        grid([
          [2023, 2024],
          [1, 2],
        ]),
        declared,
      ),
    ).toContain('table header 1');
  });

  it('do not cost what they declare, only what they hold', () => {
    const far = `<row r="1"><c r="A1"><v>1</v></c></row>${'<row r="2"><c r="A2" s="1"/><c r="B2" s="1"/></row>'.repeat(5000)}<row r="1048576">${cell('XFD1048576', 'far')}</row>`;
    expect(dumpSheet(far).match(/cell .*/g)).toEqual(['cell "1"', 'cell "far"']);
  });

  it('show pictures, titles of charts and text boxes where they float over the cells', () => {
    const xdr = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
    const a = 'http://schemas.openxmlformats.org/drawingml/2006/main';
    const c = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
    const r = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const drawing =
      `<xdr:wsDr xmlns:xdr="${xdr}" xmlns:a="${a}" xmlns:r="${r}"><xdr:twoCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:row>3</xdr:row></xdr:from><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="1" name="Picture 1" descr="A cat"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="i"/></xdr:blipFill></xdr:pic></xdr:twoCellAnchor>` +
      `<xdr:twoCellAnchor><xdr:from><xdr:row>0</xdr:row></xdr:from><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Picture 2"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="i"/></xdr:blipFill></xdr:pic></xdr:twoCellAnchor>` +
      `<xdr:twoCellAnchor><xdr:from><xdr:row>3</xdr:row></xdr:from><xdr:graphicFrame><a:graphic><a:graphicData><c:chart xmlns:c="${c}" r:id="c"/></a:graphicData></a:graphic></xdr:graphicFrame></xdr:twoCellAnchor>` +
      `<xdr:twoCellAnchor><xdr:from><xdr:row>5</xdr:row></xdr:from><xdr:sp><xdr:txBody><a:p><a:r><a:t>boxed</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:twoCellAnchor></xdr:wsDr>`;
    const files = {
      'xl/drawings/drawing1.xml': drawing,
      'xl/drawings/_rels/drawing1.xml.rels': relationshipsOf({
        i: ['image', '../media/image1.png'],
        c: ['chart', '../charts/chart1.xml'],
      }),
      'xl/charts/chart1.xml': `<c:chartSpace xmlns:c="${c}" xmlns:a="${a}"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:rich></c:tx></c:title></c:chart></c:chartSpace>`,
    };
    expect(
      dumpSheet(grid([[''], ['a'], [''], [''], [''], ['b']]), {
        after: '<drawing r:id="d"/>',
        relationships: { d: ['drawing', '../drawings/drawing1.xml'] },
        files,
      }),
    ).toMatchInlineSnapshot(`
      "heading 2 "Sheet"
      figure 
        paragraph image<embedded>("")
      table header 0
        row
          cell "a"
      paragraph image<embedded>("A cat")
      paragraph image<>("Sales")
      table header 0
        row
          cell "b"
      paragraph "boxed""
    `);
  });
});

describe('the numbers of a chart', () => {
  const dumpChart = (source: string, data = grid([['a', 'b']])): string => {
    const points = (kind: string, ...texts: string[]): string =>
      `<c:${kind}Cache>${texts.map((text, at) => `<c:pt idx="${at}"><c:v>${text}</c:v></c:pt>`).join('')}</c:${kind}Cache>`;
    const series =
      `<c:ser><c:tx><c:strRef><c:f>x</c:f>${points('str', 'Sold')}</c:strRef></c:tx>` +
      `<c:cat><c:strRef><c:f>x</c:f>${points('str', 'May', 'June')}</c:strRef></c:cat>` +
      `<c:val><c:numRef>${source === '' ? '' : `<c:f>${source}</c:f>`}${points('num', '4', '5')}</c:numRef></c:val></c:ser>`;
    return dumpSheet(data, {
      after: '<drawing r:id="d"/>',
      relationships: { d: ['drawing', '../drawings/drawing1.xml'] },
      files: {
        'xl/drawings/drawing1.xml':
          '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><xdr:graphicFrame><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="c"/></xdr:graphicFrame></xdr:wsDr>',
        'xl/drawings/_rels/drawing1.xml.rels': relationshipsOf({ c: ['chart', '../charts/chart1.xml'] }),
        'xl/charts/chart1.xml': `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart><c:plotArea><c:barChart>${series}</c:barChart></c:plotArea></c:chart></c:chartSpace>`,
      },
    });
  };

  it.each(["'Elsewhere'!$A$1:$A$2", '[1]Sheet!$A$1:$A$2', ''])('are shown when they come from %s', (source) => {
    expect(dumpChart(source).match(/cell "(?:Sold|May|4|June|5)"/g)).toHaveLength(5);
  });

  it.each(['Sheet!$A$1:$A$2', "'Sheet'!$A$1:$A$2"])('are left to the sheet that shows them, %s', (source) => {
    expect(dumpChart(source)).not.toContain('Sold');
  });

  it('are shown on a sheet that has nothing else', () => {
    expect(dumpChart('Sheet!$A$1:$A$2', '').match(/cell "(?:Sold|May|4|June|5)"/g)).toHaveLength(5);
  });
});

describe('an XLSX file', () => {
  it('is read without the sheets that are missing, and says so', () => {
    const reading = readXlsxFile(
      xlsxFile({
        sheets: [{ name: 'Gone', data: '' }],
        files: { 'xl/_rels/workbook.xml.rels': relationshipsOf({ s0: ['worksheet', 'worksheets/none.xml'] }) },
      }),
    );
    expect(reading.notices).toEqual([expect.objectContaining({ code: 'part-unreadable', where: { part: 'Gone' } })]);
  });

  it('is refused when it has no workbook', () => {
    expect(errorCodeOf(() => readXlsxFile(zipOf({ 'readme.txt': 'x' })))).toBe('document.corrupted');
  });

  it('ends where the text of a sheet ends, whatever it begins with', () => {
    const sheet = 'c<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c>';
    const bytes = zipOf({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet,
    });
    const checks = { count: 0 };
    const deadline = { ...noDeadline, check: () => expect(++checks.count).toBeLessThan(1000) };
    readXlsx(bytes, readOptions(), { ...readPorts(), deadline });
  });

  it('survives any markup of sheet data', () => {
    const piece = fc.constantFrom(
      '<row r="1">',
      '<row>',
      '</row>',
      '<c r="A1">',
      '<c r="B2" t="s">',
      '<c/>',
      '</c>',
      '<v>1</v>',
      '<v>',
      '</v>',
      '<f>',
      '</f>',
      '<is>',
      '<is><t>x</t></is>',
      '<v/>',
      '"',
      '<',
      '>',
      '</sheetData>',
      '<formula>x</formula>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => void dumpSheet(pieces.join(''))),
      { numRuns: 500 },
    );
  });
});

describe('the values of an XLSX', () => {
  const value = fc.oneof(
    fc.stringMatching(/^[A-Za-z][A-Za-z0-9 &<>"]{0,8}[a-z]$/),
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
    fc.integer({ min: -100_000, max: 100_000 }).map((count) => count / 8),
    fc.boolean(),
    fc.constant(null),
  );

  it('are the texts that SheetJS shows', () => {
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }), (rows) => {
        const sheet = XLSX.utils.aoa_to_sheet(rows);
        const workbook = XLSX.utils.book_new();
        XLSX.utils.book_append_sheet(workbook, sheet, 'S');
        const bytes = XLSX.write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
        const shown = Object.entries(XLSX.read(bytes).Sheets['S']!).filter(([key]) => !key.startsWith('!'));
        const expected = shown
          .map(([, each]) => String((each as XLSX.CellObject).w ?? (each as XLSX.CellObject).v))
          .filter((text) => text.trim() !== '');
        const found: string[] = [];
        for (const block of readXlsxFile(bytes).document.blocks) {
          if (block.type === 'paragraph') found.push(...block.children.filter((child) => typeof child === 'string'));
          if (block.type === 'table')
            for (const row of block.rows)
              for (const each of row.cells) if (each.content !== '') found.push(each.content as string);
        }
        expect(found.sort()).toEqual(expected.sort());
      }),
      { numRuns: 100 },
    );
  });
});

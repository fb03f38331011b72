/** What the codes of a content stream mean, and in which order their text is read. */
import { describe, expect, it } from 'vitest';
import { line, streamObject, type MadePage } from './testing/made-pdf.js';
import { outlineOf, textOfPages } from './testing/read-made.js';

/** The text of one page that shows something in font `F3`, made of objects from 100. */
const withFont = (operators: string, objects: Record<number, string | Buffer>): Promise<string> =>
  textOfPages([{ operators, fonts: '/F3 100 0 R' }], { objects });

/** A ToUnicode map of single codes. */
const toUnicode = (codeSize: 1 | 2, texts: Record<number, string>): Buffer => {
  const hex = (value: number, size: number): string => value.toString(16).padStart(size * 2, '0');
  const entries = Object.entries(texts).map(
    ([code, text]) => `<${hex(Number(code), codeSize)}> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`,
  );
  return streamObject(
    `begincmap 1 begincodespacerange <${hex(0, codeSize)}> <${'ff'.repeat(codeSize)}> endcodespacerange ${entries.length} beginbfchar ${entries.join('\n')} endbfchar endcmap`,
  );
};

const composite = (encoding: string, extra = ''): Record<number, string> => ({
  100: `<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /${encoding} /DescendantFonts [101 0 R] ${extra} >>`,
  101: '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 >>',
});

describe('codes', () => {
  it('have the meaning that the ToUnicode map gives them', async () => {
    const text = await withFont(line('ABC', 72, 700, 11, 'F3'), {
      100: '<< /Type /Font /Subtype /TrueType /BaseFont /Made /FirstChar 65 /LastChar 67 /Widths [600 600 600] /ToUnicode 101 0 R >>',
      101: toUnicode(1, { 65: 'Ж', 66: 'ffi', 67: '\u{1d54f}' }),
    });
    expect(text).toBe('Жffi\u{1d54f}');
  });

  it('have the names of their differences, ligatures as letters', async () => {
    const text = await withFont(line('\\001\\002\\003\\004', 72, 700, 11, 'F3'), {
      100: '<< /Type /Font /Subtype /Type1 /BaseFont /Made /FirstChar 1 /LastChar 4 /Widths [600 600 600 600] /Encoding << /Differences [1 /o /fi /uni0161 /eacute] >> >>',
    });
    expect(text).toBe('ofi\u0161\u00e9');
  });

  it('takes the glyph names of the mathematical fonts of TeX', async () => {
    const names = '/prime /lessorsimilar /angbracketleft /negationslash /equal';
    const text = await textOfPages(
      [{ operators: line('\\001\\002\\003\\004\\005', 72, 700, 11, 'F3'), fonts: '/F3 100 0 R' }],
      {
        objects: {
          100: `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Made /FirstChar 1 /LastChar 5 /Widths [300 700 400 0 700] /Encoding << /Differences [1 ${names}] >> >>`,
        },
      },
    );
    expect(text).toBe('\u2032\u2272\u27e8\u2260');
  });

  it('of two bytes follow a predefined map of Japanese', async () => {
    const text = await withFont('BT /F3 11 Tf 72 700 Td <93fa967b8cea> Tj ET', composite('90ms-RKSJ-H'));
    expect(text).toBe('日本語');
  });

  it('of two bytes follow a Unicode map', async () => {
    const text = await withFont('BT /F3 11 Tf 72 700 Td <65e5672c> Tj ET', composite('UniJIS-UCS2-H'));
    expect(text).toBe('日本');
  });

  it.each([
    ['decimal', '/Made+Cambria', '/g18 /g152 /g481 /g884', 'Ov,2'],
    ['decimal, of a face in Macintosh order', '/TimesNewRomanPSMT', '/glyph36 /glyph68 /gid3 /index19', 'Aa 0'],
    ['hexadecimal', '/ABCDEF+Arial-BoldMT', '/g0024 /g003a /g002c /g0051', 'AWIn'],
  ])('of a known face follow the numbers in its glyph names, %s', async (_, face, names, text) => {
    const shown = await withFont(line('\\001\\002\\003\\004', 72, 700, 11, 'F3'), {
      100: `<< /Type /Font /Subtype /Type1 /BaseFont ${face.replace('Made', 'ABCDEF')} /FirstChar 1 /LastChar 4 /Widths [600 600 600 600] /Encoding << /Differences [1 ${names}] >> >>`,
    });
    expect(shown).toBe(text);
  });

  it('of a font that is not embedded follow the glyph order of its face', async () => {
    const text = await withFont('BT /F3 11 Tf 72 700 Td <03ac03ed03f0035803ec03ec> Tj ET', {
      100: '<< /Type /Font /Subtype /Type0 /BaseFont /Calibri /Encoding /Identity-H /DescendantFonts [101 0 R] >>',
      101: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Calibri /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>',
    });
    expect(text).toBe('£14.00');
  });

  it('that are shown as radicals are the ideographs they look like', async () => {
    const text = await withFont('BT /F3 11 Tf 72 700 Td <00010002> Tj ET', {
      100: '<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /DescendantFonts [101 0 R] /ToUnicode 102 0 R >>',
      101: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 >>',
      102: streamObject(
        'begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 2 beginbfchar <0001> <2fa6> <0002> <2ed8> endbfchar endcmap',
      ),
    });
    expect(text).toBe('\u91d1\u9752');
  });

  it('of a bitmap font of TeX are told by the encoding it must have', async () => {
    const codes = [27, 97, 99, 101, 114, 116, 163];
    const text = await withFont('BT /F3 11 Tf 72 700 Td (e\\033ecta\\243t) Tj ET', {
      100: `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 50 50] /FontMatrix [0.012 0 0 0.012 0 0] /FirstChar 27 /LastChar 163 /Widths [${'50 '.repeat(137)}] /CharProcs << ${codes.map((code) => `/a${code} 101 0 R`).join(' ')} >> /Encoding << /Differences [${codes.map((code) => `${code} /a${code}`).join(' ')}] >> >>`,
      101: streamObject('50 0 d0 0 0 50 50 re f'),
    });
    expect(text).toBe('effecta\u010dt');
  });

  it('of a font of procedures are told by its names', async () => {
    const text = await withFont(line('ab', 72, 700, 11, 'F3'), {
      100: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 98 /Widths [750 750] /CharProcs << /T 101 0 R /o 101 0 R >> /Encoding << /Differences [97 /T /o] >> >>',
      101: streamObject('750 0 d0 0 0 750 750 re f'),
    });
    expect(text).toBe('To');
  });
});

describe('words', () => {
  it('are parted by gaps where no space is shown', async () => {
    expect(await textOfPages([{ operators: 'BT /F1 11 Tf 72 700 Td [(kept) -600 (apart) -20 (ment)] TJ ET' }])).toBe(
      'kept apartment',
    );
  });

  it('lose the hyphen that only marks a break', async () => {
    expect(
      await textOfPages([{ operators: `${line('The instru\\255', 72, 700)}\n${line('ments are kept', 72, 686)}` }]),
    ).toBe('The instruments are kept');
  });

  it('have the accents set over their letters, though a font is shown anew for each of them', async () => {
    const operators = 'BT /F1 10 Tf 72 700 Td (Gr) Tj 11.1 -0.4 Td (\\250) Tj -1.1 0.4 Td (u\\337e) Tj ET';
    expect(await textOfPages([{ operators }])).toBe('Grüße');
  });

  it('shown twice to look bold are there once', async () => {
    const operators = [line('A shadow of a word', 72, 700), line('A shadow of a word', 72.4, 699.8)].join('\n');
    expect(await textOfPages([{ operators }])).toBe('A shadow of a word');
  });
});

describe('direction', () => {
  const hebrew = { 65: 'א', 66: 'ב', 67: 'ג', 68: 'ד' };

  it('from right to left is read so, though the file shows it from left to right', async () => {
    const text = await withFont(line('DC BA', 72, 700, 11, 'F3'), {
      100: '<< /Type /Font /Subtype /TrueType /BaseFont /Made /FirstChar 32 /LastChar 68 /Widths [300 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600 600] /ToUnicode 101 0 R >>',
      101: toUnicode(1, { 32: ' ', ...hebrew }),
    });
    expect(text).toBe('אב גד');
  });

  it('downwards in columns from right to left is read so', async () => {
    const column = (x: number, hex: string): string => `BT /F3 11 Tf ${x} 700 Td <${hex}> Tj ET`;
    const text = await withFont(
      `${column(400, '65e5672c8a9e65e5672c8a9e')}\n${column(380, '672c8a9e')}`,
      composite('UniJIS-UCS2-V'),
    );
    expect(text).toBe('日本語日本語本語');
  });

  it.each([90, 180, 270])('of a page turned by %i degrees is that of its reader', async (angle) => {
    const matrix = { 90: '0 1 -1 0 595 0', 180: '-1 0 0 -1 595 842', 270: '0 -1 1 0 0 842' }[angle]!;
    const operators = `q ${matrix} cm ${line('The first line of the page', 72, 500)} ${line('and its second one', 72, 486)} Q`;
    expect(await textOfPages([{ operators, entries: `/Rotate ${angle}` }])).toBe(
      'The first line of the page and its second one',
    );
  });

  it('of a run that is turned does not disturb the text around it', async () => {
    const turned = 'BT /F1 11 Tf 0 1 -1 0 40 300 Tm (Printed in the margin, upwards) Tj ET';
    const text = await textOfPages([
      {
        operators: `${turned}\n${line('The text of the page', 72, 500)}\n${line('goes on as if nothing was', 72, 486)}`,
      },
    ]);
    expect(text).toContain('The text of the page goes on as if nothing was');
    expect(text).toContain('Printed in the margin, upwards');
  });
});

describe('text that is not simply shown', () => {
  it('is replaced by what the file says it stands for', async () => {
    const operators = `/Span << /ActualText (replaced) >> BDC ${line('shown', 72, 700)} EMC`;
    expect(await textOfPages([{ operators }])).toBe('replaced');
  });

  it('is replaced behind a space, which stays', async () => {
    const operators = `${line('before', 72, 700)} /Span << /ActualText (replaced) >> BDC ${line('shown', 120, 700)} EMC`;
    expect(await textOfPages([{ operators }])).toBe('before replaced');
  });

  it('is read when it lies invisible behind a picture', async () => {
    expect(await textOfPages([{ operators: `3 Tr ${line('Recognised long ago', 72, 700)}` }])).toBe(
      'Recognised long ago',
    );
  });

  it('is left out when its layer is switched off', async () => {
    const text = await textOfPages(
      [
        {
          operators: `/OC /L1 BDC ${line('hidden', 72, 700)} EMC ${line('visible', 72, 650)}`,
          resources: '/Properties << /L1 100 0 R >>',
        },
      ],
      {
        catalog: '/OCProperties << /OCGs [100 0 R] /D << /OFF [100 0 R] >> >>',
        objects: { 100: '<< /Type /OCG /Name (Layer) >>' },
      },
    );
    expect(text).toBe('visible');
  });

  it('is read inside forms that are drawn', async () => {
    const page: MadePage = {
      operators: `${line('before', 72, 700)} q 1 0 0 1 0 -40 cm /Fm1 Do Q`,
      resources: '/XObject << /Fm1 100 0 R >>',
    };
    const form = streamObject(
      line('inside the form', 72, 700),
      '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>',
    );
    expect(await textOfPages([page], { objects: { 100: form } })).toBe('before inside the form');
  });

  it('is read from the appearance of form fields and notes', async () => {
    const appearance = (text: string): Buffer =>
      streamObject(
        `BT /F1 10 Tf 2 4 Td (${text}) Tj ET`,
        '/Type /XObject /Subtype /Form /BBox [0 0 200 16] /Resources << /Font << /F1 3 0 R >> >>',
      );
    const text = await textOfPages([{ operators: line('Name:', 72, 700), entries: '/Annots [100 0 R 102 0 R]' }], {
      objects: {
        100: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada Keeper) /Rect [120 696 320 712] /AP << /N 101 0 R >> >>',
        101: appearance('Ada Keeper'),
        102: '<< /Type /Annot /Subtype /FreeText /Contents (Checked twice) /Rect [72 600 272 616] /AP << /N 103 0 R >> >>',
        103: appearance('Checked twice'),
      },
    });
    expect(text).toContain('Name: Ada Keeper');
    expect(text).toContain('Checked twice');
  });

  it('is that of form fields and notes which leave their drawing to the viewer', async () => {
    const widget = (entries: string): string =>
      `<< /Type /Annot /Subtype /Widget /Rect [120 696 420 712] ${entries} >>`;
    const text = await textOfPages(
      [{ operators: line('Name:', 72, 700), entries: '/Annots [100 0 R 101 0 R 103 0 R 104 0 R 105 0 R]' }],
      {
        catalog: '/AcroForm << /NeedAppearances true /Fields [100 0 R 102 0 R 104 0 R 105 0 R] >>',
        objects: {
          100: widget('/FT /Tx /T (name) /V (Ada Keeper) /DA (/Helv 10 Tf 0 g)'),
          101: widget('/Parent 102 0 R').replace('696 420 712', '640 420 656'),
          102: '<< /FT /Ch /T (post) /V (k) /Opt [[(k) (Keeper of the light)] [(m) (Mate)]] >>',
          103: '<< /Type /Annot /Subtype /FreeText /Contents (Checked twice) /Rect [72 600 272 616] >>',
          104: widget('/FT /Tx /Ff 8192 /T (code) /V (sesame)').replace('696 420 712', '560 420 576'),
          105: widget('/FT /Btn /T (sent) /V /Yes').replace('696 420 712', '520 420 536'),
        },
      },
    );
    expect(text).toBe('Name: Ada Keeper Keeper of the light Checked twice ☑');
  });

  it('is ordered by the structure of a tagged file as by its layout', async () => {
    const dump = await outlineOf(
      [
        {
          operators: [
            `/H1 << /MCID 0 >> BDC ${line('A tagged title', 72, 760, 20, 'F2')} EMC`,
            `/P << /MCID 1 >> BDC ${line('A paragraph with a tag of its own, in one line.', 72, 720)} EMC`,
            `/Artifact BMC ${line('not part of the text', 72, 40, 8)} EMC`,
          ].join('\n'),
          entries: '/StructParents 0',
        },
      ],
      {
        catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 100 0 R',
        objects: {
          100: '<< /Type /StructTreeRoot /K [101 0 R 102 0 R] >>',
          101: '<< /Type /StructElem /S /H1 /P 100 0 R /Pg 6 0 R /K 0 >>',
          102: '<< /Type /StructElem /S /P /P 100 0 R /Pg 6 0 R /K 1 >>',
        },
      },
    );
    expect(dump).toContain('heading 1 "A tagged title"\nparagraph "A paragraph with a tag of its own, in one line."');
  });
});

describe('a short string set apart by character spacing', () => {
  const after = (place: string): string => `BT /F1 12 Tf 72 700 Td 3 Tc (An) Tj 0 Tc ${place} Td (ote of thanks) Tj ET`;

  it('is the end of one word and the beginning of the next where the text goes on right behind its last letter', async () => {
    expect(await textOfPages([{ operators: after('17.68 0') }])).toBe('A note of thanks');
  });

  it('is so too where the number behind it takes the spacing back', async () => {
    const shown = 'BT /F1 12 Tf 72 700 Td 3 Tc [(s) 250 (oa) 250 (ll)] TJ 0 Tc 30.2 0 Td (ong) Tj ET';
    expect(await textOfPages([{ operators: shown }])).toContain('so a');
  });

  it('is parted between its letters, though one of them shows two', async () => {
    const ligature = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [128 /fi] >> >>';
    const shown = 'BT /F1 12 Tf 72 700 Td 3 Tc (w\\200) Tj 0 Tc 17.664 0 Td (les) Tj ET';
    expect(await textOfPages([{ operators: shown }], { objects: { 3: ligature } })).toBe('w files');
  });

  it('is so too where it goes on in a word that was begun without spacing', async () => {
    const shown = 'BT /F1 12 Tf 72 700 Td (The end) Tj 3 Tc (.A) Tj 0 Tc (new line) Tj ET';
    expect(await textOfPages([{ operators: shown }])).toBe('The end. A new line');
  });

  it('is one word where the spacing stands behind its last letter, too', async () => {
    expect(await textOfPages([{ operators: after('20.68 0') }])).not.toContain('A n');
  });
});

it('a space that negative word spacing takes back parts nothing', async () => {
  const shown = (spacing: number): string => `BT /F1 12 Tf 72 700 Td ${spacing} Tw (De vel) Tj 0 Tw (opment) Tj ET`;
  expect(await textOfPages([{ operators: shown(-3.1) }])).toBe('Development');
  expect(await textOfPages([{ operators: shown(-2) }])).toBe('De velopment');
});

it('Chinese and Japanese in a face of one width is no code', async () => {
  const shown = `${line('AB', 72, 700, 11, 'F3')}\n${line('Words in the usual face of the page.', 72, 670)}`;
  const objects = {
    100: '<< /Type /Font /Subtype /TrueType /BaseFont /Made-Mono /FirstChar 65 /LastChar 66 /Widths [1000 1000] /ToUnicode 101 0 R >>',
    101: toUnicode(1, { 65: '\u5e02', 66: '\u6c11' }),
  };
  const text = await outlineOf([{ operators: shown, fonts: '/F3 100 0 R' }], { objects });
  expect(text).toContain('\u5e02\u6c11');
  expect(text).not.toContain('code');
});

/** The parts of text recognition that need no engine. */
import { describe, expect, it } from 'vitest';
import { graymap, readGraymap, reduced, rgbaOf, turned, type GrayPicture } from './gray-picture.js';
import { readHocr } from './hocr.js';
import { languageOf } from './page-language.js';
import { findTextLines } from './text-lines.js';

/** Always the same numbers without order, 0 to 255. */
function strewn(): () => number {
  let seed = 7;
  return () => (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) >>> 24;
}

/** Dashes in lines, as letters look from far, falling to the right by so many degrees. */
function writing(degrees: number): GrayPicture {
  const next = strewn();
  const picture = { width: 600, height: 800, data: new Uint8Array(600 * 800).fill(240) };
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let line = 60; line < 720; line += 24)
    for (let x = 50, ink = 0; x < 550; x++) {
      ink = ink < -2 ? 2 + next() / 60 : ink - 1;
      for (let y = 0; y < 9 && ink > 0; y++) picture.data[Math.round(line + y + x * slope) * 600 + x] = 30;
    }
  return picture;
}

const photograph = (): GrayPicture => ({
  width: 600,
  height: 800,
  data: Uint8Array.from({ length: 600 * 800 }, strewn()),
});

describe('lines of writing in a picture', () => {
  it.each([-3.5, -1, -0.4, 0, 0.3, 2, 5])('that fall by %d degrees are found', (degrees) => {
    const { skew, written, upended } = findTextLines(writing(degrees));
    expect(Math.abs(skew - degrees)).toBeLessThanOrEqual(0.26);
    expect({ written, upended }).toEqual({ written: true, upended: false });
  });

  it('that run up or down are found too', () => {
    for (const degrees of [90, 270] as const)
      expect(findTextLines(turned(writing(1), degrees))).toMatchObject({ upended: true, written: true });
  });

  it('are not seen where there are none', () => {
    expect(findTextLines(photograph())).toEqual({ skew: 0, upended: false, written: false });
    const empty = { width: 600, height: 800, data: new Uint8Array(600 * 800).fill(255) };
    expect(findTextLines(empty)).toEqual({ skew: 0, upended: false, written: false });
  });
});

describe('a reduced picture', () => {
  it('has the mean of the samples that each of its own stands for', () => {
    const picture = { width: 4, height: 3, data: Uint8Array.of(0, 20, 100, 200, 20, 40, 100, 200, 9, 9, 7, 7) };
    expect(reduced(picture, 0.5)).toEqual({ width: 2, height: 2, data: Uint8Array.of(20, 150, 9, 7) });
  });

  it('shows the same lines of writing', () => {
    const { skew, written } = findTextLines(reduced(writing(2), 0.5));
    expect(Math.abs(skew - 2)).toBeLessThanOrEqual(0.4);
    expect(written).toBe(true);
  });
});

describe('a picture that goes from one part to another', () => {
  const picture = { width: 2, height: 1, data: Uint8Array.of(0, 200) };

  it('is the same as a file and as samples of a canvas', () => {
    expect(readGraymap(new Uint8Array(graymap(picture)))).toEqual(picture);
    expect([...rgbaOf(picture)]).toEqual([0, 0, 0, 255, 200, 200, 200, 255]);
  });

  it('is none when samples are missing, or it is a file of another kind', () => {
    expect(readGraymap(graymap(picture).subarray(0, -1))).toBeUndefined();
    expect(readGraymap(Buffer.from('\x89PNG\r\n'))).toBeUndefined();
  });
});

describe('a turned picture', () => {
  const picture = { width: 3, height: 2, data: Uint8Array.of(1, 2, 3, 4, 5, 6) };

  it('has its first row where it belongs', () => {
    expect([...turned(picture, 90).data]).toEqual([4, 1, 5, 2, 6, 3]);
    expect([...turned(picture, 180).data]).toEqual([6, 5, 4, 3, 2, 1]);
    expect([...turned(picture, 270).data]).toEqual([3, 6, 2, 5, 1, 4]);
  });
});

describe('the answer of an engine', () => {
  const hocr = `<div class='ocr_page' id='page_1' title='image "unknown"; bbox 0 0 800 600; ppageno 0; scan_res 70 70'>
   <div class='ocr_carea' id='block_1_1' title="bbox 10 20 110 50">
    <p class='ocr_par' id='par_1_1' lang='eng' title="bbox 10 20 110 50">
     <span class='ocr_header' id='line_1_1' title="bbox 10 20 110 50; baseline 0 -6; x_size 29; x_descenders 7; x_ascenders 6">
      <span class='ocrx_word' id='word_1_1' title='bbox 10 20 50 50; x_wconf 90'>Fish</span>
      <span class='ocrx_word' id='word_1_2' title='bbox 60 20 110 50; x_wconf 60'>&amp;<strong>co</strong></span>
     </span>
    </p>
   </div>
   <div class='ocr_carea' id='block_1_2' title="bbox 700 100 720 300">
     <span class='ocr_line' id='line_1_2' title="bbox 700 100 720 300; textangle 90; x_size 20; x_descenders 5; x_ascenders 4">
      <span class='ocrx_word' id='word_1_3' title='bbox 700 200 720 300; x_wconf 80'><strong>side</strong></span>
     </span>
     <span class='ocr_line' id='line_1_3' title="bbox 0 500 800 502; baseline 0 0; x_size 9"></span>
   </div>`;

  it('gives lines with their words, in areas', () => {
    const { lines, ...page } = readHocr(hocr);
    expect(page).toMatchObject({ width: 800, height: 600 });
    expect(lines[0]).toMatchObject({ text: 'Fish &co', block: 1, direction: 'right', baseline: 44, height: 29 });
    expect(lines[0]!.words[0]).toEqual({ text: 'Fish', start: 10, end: 50 });
  });

  it('knows lines that run down by the order of their words', () => {
    const down = `<span class='ocr_line' id='a' title="bbox 9 20 30 300; x_size 20">
      <span class='ocrx_word' id='b' title='bbox 9 20 30 90; x_wconf 90'>down</span>
      <span class='ocrx_word' id='c' title='bbox 9 110 30 300; x_wconf 90'>there</span></span>`;
    expect(readHocr(down).lines[0]).toMatchObject({ direction: 'down', words: [{ start: 20, end: 90 }, {}] });
  });

  it('keeps lines that run up the page, and no empty ones', () => {
    const { lines } = readHocr(hocr);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({ direction: 'up', baseline: 715, words: [{ text: 'side', start: 300, end: 200 }] });
  });
});

describe('the language of a page', () => {
  const all = ['eng', 'deu', 'fra', 'spa'];

  it.each([
    ['deu', 'der Weg und die Brücke von der Stadt ist auch mit dem Rad zu fahren'],
    ['fra', 'le chemin et les ponts de la ville sont pour une promenade dans le parc'],
    ['spa', 'el camino y los puentes de la ciudad son para las personas que pasean por el parque'],
    ['eng', 'the path and the bridges of the town are for a walk that is not long'],
  ])('%s is told by its frequent words', (code, text) => {
    for (const current of all) expect(languageOf(text, all, current)).toBe(code);
  });

  it('stays what it was where nothing tells', () => {
    expect(languageOf('4711 Rosmarin 12,50', all, 'fra')).toBe('fra');
    expect(languageOf('der die und das', ['eng'], 'eng')).toBe('eng');
  });
});

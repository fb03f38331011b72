/** Text recognition on scans made here: text drawn on a picture, turned, skewed, in several languages. */
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { deadlineAfter, noDeadline } from '../../base/deadline.js';
import { findProgram } from '../../base/find-program.js';
import { convert } from '../../engine/convert.js';
import { defaultLimits, readOptions, type OcrPage } from '../../engine/document/reading.js';
import { createOcr } from './ocr.js';

// A machine may have no fonts; pdf.js brings one.
const font = createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
GlobalFonts.registerFromPath(font, 'Scan');

const letter = [
  'The harbour keeps a record of every tide and of the ships that wait for it.',
  'Nobody has asked for the book since the lighthouse was closed at the end of May.',
  'It was found by the children of the keeper, who had looked for a map of the coast,',
  'and is now with the museum that shows the tools and the letters of the pilots.',
];

/** A page of lines, turned clockwise about its middle. */
function scan(lines: readonly string[], degrees = 0): Uint8Array {
  const [width, height] = degrees % 180 === 90 ? [700, 1000] : [1000, 700];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fbfaf6';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.fillStyle = '#222';
  context.font = '24px Scan';
  lines.forEach((line, index) => context.fillText(line, -450, -200 + index * 40));
  return canvas.toBuffer('image/jpeg', 80);
}

/** A sheet of 25 names, each with three small figures far to the right of it. */
function ledger(): { picture: Uint8Array; figures: string[] } {
  const canvas = createCanvas(2300, 1850);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 2300, 1850);
  context.fillStyle = '#222';
  context.font = '40px Scan';
  const figures: string[] = [];
  for (let row = 0; row < 25; row++) {
    context.fillText(['Norway', 'Sweden', 'Poland', 'Spain'][row % 4]!, 150, 340 + row * 50);
    for (let column = 0; column < 3; column++) {
      const figure = String(10 + ((row * 37 + column * 29) % 90));
      context.fillText(figure, 800 + column * 500, 340 + row * 50);
      figures.push(figure);
    }
  }
  return { picture: canvas.toBuffer('image/jpeg', 80), figures };
}

const textOf = ({ lines }: OcrPage): string => lines.map(({ text }) => text).join(' ');

const program = await findProgram(['tesseract'], process.env['PATH'] ?? '');
const engines: [string, string | undefined][] = [['compiled to WebAssembly', undefined]];
if (program !== undefined) engines.push(['of the machine', program]);

describe.each(engines)('text recognition by the engine %s', (_, path) => {
  const ocr = createOcr({ languages: ['eng', 'deu', 'fra', 'spa'], workers: 1, program: path });
  const read = (picture: Uint8Array): Promise<OcrPage> =>
    ocr.forJob(noDeadline).recognize({ bytes: picture, longerSide: 842 });

  it('reads the text of a picture, offline, with the places of the lines', async () => {
    const page = await read(scan(letter));
    expect(textOf(page)).toBe(letter.join(' '));
    expect(page).toMatchObject({ turn: 0 });
    expect(page.confidence).toBeGreaterThan(80);
    const [x0, y0, x1, y1] = page.lines[0]!.bbox;
    // Small pictures are enlarged.
    const scale = page.width / 1000;
    expect([x0, y0].map((side) => Math.round(side / scale / 20))).toEqual([3, 7]);
    expect([x1 > x0, y1 > y0]).toEqual([true, true]);
  });

  it('reads small figures that stand far apart, which the engine passes over at first', async () => {
    const { picture, figures } = ledger();
    const page = await read(picture);
    const found = page.lines.flatMap(({ text }) => text.match(/\d+/g) ?? []);
    const missing = figures.filter(
      (figure) => !found.includes(figure) || found.splice(found.indexOf(figure), 1).length === 0,
    );
    expect(missing.length, found.join(' ')).toBeLessThanOrEqual(5);
    expect(page.confidence).toBeGreaterThan(80);
  });

  it('straightens a skew page', async () => {
    const page = await read(scan(letter, 2));
    expect(textOf(page)).toBe(letter.join(' '));
    expect(page.lines).toHaveLength(letter.length);
  });

  it.each([90, 180, 270])('turns a page that lies at %i degrees', async (degrees) => {
    const page = await read(scan(letter, degrees));
    expect(textOf(page)).toBe(letter.join(' '));
    expect(page.turn).toBe(360 - degrees);
    expect(page.width).toBeGreaterThan(page.height);
  });

  it.each([
    ['Das Schiff ist für die Überfahrt nicht groß genug, und der Käpt’n weiß es auch.', 'Überfahrt nicht groß genug'],
    [
      'Les élèves ont reçu des leçons de géométrie dans une salle où il fait très froid.',
      'reçu des leçons de géométrie',
    ],
    [
      'El niño pequeño no sabía que la mañana del año nuevo es para los que duermen.',
      'niño pequeño no sabía que la mañana',
    ],
  ])('finds out the language of %s', async (sentence, words) => {
    expect(textOf(await read(scan([sentence, ...[sentence, sentence]])))).toContain(words);
  });

  it('gives up at the deadline and serves the next page', async () => {
    const over = deadlineAfter(5, () => performance.now());
    await expect(ocr.forJob(over).recognize({ bytes: scan(letter), longerSide: 842 })).rejects.toMatchObject({
      code: 'deadline.exceeded',
    });
    expect(textOf(await read(scan(letter)))).toContain('harbour');
  });

  it('refuses what is no picture, and one that would not fit, before it is decoded', async () => {
    await expect(read(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'document.corrupted' });
    const huge = Buffer.from(createCanvas(8, 8).toBuffer('image/png'));
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    await expect(read(huge)).rejects.toMatchObject({ code: 'document.limit-exceeded' });
  });
});

describe('a look at a picture', () => {
  const port = createOcr({ languages: ['eng'], workers: 1 }).forJob(noDeadline);

  it('tells writing from a drawing before anything is read', async () => {
    const canvas = createCanvas(800, 600);
    const context = canvas.getContext('2d');
    const sky = context.createLinearGradient(0, 0, 800, 600);
    sky.addColorStop(0, '#135');
    sky.addColorStop(1, '#fc8');
    context.fillStyle = sky;
    context.fillRect(0, 0, 800, 600);
    for (let index = 0; index < 60; index++) {
      context.fillStyle = `hsl(${(index * 47) % 360} 60% ${20 + ((index * 13) % 60)}%)`;
      context.beginPath();
      context.arc((index * 137) % 800, (index * 89) % 600, 10 + ((index * 7) % 50), 0, 7);
      context.fill();
    }
    expect(await port.holdsWriting({ bytes: canvas.toBuffer('image/png') })).toBe(false);
    expect(await port.holdsWriting({ bytes: scan(letter) })).toBe(true);
  });
});

describe('text recognition', () => {
  it('reads a scanned page with hardly a mistake', async () => {
    const file = readFileSync(new URL('../../engine/readers/formats/pdf/fixtures/scan.pdf', import.meta.url));
    const ocr = createOcr({ languages: ['eng'], workers: 1 });
    const { markdown } = await convert(
      file,
      { read: readOptions({ pdf: { mode: 'auto' } }), transforms: [{ type: 'dropFurniture' }], outputs: ['markdown'] },
      { deadline: noDeadline, limits: defaultLimits, ocr: ocr.forJob(noDeadline) },
    );
    const words = [
      'The harbour master counts every vessel that passes the lighthouse after midnight.',
      'In the storm of November nineteen ships waited behind the breakwater until morning.',
      'Their captains signed the ledger with pencil, because the ink had frozen.',
    ];
    expect(markdown!.trim()).toBe(words.join('\n\n'));
  });

  it('names the package to install for a language it has no data for, to all pages that wait', async () => {
    const port = createOcr({ languages: ['tlh'], workers: 1 }).forJob(noDeadline);
    const pages = await Promise.allSettled(
      [1, 2, 3].map(() => port.recognize({ bytes: scan(['nuqneH']), longerSide: 842 })),
    );
    for (const page of pages)
      expect(page).toMatchObject({ status: 'rejected', reason: { code: 'feature.not-available' } });
  });
});

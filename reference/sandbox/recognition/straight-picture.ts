/**
 * A picture file as an engine of text recognition reads it best: gray, its lines level, of a size that letters need.
 * Decoded here, by the library that also renders pages, so that no engine opens a stranger's file.
 * Spec: Parser object (PDF), modes `auto` and `ocr`.
 */
import type { Canvas, Image } from '@napi-rs/canvas';
import { budgets } from '../../base/budgets.js';
import { ServiceError } from '../../base/errors.js';
import { grayOf, readGraymap, reduced, rgbaOf, turned, type GrayPicture, type QuarterTurn } from './gray-picture.js';
import { pictureSize } from './picture-size.js';
import { findTextLines } from './text-lines.js';

/** Samples of the longer side in which lines are looked for. */
const lookedAt = 1100;

/** Less skew does no harm, in degrees. */
const harmless = 0.3;

/** Samples of the longer side: more only cost time, on fewer letters are enlarged. */
const longest = 3600;
const shortest = 1500;

export interface StraightPicture {
  picture: GrayPicture;
  /** Samples an inch of paper. */
  dpi: number;
  /** What was done to it: it may still be upside down. */
  turn: QuarterTurn;
  /** It holds lines of writing, as far as edges tell. */
  written: boolean;
}

/**
 * @param longerSide in points, as it lies on the page
 * @throws ServiceError `document.limit-exceeded` when it is too large, `document.corrupted` when it is no picture that can be decoded
 */
export async function straightPicture(bytes: Uint8Array, longerSide: number): Promise<StraightPicture> {
  const image = await decoded(bytes);
  const { skew, upended, written } = findTextLines(await drawn(image, scaleTo(lookedAt, image), 0));
  const longer = Math.max(image.width, image.height);
  const scale = longer > longest ? longest / longer : longer < shortest ? Math.min(2, shortest / longer) : 1;
  const picture = await drawn(image, scale, Math.abs(skew) > harmless ? -skew : 0);
  return {
    picture: upended ? turned(picture, 90) : picture,
    dpi: (72 * longer * scale) / Math.max(1, longerSide),
    turn: upended ? 90 : 0,
    written,
  };
}

/** Whether a picture file holds lines of writing. Much cheaper than to read them. */
export async function holdsWriting(bytes: Uint8Array): Promise<boolean> {
  const image = await decoded(bytes);
  return findTextLines(await drawn(image, scaleTo(lookedAt, image), 0)).written;
}

const scaleTo = (longer: number, { width, height }: { width: number; height: number }): number =>
  Math.min(1, longer / Math.max(width, height));

/** Turned about its middle, on white. @param degrees clockwise */
async function drawn(image: Image | GrayPicture, scale: number, degrees: number): Promise<GrayPicture> {
  if ('data' in image && degrees === 0 && scale <= 1) return scale === 1 ? image : reduced(image, scale);
  const { createCanvas } = await import('@napi-rs/canvas');
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width!, height!);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width!, height!);
  // Samples that stay where they are need no smoothing, which costs as much as decoding.
  context.imageSmoothingEnabled = scale !== 1 || degrees !== 0;
  context.imageSmoothingQuality = 'high';
  context.translate(width! / 2, height! / 2);
  context.rotate((degrees * Math.PI) / 180);
  const source = 'data' in image ? await canvasOf(image) : image;
  context.drawImage(source, -width! / 2, -height! / 2, width!, height!);
  return grayOf(context.getImageData(0, 0, width!, height!).data, width!, height!);
}

async function canvasOf(picture: GrayPicture): Promise<Canvas> {
  const { createCanvas, ImageData } = await import('@napi-rs/canvas');
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').putImageData(new ImageData(rgbaOf(picture), picture.width, picture.height), 0, 0);
  return canvas;
}

async function decoded(bytes: Uint8Array): Promise<Image | GrayPicture> {
  const rendered = readGraymap(bytes);
  const size = rendered ?? pictureSize(bytes);
  if (!size) throw new ServiceError('document.corrupted', 'The picture is of no kind that can be read.');
  if (size.width * size.height > budgets.decodedPicture.bound)
    throw new ServiceError('document.limit-exceeded', 'The picture has too many pixels.');
  if (rendered) return rendered;
  const { loadImage } = await import('@napi-rs/canvas');
  try {
    return await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    throw new ServiceError('document.corrupted', 'The picture could not be decoded.', { cause: error });
  }
}

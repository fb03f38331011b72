/**
 * A page as gray samples: what the engines of text recognition are shown, and what its lines are looked for in.
 * Spec: Parser object (PDF), modes `auto` and `ocr`.
 */

/** Rows from the top, a byte a sample: 0 black, 255 white. */
export interface GrayPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

export type QuarterTurn = 0 | 90 | 180 | 270;

/** @param rgba four bytes a sample; what shows through is white */
export function grayOf(rgba: Uint8ClampedArray, width: number, height: number): GrayPicture {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 4)
    data[at] = (rgba[from]! * 77 + rgba[from + 1]! * 151 + rgba[from + 2]! * 28) >> 8;
  return { width, height, data };
}

/** Turned clockwise. */
export function turned(picture: GrayPicture, degrees: QuarterTurn): GrayPicture {
  const { width, height, data } = picture;
  if (degrees === 0) return picture;
  if (degrees === 180) return { width, height, data: data.slice().reverse() };
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const column = degrees === 90 ? height - 1 - y : y;
    for (let x = 0; x < width; x++) out[(degrees === 90 ? x : width - 1 - x) * height + column] = data[y * width + x]!;
  }
  return { width: height, height: width, data: out };
}

/** Each sample of the smaller picture is the mean of those it stands for. @param scale above 0, at most 1 */
export function reduced(picture: GrayPicture, scale: number): GrayPicture {
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const columns = Uint32Array.from({ length: picture.width }, (_, x) => Math.floor((x * width!) / picture.width));
  const data = new Uint8Array(width! * height!);
  const [sums, counts] = [new Uint32Array(width!), new Uint32Array(width!)];
  for (let y = 0, at = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++, at++) {
      const column = columns[x]!;
      sums[column]! += picture.data[at]!;
      counts[column]!++;
    }
    const row = Math.floor((y * height!) / picture.height);
    if (Math.floor(((y + 1) * height!) / picture.height) === row) continue;
    for (let x = 0; x < width!; x++) data[row * width! + x] = sums[x]! / counts[x]!;
    sums.fill(0);
    counts.fill(0);
  }
  return { width: width!, height: height!, data };
}

/** The gray that best parts ink from paper (Otsu). */
export function inkThreshold({ data }: GrayPicture): number {
  const counts = new Float64Array(256);
  for (const value of data) counts[value]!++;
  let sum = 0;
  for (let value = 0; value < 256; value++) sum += value * counts[value]!;
  let [below, sumBelow, best, threshold] = [0, 0, -1, 128];
  for (let value = 0; value < 255; value++) {
    below += counts[value]!;
    sumBelow += value * counts[value]!;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (spread > best) [best, threshold] = [spread, value + 1];
  }
  return threshold;
}

/** The picture as a file: portable graymap, which every engine opens and nothing needs to be packed for. */
export function graymap({ width, height, data }: GrayPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}

/** The picture of a file as `graymap` makes them; undefined for any other. */
export function readGraymap(bytes: Uint8Array): GrayPicture | undefined {
  const head = /^P5\n([1-9]\d{0,5}) ([1-9]\d{0,5})\n255\n/.exec(String.fromCharCode(...bytes.subarray(0, 32)));
  if (!head) return undefined;
  const [width, height] = [Number(head[1]), Number(head[2])];
  const data = bytes.subarray(head[0].length);
  return data.length === width * height ? { width, height, data } : undefined;
}

/** As a canvas takes it: four bytes a sample. */
export function rgbaOf({ data }: GrayPicture): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(data.length * 4);
  const samples = new Uint32Array(rgba.buffer);
  for (let at = 0; at < data.length; at++) samples[at] = 0xff000000 | (data[at]! * 0x010101);
  return rgba;
}

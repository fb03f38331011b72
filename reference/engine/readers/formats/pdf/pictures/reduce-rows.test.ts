import { describe, expect, it } from 'vitest';
import { reduceRows } from './reduce-rows.js';

describe('the samples of a huge picture', () => {
  it('become the gray of the squares they stood in', () => {
    const checked = {
      width: 16,
      height: 2,
      bitDepth: 1,
      colorType: 0,
      data: Uint8Array.of(0xf0, 0x0f, 0xf0, 0xff),
    } as const;
    const { data, ...rest } = reduceRows(checked, 8);
    expect(rest).toEqual({ width: 8, height: 1, bitDepth: 8, colorType: 0 });
    expect([...data]).toEqual([255, 255, 0, 0, 127, 127, 255, 255]);
  });

  it('may be colours, and colours of a palette', () => {
    const red = [255, 0, 0];
    const colours = Uint8Array.from([...red, ...red, ...red, ...red]);
    expect([...reduceRows({ width: 2, height: 2, bitDepth: 8, colorType: 2, data: colours }, 1).data]).toEqual([76]);
    const indexed = { width: 4, height: 1, bitDepth: 2, colorType: 3, data: Uint8Array.of(0b01010101) } as const;
    expect([...reduceRows({ ...indexed, palette: Uint8Array.of(0, 0, 0, ...red) }, 4).data]).toEqual([76, 76, 76, 76]);
  });

  it('that are missing are white', () => {
    const short = { width: 2, height: 4, bitDepth: 8, colorType: 0, data: Uint8Array.of(0, 0, 0, 0) } as const;
    expect([...reduceRows(short, 2).data]).toEqual([0, 255]);
  });
});

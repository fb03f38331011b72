import { describe, expect, it } from 'vitest';
import { GatheredBytes } from './gathered-bytes.js';

describe('gathered bytes', () => {
  it('are given back in order, small pieces joined', () => {
    const gathered = new GatheredBytes();
    const sent = Buffer.from(Array.from({ length: 10_000 }, (_, index) => index % 251));
    for (let at = 0; at < sent.length; at += 1) gathered.add(sent.subarray(at, at + 1));
    expect(gathered.whole()).toEqual(sent);
    expect(gathered.pieces().length).toBeLessThan(10_000 / 256 + 256);
  });

  it('are not copied when the pieces are large', () => {
    const gathered = new GatheredBytes();
    const pieces = Array.from({ length: 600 }, () => Buffer.alloc(1000));
    for (const piece of pieces) gathered.add(piece);
    expect(gathered.pieces().every((piece, index) => piece === pieces[index])).toBe(true);
    const one = new GatheredBytes();
    one.add(pieces[0]!);
    expect(one.whole()).toBe(pieces[0]);
  });

  it('can be none, at first and again', () => {
    const gathered = new GatheredBytes();
    expect(gathered.whole()).toHaveLength(0);
    gathered.add(Buffer.from('a'));
    gathered.clear();
    expect(gathered.pieces()).toEqual([]);
  });
});

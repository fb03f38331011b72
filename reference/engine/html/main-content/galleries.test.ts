import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const story = (box: string): string => `<main><h1>The long way</h1>${box}${paragraphs(6, 'text')}</main>`;

describe('the controls of a gallery are left out:', () => {
  it.each([
    ['its counter', '<div>Image <span>1</span> <span>of</span> <span>/</span> <span>9</span></div>'],
    ['its counter with what a click shows', '<div><p>Photo 1 of 9</p><div><p>Caption</p><p>Close</p></div></div>'],
    [
      'the headline once more with the way back',
      '<div><div>The long way</div><div>1 / 9</div><div><i></i>Back to Gallery</div></div>',
    ],
  ])('%s', (_what, box) => {
    const { kept, leftOut } = judged(story(`<div><p>Ann Lee, STAYS</p>${box}</div>`));
    expect(kept).toBe(judged(story('<div><p>Ann Lee, STAYS</p></div>')).kept);
    expect([...leftOut.values()]).toEqual(['notice of the page']);
  });

  it.each([
    ['a rating', '<div><p>9 / 10</p></div>'],
    ['a caption with its number', '<div><p>Image 1 of 9: the oak in its last summer</p></div>'],
    ['a caption beside its number', '<div><figcaption><p>The oak in its last summer</p></figcaption></div>'],
    ['a picture', '<div><img src="a.png" alt="The oak"><p>Image 1</p></div>'],
    ['a sentence', '<p>Photo 3 of 7 shows the oak.</p>'],
    ['a name', '<div><p>Close</p></div>'],
  ])('but not %s', (_what, box) => {
    expect([...judged(story(`<div><p>Ann Lee</p>${box}</div>`)).leftOut]).toEqual([]);
  });
});

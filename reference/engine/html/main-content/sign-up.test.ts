import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const story = `<h1>T</h1>${paragraphs(6, 'text')}`;
const form = '<form><input type="email"><button>GONE</button></form>';

describe('a form that asks for an address', () => {
  it.each([
    `<div><h3>GONE letter</h3><p>GONE every week.</p>${form}</div>`,
    `<section><div><h2>GONE</h2><div>${form}</div><p>See our <a href="/p">rules</a></p></div></section>`,
  ])('takes its title and its invitation along: %s', (box) => {
    const { kept } = judged(`<main>${story}${box}</main>`);
    expect(kept).not.toMatch(/GONE|rules/);
    expect(kept).toContain('text5');
  });

  it.each([
    ['says where somebody is to be found', `<div><p>STAYS, 4 Quay Road, 20457 Hamburg</p>${form}</div>`],
    ['leads to a mailbox', `<div><p>STAYS <a href="mailto:a@b.example">us</a></p>${form}</div>`],
    ['says when', `<div><p>STAYS, 4 May 2025</p>${form}</div>`],
    ['costs something', `<div><p>STAYS: $ 4.00</p>${form}</div>`],
    ['is a list', `<div><ul><li>STAYS</li></ul>${form}</div>`],
    ['stands around the invitation', `<div><p>STAYS</p><div><p>Our letter</p>${form}</div></div>`],
    [
      'belongs to a form of many fields',
      '<div><p>STAYS</p><form><input name="a"><input name="b"><input type="email"><button>Book</button></form></div>',
    ],
  ])('leaves what %s', (_, box) => {
    expect(judged(`<main>${story}${box}</main>`).kept).toContain('STAYS');
  });

  it('leaves what a page about the letter says of it', () => {
    expect(judged(`<main><h1>Our letter</h1><div><p>STAYS once a week.</p>${form}</div></main>`).kept).toContain(
      'STAYS',
    );
  });
});

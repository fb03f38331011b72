/** Standard: HTML, 4.12.3 The template element, 4.12.4 The slot element. */
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../base/deadline.js';
import { parseHtml } from './parse-html.js';
import { assembleShadowTrees } from './shadow-trees.js';

const assembled = (html: string): string | undefined =>
  assembleShadowTrees(parseHtml(Buffer.from(html), { depth: 512 }, noDeadline))?.toString();

describe('shadow trees that a page declares', () => {
  it('show in place of what their host holds, which shows in their slots', () => {
    expect(
      assembled(
        '<x-a><template shadowrootmode="open"><h1><slot name="t">none</slot></h1><main><slot></slot></main></template><b slot="t">Title</b> text <p>one</p></x-a>end',
      ),
    ).toBe(
      '<x-a><h1><slot name="t"><b slot="t">Title</b></slot></h1><main><slot> text <p>one</p></slot></main></x-a>end',
    );
  });

  it('stand in one another, and hand on what they are given', () => {
    expect(
      assembled(
        '<x-a><template shadowrootmode=open><x-b><template shadowrootmode=closed>[<slot></slot>]</template><slot></slot></x-b></template>light</x-a>',
      ),
    ).toBe('<x-a><x-b>[<slot><slot>light</slot></slot>]</x-b></x-a>');
  });

  it('keep what a slot shows without any, and what no slot takes', () => {
    expect(
      assembled('<x-a><template shadowrootmode=open><slot>nothing yet</slot></template><i slot=s>kept</i></x-a>'),
    ).toBe('<x-a><slot>nothing yet</slot><i slot=s>kept</i></x-a>');
  });

  it('are read where end tags are missing', () => {
    expect(assembled('<p><x-a><template shadowrootmode=open>a<slot></slot>')).toBe('<p><x-a>a<slot></slot>');
  });

  it('are told from other templates', () => {
    expect(assembled('<x-a><template>later</template>now</x-a>')).toBeUndefined();
    expect(assembled('<x-a><template shadowrootmode="no">later</template>now</x-a>')).toBeUndefined();
  });

  it('are put together in time that grows with the page', () => {
    const page = (hosts: number): string =>
      '<x-a><template shadowrootmode=open><slot></slot></template>'.repeat(hosts) + '<p>text</p>'.repeat(hosts);
    expect(assembled(page(20_000))!.match(/<p>/g)).toHaveLength(20_000);
  });
});

import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../base/deadline.js';
import { growthOf } from '../../testing/counted-work.js';
import { interpreted } from '../../testing/interpreted-searches.js';
import { entities } from './entities.js';
import type { Entity, Redaction } from './entities.js';
import { redactData } from './redact-data.js';

const redaction: Redaction = { entities, mode: 'accurate', style: 'tag' };

function redact<Value>(value: Value, changes: Partial<Redaction> = {}): Value {
  return redactData(value, { ...redaction, ...changes }, noDeadline);
}

const markdown = (text: string, changes?: Partial<Redaction>): string => redact({ markdown: text }, changes).markdown;
const html = (text: string, changes?: Partial<Redaction>): string => redact({ html: text }, changes).html;

describe('redaction of Markdown', () => {
  it.each([
    [
      'a link',
      '[write](mailto:anna%40plumbline.example "anna@plumbline.example")',
      '[write](mailto:%3CEMAIL%3E "&lt;EMAIL&gt;")',
    ],
    [
      'a table',
      '| who | card |\n| --- | --- |\n| a@b.example | 4111 1111 1111 1111 |',
      '| who | card |\n| --- | --- |\n| <EMAIL> | <FINANCIAL> |',
    ],
    ['a code fence', '```js\nmail("a@b.example");\n```', '```js\nmail("<EMAIL>");\n```'],
    ['emphasis', '**a@b.example** and *a@b.example*', '**<EMAIL>** and *<EMAIL>*'],
    ['an escape', 'anna\\_b@plumbline.example', '<EMAIL>'],
    ['emphasis within', 'a**nn**a@plumbline.example!', '<EMAIL>****!'],
    ['a picture', '![a@b.example](https://x.example/a@b.example.png)', '![<EMAIL>](https://x.example/%3CEMAIL%3E)'],
    [
      'an HTML table',
      '<table><tr><td title="a@b.example">a&#64;b.example</td></tr></table>',
      '<table><tr><td title="&lt;EMAIL&gt;"><EMAIL></td></tr></table>',
    ],
  ])('keeps %s', (_what, before, after) => expect(markdown(before)).toBe(after));

  it('keeps what is no personal data to the letter', () => {
    const text =
      '# A *heading*\n\n1. x < y & z\n\n> `code` \\* [a](b "c") ![d](e)\n\n    indented\n\n***\n\n<p class="x">p</p>\n\n[unfinished](\n';
    expect(markdown(text)).toBe(text);
  });
});

describe('redaction of HTML', () => {
  it('reads text through tags, references and attributes, and leaves markup alone', () => {
    const page =
      '<p title="a@b.example" class=x>To <b>an</b>na&#64;plumbline.example<br>1 &lt; 2</p><!-- a@b.example --><script>m="a@b.example"</script>';
    expect(html(page)).toBe(
      '<p title="&lt;EMAIL&gt;" class=x>To <b>&lt;EMAIL&gt;</b><br>1 &lt; 2</p><!-- &lt;EMAIL&gt; --><script>m="<EMAIL>"</script>',
    );
  });

  it('redacts behind a tag that never ends', () => {
    expect(html('<p>x <a href="a@b.example')).not.toContain('a@b.example');
    expect(html('a <b and a@b.example')).toBe('a <b and &lt;EMAIL&gt;');
  });
});

describe('redaction of an answer', () => {
  const answer = {
    markdown: 'Kind regards,\nZorblat Quench',
    html: '<h1>About Zorblat Quench</h1>',
    links: ['https://plumbline.example/people/zorblat-quench', 'https://plumbline.example/'],
    metadata: { title: 'Zorblat Quench', author: 'Quillfeather', numbers: 4, 'og:description': ['By Quillfeather'] },
    answers: { product: { title: 'x', price: { amount: 4, currency: 'EUR' }, inStock: true, none: null } },
  };

  it('takes what was found in one place out of every other', () => {
    expect(redact(answer)).toEqual({
      markdown: 'Kind regards,\n<PERSON>',
      html: '<h1>About &lt;PERSON&gt;</h1>',
      links: ['https://plumbline.example/people/%3CPERSON%3E', 'https://plumbline.example/'],
      metadata: { title: '<PERSON>', author: '<PERSON>', numbers: 4, 'og:description': ['By <PERSON>'] },
      answers: answer.answers,
    });
  });

  it('leaves kinds in clear that are not asked for', () => {
    const text = 'Zorblat Quench said: a@b.example, +47 22 12 34 56, 4111 1111 1111 1111.';
    expect(markdown(text, { entities: ['PHONE'] })).toBe(text.replace('+47 22 12 34 56', '<PHONE>'));
    for (const entity of entities) {
      const tags: Partial<Record<Entity, string>> = {
        PERSON: 'Zorblat Quench',
        EMAIL: 'a@b.example',
        PHONE: '+47 22 12 34 56',
        FINANCIAL: '4111 1111 1111 1111',
      };
      const one = tags[entity];
      expect(markdown(text, { entities: [entity] })).toBe(one === undefined ? text : text.replace(one, `<${entity}>`));
    }
  });

  it('masks each character and keeps the length', () => {
    expect(markdown('Call +47 22 12 34 56 now', { style: 'mask' })).toBe('Call *************** now');
    expect(html('<p>a&#64;b.example</p>', { style: 'mask' })).toBe('<p>***********</p>');
    expect(redact({ links: ['mailto:a@b.example'] }, { style: 'mask' }).links).toEqual(['mailto:***********']);
  });

  it('removes and leaves nothing in the place', () => {
    expect(markdown('Mail a@b.example or ring.', { style: 'remove' })).toBe('Mail  or ring.');
  });

  it('differs by style at the redacted places only', () => {
    const text = 'Dear Dr. Quench,\n\n| a@b.example | 4 |\n|---|---|\n| x | +47 22 12 34 56 |\n';
    const outside = (redacted: string, mark: RegExp): string => redacted.replace(mark, '');
    const removed = markdown(text, { style: 'remove' });
    expect(outside(markdown(text, { style: 'tag' }), /<[A-Z]+>/g)).toBe(removed);
    expect(outside(markdown(text, { style: 'mask' }), /\*+/g)).toBe(removed);
  });
});

describe('redaction of hostile text', () => {
  const shapes: Record<string, (size: number) => string> = {
    'at signs': (size) => 'a@'.repeat(size / 2),
    'dotted host': (size) => `x@${'a.'.repeat(size / 2)}`,
    digits: (size) => '1 '.repeat(size / 2),
    'begun keys': (size) => '-----BEGIN PRIVATE KEY-----'.repeat(size / 27),
    'begun tokens': (size) => 'eyJaaaaaaaaa.'.repeat(size / 13),
    assignments: (size) => 'token:'.repeat(size / 6),
    'begun flags': (size) => ' --password -u a:'.repeat(size / 17),
    'named tags': (size) => '<password>a1b2c3d4<'.repeat(size / 19),
    'begun tags': (size) => '<a b="'.repeat(size / 6),
    'begun links': (size) => ']('.repeat(size / 2),
    'begun comments': (size) => '<!--'.repeat(size / 4),
    capitals: (size) => 'De La '.repeat(size / 6),
    addresses: (size) => '1 Main 2\n'.repeat(size / 9),
    'the same name': (size) => 'My name is Jane Doe. '.repeat(size / 21),
  };

  it.each(Object.entries(shapes))('takes work in proportion to its length: %s', (_name, make) => {
    const work = (size: number): unknown =>
      interpreted(() => redact({ markdown: make(size), html: make(size) }, { mode: 'aggressive' }));
    work(100);
    expect(growthOf(work, 700)).toBeLessThan(6);
  });
});

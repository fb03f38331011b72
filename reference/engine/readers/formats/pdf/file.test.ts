/** Finding the objects of a file, sound or damaged, and undoing its encryption and its filters. */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { appendObjects, line, objectsOf, pdfOf, streamObject } from './testing/made-pdf.js';
import { read, textOf, textOfPages } from './testing/read-made.js';

const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const plainText = 'The first page of a small file. The second page of a small file.';
const plainPages = ['first', 'second'].map((word) => ({
  operators: line(`The ${word} page of a small file.`, 72, 700),
}));

describe('a file written by another program', () => {
  it.each([
    ['with RC4 encryption, 40 bit', 'rc4-40.pdf'],
    ['with RC4 encryption, 128 bit', 'rc4-128.pdf'],
    ['with AES encryption, 128 bit', 'aes-128.pdf'],
    ['with AES encryption, 256 bit', 'aes-256.pdf'],
    ['with AES encryption, 256 bit, and a key hash at the limit of its last round', 'aes-256-late-end.pdf'],
    ['linearized', 'linearized.pdf'],
    ['with object streams', 'object-streams.pdf'],
  ])('%s is read', async (_, name) => {
    const reading = await read(fixture(name));
    expect(textOf(reading.document)).toBe(plainText);
    expect(reading.pages).toEqual({ parsed: 2, total: 2 });
    expect(reading.metadata).toMatchObject({ title: 'A made file', author: 'Its maker' });
  });

  it('is read without a password when only its attachments are encrypted', async () => {
    const encrypt =
      '/Encrypt << /Filter /Standard /V 5 /R 6 /Length 256 /P -4 /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /StmF /Identity /StrF /Identity /EFF /StdCF /O <00> /U <00> /OE <00> /UE <00> /Perms <00> >>';
    expect(textOf((await read(pdfOf(plainPages, { trailer: encrypt }))).document)).toBe(plainText);
  });

  it('is refused when it wants a password', async () => {
    await expect(read(fixture('user-password.pdf'))).rejects.toMatchObject({ code: 'document.encrypted' });
  });
});

describe('cross-references', () => {
  const updated = (trailer: string): Buffer => {
    const first = appendObjects(Buffer.from('%PDF-1.7\n'), objectsOf(plainPages));
    const changed = streamObject(
      deflateSync(Buffer.from(line('The first page after the change.', 72, 700))),
      '/Filter /FlateDecode',
    );
    return appendObjects(
      first.bytes,
      new Map([[7, changed]]),
      `/Size 10 ${trailer.replace('PREV', String(first.tableAt))}`,
    ).bytes;
  };

  it('of an incremental update go before the older ones', async () => {
    expect(textOf((await read(updated('/Prev PREV'))).document)).toBe(
      'The first page after the change. The second page of a small file.',
    );
  });

  it('that run in a circle end', async () => {
    const bytes = pdfOf(plainPages);
    const at = bytes.lastIndexOf('xref\n', bytes.lastIndexOf('startxref') - 1);
    expect(textOf((await read(pdfOf(plainPages, { trailer: `/Prev ${at}` }))).document)).toBe(plainText);
  });

  it('of a hybrid file include those of its stream', async () => {
    // The second page's content is known to the cross-reference stream only.
    const objects = objectsOf(plainPages);
    const hidden = objects.get(9)!;
    objects.delete(9);
    const body = Buffer.concat([Buffer.from('%PDF-1.5\n9 0 obj\n'), hidden, Buffer.from('\nendobj\n')]);
    const entry = Buffer.from([1, 0, 0, 9, 0]);
    const stream = streamObject(entry, '/Type /XRef /Size 10 /W [1 3 1] /Index [9 1]');
    const head = Buffer.concat([body, Buffer.from('50 0 obj\n'), stream, Buffer.from('\nendobj\n')]);
    const { bytes } = appendObjects(head, objects, `/XRefStm ${body.length}`);
    expect(textOf((await read(bytes)).document)).toBe(plainText);
  });

  it('that point to the wrong places are made anew from the objects', async () => {
    const bytes = pdfOf(plainPages).toString('latin1');
    const wrong = bytes.replace(
      /(\d{10}) 00000 n/g,
      (_, offset: string) => `${String(Number(offset) + 7).padStart(10, '0')} 00000 n`,
    );
    expect(textOf((await read(Buffer.from(wrong, 'latin1'))).document)).toBe(plainText);
  });

  it('behind bytes that do not belong to the file still fit', async () => {
    const bytes = Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdfOf(plainPages)]);
    expect(textOf((await read(bytes)).document)).toBe(plainText);
  });

  it('are not needed when the end of the file is missing', async () => {
    const bytes = pdfOf(plainPages);
    expect(textOf((await read(bytes.subarray(0, bytes.lastIndexOf('xref')))).document)).toBe(plainText);
  });
});

describe('page trees', () => {
  it('hand resources and page size down, and end where they run in a circle', async () => {
    const objects = objectsOf([{ operators: line('An heir of its parents.', 72, 700) }]);
    objects.set(2, Buffer.from('<< /Type /Pages /Count 1 /Kids [30 0 R 2 0 R] >>'));
    objects.set(
      30,
      Buffer.from(
        '<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [6 0 R] /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> >>',
      ),
    );
    objects.set(6, Buffer.from('<< /Type /Page /Parent 30 0 R /Contents 7 0 R >>'));
    const reading = await read(appendObjects(Buffer.from('%PDF-1.7\n'), objects).bytes);
    expect(textOf(reading.document)).toBe('An heir of its parents.');
    expect(reading.pages).toMatchObject({ parsed: 1 });
  });

  it('may cut the content of a page anywhere between two tokens', async () => {
    const objects = objectsOf([{ operators: '' }]);
    objects.set(6, Buffer.from(objects.get(6)!.toString().replace('/Contents 7 0 R', '/Contents [40 0 R 41 0 R]')));
    objects.set(40, streamObject('BT /F1 11 Tf 72 700'));
    objects.set(41, streamObject('Td (Cut in two) Tj ET'));
    const { bytes } = appendObjects(Buffer.from('%PDF-1.7\n'), objects);
    expect(textOf((await read(bytes)).document)).toBe('Cut in two');
  });
});

describe('filters', () => {
  const operators = line('Filtered text comes out as it went in.', 72, 700);
  const ascii85 = (data: Buffer): string => {
    let out = '';
    for (let at = 0; at < data.length; at += 4) {
      const count = Math.min(4, data.length - at);
      let value = 0;
      for (let index = 0; index < 4; index++) value = value * 256 + (data[at + index] ?? 0);
      let group = '';
      for (let index = 0; index < 5; index++, value = Math.floor(value / 85))
        group = String.fromCharCode(33 + (value % 85)) + group;
      out += count === 4 && group === '!!!!!' ? 'z' : group.slice(0, count + 1);
    }
    return `${out}~>`;
  };
  const runs = Buffer.concat([Buffer.from([operators.length - 1]), Buffer.from(operators), Buffer.from([128])]);
  const up = Buffer.from(operators.padEnd(Math.ceil(operators.length / 8) * 8));
  const predicted = Buffer.concat(
    Array.from({ length: up.length / 8 }, (_, row) =>
      Buffer.from([
        2,
        ...Array.from({ length: 8 }, (_, index) => (up[row * 8 + index]! - (row ? up[row * 8 - 8 + index]! : 0)) & 255),
      ]),
    ),
  );
  /** LZW without ever using the table: a clear code before the table would grow to ten bits. */
  const lzw = (): Buffer => {
    let bits = '';
    for (let at = 0; at < operators.length; at++) {
      if (at % 200 === 0) bits += (256).toString(2).padStart(9, '0');
      bits += operators.charCodeAt(at).toString(2).padStart(9, '0');
    }
    bits += (257).toString(2).padStart(9, '0');
    return Buffer.from(bits.match(/.{1,8}/g)!.map((byte) => parseInt(byte.padEnd(8, '0'), 2)));
  };

  it.each<[string, string, Buffer]>([
    ['FlateDecode', '/FlateDecode', deflateSync(Buffer.from(operators))],
    ['ASCIIHexDecode', '/ASCIIHexDecode', Buffer.from(`${Buffer.from(operators).toString('hex')}>`)],
    ['ASCII85Decode', '/ASCII85Decode', Buffer.from(ascii85(Buffer.from(operators)))],
    ['RunLengthDecode', '/RunLengthDecode', runs],
    ['LZWDecode', '/LZWDecode', lzw()],
    ['two filters', '[/ASCII85Decode /FlateDecode]', Buffer.from(ascii85(deflateSync(Buffer.from(operators))))],
    ['a predictor', '/FlateDecode /DecodeParms << /Predictor 12 /Columns 8 >>', deflateSync(predicted)],
  ])('%s', async (_, filter, data) => {
    expect(await textOfPages([{ operators, encoded: { filter, data } }])).toBe(
      'Filtered text comes out as it went in.',
    );
  });

  it('give what comes before the damage', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      line(`number ${index}`, 72 + (index % 5) * 90, 800 - index),
    ).join('\n');
    const data = deflateSync(Buffer.from(many));
    const text = await textOfPages([
      { operators: many, encoded: { filter: '/FlateDecode', data: data.subarray(0, data.length >> 1) } },
    ]);
    expect(text).toContain('number 5');
    expect(text).not.toContain('number 299');
  });
});

import { describe, expect, it } from 'vitest';
import { Rc4 } from './rc4.js';

describe('Rc4', () => {
  it.each([
    ['Key', 'Plaintext', 'bbf316e8d940af0ad3'],
    ['Wiki', 'pedia', '1021bf0420'],
    ['Secret', 'Attack at dawn', '45a01f645fc35b383552544b9bf5'],
  ])('agrees with the published test vector for the key %s', (key, plain, cipher) => {
    expect(new Rc4(Buffer.from(key)).apply(Buffer.from(plain)).toString('hex')).toBe(cipher);
  });

  it('goes on with its key stream from call to call', () => {
    const whole = new Rc4(Buffer.from('Key')).apply(Buffer.from('Plaintext'));
    const parts = new Rc4(Buffer.from('Key'));
    expect(Buffer.concat([parts.apply(Buffer.from('Plain')), parts.apply(Buffer.from('text'))])).toEqual(whole);
  });
});

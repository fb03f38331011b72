/**
 * Card and account numbers: by their check digits, and by the words in front where there are none.
 * Spec: RedactPIIOptions (FINANCIAL). Standard: ISO/IEC 7812-1 (cards), ISO 13616 (IBAN), ISO 9362 (BIC).
 */
import { isWordCode } from '../characters.js';
import { hasOneOf, lineBefore, wordsBefore } from '../context.js';
import type { Finding } from '../entities.js';
import type { NumberRun } from '../number-runs.js';
import { ibanLength, passesIban, passesLuhn, passesRouting } from './check-digits.js';

/** Issuers, by the first digits and the length: Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, Maestro. */
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11,16}|6\d{15,18}|35\d{14}|(?:2131|1800)\d{11}|(?:50|5[6-9])\d{10,17})$/;
const cardWords = new Set(
  'card cards visa mastercard amex maestro diners discover karte kreditkarte kreditkartennummer carte tarjeta cartão carta kort kortti kaart'.split(
    ' ',
  ),
);
/** Directly in front of the number, but for `number is` and the like. */
const accountWords =
  /(?:\b(?:account|acct|a\/c|konto|kontonummer|compte|cuenta|conto|iban|routing|aba|transit|sort ?code|bankleitzahl|blz|bsb|cvv2?|cvc2?|security code)\b)(?:[ -]?(?:number|no|num|nr|code|#|id))?\.?(?: (?:is|of|was))?[\s:#="'()-]*$/i;

export function findFinancial(text: string, runs: readonly NumberRun[], aggressive: boolean): Finding[] {
  const found: Finding[] = [];
  for (const { start, end, digits } of runs) {
    if (isWordCode(text.charCodeAt(start - 1)) || isWordCode(text.charCodeAt(end))) continue;
    if (isCard(text, start, end, digits, aggressive) || isAccount(text, start, digits))
      found.push({ entity: 'FINANCIAL', start, end });
  }
  return [...found, ...ibans(text), ...bics(text), ...wallets(text)];
}

function isCard(text: string, start: number, end: number, digits: string, aggressive: boolean): boolean {
  if (
    digits.length < 12 ||
    digits.length > 19 ||
    !/^[\d -]+$/.test(text.slice(start, end)) ||
    /^0|^(.)\1+$/.test(digits)
  )
    return false;
  if (passesLuhn(digits) && issued.test(digits)) return true;
  const told = hasOneOf(wordsBefore(text, start), cardWords);
  return told && (passesLuhn(digits) || aggressive || digits.length >= 15);
}

function isAccount(text: string, start: number, digits: string): boolean {
  if (digits.length < 3 || digits.length > 18) return false;
  const word = accountWords.exec(lineBefore(text, start))?.[0].toLowerCase();
  if (word === undefined) return false;
  if (/^(?:cv|sec)/.test(word)) return digits.length <= 4;
  if (/^(?:routing|aba)/.test(word)) return digits.length === 9 && passesRouting(digits);
  return digits.length >= 6;
}

function ibans(text: string): Finding[] {
  const found: Finding[] = [];
  for (const { index } of text.matchAll(/(?<![\p{L}\d])[A-Z]{2}\d\d(?=[ -]?[A-Z\d])/giu)) {
    const length = ibanLength(text.slice(index, index + 2).toUpperCase());
    const end = length && characters(text, index, length);
    if (!end) continue;
    const iban = text.slice(index, end).replace(/[ -]/g, '').toUpperCase();
    const told = /\biban\b/i.test(lineBefore(text, index));
    if (passesIban(iban) || (told && /^.{4}[A-Z]{0,6}\d{6}/.test(iban)))
      found.push({ entity: 'FINANCIAL', start: index, end });
  }
  return found;
}

/** Where so many letters and digits end, single spaces or hyphens between them; 0 when they are fewer or go on. */
function characters(text: string, from: number, count: number): number {
  let i = from;
  for (let seen = 0; seen < count; i++) {
    if (/[A-Za-z\d]/.test(text[i] ?? '')) seen++;
    else if (!/[ -]/.test(text[i] ?? '') || !/[A-Za-z\d]/.test(text[i + 1] ?? '')) return 0;
  }
  return isWordCode(text.charCodeAt(i)) ? 0 : i;
}

function bics(text: string): Finding[] {
  const told =
    /\b(?:bic|swift)(?: ?\/ ?(?:bic|swift))?(?: code)?[ :=#-]{1,3}([A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)(?!\w)/gi;
  return [...text.matchAll(told)].map((match) => {
    const end = match.index + match[0].length;
    return { entity: 'FINANCIAL', start: end - match[1]!.length, end };
  });
}

/** Addresses of the two coins most used: Bitcoin in its newer form, which has its own prefix, and Ethereum. */
function wallets(text: string): Finding[] {
  const shapes = /(?<![\p{L}\d])(?:bc1[02-9ac-hj-np-z]{38,58}|0x[\da-fA-F]{40})(?![\p{L}\d])/gu;
  return [...text.matchAll(shapes)].map(({ index, 0: { length } }) => ({
    entity: 'FINANCIAL',
    start: index,
    end: index + length,
  }));
}

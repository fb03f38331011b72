/**
 * Amounts of money as pages write them. The currency is told only when the page gives it: a bare `$` names none.
 * Spec: Product object (Price). Standard: ISO 4217.
 */
import type { Price } from '../../generated/types.gen.js';

const symbols: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '₫': 'VND',
  '₴': 'UAH',
  zł: 'PLN',
  Kč: 'CZK',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  R$: 'BRL',
  HK$: 'HKD',
  NZ$: 'NZD',
};
const anySymbol = String.raw`(?:US\$|CA?\$|AU?\$|R\$|HK\$|NZ\$|[$€£¥₹₽₩₺₪₫₴]|zł|Kč)`;
const currencyCode = String.raw`(?:AED|ARS|AUD|BGN|BRL|CAD|CHF|CLP|CNY|COP|CZK|DKK|EGP|EUR|GBP|HKD|HUF|IDR|ILS|INR|JPY|KRW|MXN|MYR|NOK|NZD|PEN|PHP|PLN|RON|RUB|SAR|SEK|SGD|THB|TRY|TWD|UAH|USD|VND|ZAR)`;
const amount = String.raw`\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,3})?`;
const written = new RegExp(
  String.raw`(?<![\w.,])(?:(${anySymbol}|${currencyCode})\s?(${amount})|(${amount})\s?(${anySymbol}|${currencyCode}))(?![\w])`,
);

/** The first price in a text, as the page writes it. */
export function priceInText(text: string): Price | undefined {
  const match = written.exec(text);
  if (!match) return undefined;
  const value = amountOf((match[2] ?? match[3])!);
  const mark = (match[1] ?? match[4])!;
  const currency = symbols[mark] ?? (/^[A-Z]{3}$/.test(mark) ? mark : undefined);
  return value === undefined ? undefined : { amount: value, ...(currency && { currency }), formatted: match[0].trim() };
}

/** A price of structured data: the amount as a number in text, the currency beside it. */
export function priceOf(given: string | undefined, currency: string | undefined): Price | undefined {
  if (given === undefined) return undefined;
  const inWords = priceInText(given);
  const value = /^\s*\d[\d.,' ]*\s*$/.test(given) ? amountOf(given.trim()) : inWords?.amount;
  if (value === undefined) return undefined;
  const code = /^[A-Z]{3}$/.test(currency?.trim().toUpperCase() ?? '')
    ? currency!.trim().toUpperCase()
    : inWords?.currency;
  return {
    amount: value,
    ...(code && { currency: code }),
    ...(inWords?.formatted && { formatted: inWords.formatted }),
  };
}

/**
 * `1,299.00`, `1.299,00`, `1 299`, `19,9`. With one kind of separator it parts thousands when exactly three digits follow
 * each, unless the amount starts with 0; else it is the decimal one.
 */
export function amountOf(text: string): number | undefined {
  const digits = text.replace(/['\s\u00a0\u202f]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return numberOf(digits);
  const separator = digits[last]!;
  const other = separator === '.' ? ',' : '.';
  const partsThousands = !digits.includes(other) && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits);
  const plain = partsThousands
    ? digits.replace(/[.,]/g, '')
    : `${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`;
  return numberOf(plain);
}

function numberOf(text: string): number | undefined {
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : undefined;
}

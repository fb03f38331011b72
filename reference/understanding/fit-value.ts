/**
 * A text of the document -> a value that the schema of a field takes; undefined where the text does not say one plainly.
 * Numbers and dates are read, never guessed: what can be read two ways is left out.
 * Spec: Formats accepted by /parse (json: schema).
 */
import type { FieldSchema, Scalar } from './field-schema.js';
import { datesIn } from './dates.js';
import { folded } from './words.js';

const textAtMost = 20_000;

/**
 * The value that a text holds by the schema of its member; undefined when it holds none.
 * @param language of the page, as BCP 47: whether 1.234 is a thousand and more depends on it
 */
export function fitValue(text: string, schema: FieldSchema, language: string | undefined): Scalar | undefined {
  const value = text.trim().slice(0, textAtMost).toWellFormed();
  if (value === '') return undefined;
  if (schema.values) return oneOf(value, schema.values);
  for (const type of schema.types) {
    const fitted = fitType(value, type, schema, language);
    if (fitted !== undefined) return fitted;
  }
  return undefined;
}

function fitType(value: string, type: string, schema: FieldSchema, language: string | undefined): Scalar | undefined {
  switch (type) {
    case 'string':
      return fitText(value, schema, language);
    case 'number':
      return numberIn(value, language);
    case 'integer': {
      const number = numberIn(value, language);
      return number !== undefined && Number.isInteger(number) ? number : undefined;
    }
    case 'boolean':
      return truthIn(value);
    default:
      return undefined;
  }
}

function fitText(
  value: string,
  { format, minLength, maxLength }: FieldSchema,
  language: string | undefined,
): string | undefined {
  const text = format === undefined ? value : formatted(value, format, language);
  if (text === undefined || (minLength !== undefined && text.length < minLength)) return undefined;
  return maxLength !== undefined && text.length > maxLength ? undefined : text;
}

function formatted(value: string, format: string, language: string | undefined): string | undefined {
  switch (format) {
    case 'date':
      return onlyOne(datesIn(value, language));
    case 'date-time':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(value)
        ? value.replace(/T(\d\d:\d\d)(?=Z|[+-])/, 'T$1:00').replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
        : undefined;
    case 'time':
      return /\b([01]?\d|2[0-3]):[0-5]\d\b/.exec(value)?.[0];
    case 'email':
      return /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/.exec(value)?.[0];
    case 'uri':
    case 'url':
    case 'uri-reference':
      return URL.canParse(value) ? value : /https?:\/\/[^\s<>"']{1,2000}/.exec(value)?.[0];
    default:
      return value;
  }
}

/** A value of the list that the text is, or that alone stands in the text. `InStock` is `in stock`. */
function oneOf(text: string, values: readonly Scalar[]): Scalar | undefined {
  const plain = (value: unknown): string =>
    folded(
      String(value)
        .replace(/^https?:\/\/schema\.org\//, '')
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
    )
      .replace(/[\s_-]+/g, ' ')
      .trim();
  const wanted = plain(text);
  const same = values.find((value) => value !== null && plain(value) === wanted);
  if (same !== undefined) return same;
  if (wanted.length > 200) return undefined;
  const within = values.filter(
    (value) =>
      typeof value === 'string' &&
      ` ${wanted.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${plain(value).replace(/[^\p{L}\p{N}]+/gu, ' ')} `),
  );
  return within.length === 1 ? within[0] : undefined;
}

const commaDecimal = new Set([
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'cs',
  'sv',
  'da',
  'fi',
  'nb',
  'no',
  'tr',
  'el',
  'hu',
  'ro',
  'bg',
  'uk',
  'id',
  'vi',
  'hr',
  'sk',
  'sl',
  'lt',
  'lv',
  'et',
]);
const numberPattern = /(?<![\p{L}\p{N}.,])[-+−]?\d(?:[\d.,'’\u00a0\u202f]*\d)?(?:[ \u00a0]\d{3}(?!\d))*(?:[.,]\d+)?/gu;
const scales: readonly [RegExp, number][] = [
  [/^\s*(?:thousand|tausend|mille|mil)\b/iu, 1e3],
  [/^\s*(?:million(?:s|en)?|mio\.?|millones|milioni|milh(?:ão|ões))\b/iu, 1e6],
  [/^\s*(?:billion(?:s)?|mrd\.?|milliarden?|milliards?)\b/iu, 1e9],
];

/** The one number of a text; undefined when it has none, or several that differ. */
function numberIn(text: string, language: string | undefined): number | undefined {
  if (text.length > 300) return undefined;
  const found = [...text.matchAll(numberPattern)].map((match) => {
    const rest = text.slice(match.index + match[0].length);
    const scale = scales.find(([pattern]) => pattern.test(rest))?.[1] ?? 1;
    // `12k`, `3D` and `5th` are no plain numbers.
    if (/^[\p{L}]/u.test(rest) && !/^(?:€|[a-z]{1,3}\b)/.test(rest) && scale === 1) return undefined;
    if (/^[kKmM]\b/.test(rest)) return undefined;
    const value = numberOf(match[0], language);
    return value === undefined ? undefined : Number((value * scale).toPrecision(15));
  });
  if (found.length === 0 || found.some((value) => value === undefined)) return undefined;
  const [first] = found;
  return found.every((value) => value === first) ? first : undefined;
}

/** `1,234.5`, `1.234,5`, `1 234,5` and `1'234.5` are one number; what `1.234` is depends on the language. */
function numberOf(written: string, language: string | undefined): number | undefined {
  const text = written.replace(/[\s'’\u00a0\u202f]/g, '').replace('−', '-');
  const commas = text.split(',').length - 1;
  const dots = text.split('.').length - 1;
  const decimalComma = commaDecimal.has((language ?? 'en').slice(0, 2).toLowerCase());
  let decimal: ',' | '.' | '' = '';
  if (commas > 0 && dots > 0) decimal = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  else if (commas === 1) decimal = /,\d{3}$/.test(text) && !/^[-+]?0,/.test(text) && !decimalComma ? '' : ',';
  else if (dots === 1) decimal = /\.\d{3}$/.test(text) && !/^[-+]?0\./.test(text) && decimalComma ? '' : '.';
  const plain =
    decimal === ','
      ? text.replace(/\./g, '').replace(',', '.')
      : decimal === '.'
        ? text.replace(/,/g, '')
        : text.replace(/[.,]/g, '');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

const yes =
  /^(?:yes|true|y|✓|✔|✅|in ?stock|available|included|ja|vorhanden|verfugbar|auf lager|lieferbar|oui|si|sim|on|enabled|limited ?availability|in ?store ?only|online ?only|pre ?order|https?:\/\/schema\.org\/instock)$/;
const no =
  /^(?:no|false|n|✗|✘|❌|out ?of ?stock|sold ?out|unavailable|not available|not included|nein|nicht verfugbar|ausverkauft|non|nao|off|disabled|discontinued|https?:\/\/schema\.org\/(?:outofstock|soldout|discontinued))$/;

function truthIn(text: string): boolean | undefined {
  const value = folded(text).replace(/[.!]$/, '').trim();
  return yes.test(value) ? true : no.test(value) ? false : undefined;
}

/** Undefined when there are several. */
function onlyOne(days: readonly string[]): string | undefined {
  return days.length === 1 ? days[0] : undefined;
}

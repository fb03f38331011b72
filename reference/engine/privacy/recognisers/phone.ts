/**
 * Telephone numbers: international ones by the numbering plans of their countries, national ones by how they are written,
 * any other by the words beside them.
 * Spec: RedactPIIOptions (PHONE). Standard: E.164; the plans are those of libphonenumber.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isWordCode } from '../characters.js';
import { hasOneOf, wordsAfter, wordsBefore } from '../context.js';
import type { Finding } from '../entities.js';
import type { NumberRun } from '../number-runs.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** In the languages that most pages are written in. */
const announcing = words(
  'phone phones telephone telephones tel call calls calling called caller ring dial dialing fax mobile cell cellphone cellular ' +
    'landline voicemail sms text texts texted message messages answering answer whatsapp signal viber hotline helpline pager ' +
    'desk office home work switchboard telefon telefonnummer fon handy mobil rufnummer anruf rufen telefax téléphone ' +
    'telephone portable appelez appeler teléfono telefono móvil movil celular llamar llame telefone telemóvel ligue cellulare ' +
    'chiamare telefoon bellen mobiel gsm puhelin puhelinnumero matkapuhelin tlf mobilnummer telefonu komórka tel телефон тел ' +
    'моб факс τηλέφωνο τηλ κινητό 電話 电话 전화',
);
const following = words('office fax mobile cell home work phone desk tel direct main mobil telefon');

/** What a caller adds to the number of a house: `x402`, `ext. 402`. */
const extension = /^\s?(?:x|ext\.?|extension|durchwahl|poste)\s?\d{1,6}(?!\w)/i;

export function findPhones(text: string, runs: readonly NumberRun[], aggressive: boolean): Finding[] {
  const found: Finding[] = [];
  for (const run of runs) {
    const { start } = run;
    if (run.digits.length < 6 || !standsAlone(text, run)) continue;
    const end = phoneEnd(text, run, aggressive);
    if (end === undefined) continue;
    const more = extension.exec(text.slice(end, end + 20));
    found.push({ entity: 'PHONE', start, end: end + (more?.[0].length ?? 0) });
  }
  return found;
}

/** Whether the digits are a number by themselves, not a part of a word, a price, a percentage or a longer number. */
function standsAlone(text: string, { start, end }: NumberRun): boolean {
  const before = text.charCodeAt(start - 1);
  if (start > 0 && (isWordCode(before) || /[$€£¥#%&=@]/.test(text[start - 1]!))) return false;
  if (
    /[.,:]/.test(text[start - 1] ?? '') &&
    isWordCode(text.charCodeAt(start - 2)) &&
    !/\D[.,:]$/.test(text.slice(0, start).slice(-2))
  )
    return false;
  const after = text.slice(end, end + 2);
  if (/^(?:[%°$€£]|[.,:]\d)/.test(after)) return false;
  return after === '' || !isWordCode(after.charCodeAt(0)) || extension.test(text.slice(end, end + 20));
}

function phoneEnd(text: string, run: NumberRun, aggressive: boolean): number | undefined {
  const written = text.slice(run.start, run.end);
  if (/^\(?\+/.test(written) || /^00[1-9]/.test(written)) return internationalEnd(text, run, aggressive);
  const groups = written.split(/\D+/).filter((group) => group !== '');
  const sizes = groups.map((group) => group.length).join('-');
  if (isNorthAmerican(written, groups, sizes)) return run.end;
  const { length } = run.digits;
  if (isDate(groups) || length > 13) return undefined;
  if (/^\(0?\d{1,4}\)/.test(written) && length >= 7 && length <= 12) return run.end;
  const spaced = groups.length > 1 && !written.includes('/');
  if (spaced && /^0[1-9]/.test(written) && length >= 9 && length <= 12 && groups[0]!.length <= 5) return run.end;
  const told =
    hasOneOf(wordsBefore(text, run.start), announcing) || hasOneOf(wordsAfter(text, run.end).slice(0, 1), following);
  if (told && (groups.length > 1 || length >= 7)) return run.end;
  return aggressive && spaced && length >= 8 && length <= 12 && groups.every(({ length: size }) => size > 1)
    ? run.end
    : undefined;
}

/** The longest beginning of the run, group by group, that is a number of its country's plan. */
function internationalEnd(text: string, { start, end }: NumberRun, aggressive: boolean): number | undefined {
  const written = text.slice(start, end);
  for (let size = written.length, tries = 0; size > 6 && tries < 6; tries++) {
    const candidate = written.slice(0, size).replace(/^00/, '+');
    // `+44 (0)20 ...`: the zero is dialled within the country only.
    const number = parsePhoneNumberFromString(candidate.replace(/\(0\)/, ''));
    const told =
      aggressive ||
      hasOneOf(wordsBefore(text, start), announcing) ||
      hasOneOf(wordsAfter(text, start + size), following);
    if (number?.isValid() || (number?.isPossible() && (told || size === written.length))) return start + size;
    size = /\D+\d+$/.exec(written.slice(0, size))?.index ?? 0;
  }
  return undefined;
}

/** Area code and exchange begin with 2 to 9. Spaces alone are how numbers of any kind are written. */
function isNorthAmerican(written: string, groups: readonly string[], sizes: string): boolean {
  if (!/^(?:(?:1|3)-)?3-3-4$/.test(sizes)) return false;
  const [area, exchange] = groups.slice(-3);
  return (
    /^[2-9]/.test(area!) &&
    /^[1-9]/.test(exchange!) &&
    /[-.()]/.test(written) &&
    /^(?:1|001)$/.test(groups.at(-4) ?? '1')
  );
}

/** Digits that are a date or a range of years: `24.12.2025`, `2025-12-24`, `1998-2004`. */
function isDate(groups: readonly string[]): boolean {
  const year = /^(?:1[5-9]|20)\d\d$/;
  if (groups.length === 3) {
    const [a, b, c] = groups as [string, string, string];
    return (
      (year.test(a) && b.length <= 2 && c.length <= 2) ||
      (year.test(c) && a.length <= 2 && b.length <= 2) ||
      (a.length <= 2 && b.length <= 2 && c.length === 2)
    );
  }
  return groups.length === 2 && groups.every((group) => year.test(group));
}

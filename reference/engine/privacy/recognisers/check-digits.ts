/**
 * Check digits: what tells a number that means something from one that only looks so.
 * Standard: ISO/IEC 7812-1 (Luhn), ISO 13616 and ISO/IEC 7064 (IBAN, mod 97-10), ABA routing numbers.
 */

/** @param digits ASCII digits only */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 0x30;
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

/** Country, its length: the registry of ISO 13616. */
const ibanLengths = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** How long an IBAN of this country is; undefined for a country that has none. */
export function ibanLength(country: string): number | undefined {
  return ibanLengths.get(country);
}

/** @param iban without spaces, in upper case */
export function passesIban(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(character, 36);
    if (Number.isNaN(value)) return false;
    rest = (value < 10 ? rest * 10 + value : rest * 100 + value) % 97;
  }
  return rest === 1;
}

/** @param digits nine of them */
export function passesRouting(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * [3, 7, 1][i % 3]!, 0);
  return sum % 10 === 0 && sum > 0;
}

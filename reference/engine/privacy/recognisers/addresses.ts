/**
 * Postal addresses: something that only an address has (a street with a number, a flat, a box, a postcode), and what stands
 * around it in the manner of addresses: numbers, names and line ends.
 * Spec: RedactPIIOptions (LOCATION).
 */
import type { Finding } from '../entities.js';
import { Shape } from '../tokens.js';
import type { Tokens } from '../tokens.js';
import { placeAt } from './places.table.js';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Behind the name of a street. */
const streetTypes = set(
  'street str avenue ave av road rd lane ln drive dr boulevard blvd court ct place pl square sq terrace terr way crescent cres close parkway pkwy highway hwy trail trl circle cir row walk mews gardens gdns quay turnpike ' +
    'crossing loop alley expressway freeway gate grove rise view esplanade parade promenade vale path isle mall plaza point pointe port ridge run shore spur station summit track via viaduct villas wharf wynd utca út útja tér krt rkp sokak sokağı caddesi cad bulvarı tee tn mnt gatvė iela katu tie ulica',
);
/** Street and avenue leave no doubt; view and gate do. */
const sureTypes = set(
  'street avenue ave road rd lane ln boulevard blvd drive terrace crescent parkway pkwy highway turnpike utca caddesi sokak',
);
/** In front of the name of a street. */
const streetBeginnings = set(
  'rue avenue boulevard bd allée chemin impasse quai route cours via viale piazza corso vicolo piazzale largo strada calle c avenida avda av plaza paseo camino carretera rúa rua travessa praça praca estrada alameda ul ulica al aleja os osiedle ' +
    'str strasse nábřeží náměstí nám třída trg šetalište bulevar bulevard prospekt улица ул odos οδός λεωφόρος πλατεία jalan jl box pob postbox postboks postfach postbus',
);
const streetEnding =
  /\p{L}{2}(?:stra(?:ß|ss)e|str|gasse|weg|platz|allee|ufer|damm|steig|gatan|gata|gaten|gade|gate|vägen|vegen|veien|vei|veg|vej|väg|plads|plass|torget|torg|stræde|stræti|straeti|braut|götu|gatu|katu|kuja|tie|polku|straat|laan|plein|dreef|gracht|kade|dijk|singel|steenweg|utca|ulice|ulica|strasse)$/iu;
const unitWords = set(
  'apt apartment suite ste unit flat floor fl room rm building bldg apto dept piso lägenhet leilighet lokal lok byt wohnung appartement bus box level',
);
const contextBefore =
  /\b(?:address(?:es)?(?: (?:of|for|in|to|at|linked) [^.\n]{0,40})?(?: is| are| was)?|live[sd]?(?: \w+)? (?:at|on|in)|living (?:at|on|in)|reside[sd]? (?:at|on|in)|located (?:at|on|in|near)|situated (?:at|on|in)|office is (?:at|on)|meet me (?:at|on|in)|delivered? to|ship(?:ped)? to|sent? to|return(?:ed)? to|drops? (?:\w+ ){0,2}off at|arrived at|station is (?:on|at|in)|side of|street|home is (?:at|on)|house (?:at|on)|shop (?:at|on)|store (?:at|on)|moved? to|works? at|stay(?:s|ed|ing)? (?:at|on)|adresse|dirección|direccion|indirizzo|endereço|adres|osoite|cím)[\s:>*"'()-]*$/i;

/** In order, none overlapping. */
export function findAddresses(tokens: Tokens, aggressive: boolean): Finding[] {
  const found: Finding[] = [...postcodes(tokens.text)];
  for (let i = 0; i < tokens.count; i++) {
    const anchor = anchorAt(tokens, i, aggressive);
    if (!anchor) continue;
    const first = extendLeft(tokens, anchor.first);
    const last = extendRight(tokens, anchor.last);
    found.push({ entity: 'LOCATION', start: tokens.starts[first]!, end: tokens.ends[last]! });
    i = last;
  }
  return found;
}

interface Span {
  first: number;
  last: number;
}

function anchorAt(tokens: Tokens, i: number, aggressive: boolean): Span | undefined {
  const shape = tokens.shapes[i]!;
  if (shape === Shape.number) return numberedStreet(tokens, i, aggressive);
  const word = tokens.word(i).toLowerCase();
  if (
    shape === Shape.lower &&
    !unitWords.has(word) &&
    !streetBeginnings.has(word) &&
    !streetEnding.test(word) &&
    word !== 'corner' &&
    !/^[adf]po$|^psc$/.test(word)
  )
    return undefined;
  return (
    military(tokens, i, word) ??
    unit(tokens, i, word) ??
    streetFirst(tokens, i, word) ??
    namedStreet(tokens, i, word) ??
    corner(tokens, i, word)
  );
}

/** `221 Baker Street`, and `27 Ringvej 144` where something beside it speaks for an address. */
function numberedStreet(tokens: Tokens, i: number, aggressive: boolean): Span | undefined {
  if (tokens.length(i) > 5 || /[$€£#%.]$/.test(tokens.gapBefore(i))) return undefined;
  let last = i;
  let names = 0;
  for (let j = i + 1; j < tokens.count && j - i <= 6 && isClose(tokens, j); j++) {
    const word = tokens.word(j).toLowerCase();
    const isType = streetTypes.has(word);
    const isName = isNameLike(tokens, j);
    if (isType && names > 0 && (isName || sureTypes.has(word))) {
      if (sureTypes.has(word) || isName) return { first: i, last: endOfStreet(tokens, j) };
    }
    if (isName) names++;
    else if (
      tokens.shapes[j] !== Shape.lower ||
      names === 0 ||
      !/^(?:de|du|la|le|del|da|do|di|van|von|der|den|of|the|na|u|y|dos|das|des|nad|z)$/.test(word)
    ) {
      if (tokens.shapes[j] === Shape.number && names > 0 && tokens.length(j) <= 4) last = j;
      break;
    }
    if (isName && streetEnding.test(word)) return { first: i, last: endOfStreet(tokens, j) };
  }
  if (last > i && (speaksForAddress(tokens, i) || unitFollows(tokens, last) || aggressive)) return { first: i, last };
  if (names > 0 && last === i && speaksForAddress(tokens, i) && names <= 4) return { first: i, last: i + names };
  return undefined;
}

/** `Rua do Arenque 1634`, `P.O. Box 12`. */
function streetFirst(tokens: Tokens, i: number, word: string): Span | undefined {
  if (!streetBeginnings.has(word)) return undefined;
  const isBox = /^(?:box|pob|post\p{L}+)$/u.test(word);
  for (
    let j = i + 1, names = 0;
    j < tokens.count && j - i <= 7 && isClose(tokens, j, /^(?:\. |[ ./]|\.? ?[°º] ?|, )$/);
    j++
  ) {
    if (tokens.shapes[j] === Shape.number && tokens.length(j) <= 6)
      return names > 0 || isBox ? { first: i, last: j } : undefined;
    if (isBox) return undefined;
    if (isNameLike(tokens, j)) names++;
    else if (tokens.shapes[j] !== Shape.lower && tokens.shapes[j] !== Shape.mixed) return undefined;
    else if (tokens.shapes[j] === Shape.lower && tokens.length(j) > 6) return undefined;
  }
  return undefined;
}

/** `Hauptstraße 5`, `Pagari tee 18`. */
function namedStreet(tokens: Tokens, i: number, word: string): Span | undefined {
  const next = i + 1;
  if (
    next >= tokens.count ||
    tokens.shapes[next] !== Shape.number ||
    tokens.length(next) > 4 ||
    !isClose(tokens, next)
  ) {
    return isNameLike(tokens, i) ? streetByContext(tokens, i) : undefined;
  }
  if (streetEnding.test(word) && tokens.shapes[i] !== Shape.lower) return { first: i, last: next };
  const isType = streetTypes.has(word) && i > 0 && isNameLike(tokens, i - 1) && isClose(tokens, i);
  if (isType && sureTypes.has(word)) return { first: i - 1, last: next };
  return isNameLike(tokens, i) ? streetByContext(tokens, i) : undefined;
}

/** `lives at Joaquin Suarez 2906`: names and a number behind words that speak of an address. */
function streetByContext(tokens: Tokens, i: number): Span | undefined {
  if (!speaksForAddress(tokens, i)) return undefined;
  let j = i;
  while (
    j + 1 < tokens.count &&
    j - i < 5 &&
    isClose(tokens, j + 1, /^(?:[ .]|\. )$/) &&
    (isNameLike(tokens, j + 1) || tokens.length(j + 1) <= 3) &&
    tokens.shapes[j + 1] !== Shape.number
  )
    j++;
  const next = j + 1;
  const isNumbered =
    next < tokens.count && tokens.shapes[next] === Shape.number && tokens.length(next) <= 5 && isClose(tokens, next);
  return isNumbered ? { first: i, last: next } : undefined;
}

/** `Apt. 595`, `Suite 12B`. */
function unit(tokens: Tokens, i: number, word: string): Span | undefined {
  const next = i + 1;
  if (!unitWords.has(word) || next >= tokens.count || !isClose(tokens, next, /^(?:\. ?|[ #]| #|\. #)$/))
    return undefined;
  const numbered = /^(?:\d{1,5}[a-z]?|[A-Z]\d{0,3})$/i.test(tokens.word(next)) && /\d|^[A-Z]$/.test(tokens.word(next));
  const sure = /^(?:apt|apartment|suite|ste)$/.test(word) && tokens.shapes[i] !== Shape.number;
  if (!numbered) return undefined;
  return sure || isStreetNumberBefore(tokens, i) ? { first: i, last: next } : undefined;
}

function isStreetNumberBefore(tokens: Tokens, i: number): boolean {
  return (
    i > 1 &&
    tokens.shapes[i - 1] === Shape.number &&
    isNameLike(tokens, i - 2) &&
    /^[ ,]{1,2}$|^,?\s*\n\s*$/.test(tokens.gapBefore(i))
  );
}

/** Forces abroad: `PSC 3117, Box 0609`, `Unit 8505 Box 9220`, `APO AA 44332`, `USNS Hope FPO AE 09570`. */
function military(tokens: Tokens, i: number, word: string): Span | undefined {
  if (
    /^[adf]po$/.test(word) &&
    i + 2 < tokens.count &&
    /^a[aep]$/i.test(tokens.word(i + 1)) &&
    tokens.shapes[i + 2] === Shape.number
  ) {
    const ship = i > 1 && /^(?:us[a-z]{1,3})$/i.test(tokens.word(i - 2)) ? i - 2 : i;
    return { first: ship, last: i + 2 };
  }
  if (
    /^(?:psc|unit)$/.test(word) &&
    i + 3 < tokens.count &&
    tokens.shapes[i + 1] === Shape.number &&
    /^box$/i.test(tokens.word(i + 2)) &&
    tokens.shapes[i + 3] === Shape.number
  )
    return { first: i, last: i + 3 };
  return undefined;
}

/** `the corner of Main Street and 5th Avenue`. */
function corner(tokens: Tokens, i: number, word: string): Span | undefined {
  if (word !== 'corner' && word !== 'intersection') return undefined;
  let j = i + 1;
  if (j >= tokens.count || tokens.word(j).toLowerCase() !== 'of') return undefined;
  let seen = 0;
  let last = i;
  for (j++; j < tokens.count && j - i <= 12 && isClose(tokens, j, /^(?:[ .]|\. )$/); j++) {
    const word = tokens.word(j).toLowerCase();
    if (
      isNameLike(tokens, j) ||
      tokens.shapes[j] === Shape.number ||
      streetTypes.has(word) ||
      streetEnding.test(word)
    ) {
      seen++;
      last = j;
    } else if (word !== 'and' && tokens.length(j) > 3) {
      // Small letters throughout: two words on either side of `and`.
      if (tokens.shapes[j] !== Shape.lower || seen > 5) break;
      seen++;
      last = j;
    }
  }
  return seen > 1 ? { first: i, last } : undefined;
}

function endOfStreet(tokens: Tokens, at: number): number {
  const next = at + 1;
  return next < tokens.count &&
    tokens.shapes[next] === Shape.number &&
    tokens.length(next) <= 4 &&
    isClose(tokens, next, /^(?:[ .]|\. )$/)
    ? next
    : at;
}

function unitFollows(tokens: Tokens, at: number): boolean {
  return (
    at + 2 < tokens.count && unitWords.has(tokens.word(at + 1).toLowerCase()) && tokens.shapes[at + 2] === Shape.number
  );
}

function speaksForAddress(tokens: Tokens, i: number): boolean {
  const start = tokens.starts[i]!;
  return contextBefore.test(tokens.text.slice(Math.max(0, start - 64), start));
}

function isClose(tokens: Tokens, j: number, gap = /^ $/): boolean {
  return gap.test(tokens.gapBefore(j));
}

function isNameLike(tokens: Tokens, i: number): boolean {
  const shape = tokens.shapes[i]!;
  return (
    shape === Shape.capital ||
    shape === Shape.upper ||
    (shape === Shape.mixed && /^(?:\d+(?:st|nd|rd|th)|\d{1,4}[a-z]?)$/i.test(tokens.word(i)))
  );
}

/** Numbers in the same line: addresses begin with several. */
function extendLeft(tokens: Tokens, first: number): number {
  while (
    first > 0 &&
    tokens.shapes[first - 1] === Shape.number &&
    tokens.length(first - 1) <= 5 &&
    /^,? $/.test(tokens.gapBefore(first))
  )
    first--;
  return first;
}

/** Names and numbers that follow, through commas and line ends, as long as whole lines look like it. */
function extendRight(tokens: Tokens, last: number): number {
  let end = last;
  for (let lines = 0, inLine = 0; end + 1 < tokens.count && lines <= 6;) {
    const gap = tokens.gapBefore(end + 1);
    const isBreak = /\n/.test(gap);
    if (isBreak) {
      if (!/^[ ,.]{0,3}(?:\n[ >?*|]{0,6}){1,2},? ?$/.test(gap) && !/^,?\s*\n\s*$/.test(gap)) break;
      if (!isAddressLine(tokens, end + 1, /\n[^\n]*\n/.test(gap))) break;
      lines++;
      inLine = 0;
    } else if (!/^(?:[ ./-]|, ?|\. |,? -? ?)$/.test(gap)) break;
    if (!isAddressWord(tokens, end + 1, gap) || inLine++ > 7) break;
    end++;
  }
  return end;
}

function isAddressWord(tokens: Tokens, i: number, gap: string): boolean {
  const shape = tokens.shapes[i]!;
  const word = tokens.word(i).toLowerCase();
  if (shape === Shape.number) return tokens.length(i) <= 6;
  if (unitWords.has(word) || streetTypes.has(word)) return true;
  if (shape === Shape.lower)
    return /^(?:de|du|la|le|del|da|do|di|van|von|der|den|of|nad|u|am|an|sur|upon|nan)$/.test(word);
  // A sentence goes on behind its full stop, not an address.
  return isNameLike(tokens, i) && !/^\. $/.test(gap);
}

/** The whole line consists of words of an address, and of few. @param isApart behind an empty line only a country is one */
function isAddressLine(tokens: Tokens, first: number, isApart: boolean): boolean {
  let i = first;
  for (; i < tokens.count && i - first < 8; i++) {
    if (i > first && tokens.gapBefore(i).includes('\n')) break;
    if (!isAddressWord(tokens, i, i > first ? tokens.gapBefore(i) : '')) return false;
  }
  if (i - first > 6 || /[:@+]/.test(tokens.text.slice(tokens.ends[i - 1], tokens.ends[i - 1]! + 2))) return false;
  const words = Array.from({ length: Math.min(i - first, 4) }, (_, k) => tokens.word(first + k));
  return !isApart || placeAt(words) !== undefined;
}

/** Postcodes with what makes them one: a city and a state, a country's own form, or the word. */
function postcodes(text: string): Finding[] {
  const shapes =
    /(?<=\b(?:zip|zip code|post ?code|postal code|plz|postnummer|code postal|código postal|cap)(?: is)?[\s:#]{1,3})(?:[A-Z]{1,2}-)?\d{3,6}(?:[- ]\d{2,4})?(?!\w)|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])|(?<=\p{L}, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) )\d{5}(?:-\d{4})?(?!\d)/giu;
  return [...text.matchAll(shapes)].map(({ index, 0: { length } }) => ({
    entity: 'LOCATION',
    start: index,
    end: index + length,
  }));
}

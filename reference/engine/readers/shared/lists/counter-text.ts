/**
 * A list counter -> the text it shows (`3` -> `iii`, `c`, `③`, `三`).
 * Used for list labels and numbered headings by the DOCX and ODT readers; format names are those of OOXML.
 * Spec: ECMA-376 part 1, 17.18.59 (ST_NumberFormat).
 */
export function counterText(value: number, format: string): string {
  if (!Number.isSafeInteger(value) || value < 0) return String(value);
  switch (format) {
    case 'decimalZero':
      return value < 10 ? `0${value}` : String(value);
    case 'upperRoman':
      return roman(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperLetter':
      return repeatedLetter(value, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    case 'lowerLetter':
      return repeatedLetter(value, 'abcdefghijklmnopqrstuvwxyz');
    case 'russianUpper':
      return repeatedLetter(value, 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ');
    case 'russianLower':
      return repeatedLetter(value, 'абвгдежзиклмнопрстуфхцчшщыэюя');
    case 'arabicAlpha':
      return repeatedLetter(value, 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي');
    case 'hebrew2':
      return repeatedLetter(value, 'אבגדהוזחטיכלמנסעפצקרשת');
    case 'aiueo':
    case 'aiueoFullWidth':
      return repeatedLetter(
        value,
        'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
      );
    case 'iroha':
    case 'irohaFullWidth':
      return repeatedLetter(
        value,
        'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン',
      );
    case 'ganada':
      return repeatedLetter(value, '가나다라마바사아자차카타파하');
    case 'chosung':
      return repeatedLetter(value, 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ');
    case 'ideographTraditional':
      return repeatedLetter(value, '甲乙丙丁戊己庚辛壬癸');
    case 'ideographZodiac':
      return repeatedLetter(value, '子丑寅卯辰巳午未申酉戌亥');
    case 'chicago':
      return value === 0 ? '' : '*†‡§'[(value - 1) % 4]!.repeat(Math.ceil(value / 4));
    case 'ordinal':
      return value + ordinalSuffix(value);
    case 'cardinalText':
      return capitalized(cardinal(value));
    case 'ordinalText':
      return capitalized(ordinalWord(value));
    case 'hex':
      return value.toString(16).toUpperCase();
    case 'numberInDash':
      return `- ${value} -`;
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return enclosed(value, 20, 0x2460);
    case 'decimalEnclosedParen':
      return enclosed(value, 20, 0x2474);
    case 'decimalEnclosedFullstop':
      return enclosed(value, 20, 0x2488);
    case 'decimalFullWidth':
    case 'decimalFullWidth2':
      return digits(value, 0xff10);
    case 'hindiNumbers':
      return digits(value, 0x0966);
    case 'thaiNumbers':
      return digits(value, 0x0e50);
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'taiwaneseCounting':
    case 'taiwaneseCountingThousand':
    case 'japaneseCounting':
    case 'koreanCounting':
    case 'ideographEnclosedCircle':
      return ideographic(value);
    case 'ideographDigital':
    case 'japaneseDigitalTenThousand':
    case 'koreanDigital2':
    case 'taiwaneseDigital':
      return [...String(value)].map((digit) => '〇一二三四五六七八九'[Number(digit)]).join('');
    case 'none':
    case 'bullet':
      return '';
    default:
      return String(value);
  }
}

const romanSteps: readonly [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  if (value === 0 || value > 32_767) return String(value);
  let rest = value;
  let text = '';
  for (const [step, letters] of romanSteps) {
    text += letters.repeat(Math.floor(rest / step));
    rest %= step;
  }
  return text;
}

/** After the last letter the letters come twice, then thrice: `z`, `aa`, `bb`. */
function repeatedLetter(value: number, alphabet: string): string {
  if (value === 0 || value > 780) return value === 0 ? '' : String(value);
  return alphabet[(value - 1) % alphabet.length]!.repeat(Math.ceil(value / alphabet.length));
}

function enclosed(value: number, last: number, firstCodePoint: number): string {
  return value >= 1 && value <= last ? String.fromCodePoint(firstCodePoint + value - 1) : String(value);
}

function digits(value: number, zero: number): string {
  return [...String(value)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
}

function ordinalSuffix(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function cardinal(value: number): string {
  if (value < 20) return small[value]!;
  if (value < 100) return tens[Math.floor(value / 10)]! + (value % 10 === 0 ? '' : `-${small[value % 10]}`);
  if (value < 1000)
    return `${small[Math.floor(value / 100)]} hundred${value % 100 === 0 ? '' : ` ${cardinal(value % 100)}`}`;
  if (value < 1_000_000) {
    return `${cardinal(Math.floor(value / 1000))} thousand${value % 1000 === 0 ? '' : ` ${cardinal(value % 1000)}`}`;
  }
  return String(value);
}

const irregularOrdinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function ordinalWord(value: number): string {
  const words = cardinal(value);
  const start = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1;
  const last = words.slice(start);
  return (
    words.slice(0, start) + (irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`))
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ideographic(value: number): string {
  if (value === 0 || value > 99_999) return String(value);
  const units = ['', '十', '百', '千', '万'];
  const figures = [...String(value)];
  let text = '';
  figures.forEach((figure, index) => {
    if (figure === '0') {
      if (!text.endsWith('〇')) text += '〇';
      return;
    }
    text += '〇一二三四五六七八九'[Number(figure)]! + units[figures.length - 1 - index]!;
  });
  text = text.replace(/〇+$/, '');
  return value < 20 ? text.replace(/^一十/, '十') : text;
}

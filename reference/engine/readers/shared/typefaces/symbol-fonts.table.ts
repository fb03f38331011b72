/**
 * Characters of the fonts Symbol and Wingdings -> Unicode. Word writes them as `w:sym` or in the private use area (U+F0xx).
 * Index: the font's own code, 0x20 to 0xFF. Codes without a Unicode twin are absent.
 * Source: the encoding tables published by Unicode (SYMBOL.TXT) and the Wingdings to Unicode proposal L2/12-368.
 */
const symbolRows: readonly [number, string][] = [
  [0x20, ' !∀#∃%&∋()∗+,−./0123456789:;<=>?'],
  [0x40, '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_'],
  [0x60, '‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'],
  [0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵'],
  [0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓'],
  [0xe0, '◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪'],
  [0xf1, '〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'],
];

const wingdingsRows: readonly [number, string][] = [
  [0x20, ' 🖉✂✁👓🕭🕮🕯🕿✆🖂🖃📪📫📬📭📁📂📄🗏🗐🗄⌛🖮🖰🖲🖳🖴🖫🖬✇✍'],
  [0x40, '🖎✌👌👍👎☜☞☝☟🖐☺😐☹💣☠🏳🏱✈☼💧❄🕆✞🕈✠✡☪☯ॐ☸♈♉'],
  [0x60, '♊♋♌♍♎♏♐♑♒♓🙰🙵●❍■□🞐❑❒⬧⧫◆❖⬥⌧⮹⌘🏵🏶🙶🙷'],
  [0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿🙢🙠🙡🙣🙞🙜🙝🙟·•'],
  [0xa0, '▪⚪🞆🞈◉◎🔿▪◻🟂✦★✶✴✹✵⯐⌖⟡⌑⯑✪✰🕐🕑🕒🕓🕔🕕🕖🕗🕘'],
  [0xc0, '🕙🕚🕛⮰⮱⮲⮳⮴⮵⮶⮷🙪🙫🙕🙔🙗🙖🙐🙑🙒🙓⌫⌦⮘⮚⮙⮛⮈⮊⮉⮋🡨'],
  [0xe0, '🡪🡩🡫🡬🡭🡯🡮🡸🡺🡹🡻🡼🡽🡿🡾⇦⇨⇧⇩⬄⇳⬁⬀⬃⬂🢬🢭🗶✓🗷🗹'],
];

const wingdings2: readonly [number, string][] = [
  [0x4f, '🗶✓✗☒☑⮽'],
  [0x50, '✓'],
  [0x52, '☑'],
  [0x53, '☒'],
  [0xa3, '□'],
];

function table(rows: readonly [number, string][]): ReadonlyMap<number, string> {
  const map = new Map<number, string>();
  for (const [first, characters] of rows)
    [...characters].forEach((character, index) => map.set(first + index, character));
  return map;
}

/** By font name in lower case. */
export const symbolFonts: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map([
  ['symbol', table(symbolRows)],
  ['wingdings', table(wingdingsRows)],
  ['wingdings 2', table(wingdings2)],
]);

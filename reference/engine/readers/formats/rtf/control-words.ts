/**
 * The control words that mean something here, each with a number, found by a hash that the tokenizer computes while it scans.
 * Words that are not listed are unknown (0): ignored, and with `\*` before them their whole group is.
 * Standard: RTF 1.9.1, appendix B (index of control words).
 */
// prettier-ignore
const wordNames = [
  // character set, fonts, styles
  'ansi', 'mac', 'pc', 'pca', 'ansicpg', 'deff', 'uc', 'u', 'upr', 'ud', 'bin',
  'fonttbl', 'f', 'fcharset', 'cpg', 'stylesheet', 's', 'cs', 'ds', 'ts', 'outlinelevel', 
  // document information
  'info', 'title', 'subject', 'author', 'operator', 'keywords', 'doccomm', 'company', 'manager', 'category',
  'creatim', 'revtim', 'yr', 'mo', 'dy', 'hr', 'min', 'sec',
  // lists
  'listtable', 'list', 'listlevel', 'levelnfc', 'levelnfcn', 'levelstartat', 'leveltext', 'levelnumbers', 'levellegal',
  'levelnorestart', 'listid', 'listoverridetable', 'listoverride', 'lfolevel', 'listoverridestartat', 'ls', 'ilvl',
  'listtext', 'pntext', 'pn', 'pnlvl', 'pnlvlblt', 'pnlvlbody',
  // characters
  'plain', 'fs', 'b', 'i', 'strike', 'striked', 'ul', 'uld', 'uldash', 'uldashd', 'uldashdd', 'uldb', 'ulth', 'ulw', 'ulwave', 'ulnone',
  'ab', 'ai', 'ltrch', 'rtlch', 'loch', 'hich', 'dbch', 'up', 'dn',
  'super', 'sub', 'nosupersub', 'v', 'deleted', 'highlight',
  // paragraphs and breaks
  'pard', 'par', 'posx', 'posy', 'absw', 'pvpara', 'li', 'lin', 'fi', 'dropcapli', 'intbl', 'itap', 'line', 'softline', 'tab', 'page', 'column', 'sect', 'lbr', 'tx', 'tlul', 'tlth', 'tldot', 'tlmdot', 'tlhyph',
  // tables
  'bkmkstart', 'tbllkhdrrows', 'trowd', 'cellx', 'clmgf', 'clmrg', 'clvmgf', 'clvmrg', 'trhdr', 'trleft', 'cell', 'row', 'nestcell', 'nestrow',
  'nesttableprops', 'nonesttables',
  // special characters
  'emdash', 'endash', 'emspace', 'enspace', 'qmspace', 'bullet', 'lquote', 'rquote', 'ldblquote', 'rdblquote',
  'zwj', 'zwnj', 'zwbo', 'zwnbo', 'ltrmark', 'rtlmark',
  // fields
  'field', 'fldinst', 'fldrslt', 'formfield', 'fftype', 'ffres', 'ffdefres', 'ffl',
  // notes, headers, footers
  'footnote', 'header', 'headerl', 'headerr', 'headerf', 'footer', 'footerl', 'footerr', 'footerf',
  // pictures, shapes, objects
  'pict', 'shppict', 'picprop', 'sp', 'sn', 'sv', 'pngblip', 'jpegblip', 
  'shp', 'shpleft', 'shptop', 'shpright', 'shpinst', 'shpgrp', 'shptxt', 'do', 'dptxbx', 'dptxbxtext', 'object', 'result',
  // equations: objects, arguments, properties, runs
  'mmath', 'moMath', 'moMathPara', 'moMathParaPr', 'mmathPr', 'mmathPict', 'mctrlPr', 'margPr',
  'macc', 'mbar', 'mbox', 'mborderBox', 'md', 'meqArr', 'mf', 'mfunc', 'mgroupChr', 'mlimLow', 'mlimUpp', 'mm', 'mmr', 'mnary',
  'mphant', 'mrad', 'msPre', 'msSub', 'msSubSup', 'msSup', 'mr',
  'me', 'mnum', 'mden', 'mdeg', 'mfName', 'mlim', 'msub', 'msup',
  'maccPr', 'mbarPr', 'mboxPr', 'mborderBoxPr', 'mdPr', 'meqArrPr', 'mfPr', 'mfuncPr', 'mgroupChrPr', 'mlimLowPr', 'mlimUppPr', 'mmPr',
  'mmcPr', 'mnaryPr', 'mphantPr', 'mradPr', 'msPrePr', 'msSubPr', 'msSubSupPr', 'msSupPr', 'mrPr',
  'mchr', 'mtype', 'mpos', 'mbegChr', 'mendChr', 'msepChr', 'mdegHide', 'msubHide', 'msupHide', 'mscr', 'msty', 'mnor',
  // groups that are never shown, even without `\*`
  'colortbl', 'filetbl', 'revtbl', 'template',
  'private', 'xe', 'tc', 'tcn', 'rxe', 'txe', 'annotation', 'atnid', 'atnauthor', 
  'NeXTGraphic', 'comment', 'ftnsep', 'ftnsepc', 'ftncn', 'aftnsep', 'aftnsepc',
  'aftncn', 'background', 'nonshppict', 'shprslt', 'objdata', 'objclass', 'objname',
  
] as const;

export type WordName = (typeof wordNames)[number];

/** Hash of a word that has one more letter. */
export function wordHash(hash: number, letter: number): number {
  return (Math.imul(hash, 31) + letter) | 0;
}

const slots = 1024;
const slotHashes = new Int32Array(slots);
const slotWords = new Uint16Array(slots);

/** The number of each word, 1 or more. */
export const words = numberWords();

function numberWords(): Readonly<Record<WordName, number>> {
  const numbers: Partial<Record<WordName, number>> = {};
  wordNames.forEach((name, index) => {
    let hash = 0;
    for (let i = 0; i < name.length; i++) hash = wordHash(hash, name.charCodeAt(i));
    let slot = hash & (slots - 1);
    while (slotWords[slot] !== 0) slot = (slot + 1) & (slots - 1);
    slotHashes[slot] = hash;
    slotWords[slot] = index + 1;
    numbers[name] = index + 1;
  });
  return numbers as Record<WordName, number>;
}

/** The number of the word with this hash; 0 when it is none of ours. */
export function wordOfHash(hash: number): number {
  let slot = hash & (slots - 1);
  while (slotWords[slot] !== 0) {
    if (slotHashes[slot] === hash) return slotWords[slot]!;
    slot = (slot + 1) & (slots - 1);
  }
  return 0;
}

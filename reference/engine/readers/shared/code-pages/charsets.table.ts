/**
 * Windows character sets, as fonts name them in RTF and DOC, and the code pages they stand for.
 * Standard: RTF 1.9.1 (\\fcharset); [MS-WMF] 2.1.1.5 (CharacterSet).
 */

/** Fonts whose characters are pictures, in a numbering of their own. */
export const symbolCodePage = 42;

export const codePageOfCharset: Readonly<Record<number, number>> = {
  0: 1252,
  2: symbolCodePage,
  77: 10000,
  78: 10001,
  79: 10003,
  80: 10008,
  81: 10002,
  83: 10005,
  84: 10004,
  85: 10006,
  86: 10081,
  87: 10021,
  88: 10029,
  89: 10007,
  128: 932,
  129: 949,
  130: 1361,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};

/**
 * List marks at the start of a line.
 */
export interface ListMarker {
  /** The mark as it stands, without the space behind it. */
  text: string;
  ordered: boolean;
  /** The number a plain decimal mark counts, when it is one. */
  number?: number;
  /** Characters of the line that belong to the mark, space included. */
  length: number;
}

const bullet =
  /^([\u2022\u2023\u25cf\u25cb\u25e6\u25aa\u25ab\u25a0\u25a1\u25c6\u25c7\u2043\u2219\u00b7\u27a2\u2756\u2713\u2714\u2794\u2192\uf0b7\uf0a7\uf0d8\u2605\u2610\u2611]|[-\u2013\u2014*o](?=\s))\s*/;
const ordinal = /^(\(?(?:\d{1,3}|[a-zA-Z]|[ivxlcIVXLC]{1,5})[.)])\s+(?=\S)/;

/** The list mark a line starts with; undefined when it starts with none. */
export function listMarker(text: string): ListMarker | undefined {
  const dot = bullet.exec(text);
  if (dot && dot[0].length < text.length) return { text: dot[1]!, ordered: false, length: dot[0].length };
  const count = ordinal.exec(text);
  if (!count) return undefined;
  const digits = /\d+/.exec(count[1]!)?.[0];
  return {
    text: count[1]!,
    ordered: true,
    length: count[0].length,
    ...(digits !== undefined && { number: Number(digits) }),
  };
}

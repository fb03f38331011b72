/**
 * Writes equations as their editors keep them: records of MTEF 3 (Equation Editor) and 5 (MathType), and the stream around them.
 * Source: "MathType MTEF" versions 3 and 5; "How MTEF is Stored in Files and Objects" (WIRIS).
 */

/** What a record is written with; the versions put flags elsewhere. */
export interface Writer {
  version: 3 | 5;
  /** Characters in a style of their own: 1 text, 2 function, 3 variable, 6 symbol, 7 vector, 8 number. */
  characters: (text: string, style?: number, marks?: readonly number[]) => number[];
  line: (...content: number[][]) => number[];
  emptyLine: () => number[];
  pile: (...lines: number[][]) => number[];
  matrix: (rows: number, columns: number, ...lines: number[][]) => number[];
  template: (selector: number, variation: number, ...content: number[][]) => number[];
  /** The stream "Equation Native". */
  stream: (...content: number[][]) => Buffer;
}

const end = 0;

export function equationWriter(version: 3 | 5): Writer {
  const tag = (type: number, flags = 0): number[] => (version === 5 ? [type, flags] : [type | (flags << 4)]);
  const bytes = (...parts: number[][]): number[] => parts.flat();
  return {
    version,
    characters: (text, style = 3, marks = []) =>
      [...text].flatMap((character) => {
        const code = character.codePointAt(0)!;
        const hasMarks = marks.length > 0 ? (version === 5 ? 1 : 2) : 0;
        const list = marks.flatMap((mark) => [...tag(6), mark]);
        return [...tag(2, hasMarks), 128 + style, code & 255, code >> 8, ...list, ...(marks.length > 0 ? [end] : [])];
      }),
    line: (...content) => bytes(tag(1), ...content, [end]),
    emptyLine: () => tag(1, 1),
    pile: (...lines) => bytes(tag(4), [1, 1], ...lines, [end]),
    matrix: (rows, columns, ...lines) =>
      bytes(tag(5), [1, 1, 1, rows, columns], new Array<number>(Math.ceil((rows + 1) / 4)).fill(0), new Array<number>(Math.ceil((columns + 1) / 4)).fill(0), ...lines, [end]), // prettier-ignore
    template: (selector, variation, ...content) => bytes(tag(3), [selector, variation, 0], ...content, [end]),
    stream: (...content) => {
      const head = version === 5 ? [5, 1, 0, 6, 0, ...Buffer.from('DSMT6\0'), 0] : [3, 1, 1, 3, 0];
      const equation = Buffer.from(bytes(head, ...content, [end]));
      const around = Buffer.alloc(28);
      around.writeUInt16LE(28, 0);
      around.writeUInt32LE(0x20000, 2);
      around.writeUInt32LE(equation.length, 8);
      return Buffer.concat([around, equation]);
    },
  };
}

/**
 * White space between the fragments of a row, in the direction of the line.
 */
export interface Gap {
  x0: number;
  x1: number;
}

/** A gap that rows have in common so far. */
export interface OpenGap extends Gap {
  /** Rows so far with text left and right of it. */
  left: number;
  right: number;
}

/**
 * White space between the fragments of a row, in the direction of the line.
 */
export interface Gap {
  x0: number;
  x1: number;
}

/** A gap that rows have in common so far. */
export interface OpenGap extends Gap {
  /** Whether some row so far has text left and right of it. */
  left: boolean;
  right: boolean;
}

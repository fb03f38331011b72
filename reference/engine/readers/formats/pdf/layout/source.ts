/**
 * Where what stands on a page comes from, whatever it is.
 */

/** Where something on a page comes from. */
export interface Source {
  /** 1-based: the page it begins on. */
  pageNumber: number;
  /** The page it ends on, when it is another. */
  lastPage?: number;
  /** Degrees by which its places are turned against the page; see turnWords. */
  angle?: number;
  /** Of recognised text, its confidence: 0 to 100. */
  recognized?: number;
  /** Its places are those of another page, or made up. */
  unplaced?: boolean;
}

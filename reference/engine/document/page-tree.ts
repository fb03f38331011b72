/**
 * A page as a tree to ask questions of, as its reader parsed it: what is asked beside the text costs no second parse.
 * Nodes are numbers in document order; 0 is the page itself.
 * Spec: Scrape options (attributes); Product object; Menu object.
 */
export interface PageTree {
  /**
   * All elements a selector list matches inside of `within` (all of the page by default), in document order.
   * @throws SelectorError for what is no selector
   */
  elements(selector: string, within?: number): number[];
  /** The text of an element, white space joined; scripts and styles are no text. */
  textOf(node: number): string;
  /** The text between the tags of a script, as it stands. */
  scriptText(node: number): string;
  /** An attribute's value, decoded; undefined when the element does not have it. */
  valueOf(node: number, name: string): string | undefined;
  /** The lower-case name of an element. */
  nameOf(node: number): string;
  /** Behind the last node inside of `node`. */
  endOf(node: number): number;
  /** Of an element's inside, in bytes: a cheap look before the text is read. */
  markupLength(node: number): number;
  /** An address made absolute; undefined for what is none. */
  resolve(reference: string): string | undefined;
}

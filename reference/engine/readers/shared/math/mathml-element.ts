/**
 * An element of an equation, whichever parser read it.
 * Standard: MathML 3, chapter 3; MathML Core, 3.
 */
export interface MathmlElement {
  /** The local name: `mi`, `mfrac`. */
  name: string;
  attribute(name: string): string | undefined;
  /** All text inside; only asked of elements that hold text. */
  text(): string;
  children(): readonly MathmlElement[];
}

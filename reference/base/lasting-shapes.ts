/**
 * Keeps an object of each class that readers work with. Without one, a full collection between two documents takes the
 * hidden class with it, and the compiled code of whatever worked on such objects: the next documents pay for it again.
 * They are made anew from time to time, as V8 changes the hidden class of those to come when a field holds a new kind of value.
 * Measured on documents seen once after a full collection (processor time of one half of a corpus after five rounds of the other,
 * without and with it): ODT 42 -> 24 ms, DOCX 78 -> 55, XLSX 149 -> 104; as fast as without a collection. PDF, whose
 * classes are more: 149 beside 137 without a collection. Without one the difference was noise (-8 to +5 %).
 * V8's own flags (`--retain-maps-for-n-gc`, `--no-flush-bytecode`) moved nothing.
 * Of objects without a class: those that are made often have all their members in one literal, absent ones as `undefined`.
 * A literal with members behind a spread (`{ ...line, text }`) is of a hidden class of its own each time (V8 11.3: 1,991 of
 * 2,000), which whatever works on such objects is then compiled for anew.
 * Spec: none (operations).
 */
type Maker = () => object;

/** New kinds of value are met ever more seldom. */
const documentsBetween = 16;

const makers: Maker[] = [];
let documents = 0;
const lasting: { shapes: readonly object[] } = { shapes: [] };

/** @param make makes an empty one, that has nothing of a document */
export function keepShapeOf(make: Maker): void {
  makers.push(make);
}

/** To be called after each document; making them after every one took as long as reading a small document. */
export function keepShapes(): void {
  documents += 1;
  if (documents % documentsBetween === 0) renewShapes();
}

/** At once, whatever was read. */
export function renewShapes(): void {
  lasting.shapes = makers.map((make) => make());
}

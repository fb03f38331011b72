/**
 * Footnotes and endnotes of ODF: they stand in the text; here they move to the end of the document, under a label.
 * Footnotes are counted in digits; endnotes keep the mark the author sees (`i`), unless it is taken.
 * Spec: ODF 1.3 part 3, 6.3 (text:note).
 */
import type { Footnote, FootnoteReference } from '../../../document/nodes.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import type { OdtContext } from './odt-context.js';

/** Reads the note just opened; moves behind its end. Returns the reference that takes its place. */
export function addNote(scanner: XmlScanner, context: OdtContext): FootnoteReference {
  const isEndnote = scanner.name === 'text:endnote' || scanner.attribute('text:note-class') === 'endnote';
  let citation = '';
  const note: Footnote = { label: '', children: [] };
  // The place in the list is that of the reference, also when the note refers to further notes.
  context.footnotes.push(note);
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name.endsWith('note-citation')) citation = scanner.elementText().trim();
    else if (scanner.name.endsWith('note-body')) note.children = context.readStory(scanner);
  }
  note.label = freeLabel(context, isEndnote && /^[\w*†‡§]{1,8}$/u.test(citation) ? citation : undefined);
  return { type: 'footnoteReference', label: note.label };
}

function freeLabel(context: OdtContext, wanted: string | undefined): string {
  const taken = new Set(context.footnotes.map((note) => note.label));
  if (wanted !== undefined && !taken.has(wanted)) return wanted;
  let number = context.lastNote + 1;
  while (taken.has(String(number))) number++;
  context.lastNote = number;
  return String(number);
}

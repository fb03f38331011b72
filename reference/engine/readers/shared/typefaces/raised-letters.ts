/**
 * Raised and lowered letters as characters of their own (`x²`, `H₂O`), for texts that hold no styles, such as cells of a
 * worksheet: glued to the word before, the mark of a note would be read as a part of it.
 * Used by the XLSX reader.
 * Spec: none; Unicode, superscripts and subscripts.
 */
const plain = '0123456789+-=()abcdefghijklmnoprstuvwxyz';
const raised = table(plain, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ');
const lowered = table('0123456789+-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

function table(from: string, to: string): ReadonlyMap<string, string> {
  const characters = [...to];
  return new Map([...from].map((character, index) => [character, characters[index]!]));
}

const longestMark = 8;

/** The text as it is where one of its characters has no twin, or it is more than a mark. */
export function raisedText(text: string, position: 'superscript' | 'subscript'): string {
  if (text.length > longestMark) return text;
  const twins = position === 'superscript' ? raised : lowered;
  let shown = '';
  for (const character of text) {
    const twin = character.trim() === '' ? character : twins.get(character);
    if (twin === undefined) return text;
    shown += twin;
  }
  return shown;
}

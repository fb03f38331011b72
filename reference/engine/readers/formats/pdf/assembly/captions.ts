/**
 * Captions of tables and figures, told by how they begin.
 */
const label =
  /^(table|tab|figure|fig|exhibit|chart|scheme|plate|listing|algorithm|map|photo|box|tabelle|abbildung|abb|tableau|tabla|figura|tabela)\b\.?\s*/i;

/** True for `Table 3: ...`, `FIGURE A.1 ...`, `Fig. IV`. */
export function isCaption(text: string): boolean {
  const match = label.exec(text);
  return match !== null && /^(\d+|[IVX]+\b|[A-Z](\.\d+|\b))/.test(text.slice(match[0].length));
}

/**
 * `\*\formfield` -> what a check box or a drop-down list displays.
 * Standard: RTF 1.9.1, "Form fields".
 */
import { words } from './control-words.js';
import { readPlainText } from './plain-text.js';
import { CLOSE, END, OPEN, WORD, type RtfTokens } from './rtf-tokens.js';

const checkBox = 1;
const dropDown = 2;
/** `\ffres25`: never set by the user, so the default holds. */
const undefinedResult = 25;
const mostChoices = 256;

export interface FormField {
  text: string;
}

/** Reads the rest of the group. Text fields display their field's result, so theirs is empty. */
export function readFormField(tokens: RtfTokens, codePage: number): FormField {
  let type = 0;
  let result = undefinedResult;
  let preset = 0;
  const choices: string[] = [];
  for (let depth = 1; depth > 0;) {
    const kind = tokens.next();
    if (kind === END) break;
    if (kind === OPEN) depth++;
    else if (kind === CLOSE) depth--;
    else if (kind === WORD) {
      if (tokens.word === words.fftype) type = tokens.parameter;
      else if (tokens.word === words.ffres) result = tokens.parameter;
      else if (tokens.word === words.ffdefres) preset = tokens.parameter;
      else if (tokens.word === words.ffl && choices.length < mostChoices) {
        choices.push(readPlainText(tokens, codePage));
        depth--;
      }
    }
  }
  const chosen = result === undefinedResult ? preset : result;
  if (type === checkBox) return { text: chosen === 1 ? '☒' : '☐' };
  return { text: type === dropDown ? (choices[chosen] ?? '') : '' };
}

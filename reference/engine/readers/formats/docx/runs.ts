/**
 * A run (`w:r`): text of one format, with breaks, symbols, pictures, note references and parts of fields among it.
 * Spec: ECMA-376 part 1, 17.3.2.25 and 17.3.3.
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { CODE, EMPHASIS, STRIKETHROUGH, STRONG } from '../../shared/flow/inline-builder.js';
import { alternateContent } from './alternate-content.js';
import { readDrawing } from './drawings.js';
import type { NoteKind } from './notes.js';
import type { ParagraphState } from './paragraph-state.js';
import { isMonospaced } from '../../shared/typefaces/typefaces.js';
import { isOn, type RunFormat } from './run-format.js';
import { symbolRunText, symbolText } from '../../shared/typefaces/symbols.js';

interface RunState {
  styles: number;
  font: string | undefined;
  hidden: boolean;
}

/** Reads the run just opened; moves behind its end. */
export function readRun(scanner: XmlScanner, state: ParagraphState): void {
  const run: RunState = {
    styles: state.properties.style.styles,
    font: state.properties.style.font,
    hidden: state.properties.style.hidden,
  };
  if (isMonospaced(run.font)) run.styles |= CODE;
  readRunContent(scanner, state, run);
}

function readRunContent(scanner: XmlScanner, state: ParagraphState, run: RunState): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'w:t':
        addText(scanner.elementText(), state, run);
        break;
      case 'w:rPr':
        applyFormat(state.context.formats.run(scanner), state, run);
        break;
      case 'w:tab':
      case 'w:ptab':
        addText('\t', state, run);
        break;
      case 'w:br':
        // A break of the page or column is none of the text, but it parts words.
        if ((scanner.attribute('w:type') ?? 'textWrapping') === 'textWrapping') addBreak(state, run);
        else addText(' ', state, run);
        break;
      case 'w:cr':
        addBreak(state, run);
        break;
      case 'w:noBreakHyphen':
        addText('\u2011', state, run);
        break;
      case 'w:sym':
        addText(symbolText(scanner.attribute('w:font'), scanner.attribute('w:char')), state, run);
        break;
      case 'w16se:symEx':
        addText(emoji(scanner.attribute('w16se:char')), state, run);
        break;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        if (run.hidden || state.fields.inCode) scanner.skip();
        else readDrawing(scanner, state, run.styles & ~CODE);
        break;
      case 'w:footnoteReference':
        addNote('footnote', scanner, state);
        break;
      case 'w:endnoteReference':
        addNote('endnote', scanner, state);
        break;
      case 'w:fldChar':
        readFieldCharacter(scanner, state, run);
        break;
      case 'w:instrText':
        state.fields.addCode(scanner.elementText());
        break;
      case 'w:ruby':
        readRuby(scanner, state);
        break;
      case 'mc:AlternateContent':
        alternateContent(
          scanner,
          () => readRunContent(scanner, state, run),
          () => state.builder.size + state.anchored.length,
        );
        break;
    }
  }
}

function applyFormat(format: RunFormat, state: ParagraphState, run: RunState): void {
  let { styles } = run;
  if (format.style !== undefined) {
    const character = state.context.styles.character(format.style);
    // Two styles that both make bold (or italic, struck) undo each other; the other styles add up.
    const toggled = styles & character.on & (STRONG | EMPHASIS | STRIKETHROUGH);
    styles = ((styles & ~character.off) | character.on) & ~toggled;
    run.font = character.font ?? run.font;
    run.hidden = character.hidden ?? run.hidden;
  }
  styles = (styles & ~format.off) | format.on;
  if (format.font !== undefined) {
    run.font = format.font;
    styles = isMonospaced(format.font) ? styles | CODE : styles & ~CODE;
  }
  run.hidden = format.hidden ?? run.hidden;
  run.styles = styles;
}

function addText(text: string, state: ParagraphState, run: RunState): void {
  if (run.hidden || state.fields.inCode) return;
  let shown = symbolRunText(run.font, text);
  if (shown.includes('\n')) shown = shown.replace(/\s*\n\s*/g, ' ');
  if (shown.includes('\u00ad')) shown = shown.replaceAll('\u00ad', '');
  state.builder.text(shown, run.styles);
}

function addBreak(state: ParagraphState, run: RunState): void {
  if (!run.hidden && !state.fields.inCode) state.builder.add({ type: 'lineBreak' }, run.styles);
}

function addNote(kind: NoteKind, scanner: XmlScanner, state: ParagraphState): void {
  const id = scanner.attribute('w:id');
  if (id === undefined || state.fields.inCode) return;
  state.builder.add(state.context.notes.refer(kind, id), 0);
}

function emoji(code: string | undefined): string {
  const codePoint = Number.parseInt(code ?? '', 16);
  return codePoint > 0 && codePoint <= 0x10_ffff ? String.fromCodePoint(codePoint) : '';
}

function readFieldCharacter(scanner: XmlScanner, state: ParagraphState, run: RunState): void {
  switch (scanner.attribute('w:fldCharType') ?? '') {
    case 'begin':
      state.fields.begin(readFormField(scanner));
      break;
    case 'separate': {
      const link = state.fields.separate();
      if (!link) break;
      if (link.href.startsWith('#')) state.context.anchors.links.push(link);
      state.builder.openLink(link);
      break;
    }
    case 'end': {
      const { shown, reading, closesLink } = state.fields.end();
      if (closesLink) state.builder.closeLink();
      if (reading === '') addText(shown, state, run);
      else if (!run.hidden && !state.fields.inCode) state.builder.annotated(shown, reading, run.styles);
      break;
    }
  }
}

/** What the field shows that is a check box or a list to choose from; undefined for other fields. */
function readFormField(scanner: XmlScanner): string | undefined {
  let isBox = false;
  let checked = false;
  let chosen: number | undefined;
  const choices: string[] = [];
  const level = scanner.depth;
  const visit = (at: number, isList: boolean): void => {
    while (scanner.child(at)) {
      const { name } = scanner;
      if (isList && name === 'w:listEntry') choices.push(scanner.attribute('w:val') ?? '');
      else if (isList) chosen = name === 'w:result' ? number(scanner) : (chosen ?? number(scanner));
      else if (name === 'w:default' || name === 'w:checked') checked = isOn(scanner);
      else {
        if (name === 'w:checkBox') isBox = true;
        visit(scanner.depth, name === 'w:ddList');
      }
    }
  };
  visit(level, false);
  return isBox ? (checked ? '☒' : '☐') : choices[chosen ?? 0];
}

function number(scanner: XmlScanner): number {
  return Number(scanner.attribute('w:val') ?? 0);
}

/** Base text, then its reading in parentheses. */
function readRuby(scanner: XmlScanner, state: ParagraphState): void {
  let reading = '';
  let base = '';
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'w:rt') reading = scanner.elementText();
    else if (scanner.name === 'w:rubyBase') base = scanner.elementText();
  }
  if (state.fields.inCode) return;
  state.builder.annotated(base, reading, state.properties.style.styles);
}

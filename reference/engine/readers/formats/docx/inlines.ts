/**
 * The content of a paragraph: runs, and what may stand around them (links, fields, insertions, content controls, equations).
 * Deleted and moved-away content is left out, inserted content is ordinary content: the final text.
 * Spec: ECMA-376 part 1, 17.3.2 (runs), 17.13.5 (revisions), 17.16 (fields and hyperlinks).
 */
import type { Link } from '../../../document/nodes.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { ommlToLatex } from '../../shared/math/omml-to-latex.js';
import { alternateContent } from './alternate-content.js';
import { hyperlinkOf } from '../../shared/flow/fields.js';
import type { ParagraphState } from './paragraph-state.js';
import { readRun } from './runs.js';

/** Reads the children of the element just opened as paragraph content; moves behind its end. */
function readInlines(scanner: XmlScanner, state: ParagraphState): void {
  const level = scanner.depth;
  while (scanner.child(level)) readInline(scanner, state);
}

/** Reads the one element just opened, if it is paragraph content. */
export function readInline(scanner: XmlScanner, state: ParagraphState): void {
  switch (scanner.name) {
    case 'w:r':
      readRun(scanner, state);
      break;
    case 'w:hyperlink':
      readHyperlink(scanner, state);
      break;
    case 'w:fldSimple':
      readSimpleField(scanner, state);
      break;
    case 'w:bookmarkStart': {
      const name = scanner.attribute('w:name');
      if (name !== undefined) state.bookmarks.push(name);
      break;
    }
    case 'm:oMath':
      readEquation(scanner, state);
      break;
    case 'm:oMathPara':
      readEquations(scanner, state);
      break;
    case 'mc:AlternateContent':
      alternateContent(
        scanner,
        () => readInlines(scanner, state),
        () => state.builder.size + state.anchored.length,
      );
      break;
    case 'w:del':
    case 'w:moveFrom':
    case 'w:pPr':
    case 'w:sdtPr':
    case 'w:sdtEndPr':
    case 'w:customXmlPr':
    case 'w:smartTagPr':
    case 'w:rPr':
      scanner.skip();
      break;
    default:
      // Insertions, content controls, smart tags and whatever else wraps runs.
      readInlines(scanner, state);
  }
}

function readHyperlink(scanner: XmlScanner, state: ParagraphState): void {
  const target = state.context.relationships.get(scanner.attribute('r:id') ?? '')?.target ?? '';
  const anchor = scanner.attribute('w:anchor') ?? scanner.attribute('w:docLocation');
  const href = anchor === undefined || anchor === '' || target.includes('#') ? target : `${target}#${anchor}`;
  const title = scanner.attribute('w:tooltip');
  if (href === '') {
    readInlines(scanner, state);
    return;
  }
  const link: Link = { type: 'link', href, children: [] };
  if (title) link.title = title;
  withLink(link, scanner, state);
}

function readSimpleField(scanner: XmlScanner, state: ParagraphState): void {
  const link = hyperlinkOf(scanner.attribute('w:instr') ?? '');
  if (link) withLink(link, scanner, state);
  else readInlines(scanner, state);
}

function withLink(link: Link, scanner: XmlScanner, state: ParagraphState): void {
  if (link.href.startsWith('#')) state.context.anchors.links.push(link);
  state.builder.openLink(link);
  readInlines(scanner, state);
  state.builder.closeLink();
}

function readEquation(scanner: XmlScanner, state: ParagraphState): void {
  const latex = ommlToLatex(scanner);
  if (latex !== '') state.builder.add({ type: 'math', latex }, 0);
}

function readEquations(scanner: XmlScanner, state: ParagraphState): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name !== 'm:oMath') continue;
    const before = state.builder.size;
    readEquation(scanner, state);
    state.equations += state.builder.size - before;
  }
}

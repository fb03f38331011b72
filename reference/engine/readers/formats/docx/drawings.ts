/**
 * Pictures, text boxes and other drawings in a run (`w:drawing`, `w:pict`, `w:object`).
 * A picture becomes an image with its alternative text; a text box becomes blocks that follow the paragraph.
 * Spec: ECMA-376 part 1, 20.4 (DrawingML in word processing) and part 4, 19 (VML).
 */
import type { Image, ListItem } from '../../../document/nodes.js';
import { paragraphTexts, readChart } from '../../shared/charts/read-chart.js';
import { dataUri } from '../../shared/containers/data-uri.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { equationOf } from '../../shared/math/equation-object.js';
import { pictureDescription } from '../../shared/pictures/picture-description.js';
import { wordArt } from '../../shared/pictures/word-art.js';
import { alternateContent } from './alternate-content.js';
import type { DocxContext } from './docx-context.js';
import type { ParagraphState } from './paragraph-state.js';

interface Drawing {
  alt: string;
  /** LaTeX of the equation that is embedded: it stands for the picture of it, which comes first. */
  equation?: string;
  pictures: Image[];
  title?: string;
  /** Address of the link on the drawing. */
  href?: string;
}

/** Reads the drawing just opened; moves behind its end. */
export function readDrawing(scanner: XmlScanner, state: ParagraphState, styles: number): void {
  const drawing: Drawing = { alt: scanner.attribute('alt') ?? '', pictures: [] };
  readDrawingContent(scanner, state, styles, drawing);
  if (drawing.equation !== undefined) state.builder.add({ type: 'math', latex: drawing.equation }, 0);
  else for (const image of drawing.pictures) addPicture(image, state, styles, drawing);
}

function readDrawingContent(scanner: XmlScanner, state: ParagraphState, styles: number, drawing: Drawing): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'wp:docPr':
      case 'pic:cNvPr':
        readDescription(scanner, state.context, drawing);
        break;
      case 'v:shape':
      case 'v:rect':
      case 'v:roundrect':
        if (scanner.attribute('o:hr') === 't') state.anchored.push({ type: 'thematicBreak' });
        drawing.alt = scanner.attribute('alt') ?? drawing.alt;
        readDrawingContent(scanner, state, styles, drawing);
        break;
      case 'a:blip':
        notePicture(scanner.attribute('r:embed') ?? scanner.attribute('r:link'), state.context, drawing);
        break;
      case 'v:imagedata':
        drawing.alt ||= scanner.attribute('o:title') ?? '';
        notePicture(scanner.attribute('r:id') ?? scanner.attribute('r:href'), state.context, drawing);
        break;
      case 'v:textpath':
        addWordArt(scanner.attribute('string'), state);
        break;
      case 'o:OLEObject':
        drawing.equation = readEquation(scanner.attribute('r:id'), scanner.attribute('ProgID'), state.context);
        break;
      case 'c:chart':
        addChart(scanner.attribute('r:id'), state, styles, drawing);
        break;
      case 'dgm:relIds':
        addDiagram(scanner.attribute('r:dm'), state);
        break;
      case 'w:txbxContent':
        for (const block of state.context.readStory(scanner)) state.anchored.push(block);
        break;
      case 'mc:AlternateContent':
        alternateContent(
          scanner,
          () => readDrawingContent(scanner, state, styles, drawing),
          () => state.builder.size + state.anchored.length + drawing.pictures.length,
        );
        break;
      default:
        readDrawingContent(scanner, state, styles, drawing);
    }
  }
}

function readDescription(scanner: XmlScanner, context: DocxContext, drawing: Drawing): void {
  drawing.alt = pictureDescription(scanner.attribute('descr') ?? '') || drawing.alt;
  const title = scanner.attribute('title');
  if (title) drawing.title = title;
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'a:hlinkClick') {
      const target = context.relationships.get(scanner.attribute('r:id') ?? '');
      if (target?.external) drawing.href = target.target;
    }
  }
}

/** Empty for a picture nobody described: it says nothing to a reader of text. */
const altOf = ({ alt, title = '' }: Drawing): string => alt || title;

function notePicture(relationshipId: string | undefined, context: DocxContext, drawing: Drawing): void {
  if (relationshipId === undefined) return;
  const relationship = context.relationships.get(relationshipId);
  const image: Image = { type: 'image', src: null, alt: altOf(drawing) };
  if (relationship?.external) image.src = relationship.target;
  else if (relationship && context.options.embedImages)
    image.src = dataUri(relationship.target, context.pack.bytes(relationship.target));
  drawing.pictures.push(image);
}

function addPicture(image: Image, state: ParagraphState, styles: number, drawing: Drawing): void {
  if (drawing.href === undefined) {
    state.builder.add(image, styles);
    return;
  }
  state.builder.openLink({ type: 'link', href: drawing.href, children: [] });
  state.builder.add(image, styles);
  state.builder.closeLink();
}

/** `Equation.3`, `Equation.DSMT4`: objects of other programs are not opened. */
function readEquation(
  relationshipId: string | undefined,
  program: string | undefined,
  { relationships, pack, equations }: DocxContext,
): string | undefined {
  const relationship = relationships.get(relationshipId ?? '');
  if (!relationship || relationship.external || program?.startsWith('Equation') !== true) return undefined;
  if (equations.has(relationship.target)) return undefined;
  equations.add(relationship.target);
  const bytes = pack.bytes(relationship.target);
  return bytes && equationOf(bytes);
}

function addWordArt(text: string | undefined, { anchored }: ParagraphState): void {
  const words = text === undefined ? undefined : wordArt(text);
  if (words) anchored.push(words);
}

/** A chart is its picture, named by its title, and the table of what it shows. */
function addChart(relationshipId: string | undefined, state: ParagraphState, styles: number, drawing: Drawing): void {
  const part = scanRelated(relationshipId, state.context);
  if (!part) return;
  const { title, table } = readChart(part);
  state.builder.add({ type: 'image', src: '', alt: drawing.alt || title }, styles);
  if (table) state.anchored.push(table);
}

/** SmartArt is a list of its texts. */
function addDiagram(relationshipId: string | undefined, state: ParagraphState): void {
  const part = scanRelated(relationshipId, state.context);
  const texts = part?.child(0) ? diagramTexts(part) : [];
  if (texts.length === 0) return;
  const items = texts.map((text): ListItem => ({ children: [{ type: 'paragraph', children: [text] }] }));
  state.anchored.push({ type: 'list', ordered: false, items });
}

function diagramTexts(scanner: XmlScanner): string[] {
  const texts: string[] = [];
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'dgm:ptLst') texts.push(...diagramTexts(scanner));
    else if (scanner.name === 'dgm:pt') {
      const text = paragraphTexts(scanner).join(' ');
      if (text !== '') texts.push(text);
    }
  }
  return texts;
}

function scanRelated(relationshipId: string | undefined, context: DocxContext): XmlScanner | undefined {
  const relationship = context.relationships.get(relationshipId ?? '');
  return relationship && !relationship.external ? context.pack.scan(relationship.target) : undefined;
}

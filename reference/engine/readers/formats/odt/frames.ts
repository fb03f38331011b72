/**
 * Frames and shapes: pictures with their alternative text, text boxes, equations, charts, shapes with text.
 * A frame says its content several ways; the first one that can be read counts.
 * Spec: ODF 1.3 part 3, 10.4 (draw:frame).
 */
import type { Image } from '../../../document/nodes.js';
import { dataUri } from '../../shared/containers/data-uri.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { mathmlToLatex } from '../../shared/math/mathml-to-latex.js';
import { scanMathml } from '../../shared/math/scan-mathml.js';
import { pictureDescription } from '../../shared/pictures/picture-description.js';
import { chartBlocks } from './charts.js';
import type { OdtContext } from './odt-context.js';
import type { ParagraphContent } from './paragraph-content.js';

const shapes = new Set([
  'draw:frame',
  'draw:g',
  'draw:a',
  'draw:custom-shape',
  'draw:rect',
  'draw:ellipse',
  'draw:circle',
  'draw:line',
  'draw:polyline',
  'draw:polygon',
  'draw:path',
  'draw:regular-polygon',
  'draw:connector',
  'draw:caption',
  'draw:measure',
  'draw:control',
  'draw:text-box',
  'draw:image',
]);

export function isFrame(name: string): boolean {
  return shapes.has(name);
}

/** Reads the frame or shape just opened; moves behind its end. */
export function readFrame(scanner: XmlScanner, content: ParagraphContent, styles: number): void {
  switch (scanner.name) {
    case 'draw:a':
      readLinked(scanner, content, styles);
      break;
    case 'draw:g':
      readChildren(scanner, content, styles);
      break;
    case 'draw:frame':
      readFrameContent(scanner, content, styles);
      break;
    case 'draw:text-box':
      addStory(scanner, content);
      break;
    case 'draw:image':
      content.builder.add(image(scanner, content.context), styles);
      break;
    default:
      // A shape: its own paragraphs are the text written on it.
      addStory(scanner, content);
  }
}

function readChildren(scanner: XmlScanner, content: ParagraphContent, styles: number): void {
  const level = scanner.depth;
  while (scanner.child(level)) if (isFrame(scanner.name)) readFrame(scanner, content, styles);
}

function addStory(scanner: XmlScanner, content: ParagraphContent): void {
  for (const block of content.context.readStory(scanner)) content.anchored.push(block);
}

function readLinked(scanner: XmlScanner, content: ParagraphContent, styles: number): void {
  const href = scanner.attribute('xlink:href') ?? '';
  if (href !== '') content.builder.openLink({ type: 'link', href, children: [] });
  readChildren(scanner, content, styles);
  if (href !== '') content.builder.closeLink();
}

function readFrameContent(scanner: XmlScanner, content: ParagraphContent, styles: number): void {
  let picture: Image | undefined;
  let title = '';
  let description = '';
  let done = false;
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'draw:text-box':
        addStory(scanner, content);
        done = true;
        break;
      case 'draw:object':
        done = readObject(scanner, content) || done;
        break;
      case 'draw:image':
        picture ??= image(scanner, content.context);
        break;
      case 'svg:title':
        title = scanner.elementText().trim();
        break;
      case 'svg:desc':
        description = pictureDescription(scanner.elementText().trim());
        break;
    }
  }
  if (done || picture === undefined) return;
  picture.alt = description || title;
  content.builder.add(picture, styles);
  content.afterSpace = false;
}

/** An embedded equation or chart. False when the object is neither, so that its picture stands for it. */
function readObject(scanner: XmlScanner, content: ParagraphContent): boolean {
  const inner = embedded(scanner, content.context);
  if (inner === undefined) return false;
  if (inner.name === 'math:math') {
    const latex = mathmlToLatex(scanMathml(inner));
    if (latex === '') return false;
    content.builder.add({ type: 'math', latex }, 0);
    content.afterSpace = false;
    return true;
  }
  if (inner.name !== 'office:document-content') return false;
  for (const block of chartBlocks(inner)) content.anchored.push(block);
  return false;
}

/** A scanner just inside the root of the object's content, which is a part of its own or stands in the frame (flat files). */
function embedded(scanner: XmlScanner, context: OdtContext): XmlScanner | undefined {
  const href = scanner.attribute('xlink:href');
  if (href === undefined) {
    const level = scanner.depth;
    return scanner.child(level) ? scanner : undefined;
  }
  const part = context.parts.scanObject(href);
  return part?.child(0) ? part : undefined;
}

function image(scanner: XmlScanner, context: OdtContext): Image {
  const href = scanner.attribute('xlink:href') ?? '';
  const picture: Image = { type: 'image', src: null, alt: '' };
  if (/^(?:https?|ftp|file|data):/i.test(href)) picture.src = href;
  else if (href !== '' && context.options.embedImages) picture.src = dataUri(href, context.parts.bytes(href));
  return picture;
}

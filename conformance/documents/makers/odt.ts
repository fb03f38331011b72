/** Makes an ODT of a content. Standard: OASIS OpenDocument 1.3, text documents. */
import { paragraphsOf, shownText, type Content, type Part } from '../content.js';
import { pictureBytes } from './picture.js';
import { xml, zip } from './zip.js';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const mimetype = 'application/vnd.oasis.opendocument.text';
const namespace = (name: string): string => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
const namespaces = `xmlns:office="${namespace('office')}" xmlns:text="${namespace('text')}" xmlns:table="${namespace('table')}" xmlns:style="${namespace('style')}" xmlns:draw="${namespace('drawing')}" xmlns:svg="${namespace('svg-compatible')}" xmlns:fo="${namespace('xsl-fo-compatible')}" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:meta="${namespace('meta')}" office:version="1.3"`;

export function makeOdt(content: Content): Uint8Array {
  const annotations = (content.hidden ?? [])
    .map(
      (text) =>
        `<text:p><office:annotation><dc:creator>x</dc:creator><text:p>${xml(text)}</text:p></office:annotation></text:p>`,
    )
    .join('');
  const body = content.parts.map(writePart).join('\n');
  const automatic =
    '<office:automatic-styles><text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/><text:list-level-style-bullet text:level="2" text:bullet-char="•"/></text:list-style><text:list-style style:name="Numbers"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/><text:list-level-style-number text:level="2" style:num-format="1" style:num-suffix="."/></text:list-style></office:automatic-styles>';
  const hasPicture = content.parts.some((part) => part.kind === 'image');
  const entry = (path: string, type: string): string =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`;
  return zip([
    { name: 'mimetype', data: mimetype, stored: true },
    {
      name: 'META-INF/manifest.xml',
      data: `${declaration}<manifest:manifest xmlns:manifest="${namespace('manifest')}" manifest:version="1.3">${entry('/', mimetype)}${entry('content.xml', 'text/xml')}${entry('styles.xml', 'text/xml')}${entry('meta.xml', 'text/xml')}${hasPicture ? entry('Pictures/1.png', 'image/png') : ''}</manifest:manifest>`,
    },
    {
      name: 'content.xml',
      data: `${declaration}<office:document-content ${namespaces}>${automatic}<office:body><office:text>${body}${annotations}</office:text></office:body></office:document-content>`,
    },
    { name: 'styles.xml', data: styles(content) },
    { name: 'meta.xml', data: meta(content) },
    ...(hasPicture ? [{ name: 'Pictures/1.png', data: pictureBytes() }] : []),
  ]);
}

function writePart(part: Part, index: number): string {
  switch (part.kind) {
    case 'heading':
      return `<text:h text:style-name="Heading_20_${part.level}" text:outline-level="${part.level}">${xml(part.text)}</text:h>`;
    case 'paragraph':
      return part.runs
        ? `<text:p>${part.runs.map((text) => `<text:span>${xml(text)}</text:span>`).join('')}</text:p>`
        : paragraph(part.text);
    case 'link':
      return `<text:p>${xml(part.before)} <text:a xlink:type="simple" xlink:href="${xml(part.href)}">${xml(part.text)}</text:a></text:p>`;
    case 'list':
      return `<text:list text:style-name="${part.ordered ? 'Numbers' : 'Bullets'}">${part.items.map((item) => `<text:list-item>${paragraph(item.text)}${item.items ? `<text:list>${item.items.map((inner) => `<text:list-item>${paragraph(inner)}</text:list-item>`).join('')}</text:list>` : ''}</text:list-item>`).join('')}</text:list>`;
    case 'table': {
      const row = (cells: string[]): string =>
        `<table:table-row>${cells.map((cell) => `<table:table-cell office:value-type="string">${paragraphsOf(cell).map(paragraph).join('')}</table:table-cell>`).join('')}</table:table-row>`;
      const [head = [], ...rows] = part.cells.map((cells) => cells.map(shownText));
      return `<table:table table:name="Table${index}"><table:table-column table:number-columns-repeated="${head.length}"/><table:table-header-rows>${row(head)}</table:table-header-rows>${rows.map(row).join('')}</table:table>`;
    }
    case 'image':
      return `<text:p><draw:frame draw:name="Picture${index}" svg:width="1cm" svg:height="1cm"><draw:image xlink:href="Pictures/1.png" xlink:type="simple"/><svg:title>${xml(part.alt)}</svg:title></draw:frame></text:p>`;
    case 'pageBreak':
      return '';
  }
}

function paragraph(text: string): string {
  return `<text:p>${xml(text)}</text:p>`;
}

function styles(content: Content): string {
  const language = content.metadata?.language;
  const defaults =
    language === undefined
      ? ''
      : `<style:default-style style:family="paragraph"><style:text-properties fo:language="${xml(language.split('-')[0]!)}" fo:country="${xml(language.split('-')[1] ?? 'none')}"/></style:default-style>`;
  const headings = [1, 2, 3]
    .map(
      (level) =>
        `<style:style style:name="Heading_20_${level}" style:display-name="Heading ${level}" style:family="paragraph" style:default-outline-level="${level}"/>`,
    )
    .join('');
  const furniture = (tag: string, text: string | undefined): string =>
    text === undefined ? '' : `<style:${tag}>${paragraph(text)}</style:${tag}>`;
  return `${declaration}<office:document-styles ${namespaces}><office:styles>${defaults}${headings}</office:styles><office:automatic-styles><style:page-layout style:name="pm1"/></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm1">${furniture('header', content.header)}${furniture('footer', content.footer)}</style:master-page></office:master-styles></office:document-styles>`;
}

function meta(content: Content): string {
  const { title, description, keywords, language, author } = content.metadata ?? {};
  const element = (name: string, value: string | undefined): string =>
    value === undefined ? '' : `<${name}>${xml(value)}</${name}>`;
  return `${declaration}<office:document-meta ${namespaces}><office:meta>${element('dc:title', title)}${element('dc:description', description)}${element('meta:keyword', keywords)}${element('dc:language', language)}${element('meta:initial-creator', author)}${element('dc:creator', author)}</office:meta></office:document-meta>`;
}

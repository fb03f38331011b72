/** Makes a DOCX of a content, with the smallest set of parts Word needs. Standard: ECMA-376 Part 1, WordprocessingML. */
import { paragraphsOf, shownText, type Content, type Part } from '../content.js';
import { pictureBytes } from './picture.js';
import { xml, zip } from './zip.js';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export function makeDocx(content: Content): Uint8Array {
  const relationships: string[] = [];
  const relate = (type: string, target: string, external = false): string => {
    const id = `rId${relationships.length + 1}`;
    relationships.push(
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${xml(target)}"${external ? ' TargetMode="External"' : ''}/>`,
    );
    return id;
  };
  relate('styles', 'styles.xml');
  relate('numbering', 'numbering.xml');
  const header =
    content.header === undefined
      ? ''
      : `<w:headerReference w:type="default" r:id="${relate('header', 'header1.xml')}"/>`;
  const footer =
    content.footer === undefined
      ? ''
      : `<w:footerReference w:type="default" r:id="${relate('footer', 'footer1.xml')}"/>`;
  const body = content.parts.map((part, index) => writePart(part, index, relate)).join('\n');
  const deleted = (content.hidden ?? [])
    .map((text) => `<w:p><w:del w:id="900" w:author="x"><w:r><w:delText>${xml(text)}</w:delText></w:r></w:del></w:p>`)
    .join('');
  const section = `<w:sectPr>${header}${footer}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr>`;
  return zip([
    { name: '[Content_Types].xml', data: contentTypes(content) },
    {
      name: '_rels/.rels',
      data: `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    },
    { name: 'docProps/core.xml', data: coreProperties(content) },
    {
      name: 'word/document.xml',
      data: `${declaration}<w:document ${namespaces}><w:body>${body}${deleted}${section}</w:body></w:document>`,
    },
    { name: 'word/styles.xml', data: styles(content) },
    { name: 'word/numbering.xml', data: numbering() },
    {
      name: 'word/_rels/document.xml.rels',
      data: `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships.join('')}</Relationships>`,
    },
    ...(content.header === undefined
      ? []
      : [
          {
            name: 'word/header1.xml',
            data: `${declaration}<w:hdr ${namespaces}>${paragraph(run(content.header))}</w:hdr>`,
          },
        ]),
    ...(content.footer === undefined
      ? []
      : [
          {
            name: 'word/footer1.xml',
            data: `${declaration}<w:ftr ${namespaces}>${paragraph(run(content.footer))}</w:ftr>`,
          },
        ]),
    ...(content.parts.some((part) => part.kind === 'image')
      ? [{ name: 'word/media/image1.png', data: pictureBytes() }]
      : []),
  ]);
}

type Relate = (type: string, target: string, external?: boolean) => string;

function writePart(part: Part, index: number, relate: Relate): string {
  switch (part.kind) {
    case 'heading':
      return paragraph(run(part.text), `<w:pStyle w:val="Heading${part.level}"/>`);
    case 'paragraph':
      return paragraph((part.runs ?? [part.text]).map(run).join(''));
    case 'link':
      return paragraph(
        `${run(`${part.before} `)}<w:hyperlink r:id="${relate('hyperlink', part.href, true)}">${run(part.text)}</w:hyperlink>`,
      );
    case 'list':
      return part.items
        .map(
          (item) =>
            listItem(item.text, 0, part.ordered) +
            (item.items ?? []).map((inner) => listItem(inner, 1, part.ordered)).join(''),
        )
        .join('');
    case 'table':
      return table(part.cells.map((row) => row.map(shownText)));
    case 'image':
      return paragraph(drawing(part.alt, index, relate('image', 'media/image1.png')));
    case 'pageBreak':
      return paragraph('<w:r><w:br w:type="page"/></w:r>');
  }
}

function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;
}

function paragraph(runs: string, properties = ''): string {
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
}

function listItem(text: string, level: number, ordered: boolean): string {
  return paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${ordered ? 2 : 1}"/></w:numPr>`);
}

function table(cells: string[][]): string {
  const rows = cells.map(
    (row, index) =>
      `<w:tr>${index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${row.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${cellParagraphs(cell)}</w:tc>`).join('')}</w:tr>`,
  );
  const grid = (cells[0] ?? []).map(() => '<w:gridCol w:w="2000"/>').join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>${paragraph('')}`;
}

const cellParagraphs = (cell: string): string =>
  paragraphsOf(cell)
    .map((text) => paragraph(run(text)))
    .join('');

function drawing(alt: string, index: number, relationship: string): string {
  const picture = `<pic:pic><pic:nvPicPr><pic:cNvPr id="${index}" name="Picture ${index}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${relationship}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="95250" cy="95250"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>`;
  return `<w:r><w:drawing><wp:inline><wp:extent cx="95250" cy="95250"/><wp:docPr id="${index + 1}" name="Picture ${index}" descr="${xml(alt)}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">${picture}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

function contentTypes(content: Content): string {
  const override = (part: string, type: string): string => `<Override PartName="/${part}" ContentType="${type}"/>`;
  return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${override('word/document.xml', `${word}.document.main+xml`)}${override('word/styles.xml', `${word}.styles+xml`)}${override('word/numbering.xml', `${word}.numbering+xml`)}${override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}${content.header === undefined ? '' : override('word/header1.xml', `${word}.header+xml`)}${content.footer === undefined ? '' : override('word/footer1.xml', `${word}.footer+xml`)}</Types>`;
}

/** docProps/core.xml; shared by the OOXML makers. */
export function coreProperties(content: Content): string {
  const { title, description, keywords, language, author } = content.metadata ?? {};
  const element = (name: string, value: string | undefined): string =>
    value === undefined ? '' : `<${name}>${xml(value)}</${name}>`;
  return `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${element('dc:title', title)}${element('dc:creator', author)}${element('cp:keywords', keywords)}${element('dc:description', description)}${element('dc:language', language)}<dcterms:created xsi:type="dcterms:W3CDTF">2026-01-02T03:04:05Z</dcterms:created></cp:coreProperties>`;
}

function styles(content: Content): string {
  const language = content.metadata?.language;
  const defaults =
    language === undefined
      ? ''
      : `<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="${xml(language)}"/></w:rPr></w:rPrDefault></w:docDefaults>`;
  const headings = [1, 2, 3].map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${40 - level * 6}"/></w:rPr></w:style>`,
  );
  return `${declaration}<w:styles ${namespaces}>${defaults}<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${headings.join('')}</w:styles>`;
}

function numbering(): string {
  const levels = (format: string, text: (level: number) => string): string =>
    [0, 1]
      .map(
        (level) =>
          `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text(level)}"/><w:pPr><w:ind w:left="${720 * (level + 1)}" w:hanging="360"/></w:pPr></w:lvl>`,
      )
      .join('');
  return `${declaration}<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0">${levels('bullet', () => '•')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${levels('decimal', (level) => `%${level + 1}.`)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
}

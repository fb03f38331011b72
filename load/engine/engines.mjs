// Every engine behind one face: (bytes, path) => Markdown or text. Peers come from load/peers, which is installed on demand;
// mammoth, SheetJS, word-extractor and pdf.js are packages of the project itself.
import { createRequire } from 'node:module';
import { extname } from 'node:path';

const peers = createRequire(new URL('../peers/package.json', import.meta.url));
const own = createRequire(import.meta.url);
const importPeer = (name) => import(peers.resolve(name));

/** @type {Record<string, (options: {onlyMainContent: boolean}) => Promise<(bytes: Buffer, path: string) => unknown>>} */
const loaders = {
  async ours({ onlyMainContent }) {
    // As in the server's engine processes.
    const { compileThriftily } = await import('../../.build/reference/sandbox/compiler-thrift.js');
    compileThriftily();
    const { convert } = await import('../../.build/reference/engine/convert.js');
    const { readOptions, defaultLimits } = await import('../../.build/reference/engine/document/reading.js');
    const { noDeadline } = await import('../../.build/reference/base/deadline.js');
    return async (bytes, path) => {
      // Headers and footers of documents are left out, as by default and as the peers do.
      const mainOnly = onlyMainContent || !readsFormats.mdream.includes(extensionOf(path));
      const read = readOptions({ fileName: path.split('/').pop(), onlyMainContent: mainOnly, pdf: { mode: 'fast' } });
      const transforms = mainOnly ? [{ type: 'dropFurniture' }] : [];
      return (
        await convert(
          bytes,
          { read, transforms, outputs: ['markdown'] },
          { deadline: noDeadline, limits: defaultLimits },
        )
      ).markdown;
    };
  },
  async anydoc() {
    const { toMarkdownBytes, formatFromPath } = peers('@firecrawl/anydoc');
    return (bytes, path) => toMarkdownBytes(bytes, formatFromPath(path));
  },
  async kreuzberg() {
    const { extractBytesSync, detectMimeTypeFromPath } = peers('@kreuzberg/node');
    return (bytes, path) =>
      extractBytesSync(bytes, detectMimeTypeFromPath(path), { outputFormat: 'markdown', useCache: false }).content;
  },
  async mdream({ onlyMainContent }) {
    const { htmlToMarkdown } = await importPeer('mdream');
    return (bytes) => htmlToMarkdown(bytes.toString('utf8'), onlyMainContent ? { minimal: true } : {});
  },
  async sheetjs() {
    const { read } = own('xlsx');
    return (bytes) => sheetsText(read(bytes, { dense: true, cellDates: false, cellHTML: false }));
  },
  async mammoth() {
    const mammoth = own('mammoth');
    return async (bytes) =>
      (
        await mammoth.convertToHtml(
          { buffer: bytes },
          { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
        )
      ).value;
  },
  async 'word-extractor'() {
    const WordExtractor = own('word-extractor');
    const extractor = new WordExtractor();
    return async (bytes) => (await extractor.extract(bytes)).getBody();
  },
  async 'pdf-inspector'() {
    const { processPdf } = peers('@firecrawl/pdf-inspector');
    return (bytes) => processPdf(bytes).markdown ?? '';
  },
  async 'pdf-inspector-text'() {
    const { extractText } = peers('@firecrawl/pdf-inspector');
    return (bytes) => extractText(bytes);
  },
  async liteparse() {
    const { LiteParse } = await importPeer('@llamaindex/liteparse');
    const parser = new LiteParse({ outputFormat: 'markdown', ocrEnabled: false, imageMode: 'off', quiet: true });
    return async (bytes) => (await parser.parse(bytes)).text;
  },
  async pdfjs() {
    const { getDocument } = await import(own.resolve('pdfjs-dist/legacy/build/pdf.mjs'));
    const folder = new URL('./', `file://${own.resolve('pdfjs-dist/package.json')}`).href;
    return async (bytes) => {
      const document = await getDocument({
        data: new Uint8Array(bytes),
        cMapUrl: `${folder}cmaps/`,
        cMapPacked: true,
        standardFontDataUrl: `${folder}standard_fonts/`,
        verbosity: 0,
      }).promise;
      let text = '';
      for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
        const page = await document.getPage(pageNumber);
        for (const item of (await page.getTextContent()).items) text += item.hasEOL ? `${item.str}\n` : item.str;
        page.cleanup();
      }
      await document.destroy();
      return text;
    };
  },
};

/** Walks the cells that exist; the library's own writers walk the declared range. */
function sheetsText(book) {
  let out = '';
  for (const name of book.SheetNames) {
    out += `## ${name}\n`;
    for (const row of book.Sheets[name]['!data'] ?? []) {
      if (row) out += `| ${row.map((cell) => cell?.w ?? cell?.v ?? '').join(' | ')} |\n`;
    }
  }
  return out;
}

export function loadEngine(name, options) {
  const loader = loaders[name];
  if (!loader) throw new Error(`There is no engine named ${name}.`);
  return loader(options);
}

/** Which engine reads which extension, for choosing and for telling. */
export const readsFormats = {
  ours: ['html', 'htm', 'pdf', 'docx', 'doc', 'odt', 'rtf', 'xlsx', 'xls'],
  anydoc: ['docx', 'doc', 'odt', 'rtf', 'xlsx', 'xls', 'pdf'],
  kreuzberg: ['html', 'htm', 'docx', 'doc', 'odt', 'rtf', 'xlsx', 'xls'],
  mdream: ['html', 'htm'],
  sheetjs: ['xlsx', 'xls'],
  mammoth: ['docx'],
  'word-extractor': ['doc'],
  'pdf-inspector': ['pdf'],
  'pdf-inspector-text': ['pdf'],
  liteparse: ['pdf'],
  pdfjs: ['pdf'],
};

export const extensionOf = (path) => extname(path).slice(1).toLowerCase();

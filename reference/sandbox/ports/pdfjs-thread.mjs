// pdf.js in a worker thread of its own: its build for Node replaces methods of Array.prototype, which would slow down
// everything else in the same realm. Holds one document at a time. Started by pdf-fallback.ts; plain JavaScript, so that
// the same file runs from the sources and from the build.
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

const require = createRequire(import.meta.url);
const folder = require.resolve('pdfjs-dist/package.json').replace('package.json', '');
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** Above this many pixels a page is rendered smaller: a hostile page size must not eat the memory. */
const maxPixels = 40_000_000;

let document;

async function open(bytes) {
  await document?.destroy();
  document = await getDocument({
    data: bytes,
    cMapUrl: `${folder}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}standard_fonts/`,
    wasmUrl: `${folder}wasm/`,
    isEvalSupported: false,
    verbosity: 0,
  }).promise;
  return document.numPages;
}

async function text(pages) {
  const read = [];
  for (const pageNumber of pages.filter((one) => one <= document.numPages)) {
    const page = await document.getPage(pageNumber);
    const { items } = await page.getTextContent();
    read.push({ pageNumber, text: items.map((item) => (item.hasEOL ? `${item.str}\n` : item.str)).join('') });
    page.cleanup();
  }
  return { totalPages: document.numPages, pages: read };
}

async function render(pageNumber, dpi) {
  const page = await document.getPage(pageNumber);
  const wanted = page.getViewport({ scale: dpi / 72 });
  const shrink = Math.min(1, Math.sqrt(maxPixels / (wanted.width * wanted.height)));
  const viewport = page.getViewport({ scale: (dpi / 72) * shrink });
  const { canvas, context } = document.canvasFactory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  page.cleanup();
  return { width: canvas.width, height: canvas.height, rgba: new Uint8ClampedArray(canvas.data()) };
}

parentPort.on('message', async ({ id, call }) => {
  try {
    const result =
      call.kind === 'open'
        ? await open(call.bytes)
        : call.kind === 'text'
          ? await text(call.pages)
          : await render(call.pageNumber, call.dpi);
    parentPort.postMessage({ id, result }, result.rgba ? [result.rgba.buffer] : []);
  } catch (error) {
    parentPort.postMessage({ id, failure: `${error?.name ?? 'Error'}: ${error?.message ?? String(error)}` });
  }
});

/**
 * The reader of web pages: bytes -> node table -> selected part -> neutral document, with the page's metadata
 * and lazy views of its source (raw, cleaned, links, images).
 * Spec: ParseOptions (onlyMainContent, includeTags, excludeTags); Document data; Metadata.
 */
import type { Deadline } from '../../../../base/deadline.js';
import type { Notice, ReadOptions, ReadPorts, Reading } from '../../../document/reading.js';
import { knowAmpPictures } from '../../../html/amp-pictures.js';
import { cleanHtml } from '../../../html/clean-html.js';
import { decodePage } from '../../../html/decode.js';
import { mainContent } from '../../../html/main-content/main-content.js';
import { pageMetadata } from '../../../html/metadata.js';
import type { NodeTable } from '../../../html/node-table.js';
import { pageImages, pageLinks } from '../../../html/page-links.js';
import { pageTree } from '../../../html/page-tree.js';
import { parseHtml } from '../../../html/parse-html.js';
import type { Selection } from '../../../html/selection.js';
import { selectPart } from '../../../html/selection.js';
import { promoteNoscript } from '../../../html/promote-noscript.js';
import { assembleShadowTrees } from '../../../html/shadow-trees.js';
import { assembleStreamedContent } from '../../../html/streamed-content.js';
import { pageUrls } from '../../../html/urls.js';
import { buildDocument } from './document-builder.js';

/**
 * Reads a page. Broken markup is read as browsers read it; an empty page gives an empty document.
 * @throws ServiceError `request.invalid-options` for tags that are no selectors, `deadline.exceeded`.
 */
export function readHtml(bytes: Uint8Array, options: ReadOptions, ports: ReadPorts): Reading {
  const { deadline, limits } = ports;
  const { source } = decodePage(bytes, options.contentType);
  const table = parsePage(source, limits.depth, deadline);
  const urls = pageUrls(table, options.baseUrl);
  const main = options.onlyMainContent ? (dropped: Uint8Array | undefined) => mainContent(table, dropped) : undefined;
  const selection = selectPart(table, options, main);
  const rendering = { urls, embedImages: options.embedImages, deadline };
  const notices = noticesOf(table.tooDeep, limits.depth, selection, options);
  return {
    document: buildDocument(table, selection, rendering),
    metadata: pageMetadata(table, urls, notices),
    source: {
      rawHtml: () => source.toString('utf8'),
      cleanHtml: () => cleanHtml(table, selection, rendering),
      links: () => pageLinks(table, selection, urls),
      images: () => pageImages(table, selection, urls),
      page: () => pageTree(table, urls),
    },
    notices,
  };
}

function parsePage(source: Buffer, depth: number, deadline: Deadline): NodeTable {
  const parse = (html: Buffer): NodeTable => parseHtml(html, { depth }, deadline);
  const received = parse(source);
  const streamed = assembleStreamedContent(received);
  const whole = streamed ? parse(streamed) : received;
  const shown = assembleShadowTrees(whole);
  const table = shown ? parse(shown) : whole;
  promoteNoscript(table);
  knowAmpPictures(table);
  return table;
}

function noticesOf(tooDeep: boolean, depth: number, selection: Selection, options: ReadOptions): Notice[] {
  const notices: Notice[] = [];
  if (tooDeep)
    notices.push({ code: 'limit-reached', message: `Elements nested deeper than ${depth} levels were flattened.` });
  if (options.includeTags.length > 0 && selection.roots.length === 0)
    notices.push({ code: 'option-without-effect', message: 'Nothing on the page matches `includeTags`.' });
  return notices;
}

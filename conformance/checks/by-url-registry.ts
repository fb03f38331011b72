/**
 * The checks of document-data and metadata that are run by addresses too.
 * Spec: Document data; Metadata.
 */
import type { Check } from '../harness/check.js';
import { byUrl } from './by-url.js';
import { documentDataChecks } from './document-data/registry.js';
import { metadataChecks } from './metadata/registry.js';

/** Claims about the content of an answer, whatever way the file came. */
const claims =
  /^(?:document-data\.(?:html|markdown|raw-html|links|presence)|metadata\.(?:title|description|keywords|language|og-locale-alternate|other-keys|content-type|num-pages|total-pages))\./;

const notByUrl: readonly string[] = [
  // Silences, which have a check for uploads.
  'document-data.html.relative-without-base',
  'document-data.raw-html.of-documents',
  'document-data.links.selection',
  'document-data.links.repeated',
  'document-data.presence.markdown-unrequested',
  'document-data.presence.additional-members',
  'metadata.other-keys.service-members',
  'metadata.other-keys.own-names',
  'metadata.num-pages.skipped-pages',
  // Kinds of files whose reading the uploads judge.
  'document-data.markdown.headings-rtf-doc',
  'document-data.markdown.lists-rtf-doc',
  'document-data.markdown.links-rtf-doc',
  'document-data.links.of-rtf-doc',
  'metadata.title.rtf-doc-xls',
  'metadata.title.characters',
  'metadata.content-type.generic-part',
  // Options that only a parse has.
  'document-data.presence.no-browser-members',
  'document-data.raw-html.options-without-effect',
  // What the text of a rendered page is has a check of its own.
  'document-data.raw-html.unmodified',
  'document-data.raw-html.other-encodings',
  // Damaged files, whose answer is open.
  'metadata.total-pages.omitted',
];

export const byUrlChecks: readonly Check[] = [...documentDataChecks, ...metadataChecks]
  .filter(({ id }) => claims.test(id) && !notByUrl.includes(id))
  .map(byUrl);

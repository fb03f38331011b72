/**
 * What a zip archive holds, by the names of its entries and, where these leave it open, by its parts that say so.
 * Standard: ECMA-376 part 2, 7.3.7 (content types); ODF 1.3 part 2, 3.3 (mimetype entry).
 */
import { defaultLimits, type Format } from '../document/reading.js';
import { openZip, type ZipArchive } from '../readers/shared/containers/zip.js';
import type { Kind } from './kinds.js';

const maxNames = 5000;

/** The kind of a zip archive, whole or cut off; undefined for anything else. Bombs are refused as the readers refuse them. */
export function sniffZip(bytes: Uint8Array, claimed: Format | undefined): Kind | undefined {
  if (!looksLikeZip(bytes)) return undefined;
  if (bytes.length < 30) return { unsupported: 'an empty zip archive' };
  const archive = openZip(bytes, defaultLimits, []);
  const names = comparableNames(archive);
  const byMimetype = names.includes('mimetype') ? kindOfMimetype(textOf(archive, 'mimetype')) : undefined;
  return (
    byMimetype ??
    kindOfNames(names) ??
    kindOfContentTypes(archive) ??
    kindOfOpenDocument(archive, names, claimed) ?? { unsupported: 'a zip archive' }
  );
}

/** The signature of an entry, or of the end of an archive that is empty or split. */
function looksLikeZip(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false;
  return (bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6) || (bytes[2] === 7 && bytes[3] === 8);
}

/** In lower case with forward slashes: some writers use others. */
function comparableNames(archive: ZipArchive): string[] {
  const names: string[] = [];
  for (const path of archive.paths()) {
    if (
      names.push(
        path
          .toLowerCase()
          .replaceAll('\\', '/')
          .replace(/^\.?\//, ''),
      ) >= maxNames
    )
      break;
  }
  return names;
}

const byPrefix: readonly [prefix: string, kind: Kind][] = [
  ['word/', { format: 'docx' }],
  ['xl/workbook.bin', { unsupported: 'a binary Excel workbook (.xlsb)' }],
  ['xl/', { format: 'xlsx' }],
  ['ppt/', { unsupported: 'a PowerPoint presentation (.pptx)' }],
  ['visio/', { unsupported: 'a Visio drawing (.vsdx)' }],
  ['index/document.iwa', { unsupported: 'an iWork document' }],
  ['meta-inf/container.xml', { unsupported: 'an EPUB book' }],
  ['meta-inf/manifest.mf', { unsupported: 'a Java archive' }],
  ['androidmanifest.xml', { unsupported: 'an Android package' }],
];

function kindOfNames(names: readonly string[]): Kind | undefined {
  return byPrefix.find(([prefix]) => names.some((name) => name.startsWith(prefix)))?.[1];
}

function kindOfMimetype(mimetype: string): Kind | undefined {
  const type = mimetype.trim().toLowerCase();
  if (type.startsWith('application/vnd.oasis.opendocument.text') || type === 'application/vnd.sun.xml.writer') {
    return { format: 'odt' };
  }
  const other = /^application\/vnd\.(?:oasis\.opendocument|sun\.xml)\.([a-z]+)/.exec(type)?.[1];
  if (other !== undefined) return { unsupported: `an OpenDocument ${other} file` };
  return type === 'application/epub+zip' ? { unsupported: 'an EPUB book' } : undefined;
}

/** Packages whose parts lie in folders of other names say in this part what they are. */
function kindOfContentTypes(archive: ZipArchive): Kind | undefined {
  if (!archive.has('[Content_Types].xml')) return undefined;
  const types = textOf(archive, '[Content_Types].xml');
  if (/wordprocessingml\.(?:document|template)|ms-word\.(?:document|template)/.test(types)) return { format: 'docx' };
  if (types.includes('ms-excel.sheet.binary')) return { unsupported: 'a binary Excel workbook (.xlsb)' };
  if (/spreadsheetml\.|ms-excel\.(?:sheet|template)/.test(types)) return { format: 'xlsx' };
  if (types.includes('presentationml.')) return { unsupported: 'a PowerPoint presentation (.pptx)' };
  return { unsupported: 'a package of another program' };
}

/** OpenDocument files without a mimetype entry name their type in the manifest; without either, the file's name must do. */
function kindOfOpenDocument(
  archive: ZipArchive,
  names: readonly string[],
  claimed: Format | undefined,
): Kind | undefined {
  if (!names.includes('content.xml')) return undefined;
  const root = /<[^>]*full-path="\/"[^>]*>/.exec(textOf(archive, 'META-INF/manifest.xml'))?.[0] ?? '';
  const kind = kindOfMimetype(/media-type="([^"]+)"/.exec(root)?.[1] ?? '');
  return kind ?? (claimed === 'odt' ? { format: 'odt' } : undefined);
}

function textOf(archive: ZipArchive, path: string): string {
  return archive.read(path)?.toString('latin1') ?? '';
}

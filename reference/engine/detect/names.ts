/**
 * What file names and declared MIME types say of a format. Only a hint: bytes decide.
 * Spec: What the service does, 2 (supported extensions) and 3 (extension or content type).
 */
import type { DocumentFormat } from '../document/reading.js';

const byExtension: Readonly<Record<string, DocumentFormat>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  xht: 'html',
  shtml: 'html',
  pdf: 'pdf',
  docx: 'docx',
  docm: 'docx',
  dotx: 'docx',
  dotm: 'docx',
  doc: 'doc',
  dot: 'doc',
  odt: 'odt',
  ott: 'odt',
  rtf: 'rtf',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  xltx: 'xlsx',
  xltm: 'xlsx',
  xls: 'xls',
  xlt: 'xls',
};

const byContentType: Readonly<Record<string, DocumentFormat>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template': 'docx',
  'application/vnd.ms-word.document.macroenabled.12': 'docx',
  'application/msword': 'doc',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.text-template': 'odt',
  'application/rtf': 'rtf',
  'application/x-rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/richtext': 'rtf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.template': 'xlsx',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsx',
  'application/vnd.ms-excel': 'xls',
  'application/x-msexcel': 'xls',
};

/** The extensions, without dots, and the MIME types a format goes by; the usual one of each first. */
export function namesOf(format: DocumentFormat): { extensions: string[]; contentTypes: string[] } {
  const keysOf = (table: Readonly<Record<string, DocumentFormat>>) =>
    Object.keys(table).filter((key) => table[key] === format);
  return { extensions: keysOf(byExtension), contentTypes: keysOf(byContentType) };
}

/** The lower-case extension of a file name, without the dot; empty when there is none. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

export function formatByExtension(fileName: string): DocumentFormat | undefined {
  return ownValue(byExtension, extensionOf(fileName));
}

/** Parameters (`; charset=...`) do not count. */
export function formatByContentType(contentType: string): DocumentFormat | undefined {
  return ownValue(byContentType, contentType.split(';', 1)[0]!.trim().toLowerCase());
}

function ownValue(table: Readonly<Record<string, DocumentFormat>>, key: string): DocumentFormat | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

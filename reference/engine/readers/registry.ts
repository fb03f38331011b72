/**
 * The one table of readers. A new format is one folder and one line here.
 * Spec: What the service does, 2 (supported file extensions).
 */
import type { Format, Reader } from '../document/reading.js';
import { readDoc } from './formats/doc/read-doc.js';
import { readDocx } from './formats/docx/read-docx.js';
import { readHtml } from './formats/html/read-html.js';
import { readOdt } from './formats/odt/read-odt.js';
import { readPdf } from './formats/pdf/read-pdf.js';
import { readPicture } from './formats/pdf/read-picture.js';
import { readRtf } from './formats/rtf/read-rtf.js';
import { readXls } from './formats/xls/read-xls.js';
import { readXlsx } from './formats/xlsx/read-xlsx.js';

export const readers = {
  html: readHtml,
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  odt: readOdt,
  rtf: readRtf,
  xlsx: readXlsx,
  xls: readXls,
  picture: readPicture,
} satisfies Record<Format, Reader>;

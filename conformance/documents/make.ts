/**
 * Makes a document of a content in any extension that can be written from scratch, with the truth that holds for it there:
 * a workbook has sheets only, a PDF has pages. `.doc` and `.xls` cannot be made here; see prepared/.
 * Spec: What the service does, 2.
 */
import { truthOf, type Content } from './content.js';
import type { FixtureExtension, Truth } from './fixture.js';
import { makeDocx } from './makers/docx.js';
import { makeHtml } from './makers/html.js';
import { makeOdt } from './makers/odt.js';
import { makePdf } from './makers/pdf.js';
import { makeRtf } from './makers/rtf.js';
import { makeXlsx } from './makers/xlsx.js';

/** Extensions documents can be made in. */
export const makableExtensions = [
  'html',
  'htm',
  'pdf',
  'docx',
  'odt',
  'rtf',
  'xlsx',
] as const satisfies readonly FixtureExtension[];
export type MakableExtension = (typeof makableExtensions)[number];

export interface MadeDocument {
  readonly bytes: Uint8Array;
  readonly truth: Truth;
}

export function makeDocument(extension: MakableExtension, content: Content): MadeDocument {
  switch (extension) {
    case 'html':
    case 'htm':
      return { bytes: makeHtml(content), truth: withoutCaptions(truthOf(content)) };
    case 'docx':
      return { bytes: makeDocx(content), truth: withoutCaptions(truthOf(content)) };
    case 'odt':
      return { bytes: makeOdt(content), truth: withoutCaptions(truthOf(content)) };
    case 'rtf':
      return { bytes: makeRtf(content), truth: withoutCaptions(truthOf(withoutLanguage(content))) };
    case 'xlsx':
      return { bytes: makeXlsx(content), truth: truthOf(sheetsOf(content)) };
    case 'pdf': {
      const made = makePdf(content);
      const {
        images: _images,
        boilerplate: _boilerplate,
        hidden: _hidden,
        ...truth
      } = withoutCaptions(truthOf(content));
      return { bytes: made.bytes, truth: { ...truth, pageCount: made.pageTexts.length, pageTexts: made.pageTexts } };
    }
  }
}

/** A workbook keeps the tables; the sheets' names are their captions. Running headers are not part of a sheet. */
export function sheetsOf(content: Content): Content {
  return {
    parts: content.parts.filter((part) => part.kind === 'table'),
    ...(content.metadata ? { metadata: content.metadata } : {}),
    ...(content.hidden ? { hidden: content.hidden } : {}),
  };
}

/** Our text formats give a table no caption, so its name is no fact there. */
function withoutCaptions(truth: Truth): Truth {
  return { ...truth, tables: (truth.tables ?? []).map((table) => ({ cells: table.cells })) };
}

function withoutLanguage(content: Content): Content {
  const { language: _language, ...metadata } = content.metadata ?? {};
  return content.metadata === undefined ? content : { ...content, metadata };
}

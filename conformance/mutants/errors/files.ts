/**
 * Servers that cannot live with damaged, hostile or encrypted files.
 * Spec: Errors, POST /parse (files).
 */
import { inflateRawSync } from 'node:zlib';
import { emptySuccess, filePart, isParse, setJson } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { WireRequest } from '../../lies/mutating-proxy.js';

const isOffice = (request: WireRequest): boolean => filePart(request)?.value.subarray(0, 2).toString('latin1') === 'PK';
const officeXml = (request: WireRequest): string => unzippedDocument(filePart(request)?.value);

export const fileErrorMutants: readonly Mutant[] = [
  {
    id: 'errors.damaged-dropped',
    describe: 'closes the connection over a damaged file',
    breaks: ['errors.file.damaged-answered'],
    response: (response, request) => {
      if (isParse(request) && response.status >= 400 && filePart(request)) throw new Error('connection closed');
    },
  },
  {
    id: 'errors.damaged-without-text',
    describe: 'answers a damaged file with an empty 500',
    breaks: ['errors.file.damaged-answered'],
    response: (response, request) => {
      if (!isParse(request) || response.status < 400 || !filePart(request)) return;
      response.status = 500;
      response.headers = { 'content-type': 'text/plain' };
      response.body = Buffer.alloc(0);
    },
  },
  {
    id: 'parse.conversion.tiny-refused',
    describe: 'takes a PDF smaller than 4 kB for a damaged one',
    breaks: ['parse.conversion.tiny'],
    response: (response, request) => {
      const file = filePart(request)?.value;
      if (!file || file.length > 4096 || file.subarray(0, 5).toString('latin1') !== '%PDF-') return;
      response.status = 400;
      setJson(response, { success: false, code: 'BAD_REQUEST', error: 'The file is damaged.' });
    },
  },
  {
    id: 'errors.archive-bomb-crash',
    describe: 'dies of an archive that unpacks to a thousand times its size',
    breaks: ['errors.file.archive-bomb'],
    request: (request) => {
      if (isOffice(request) && request.body.length > 100_000 && request.body.length < 1_000_000)
        throw new Error('out of memory');
    },
  },
  {
    id: 'errors.deep-nesting-crash',
    describe: 'dies of a document nested deeper than its stack',
    breaks: ['errors.file.deep-nesting'],
    request: (request) => {
      if (isParse(request) && filePart(request)?.value.includes('<div>'.repeat(1000)))
        throw new Error('stack overflow');
    },
  },
  {
    id: 'errors.entity-bomb-crash',
    describe: 'dies of entities that grow without bound',
    breaks: ['errors.file.entity-bomb'],
    request: (request) => {
      if (isOffice(request) && officeXml(request).includes('<!ENTITY e9')) throw new Error('out of memory');
    },
  },
  {
    id: 'errors.external-entity-read',
    describe: 'reads files of the server for a document',
    breaks: ['errors.file.external-entity'],
    request: (request) => {
      if (!isOffice(request) || !officeXml(request).includes('SYSTEM')) return undefined;
      const response = emptySuccess();
      setJson(response, {
        success: true,
        data: { markdown: 'before root:x:0:0:root:/root:/bin/bash after', metadata: {} },
      });
      return response;
    },
  },
];

/** The document part of a small DOCX, for mutants that react to what stands in it. */
function unzippedDocument(bytes: Buffer | undefined): string {
  const name = 'word/document.xml';
  // The first of the two places with the name of the part: its local header, whose length of extra fields stands just before.
  const at = bytes?.indexOf(name) ?? -1;
  if (!bytes || at < 0) return '';
  const begin = at + name.length + bytes.readUInt16LE(at - 2);
  try {
    return inflateRawSync(bytes.subarray(begin), { maxOutputLength: 1_000_000 }).toString('utf8');
  } catch {
    // Larger than a small document, or cut off: none of the files these mutants wait for.
    return '';
  }
}

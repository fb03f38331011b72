/**
 * An opened PDF file: fetches objects by reference, from the file body or from object streams, decrypting on the way.
 * Opening reads the cross-reference, or rebuilds it when it is damaged or does not lead to the pages.
 * Spec: ISO 32000-1, 7.5 (file structure), 7.6 (encryption).
 */
import { ServiceError } from '../../../../../base/errors.js';
import { keepShapeOf } from '../../../../../base/lasting-shapes.js';
import { decodeStream } from '../filters/decode-stream.js';
import { readCrossReference, readIndirectBody, type CrossReference, type Entry } from './cross-reference.js';
import { ObjectParser } from './object-parser.js';
import { Dict, Name, Ref, Stream, asDict, type PdfValue, type Resolver } from './objects.js';
import { openSecurity, type Security } from './encryption/security.js';
import { indexContainer, rebuildCrossReference } from './rebuild.js';

/** References nested deeper than this (a reference to a reference ...) are a loop. */
const maxFetchDepth = 64;

/** Decoded object streams kept for the objects still to come from them. */
const maxContainers = 24;

interface Container {
  parser: ObjectParser;
  offsets: number[];
  numbers: number[];
}

export class PdfFile implements Resolver {
  readonly bytes: Uint8Array;
  /** True when the cross-reference had to be rebuilt. */
  rebuilt = false;
  private reference: CrossReference;
  private security: Security | undefined;
  private readonly cache = new Map<number, PdfValue>();
  private readonly containers = new Map<number, Container>();
  private depth = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.reference = { entries: new Map(), trailer: new Dict(new Map(), this) };
    const reference = readCrossReference(bytes, this);
    if (reference) {
      this.reference = reference;
      this.unlock();
    }
    if (!this.hasPages()) this.repair();
  }

  get trailer(): Dict {
    return this.reference.trailer;
  }

  get catalogue(): Dict | undefined {
    return this.trailer.dict('Root');
  }

  get encrypted(): boolean {
    return this.security !== undefined;
  }

  /** Numbers of all objects the file defines, in the order of the cross-reference. */
  *objectNumbers(): Iterable<number> {
    for (const [number, entry] of this.reference.entries) if (entry) yield number;
  }

  fetch(ref: Ref): PdfValue {
    const cached = this.cache.get(ref.number);
    if (cached !== undefined) return cached;
    if (this.depth > maxFetchDepth) return null;
    this.depth++;
    try {
      let value = this.read(ref.number);
      if (value instanceof Ref) value = value.number === ref.number ? null : this.fetch(value);
      this.cache.set(ref.number, value);
      return value;
    } finally {
      this.depth--;
    }
  }

  /** Forgets fetched objects, so that memory does not grow with the number of pages read. */
  forget(): void {
    this.cache.clear();
  }

  /** Starts over with a rebuilt cross-reference, once; false when that has been done already. */
  repair(): boolean {
    if (this.rebuilt) return false;
    this.rebuilt = true;
    this.cache.clear();
    this.containers.clear();
    this.security = undefined;
    const { reference, containers } = rebuildCrossReference(this.bytes, this);
    this.reference = reference;
    this.unlock();
    for (const number of containers) {
      const stream = this.fetch(new Ref(number, 0));
      if (stream instanceof Stream) indexContainer(number, stream, reference.entries, this);
    }
    if (this.trailer.dict('Root') === undefined) this.findCatalogue();
    return true;
  }

  /** The catalogue of a file whose trailer is lost, when it lies inside an object stream. */
  private findCatalogue(): void {
    for (const [number, entry] of this.reference.entries) {
      if (!entry || !('container' in entry)) continue;
      const ref = new Ref(number, 0);
      if (asDict(this.fetch(ref))?.name('Type') === 'Catalog') this.trailer.entries.set('Root', ref);
    }
  }

  private unlock(): void {
    const encrypt = this.trailer.dict('Encrypt');
    if (!encrypt) return;
    const id = this.trailer.array('ID')?.[0];
    this.security = openSecurity(encrypt, id instanceof Uint8Array ? id : new Uint8Array(0));
    this.cache.clear();
  }

  private hasPages(): boolean {
    const pages = this.catalogue?.dict('Pages');
    return pages !== undefined && (pages.get('Kids') !== null || pages.name('Type') === 'Page');
  }

  private read(number: number): PdfValue {
    const entry = this.reference.entries.get(number);
    if (!entry) return null;
    return 'offset' in entry ? this.readAt(number, entry) : this.readContained(number, entry);
  }

  private readAt(number: number, entry: Extract<Entry, { offset: number }>): PdfValue {
    if (entry.offset >= this.bytes.length) return this.lost(number);
    const key = this.security?.keyFor(number, entry.generation);
    const isEncryptDict =
      this.trailer.raw('Encrypt') instanceof Ref && (this.trailer.raw('Encrypt') as Ref).number === number;
    const strings = key && !isEncryptDict ? key.decryptString : undefined;
    const parser = new ObjectParser(this.bytes, entry.offset, this, strings);
    const foundNumber = parser.integer();
    const foundGeneration = parser.integer();
    if (foundNumber !== number || foundGeneration < 0 || !parser.accept('obj')) return this.lost(number);
    return readIndirectBody(parser, key?.decryptStream);
  }

  /** The cross-reference points to the wrong place: rebuild once, then believe it. */
  private lost(number: number): PdfValue {
    if (this.rebuilt) return null;
    this.repair();
    return this.read(number);
  }

  private readContained(number: number, entry: Extract<Entry, { container: number }>): PdfValue {
    const container = this.container(entry.container);
    if (!container) return null;
    let index = entry.index;
    if (container.numbers[index] !== number) index = container.numbers.indexOf(number);
    const offset = container.offsets[index];
    if (offset === undefined) return null;
    container.parser.position = offset;
    return container.parser.object();
  }

  private container(number: number): Container | undefined {
    const known = this.containers.get(number);
    if (known) return known;
    const entry = this.reference.entries.get(number);
    if (!entry || !('offset' in entry)) return undefined;
    const stream = this.fetch(new Ref(number, 0));
    if (!(stream instanceof Stream)) return undefined;
    const parser = new ObjectParser(decodeStream(stream).bytes, 0, this);
    const first = stream.dict.number('First') ?? 0;
    const count = Math.min(stream.dict.number('N') ?? 0, parser.bytes.length);
    const container: Container = { parser, offsets: [], numbers: [] };
    for (let index = 0; index < count; index++) {
      const objectNumber = parser.integer();
      const offset = parser.integer();
      if (objectNumber < 0 || offset < 0) break;
      container.numbers.push(objectNumber);
      container.offsets.push(first + offset);
    }
    if (this.containers.size >= maxContainers) this.containers.delete(this.containers.keys().next().value!);
    this.containers.set(number, container);
    return container;
  }
}

/**
 * Opens a PDF file.
 * @throws ServiceError `document.encrypted` when a password is needed, `document.corrupted` when no page tree can be found.
 */
export function openPdf(bytes: Uint8Array): PdfFile {
  const file = new PdfFile(fromHeader(bytes));
  if (!file.catalogue && !hasLoosePages(file)) {
    throw new ServiceError(
      'document.corrupted',
      'The PDF file is damaged beyond repair: it has no document catalogue and no pages.',
    );
  }
  return file;
}

/** Offsets count from the header, which some programs put junk in front of. */
function fromHeader(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096));
  const at = head.indexOf('%PDF-', 0, 'latin1');
  return at > 0 ? bytes.subarray(at) : bytes;
}

function hasLoosePages(file: PdfFile): boolean {
  for (const number of file.objectNumbers()) {
    const type = asDict(file.fetch(new Ref(number, 0)))?.get('Type');
    if (type instanceof Name && type.text === 'Page') return true;
  }
  return false;
}

keepShapeOf(() => {
  const file = new PdfFile(new Uint8Array(0));
  return new Stream(new Dict(new Map(), file), () => file.bytes);
});

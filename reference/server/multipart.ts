/**
 * Reads an upload: exactly one part `file`, at most one part `options` that holds JSON, in any order. The form itself is
 * taken apart by multer; what it may hold, and how much, is decided here while it streams, and refused at once.
 * Spec: Parse upload (multipart parts of POST /parse); Limits (file size); Errors (400).
 */
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient types of a package that has none
/// <reference path="./multer.d.ts" />
import multer from '@koa/multer';
import type { IncomingMessage } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { limits } from '../../generated/limits.gen.js';
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';
import { GatheredBytes } from '../base/gathered-bytes.js';
import type { Upload } from '../base/operation-call.js';
import { baseName } from './file-name.js';
import { malformedForm } from './multipart-errors.js';
import { PartHeads } from './part-heads.js';
import { declaredLength, refusal, requirePlainEncoding } from './refusable-body.js';
import type { Refusal } from './refusable-body.js';
import type { RequestContext } from './request-state.js';
import { parseJson } from './safe-json.js';
import type { MemoryShare } from './memory-budget.js';

export interface MultipartForm {
  upload: Upload;
  /** The JSON of the part `options`; undefined when it was not sent. */
  options: unknown;
}

const optionsMaxBytes = budgets.formOptions.bound;
/** Room for the options and the heads of the parts beside the file. */
const formMaxBytes = limits.parseFileMaxBytes + 2 * optionsMaxBytes;
const partLimits = {
  fieldSize: optionsMaxBytes,
  fieldNameSize: 200,
  fieldArrayIndexLimit: 10,
  fields: budgets.formParts.bound,
  files: 10,
  parts: budgets.formParts.bound,
  headerPairs: 50,
};

/**
 * @throws ServiceError `request.not-multipart`, `request.malformed-multipart`, `request.missing-file`, `request.too-many-files`,
 * `request.invalid-options`, `request.unsupported-encoding`, `document.empty`, `document.too-large`, `server.overloaded`.
 */
export async function readMultipart(ctx: RequestContext, share: MemoryShare): Promise<MultipartForm> {
  requirePlainEncoding(ctx.req);
  if (!ctx.is('multipart/form-data')) {
    throw new ServiceError(
      'request.not-multipart',
      'Send the file as multipart/form-data, with a part `file` and, if wanted, a part `options` that holds JSON.',
    );
  }
  if ((declaredLength(ctx.req) ?? 0) > formMaxBytes) throw fileTooLarge();
  const form = new FormReader(share, new PartHeads(ctx.get('content-type')));
  const fields = await form.read(ctx);
  return { upload: form.upload(fields), options: form.options(fields) };
}

/** One form on its way in. */
class FormReader {
  readonly #share: MemoryShare;
  readonly #heads: PartHeads;
  readonly #stop: Refusal = refusal();
  #file: { bytes?: Buffer; fileName: string; contentType: string } | undefined;
  #optionsFile: Buffer | undefined;
  #optionsSeen = false;

  constructor(share: MemoryShare, heads: PartHeads) {
    this.#share = share;
    this.#heads = heads;
  }

  /** Resolves with the plain fields when the form has arrived whole. */
  async read(ctx: RequestContext): Promise<Record<string, unknown>> {
    const middleware = multer({
      storage: {
        _handleFile: (_request, part, done) => this.#keep(part, done),
        _removeFile: (_request, _part, done) => done(null),
      },
      fileFilter: (_request, part, decide) => decide(null, this.#accept(part)),
      limits: partLimits,
      // Names come as one character for each byte, with their path: file-name.ts makes sense of both.
      defParamCharset: 'latin1',
      preservePath: true,
      streamHandler: (request, parser) => this.#feed(request, parser),
    }).any();
    try {
      await Promise.race([middleware(ctx, async () => undefined), this.#stop.promise]);
    } catch (error) {
      throw malformedForm(error);
    }
    // There is none when the form ended before its first part, or its boundary is none.
    return (ctx.request as unknown as { body?: Record<string, unknown> }).body ?? {};
  }

  upload(fields: Record<string, unknown>): Upload {
    const file = this.#file;
    if (!file?.bytes) {
      throw new ServiceError(
        'request.missing-file',
        'file' in fields
          ? 'The part `file` came as a text field. Send it as a file, with a `filename` in its Content-Disposition.'
          : 'The form has no part `file`. Send the document as a part named `file`, with a `filename`.',
      );
    }
    if (file.bytes.length === 0) throw new ServiceError('document.empty', 'The uploaded file is empty.');
    return { bytes: file.bytes, fileName: file.fileName, contentType: file.contentType };
  }

  options(fields: Record<string, unknown>): unknown {
    const field = fields['options'];
    if (field !== undefined && typeof field !== 'string') {
      throw new ServiceError('request.invalid-options', 'The part `options` must be sent once, as one JSON object.');
    }
    if (field !== undefined && this.#optionsSeen) throw twiceOptions();
    const text = field ?? this.#optionsFile?.toString('utf8');
    if (text === undefined) return undefined;
    const parsed = parseJson(text);
    if ('fault' in parsed) throw new ServiceError('request.invalid-options', `The part \`options\` ${parsed.fault}`);
    this.#share.take(parsed.values * budgets.jsonValueWeight.bound);
    return parsed.value;
  }

  #feed(request: IncomingMessage, parser: Writable): void {
    let sizeBytes = 0;
    request.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (!this.#file) this.#heads.feed(chunk);
      if (sizeBytes > formMaxBytes) this.#refuse(fileTooLarge());
      if (!this.#stop.refused) this.#take(chunk.length);
      // From here on the body is only thrown away; multer need not see it.
      if (this.#stop.refused) request.unpipe(parser).resume();
    });
    // multer would tell of these only when the whole body has arrived.
    parser.on('error', (error) => this.#refuse(malformedForm(error)));
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) {
      parser.on(limit, () =>
        this.#refuse(new ServiceError('request.malformed-multipart', 'The form has too many parts.')),
      );
    }
    request.pipe(parser);
  }

  /** All that arrives is counted, whatever the parts are called and whatever becomes of them. */
  #take(bytes: number): void {
    try {
      this.#share.take(bytes);
    } catch (error) {
      this.#refuse(error as ServiceError);
    }
  }

  /** Whether the part is read at all. */
  #accept(part: multer.PartHead): boolean {
    if (part.fieldname === 'file') {
      if (this.#file)
        this.#refuse(
          new ServiceError(
            'request.too-many-files',
            'The form has more than one part `file`. Send one file a request; requests may be made in parallel.',
          ),
        );
      this.#file ??= {
        fileName: baseName(part.originalname),
        contentType: this.#heads.contentType('file') ?? part.mimetype,
      };
    } else if (part.fieldname === 'options') {
      if (this.#optionsSeen) this.#refuse(twiceOptions());
      this.#optionsSeen = true;
    } else {
      this.#refuse(
        new ServiceError(
          'request.malformed-multipart',
          `The form has a file named ${JSON.stringify(part.fieldname.slice(0, 100))}. The only file of this form is \`file\`.`,
        ),
      );
    }
    return !this.#stop.refused;
  }

  #keep(part: multer.PartHead & { stream: Readable }, done: (error: Error | null, info?: object) => void): void {
    const isFile = part.fieldname === 'file';
    const maxBytes = isFile ? limits.parseFileMaxBytes : optionsMaxBytes;
    const gathered = new GatheredBytes();
    let sizeBytes = 0;
    part.stream.on('data', (chunk: Buffer) => {
      if (this.#stop.refused) return;
      sizeBytes += chunk.length;
      if (sizeBytes <= maxBytes) gathered.add(chunk);
      else {
        gathered.clear();
        this.#refuse(
          isFile
            ? fileTooLarge()
            : new ServiceError('request.invalid-options', 'The part `options` is larger than 1 MiB.'),
        );
      }
    });
    part.stream.on('end', () => {
      const bytes = gathered.whole();
      if (isFile) this.#file!.bytes = bytes;
      else this.#optionsFile = bytes;
      done(null, {});
    });
  }

  #refuse(error: ServiceError): void {
    this.#stop.refuse(error);
  }
}

function twiceOptions(): ServiceError {
  return new ServiceError('request.invalid-options', 'The form has more than one part `options`.');
}

function fileTooLarge(): ServiceError {
  return new ServiceError(
    'document.too-large',
    `The upload exceeds the limit of ${limits.parseFileMaxBytes / (1 << 20)} MB a file.`,
  );
}

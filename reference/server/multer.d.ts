// The part of @koa/multer and multer that we use; neither package brings types.
declare module '@koa/multer' {
  import type { IncomingMessage } from 'node:http';
  import type { Readable, Writable } from 'node:stream';
  import type { Middleware } from 'koa';

  namespace multer {
    interface PartHead {
      fieldname: string;
      originalname: string;
      encoding: string;
      mimetype: string;
    }
    interface StorageEngine {
      _handleFile(
        request: IncomingMessage,
        part: PartHead & { stream: Readable },
        done: (error: Error | null, info?: object) => void,
      ): void;
      _removeFile(request: IncomingMessage, part: PartHead, done: (error: Error | null) => void): void;
    }
    interface Options {
      storage: StorageEngine;
      fileFilter?: (
        request: IncomingMessage,
        part: PartHead,
        decide: (error: Error | null, accept?: boolean) => void,
      ) => void;
      limits?: Record<string, number>;
      preservePath?: boolean;
      defParamCharset?: string;
      streamHandler?: (request: IncomingMessage, parser: Writable) => void;
    }
  }
  function multer(options: multer.Options): { any(): Middleware };
  export = multer;
}

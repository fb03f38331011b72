/**
 * What passes between the HTTP edge (server/) and an operation (operations/): a call without HTTP, an answer without HTTP.
 * It stands on the ground so that neither room has to know the other.
 * Spec: Endpoints.
 */
import type { Logger } from './logger.js';

/** Who calls. Keys of one owner share its limits and its credits. */
interface Caller {
  owner: string;
}

/** One uploaded file, whole in memory. */
export interface Upload {
  bytes: Uint8Array;
  /** Base name without path parts; never empty. */
  fileName: string;
  /** The MIME type the part declared, when it declared one. */
  contentType?: string;
}

/** What an operation of the contract is given, after texts became numbers and booleans and defaults were filled in. */
export interface OperationInput {
  /** Path parameters by name. */
  path: object;
  query: object;
  /** By names in lower case. */
  header: object;
  /** The JSON body, or the `options` of a multipart form; undefined where the operation has none. */
  body: unknown;
}

/** One request to one operation: authenticated, within its limits, and valid by the contract. */
export interface OperationCall<Input extends OperationInput = OperationInput> {
  requestId: string;
  caller: Caller;
  /**
   * Where the caller reaches this server, without a slash at the end: the start of addresses that are made now. What is
   * stored for later keeps the origin of the request that asked for it.
   */
  origin: string;
  path: Input['path'];
  query: Input['query'];
  header: Input['header'];
  body: Input['body'];
  /** Multipart operations only. */
  upload?: Upload;
  /** Aborted when the client has gone away. */
  signal: AbortSignal;
  log: Logger;
}

/** `body` is sent as JSON with status 200. */
export interface OperationAnswer {
  body: object;
}

/** One operation of the contract. */
export interface Operation<Input extends OperationInput = OperationInput> {
  /** Credits the caller must hold before the body is read. */
  minimumCredits?: number;
  /** Clients that wait for a job ask it again and again: it stands outside of the request rate. */
  isStatusCall?: boolean;
  /** Looks at the body as sent, before the contract's schema does, to name what the schema would only call unknown. */
  inspect?(body: unknown): void;
  handle(call: OperationCall<Input>): Promise<OperationAnswer>;
}

/** Who watches which job. */
export type WatchCall = Pick<
  OperationCall<{ path: { id: string } } & OperationInput>,
  'caller' | 'origin' | 'path' | 'signal'
>;

/**
 * Tells how a job goes on, frame by frame (JSON in UTF-8), until it is over: over a WebSocket instead of status calls.
 * `send` resolves when the next frame may follow. Resolves with what is to be done when the caller has all of it.
 */
export type Watch = (
  call: WatchCall,
  send: (frame: Uint8Array) => Promise<void>,
) => Promise<{ whenRead?: () => Promise<void> }>;

/**
 * What strangers may make the server's own process hold or do: a bound for each, in one place.
 * A caller, a document, a page and a target server are strangers. The rooms take their numbers from here; the bounds that
 * the interface itself states stand in the contract (generated/limits.gen.ts), those an operator sets in config.ts.
 * Spec: Limits; Errors.
 */
interface Budget {
  /** What is bounded. */
  what: string;
  /** The file below `reference/` that keeps the bound. */
  where: string;
  bound: number;
  unit: string;
  /** What happens beyond. */
  answer: string;
}

export const budgets = {
  requestHead: {
    what: 'the head of a request',
    where: 'server/http-server.ts',
    bound: 32 << 10,
    unit: 'bytes',
    answer: '431, and the connection ends',
  },
  unansweredPerConnection: {
    what: 'requests of one connection that are not answered yet (pipelining)',
    where: 'server/http-server.ts',
    bound: 32,
    unit: 'requests',
    answer: 'the connection ends',
  },
  answerStalled: {
    what: 'time in which a client takes nothing of its answer',
    where: 'server/http-server.ts',
    bound: 60_000,
    unit: 'ms',
    answer: 'the connection ends',
  },
  answerPace: {
    what: 'how slowly a client may take its answer, after the time above',
    where: 'server/http-server.ts',
    bound: 64 << 10,
    unit: 'bytes a second',
    answer: 'the connection ends',
  },
  sockets: {
    what: 'WebSockets of all callers together',
    where: 'server/web-sockets.ts',
    bound: 2000,
    unit: 'sockets',
    answer: 'closed with 1013; clients ask for the status instead',
  },
  socketsOfOwner: {
    what: 'WebSockets of one owner',
    where: 'server/web-sockets.ts',
    bound: 200,
    unit: 'sockets',
    answer: 'closed with 1013; clients ask for the status instead',
  },
  socketMessage: {
    what: 'a message of a WebSocket client; nothing in it is read',
    where: 'server/web-sockets.ts',
    bound: 1 << 10,
    unit: 'bytes',
    answer: 'closed with 1009',
  },
  socketSilence: {
    what: 'time after which a WebSocket client must have answered a ping',
    where: 'server/web-sockets.ts',
    bound: 30_000,
    unit: 'ms',
    answer: 'the connection ends',
  },
  metricsAge: {
    what: 'time for which the text of /metrics is not made anew',
    where: 'server/service-pages.ts',
    bound: 500,
    unit: 'ms',
    answer: 'the same text again',
  },
  jsonValues: {
    what: 'values in a JSON body or in `options`, counted before it is parsed',
    where: 'server/safe-json.ts',
    bound: 200_000,
    unit: 'values',
    answer: '400',
  },
  jsonDepth: {
    what: 'nesting of a JSON body',
    where: 'server/safe-json.ts',
    bound: 100,
    unit: 'levels',
    answer: '400',
  },
  jsonValueWeight: {
    what: 'what a value of a JSON body counts in the memory of bodies beside its text',
    where: 'server/json-body.ts',
    bound: 64,
    unit: 'bytes',
    answer: '503 when the memory of bodies is spent (UPLOAD_MEMORY_MB)',
  },
  ownerShare: {
    what: 'the part of the memory of bodies and answers that one owner may hold',
    where: 'server/memory-budget.ts',
    bound: 0.75,
    unit: 'of UPLOAD_MEMORY_MB',
    answer: '503 to this owner; others go on',
  },
  conversionBase: {
    what: 'what a document may become: this, and `conversionGrowth` times its size',
    where: 'sandbox/result-size.ts',
    bound: 32 << 20,
    unit: 'characters',
    answer: '400, the document is refused',
  },
  conversionGrowth: {
    what: 'what each byte of a document may become, all formats together',
    where: 'sandbox/result-size.ts',
    bound: 4,
    unit: 'characters a byte',
    answer: '400, the document is refused',
  },
  materialText: {
    what: 'the text of a document that is looked at for summaries, answers and data',
    where: 'intelligence/embedded/study-document.ts',
    bound: 600_000,
    unit: 'characters',
    answer: 'the rest is not looked at, and `warning` says so',
  },
  schemaValues: {
    what: 'values in a JSON Schema of a caller',
    where: 'intelligence/schema/require-schema.ts',
    bound: 5000,
    unit: 'values',
    answer: '400',
  },
  schemaDepth: {
    what: 'nesting of a JSON Schema of a caller',
    where: 'intelligence/schema/require-schema.ts',
    bound: 64,
    unit: 'levels',
    answer: '400',
  },
  diffSteps: {
    what: 'comparisons of lines in the difference of two versions of a page',
    where: 'page-questions/line-diff.ts',
    bound: 2_500_000,
    unit: 'comparisons',
    answer: 'the changed middle is shown as one replacement',
  },
  urlLength: {
    what: 'a URL to be visited, that of a caller and that of a redirect',
    where: 'security/egress-guard.ts',
    bound: 32 << 10,
    unit: 'characters',
    answer: '400',
  },
  callerHeaders: {
    what: 'the headers a caller adds to the requests of a scrape',
    where: 'fetch/request-headers.ts',
    bound: 64 << 10,
    unit: 'bytes',
    answer: '400',
  },
  metadataValues: {
    what: 'what a page says of itself (`meta` and `link` elements)',
    where: 'engine/html/metadata.ts',
    bound: 2000,
    unit: 'values',
    answer: 'the rest is left out, and `warning` says so',
  },
  faultPath: {
    what: 'the path of a fault in a list of faults',
    where: 'server/contract.ts',
    bound: 300,
    unit: 'characters',
    answer: 'cut',
  },
  formOptions: {
    what: 'the part `options`, and any other text field of a form',
    where: 'server/multipart.ts',
    bound: 1 << 20,
    unit: 'bytes',
    answer: '400',
  },
  formParts: { what: 'parts of a form', where: 'server/multipart.ts', bound: 50, unit: 'parts', answer: '400' },
  partHead: {
    what: 'the head of a part of a form',
    where: 'server/part-heads.ts',
    bound: 16 << 10,
    unit: 'bytes',
    answer: '400',
  },
  lingerTime: {
    what: 'time in which the rest of a refused request is thrown away',
    where: 'server/linger.ts',
    bound: 3000,
    unit: 'ms',
    answer: 'the connection ends',
  },
  lingerBytes: {
    what: 'the rest of a refused request that is thrown away',
    where: 'server/linger.ts',
    bound: 256 << 20,
    unit: 'bytes',
    answer: 'the connection ends',
  },
} as const satisfies Record<string, Budget>;

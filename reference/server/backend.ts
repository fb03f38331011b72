/**
 * Routes a request to its operation: openapi-backend finds the operation and guards it, the steps between are ours.
 * Order: route, credential, request rate, credits, body, contract, operation, answer.
 * The library's own validation stays off: the generated validators judge the same document by JSON Schema 2020-12,
 * without compiling it at each start.
 * Spec: Endpoints; Authentication; Errors.
 */
import { OpenAPIBackend } from 'openapi-backend';
import type { Context as MatchedContext, Request as ApiRequest } from 'openapi-backend';
import type { OperationId } from '../../generated/operations.gen.js';
import { operations as operationTable } from '../../generated/operations.gen.js';
import { ownerInTest, readTestWishes, testModeHeader, testSwitches } from '../accounts/test-mode.js';
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';
import type { Operation, OperationAnswer, OperationCall } from '../base/operation-call.js';
import { inSpan } from '../base/tracing.js';
import type { Tracing } from '../base/tracing.js';
import { sendJson } from './answer-bytes.js';
import type { Authenticate } from './bearer-auth.js';
import { answerViolations, checkBody, checkParameters, contract } from './contract.js';
import type { Parameters } from './contract.js';
import { readJsonBody } from './json-body.js';
import { readMultipart } from './multipart.js';
import type { RequestContext } from './request-state.js';
import { unknownPath } from './unknown-path.js';
import type { MemoryBudget, MemoryShare } from './memory-budget.js';

export interface BackendSettings {
  operations: Record<OperationId, Operation>;
  authenticate: Authenticate;
  rateLimit: { consume(owner: string): Promise<void> };
  credits: { require(owner: string, credits: number): Promise<void> };
  /** Whether the header of test mode is read. */
  testMode: boolean;
  memory: MemoryBudget;
  /** Where a request with this Host header reaches the server; see public-origin. */
  originFor: (hostHeader: string | undefined) => string;
  tracing: Tracing;
  validateResponses: boolean;
}

/** Serves one request below `/v2`. Sets the status and the body; throws ServiceError for everything else. */
export type Backend = (ctx: RequestContext) => Promise<void>;

/** What is known of one request; the hooks of openapi-backend fill it in, one after the other. */
interface Pass {
  ctx: RequestContext;
  owner: string;
  /** In test mode: an unexpected error is wished for. */
  fails?: boolean;
  parameters: Parameters;
  body: unknown;
  upload?: OperationCall['upload'];
  /** The request's part of the memory budget: the size of its body, later that of its answer. */
  share?: MemoryShare;
}

const apiRoot = '/v2';
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** @throws Error at start when the operations and the contract do not match one to one. */
export async function createBackend(settings: BackendSettings): Promise<Backend> {
  const router = new OpenAPIBackend({
    definition: contract,
    apiRoot,
    strict: true,
    quick: true,
    validate: false,
    handlers: {
      ...operationHandlers(settings),
      notFound: (_matched, pass: Pass) => {
        throw unknownPath(pass.ctx.method, pass.ctx.path);
      },
      methodNotAllowed: (_matched, pass: Pass) => {
        throw methodNotAllowed(pass.ctx, allowedMethods(router, pass.ctx));
      },
      notImplemented: (matched) => {
        throw new ServiceError(
          'feature.not-available',
          `The operation ${matched.operation.operationId} is not available.`,
        );
      },
      unauthorizedHandler: (matched) => {
        const { error } = (matched.security['bearer'] ?? {}) as { error?: unknown };
        throw error instanceof Error ? error : new ServiceError('account.unauthenticated', 'Unauthorized');
      },
      postRoutingHandler: (matched, pass: Pass) => {
        pass.ctx.state.operationId = matched.operation?.operationId as OperationId | undefined;
      },
      postSecurityHandler: async (matched, pass: Pass) => {
        if (matched.security['authorized']) await admit(settings, matched, pass);
      },
      preOperationHandler: async (matched, pass: Pass) => receive(settings, matched, pass),
      postResponseHandler: async (matched, pass: Pass) => answer(settings, matched, pass),
    },
    securityHandlers: {
      bearer: (_matched, pass: Pass) => settings.authenticate(pass.ctx.get('authorization')),
    },
  });
  await router.init();
  requireOneToOne(router, settings.operations);
  // The library lists the operations anew for every request; they do not change.
  const all = router.router.getOperations();
  router.router.getOperations = () => all;
  const fixed = fixedPaths();
  return async (ctx) => {
    const methodsOfFixed = fixed.get(ctx.path);
    if (methodsOfFixed && !methodsOfFixed.includes(ctx.method)) throw methodNotAllowed(ctx, methodsOfFixed);
    const pass: Pass = { ctx, owner: '', parameters: { path: {}, query: {}, header: {} }, body: undefined };
    await router.handleRequest(requestOf(ctx), pass);
  };
}

function operationHandlers(
  settings: BackendSettings,
): Record<string, (matched: MatchedContext, pass: Pass) => Promise<OperationAnswer>> {
  return Object.fromEntries(
    Object.entries(settings.operations).map(([operationId, operation]) => [
      operationId,
      (_matched: MatchedContext, { ctx, owner, fails, parameters, body, upload }: Pass) =>
        inSpan(settings.tracing, operationId, {}, () => {
          if (fails) throw new Error('An unexpected error was wished for (X-Test-Mode).');
          return operation.handle({
            requestId: ctx.state.requestId,
            caller: { owner },
            origin: settings.originFor(ctx.headers.host),
            ...parameters,
            body,
            ...(upload && { upload }),
            signal: ctx.state.signal,
            log: ctx.state.log,
          });
        }),
    ]),
  );
}

/** The caller is known: may it call now? */
async function admit(settings: BackendSettings, matched: MatchedContext, pass: Pass): Promise<void> {
  const { owner: ownerOfKey } = matched.security['bearer'] as { owner: string };
  const owner = settings.testMode ? inTestMode(pass, ownerOfKey) : ownerOfKey;
  pass.owner = owner;
  pass.ctx.state.owner = owner;
  const { minimumCredits: credits = 0, isStatusCall } = operationOf(settings, matched);
  if (!isStatusCall) await settings.rateLimit.consume(owner);
  if (credits > 0) await settings.credits.require(owner, credits);
}

/** Follows the wishes of the request and declares what is followed; the owner is the one of the wished account. */
function inTestMode(pass: Pass, ownerOfKey: string): string {
  const header = pass.ctx.get(testModeHeader);
  if (header === '') return ownerOfKey;
  pass.ctx.set(testModeHeader, testSwitches);
  const wishes = readTestWishes(header);
  pass.fails = wishes.fails;
  return ownerInTest(ownerOfKey, wishes);
}

/** Reads the parameters and the body, holds them against the contract, and keeps them as it fills them in. */
async function receive(settings: BackendSettings, matched: MatchedContext, pass: Pass): Promise<void> {
  const { ctx } = pass;
  const operationId = matched.operation.operationId as OperationId;
  pass.parameters = parametersOf(matched);
  checkParameters(operationId, pass.parameters);
  // Clients send bodies with GET and DELETE too; an operation without a body does not look at them.
  const contentType = operationTable[operationId].requestContentType;
  if (contentType === null) return;
  if (expectsContinue(ctx)) ctx.res.writeContinue();
  const share = shareOf(settings, pass);
  if (contentType === 'multipart/form-data') {
    const { upload, options } = await readMultipart(ctx, share);
    const form = { file: '', ...(options !== undefined && { options }) };
    pass.upload = upload;
    inspect(settings, matched, pass, options);
    checkBody(operationId, form);
    pass.body = form.options;
  } else {
    pass.body = await readJsonBody(ctx, share);
    inspect(settings, matched, pass, pass.body);
    checkBody(operationId, pass.body);
  }
  noteSource(pass);
}

/** `origin`, which stands at the same place in every body that may hold it. */
function noteSource({ ctx, body }: Pass): void {
  const source = (body as { origin?: unknown } | null | undefined)?.origin;
  if (typeof source === 'string') ctx.state.source = source.slice(0, budgets.sourceInLog.bound);
}

/** The request's part of the memory budget, opened when first asked for and given back when the request is over. */
function shareOf(settings: BackendSettings, pass: Pass): MemoryShare {
  if (pass.share) return pass.share;
  const share = settings.memory.open(pass.owner);
  pass.ctx.state.ends.push(() => share.release());
  return (pass.share = share);
}

function parametersOf({ request }: MatchedContext): Parameters {
  const { params, query, headers } = request as { params: object; query: object; headers: object };
  return { path: { ...params }, query: { ...query }, header: { ...headers } };
}

function inspect(settings: BackendSettings, matched: MatchedContext, pass: Pass, body: unknown): void {
  const username = usernameOf(body);
  if (username !== undefined) pass.ctx.state.username = username;
  operationOf(settings, matched).inspect?.(body);
}

/** `auditMetadata.username`, which stands at the same place in every body that may hold it. */
function usernameOf(body: unknown): string | undefined {
  const username = (body as { auditMetadata?: { username?: unknown } } | null | undefined)?.auditMetadata?.username;
  return typeof username === 'string' ? username : undefined;
}

async function answer(settings: BackendSettings, matched: MatchedContext, pass: Pass): Promise<void> {
  const { body } = matched.response as OperationAnswer;
  if (settings.validateResponses) {
    const violations = answerViolations(matched.operation.operationId as OperationId, 200, body);
    if (violations.length > 0) {
      const broken = violations.map(({ path, message }) => `${path} ${message}`).join('; ');
      throw new Error(`The answer breaks the contract: ${broken}.`);
    }
  }
  const { id } = body as { id?: unknown };
  if (typeof id === 'string') pass.ctx.state.jobId = id;
  await sendJson(pass.ctx, body, shareOf(settings, pass));
}

function operationOf(settings: BackendSettings, matched: MatchedContext): Operation {
  return settings.operations[matched.operation.operationId as OperationId];
}

function expectsContinue(ctx: RequestContext): boolean {
  return ctx.get('expect').toLowerCase() === '100-continue';
}

function requestOf(ctx: RequestContext): ApiRequest {
  return { method: ctx.method, path: ctx.path, query: ctx.querystring, headers: ctx.headers as Record<string, string> };
}

/**
 * The methods of each path without parameters. What stands at `/crawl/active` is no job of `/crawl/{id}`, whatever the
 * method.
 */
function fixedPaths(): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { method, path } of Object.values(operationTable)) {
    if (path.includes('{')) continue;
    found.set(`${apiRoot}${path}`, [...(found.get(`${apiRoot}${path}`) ?? []), method.toUpperCase()]);
  }
  return found;
}

function methodNotAllowed(ctx: RequestContext, allowed: readonly string[]): ServiceError {
  ctx.set('Allow', allowed.join(', '));
  return new ServiceError('request.method-not-allowed', `${ctx.path} does not take ${ctx.method}.`);
}

function allowedMethods(router: OpenAPIBackend, ctx: RequestContext): string[] {
  return methods
    .filter((method) => router.router.matchOperation({ ...requestOf(ctx), method }))
    .map((method) => method.toUpperCase());
}

function requireOneToOne(router: OpenAPIBackend, operations: Record<string, Operation>): void {
  const inContract = new Set(router.router.getOperations().map((operation) => operation.operationId));
  const missing = [...inContract].filter((id) => id === undefined || !(id in operations));
  const unknown = Object.keys(operations).filter((id) => !inContract.has(id));
  if (missing.length + unknown.length > 0) {
    throw new Error(
      `Operations and contract do not match: without handler ${missing.join(', ') || 'none'}; not in the contract ${unknown.join(', ') || 'none'}.`,
    );
  }
}

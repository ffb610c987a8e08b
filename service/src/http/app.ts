import { limitOf, type Operation, type OperationId, operations } from '@cardwright/contract';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Accounts, Caller } from '../accounts/types.ts';
import { addAnswerHeaders, optionsResponse } from './answer-headers.ts';
import { authenticate, checkSignUpToken, checkToken, orErased } from './authenticate.ts';
import { createClientAddress, toSubscriber } from './client-address.ts';
import { errorResponse, toErrorResponse } from './error-response.ts';
import type { AppParts, Handler, Handlers, Incoming } from './handler.ts';
import { jsonResponse } from './json-response.ts';
import { createKnownPaths } from './known-paths.ts';
import { createNoteAnswer } from './note-answer.ts';
import { createPages } from './pages/pages.ts';
import { createSandboxPages } from './pages/sandbox-pages.ts';
import { parseRequest } from './parse-request.ts';
import { type Counted, createRateLimits, type RateLimitHeaders, type RateLimits } from './rate-limit.ts';
import { toRequestId } from './request-id.ts';
import { readRequestTarget } from './request-target.ts';
import { accountDataRoutes } from './routes/account-data.ts';
import { billingRoutes } from './routes/billing.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { designRoutes } from './routes/design.ts';
import { generationRoutes } from './routes/generations.ts';
import { imageRoutes } from './routes/images.ts';
import { keyRoutes } from './routes/keys.ts';
import { openAiRoutes } from './routes/openai.ts';
import { serviceRoutes } from './routes/service.ts';
import { signRoutes } from './routes/sign.ts';
import { templateRoutes } from './routes/templates.ts';
import { userRoutes } from './routes/users.ts';

type Variables = {
  operation: OperationId;
  requestId: string;
  client: string;
  account: string;
  rateLimit: RateLimitHeaders;
};
type Env = { Bindings: Partial<HttpBindings>; Variables: Variables };
export type App = Hono<Env>;

/** The HTTP face of the service: every operation of the contract, the pages, and an error body for all else. */
export function createApp(parts: AppParts): App {
  const app: App = new Hono();
  watch(app, parts);
  const handlers: Handlers = {
    ...userRoutes(parts),
    ...keyRoutes(parts),
    ...generationRoutes(parts),
    ...dashboardRoutes(parts),
    ...imageRoutes(parts),
    ...deliveryRoutes(parts),
    ...designRoutes(parts),
    ...openAiRoutes(parts),
    ...signRoutes(parts),
    ...templateRoutes(parts),
    ...billingRoutes(parts),
    ...accountDataRoutes(parts),
    ...serviceRoutes(parts),
  };
  const limits = createRateLimits(parts.settings);
  for (const id of Object.keys(operations) as OperationId[])
    mount(app, { ...parts, limits }, id, handlers[id] as Handler<typeof id>);

  const pages = { ...createPages(parts.settings), ...metricsPage(parts) };
  for (const [path, page] of Object.entries(pages)) app.get(path, (c) => page(c.req.raw));
  const forms = parts.sandbox === undefined ? {} : createSandboxPages(parts.sandbox, parts.settings);
  for (const [path, { get, post }] of Object.entries(forms)) {
    app.get(toRoute(path), (c) => get(c.req.raw, c.req.param('id') ?? ''));
    app.post(toRoute(path), (c) => post(c.req.raw, c.req.param('id') ?? ''));
  }
  answerTheRest(app, createKnownPaths(Object.keys(pages), Object.keys(forms)));
  return app;
}

function metricsPage({
  metrics,
  settings,
}: AppParts): Record<string, (request: Request) => Promise<Response>> {
  const { metricsToken } = settings;
  if (metrics === undefined || metricsToken === undefined) return {};
  return {
    '/metrics': async ({ headers }) => {
      checkToken(metricsToken, headers, 'The metrics need their token');
      return await metrics.response();
    },
  };
}

const toRoute = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Gives each request its id, its line in the log and the headers of every answer. */
function watch(app: App, { log, draining, settings, metrics, tracing }: AppParts): void {
  const note = createNoteAnswer({ log, metrics });
  const clientAddress = createClientAddress(settings.trustedProxies);
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const span = tracing.startRequest((name) => c.req.header(name), startedAt);
    const requestId = toRequestId(c.req.header('x-request-id'));
    // Without a socket (an embedded or a serverless `fetch`) all clients are one.
    const peer = c.env?.incoming?.socket.remoteAddress ?? '0.0.0.0';
    c.set('requestId', requestId);
    c.set('client', clientAddress(peer, c.req.header('x-forwarded-for') ?? null));
    await span.run(next);
    for (const [name, value] of Object.entries(c.get('rateLimit') ?? {})) c.res.headers.set(name, value);
    addAnswerHeaders(c.res.headers, requestId, draining.aborted);
    const cached = c.res.headers.get('x-cached');
    note({
      requestId,
      operation: c.get('operation'),
      method: c.req.method,
      status: c.res.status,
      startedAt,
      client: c.get('client'),
      account: c.get('account'),
      cached: cached === null ? undefined : cached === 'true',
      span,
    });
  });
  app.onError((error, c) => {
    const operation: Operation | undefined = operations[c.get('operation')];
    return toErrorResponse(error, log.child({ requestId: c.get('requestId') }), operation?.errors);
  });
}

function mount<Id extends OperationId>(
  app: App,
  parts: AppParts & { limits: RateLimits },
  id: Id,
  handler: Handler<Id>,
): void {
  const operation: Operation = operations[id];
  const answer = async (c: Context<Env>, caller: Caller | undefined): Promise<Response> => {
    const incoming = {
      caller,
      ...(await parseRequest(operation, c.req.raw)),
      params: c.req.param(),
      raw: c.req.raw,
      target: readRequestTarget(c.env?.incoming?.url, c.req.url),
      client: c.get('client'),
    };
    // `parseRequest` made these by the schemas of the very operation that the types come from.
    const handle = async () => await handler(incoming as unknown as Incoming<Id>);
    const answered = await orTellErased(handle, parts.accounts, caller);
    if (answered instanceof Response) return answered;
    const { status, body, headers } = answered as {
      status: number;
      body: unknown;
      headers?: Record<string, string>;
    };
    return jsonResponse(status, body, headers);
  };
  app.on(operation.method, toRoute(operation.path), async (c) => {
    c.set('operation', id);
    const caller = await admit(operation, parts, c);
    const counted = toCounted(operation, parts, c, caller);
    if (counted === undefined) return await answer(c, caller);
    return await parts.limits.hold(
      counted,
      (headers) => c.set('rateLimit', headers),
      () => answer(c, caller),
    );
  });
}

/** What `handle` gives; where it fails because the caller's account was erased meanwhile, that is told. */
async function orTellErased<Result>(
  handle: () => Result | Promise<Result>,
  accounts: Accounts,
  caller: Caller | undefined,
): Promise<Result> {
  try {
    return await handle();
  } catch (error) {
    throw caller === undefined ? error : await orErased(accounts, caller, error);
  }
}

function toCounted(
  operation: Operation,
  { settings }: AppParts,
  c: Context<Env>,
  caller: Caller | undefined,
): Counted | undefined {
  const name = limitOf(operation);
  if (name === undefined) return undefined;
  if (caller !== undefined) return { name, key: caller.accountId, plan: caller.plan };
  // Who has the operator's token may make as many accounts as they like.
  if (settings.signupToken !== undefined) return undefined;
  return { name, key: toSubscriber(c.get('client')), plan: 'free' };
}

async function admit(
  { auth }: Operation,
  { accounts, settings }: AppParts,
  c: Context<Env>,
): Promise<Caller | undefined> {
  if (auth === 'sign-up' && settings.signupToken !== undefined)
    checkSignUpToken(settings.signupToken, c.req.raw.headers);
  if (auth !== 'key') return undefined;
  const caller = await authenticate(accounts, c.req.raw.headers);
  c.set('account', caller.accountId);
  return caller;
}

function answerTheRest(app: App, paths: ReturnType<typeof createKnownPaths>): void {
  app.notFound((c) => {
    const methods = paths.methodsOf(c.req.path);
    if (methods === undefined)
      return errorResponse(404, { error: 'There is nothing at this path; see /docs.', code: 'not_found' });
    if (c.req.method === 'OPTIONS') return optionsResponse(methods);
    return errorResponse(
      405,
      { error: `This path takes ${methods.join(', ')}.`, code: 'method_not_allowed' },
      { Allow: methods.join(', ') },
    );
  });
}

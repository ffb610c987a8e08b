import { limitOf, type Operation, type OperationId, operations } from '@cardwright/contract';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Accounts, Caller } from '../accounts/types.ts';
import { onBehalfOf } from '../base/on-behalf-of.ts';
import { checkOrigin } from './allowed-origin.ts';
import { authenticate, checkSignUpToken, checkToken, toErasureError } from './authenticate.ts';
import { createClientAddress, toRateLimitKey } from './client-address.ts';
import { addDefaultHeaders, optionsResponse } from './default-headers.ts';
import { errorResponse, toErrorResponse } from './error-response.ts';
import type { AppParts, Handler, Handlers, Incoming } from './handler.ts';
import { jsonResponse } from './json-response.ts';
import { createKnownPaths } from './known-paths.ts';
import { createLocalPreviews, LOCAL_PREVIEWS } from './local-previews.ts';
import { notFoundPage } from './pages/not-found-page.ts';
import { createPages, type Page } from './pages/pages.ts';
import { createSandboxPages } from './pages/sandbox-pages.ts';
import { parseRequest } from './parse-request.ts';
import {
  createRateLimits,
  type RateLimitHeaders,
  type RateLimitSubject,
  type RateLimits,
} from './rate-limit.ts';
import { createResponseRecorder } from './record-response.ts';
import { toRequestId } from './request-id.ts';
import { readRequestTarget } from './request-target.ts';
import { accountDataRoutes } from './routes/account-data.ts';
import { billingRoutes } from './routes/billing.ts';
import { brandRoutes } from './routes/brands.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { designRoutes } from './routes/design.ts';
import { fallbackCardRoutes } from './routes/fallback-card.ts';
import { generationRoutes } from './routes/generations.ts';
import { imageRoutes } from './routes/images.ts';
import { inspectRoutes } from './routes/inspect.ts';
import { keyRoutes } from './routes/keys.ts';
import { openAiRoutes } from './routes/openai.ts';
import { operatorRoutes } from './routes/operator.ts';
import { serviceRoutes } from './routes/service.ts';
import { signRoutes } from './routes/sign.ts';
import { siteRoutes } from './routes/sites.ts';
import { teamRoutes } from './routes/team.ts';
import { templateRoutes } from './routes/templates.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { userRoutes } from './routes/users.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { checkRole } from './studio/check-role.ts';
import { orRefusalPage } from './studio/sign-in-page.ts';
import { createSignInRoutes, SIGN_IN_PATHS, type Visit } from './studio/sign-in-routes.ts';
import { openStudioFiles, type StudioFiles } from './studio/studio-files.ts';
import { isForSessions, needsFreshSignIn, STUDIO } from './studio/studio-operations.ts';
import { createStudioSessions } from './studio/studio-sessions.ts';
import { refuseUnknownPath } from './unknown-path.ts';
import { withFallbackCard } from './with-fallback-card.ts';

// Some clients end every address with a slash.
const MCP_PATHS = ['/mcp', '/mcp/'];
const STUDIO_SESSION = `${STUDIO}/session`;
const STUDIO_SESSIONS = `${STUDIO}/sessions`;
const STUDIO_SESSION_BY_ID = `${STUDIO_SESSIONS}/{id}`;

type Variables = {
  operation: OperationId;
  requestId: string;
  client: string;
  account: string;
  rateLimit: RateLimitHeaders;
};
type Env = { Bindings: Partial<HttpBindings>; Variables: Variables };
export type App = Hono<Env>;

/** The HTTP app: every operation of the contract, the pages, and an error body for everything else. */
export function createApp(parts: AppParts): App {
  const app: App = new Hono();
  observeRequests(app, parts);
  if (parts.settings.role === 'worker') app.use(answerProbesOnly);
  const handlers: Handlers = {
    ...userRoutes(parts),
    ...keyRoutes(parts),
    ...generationRoutes(parts),
    ...dashboardRoutes(parts),
    ...imageRoutes(parts),
    ...catalogueRoutes(parts),
    ...deliveryRoutes(parts),
    ...designRoutes(parts),
    ...brandRoutes(parts),
    ...uploadRoutes(parts),
    ...siteRoutes(parts),
    ...webhookRoutes(parts),
    ...openAiRoutes(parts),
    ...signRoutes(parts),
    ...inspectRoutes(parts),
    ...fallbackCardRoutes(parts),
    ...templateRoutes(parts),
    ...teamRoutes(parts),
    ...billingRoutes(parts),
    ...accountDataRoutes(parts),
    ...operatorRoutes(parts),
    ...serviceRoutes(parts),
  };
  const limits = createRateLimits(parts.settings, parts.createCounter);
  const byKey: Mount = { prefix: '', authorize: (id, c) => authorize(operations[id], parts, c) };
  const studio = openStudioFiles(parts.studioFolder);
  const bySession = mountStudio(app, { ...parts, limits }, studio);
  for (const id of Object.keys(operations) as OperationId[])
    for (const mount of isForSessions(operations[id]) ? [byKey, bySession] : [byKey])
      mountOperation(app, { ...parts, limits }, mount, id, handlers[id] as Handler<typeof id>);

  mountMcp(app, { ...parts, limits });
  const pages: Record<string, Page> = {
    ...createPages(parts),
    ...metricsPage(parts),
    [`${STUDIO}/`]: async () => new Response(null, { status: 308, headers: { location: STUDIO } }),
  };
  for (const [path, page] of Object.entries(pages))
    app.get(toRoute(path), (c) => page(c.req.raw, c.get('client')));
  const studioPages = mountSignIn(app, { ...parts, limits }, studio);
  const forms = parts.sandbox === undefined ? {} : createSandboxPages(parts.sandbox, parts.settings);
  for (const [path, { get, post }] of Object.entries(forms)) {
    app.get(toRoute(path), (c) => get(c.req.raw, c.req.param('id') ?? ''));
    app.post(toRoute(path), (c) => post(c.req.raw, c.req.param('id') ?? ''));
  }
  const actions = parts.settings.mode === 'owner' ? [LOCAL_PREVIEWS] : [];
  const drawLocally = createLocalPreviews(handlers.createPreview, parts.settings, limits);
  for (const path of actions) app.post(path, (c) => drawLocally(c.req.raw, c.get('client')));
  handleUnknownPaths(
    app,
    createKnownPaths([...Object.keys(pages), ...studioPages], Object.keys(forms), {
      ...Object.fromEntries([...actions, ...MCP_PATHS].map((path) => [path, ['POST']])),
      [STUDIO_SESSION]: ['POST', 'DELETE'],
      [STUDIO_SESSIONS]: ['GET', 'DELETE'],
      [STUDIO_SESSION_BY_ID]: ['DELETE'],
    }),
    parts,
  );
  return app;
}

const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', '/health', '/api/v1/health', '/metrics']);

/** A node that only draws has its listener for probes alone. */
const answerProbesOnly: MiddlewareHandler<Env> = async (c, next) => {
  if (PROBES.has(c.req.path)) return await next();
  const error = 'This node only draws images. Send requests to one whose CARDWRIGHT_ROLE is web or all.';
  return errorResponse(404, { error, code: 'not_found' });
};

// Without a socket (embedded or serverless use), all clients count as one.
const peerOf = (c: Context<Env>): string => c.env?.incoming?.socket.remoteAddress ?? '0.0.0.0';

type Mount = {
  /** Of the path. */
  prefix: string;
  authorize(id: OperationId, c: Context<Env>): Promise<Caller | undefined>;
};

/** The studio's files and sessions. Returns how operations are mounted for sessions in place of keys. */
function mountStudio(app: App, parts: AppParts & { limits: RateLimits }, files: StudioFiles): Mount {
  const { limits } = parts;
  const sessions = createStudioSessions(parts.sessions, parts.settings);
  app.post(STUDIO_SESSION, (c) =>
    limits.enforce(
      { name: 'sign-ins', key: toRateLimitKey(c.get('client')), plan: 'free' },
      (headers) => c.set('rateLimit', headers),
      () => sessions.open(c.req.raw),
    ),
  );
  app.delete(STUDIO_SESSION, (c) => sessions.close(c.req.raw));
  app.get(STUDIO_SESSIONS, (c) => sessions.list(c.req.raw));
  app.delete(STUDIO_SESSIONS, (c) => sessions.closeOthers(c.req.raw));
  app.delete(toRoute(STUDIO_SESSION_BY_ID), (c) => sessions.closeOne(c.req.raw, c.req.param('id') ?? ''));
  app.get(`${STUDIO}/assets/:name`, (c) => files.asset(c.req.param('name')) ?? c.notFound());
  return {
    prefix: STUDIO,
    authorize: async (id, c) => {
      if (operations[id].auth !== 'key') return undefined;
      const caller = await sessions.authenticate(c.req.raw, { fresh: needsFreshSignIn(id) });
      checkRole(caller, operations[id]);
      c.set('account', caller.accountId);
      return caller;
    },
  };
}

/** The studio's page, and how one signs in without a key. Returns their paths. */
function mountSignIn(app: App, parts: AppParts & { limits: RateLimits }, files: StudioFiles): string[] {
  const { limits } = parts;
  const visit = (c: Context<Env>): Visit => ({
    request: c.req.raw,
    peer: peerOf(c),
    client: c.get('client'),
  });
  const signIn = createSignInRoutes({
    ...parts,
    limitSignUp: (client, work) =>
      limits.enforce({ name: 'signup', key: toRateLimitKey(client), plan: 'free' }, () => {}, work),
  });
  const limited = (c: Context<Env>, respond: () => Promise<Response>) =>
    orRefusalPage(parts.log, () =>
      limits.enforce(
        { name: 'sign-ins', key: toRateLimitKey(c.get('client')), plan: 'free' },
        (headers) => c.set('rateLimit', headers),
        respond,
      ),
    );
  const { options, oidc, callback, proxy } = SIGN_IN_PATHS;
  app.get(options, (c) => signIn.options(visit(c)));
  app.get(oidc, (c) => limited(c, signIn.beginOidc));
  app.get(callback, (c) => limited(c, () => signIn.finishOidc(visit(c))));
  app.get(proxy, (c) => limited(c, () => signIn.openByProxy(visit(c))));
  const pages = [STUDIO, `${STUDIO}/{screen}`];
  for (const path of pages)
    app.get(toRoute(path), async (c) => {
      const page = await files.page();
      const cookie = await signIn.cookieByProxy(visit(c));
      if (cookie !== undefined) page.headers.append('Set-Cookie', cookie);
      return page;
    });
  return [...pages, options, oidc, callback, proxy];
}

/** MCP over streamable HTTP. Without sessions there is nothing to GET or DELETE. */
function mountMcp(app: App, parts: AppParts & { limits: RateLimits }): void {
  const { accounts, settings, limits, log, draining } = parts;
  const endpoint = {
    version: settings.version,
    baseUrl: settings.baseUrl,
    log,
    draining,
    send: async (request: Request) => await app.fetch(request),
  };
  app.on('POST', MCP_PATHS, async (c) => {
    checkOrigin(c.req.raw.headers, settings.baseUrl());
    const caller = await authenticate(accounts, c.req.raw.headers);
    c.set('account', caller.accountId);
    return await limits.enforce(
      { name: 'requests', key: caller.accountId, plan: caller.plan },
      (headers) => c.set('rateLimit', headers),
      // Loaded with the first request: most installations never use the protocol.
      async () => (await import('./mcp-endpoint.ts')).answerMcp(endpoint, c.req.raw, caller),
    );
  });
}

function metricsPage({
  metrics,
  settings,
}: AppParts): Record<string, (request: Request) => Promise<Response>> {
  const { metricsToken } = settings;
  if (metrics === undefined || metricsToken === undefined) return {};
  return {
    '/metrics': async ({ headers }) => {
      checkToken(metricsToken, headers, 'Reading metrics requires the metrics token');
      return await metrics.response();
    },
  };
}

// What is empty has no slash before it either.
const toRoutes = ({ path, rest }: Operation): string[] => {
  const route = toRoute(path);
  return rest === undefined ? [route] : [route.replace(`/:${rest}`, ''), `${route}{.*}`];
};

const toRoute = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Gives each request its id, its log line, and the default response headers. */
function observeRequests(app: App, { log, draining, settings, metrics, tracing, delivery }: AppParts): void {
  const record = createResponseRecorder({ log, metrics });
  const clientAddress = createClientAddress(settings.trustedProxies);
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const span = tracing.startRequest((name) => c.req.header(name), startedAt);
    const requestId = toRequestId(c.req.header('x-request-id'));
    const peer = peerOf(c);
    c.set('requestId', requestId);
    c.set('client', clientAddress(peer, c.req.header('x-forwarded-for') ?? null));
    await span.run(next);
    for (const [name, value] of Object.entries(c.get('rateLimit') ?? {})) c.res.headers.set(name, value);
    addDefaultHeaders(c.res.headers, { path: c.req.path, requestId, isDraining: draining.aborted });
    const cached = c.res.headers.get('x-cached');
    record({
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
    const refusal = toErrorResponse(error, log.child({ requestId: c.get('requestId') }), operation?.errors);
    if (c.get('operation') !== 'getCard') return refusal;
    const target = readRequestTarget(c.env?.incoming?.url, c.req.url);
    return withFallbackCard(c.req.raw, target, refusal, delivery);
  });
}

function mountOperation<Id extends OperationId>(
  app: App,
  parts: AppParts & { limits: RateLimits },
  { prefix, authorize }: Mount,
  id: Id,
  handler: Handler<Id>,
): void {
  const operation: Operation = operations[id];
  const respond = async (c: Context<Env>, caller: Caller | undefined): Promise<Response> => {
    const incoming = {
      caller,
      ...(await parseRequest(operation, c.req.raw, parts.settings, caller?.accountId ?? c.get('client'))),
      params: c.req.param(),
      raw: c.req.raw,
      target: readRequestTarget(c.env?.incoming?.url, c.req.url),
      client: c.get('client'),
    };
    // `parseRequest` validated these with the schemas from which the types are derived.
    const handle = async () => await handler(incoming as unknown as Incoming<Id>);
    const result = await withErasureCheck(handle, parts.accounts, caller);
    if (result instanceof Response) return result;
    const { status, body, headers } = result as {
      status: number;
      body: unknown;
      headers?: Record<string, string>;
    };
    return jsonResponse(status, body, headers);
  };
  app.on(
    operation.method,
    toRoutes(operation).map((route) => prefix + route),
    async (c) => {
      c.set('operation', id);
      const caller = await authorize(id, c);
      const subject = toRateLimitSubject(operation, parts, c, caller);
      const answer = async (): Promise<Response> => {
        if (subject === undefined) return await respond(c, caller);
        return await parts.limits.enforce(
          subject,
          (headers) => c.set('rateLimit', headers),
          () => respond(c, caller),
        );
      };
      return await (caller === undefined ? answer() : onBehalfOf(caller.accountId, answer));
    },
  );
}

/** The result of `handle`. If it fails because the caller's account was deleted meanwhile, throws that error instead. */
async function withErasureCheck<Result>(
  handle: () => Result | Promise<Result>,
  accounts: Accounts,
  caller: Caller | undefined,
): Promise<Result> {
  try {
    return await handle();
  } catch (error) {
    throw caller === undefined ? error : await toErasureError(accounts, caller, error);
  }
}

function toRateLimitSubject(
  operation: Operation,
  { settings }: AppParts,
  c: Context<Env>,
  caller: Caller | undefined,
): RateLimitSubject | undefined {
  const name = limitOf(operation);
  if (name === undefined) return undefined;
  if (caller !== undefined) return { name, key: caller.accountId, plan: caller.plan };
  // Holders of the operator's token may create any number of accounts.
  if (settings.signupToken !== undefined) return undefined;
  return { name, key: toRateLimitKey(c.get('client')), plan: 'free' };
}

async function authorize(
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

// Browsers name it; programs that take anything do not.
const wantsHtml = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false;

function handleUnknownPaths(
  app: App,
  paths: ReturnType<typeof createKnownPaths>,
  { settings }: AppParts,
): void {
  app.notFound((c) => {
    const { method, path } = c.req;
    const methods = paths.methodsOf(path);
    if (method === 'OPTIONS' && methods !== undefined) return optionsResponse(methods);
    if (methods === undefined && wantsHtml(c.req.raw)) return notFoundPage();
    return refuseUnknownPath({ method, path, methods, baseUrl: settings.baseUrl() });
  });
}

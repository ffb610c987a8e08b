import { createHash } from 'node:crypto';
import { createOpenApiDocument } from '@cardwright/contract';
import type { AppParts, Handler, Handlers } from '../handler.ts';

const RETRY_SECONDS = 5;
const DOCUMENT_SECONDS = 300;

type Ids = 'getHealth' | 'getHealthAtRoot' | 'getLiveness' | 'getReadiness' | 'getOpenApi';

/** Answers with the document of an address, which takes long to write and never changes. */
function createApiDescription(): (baseUrl: string, request: Request) => Response {
  let known: { baseUrl: string; bytes: Uint8Array<ArrayBuffer>; etag: string } | undefined;
  return (baseUrl, request) => {
    if (known?.baseUrl !== baseUrl) {
      const bytes = new TextEncoder().encode(JSON.stringify(createOpenApiDocument(baseUrl)));
      known = { baseUrl, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
    }
    const { bytes, etag } = known;
    const headers = { ETag: etag, 'Cache-Control': `public, max-age=${DOCUMENT_SECONDS}` };
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    return new Response(bytes, {
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) },
    });
  };
}

export function serviceRoutes(parts: AppParts): Handlers<Ids> {
  const { settings, findFaults, clock, terminating, log } = parts;
  const headers = { 'Retry-After': String(RETRY_SECONDS) };
  const describeApi = createApiDescription();

  const readFacts = () =>
    ({ service: 'cardwright', version: settings.version, timestamp: clock.now().toISOString() }) as const;

  const findReasons = async () => {
    // Without asking the stores, so that a load balancer stops sending before the listener closes.
    if (terminating.aborted) return ['shutting_down' as const];
    const faults = await findFaults();
    for (const { store, cause } of faults) log.error({ err: cause, store }, 'health check failed');
    return faults.map(({ store }) => `${store}_unavailable` as const);
  };

  const getHealth: Handler<'getHealth'> = async () => {
    const [reason] = await findReasons();
    if (reason === undefined) return { status: 200, body: { status: 'ok', ...readFacts() } };
    return { status: 503, body: { status: reason, ...readFacts() }, headers };
  };

  return {
    getHealth,
    getHealthAtRoot: getHealth,
    getLiveness: () => ({ status: 200, body: { status: 'ok', ...readFacts() } }),
    getReadiness: async () => {
      const reasons = await findReasons();
      if (reasons.length === 0) return { status: 200, body: { status: 'ok', ...readFacts() } };
      return { status: 503, body: { status: 'not_ready', reasons, ...readFacts() }, headers };
    },
    getOpenApi: ({ raw }) => describeApi(settings.baseUrl(), raw),
  };
}

import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type CdnHeaders, createCdnHeaders } from '../cdn/cdn-headers.ts';
import type { DeliveredCard, Delivery } from '../delivery/types.ts';
import { createClientAddress } from './client-address.ts';
import { ALWAYS } from './default-headers.ts';
import type { AppParts } from './handler.ts';
import { createResponseRecorder } from './record-response.ts';
import { toRequestId } from './request-id.ts';
import { readRequestTarget } from './request-target.ts';
import { BYTES_HEADERS } from './send-bytes.ts';

type FastPathParts = Pick<AppParts, 'log' | 'metrics' | 'tracing' | 'draining' | 'settings'> & {
  delivery: Pick<Delivery, 'peek'>;
};

// The same for every card, so they are flattened once.
const CARD_HEADERS: readonly string[] = Object.entries({ ...ALWAYS, ...BYTES_HEADERS }).flat();

/**
 * Serves whole cards from memory before the router sees the request, with exactly the response that the router would
 * give; every other request goes to `next`. Most card requests are cache hits, for which building `Request` and
 * `Response` objects would cost more than the work itself.
 */
export function createCardFastPath(parts: FastPathParts, next: RequestListener): RequestListener {
  const { delivery, draining, settings, tracing } = parts;
  const clientAddress = createClientAddress(settings.trustedProxies);
  const record = createResponseRecorder(parts);
  const cdn = createCdnHeaders(settings.cdn);

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    card: DeliveredCard,
    startedAt: number,
  ) => {
    const { headers, method, socket } = request;
    const requestId = toRequestId(headers['x-request-id']?.toString());
    response.writeHead(200, toHeaders(card, requestId, draining.aborted, cdn)).end(card.bytes);
    record({
      requestId,
      operation: 'getCard',
      method,
      status: 200,
      startedAt,
      client: clientAddress(
        socket.remoteAddress ?? '0.0.0.0',
        headers['x-forwarded-for']?.toString() ?? null,
      ),
      account: undefined,
      cached: card.cached,
      span: tracing.startRequest((name) => headers[name]?.toString(), startedAt),
    });
  };

  return (request, response) => {
    if (!isPlainCardRequest(request)) return next(request, response);
    const startedAt = performance.now();
    delivery.peek(readRequestTarget(request.url, ''), request.headers['user-agent']).then(
      (card) => (card ? send(request, response, card, startedAt) : next(request, response)),
      // The router will hit the same error and knows how to report it.
      () => next(request, response),
    );
  };
}

const CONDITIONS = ['range', 'if-none-match', 'if-modified-since'] as const;

function isPlainCardRequest({ method, url, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    url?.startsWith('/i/') === true &&
    CONDITIONS.every((name) => headers[name] === undefined) &&
    isOrdinary(headers)
  );
}

// Anything else the router's own parser would refuse, or would have to read a body for.
const isOrdinary = (headers: IncomingHttpHeaders): boolean =>
  /^[\w.-]+(?::\d+)?$|^\[[\da-fA-F:]+\](?::\d+)?$/.test(headers.host ?? '') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.upgrade === undefined;

const toHeaders = (
  card: DeliveredCard,
  requestId: string,
  isDraining: boolean,
  cdn: CdnHeaders,
): string[] => [
  ...Object.entries(cdn.ofCard(card)).flat(),
  ...CARD_HEADERS,
  'Content-Type',
  `image/${card.format}`,
  'Content-Length',
  String(card.bytes.length),
  'ETag',
  card.etag,
  'Cache-Control',
  `public, max-age=${card.maxAgeSeconds}`,
  'X-Cached',
  String(card.cached),
  ...(card.warnings.length > 0 ? ['X-Cardwright-Warning', card.warnings.join(' ')] : []),
  'X-Request-Id',
  requestId,
  // A kept-alive connection would keep the process alive.
  ...(isDraining ? ['Connection', 'close'] : []),
];

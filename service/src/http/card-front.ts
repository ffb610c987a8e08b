import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DeliveredCard, Delivery } from '../delivery/types.ts';
import { ALWAYS } from './answer-headers.ts';
import { createClientAddress } from './client-address.ts';
import type { AppParts } from './handler.ts';
import { createNoteAnswer } from './note-answer.ts';
import { toRequestId } from './request-id.ts';
import { readRequestTarget } from './request-target.ts';
import { BYTES_HEADERS } from './send-bytes.ts';

type FrontParts = Pick<AppParts, 'log' | 'metrics' | 'tracing' | 'draining' | 'settings'> & {
  delivery: Pick<Delivery, 'recall'>;
};

// The same on every card, so they are put in order once.
const CARD_HEADERS: readonly string[] = Object.entries({ ...ALWAYS, ...BYTES_HEADERS }).flat();

/**
 * Answers whole cards out of memory, in front of the router, with what the router would have answered; all else goes
 * on to `next`. Most requests of a card's life are these, and building `Request` and `Response` costs more than they do.
 */
export function createCardFront(parts: FrontParts, next: RequestListener): RequestListener {
  const { delivery, draining, settings, tracing } = parts;
  const clientAddress = createClientAddress(settings.trustedProxies);
  const note = createNoteAnswer(parts);

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    card: DeliveredCard,
    startedAt: number,
  ) => {
    const { headers, method, socket } = request;
    const requestId = toRequestId(headers['x-request-id']?.toString());
    response.writeHead(200, toHeaders(card, requestId, draining.aborted)).end(card.bytes);
    note({
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
    if (!asksForWholeCard(request)) return next(request, response);
    const startedAt = performance.now();
    delivery.recall(readRequestTarget(request.url, '')).then(
      (card) => (card ? send(request, response, card, startedAt) : next(request, response)),
      // The router meets the same trouble, and knows how to say so.
      () => next(request, response),
    );
  };
}

const CONDITIONS = ['range', 'if-none-match', 'if-modified-since'] as const;

function asksForWholeCard({ method, url, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    url?.startsWith('/i/') === true &&
    CONDITIONS.every((name) => headers[name] === undefined) &&
    isOrdinary(headers)
  );
}

// What the router's own reader would refuse, or would have to read.
const isOrdinary = (headers: IncomingHttpHeaders): boolean =>
  /^[\w.-]+(?::\d+)?$|^\[[\da-fA-F:]+\](?::\d+)?$/.test(headers.host ?? '') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.upgrade === undefined;

const toHeaders = (card: DeliveredCard, requestId: string, isDraining: boolean): string[] => [
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
  'X-Request-Id',
  requestId,
  // Else a connection that is kept alive would keep the process alive.
  ...(isDraining ? ['Connection', 'close'] : []),
];

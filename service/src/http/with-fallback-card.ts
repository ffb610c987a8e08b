import type { Delivery } from '../delivery/types.ts';
import type { readRequestTarget } from './request-target.ts';
import { BYTES_HEADERS } from './send-bytes.ts';

// Not 400: whoever builds the URL must see that it is wrong.
const STATUSES: ReadonlySet<number> = new Set([402, 403, 429, 500, 503]);

/**
 * The refusal of a card with the fallback card as its body, if there is one and the client did not ask for JSON. The
 * status and `no-store` stay, so that no cache takes it for the card.
 */
export async function withFallbackCard(
  request: Request,
  target: ReturnType<typeof readRequestTarget>,
  refusal: Response,
  delivery: Pick<Delivery, 'fallbackCard'>,
): Promise<Response> {
  if (!STATUSES.has(refusal.status) || wantsJson(request)) return refusal;
  const card = await delivery.fallbackCard(target);
  if (card === undefined) return refusal;
  const { code } = (await refusal.json()) as { code: string };
  const headers = new Headers(refusal.headers);
  headers.set('Content-Type', `image/${card.format}`);
  headers.set('Content-Length', String(card.bytes.length));
  headers.set('X-Cardwright-Error', code);
  headers.set('Cross-Origin-Resource-Policy', BYTES_HEADERS['Cross-Origin-Resource-Policy']);
  return new Response(card.bytes as Uint8Array<ArrayBuffer>, { status: refusal.status, headers });
}

const wantsJson = ({ headers }: Request): boolean =>
  headers.get('accept')?.toLowerCase().includes('application/json') === true;

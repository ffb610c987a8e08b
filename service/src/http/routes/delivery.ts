import { createCdnHeaders } from '../../cdn/cdn-headers.ts';
import type { RequestTarget } from '../../delivery/types.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { sendBytes } from '../send-bytes.ts';

export function deliveryRoutes({ delivery, settings }: AppParts): Handlers<'getCard' | 'getCardFile'> {
  const cdn = createCdnHeaders(settings.cdn);
  const deliver = async ({ target, raw }: { target: RequestTarget; raw: Request }): Promise<Response> => {
    const card = await delivery.deliver(target, raw.headers.get('user-agent') ?? undefined);
    return sendBytes(raw, {
      bytes: card.bytes,
      contentType: card.format === 'pdf' ? 'application/pdf' : `image/${card.format}`,
      etag: card.etag,
      cacheControl: `public, max-age=${card.maxAgeSeconds}`,
      headers: {
        ...cdn.ofCard(card),
        'X-Cached': String(card.cached),
        ...(card.warnings.length > 0 && { 'X-Cardwright-Warning': card.warnings.join(' ') }),
      },
    });
  };
  return { getCard: deliver, getCardFile: deliver };
}

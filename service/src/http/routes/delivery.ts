import type { AppParts, Handlers } from '../handler.ts';
import { sendBytes } from '../send-bytes.ts';

export function deliveryRoutes({ delivery }: AppParts): Handlers<'getCard'> {
  return {
    getCard: async ({ target, raw }) => {
      const card = await delivery.deliver(target, raw.headers.get('user-agent') ?? undefined);
      return sendBytes(raw, {
        bytes: card.bytes,
        contentType: `image/${card.format}`,
        etag: card.etag,
        cacheControl: `public, max-age=${card.maxAgeSeconds}`,
        headers: {
          'X-Cached': String(card.cached),
          ...(card.warnings.length > 0 && { 'X-Cardwright-Warning': card.warnings.join(' ') }),
        },
      });
    },
  };
}

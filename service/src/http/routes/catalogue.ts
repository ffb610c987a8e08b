import type { AppParts, Handlers } from '../handler.ts';

// A name means the same until the next version.
const CACHED = { 'Cache-Control': 'public, max-age=86400' };

export function catalogueRoutes({
  catalogue,
  settings,
}: AppParts): Handlers<'listCatalogue' | 'getThumbnail'> {
  return {
    listCatalogue: async ({ params, query }) => {
      const { q, language, limit, offset } = query;
      const {
        entries,
        total,
        hint = null,
        hasThumbnails,
      } = await catalogue.list(params.kind, {
        limit,
        offset,
        ...(q !== undefined && { query: q }),
        ...(language !== undefined && { language }),
      });
      const address = `${settings.baseUrl()}/api/v1/catalogue/${params.kind}`;
      const toThumbnail = (name: string): string | null =>
        hasThumbnails ? `${address}/${encodeURIComponent(name)}/thumbnail` : null;
      return {
        status: 200,
        body: {
          entries: entries.map((entry) => ({ ...entry, thumbnail_url: toThumbnail(entry.name) })),
          total,
          hint,
        },
        headers: CACHED,
      };
    },

    getThumbnail: async ({ params }) => {
      const bytes = await catalogue.thumbnail(params.kind, params.name);
      return new Response(bytes as Uint8Array<ArrayBuffer>, {
        headers: { ...CACHED, 'Content-Type': 'image/jpeg', 'Content-Length': String(bytes.length) },
      });
    },
  };
}

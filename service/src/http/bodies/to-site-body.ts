import { PROOF_META, toProofUrl } from '../../sites/prove-control.ts';
import type { Site } from '../../sites/types.ts';

export const toSiteBody = (site: Site, baseUrl: string) => ({
  host: site.host,
  status: site.verifiedAt === undefined ? ('pending' as const) : ('verified' as const),
  verified_by: site.proof ?? null,
  proof: {
    token: site.token,
    file_url: toProofUrl(site.host),
    meta_tag: `<meta name="${PROOF_META}" content="${site.token}">`,
  },
  theme: site.theme ?? null,
  brand: site.brand?.name ?? null,
  template: site.template ?? null,
  daily_cards: site.dailyCards,
  cards_today: site.drawnToday,
  card_url: `${baseUrl}/og/${site.host}/`,
  created_at: site.createdAt,
  verified_at: site.verifiedAt ?? null,
});

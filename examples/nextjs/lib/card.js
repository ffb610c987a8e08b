import { Cardwright, ogMeta } from '@cardwright/client';

const cardwright = new Cardwright({
  apiKey: process.env.CARDWRIGHT_API_KEY,
  baseUrl: process.env.CARDWRIGHT_BASE_URL ?? 'http://localhost:3000',
});
// The same all year long, so that a page that is built again keeps its address, and good for a year at least.
const expiresAt = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 0));

/** The card of a page as `openGraph.images` takes it. */
export function toImage({ title, description }) {
  const url = cardwright.signUrl('og_standard', { title, description, site: 'example.com' }, { expiresAt });
  return ogMeta(url, { alt: title }).image;
}

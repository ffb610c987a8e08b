import { Cardwright, ogMeta } from '@cardwright/client';
import { env } from '$env/dynamic/private';

// The same all year long, so that a page that is built again keeps its address, and good for a year at least.
const expiresAt = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 0));

/** The tags of a page's card, as HTML. */
export function toTags({ title, description }) {
  // Here, because the environment is that of the server that runs, not of the build.
  const cardwright = new Cardwright({
    apiKey: env.CARDWRIGHT_API_KEY,
    baseUrl: env.CARDWRIGHT_BASE_URL ?? 'http://localhost:3000',
  });
  const url = cardwright.signUrl('og_standard', { title, description, site: 'example.com' }, { expiresAt });
  return ogMeta(url, { alt: title, title, description }).html;
}

/** How a CDN hears of tags and times, and of what it is to forget. */
export type Cdn = {
  headers(answer: { tags: readonly string[]; freshness?: string }): Record<string, string>;
  /** Tags in one request. */
  mostTags: number;
  toRequest(tags: readonly string[], token: string): { headers: Record<string, string>; body: string };
};
export type CdnName = 'cloudflare' | 'fastly';

const JSON_TYPE = { 'content-type': 'application/json' };

export const CDNS: Readonly<Record<CdnName, Cdn>> = {
  // https://developers.cloudflare.com/api/resources/cache/methods/purge and RFC 9213. More tags at a time are for some plans alone.
  cloudflare: {
    headers: ({ tags, freshness }) => ({
      'Cache-Tag': tags.join(','),
      ...(freshness && { 'CDN-Cache-Control': `public, ${freshness}` }),
    }),
    mostTags: 30,
    toRequest: (tags, token) => ({
      headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
      body: JSON.stringify({ tags }),
    }),
  },
  // https://www.fastly.com/documentation/reference/api/purging and its Surrogate-Control.
  fastly: {
    headers: ({ tags, freshness }) => ({
      'Surrogate-Key': tags.join(' '),
      ...(freshness && { 'Surrogate-Control': freshness }),
    }),
    mostTags: 256,
    toRequest: (tags, token) => ({
      headers: { ...JSON_TYPE, 'fastly-key': token },
      body: JSON.stringify({ surrogate_keys: tags }),
    }),
  },
};

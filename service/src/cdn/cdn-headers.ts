import { accountTag, imageTag, keyTag, templateTag } from '../base/cache-tags.ts';
import { CDNS, type CdnName } from './cdns.ts';

type TaggedCard = {
  payer: { accountId: string; keyId: string; ownTemplate?: string };
  maxAgeSeconds: number;
  /** Beyond that. */
  staleSeconds: number;
};
type Headers = Readonly<Record<string, string>>;

export interface CdnHeaders {
  ofCard(card: TaggedCard): Headers;
  ofImage(image: { accountId: string; token: string }): Headers;
}

const NONE: Headers = {};

/** What a CDN is told of answers that it may keep; nothing where there is none. */
export function createCdnHeaders(name: CdnName | undefined): CdnHeaders {
  if (name === undefined) return { ofCard: () => NONE, ofImage: () => NONE };
  const { headers } = CDNS[name];
  return {
    ofCard: ({ payer: { accountId, keyId, ownTemplate }, maxAgeSeconds, staleSeconds }) =>
      headers({
        tags: [
          accountTag(accountId),
          keyTag(keyId),
          ...(ownTemplate === undefined ? [] : [templateTag(accountId, ownTemplate)]),
        ],
        freshness: [
          `max-age=${maxAgeSeconds}`,
          ...(staleSeconds > 0 ? [`stale-while-revalidate=${staleSeconds}`] : []),
        ].join(', '),
      }),
    ofImage: ({ accountId, token }) => headers({ tags: [accountTag(accountId), imageTag(token)] }),
  };
}

import { createHash } from 'node:crypto';

// Names that a CDN knows answers by, so that it can be told to forget them. They say nothing of whom they are about, as they are public, and are
// in lower case, as not every CDN tells it from capitals.
const toTag = (kind: string, ...name: readonly string[]): string =>
  `${kind}-${createHash('sha256')
    .update([kind, ...name].join('\n'))
    .digest('hex')
    .slice(0, 20)}`;

export const accountTag = (accountId: string): string => toTag('account', accountId);
/** Of the cards that a key signed; of a site, its cards. */
export const keyTag = (keyId: string): string => toTag('key', keyId);
export const imageTag = (imageToken: string): string => toTag('image', imageToken);
export const templateTag = (accountId: string, name: string): string => toTag('template', accountId, name);

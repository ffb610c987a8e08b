import type { Card, Engine } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import { isRetired } from '../accounts/key-state.ts';
import type { Accounts, SigningKey } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import type { Uploads } from '../uploads/types.ts';
import { checkUploads, listUploads } from './card-images.ts';
import { parseCardRequest } from './card-request.ts';
import { findCardWarnings } from './find-card-warnings.ts';
import type { PageCards } from './page-card.ts';
import { toPlainPath } from './plain-path.ts';
import { verifySignedRequest } from './signed-request.ts';
import type { RequestTarget } from './types.ts';

/** A URL with a valid signature of an active key, not expired, whose parameters make a card. */
export type SignedUrl = {
  key: SigningKey;
  /** Undefined if it never expires. */
  expiresAt: Date | undefined;
  card: Card;
  /** When its page must be asked again; undefined for a card of a template. */
  freshUntil: Date | undefined;
  /** What is probably a mistake in the parameters. */
  warnings: readonly string[];
};

export interface SignedUrlReader {
  /** Throws `forbidden`, then `invalid`. */
  read(target: RequestTarget): Promise<SignedUrl>;
  /** What `read` returned for the same URL before, if it is still valid; otherwise undefined. */
  peek(target: RequestTarget): Promise<SignedUrl | undefined>;
}

type TemplateEngine = Pick<Engine, 'parseCard' | 'templates'>;
type KnownUrl = Omit<SignedUrl, 'key'> & {
  keyId: string;
  uploads: ReturnType<typeof listUploads>;
};

const MEMORY_BYTES = 16 * 1024 * 1024;
// Map entry, dates, and the card's own strings, which are no longer than the URL they were parsed from.
const ENTRY_BYTES = 1000;

/**
 * Verifies and parses signed URLs. Results are cached by URL, because they depend on nothing else, except for the
 * account's own templates, which may have a new version; the key is looked up every time, because it may have been
 * revoked since, and uploads, because they may have been deleted.
 */
export function createSignedUrlReader(options: {
  accounts: Pick<Accounts, 'findSigningKey'>;
  engine: TemplateEngine;
  /** The engine with the account's own template, if the path names one. */
  engineFor?: (accountId: string, path: string) => Promise<TemplateEngine>;
  hasUpload?: Uploads['has'];
  pages: Pick<PageCards, 'parse' | 'resolve'>;
  clock: Clock;
  /** Size limit of the cache. */
  memoryBytes?: number;
}): SignedUrlReader {
  const {
    accounts,
    pages,
    clock,
    engineFor = async () => options.engine,
    hasUpload = async () => false,
    memoryBytes = MEMORY_BYTES,
  } = options;
  const cache = new LRUCache<string, KnownUrl>({
    maxSize: memoryBytes,
    sizeCalculation: (_, text) => ENTRY_BYTES + 4 * text.length,
  });

  const peek = async (target: RequestTarget): Promise<SignedUrl | undefined> => {
    const found = cache.get(toText(target));
    const now = clock.now();
    if (!found || isPast(found.expiresAt, now) || isPast(found.freshUntil, now)) return undefined;
    const key = await accounts.findSigningKey(found.keyId);
    if (!key || key.revoked || key.disabled || isRetired(key, now)) return undefined;
    for (const { id, kind } of found.uploads)
      if (!(await hasUpload(key.accountId, id, kind))) return undefined;
    return { ...withoutKeyId(found), key };
  };

  return {
    peek,
    read: async (target) => {
      const known = await peek(target);
      if (known) return known;
      const { key, expiresAt, pairs } = await verifySignedRequest(target, accounts, clock.now());
      const path = toPlainPath(target.path);
      const engine = await engineFor(key.accountId, path);
      const page = pages.parse(path, pairs);
      const { card, freshUntil } = page
        ? await pages.resolve(page, key.accountId)
        : { card: parseCardRequest(path, pairs, engine), freshUntil: undefined };
      await checkUploads(card, key.accountId, hasUpload);
      const warnings = page ? [] : findCardWarnings(path, pairs, engine);
      const read = { expiresAt, card, freshUntil, warnings };
      if (!card.own) cache.set(toText(target), { keyId: key.keyId, uploads: listUploads(card), ...read });
      return { key, ...read };
    },
  };
}

const isPast = (time: Date | undefined, now: Date): boolean => time !== undefined && time <= now;

const withoutKeyId = ({ keyId: _, uploads: __, ...read }: KnownUrl): Omit<SignedUrl, 'key'> => read;

const toText = ({ path, query }: RequestTarget): string => `${path}?${query}`;

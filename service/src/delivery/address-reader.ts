import type { Card, Engine } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import type { Accounts, SigningKey } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { parseCardRequest } from './card-request.ts';
import { verifySignedRequest } from './signed-request.ts';
import type { RequestTarget } from './types.ts';

/** An address that was signed with a key in force, has not ended, and asks for a card that can be drawn. */
export type Address = { key: SigningKey; expiresAt: Date; card: Card };

export interface AddressReader {
  /** Throws `forbidden`, then `invalid`. */
  read(target: RequestTarget): Promise<Address>;
  /** What `read` said of the same text before, while that still holds; undefined for any other. */
  recall(target: RequestTarget): Promise<Address | undefined>;
}

type KnownAddress = { keyId: string; expiresAt: Date; card: Card };

const MEMORY_BYTES = 16 * 1024 * 1024;
// Map entry, dates, and the card's own strings, which are no longer than the address that they were read from.
const ENTRY_BYTES = 1000;

/**
 * Reads addresses, known ones without cryptography or parsing: what they say is a function of their text alone.
 * The key is asked for each time, because it may have been revoked since.
 */
export function createAddressReader(options: {
  accounts: Pick<Accounts, 'findSigningKey'>;
  engine: Pick<Engine, 'parseCard' | 'templates'>;
  clock: Clock;
  /** What remembered addresses may take. */
  memoryBytes?: number;
}): AddressReader {
  const { accounts, engine, clock, memoryBytes = MEMORY_BYTES } = options;
  const known = new LRUCache<string, KnownAddress>({
    maxSize: memoryBytes,
    sizeCalculation: (_, text) => ENTRY_BYTES + 4 * text.length,
  });

  const recall = async (target: RequestTarget): Promise<Address | undefined> => {
    const found = known.get(toText(target));
    if (!found || found.expiresAt <= clock.now()) return undefined;
    const key = await accounts.findSigningKey(found.keyId);
    return key && !key.revoked ? { key, expiresAt: found.expiresAt, card: found.card } : undefined;
  };

  return {
    recall,
    read: async (target) => {
      const recalled = await recall(target);
      if (recalled) return recalled;
      const { key, expiresAt, pairs } = await verifySignedRequest(target, accounts, clock.now());
      const card = parseCardRequest(target.path, pairs, engine);
      known.set(toText(target), { keyId: key.keyId, expiresAt, card });
      return { key, expiresAt, card };
    },
  };
}

const toText = ({ path, query }: RequestTarget): string => `${path}?${query}`;

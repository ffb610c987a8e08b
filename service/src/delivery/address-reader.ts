import type { Card, Engine } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import type { Accounts, SigningKey } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { parseCardRequest } from './card-request.ts';
import { verifySignedRequest } from './signed-request.ts';
import type { RequestTarget } from './types.ts';

/** An address that was signed with a key in force, has not ended, and asks for a card that can be drawn. */
export type Address = { key: SigningKey; expiresAt: Date; card: Card };

/** Throws `forbidden`, then `invalid`. */
export type ReadAddress = (target: RequestTarget) => Promise<Address>;

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
}): ReadAddress {
  const { accounts, engine, clock, memoryBytes = MEMORY_BYTES } = options;
  const known = new LRUCache<string, KnownAddress>({
    maxSize: memoryBytes,
    sizeCalculation: (_, text) => ENTRY_BYTES + 4 * text.length,
  });

  return async (target) => {
    const text = `${target.path}?${target.query}`;
    const found = known.get(text);
    if (found && found.expiresAt > clock.now()) {
      const key = await accounts.findSigningKey(found.keyId);
      if (key && !key.revoked) return { key, expiresAt: found.expiresAt, card: found.card };
    }
    const { key, expiresAt, pairs } = await verifySignedRequest(target, accounts, clock.now());
    const card = parseCardRequest(target.path, pairs, engine);
    known.set(text, { keyId: key.keyId, expiresAt, card });
    return { key, expiresAt, card };
  };
}

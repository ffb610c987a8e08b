import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export const MASTER_KEY_BYTES = 32;
/** Lookups without it were computed from the whole key, so that they could not be computed for another master key. */
export const LOOKUP_PREFIX = '2:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is kept of API keys: enough to verify calls and signatures, of no use without the master key. */
export interface Sealer {
  /** Finds a key in the database by the hash of the key, which cannot be derived from it. */
  lookup(secret: Uint8Array): string;
  /** All by which it may be found, that first. */
  lookups(secret: Uint8Array): readonly string[];
  /** Stands for an account outside, the same each time; nobody without the master key can tell which. */
  pseudonym(accountId: string): string;
  /** The hash of a key, encrypted and bound to the key's id. Base64. */
  seal(keyId: string, secret: Uint8Array): string;
  /**
   * The hash, whose 32 bytes sign as the whole key does: `HMAC(key, m) = HMAC(sha256(key), m)` for keys longer than
   * 64 bytes (RFC 2104). Throws when the master key or the id is another than at sealing.
   */
  open(keyId: string, sealed: string): Buffer;
}

/** SHA-256 of a key: all that is ever kept of it, sealed. */
export const hashApiKey = (apiKey: string): Buffer => createHash('sha256').update(apiKey).digest();

/**
 * Separate subkeys (HKDF, RFC 5869) of one master key of 32 bytes, so that neither use weakens the other. What `other` sealed is found and
 * opened as well, while one takes the place of the other.
 */
export function createSealer(masterKey: Uint8Array, other?: Uint8Array): Sealer {
  const first = createSingleSealer(masterKey);
  if (other === undefined) return { ...first, lookups: (secret) => [first.lookup(secret)] };
  const second = createSingleSealer(other);
  return {
    ...first,
    lookups: (secret) => [first.lookup(secret), second.lookup(secret)],
    open: (keyId, sealed) => {
      try {
        return first.open(keyId, sealed);
      } catch {
        return second.open(keyId, sealed);
      }
    },
  };
}

function createSingleSealer(masterKey: Uint8Array): Omit<Sealer, 'lookups'> {
  if (masterKey.length !== MASTER_KEY_BYTES) throw new RangeError('a master key has 32 bytes');
  const pepper = deriveKey(masterKey, 'cardwright api key lookup 2');
  const kek = deriveKey(masterKey, 'cardwright api key seal 1');
  const mask = deriveKey(masterKey, 'cardwright account pseudonym 1');
  return {
    lookup: (secret) => LOOKUP_PREFIX + createHmac('sha256', pepper).update(secret).digest('hex'),

    pseudonym: (accountId) => createHmac('sha256', mask).update(accountId).digest('hex'),

    seal(keyId, secret) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', kek, iv).setAAD(Buffer.from(keyId));
      return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString(
        'base64',
      );
    },

    open(keyId, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', kek, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(keyId)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    },
  };
}

function deriveKey(masterKey: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), purpose, 32));
}

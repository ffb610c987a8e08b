import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export const MASTER_KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is kept of API keys: enough to verify calls and signatures, of no use without the master key. */
export interface Sealer {
  /** Finds a key in the database; the key cannot be derived from it. Hex. */
  lookup(apiKey: string): string;
  /** SHA-256 of the key, encrypted and bound to the key's id. Base64. */
  seal(keyId: string, apiKey: string): string;
  /**
   * The 32 bytes that sign as the whole key does: `HMAC(key, m) = HMAC(sha256(key), m)` for keys longer than
   * 64 bytes (RFC 2104). Throws when the master key or the id is another than at sealing.
   */
  open(keyId: string, sealed: string): Buffer;
}

/** Separate subkeys (HKDF, RFC 5869) of one master key of 32 bytes, so that neither use weakens the other. */
export function createSealer(masterKey: Uint8Array): Sealer {
  if (masterKey.length !== MASTER_KEY_BYTES) throw new RangeError('a master key has 32 bytes');
  const pepper = deriveKey(masterKey, 'cardwright api key lookup 1');
  const kek = deriveKey(masterKey, 'cardwright api key seal 1');
  return {
    lookup: (apiKey) => createHmac('sha256', pepper).update(apiKey).digest('hex'),

    seal(keyId, apiKey) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', kek, iv).setAAD(Buffer.from(keyId));
      const hash = createHash('sha256').update(apiKey).digest();
      return Buffer.concat([iv, cipher.update(hash), cipher.final(), cipher.getAuthTag()]).toString('base64');
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

import { constants, type SignKeyObjectInput, sign as signBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Credential } from './credential.ts';
import { toCbor } from './to-cbor.ts';

const signAsync: (hash: string | null, data: Uint8Array, key: SignKeyObjectInput) => Promise<Buffer> =
  promisify(signBytes);

type Algorithm = {
  /** As COSE numbers it. */
  id: number;
  hash: string | null;
  key: Omit<SignKeyObjectInput, 'key'>;
};

const ALGORITHMS: Readonly<Record<Credential['algorithm'], Algorithm>> = {
  ES256: { id: -7, hash: 'sha256', key: { dsaEncoding: 'ieee-p1363' } },
  ES384: { id: -35, hash: 'sha384', key: { dsaEncoding: 'ieee-p1363' } },
  EdDSA: { id: -8, hash: null, key: {} },
  PS256: {
    id: -37,
    hash: 'sha256',
    key: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
  },
};

const ALGORITHM_LABEL = 1;
const CHAIN_LABEL = 33;
const SIGN1_TAG = Buffer.from([0xd2]);

/** Makes a COSE_Sign1 (RFC 9052) of bytes that are kept elsewhere. Always as long for one credential. */
export function createSign1({ key, algorithm, chain }: Credential): (payload: Uint8Array) => Promise<Buffer> {
  const { id, hash, key: options } = ALGORITHMS[algorithm];
  // A single one is not in a list (RFC 9360).
  const certificates = chain.length === 1 ? chain[0] : chain;
  const header = toCbor(
    new Map<number, unknown>([
      [ALGORITHM_LABEL, id],
      [CHAIN_LABEL, certificates],
    ]),
  );
  return async (payload) => {
    const signed = toCbor(['Signature1', header, Buffer.alloc(0), payload]);
    const signature = await signAsync(hash, signed, { ...options, key });
    return Buffer.concat([SIGN1_TAG, toCbor([header, {}, null, signature])]);
  };
}

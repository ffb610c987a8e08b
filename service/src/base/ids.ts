import { randomBytes } from 'node:crypto';

// Lower-case letters and digits without the look-alikes 0 1 l o: an id survives being read aloud.
export const ID_ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';

// The system is asked for many at once: every request gets an id, and asking costs a tenth of answering from memory.
const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);

function takeRandomBytes(count: number): Uint8Array {
  if (pool.length < count) pool = randomBytes(Math.max(POOL_BYTES, count));
  const taken = pool.subarray(0, count);
  pool = pool.subarray(count);
  return taken;
}

/** Random text of `length` characters at 5 bits each, from the system's secure source. */
export function randomText(length: number): string {
  let text = '';
  for (const byte of takeRandomBytes(length)) text += ID_ALPHABET[byte & 31];
  return text;
}

/** `gen_…`: opaque, unguessable (100 bits), sortable by nothing. */
export const createId = (prefix: 'usr' | 'gen' | 'job' | 'crd' | 'whk' | 'msg' | 'mem' | 'aud'): string =>
  `${prefix}_${randomText(20)}`;

import { randomBytes } from 'node:crypto';

// Lower-case letters and digits without the look-alikes 0 1 l o: an id survives being read aloud.
export const ID_ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';

/** Random text of `length` characters at 5 bits each, from the system's secure source. */
export function randomText(length: number): string {
  let text = '';
  for (const byte of randomBytes(length)) text += ID_ALPHABET[byte & 31];
  return text;
}

/** `gen_…`: opaque, unguessable (100 bits), sortable by nothing. */
export const createId = (prefix: 'usr' | 'gen' | 'job' | 'crd'): string => `${prefix}_${randomText(20)}`;

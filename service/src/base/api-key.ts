import { crc32 } from 'node:zlib';
import { ID_ALPHABET, randomText } from './ids.ts';

// 3 + 12 + 1 + 43 + 7 = 66 characters. HMAC hashes a key of more than 64 bytes before use, which is what
// lets signatures be verified from its hash alone.
const ID_LENGTH = 12;
const RANDOM_LENGTH = 43; // 5 bits each: 215 random bits
const CHECKSUM_LENGTH = 7;

/** Matches an API key anywhere in a text, for secret scanners; anchor it to test a whole text. */
export const API_KEY_PATTERN = new RegExp(
  `cw_[${ID_ALPHABET}]{${ID_LENGTH}}_[${ID_ALPHABET}]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}`,
);

const WHOLE_KEY = new RegExp(`^${API_KEY_PATTERN.source}$`);

/** A new key, `cw_<id>_<secret>`, and its public id. The caller shows the key once and keeps only its seal. */
export function createApiKey(): { id: string; apiKey: string } {
  const id = randomText(ID_LENGTH);
  const body = `cw_${id}_${randomText(RANDOM_LENGTH)}`;
  return { id, apiKey: body + checksumOf(body) };
}

/**
 * Tells without a look-up whether a text can be a key: `malformed` has not the shape of one, `mistyped` has,
 * but its checksum differs, as after any change of one character or swap of two neighbours.
 */
export function checkApiKey(text: string): 'well-formed' | 'mistyped' | 'malformed' {
  if (!WHOLE_KEY.test(text)) return 'malformed';
  const body = text.slice(0, -CHECKSUM_LENGTH);
  return text === body + checksumOf(body) ? 'well-formed' : 'mistyped';
}

// A CRC rather than a shortened hash: it misses no error burst of up to 32 bits, so no single mistyped
// character, where a hash would miss a few in a billion.
function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    text = ID_ALPHABET.charAt(rest & 31) + text;
    rest >>>= 5;
  }
  return text;
}

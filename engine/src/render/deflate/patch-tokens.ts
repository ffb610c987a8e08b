import {
  DISTANCE_EXTRA,
  distanceOf,
  lengthOf,
  MAX_DISTANCE,
  MAX_LENGTH,
  type Tokens,
  toDistanceSymbol,
  toRepetition,
} from './tokens.ts';

/** One byte of `touched` stands for two to this power of the picture's. */
export const TOUCHED_BITS = 5;

/**
 * What is drawn over a picture: `touched` is 1 wherever a byte may differ from before; by how much all bytes changed, and the sum of each
 * change times its place.
 */
export type Changes = { touched: Uint8Array; sum: number; moment: number };

export const createChanges = (bytes: number): Changes => ({
  touched: new Uint8Array((bytes >> TOUCHED_BITS) + 1),
  sum: 0,
  moment: 0,
});

/** Rows of RGB that were drawn over. */
export type PatchedRows = { data: Uint8Array; rowBytes: number; touched: Uint8Array };

const [HASH_BITS, HASH] = [14, 0x9e3779b1];
const [WORD, LOW_BYTES] = [4, 0xffffff];
// A repetition of this length is taken without looking for a longer one.
const LONG_ENOUGH = 24;
const PIXEL_BYTES = 3;
// Roughly what a byte takes, and a repetition without the bits of its distance.
const BYTE_BITS = 7;
const REPETITION_BITS = 12;

/**
 * Tokens of a picture that is another one, of which the tokens are known, with something drawn over it. What was not touched keeps its
 * tokens; elsewhere repetitions are sought where the other picture had them, a pixel before, a row above, and where the same
 * three bytes were seen last. They follow from the two pictures alone.
 */
export function patchTokens(former: Tokens, { data, rowBytes, touched }: PatchedRows): Tokens {
  const sums = addUp(touched);
  const seen = new Int32Array(1 << HASH_BITS);
  const words = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const wordAt = (at: number): number => words.getInt32(at, true);
  let tokens: Tokens = new Uint32Array(2 * former.length);
  let count = 0;
  // One for all stretches: a new one for each costs as much as the seeking.
  const tries = Int32Array.of(0, PIXEL_BYTES, rowBytes, 0);

  const isClean = (at: number, length: number): boolean =>
    sums[at >> TOUCHED_BITS] === sums[((at + length - 1) >> TOUCHED_BITS) + 1];
  /** Whether a token still says what is at its place. */
  const holds = (token: number, at: number): boolean =>
    isClean(at, lengthOf(token)) && (token < 256 || isClean(at - distanceOf(token), lengthOf(token)));

  /** Adds tokens for the bytes up to `end`; `former[index]` began at `start`. */
  const seek = (start: number, end: number, index: number): void => {
    // Variables of its own: those of the closure are read from memory each time.
    let [found, to] = [tokens, count];
    let hint = former[index] as number;
    let hintEnd = start + lengthOf(hint);
    for (let at = start; at < end; ) {
      found = withRoom(found, to + PIXEL_BYTES);
      while (hintEnd <= at) {
        hint = former[++index] as number;
        hintEnd += lengthOf(hint);
      }
      let length = 0;
      let distance = 0;
      let gain = REPETITION_BITS;
      if (at + WORD <= end) {
        const limit = Math.min(end, at + MAX_LENGTH);
        const reach = Math.min(at, MAX_DISTANCE);
        const pixel = wordAt(at) & LOW_BYTES;
        const slot = Math.imul(pixel, HASH) >>> (32 - HASH_BITS);
        tries[0] = hint < 256 ? 0 : distanceOf(hint);
        tries[3] = at - (seen[slot] as number);
        seen[slot] = at;
        for (let way = 0; way < 4; way++) {
          const far = tries[way] as number;
          if (far === 0 || far > reach || pixel !== (wordAt(at - far) & LOW_BYTES)) continue;
          const next = endOfMatch(words, at, far, limit);
          const saved = (next - at) * BYTE_BITS - (DISTANCE_EXTRA[toDistanceSymbol(far)] as number);
          if (saved > gain) {
            length = next - at;
            distance = far;
            gain = saved;
            if (next === limit || length > LONG_ENOUGH) break;
          }
        }
      }
      if (length > 0) {
        found[to++] = toRepetition(length, distance);
        at += length;
      } else {
        // As far as the next pixel begins.
        const stop = Math.min(end, at + PIXEL_BYTES - (((at % rowBytes) + 2) % PIXEL_BYTES));
        while (at < stop) found[to++] = data[at++] as number;
      }
    }
    [tokens, count] = [found, to];
  };

  for (let index = 0, at = 0; index < former.length; ) {
    const token = former[index] as number;
    if (holds(token, at)) {
      tokens = withRoom(tokens, count + 1);
      tokens[count++] = token;
      at += lengthOf(token);
      index++;
      continue;
    }
    const [start, first] = [at, index];
    do at += lengthOf(former[index++] as number);
    while (index < former.length && !holds(former[index] as number, at));
    seek(start, at, first);
  }
  return tokens.subarray(0, count);
}

/** Not as large as could be from the start: large buffers are what makes the collector run. */
function withRoom(tokens: Tokens, count: number): Tokens {
  if (count <= tokens.length) return tokens;
  const larger = new Uint32Array(2 * count);
  larger.set(tokens);
  return larger;
}

/** Up to where bytes are the same as so `far` before: eight at a time, as long as all of them are. */
function endOfMatch(words: DataView, at: number, far: number, limit: number): number {
  let next = at;
  while (next + 8 <= limit && words.getBigInt64(next, true) === words.getBigInt64(next - far, true))
    next += 8;
  for (; next + WORD <= limit; next += WORD) {
    const differs = words.getInt32(next, true) ^ words.getInt32(next - far, true);
    if (differs !== 0) return next + ((31 - Math.clz32(differs & -differs)) >> 3);
  }
  while (next < limit && words.getUint8(next) === words.getUint8(next - far)) next++;
  return next;
}

/** How many are touched before each: so that a look at two tells about any stretch. */
function addUp(touched: Uint8Array): Uint32Array {
  const sums = new Uint32Array(touched.length + 1);
  let sum = 0;
  for (let i = 0; i < touched.length; i++) {
    sum += touched[i] as number;
    sums[i + 1] = sum;
  }
  return sums;
}

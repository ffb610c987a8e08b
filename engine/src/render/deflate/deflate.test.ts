import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { toCodeLengths } from './huffman.ts';
import { createChanges, patchTokens, TOUCHED_BITS } from './patch-tokens.ts';
import { readTokens } from './read-tokens.ts';
import { DISTANCE_BASE, MAX_DISTANCE, toDistanceSymbol } from './tokens.ts';
import { writeTokens } from './write-tokens.ts';

const ROW_BYTES = 1 + 3 * 40;

/** Bytes that repeat as pictures do: runs, rows that are like those above, and noise. */
const picture = fc
  .record({ seed: fc.nat(), rows: fc.integer({ min: 1, max: 400 }), noise: fc.constantFrom(0, 0.02, 0.5) })
  .map(({ seed, rows, noise }) => {
    const random = createRandom(seed);
    const bytes = new Uint8Array(rows * ROW_BYTES);
    for (let at = 0; at < bytes.length; at++) {
      const far = random.next() < 0.5 ? 3 : ROW_BYTES;
      bytes[at] = random.next() < noise ? random.integer(0, 255) : (bytes[at - far] ?? 7);
    }
    return bytes;
  });

const tokensOf = (bytes: Uint8Array, options = {}) =>
  readTokens(deflateRawSync(bytes, options), bytes.length);
const isSame = (tokens: Uint32Array, bytes: Uint8Array): boolean =>
  Buffer.compare(inflateRawSync(writeTokens(tokens)), bytes) === 0;

test('what is read from a stream and written again holds the same bytes, whatever kinds of blocks it had', () => {
  const options = fc.record({
    level: fc.integer({ min: 0, max: 9 }),
    strategy: fc.integer({ min: 0, max: 4 }),
  });
  const bytes = fc.oneof(picture, fc.uint8Array({ maxLength: 2000 }));
  fc.assert(
    fc.property(bytes, options, (original, how) => isSame(tokensOf(original, how), original)),
    { seed: 1, numRuns: 30 },
  );
});

test('a picture that was drawn over has tokens of its own, and those of before where nothing changed', () => {
  const strokes = fc.array(
    fc.record({ from: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.integer({ min: 1, max: 700 }) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(picture, strokes, fc.nat(), (ground, drawn, seed) => {
      const random = createRandom(seed);
      const data = Uint8Array.from(ground);
      const { touched } = createChanges(data.length);
      for (const { from, length } of drawn) {
        const start = Math.floor(from * (data.length - 1));
        const color = random.integer(0, 255);
        for (let at = start; at < Math.min(data.length, start + length); at++) {
          data[at] = random.next() < 0.3 ? random.integer(0, 255) : color;
          touched[at >> TOUCHED_BITS] = 1;
        }
      }
      const former = tokensOf(ground);
      const tokens = patchTokens(former, { data, rowBytes: ROW_BYTES, touched });
      return isSame(tokens, data) && (drawn.length > 0 || tokens.join() === former.join());
    }),
    { seed: 1, numRuns: 30 },
  );
});

test('codes are as short as those of Huffman, never longer than asked, and use all that there are', () => {
  const share = (lengths: Uint8Array): number =>
    lengths.reduce((sum, length) => sum + (length > 0 ? 2 ** -length : 0), 0);
  expect([...toCodeLengths(Uint32Array.of(1, 1, 2, 4, 0, 8), 15)]).toEqual([4, 4, 3, 2, 0, 1]);
  expect([...toCodeLengths(Uint32Array.of(0, 5, 0), 15)]).toEqual([0, 1, 0]);
  const fibonacci = [1, 1];
  while (fibonacci.length < 40) fibonacci.push((fibonacci.at(-1) ?? 0) + (fibonacci.at(-2) ?? 0));
  for (const most of [7, 11, 15]) {
    const lengths = toCodeLengths(Uint32Array.from(fibonacci), most);
    expect(Math.max(...lengths)).toBe(most);
    expect(share(lengths)).toBe(1);
  }
});

test('every distance belongs to the symbol with the largest base that is not above it', () => {
  for (let distance = 1; distance <= MAX_DISTANCE; distance++) {
    const symbol = toDistanceSymbol(distance);
    const isRight =
      (DISTANCE_BASE[symbol] ?? 0) <= distance &&
      distance < (DISTANCE_BASE[symbol + 1] ?? Number.POSITIVE_INFINITY);
    if (!isRight) expect.fail(`${distance} has symbol ${symbol}`);
  }
});

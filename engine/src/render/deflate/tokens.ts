/**
 * What deflate makes of bytes before it writes them as bits: bytes as they are, and repetitions of bytes before. A token below 256
 * is a byte; any other is a repetition. https://www.rfc-editor.org/rfc/rfc1951
 */
export type Tokens = Uint32Array;

export const MIN_LENGTH = 3;
export const MAX_LENGTH = 258;
export const MAX_DISTANCE = 32_768;

const DISTANCE_BITS = 15;
const DISTANCE_MASK = MAX_DISTANCE - 1;

export const toRepetition = (length: number, distance: number): number =>
  (length << DISTANCE_BITS) | (distance - 1);
export const lengthOf = (token: number): number => (token < 256 ? 1 : token >>> DISTANCE_BITS);
/** Of a repetition. */
export const distanceOf = (token: number): number => (token & DISTANCE_MASK) + 1;

/** Symbol that ends a block; those of lengths follow. */
export const END = 256;
export const LITERALS = 286;
export const DISTANCES = 30;

/** By the number of a symbol: the least value that it stands for, and how many bits say which. */
export const LENGTH_BASE = Uint16Array.from([
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
]);
export const LENGTH_EXTRA = Uint8Array.from([
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
]);
export const DISTANCE_EXTRA = Uint8Array.from({ length: DISTANCES }, (_, symbol) =>
  Math.max(0, (symbol >> 1) - 1),
);
export const DISTANCE_BASE = DISTANCE_EXTRA.reduce((bases, extra, symbol) => {
  if (symbol + 1 < DISTANCES) bases[symbol + 1] = (bases[symbol] as number) + (1 << extra);
  return bases;
}, new Uint16Array(DISTANCES).fill(1));

/** By length. */
export const LENGTH_SYMBOL = LENGTH_BASE.reduce(
  (symbols, base, symbol) => symbols.fill(symbol, base),
  new Uint8Array(MAX_LENGTH + 1),
);

/** Two symbols for each power of two; a table of all distances would fill the processor's cache. */
export function toDistanceSymbol(distance: number): number {
  const far = distance - 1;
  const power = 31 - Math.clz32(far | 1);
  return far < 4 ? far : 2 * power + ((far >> (power - 1)) & 1);
}

/** Order in which the lengths of the codes of code lengths are written. */
export const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const;

import { toCodeLengths, toCodes } from './huffman.ts';
import {
  CODE_ORDER,
  DISTANCE_BASE,
  DISTANCE_EXTRA,
  DISTANCES,
  distanceOf,
  END,
  LENGTH_BASE,
  LENGTH_EXTRA,
  LENGTH_SYMBOL,
  LITERALS,
  lengthOf,
  MAX_LENGTH,
  MIN_LENGTH,
  type Tokens,
  toDistanceSymbol,
} from './tokens.ts';

// Each block has codes of its own, which fit its part of the picture.
const BLOCK_TOKENS = 32_768;
// How many are written by one call: V8 leaves a long loop at its end, and begins the next card with slow code again.
const RUN_TOKENS = 1024;
// A code for the length, one for the distance, and the bits of both.
const MOST_TOKEN_HALVES = 3;
const MOST_HEAD_HALVES = 160;
// Deflate has codes of up to 15 bits; with 11, a length and the bits after it fit beside 15 that are still held.
const MOST_LITERAL_BITS = 11;
const MOST_DISTANCE_BITS = 15;
const MOST_LENGTH_CODE_BITS = 7;

/** Tokens as a raw deflate stream. */
export function writeTokens(tokens: Tokens): Uint8Array {
  const blocks = Math.max(1, Math.ceil(tokens.length / BLOCK_TOKENS));
  const sink = createBitSink(tokens.length * MOST_TOKEN_HALVES + blocks * MOST_HEAD_HALVES);
  for (let block = 0; block < blocks; block++) {
    const from = block * BLOCK_TOKENS;
    writeBlock(tokens.subarray(from, from + BLOCK_TOKENS), block === blocks - 1, sink);
  }
  return sink.end();
}

type BitSink = ReturnType<typeof createBitSink>;

function createBitSink(capacity: number) {
  const halves = new Uint16Array(capacity);
  const sink = {
    // Sixteen bits at a time, the low ones first, as every machine that Node runs on has them in memory.
    halves,
    count: 0,
    held: 0,
    heldBits: 0,
    write(value: number, bits: number): void {
      sink.held |= value << sink.heldBits;
      sink.heldBits += bits;
      for (; sink.heldBits >= 16; sink.heldBits -= 16, sink.held >>>= 16) halves[sink.count++] = sink.held;
    },
    end(): Uint8Array {
      const bytes = sink.count * 2 + Math.ceil(sink.heldBits / 8);
      halves[sink.count] = sink.held;
      return new Uint8Array(halves.buffer, 0, bytes);
    },
  };
  return sink;
}

function writeBlock(tokens: Tokens, isLast: boolean, sink: BitSink): void {
  const [literals, distances] = countSymbols(tokens);
  const literalLengths = toCodeLengths(literals, MOST_LITERAL_BITS);
  const distanceLengths = toCodeLengths(distances, MOST_DISTANCE_BITS);
  sink.write(isLast ? 0b101 : 0b100, 3);
  writeCodes(literalLengths, distanceLengths, sink);
  const byteCodes = pack(toCodes(literalLengths), literalLengths);
  const lengthCodes = toLengthCodes(byteCodes);
  const distanceCodes = pack(toCodes(distanceLengths), distanceLengths);
  for (let from = 0; from < tokens.length; from += RUN_TOKENS)
    writeRun(tokens.subarray(from, from + RUN_TOKENS), { byteCodes, lengthCodes, distanceCodes }, sink);
  sink.write(toCodes(literalLengths)[END] as number, literalLengths[END] as number);
}

/** By what they stand for, each with how many bits it has. */
type Codes = { byteCodes: Uint32Array; lengthCodes: Uint32Array; distanceCodes: Uint32Array };

function writeRun(tokens: Tokens, { byteCodes, lengthCodes, distanceCodes }: Codes, sink: BitSink): void {
  const { halves } = sink;
  // In one function with its state in variables: as calls it takes three times as long.
  let { count, held, heldBits } = sink;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as number;
    if (token < END) {
      const code = byteCodes[token] as number;
      held |= (code >>> 5) << heldBits;
      heldBits += code & 31;
    } else {
      const length = lengthCodes[lengthOf(token)] as number;
      held |= (length >>> 5) << heldBits;
      heldBits += length & 31;
      halves[count] = held;
      count += heldBits >> 4;
      held >>>= heldBits & 16;
      heldBits &= 15;
      const distance = distanceOf(token);
      const far = toDistanceSymbol(distance);
      const code = distanceCodes[far] as number;
      held |= (code >>> 5) << heldBits;
      heldBits += code & 31;
      halves[count] = held;
      count += heldBits >> 4;
      held >>>= heldBits & 16;
      heldBits &= 15;
      held |= (distance - (DISTANCE_BASE[far] as number)) << heldBits;
      heldBits += DISTANCE_EXTRA[far] as number;
    }
    halves[count] = held;
    count += heldBits >> 4;
    held >>>= heldBits & 16;
    heldBits &= 15;
  }
  sink.count = count;
  sink.held = held;
  sink.heldBits = heldBits;
}

/** Each code and how many bits it has, in one number. */
const pack = (codes: Uint16Array, lengths: Uint8Array): Uint32Array =>
  Uint32Array.from(codes, (code, symbol) => (code << 5) | (lengths[symbol] as number));

/** By the length of a repetition: its code and the bits after it, and how many bits these are. */
function toLengthCodes(byteCodes: Uint32Array): Uint32Array {
  const codes = new Uint32Array(MAX_LENGTH + 1);
  for (let length = MIN_LENGTH; length <= MAX_LENGTH; length++) {
    const size = LENGTH_SYMBOL[length] as number;
    const packed = byteCodes[END + 1 + size] as number;
    const rest = length - (LENGTH_BASE[size] as number);
    codes[length] = packed + (LENGTH_EXTRA[size] as number) + ((rest << (packed & 31)) << 5);
  }
  return codes;
}

function countSymbols(tokens: Tokens): [literals: Uint32Array, distances: Uint32Array] {
  const literals = new Uint32Array(LITERALS);
  const distances = new Uint32Array(DISTANCES);
  literals[END] = 1;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as number;
    if (token < END) {
      (literals[token] as number)++;
    } else {
      (literals[END + 1 + (LENGTH_SYMBOL[lengthOf(token)] as number)] as number)++;
      (distances[toDistanceSymbol(distanceOf(token))] as number)++;
    }
  }
  return [literals, distances];
}

/** Lengths of both codes, run by run, in a code of their own. */
function writeCodes(literals: Uint8Array, distances: Uint8Array, sink: BitSink): void {
  const [literalCount, distanceCount] = [lastUsed(literals, 257), lastUsed(distances, 1)];
  const runs = toRuns([...literals.subarray(0, literalCount), ...distances.subarray(0, distanceCount)]);
  const frequencies = new Uint32Array(CODE_ORDER.length);
  for (const { symbol } of runs) (frequencies[symbol] as number)++;
  const lengths = toCodeLengths(frequencies, MOST_LENGTH_CODE_BITS);
  const codes = toCodes(lengths);
  const ordered = CODE_ORDER.map((symbol) => lengths[symbol] as number);
  const orderedCount = Math.max(4, ordered.findLastIndex((length) => length > 0) + 1);
  sink.write(literalCount - 257, 5);
  sink.write(distanceCount - 1, 5);
  sink.write(orderedCount - 4, 4);
  for (const length of ordered.slice(0, orderedCount)) sink.write(length, 3);
  for (const { symbol, extra, extraBits } of runs) {
    sink.write(codes[symbol] as number, lengths[symbol] as number);
    sink.write(extra, extraBits);
  }
}

const lastUsed = (lengths: Uint8Array, least: number): number =>
  Math.max(least, lengths.findLastIndex((length) => length > 0) + 1);

type Run = { symbol: number; extra: number; extraBits: number };

const REPEATED = { symbol: 16, extraBits: 2, least: 3, most: 6 };
const FEW_ZEROS = { symbol: 17, extraBits: 3, least: 3, most: 10 };
const MANY_ZEROS = { symbol: 18, extraBits: 7, least: 11, most: 138 };

function toRuns(lengths: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (let i = 0; i < lengths.length; ) {
    const value = lengths[i] as number;
    let end = i + 1;
    while (lengths[end] === value) end++;
    // A length repeats the one before it, which is therefore written first; zeros need none.
    if (value > 0) runs.push({ symbol: value, extra: 0, extraBits: 0 });
    for (let left = end - i - (value > 0 ? 1 : 0); left > 0; ) {
      const kind = value > 0 ? REPEATED : left < MANY_ZEROS.least ? FEW_ZEROS : MANY_ZEROS;
      const count = Math.min(left, kind.most);
      if (count < kind.least) {
        for (let k = 0; k < count; k++) runs.push({ symbol: value, extra: 0, extraBits: 0 });
      } else {
        runs.push({ symbol: kind.symbol, extra: count - kind.least, extraBits: kind.extraBits });
      }
      left -= count;
    }
    i = end;
  }
  return runs;
}

import { toCodes } from './huffman.ts';
import {
  CODE_ORDER,
  DISTANCE_BASE,
  DISTANCE_EXTRA,
  END,
  LENGTH_BASE,
  LENGTH_EXTRA,
  type Tokens,
  toRepetition,
} from './tokens.ts';

const STORED = 0;
const FIXED = 1;

type Code = { table: Uint16Array; bits: number };

/** Tokens of a deflate stream (raw, without header) of so many bytes. Only for streams of our own: it trusts them. */
export function readTokens(stream: Uint8Array, byteCount: number): Tokens {
  const tokens = new Uint32Array(byteCount);
  let [count, at, held, heldBits] = [0, 0, 0, 0];
  const fill = (bits: number): void => {
    for (; heldBits < bits; heldBits += 8) held |= (stream[at++] ?? 0) << heldBits;
  };
  const take = (bits: number): number => {
    fill(bits);
    const value = held & ((1 << bits) - 1);
    held >>>= bits;
    heldBits -= bits;
    return value;
  };
  const takeSymbol = ({ table, bits }: Code): number => {
    fill(bits);
    const entry = table[held & ((1 << bits) - 1)] as number;
    held >>>= entry & 15;
    heldBits -= entry & 15;
    return entry >>> 4;
  };

  const readCodes = (): [literals: Code, distances: Code] => {
    const [literals, distances, lengths] = [take(5) + 257, take(5) + 1, take(4) + 4];
    const codeLengths = new Uint8Array(CODE_ORDER.length);
    for (const symbol of CODE_ORDER.slice(0, lengths)) codeLengths[symbol] = take(3);
    const lengthCode = toCode(codeLengths);
    const all = new Uint8Array(literals + distances);
    for (let i = 0; i < all.length; ) {
      const symbol = takeSymbol(lengthCode);
      if (symbol < 16) all[i++] = symbol;
      else if (symbol === 16) {
        const end = i + 3 + take(2);
        all.fill(all[i - 1] as number, i, end);
        i = end;
      } else i += symbol === 17 ? 3 + take(3) : 11 + take(7);
    }
    return [toCode(all.subarray(0, literals)), toCode(all.subarray(literals))];
  };

  const readBlock = ([literals, distances]: readonly [Code, Code]): void => {
    for (let symbol = takeSymbol(literals); symbol !== END; symbol = takeSymbol(literals)) {
      if (symbol < END) {
        tokens[count++] = symbol;
        continue;
      }
      const size = symbol - END - 1;
      const length = (LENGTH_BASE[size] as number) + take(LENGTH_EXTRA[size] as number);
      const far = takeSymbol(distances);
      tokens[count++] = toRepetition(
        length,
        (DISTANCE_BASE[far] as number) + take(DISTANCE_EXTRA[far] as number),
      );
    }
  };

  const readStored = (): void => {
    take(heldBits % 8);
    const length = take(16);
    take(16);
    for (let left = length; left > 0; left--) tokens[count++] = take(8);
  };

  for (let isLast = false; !isLast; ) {
    isLast = take(1) === 1;
    const kind = take(2);
    if (kind === STORED) readStored();
    else readBlock(kind === FIXED ? [FIXED_LITERALS, FIXED_DISTANCES] : readCodes());
  }
  return tokens.slice(0, count);
}

/** A table of every value that the next bits may have: which symbol begins with it, and its length. */
function toCode(lengths: Uint8Array): Code {
  const bits = Math.max(1, ...lengths);
  const table = new Uint16Array(1 << bits);
  toCodes(lengths).forEach((code, symbol) => {
    const length = lengths[symbol] as number;
    if (length > 0) for (let i = code; i < table.length; i += 1 << length) table[i] = (symbol << 4) | length;
  });
  return { table, bits };
}

const FIXED_LITERALS = toCode(
  Uint8Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  ),
);
const FIXED_DISTANCES = toCode(new Uint8Array(30).fill(5));

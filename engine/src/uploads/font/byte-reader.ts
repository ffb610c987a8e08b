import { UnusableFileError } from '../unusable-file-error.ts';

export const damaged = (what: string): UnusableFileError =>
  new UnusableFileError(`is a damaged font: ${what}`);

/** Reads big-endian numbers one after the other; throws `UnusableFileError` at the end of the bytes. */
export type ByteReader = {
  readonly at: number;
  u8(): number;
  u16(): number;
  i16(): number;
  u32(): number;
  bytes(length: number): Buffer;
};

export function readBytes(source: Buffer, what: string): ByteReader {
  let at = 0;
  const take = (length: number): number => {
    if (length > source.length - at) throw damaged(`${what} ends too early`);
    const from = at;
    at += length;
    return from;
  };
  return {
    get at() {
      return at;
    },
    u8: () => source.readUInt8(take(1)),
    u16: () => source.readUInt16BE(take(2)),
    i16: () => source.readInt16BE(take(2)),
    u32: () => source.readUInt32BE(take(4)),
    bytes: (length) => {
      const from = take(length);
      return source.subarray(from, from + length);
    },
  };
}

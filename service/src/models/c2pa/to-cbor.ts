import { encode, rfc8949EncodeOptions } from 'cborg';

/** Deterministic, as claims must be: the shortest form, keys in the order of their bytes. */
export const toCbor = (value: unknown): Uint8Array => encode(value, rfc8949EncodeOptions);

import { BLOCK_BYTES, sha256 } from './sha256.ts';

const encoder = new TextEncoder();

/** HMAC-SHA256 (RFC 2104) in lower-case hex, at once. */
export function hmacHex(key: string, text: string): string {
  return toHex(hmac(encoder.encode(key), encoder.encode(text)));
}

/** HMAC-SHA256 of bytes, at once. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = sha256(concat(xor(block, 0x36), message));
  return sha256(concat(xor(block, 0x5c), inner));
}

/** The same by the platform's own WebCrypto, which pages that came over plain http lack: there as above. */
export async function hmacHexAsync(key: string, text: string): Promise<string> {
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) return hmacHex(key, text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  return toHex(new Uint8Array(await subtle.sign('HMAC', imported, encoder.encode(text))));
}

const xor = (block: Uint8Array, pad: number): Uint8Array => block.map((byte) => byte ^ pad);

export function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

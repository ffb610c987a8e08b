/** JUMBF (ISO 19566-5): boxes of a length, a type and content; a superbox begins with a description of itself. */
export function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  const length = content.reduce((sum, part) => sum + part.length, HEAD_BYTES);
  head.writeUInt32BE(length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** `kind` is the first four bytes of its type's UUID. */
export const superbox = (kind: string, label: string, ...content: readonly Uint8Array[]): Buffer =>
  box('jumb', box('jumd', toUuid(kind), REFERABLE, Buffer.from(`${label}\0`)), ...content);

/** What references to a superbox hash: all of it but its own head. */
export const hashedPartOf = (superbox: Buffer): Buffer => superbox.subarray(HEAD_BYTES);

const HEAD_BYTES = 8;
// Can be requested by its label, which follows.
const REFERABLE = Buffer.from([0b11]);
const toUuid = (kind: string): Buffer =>
  Buffer.concat([Buffer.from(kind, 'latin1'), Buffer.from('00110010800000aa00389b71', 'hex')]);

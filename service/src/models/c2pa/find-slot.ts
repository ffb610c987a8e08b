import { crc32 } from 'node:zlib';
import { findEndOfJpegHead, PNG_HEAD_BYTES } from '../image-heads.ts';

export type SignedFormat = 'png' | 'jpeg' | 'webp';

/** Where in a file a manifest store goes. */
export type Slot = {
  /** The manifest as the format has it. */
  wrap(store: Uint8Array): Uint8Array;
  /** The bytes before and after a wrapped manifest of a length; `before` is always as long. */
  around(length: number): { before: Uint8Array; after: Uint8Array };
};

/** The place in an image of ours, which has no manifest yet (C2PA 2.2, A.3). */
export const findSlot = (image: Uint8Array, format: SignedFormat): Slot => SLOTS[format](toBuffer(image));

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const SLOTS: Readonly<Record<SignedFormat, (image: Buffer) => Slot>> = {
  png: (png) => ({ wrap: toChunk, around: () => splitAt(png, PNG_HEAD_BYTES) }),
  jpeg: (jpeg) => ({ wrap: toSegments, around: () => splitAt(jpeg, findEndOfJpegHead(jpeg)) }),
  webp: (webp) => ({
    wrap: toRiffChunk,
    around: (length) => {
      const before = Buffer.from(webp);
      // Chunks begin at even places; the file counts what follows its first eight bytes.
      const isOdd = length % 2;
      before.writeUInt32LE(webp.length + length + isOdd - 8, 4);
      return { before, after: Buffer.alloc(isOdd) };
    },
  }),
};

const splitAt = (image: Buffer, at: number) => ({ before: image.subarray(0, at), after: image.subarray(at) });

function toChunk(store: Uint8Array): Buffer {
  const data = Buffer.concat([Buffer.from('caBX'), store]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(store.length, 0);
  ends.writeUInt32BE(crc32(data), 4);
  return Buffer.concat([ends.subarray(0, 4), data, ends.subarray(4)]);
}

function toRiffChunk(store: Uint8Array): Buffer {
  const head = Buffer.from('C2PA\0\0\0\0');
  head.writeUInt32LE(store.length, 4);
  return Buffer.concat([head, store]);
}

// A segment counts itself without its marker in 16 bits: the count, what names the box in JPEG XT, and the box's head are in it.
const MARKER_BYTES = 2;
const SEGMENT_HEAD_BYTES = 12;
const BOX_HEAD_BYTES = 8;
const PART_BYTES = 0xffff + MARKER_BYTES - SEGMENT_HEAD_BYTES - BOX_HEAD_BYTES;

/** APP11 segments, each with the head of the box that they share (ISO 19566-5, D.2). */
function toSegments(store: Uint8Array): Buffer {
  const boxHead = store.subarray(0, BOX_HEAD_BYTES);
  const segments: Uint8Array[] = [];
  let number = 0;
  for (let at = BOX_HEAD_BYTES; at < store.length; at += PART_BYTES) {
    const part = store.subarray(at, at + PART_BYTES);
    number += 1;
    const head = Buffer.from('\xff\xeb..JP\0\x01....', 'latin1');
    head.writeUInt16BE(SEGMENT_HEAD_BYTES + BOX_HEAD_BYTES + part.length - MARKER_BYTES, 2);
    head.writeUInt32BE(number, 8);
    segments.push(head, boxHead, part);
  }
  return Buffer.concat(segments);
}

import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 8;
const COLOR_TYPE = { rgb: 2, rgba: 6 } as const;

/** Makes a PNG of rows that are already compressed, in one piece or several, each row starting with its filter byte. https://www.w3.org/TR/png-3/ */
export function toPngFile(
  { width, height }: { width: number; height: number },
  color: keyof typeof COLOR_TYPE,
  packed: readonly Uint8Array[],
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, COLOR_TYPE[color]], 8);
  return Buffer.concat([
    SIGNATURE,
    ...toChunk('IHDR', [header]),
    ...toChunk('IDAT', packed),
    ...toChunk('IEND', []),
  ]);
}

function toChunk(type: string, parts: readonly Uint8Array[]): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(
    parts.reduce((sum, { length }) => sum + length, 0),
    0,
  );
  head.write(type, 4, 'latin1');
  const check = Buffer.alloc(4);
  check.writeUInt32BE(
    parts.reduce((sum, part) => crc32(part, sum), crc32(head.subarray(4))),
    0,
  );
  return [head, ...parts, check];
}

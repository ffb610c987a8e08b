/** What an image is, whatever it is called. */
export type ImageHeader = { type: string; width: number; height: number };

/** Type and size in pixels from the first bytes of a PNG, JPEG, GIF or WebP; undefined for anything else. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readJpeg(view) ?? readGif(view) ?? readWebp(view);
  } catch (error) {
    // It ends before its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const starts = (view: Buffer, magic: string, at = 0): boolean =>
  view.toString('latin1', at, at + magic.length) === magic;

const readPng = (view: Buffer): ImageHeader | undefined =>
  starts(view, '\x89PNG\r\n\x1a\n')
    ? { type: 'image/png', width: view.readUInt32BE(16), height: view.readUInt32BE(20) }
    : undefined;

const readGif = (view: Buffer): ImageHeader | undefined =>
  starts(view, 'GIF8')
    ? { type: 'image/gif', width: view.readUInt16LE(6), height: view.readUInt16LE(8) }
    : undefined;

/** Goes from marker to marker up to the frame, as ITU-T T.81 lays them out. */
function readJpeg(view: Buffer): ImageHeader | undefined {
  if (!starts(view, '\xff\xd8\xff')) return undefined;
  for (let place = 2; ; ) {
    const marker = view.readUInt16BE(place);
    if (marker < 0xff01) return undefined;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame)
      return {
        type: 'image/jpeg',
        height: view.readUInt16BE(place + 5),
        width: view.readUInt16BE(place + 7),
      };
    // A fill byte may stand before a marker.
    place += marker === 0xffff ? 1 : 2 + view.readUInt16BE(place + 2);
  }
}

function readWebp(view: Buffer): ImageHeader | undefined {
  if (!starts(view, 'RIFF') || !starts(view, 'WEBPVP8', 8)) return undefined;
  const type = 'image/webp';
  if (starts(view, 'X', 15))
    return { type, width: 1 + view.readUIntLE(24, 3), height: 1 + view.readUIntLE(27, 3) };
  if (starts(view, 'L', 15)) {
    const bits = view.readUInt32LE(21);
    return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { type, width: view.readUInt16LE(26) & 0x3fff, height: view.readUInt16LE(28) & 0x3fff };
}

import type { ImageType } from './image-type.ts';

// What decoders unpack at once: of an interlaced or progressive image all of it, of others some rows.
const MOST_BYTES = 200_000_000;
const MOST_BYTES_AT_ONCE = 75_000_000;
// Each scan of a progressive JPEG goes over the whole picture; encoders write about ten.
const MOST_SCANS = 100;
// More than a JPEG can have: each row costs time of its own, however short it is.
const MOST_ON_A_SIDE = 65_535;
// By the color type of a PNG; a palette unpacks to color and transparency.
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

type Weight = { bytes: number; isAtOnce: boolean; scans: number; longestSide?: number };

/** Why an image would take too much to decode, as its header says it; undefined if it does not. Completes "The file ...". */
export function findWeightFault(file: Uint8Array, type: ImageType): string | undefined {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const weight = type === 'png' ? weighPng(view) : type === 'jpeg' ? weighJpeg(view) : undefined;
  if (weight === undefined) return undefined;
  if (weight.longestSide !== undefined && weight.longestSide > MOST_ON_A_SIDE)
    return `has more than ${MOST_ON_A_SIDE} pixels on a side`;
  if (weight.scans > MOST_SCANS) return `has more than ${MOST_SCANS} scans`;
  if (weight.isAtOnce && weight.bytes > MOST_BYTES_AT_ONCE)
    return `unpacks to more than ${MOST_BYTES_AT_ONCE / 1e6} MB; save it without interlacing (not progressive), or smaller`;
  return weight.bytes > MOST_BYTES
    ? `unpacks to more than ${MOST_BYTES / 1e6} MB; save it smaller, or with 8 bits a channel`
    : undefined;
}

function weighPng(view: Buffer): Weight | undefined {
  if (view.length < 29) return undefined;
  const channels = CHANNELS[view.readUInt8(25)] ?? 4;
  const channelBytes = view.readUInt8(24) > 8 ? 2 : 1;
  const [width, height] = [view.readUInt32BE(16), view.readUInt32BE(20)];
  return {
    bytes: width * height * channels * channelBytes,
    longestSide: Math.max(width, height),
    isAtOnce: view.readUInt8(28) !== 0,
    scans: 1,
  };
}

/** Goes from marker to marker, as ITU-T T.81 lays them out; the data of a scan, in which 0xFF is followed by 0 or a restart, in between. */
function weighJpeg(view: Buffer): Weight | undefined {
  let weight: Weight | undefined;
  let scans = 0;
  for (let place = view.indexOf(0xff, 2); place >= 0 && place + 9 < view.length; ) {
    const marker = view.readUInt8(place + 1);
    if (marker === 0xff) place += 1;
    else if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd9))
      place = view.indexOf(0xff, place + 2);
    else {
      if (marker === 0xda) scans += 1;
      // Start of a frame; of these, 2, 6, 10 and 14 are progressive.
      if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
        weight ??= {
          bytes: view.readUInt16BE(place + 5) * view.readUInt16BE(place + 7) * view.readUInt8(place + 9),
          isAtOnce: (marker & 3) === 2,
          scans: 1,
        };
      if (scans > MOST_SCANS) break;
      place = view.indexOf(0xff, place + 2 + view.readUInt16BE(place + 2));
    }
  }
  return weight && { ...weight, scans };
}

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findWeightFault } from './image-weight.ts';

const canvas = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#886644' } });

/** A progressive JPEG whose last scan stands in it so often. */
async function withScans(times: number): Promise<Uint8Array> {
  const whole = await canvas(64).jpeg({ progressive: true }).toBuffer();
  const last = whole.subarray(whole.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([whole.subarray(0, -2), ...Array(times).fill(last), Buffer.from([0xff, 0xd9])]);
}

/** The first bytes of a PNG, which say how it unpacks: RGB and transparency. */
function pngHead(width: number, bits: 8 | 16, isInterlaced: boolean, height = width): Uint8Array {
  const head = Buffer.alloc(29);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([bits, 6, 0, 0, isInterlaced ? 1 : 0], 24);
  return head;
}

test('a JPEG of a thousand scans is refused, one as encoders write it is not', async () => {
  expect(findWeightFault(await withScans(1000), 'jpeg')).toBe('has more than 100 scans');
  expect(findWeightFault(await withScans(0), 'jpeg')).toBeUndefined();
});

test.each([
  ['7,000 pixels square', 7000, 8, false, undefined],
  ['as large with 16 bits a channel', 7000, 16, false, 'unpacks to more than 200 MB'],
  ['as large and interlaced', 7000, 8, true, 'unpacks to more than 75 MB'],
  ['4,000 pixels square and interlaced', 4000, 8, true, undefined],
] as const)('a PNG of %s', (_, side, bits, isInterlaced, fault) => {
  const found = findWeightFault(pngHead(side, bits, isInterlaced), 'png');
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(fault);
});

test('a PNG of twenty million rows, each of which takes time, is refused', () => {
  expect(findWeightFault(pngHead(1, 8, false, 20_000_000), 'png')).toBe(
    'has more than 65535 pixels on a side',
  );
  expect(findWeightFault(pngHead(700, 8, false, 65_535), 'png')).toBeUndefined();
});

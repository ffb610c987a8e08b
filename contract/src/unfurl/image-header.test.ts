import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readImageHeader } from './image-header.ts';

const hex = (text: string): Uint8Array => Buffer.from(text.replace(/\s/g, ''), 'hex');

// Headers as the formats lay them out, each of an image of 3 by 2 pixels or as named.
const HEADERS: [string, Uint8Array, object | undefined][] = [
  [
    'a PNG',
    hex('89504e470d0a1a0a 0000000d 49484452 00000003 00000002 0806000000'),
    { type: 'image/png', width: 3, height: 2 },
  ],
  ['a GIF', hex('474946383961 0300 0200 80 00 00'), { type: 'image/gif', width: 3, height: 2 }],
  [
    'a JPEG with an application segment, a fill byte and a progressive frame',
    hex('ffd8 ffe00004abcd ff ffc2 0011 08 0002 0003 03'),
    { type: 'image/jpeg', width: 3, height: 2 },
  ],
  [
    'a lossy WebP',
    hex('52494646 24000000 57454250 56503820 18000000 300100 9d012a 0300 0200'),
    { type: 'image/webp', width: 3, height: 2 },
  ],
  [
    'a lossless WebP',
    hex('52494646 24000000 57454250 5650384c 0d000000 2f 02400000'),
    { type: 'image/webp', width: 3, height: 2 },
  ],
  [
    'an extended WebP',
    hex('52494646 24000000 57454250 56503858 0a000000 00000000 020000 010000'),
    { type: 'image/webp', width: 3, height: 2 },
  ],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ['a page', Buffer.from('<!doctype html>'), undefined],
  ['nothing', new Uint8Array(), undefined],
];

test.each(HEADERS)('%s', (_, bytes, expected) => {
  expect(readImageHeader(bytes)).toEqual(expected);
});

test('bytes that end early or go wrong are no image, and never an error', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...HEADERS),
      fc.nat(40),
      fc.uint8Array({ maxLength: 40 }),
      ([, bytes], cut, rest) => {
        expect(() => readImageHeader(Buffer.concat([bytes.subarray(0, cut), rest]))).not.toThrow();
      },
    ),
  );
});

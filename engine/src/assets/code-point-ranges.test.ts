import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  intersectRanges,
  mergeRanges,
  parseUnicodeRange,
  rangesInclude,
  subtractRanges,
} from './code-point-ranges.ts';

const point = fc.integer({ min: 0, max: 60 });
const ranges = fc
  .array(
    fc.tuple(point, point).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]),
    { maxLength: 8 },
  )
  .map(mergeRanges);

test('set operations on ranges are those on their members', () => {
  fc.assert(
    fc.property(ranges, ranges, (a, b) => {
      for (let at = 0; at <= 61; at++) {
        const [inA, inB] = [rangesInclude(a, at), rangesInclude(b, at)];
        expect(inA).toBe(a.some(([first, last]) => first <= at && at <= last));
        expect(rangesInclude(intersectRanges(a, b), at)).toBe(inA && inB);
        expect(rangesInclude(subtractRanges(a, b), at)).toBe(inA && !inB);
        expect(rangesInclude(mergeRanges([...a, ...b]), at)).toBe(inA || inB);
      }
    }),
  );
});

test('a CSS unicode-range is read in any order, single points included', () => {
  expect(parseUnicodeRange('U+0131, U+0000-00FF,U+1F600')).toEqual([
    [0, 0xff],
    [0x131, 0x131],
    [0x1f600, 0x1f600],
  ]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limb, line, shape } from './outline.ts';

const coordinate = fc.integer({ min: -500, max: 500 });
const points = fc.array(fc.tuple(coordinate, coordinate, fc.boolean()), { minLength: 3, maxLength: 12 });
const written = points.map((list) => list.map(([x, y, corner]) => `${x},${y}${corner ? '!' : ''}`).join(' '));

/** Where the segments of path data end, in order. */
const ends = (data: string): string[] =>
  [...data.matchAll(/[MLC]([^MLCZ]+)/g)].map(([, segment = '']) => segment.split(' ').slice(-2).join(','));

describe('shape and line', () => {
  it('pass through every point in order, and shape comes back', () => {
    fc.assert(
      fc.property(written, (text) => {
        const named = text.replaceAll('!', '').split(' ');
        expect(ends(line(text))).toEqual(named);
        expect(ends(shape(text))).toEqual([...named, named[0]]);
        expect(shape(text).endsWith('Z')).toBe(true);
      }),
    );
  });

  it('draw straight between corners and round through the rest', () => {
    expect(shape('0,0! 10,0! 10,10!')).toBe('M0 0L10 0L10 10L0 0Z');
    expect(shape('0,0 10,0 10,10')).not.toContain('L');
  });
});

describe('limb', () => {
  it('is as thick as written where it begins and ends', () => {
    expect(limb('0,0,10 0,50,20')).toBe('M5 0L10 50L-10 50L-5 0L5 0Z');
  });

  it('closes and holds finite numbers for any spine', () => {
    const spine = fc.array(fc.tuple(coordinate, coordinate, fc.integer({ min: 0, max: 90 })), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(spine, (joints) => {
        const data = limb(joints.map((joint) => joint.join(',')).join(' '));
        expect(data).toMatch(/^M[-\d. MLC]+Z$/);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeBox, intersection } from './free-box.ts';

const canvas = { x: 0, y: 0, width: 1200, height: 630 };

it.each([
  ['left', { x: 60, y: 60, width: 500, height: 510 }, { x: 1, y: 0 }],
  ['right', { x: 640, y: 60, width: 500, height: 510 }, { x: -1, y: 0 }],
  ['top', { x: 60, y: 20, width: 1080, height: 200 }, { x: 0, y: 1 }],
  ['bottom', { x: 60, y: 400, width: 1080, height: 200 }, { x: 0, y: -1 }],
])('with the type on the %s, figures stand on the other side', (_, taken, away) => {
  expect(freeBox(canvas, taken).away).toEqual(away);
});

it('an area beside the type is free as it is', () => {
  const area = { x: 700, y: 0, width: 500, height: 630 };
  expect(freeBox(area, { x: 60, y: 60, width: 600, height: 300 })).toEqual({
    free: area,
    away: { x: 1, y: 0 },
  });
  expect(freeBox(area, { x: 0, y: 0, width: 0, height: 0 })).toEqual({ free: area, away: { x: 0, y: 0 } });
});

it('what is free lies in the area and never touches what is taken', () => {
  const length = fc.integer({ min: 0, max: 1500 });
  const box = fc.record({
    x: fc.integer({ min: -500, max: 1500 }),
    y: length,
    width: length,
    height: length,
  });
  fc.assert(
    fc.property(box, box, (area, taken) => {
      const { free } = freeBox(area, taken);
      const overlap = intersection(free, taken);
      expect(overlap.width * overlap.height).toBe(0);
      expect(intersection(free, area)).toEqual(free);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { toStage } from './draw-scene.ts';
import { splitLayers } from './split-layers.ts';

const stage = toStage({
  width: 600,
  height: 315,
  place: 'meadow',
  time: 'day',
  weather: 'clear',
  misty: false,
  random: createRandom(1),
  sunX: 0.6,
});
const elements = (svg: string): number => svg.match(/<path/g)?.length ?? 0;

test('keeps every thing in order, and no layer passes the bound', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 40 }), (sizes) => {
      const things = sizes.map((size, i) => `<path d="M${i} 0"/>`.repeat(size));
      const pictures = splitLayers(stage, 'row', things).map(({ picture }) => String(picture));
      expect(Math.max(...pictures.map(elements))).toBeLessThanOrEqual(150);
      const drawn = pictures.flatMap((picture) => picture.match(/<path d="M\d+ 0"\/>/g) ?? []).join('');
      expect(drawn).toBe(things.join(''));
    }),
  );
});

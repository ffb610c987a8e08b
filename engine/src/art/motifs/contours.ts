import { contours as isolines } from 'd3-contour';
import { defineMotif } from '../define-motif.ts';
import { createNoise } from '../noise.ts';
import { curve, type Point, path, stroke } from '../svg.ts';

/** Height lines of an unknown country, every fourth one stronger, its peaks in the second color. */
export const contours = defineMotif({
  name: 'contours',
  topics: ['travel', 'nature'],
  ending: 'field',
  paint: ({ width, height, area, colors, random, hairline }) => {
    const cell = Math.max(width, height) / 72;
    const [columns, rows] = [Math.ceil(area.width / cell) + 5, Math.ceil(area.height / cell) + 5];
    const noise = createNoise(random.fork('relief'), 2, 0.4);
    const scale = 1.7 / 72;
    const relief = Array.from({ length: columns * rows }, (_, i) =>
      noise((i % columns) * scale * 1.4, Math.floor(i / columns) * scale * 1.4),
    );
    const levels = Array.from({ length: 15 }, (_, i) => -0.84 + i * 0.12);
    const bands = isolines().size([columns, rows]).smooth(true).thresholds(levels)(relief);
    const toCanvas = ([x = 0, y = 0]: number[]): Point => [
      area.x + (x - 2.5) * cell,
      area.y + (y - 2.5) * cell,
    ];
    const body = bands.map((band, level) => {
      const main = level % 4 === 2;
      const rings = band.coordinates.flat().filter((ring) => ring.length > 8);
      const data = rings.map((ring) => curve(thin(ring).map(toCanvas), true)).join('');
      const color = level > 11 ? colors.second : main ? colors.strong : colors.mid;
      return data === '' ? '' : path(data, stroke(color, hairline * (main ? 1.9 : 1.1), main ? 0.95 : 0.6));
    });
    return { body: body.join('') };
  },
});

/** Every second corner: the curve through them is smoother and half as long. */
function thin(ring: number[][]): number[][] {
  return ring.filter((_, i) => i % 2 === 0);
}

import { defineMotif } from '../define-motif.ts';
import { dots, type Point } from '../svg.ts';

const SIZES = 14;

/** Printed dots that grow towards the corner farthest from the type. */
export const halftone = defineMotif({
  name: 'halftone',
  topics: [],
  ending: 'field',
  paint: ({ area, free, away, colors, random }) => {
    const step = Math.sqrt(area.width * area.height) / 30;
    const corner: Point = [
      away.x < 0 ? area.x : area.x + area.width,
      away.y === 0
        ? random.next() < 0.5
          ? area.y
          : area.y + area.height
        : away.y < 0
          ? area.y
          : area.y + area.height,
    ];
    const reach = Math.hypot(free.width, free.height) * 1.02;
    const classes = Array.from({ length: SIZES }, (): Point[] => []);
    for (let row = 0; row * step * 0.866 < area.height + step; row++) {
      for (let column = 0; column * step < area.width + step; column++) {
        const x = area.x + (column + (row % 2) / 2) * step;
        const y = area.y + row * step * 0.866;
        const near = 1 - Math.hypot(x - corner[0], y - corner[1]) / reach;
        const size = Math.floor(near ** 1.15 * SIZES);
        if (near > 0.03) classes[Math.min(SIZES - 1, size)]?.push([x, y]);
      }
    }
    const body = classes.map((points, i) => dots(points, (step * 1.06 * (i + 0.7)) / SIZES, colors.strong));
    return { body: body.join('') };
  },
});

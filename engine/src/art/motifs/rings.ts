import { defineMotif } from '../define-motif.ts';
import { circle, fill } from '../svg.ts';

/** Bands of color round one disc, cut by the canvas edge. */
export const rings = defineMotif({
  name: 'rings',
  topics: [],
  ending: 'figure',
  paint: ({ free, away, colors, scheme }) => {
    const dark = scheme === 'dark';
    const outer = Math.min(
      free.width * (away.x === 0 ? 0.52 : 0.74),
      free.height * (away.y === 0 ? 0.62 : 0.74),
    );
    const x = free.x + free.width * 0.5 + away.x * Math.max(0, outer - free.width * 0.5);
    const y =
      free.y +
      free.height * 0.5 +
      (away.y === 0 ? 0.1 * free.height : away.y * Math.max(0, outer - free.height * 0.5));
    const bands = [
      colors.wash,
      colors.soft,
      colors.second,
      colors.mid,
      colors.strong,
      dark ? colors.night : colors.peak,
    ];
    const body = bands.map((color, i) => circle(x, y, outer * (1 - i * 0.13), fill(color)));
    return { body: body.join('') };
  },
});

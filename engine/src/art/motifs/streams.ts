import { defineMotif } from '../define-motif.ts';
import { createNoise } from '../noise.ts';
import { scatter } from '../scatter.ts';
import { path, stroke, svg } from '../svg.ts';

const STEPS = 15;

/** Hair-fine lines that follow one current, parting and gathering. */
export const streams = defineMotif({
  name: 'streams',
  topics: ['ai', 'data', 'music'],
  ending: 'field',
  paint: ({ area, width, height, colors, random, hairline }) => {
    const current = createNoise(random.fork('current'), 2, 0.35);
    const span = Math.max(width, height);
    const step = span / 85;
    const turn = random.range(-0.4, 0.4);
    const tones = [colors.strong, colors.second, colors.mid, colors.peak];
    const strands = new Map<string, string>();
    const starts = scatter(area, Math.sqrt((area.width * area.height) / 360), random.fork('starts'), 0.5);
    for (const [startX, startY] of starts) {
      let [x, y] = [startX, startY];
      let data = svg`M${x} ${y}`;
      for (let i = 0; i < STEPS; i++) {
        // Half steps keep tight bends round at the same number of corners.
        for (let half = 0; half < 2; half++) {
          const angle = current((x / span) * 1.5, (y / span) * 1.5) * 3.4 + turn;
          x += (Math.cos(angle) * step) / 2;
          y += (Math.sin(angle) * step) / 2;
        }
        data += svg`L${x} ${y}`;
      }
      const weight = random.integer(0, 2);
      const color = random.integer(0, tones.length - 1);
      const key = `${color}${weight}`;
      strands.set(key, (strands.get(key) ?? '') + data);
    }
    const body = [...strands].map(([key, data]) => {
      const [color, weight] = [Number(key[0]), Number(key[1])];
      return path(
        data,
        stroke(tones[color] ?? colors.strong, hairline * (0.7 + weight * 0.45), 0.35 + weight * 0.25),
      );
    });
    return { body: body.join('') };
  },
});

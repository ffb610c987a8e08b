import { mix } from '../../../color/oklch.ts';
import { fill, path, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A round hill that fills the foot of the picture, its top under those on it. */
export const hill: Perch = {
  name: 'hill',
  home: 'meadow',
  reach: 'across',
  rise: 0.7,
  natural: { main: '#6d9a4c', second: '#54803f', accent: '#8ab35c', ink: '#24402b', light: '#f3f6e4' },
  make,
};

/** A hill of sand. */
export const dune: Perch = {
  ...hill,
  name: 'dune',
  home: 'desert',
  natural: { main: '#dcae6c', second: '#c08f50', accent: '#efc98e', ink: '#6b4527', light: '#fff0d2' },
  make: (measure) => make({ ...measure, turf: undefined }),
};

type Measure = Omit<PerchMeasure, 'turf'> & { turf: string | undefined };

function make({ width, height, unit, level, from, to, random, turf }: Measure): MadePerch {
  const x = (from + to) / 2;
  const flat = (to - from) * 0.5 + unit * 0.1;
  const reach = Math.max(width * 0.75, unit * 1.1);
  const line = (k: number): number =>
    level + (height - level) * Math.max(0, (Math.abs(k - x) - flat) / reach) ** 1.5 * 1.5;
  const step = unit * 0.05;
  let top = '';
  for (let px = -step; px <= width + step; px += step) top += svg`L${px} ${line(px)}`;
  const body = svg`M${-step} ${height + 2}${top}V${height + 2}Z`;
  return {
    box: { x: 0, y: level - unit * 0.03, width, height: height - level + unit * 0.03 },
    draw: ({ main, ink, light }) => {
      const ground = turf ?? main;
      const spin = random.fork('paint');
      let [blades, pale] = ['', ''];
      for (let i = 0; i < width / (unit * 0.018); i++) {
        const [px, tall, lean] = [
          spin.next() * width,
          unit * spin.range(0.016, 0.04),
          unit * spin.range(-0.01, 0.01),
        ];
        const y = line(px) + spin.next() ** 2 * unit * 0.3 + 3;
        const blade = svg`M${px - unit * 0.004} ${y}L${px + lean} ${y - tall}L${px + unit * 0.004} ${y}Z`;
        if (i % 3 === 0) pale += blade;
        else blades += blade;
      }
      return (
        path(body, fill(mix(ground, ink, 0.06))) +
        (turf ? path(blades, fill(mix(turf, ink, 0.22))) + path(pale, fill(mix(turf, light, 0.22))) : '')
      );
    },
  };
}

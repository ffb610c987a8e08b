import { mix } from '../../../color/oklch.ts';
import { fill, lines, type Point, path, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A boulder with a flat top under those on it. */
export const rock: Perch = {
  name: 'rock',
  home: 'river',
  reach: 'around',
  rise: 0.5,
  natural: { main: '#8b8f94', second: '#6b7078', accent: '#a9adb0', ink: '#3a3d44', light: '#dcdedd' },
  make,
};

function make({ unit, level, foot, from, to, random, snowy, turf }: PerchMeasure): MadePerch {
  const high = foot - level;
  const spread = Math.max(high * 0.55, unit * 0.08);
  const [left, right] = [from - spread, to + spread];
  const wide = right - left;
  const jag = (share: number): number => random.range(-share, share) * high;
  const outline: Point[] = [
    [left, foot],
    [left + spread * 0.18, foot - high * 0.5 + jag(0.06)],
    [left + spread * 0.62, level + high * 0.12],
    [from + (to - from) * 0.1, level],
    [from + (to - from) * 0.9, level + high * 0.01],
    [right - spread * 0.5, level + high * 0.2],
    [right - spread * 0.1, foot - high * 0.42 + jag(0.06)],
    [right, foot],
  ];
  const crease: Point = [from + (to - from) * random.range(0.3, 0.6), level + high * 0.42];
  const at = (i: number): Point => outline[i] ?? [0, 0];
  return {
    box: { x: left, y: level - unit * 0.02, width: wide, height: high + unit * 0.05 },
    draw: ({ main, second, accent, ink, light }) => {
      const spin = random.fork('paint');
      const top = [at(2), at(3), at(4), at(5), crease];
      const shade = [at(5), at(6), at(7), [crease[0] + high * 0.2, foot], crease] as Point[];
      const white = mix(light, '#ffffff', 0.8);
      const tufts = Array.from({ length: 16 }, (_, i) => {
        const x = left + (wide * (i + spin.next())) / 16;
        const tall = unit * spin.range(0.02, 0.045);
        return svg`M${x} ${foot + unit * 0.012}q${tall * 0.1} ${-tall * 0.7} ${tall * spin.range(-0.4, 0.4)} ${-tall}q${tall * 0.2} ${tall * 0.4} ${tall * 0.3} ${tall}Z`;
      });
      return (
        path(lines(outline, true), fill(main)) +
        path(lines(shade, true), fill(second)) +
        path(lines(top, true), fill(snowy ? white : accent)) +
        path(
          lines([at(1), [left + spread, foot - high * 0.36], [left + spread * 0.9, foot - high * 0.1]]),
          svg`fill="none" stroke="${ink}" stroke-opacity="0.3" stroke-width="${unit * 0.005}"`,
        ) +
        path(tufts.join(''), fill(mix(turf, ink, 0.15)))
      );
    },
  };
}

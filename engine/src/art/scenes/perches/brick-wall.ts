import { mix } from '../../../color/oklch.ts';
import { fill, path, rect, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A garden wall of bricks from edge to edge, with a coping of stone. */
export const brickWall: Perch = {
  name: 'wall',
  home: 'village',
  reach: 'across',
  rise: 0.7,
  natural: { main: '#b5654a', second: '#9a4f3a', accent: '#c98062', ink: '#4a2a22', light: '#e0d3c2' },
  make,
};

function make({ width, unit, level, foot, random, snowy }: PerchMeasure): MadePerch {
  const coping = unit * 0.036;
  const [brick, course] = [unit * 0.105, unit * 0.05];
  const box = { x: 0, y: level - (snowy ? coping * 0.4 : 0), width, height: foot - level + coping * 0.4 };
  return {
    box,
    draw: ({ main, second, accent, ink, light }) => {
      const spin = random.fork('paint');
      const shades = [second, accent, mix(main, ink, 0.12)].map(() => '');
      let joints = '';
      for (let row = 0, y = level + coping; y < foot; row++, y += course) {
        joints += svg`M0 ${y + course}H${width}`;
        for (let x = row % 2 === 0 ? 0 : -brick / 2; x < width; x += brick) {
          joints += svg`M${x} ${y}v${course}`;
          const pick = spin.integer(0, 6);
          if (pick < 3) shades[pick] += svg`M${x} ${y}h${brick}v${Math.min(course, foot - y)}h${-brick}Z`;
        }
      }
      const cap = (x: number): string => svg`M${x} ${level}v${coping}`;
      const caps = Array.from({ length: Math.ceil(width / (unit * 0.3)) }, (_, i) =>
        cap((i + 0.55) * unit * 0.3),
      );
      const top = snowy ? mix(light, '#ffffff', 0.85) : light;
      return (
        rect(0, level, width, foot - level, fill(main)) +
        path(shades[0] ?? '', fill(second, 0.75)) +
        path(shades[1] ?? '', fill(accent, 0.6)) +
        path(shades[2] ?? '', fill(mix(main, ink, 0.15))) +
        path(
          joints,
          svg`fill="none" stroke="${mix(light, main, 0.35)}" stroke-opacity="0.7" stroke-width="${unit * 0.0055}"`,
        ) +
        rect(0, level + coping, width, coping * 0.5, fill(ink, 0.32)) +
        rect(0, level, width, coping, fill(mix(light, ink, 0.18))) +
        rect(0, level, width, coping * 0.42, fill(top)) +
        path(
          caps.join(''),
          svg`fill="none" stroke="${ink}" stroke-opacity="0.3" stroke-width="${unit * 0.004}"`,
        ) +
        (snowy ? rect(0, level - coping * 0.4, width, coping * 0.75, fill(top), coping * 0.35) : '')
      );
    },
  };
}

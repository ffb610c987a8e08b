import { mix } from '../../../color/oklch.ts';
import { fill, path, rect, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A fence of posts and rails from edge to edge; what is behind it is seen between the rails. */
export const fence: Perch = {
  name: 'fence',
  home: 'farm',
  reach: 'across',
  rise: 0.7,
  open: true,
  natural: { main: '#b98a5a', second: '#94683f', accent: '#d3a878', ink: '#3d2a1c', light: '#f1e2c8' },
  make,
};

function make({ width, unit, level, foot, random, snowy }: PerchMeasure): MadePerch {
  const [post, rail] = [unit * 0.05, unit * 0.042];
  const rise = unit * 0.05;
  const step = unit * 0.42;
  const start = random.range(-0.5, -0.1) * step;
  const posts = Array.from({ length: Math.ceil(width / step) + 2 }, (_, i) => start + i * step);
  const rails = [0, 0.36, 0.72].map((share) => level + share * Math.min(foot - level, unit * 0.36));
  return {
    box: { x: 0, y: level - rise, width, height: foot - level + rise },
    draw: ({ main, second, accent, ink, light }) => {
      const spin = random.fork('paint');
      const white = mix(light, '#ffffff', 0.8);
      let body = '';
      for (const y of rails) {
        body +=
          rect(0, y, width, rail, fill(main)) +
          rect(0, y, width, rail * 0.3, fill(snowy ? white : accent)) +
          rect(0, y + rail * 0.78, width, rail * 0.22, fill(second));
        let grain = '';
        for (let i = 0; i < width / (unit * 0.28); i++)
          grain += svg`M${spin.next() * width} ${y + rail * spin.range(0.4, 0.7)}h${unit * spin.range(0.05, 0.16)}`;
        body += path(
          grain,
          svg`fill="none" stroke="${ink}" stroke-opacity="0.22" stroke-width="${unit * 0.004}" stroke-linecap="round"`,
        );
      }
      let [wood, shade, tops] = ['', '', ''];
      for (const x of posts) {
        const top = level - rise;
        wood += svg`M${x} ${foot}V${top + post * 0.3}L${x + post / 2} ${top}L${x + post} ${top + post * 0.3}V${foot}Z`;
        shade += svg`M${x + post * 0.64} ${foot}V${top + post * 0.22}L${x + post} ${top + post * 0.3}V${foot}Z`;
        tops += svg`M${x - post * 0.12} ${top + post * 0.36}L${x + post / 2} ${top - post * 0.2}L${x + post * 1.12} ${top + post * 0.36}Z`;
      }
      return (
        body +
        path(wood, fill(mix(main, accent, 0.35))) +
        path(shade, fill(second)) +
        (snowy ? path(tops, fill(white)) : '')
      );
    },
  };
}

import { mix } from '../../../color/oklch.ts';
import { fill, filled, lines, type Point, path, rect, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** A stone bridge from edge to edge over the water, its road behind a low parapet. */
export const bridge: Perch = {
  name: 'bridge',
  home: 'lake',
  reach: 'across',
  wet: true,
  rise: 0.7,
  level: 0.66,
  natural: { main: '#b3a792', second: '#8d8271', accent: '#cbc0ac', ink: '#3d3730', light: '#efe8da' },
  make,
};

function make({ width, height, unit, level, from, to, snowy }: PerchMeasure): MadePerch {
  const thick = unit * 0.07;
  const rail = unit * 0.06;
  const under = level + thick;
  // An arch is as wide as a boat needs; the piers stand where nobody's feet are looked at.
  const span = Math.max(unit * 0.62, Math.min(unit * 0.95, to - from + unit * 0.2));
  const pier = unit * 0.13;
  const middle = (from + to) / 2;
  const count = Math.ceil(width / (span + pier)) + 1;
  const arches = Array.from({ length: count * 2 + 1 }, (_, i) => middle + (i - count) * (span + pier)).filter(
    (x) => x > -span && x < width + span,
  );
  const rise = Math.max(unit * 0.1, Math.min(span * 0.4, height - under - unit * 0.06));
  const crown = under + unit * 0.03;
  const hole = (x: number, more = 0): string =>
    svg`M${x - span / 2 - more} ${height + 9}V${crown + rise}A${span / 2 + more} ${rise + more} 0 0 1 ${x + span / 2 + more} ${crown + rise}V${height + 9}Z`;
  return {
    box: { x: 0, y: level - unit * 0.01, width, height: height - level + unit * 0.02 },
    draw: ({ main, second, accent, ink, light }, id) => {
      const deck: Point[] = [
        [-9, level],
        [width + 9, level],
        [width + 9, height + 9],
        [-9, height + 9],
      ];
      const wall = `${lines(deck, true)}${arches.map((x) => hole(x)).join('')}`;
      const courses = [];
      for (let y = under + unit * 0.035, row = 0; y < height; y += unit * 0.05, row++) {
        courses.push(svg`M0 ${y}H${width}`);
        for (let x = (row % 2) * unit * 0.06; x < width; x += unit * 0.12)
          courses.push(svg`M${x} ${y}v${unit * 0.05}`);
      }
      const line = svg`fill="none" stroke="${ink}" stroke-opacity="0.16" stroke-width="${unit * 0.004}"`;
      const white = mix(light, '#ffffff', 0.8);
      return (
        `<clipPath id="${id}w"><path clip-rule="evenodd" d="${wall}"/></clipPath>` +
        path(wall, `${fill(main)} fill-rule="evenodd"`) +
        `<g clip-path="url(#${id}w)">${path(courses.join(''), line)}` +
        arches
          .map((x) =>
            path(hole(x, unit * 0.035), svg`fill="none" stroke="${accent}" stroke-width="${unit * 0.05}"`),
          )
          .join('') +
        '</g>' +
        arches
          .map(
            (x) =>
              filled(
                mix(second, ink, 0.35),
              )`M${x - span / 2} ${crown + rise}A${span / 2} ${rise} 0 0 1 ${x + span / 2} ${crown + rise}h${-span * 0.1}A${span * 0.42} ${rise * 0.86} 0 0 0 ${x - span / 2} ${crown + rise}Z`,
          )
          .join('') +
        rect(-9, level, width + 18, thick, fill(second)) +
        rect(-9, level - unit * 0.008, width + 18, unit * 0.02, fill(snowy ? white : light))
      );
    },
    // Feet and wheels are on the road behind it.
    front: ({ main, second, accent, ink }) => {
      const posts = [];
      for (let x = middle % (unit * 0.4); x < width; x += unit * 0.4)
        posts.push(
          rect(
            x - unit * 0.022,
            level - rail * 0.36,
            unit * 0.044,
            rail * 0.36 + thick,
            fill(mix(main, ink, 0.12)),
          ) + rect(x - unit * 0.028, level - rail * 0.5, unit * 0.056, rail * 0.2, fill(accent)),
        );
      return (
        rect(-9, level - rail * 0.08, width + 18, thick * 0.9, fill(main)) +
        rect(-9, level - rail * 0.2, width + 18, rail * 0.28, fill(accent)) +
        rect(-9, level + thick * 0.78, width + 18, unit * 0.016, fill(second)) +
        posts.join('')
      );
    },
  };
}

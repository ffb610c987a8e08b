import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, lines, type Point, path, svg } from '../../svg.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

/** The last rocks of a mountain, its flanks falling out of the picture on both sides into the mist of the valleys. */
export const summit: Perch = {
  name: 'summit',
  home: 'mountains',
  reach: 'across',
  rise: 0.7,
  level: 0.62,
  natural: { main: '#7d8089', second: '#5a5d69', accent: '#a3a5aa', ink: '#33363f', light: '#eef1f4' },
  make,
};

function make({ width, height, unit, level, from, to, random, snowy }: PerchMeasure): MadePerch {
  const drop = height - level;
  const top: [number, number] = [from - unit * 0.03, to + unit * 0.03];
  const left = flank([top[0], level], -1, { width, height, drop, random: random.fork('left') });
  const right = flank([top[1], level], 1, { width, height, drop, random: random.fork('right') });
  const outline: Point[] = [...left.toReversed(), ...right, [width + 9, height + 9], [-9, height + 9]];
  const spin = random.fork('faces');
  const middle = (top[0] + top[1]) / 2;
  // Ridges run down from the top: what is to the right of one lies in its shade.
  const ridges = [-0.62, -0.2, 0.16, 0.58].map((share): Point[] => {
    const start: Point = [middle + ((top[1] - top[0]) / 2) * share * 1.2, level];
    const steps = 4;
    return [
      start,
      ...Array.from({ length: steps }, (_, i): Point => {
        const down = ((i + 1) / steps) ** 0.9;
        return [
          start[0] + share * width * 0.62 * down + spin.range(-0.03, 0.03) * unit,
          level + drop * down * 1.02 + 4,
        ];
      }),
    ];
  });
  return {
    box: {
      x: 0,
      y: Math.min(level, height * (SEA[0][0] - 0.06)),
      width,
      height: height - Math.min(level, height * (SEA[0][0] - 0.06)) + unit * 0.01,
    },
    draw: ({ main, second, accent, ink, light }, id) => {
      const snow = mix(light, '#ffffff', 0.6);
      const shade = ridges.map((ridge, at) => {
        const next = ridges[at + 1]?.toReversed() ?? [[width + 9, height + 9] as Point];
        const back = ridge.map(([x, y], i): Point => [x + unit * (0.05 + 0.11 * i), y]).toReversed();
        return path(
          lines([...ridge, ...(at % 2 === 0 ? back : next)], true),
          fill(second, at % 2 === 0 ? 0.5 : 0.72),
        );
      });
      const cracks = Array.from({ length: 12 }, () => {
        const x = spin.range(0.04, 0.96) * width;
        const y = level + drop * spin.range(0.3, 0.95);
        const long = unit * spin.range(0.03, 0.09);
        return svg`M${x} ${y}l${long * 0.5} ${long}l${long * 0.5} ${long * 0.2}`;
      });
      const line = svg`fill="none" stroke="${ink}" stroke-opacity="0.25" stroke-width="${unit * 0.004}"`;
      const depth = snowy ? 0.34 : 0.13;
      const cap = capOf(outline.slice(0, left.length + right.length), {
        level,
        deep: drop * depth,
        spin: random.fork('cap'),
        unit,
      });
      const clouds = SEA.map(([y, thin], row) =>
        path(
          cloudBank({ width, height, y: height * y, unit, random: random.fork(`clouds${row}`) }),
          fill(mix(light, second, thin)),
        ),
      ).join('');
      return (
        clouds +
        `<clipPath id="${id}s"><path d="${lines(outline, true)}"/></clipPath>` +
        path(lines(outline, true), fill(main)) +
        `<g clip-path="url(#${id}s)">${shade.join('')}${path(cracks.join(''), line)}` +
        `${path(lines([[-9, height + 9], ...left.toReversed().map(([x, y]): Point => [x, y]), ...left.map(([x, y]): Point => [x + unit * 0.02, y + unit * 0.05])], true), fill(accent, 0.7))}` +
        `${path(cap, fill(snow))}</g>`
      );
    },
  };
}

// The clouds below, from the furthest bank to the nearest: their tops as shares of the height, and how grey they are.
const SEA = [
  [0.66, 0.34],
  [0.74, 0.2],
  [0.84, 0.08],
] as const;

/** A bank of round clouds from edge to edge, down to the lower one. */
function cloudBank({
  width,
  height,
  y,
  unit,
  random,
}: {
  width: number;
  height: number;
  y: number;
  unit: number;
  random: Random;
}): string {
  let d = svg`M-40 ${height + 9}V${y}`;
  for (let x = -40; x < width + 40; ) {
    const wide = unit * random.range(0.1, 0.3);
    const end = y + unit * random.range(-0.012, 0.012);
    d += svg`A${wide * 0.56} ${wide * 0.34} 0 0 1 ${x + wide} ${end}`;
    x += wide;
  }
  return svg`${d}V${height + 9}Z`;
}

type Fall = { width: number; height: number; drop: number; random: Random };

/** From the top down to the picture's edge, in broken steps. */
function flank([x, y]: Point, side: -1 | 1, { width, height, drop, random }: Fall): Point[] {
  const edge = side < 0 ? -9 : width + 9;
  const steps = 7;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const far = i / steps;
    const fall = far ** 0.8 * drop * 0.86 + (i > 0 && i < steps ? random.range(-0.03, 0.05) * drop : 0);
    const step = i > 0 && i < steps ? random.range(-0.35, 0.35) / steps : 0;
    return [x + (edge - x) * Math.max(0, far + step), Math.min(height + 9, y + fall)];
  });
}

/** What lies on the top and on the highest ledges, with a jagged lower rim. */
function capOf(
  ridge: readonly Point[],
  { level, deep, spin, unit }: { level: number; deep: number; spin: Random; unit: number },
): string {
  const xs = ridge.filter(([, y]) => y < level + deep * 1.6).map(([x]) => x);
  const [from, to] = [Math.min(...xs) - unit * 0.02, Math.max(...xs) + unit * 0.02];
  const teeth = 11;
  const rim = Array.from({ length: teeth + 1 }, (_, i): Point => {
    const share = Math.abs((i / teeth) * 2 - 1);
    return [
      to - ((to - from) * i) / teeth,
      level + deep * ((i % 2 === 0 ? 0.35 : 0.9) + share * 1.1) * spin.range(0.8, 1.15),
    ];
  });
  return lines([[from, level - unit], [to, level - unit], ...rim], true);
}

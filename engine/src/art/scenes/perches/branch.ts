import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import type { DrawingColors } from '../../drawings/drawing.ts';
import { fill, filled, path, svg } from '../../svg.ts';
import { drawNest } from './nest.ts';
import type { MadePerch, Perch, PerchMeasure } from './perch.ts';

const BARK = { main: '#6f4f38', second: '#533826', accent: '#8d6849', ink: '#2b1c12', light: '#e9dcc2' };

/** A branch that comes in from the nearer edge, with leaves, or with snow on it. */
export const branch: Perch = {
  name: 'branch',
  home: 'forest',
  reach: 'edge',
  rise: 0.7,
  natural: BARK,
  make: (measure) => makeBranch(measure, false),
};

/** A nest in the fork of a branch; who is in it looks over its rim. */
export const nest: Perch = {
  name: 'nest',
  home: 'forest',
  reach: 'edge',
  rise: 0.7,
  sunk: 0.34,
  natural: BARK,
  make: (measure) => makeBranch(measure, true),
};

function makeBranch(measure: PerchMeasure, nested: boolean): MadePerch {
  const { width, unit, from, to, random, snowy, turf, tall } = measure;
  const side = from + to > width ? 1 : -1;
  const edge = side > 0 ? width + unit * 0.05 : -unit * 0.05;
  const tip =
    side > 0 ? Math.max(unit * 0.06, from - unit * 0.34) : Math.min(width - unit * 0.06, to + unit * 0.34);
  const bowl = nested ? tall * 0.5 : 0;
  const level = measure.level + bowl;
  const girth = unit * 0.062;
  // Straight where somebody stands, bent before and behind.
  const at = (k: number): number => edge + (tip - edge) * k;
  const upper = svg`M${edge} ${level - unit * 0.015}C${at(0.3)} ${level + unit * 0.004} ${at(0.55)} ${level} ${at(0.72)} ${level}S${at(0.9)} ${level - unit * 0.02} ${tip} ${level - unit * 0.05}`;
  const lower = svg`C${at(0.9)} ${level + girth * 0.16} ${at(0.72)} ${level + girth * 0.62} ${at(0.5)} ${level + girth * 0.85}S${at(0.2)} ${level + girth * 1.2} ${edge} ${level + girth * 1.7}Z`;
  // Its tip points up.
  const rise = (k: number): number => unit * 0.05 * Math.max(0, (k - 0.72) / 0.28) ** 1.6;
  const twig = (k: number, up: number, reach: number): string => {
    const [x, y] = [at(k), level + (up > 0 ? girth * 0.1 : girth * 0.75 * (1 - k)) - rise(k)];
    return svg`M${x} ${y}q${-side * reach * 0.4} ${-up * reach * 0.15} ${-side * reach} ${-up * reach * 0.62}`;
  };
  const span = Math.abs(tip - edge);
  // Nothing grows through those who sit there.
  const taken = (k: number): boolean => at(k) > from - unit * 0.08 && at(k) < to + unit * 0.08;
  const twigs = [0.12, 0.3, 0.48, 0.66, 0.84, 0.93].map((k, i) => ({
    k,
    up: taken(k) || i % 2 === 1 ? -1 : 1,
    reach: Math.min(span * 0.2, unit * random.range(0.13, 0.2)),
  }));
  const leaves = leavesOf(
    twigs.map(
      ({ k, up, reach }) =>
        [at(k), level + (up > 0 ? 0 : girth * 0.75 * (1 - k)) - rise(k), up, reach] as const,
    ),
    side,
    unit,
    random,
  );
  const tipLeaves = leavesOf(
    [[tip + side * unit * 0.05, level - unit * 0.02, 1, unit * 0.1]],
    side,
    unit,
    random,
  );
  const rim = {
    x: (from + to) / 2,
    y: measure.level,
    wide: (to - from) * 0.62 + unit * 0.09,
    deep: bowl + girth * 0.45,
  };
  return {
    box: {
      x: Math.min(tip, edge) - unit * 0.12,
      y: level - unit * 0.24,
      width: span + unit * 0.24,
      height: unit * 0.5,
    },
    draw: ({ main, second, accent, ink, light }, id) => {
      const green = mix(turf, ink, 0.18);
      const stick = svg`fill="none" stroke="${second}" stroke-width="${unit * 0.014}" stroke-linecap="round"`;
      const foliage = snowy
        ? ''
        : path(leaves.dull + tipLeaves.dull, fill(green)) +
          path(leaves.lit + tipLeaves.lit, fill(mix(turf, light, 0.2)));
      const white = mix(light, '#ffffff', 0.85);
      return (
        path(twigs.map(({ k, up, reach }) => twig(k, up, reach)).join(''), stick) +
        filled(main)`${upper}L${tip} ${level - unit * 0.046}${lower}` +
        path(
          svg`M${edge} ${level + girth * 1.1}C${at(0.3)} ${level + girth * 0.9} ${at(0.5)} ${level + girth * 0.6} ${at(0.74)} ${level + girth * 0.36}`,
          svg`fill="none" stroke="${second}" stroke-width="${girth * 0.34}" stroke-linecap="round"`,
        ) +
        path(
          upper,
          svg`fill="none" stroke="${snowy ? white : accent}" stroke-width="${girth * (snowy ? 0.34 : 0.16)}" stroke-linecap="round"`,
        ) +
        foliage +
        (nested ? drawNest(rim, toStraw({ main, second, accent, ink, light }), id, 'behind') : '')
      );
    },
    ...(nested
      ? {
          front: (colors, id) => drawNest(rim, toStraw(colors), `${id}n`, 'before'),
        }
      : {}),
  };
}

const toStraw = (colors: DrawingColors): DrawingColors => ({
  ...colors,
  main: mix(colors.accent, colors.light, 0.2),
});

function leavesOf(
  twigs: readonly (readonly [number, number, number, number])[],
  side: number,
  unit: number,
  random: Random,
): { dull: string; lit: string } {
  let [dull, lit] = ['', ''];
  for (const [x, y, up, reach] of twigs) {
    for (let i = 0; i < 7; i++) {
      const k = 0.3 + i * 0.125;
      const [px, py] = [x - side * reach * k, y - up * reach * 0.62 * k ** 1.6];
      const turn = random.range(-0.9, 0.9) + (i % 2 === 0 ? 1 : -1) * 0.7;
      const size = unit * random.range(0.05, 0.074);
      const [dx, dy] = [-side * Math.cos(turn) * size, Math.sin(turn) * size];
      const leaf = svg`M${px} ${py}q${dx * 0.5 - dy * 0.42} ${dy * 0.5 + dx * 0.42} ${dx} ${dy}q${-dx * 0.5 + dy * 0.42} ${-dy * 0.5 - dx * 0.42} ${-dx} ${-dy}Z`;
      if (random.next() < 0.45) lit += leaf;
      else dull += leaf;
    }
  }
  return { dull, lit };
}

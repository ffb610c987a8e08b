import { num } from '../../../art/svg.ts';
import type { Random } from '../../../random.ts';
import { burstPath } from './playful-shapes.ts';

export type StillLifeColors = { a: string; b: string; c: string; paper: string; ink: string };

/** Draws in units of the still life's radius, around its middle. */
type Hand = {
  /** A filled outline with a hard shadow; `inside` is drawn over the fill and clipped to it. */
  solid(path: string, fill: string, inside?: string): string;
  /** A fat outlined stroke. */
  tube(path: string, fill: string, width: number): string;
  at(...values: number[]): string;
};

/**
 * Big outlined shapes with hard shadows, for cards that have nothing to show. Fills a circle of `radius`
 * around `centre`; arrangement and side by chance.
 */
export function drawStillLife(
  centre: { x: number; y: number },
  radius: number,
  colors: StillLifeColors,
  random: Random,
): string {
  const flip = random.pick([-1, 1]);
  const hand = createHand(radius, colors.ink, flip);
  const drawn = random.pick([drawBlocks, drawToys, drawTotem])(hand, colors);
  return `<g transform="translate(${num(centre.x)} ${num(centre.y)}) scale(${flip} 1)">${drawn}</g>`;
}

function createHand(radius: number, ink: string, flip: number): Hand {
  // The light stays where it is when the shapes change sides.
  const line = num(Math.max(3, radius * 0.026));
  const outline = `stroke="${ink}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`;
  const shadow = `transform="translate(${num(flip * radius * 0.045)} ${num(radius * 0.06)})"`;
  let clips = 0;
  const at = (...values: number[]): string => values.map((value) => num(value * radius)).join(' ');
  return {
    at,
    solid: (path, fill, inside) => {
      const id = `still-${++clips}`;
      const detail = inside
        ? `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})" fill="${ink}" stroke="none">${inside}</g><path d="${path}" fill="none" ${outline}/>`
        : '';
      return `<path d="${path}" ${shadow} fill="${ink}" ${outline}/><path d="${path}" fill="${fill}" ${outline}/>${detail}`;
    },
    tube: (path, fill, width) => {
      const stroke = (color: string, share: number): string =>
        `<path d="${path}" fill="none" stroke="${color}" stroke-width="${num(radius * width * share)}" stroke-linecap="round" stroke-linejoin="round"/>`;
      return stroke(ink, 1) + stroke(fill, 0.58);
    },
  };
}

const disc = ({ at }: Hand, x: number, y: number, r: number): string =>
  `M${at(x - r, y)}A${at(r, r)} 0 1 1 ${at(x + r, y)}A${at(r, r)} 0 1 1 ${at(x - r, y)}Z`;

/** Dots on a turned grid over the square of `reach` around a point. */
function dots(hand: Hand, x: number, y: number, reach: number): string {
  const marks: string[] = [];
  const step = 0.13;
  for (let row = -Math.ceil(reach / step); row * step < reach; row++) {
    for (let column = -Math.ceil(reach / step); column * step < reach; column++) {
      const dx = (column + (row % 2) * 0.5) * step;
      const dy = row * step * 0.88;
      marks.push(`<path d="${disc(hand, x + dx * 0.94 - dy * 0.34, y + dx * 0.34 + dy * 0.94, 0.022)}"/>`);
    }
  }
  return marks.join('');
}

/** Bars falling to the left over the square of `reach` around a point. */
function bars({ at }: Hand, x: number, y: number, reach: number): string {
  return Array.from({ length: 24 }, (_, i) => {
    const from = x - reach * 2 + i * 0.17;
    return `<path d="M${at(from + reach, y - reach)}L${at(from + reach + 0.085, y - reach)}L${at(from - reach + 0.085, y + reach)}L${at(from - reach, y + reach)}Z"/>`;
  }).join('');
}

function wave({ at }: Hand, x: number, y: number, bend: number, count: number): string {
  return `M${at(x, y)}q${at(bend / 2, -bend * 1.3)} ${at(bend, 0)}${`t${at(bend, 0)}`.repeat(count - 1)}`;
}

/** A gate, a dotted sun, a striped tent. */
function drawBlocks(hand: Hand, colors: StillLifeColors): string {
  const { at, solid, tube } = hand;
  const half = `M${at(-0.5, -0.62)}A${at(0.32, 0.32)} 0 0 0 ${at(0.14, -0.62)}Z`;
  const gate = `M${at(-0.92, 0.62)}V${at(0.1)}A${at(0.42, 0.42)} 0 0 1 ${at(-0.08, 0.1)}V${at(0.62)}H${at(-0.36)}V${at(0.1)}A${at(0.14, 0.14)} 0 0 0 ${at(-0.64, 0.1)}V${at(0.62)}Z`;
  const tent = `M${at(0.42, -0.2)}L${at(0.95, 0.72)}L${at(-0.14, 0.72)}Z`;
  return (
    solid(disc(hand, 0.36, -0.36, 0.52), colors.a, dots(hand, 0.36, -0.36, 0.6)) +
    solid(half, colors.c) +
    solid(gate, colors.b) +
    solid(tent, colors.paper, bars(hand, 0.42, 0.3, 0.7)) +
    tube(wave(hand, -0.98, -0.28, 0.2, 3), colors.paper, 0.13)
  );
}

/** A rainbow on its feet, a striped ball, a star, a pill. */
function drawToys(hand: Hand, colors: StillLifeColors): string {
  const { at, solid, tube } = hand;
  const arch = (r: number): string =>
    `M${at(-0.12 - r, 0.72)}V${at(0.1)}A${at(r, r)} 0 0 1 ${at(-0.12 + r, 0.1)}V${at(0.72)}Z`;
  const pill = `M${at(0.46, -0.3)}A${at(0.13, 0.13)} 0 0 1 ${at(0.72, -0.3)}V${at(0.2)}A${at(0.13, 0.13)} 0 0 1 ${at(0.46, 0.2)}Z`;
  const star = at(0.27).split(' ').map(Number)[0] ?? 0;
  const middle = { x: star * (0.62 / 0.27), y: star * (-0.62 / 0.27) };
  return (
    solid(arch(0.78), colors.a) +
    solid(arch(0.54), colors.paper) +
    solid(arch(0.3), colors.b) +
    solid(pill, colors.c) +
    solid(disc(hand, 0.58, 0.46, 0.34), colors.paper, bars(hand, 0.58, 0.46, 0.4)) +
    solid(burstPath(middle, star, 5, 0.5), colors.c) +
    tube(wave(hand, -0.9, -0.82, 0.2, 3), colors.paper, 0.13)
  );
}

/** A striped half-disc, a dotted block and a cone on one another. */
function drawTotem(hand: Hand, colors: StillLifeColors): string {
  const { at, solid, tube } = hand;
  const base = `M${at(-0.7, 0.74)}A${at(0.6, 0.6)} 0 0 1 ${at(0.5, 0.74)}Z`;
  const block = `M${at(-0.5, -0.38)}H${at(0.3)}V${at(0.14)}H${at(-0.5)}Z`;
  const cone = `M${at(-0.1, -0.96)}L${at(0.24, -0.38)}H${at(-0.44)}Z`;
  const quarter = `M${at(0.42, 0.74)}V${at(0.16)}A${at(0.58, 0.58)} 0 0 1 ${at(1, 0.74)}Z`;
  return (
    solid(quarter, colors.c) +
    solid(base, colors.paper, bars(hand, -0.1, 0.4, 0.7)) +
    solid(block, colors.b, dots(hand, -0.1, -0.12, 0.6)) +
    solid(cone, colors.a) +
    solid(disc(hand, 0.66, -0.44, 0.24), colors.a) +
    solid(disc(hand, 0.66, -0.44, 0.09), colors.paper) +
    tube(wave(hand, -0.98, 0.02, 0.16, 2), colors.c, 0.13)
  );
}

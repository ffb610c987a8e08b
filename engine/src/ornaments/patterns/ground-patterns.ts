import { mix, oklch, toOklch } from '../../color/oklch.ts';
import { type DrawPattern, f } from './pattern-canvas.ts';

// Words stand on these: nothing in them differs from the ground by more than `color`.

const STEPS = [1, 0.62, 0.3] as const;

/** Broad bows around a corner, each fainter than the one inside it. */
const swoop: DrawPattern = ({ width, height, color, inks }) => {
  const reach = Math.min(width * 0.62, height * 1.02);
  const bows = STEPS.map((step, at) => {
    const r = reach * (0.36 + at * 0.24);
    return `<circle cx="${f(width)}" cy="0" r="${f(r)}" fill="none" stroke="${mix(inks.ground, color, step)}" stroke-width="${f(reach * 0.16)}"/>`;
  });
  return bows.join('');
};

/** A disc that leaves the card, and the ring around it. */
const halo: DrawPattern = ({ width, height, color, inks }) => {
  const r = Math.min(width * 0.3, height * 0.46);
  const [x, y] = [width - r * 0.5, height * 0.2];
  return (
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 1.5)}" fill="${mix(inks.ground, color, STEPS[2])}"/>` +
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${color}"/>`
  );
};

/** Slanting bars that leave the card on the side where lines end. */
const slats: DrawPattern = ({ width, height, color, inks }) => {
  const bar = Math.min(width, height) * 0.17;
  const lean = height * 0.42;
  return STEPS.map((step, at) => {
    const x = width - bar * (0.4 + at * 1.5);
    return `<path d="M${f(x + lean * 0.5)} ${f(-1)}h${f(bar)}L${f(x + bar - lean * 0.5)} ${f(height + 1)}h${f(-bar)}z" fill="${mix(inks.ground, color, step)}"/>`;
  }).join('');
};

/** Blocks that climb to the upper corner. */
const stair: DrawPattern = ({ width, height, color, inks }) => {
  const side = Math.min(width * 0.16, height * 0.25);
  return [0, 1, 2]
    .flatMap((column) => Array.from({ length: 3 - column }, (_, row) => ({ column, row })))
    .map(({ column, row }) => {
      const step = STEPS[Math.min(2, column + row)] ?? 1;
      return `<rect x="${f(width - side * (column + 1))}" y="${f(side * row)}" width="${f(side + 0.4)}" height="${f(side + 0.4)}" fill="${mix(inks.ground, color, step)}"/>`;
    })
    .join('');
};

/** Dots of one grid that shrink away from the upper corner. */
const grain: DrawPattern = ({ width, height, color }) => {
  const side = Math.min(width, height) * 0.062;
  const reach = Math.min(width, height) * 0.96;
  let drawn = '';
  for (let row = 0; row * side < height; row++)
    for (let column = 0; column * side < width; column++) {
      const [x, y] = [width - (column + 0.5) * side, (row + 0.5) * side];
      const r = side * 0.42 * (1 - Math.hypot(width - x, y) / reach);
      if (r > side * 0.05) drawn += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}"/>`;
    }
  return `<g fill="${color}">${drawn}</g>`;
};

// How far the hue of a gradient turns, and a ground with less color than this has none to turn.
const [TURN, GREY] = [62, 0.03];

/** The ground turning into its neighbor: as light everywhere, so that words are read on all of it. */
const sheen: DrawPattern = ({ width, height, inks, color }) => {
  const { l, c, h } = toOklch(inks.ground);
  const [far, near] =
    c < GREY ? [color, mix(inks.ground, color, 0.5)] : [oklch(l, c, h - TURN), oklch(l, c, h - TURN / 2)];
  return `<defs><linearGradient id="sheen" x1="0" y1="1" x2="1" y2="0"><stop offset="0.12" stop-color="${inks.ground}"/><stop offset="0.6" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></linearGradient></defs><rect width="${f(width)}" height="${f(height)}" fill="url(#sheen)"/>`;
};

/** A bar along the edge where reading starts. */
const spine: DrawPattern = ({ width, height, inks }) =>
  `<rect width="${f(Math.min(width, height) * 0.036)}" height="${f(height)}" fill="${inks.fill}"/>`;

export const GROUND_PATTERNS = { swoop, halo, slats, stair, grain, spine, sheen } as const satisfies Record<
  string,
  DrawPattern
>;

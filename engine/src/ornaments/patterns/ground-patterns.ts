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

/** Light from the corners on the side where lines end. */
const dawn: DrawPattern = ({ width, height, color }) =>
  [
    [0.98, 0.04, 0.72],
    [0.66, 1.1, 0.5],
  ]
    .map(([x = 0, y = 0, r = 0], at) => {
      const light = `<radialGradient id="dawn${at}"><stop stop-color="${color}"/><stop offset="0.3" stop-color="${color}" stop-opacity="0.7"/><stop offset="0.65" stop-color="${color}" stop-opacity="0.22"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
      return `<defs>${light}</defs><circle cx="${f(x * width)}" cy="${f(y * height)}" r="${f(r * Math.max(width, height))}" fill="url(#dawn${at})"/>`;
    })
    .join('');

/** A broad beam from above. */
const beam: DrawPattern = ({ width, height, color, inks }) => {
  const lean = height * 0.55;
  const band = (from: number, wide: number, step: number): string =>
    `<path d="M${f(width * from)} -1h${f(width * wide)}l${f(-lean)} ${f(height + 2)}h${f(-width * wide)}z" fill="${mix(inks.ground, color, step)}"/>`;
  return band(0.72, 0.7, STEPS[2]) + band(0.84, 0.7, STEPS[1]);
};

/** The line of a far hill along the foot. */
const ridge: DrawPattern = ({ width, height, color, inks }) => {
  const line = (from: number, to: number, step: number): string =>
    `<path d="M0 ${f(height * from)}C${f(width * 0.32)} ${f(height * (from + 0.06))} ${f(width * 0.58)} ${f(height * (to + 0.2))} ${f(width)} ${f(height * to)}V${f(height + 1)}H0Z" fill="${mix(inks.ground, color, step)}"/>`;
  return line(0.84, 0.44, STEPS[2]) + line(0.96, 0.66, STEPS[0]);
};

const RIPPLES = 7;

/** Fine rings that run out from a corner. */
const ripples: DrawPattern = ({ width, height, color }) => {
  const reach = Math.min(width * 0.6, height * 1.05);
  return Array.from({ length: RIPPLES }, (_, at) => {
    const r = reach * ((at + 1) / RIPPLES);
    return `<circle cx="${f(width)}" cy="${f(height)}" r="${f(r)}" fill="none" stroke="${color}" stroke-width="${f(reach * 0.012)}"/>`;
  }).join('');
};

// How far the hue of a gradient turns, and a ground with less color than this has none to turn.
const [TURN, GREY] = [62, 0.045];
const GREENS = { from: 100, to: 215 } as const;

/** The ground turning into its neighbor: as light everywhere, so that words are read on all of it. */
const sheen: DrawPattern = ({ width, height, inks, color }) => {
  const { l, c, h } = toOklch(inks.ground);
  // Green turns to blue: towards yellow it would be mud.
  const turn = h > GREENS.from && h < GREENS.to ? TURN : -TURN;
  const [far, near] =
    c < GREY ? [color, mix(inks.ground, color, 0.5)] : [oklch(l, c, h + turn), oklch(l, c, h + turn / 2)];
  return `<defs><linearGradient id="sheen" x1="0" y1="1" x2="1" y2="0"><stop offset="0.12" stop-color="${inks.ground}"/><stop offset="0.6" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></linearGradient></defs><rect width="${f(width)}" height="${f(height)}" fill="url(#sheen)"/>`;
};

/** A bar along the edge where reading starts. */
const spine: DrawPattern = ({ width, height, inks }) =>
  `<rect width="${f(Math.min(width, height) * 0.036)}" height="${f(height)}" fill="${inks.fill}"/>`;

export const GROUND_PATTERNS = { swoop, dawn, beam, ridge, ripples, spine, sheen } as const satisfies Record<
  string,
  DrawPattern
>;

import { mix, oklch, toOklch } from '../../color/oklch.ts';
import { type DrawPattern, f } from './pattern-canvas.ts';

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

export const GROUND_PATTERNS = { spine, sheen } as const satisfies Record<string, DrawPattern>;

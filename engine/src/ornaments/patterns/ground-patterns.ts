import { type DrawPattern, f } from './pattern-canvas.ts';

/** A bar along the edge where reading starts. */
const spine: DrawPattern = ({ width, height, inks }) =>
  `<rect width="${f(Math.min(width, height) * 0.036)}" height="${f(height)}" fill="${inks.fill}"/>`;

export const GROUND_PATTERNS = { spine } as const satisfies Record<string, DrawPattern>;

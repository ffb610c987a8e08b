import { hasFront } from '../../art/drawings/being.ts';
import type { Box } from '../../geometry.ts';
import type { CheckedPicture } from './checked-picture.ts';
import type { Role } from './scene-plan.ts';

// Share of a figure's box; what is covered more is not visible.
const MOST_COVERED = 0.85;

/**
 * Whether all figures of a role stand behind others. Only people and animals hide what is behind them: arches and
 * baskets leave a view, and nobody hides their own seat.
 */
export function isHidden(role: Role, { plan, placed }: CheckedPicture): boolean {
  // Crew members sit behind the side of their boat.
  if (!placed || role.bond?.kind === 'crew') return false;
  const index = plan.cast.indexOf(role);
  const nearer = (at: number): Box[] =>
    placed.figures.slice(at + 1).flatMap(({ role: own, box }) => {
      const other = plan.cast[own];
      const solid = own !== index && hasFront(other?.actor);
      const host = other?.bond && 'to' in other.bond && other.bond.to === index;
      return solid && !host ? [box] : [];
    });
  const own = placed.figures.flatMap((figure, at) => (figure.role === index ? [{ ...figure, at }] : []));
  return (
    own.length > 0 &&
    own.every(({ box, at }) => nearer(at).some((other) => covers(other, box) > MOST_COVERED))
  );
}

/** Returns the share of a box that lies behind another one, 0..1. */
function covers(other: Box, { x, y, width, height }: Box): number {
  const wide = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
  const high = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
  return (Math.max(0, wide) * Math.max(0, high)) / (width * height);
}

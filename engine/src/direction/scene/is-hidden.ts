import type { Box } from '../../layout/composition.ts';
import type { Role } from '../plan-scene.ts';
import type { Shown } from './shown.ts';

// Of a figure's box; what is covered more is not seen.
const MOST_COVERED = 0.85;

/**
 * Whether all figures of a role stand behind somebody. Only people and animals hide what is behind them: one sees
 * through an arch, and over a basket; nobody hides what he sits on.
 */
export function isHidden(role: Role, { plan, placed }: Shown): boolean {
  // In a boat one sits behind its side.
  if (!placed || role.bond?.kind === 'crew') return false;
  const index = plan.cast.indexOf(role);
  const nearer = (at: number): Box[] =>
    placed.figures.slice(at + 1).flatMap(({ role: own, box }) => {
      const other = plan.cast[own];
      const solid = other && own !== index && (other.actor.faces ?? other.actor.hip) !== undefined;
      const host = other?.bond && 'to' in other.bond && other.bond.to === index;
      return solid && !host ? [box] : [];
    });
  const own = placed.figures.flatMap((figure, at) => (figure.role === index ? [{ ...figure, at }] : []));
  return (
    own.length > 0 &&
    own.every(({ box, at }) => nearer(at).some((other) => covers(other, box) > MOST_COVERED))
  );
}

/** How much of a box lies behind another one, 0..1. */
function covers(other: Box, { x, y, width, height }: Box): number {
  const wide = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
  const high = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
  return (Math.max(0, wide) * Math.max(0, high)) / (width * height);
}

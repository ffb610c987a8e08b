import type { Placing, Put } from './put-figure.ts';

// What shows of somebody who stands behind a table, and how tall that is as a share of the height above it.
const WAIST_UP = 0.56;
const OF_WALL = 0.82;
const MOST = 0.62;
// Beside something giant, of its height.
const BY_GIANT = 0.72;

/** A close picture of a table has people behind it, from the waist up; their food and things are before them. */
export function standBehindTable({ plan, stage, horizon }: Placing, put: readonly Put[]): void {
  if (plan.place !== 'still-life') return;
  const { calm, width, height } = stage;
  const giant = put.find(({ cast }) => cast.actor.shows?.includes('giant') && !cast.actor.hip)?.cast;
  for (const { figure, cast } of put) {
    const { actor } = cast;
    if (!actor.hip || plan.cast[figure.role]?.bond?.kind === 'riding') continue;
    const standing = (actor.posture ?? 'standing') === 'standing';
    const top = calm && cast.x > calm.x && cast.x < calm.x + calm.width ? calm.y + calm.height : 0;
    const shown = standing ? WAIST_UP : 1;
    cast.actor = { ...actor, shown };
    cast.tall = Math.min((horizon - top) * OF_WALL, height * MOST, (giant?.tall ?? height) * BY_GIANT);
    const wide = (cast.tall * actor.subject.width) / (actor.subject.height * shown);
    cast.x = Math.min(Math.max(cast.x, wide / 2), width - wide / 2);
    cast.foot = horizon;
    cast.raised = true;
    figure.depth = -1;
  }
}

import { isPerson } from '../../art/drawings/being.ts';
import type { PlacedCast, PlacementContext } from './place-figure.ts';

// Visible part of a figure behind a table, and its height as a share of the space above the table.
const WAIST_UP = 0.56;
const OF_WALL = 0.82;
const MOST = 0.62;
// Share of the height of something giant beside it.
const BY_GIANT = 0.72;

/** Puts people behind the table of a close-up, from the waist up, with food and things in front of them. */
export function standBehindTable(
  { plan, stage, horizon }: PlacementContext,
  placed: readonly PlacedCast[],
): void {
  if (plan.place !== 'still-life') return;
  const { calm, width, height } = stage;
  const giant = placed.find(({ cast }) => cast.actor.shows?.includes('giant') && !isPerson(cast.actor))?.cast;
  for (const { figure, cast } of placed) {
    const { actor } = cast;
    if (!isPerson(actor) || plan.cast[figure.role]?.bond?.kind === 'riding') continue;
    const standing = (actor.posture ?? 'standing') === 'standing';
    const top = calm && cast.x > calm.x && cast.x < calm.x + calm.width ? calm.y + calm.height : 0;
    const shown = standing ? WAIST_UP : 1;
    cast.actor = { ...actor, shown };
    cast.tall = Math.min((horizon - top) * OF_WALL, height * MOST, (giant?.tall ?? height) * BY_GIANT);
    const wide = (cast.tall * actor.drawing.width) / (actor.drawing.height * shown);
    cast.x = Math.min(Math.max(cast.x, wide / 2), width - wide / 2);
    cast.foot = horizon;
    cast.raised = true;
    figure.depth = -1;
  }
}

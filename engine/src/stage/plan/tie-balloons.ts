import { getDrawing } from '../../art/drawings/drawings.ts';
import { type Actor, canBeIn, findActor } from '../../art/scenes/actors/actors.ts';
import type { SceneAsk } from '../../brief/scene-ask.ts';
import type { PlaceName } from '../../brief/setting.ts';

const toyBalloon = getDrawing('toy-balloon');

// Number of balloons in the drawing.
const BUNCH = 5;
// A bunch in front of a cake on a table is small.
const METRES = 1.1;

/**
 * Ties balloons to a weight where nothing can float: in a room or on a table. A single balloon, or a number other
 * than that of the bunch, stays as it is.
 */
export function tieBalloons(
  actor: Actor,
  place: PlaceName,
  thing: number,
  { asks, things }: SceneAsk,
): Actor {
  if (actor.drawing !== toyBalloon || canBeIn(actor, place)) return actor;
  const counted = asks.some((ask) => ask.part === 'number' && ask.thing === thing && !ask.vague);
  const count = things[thing]?.count ?? 1;
  const bunch = findActor('bunch of balloons');
  if (!bunch || count === 1 || (counted && count !== BUNCH)) return actor;
  return { ...bunch, several: BUNCH, ...(place === 'still-life' ? { metres: METRES } : {}) };
}

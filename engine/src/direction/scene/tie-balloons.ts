import { type Actor, findActor, fits } from '../../art/scenes/actors.ts';
import { toyBalloon } from '../../art/subjects/home/toy-balloon.ts';
import type { PlaceName, SceneAsk } from '../../brief/scene/scene.ts';

// As many as its drawing has.
const BUNCH = 5;
// Before a cake on a table it is a small one.
const METRES = 1.1;

/**
 * Balloons where nothing floats: a bunch on its weight, in a room or on a table. Of another number than it has,
 * and of a single one, the actor stays as it is.
 */
export function tieBalloons(
  actor: Actor,
  place: PlaceName,
  thing: number,
  { asks, things }: SceneAsk,
): Actor {
  if (actor.subject !== toyBalloon || fits(actor, place)) return actor;
  const counted = asks.some((ask) => ask.part === 'number' && ask.thing === thing && !ask.vague);
  const count = things[thing]?.count ?? 1;
  const bunch = findActor('bunch of balloons');
  if (!bunch || count === 1 || (counted && count !== BUNCH)) return actor;
  return { ...bunch, several: BUNCH, ...(place === 'still-life' ? { metres: METRES } : {}) };
}

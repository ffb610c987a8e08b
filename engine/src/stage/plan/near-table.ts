import { hasFront } from '../../art/drawings/being.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { SceneAsk } from '../../brief/scene-ask.ts';
import type { PlaceName } from '../../brief/setting.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import type { Casting } from './cast-things.ts';
import type { Role } from './scene-plan.ts';
import { findLevel } from './surfaces.ts';

// Furniture of which a close-up may show only the top.
const TABLES = setOf('worktops');
// Places that have none.
const WITHOUT = setOf('tableless-places');

/** In a close-up all furniture on which something may stand is seen from its top. */
const isTable = (noun: string, { close }: Pick<SceneAsk, 'close'>): boolean =>
  TABLES.has(noun) || (close === true && findLevel(noun, { people: false }) !== undefined);

/** Whether a thing is a table that the prompt names for what lies on it: "bread on a table", "a table with bread". */
export const isHostTable = ({ thing, index }: Casting, scene: SceneAsk): boolean =>
  isTable(thing.noun, scene) &&
  scene.relations.some(
    (relation) =>
      'to' in relation &&
      ((relation.kind === 'on' && relation.to === index) ||
        (relation.kind === 'with' && relation.of === index && !namesWindow(scene))),
  );

// "A desk with a laptop and rain on the window" shows both.
const namesWindow = ({ asks }: SceneAsk): boolean =>
  asks.some((ask) => ask.part === 'place' && ask.noun === 'window');

/** Whether a picture of a room is only about small things on a table. */
export function isTabletop(castings: readonly Casting[], scene: SceneAsk, place: PlaceName): boolean {
  const { indoors, near } = getPlace(place);
  if (castings.length === 0 || !indoors || near || WITHOUT.has(place)) return false;
  // Windows and shelves that are named should be seen.
  const apart = scene.relations.some(
    (relation) => 'surface' in relation && !isTable(relation.surface, scene),
  );
  return (
    !apart &&
    castings.some((casting) => casting.actors.length > 0 && !isHostTable(casting, scene)) &&
    castings.every((casting) => {
      const { thing, actors } = casting;
      if (isHostTable(casting, scene)) return true;
      if (actors.length === 0) return !getPlace(place).shows.includes(thing.noun);
      return actors.every((actor) => actor.standsOn === 'table' && !hasFront(actor));
    })
  );
}

/** Returns the name of the table that all roles are on; undefined if one is elsewhere. */
export function findNearTable(cast: readonly Role[], scene: Pick<SceneAsk, 'close'>): string | undefined {
  const named = cast.flatMap(({ bond }) => (bond?.kind === 'surface' ? [bond.surface] : []));
  const [name = 'table'] = named;
  return isTable(name, scene) && named.every((other) => other === name) ? name : undefined;
}

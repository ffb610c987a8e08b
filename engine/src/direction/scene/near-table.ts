import { getPlace } from '../../art/scenes/places.ts';
import type { PlaceName, SceneAsk } from '../../brief/scene/scene.ts';
import type { Role } from '../plan-scene.ts';
import type { Casting } from './cast-things.ts';

// Levels that may be all that is seen of the furniture.
const TABLES: ReadonlySet<string> = new Set(['table', 'desk', 'counter', 'workbench']);
// Of these the whole is a table already, or no table is among them.
const WITHOUT: ReadonlySet<PlaceName> = new Set([
  'airport',
  'bathroom',
  'cave',
  'greenhouse',
  'gym',
  'museum',
  'stage-hall',
  'still-life',
  'supermarket',
  'train-station',
  'window',
] as const);

/** A table that the prompt names for what lies on it. */
export const isHostTable = ({ thing, index }: Casting, { relations }: SceneAsk): boolean =>
  TABLES.has(thing.noun) &&
  relations.some((relation) => relation.kind === 'on' && 'to' in relation && relation.to === index);

/** Whether all that a picture of a room is about are small things, as they lie on a table. */
export function isTabletop(castings: readonly Casting[], scene: SceneAsk, place: PlaceName): boolean {
  if (castings.length === 0 || getPlace(place).indoors === undefined || WITHOUT.has(place)) return false;
  // Who asks for the window or the shelf wants to see it.
  const apart = scene.relations.some((relation) => 'surface' in relation && !TABLES.has(relation.surface));
  return (
    !apart &&
    castings.some((casting) => casting.actors.length > 0 && !isHostTable(casting, scene)) &&
    castings.every((casting) => {
      const { thing, actors } = casting;
      if (isHostTable(casting, scene)) return true;
      if (actors.length === 0) return !getPlace(place).shows.includes(thing.noun);
      return actors.every(({ stands, faces }) => stands === 'table' && faces === undefined);
    })
  );
}

/** What the table is called that they are all on; none where they are on something else. */
export function findNearTable(cast: readonly Role[]): string | undefined {
  const named = cast.flatMap(({ bond }) => (bond?.kind === 'surface' ? [bond.surface] : []));
  const [name = 'table'] = named;
  return TABLES.has(name) && named.every((other) => other === name) ? name : undefined;
}

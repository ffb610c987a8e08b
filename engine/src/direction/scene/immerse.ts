import type { Actor } from '../../art/scenes/actors.ts';
import { findPerch } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { SceneAsk, SceneRelation } from '../../brief/scene/scene.ts';
import type { Casting } from './cast-things.ts';

// What a cliff stands into, where nothing else is said.
const OF_CLIFFS: ReadonlySet<string> = new Set(['sea', 'coast', 'beach']);
const ABOARD: ReadonlySet<string> = new Set(['on', 'in', 'riding']);
// What shows of somebody in the water: who swims, who has two legs, who has four.
const SWIMMING = 0.52;
const ON_TWO = 0.74;
const ON_FOUR = 0.86;
const AT_A_RUN = 0.8;

/** Who is in a river or on a floe is in the place of that water, and not on its bank. */
export function immerse(castings: readonly Casting[], ask: SceneAsk): Casting[] {
  return castings.map((casting) => {
    const mine = ask.relations.filter(({ of }) => of === casting.index);
    if (mine.some((relation) => isInWater(relation)))
      return { ...casting, actors: casting.actors.map((actor) => wade(actor, casting.thing.posture)) };
    const afloat = afloatOf(casting, ask) ?? boatOf(casting, ask, castings);
    return afloat
      ? {
          ...casting,
          actors: casting.actors.map((actor): Actor => ({ ...actor, stands: 'water', home: afloat.home })),
        }
      : casting;
  });
}

const isInWater = (relation: SceneRelation): boolean =>
  relation.kind === 'in' && 'surface' in relation && relation.surface === 'water';

/** With the feet below the waterline, if they have any. */
function wade(actor: Actor, posture: Casting['thing']['posture']): Actor {
  const lies = actor.posture === 'lying' || actor.posture === 'sitting';
  if (actor.stands !== 'ground' || lies) return actor;
  const people = actor.hip !== undefined;
  if (!people && actor.faces === undefined) return actor;
  const runs = actor.posture === 'running' || actor.posture === 'jumping';
  const shown = posture === 'swimming' ? SWIMMING : people ? ON_TWO : runs ? AT_A_RUN : ON_FOUR;
  return {
    ...actor,
    stands: 'water',
    shown: (actor.shown ?? 1) * shown,
    tall: actor.tall * shown,
    metres: actor.metres * shown,
    wades: true,
  };
}

/** The perch in the water that a thing is, or is on. */
function afloatOf(
  { thing, index }: Casting,
  { relations, things, place }: SceneAsk,
): { home: Actor['home'] } | undefined {
  const nouns = [
    thing.noun,
    ...relations.flatMap((relation) =>
      relation.of === index && relation.kind === 'on' && 'to' in relation
        ? [things[relation.to]?.noun ?? '']
        : [],
    ),
  ];
  const perch = nouns.map(findPerch).find((found) => found !== undefined);
  const carried =
    perch &&
    relations.some(
      (relation) =>
        relation.kind === 'on' && 'to' in relation && (relation.of === index || relation.to === index),
    );
  if (!perch || !carried) return undefined;
  const sea = perch.name === 'cliff' && (place === undefined || OF_CLIFFS.has(place));
  const spans = perch.wet && (place === undefined || getPlace(place).holds.includes('water'));
  return sea || perch.reach === 'afloat' || spans ? { home: sea ? 'sea' : perch.home } : undefined;
}

/** The boat that somebody is in: they are on the water with it. */
function boatOf(
  { index, actors }: Casting,
  { relations }: SceneAsk,
  castings: readonly Casting[],
): { home: Actor['home'] } | undefined {
  if (actors[0]?.stands !== 'ground') return undefined;
  for (const relation of relations) {
    if (relation.of !== index || !ABOARD.has(relation.kind) || !('to' in relation)) continue;
    const boat = castings.find((other) => other.index === relation.to)?.actors[0];
    if (boat?.stands === 'water' && boat.seat) return { home: boat.home };
  }
  return undefined;
}

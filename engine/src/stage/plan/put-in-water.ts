import { hasFront, isPerson } from '../../art/drawings/being.ts';
import type { Actor } from '../../art/scenes/actors/actors.ts';
import { findPerch } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { SceneAsk, SceneRelation } from '../../brief/scene-ask.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import type { Casting } from './cast-things.ts';

// Places around a cliff, if the prompt names no other.
const OF_CLIFFS = setOf('cliff-places');
const ABOARD: ReadonlySet<string> = new Set(['on', 'in', 'riding']);
// Visible share of a figure in the water: a swimmer, one on two legs, one on four.
const SWIMMING = 0.52;
const ON_TWO = 0.74;
const ON_FOUR = 0.86;
const AT_A_RUN = 0.8;

/** Puts figures that are in water, or on something afloat, into the water zone. */
export function putInWater(castings: readonly Casting[], ask: SceneAsk): Casting[] {
  return castings.map((casting) => {
    const mine = ask.relations.filter(({ of }) => of === casting.index);
    if (mine.some((relation) => isInWater(relation)))
      return {
        ...casting,
        actors: casting.actors.map((actor) => cutAtWaterline(actor, casting.thing.posture)),
      };
    const afloat = findFloatingPerch(casting, ask) ?? findBoat(casting, ask, castings);
    return afloat
      ? {
          ...casting,
          actors: casting.actors.map((actor): Actor => ({ ...actor, standsOn: 'water', home: afloat.home })),
        }
      : casting;
  });
}

const isInWater = (relation: SceneRelation): boolean =>
  relation.kind === 'in' && 'surface' in relation && relation.surface === 'water';

/** Cuts a standing figure off at the waterline. */
function cutAtWaterline(actor: Actor, posture: Casting['thing']['posture']): Actor {
  const lies = actor.posture === 'lying' || actor.posture === 'sitting';
  if (actor.standsOn !== 'ground' || lies) return actor;
  const people = isPerson(actor);
  if (!hasFront(actor)) return actor;
  const runs = actor.posture === 'running' || actor.posture === 'jumping';
  const shown = posture === 'swimming' ? SWIMMING : people ? ON_TWO : runs ? AT_A_RUN : ON_FOUR;
  return {
    ...actor,
    standsOn: 'water',
    shown: (actor.shown ?? 1) * shown,
    tall: actor.tall * shown,
    metres: actor.metres * shown,
    wades: true,
  };
}

/** Finds the perch in the water that a thing is, or is on. */
function findFloatingPerch(
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
  const spans = perch.wet && (place === undefined || getPlace(place).supports.includes('water'));
  return sea || perch.reach === 'afloat' || spans ? { home: sea ? 'sea' : perch.home } : undefined;
}

/** Finds the boat that a figure is in, which puts it on the water. */
function findBoat(
  { index, actors }: Casting,
  { relations }: SceneAsk,
  castings: readonly Casting[],
): { home: Actor['home'] } | undefined {
  if (actors[0]?.standsOn !== 'ground') return undefined;
  for (const relation of relations) {
    if (relation.of !== index || !ABOARD.has(relation.kind) || !('to' in relation)) continue;
    const boat = castings.find((other) => other.index === relation.to)?.actors[0];
    if (boat?.standsOn === 'water' && boat.seat) return { home: boat.home };
  }
  return undefined;
}

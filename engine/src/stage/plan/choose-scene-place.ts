import { hasFront, isPerson } from '../../art/drawings/being.ts';
import { type Actor, canBeIn } from '../../art/scenes/actors/actors.ts';
import { allPlaces, getPlace } from '../../art/scenes/places.ts';
import type { SceneAsk } from '../../brief/scene-ask.ts';
import type { PlaceName, Sight } from '../../brief/setting.ts';
import { membersOf, setOf } from '../../lexicon/noun-sets.ts';
import { hasSnowOnGround } from '../../reader/scene/setting/find-outdoors.ts';
import { LEVEL_KINDS } from './bond-cast.ts';
import { adaptTo, type Casting } from './cast-things.ts';
import { isHung } from './is-hung.ts';
import { findLevel } from './surfaces.ts';

const SHORES = setOf('shores');
// Metres; taller figures hide the window, and do not stand on a table.
const ON_SILL = 0.9;

// Land under something that is only seen in the sky.
const OVER: Readonly<Partial<Record<Sight, PlaceName>>> = {
  fireworks: 'city',
  'sky-lanterns': 'lake',
  aurora: 'lake',
  'milky-way': 'mountains',
  meteors: 'mountains',
  stars: 'mountains',
  moon: 'lake',
  crescent: 'desert',
  rainbow: 'meadow',
  clouds: 'sky',
};

/** Chooses the place nearest to the one in the prompt where the lead can be; without a lead, that place itself. */
export function chooseScenePlace(ask: SceneAsk, castings: readonly Casting[]): PlaceName | undefined {
  const { place } = ask;
  const lead = castings[0];
  const actor = lead?.actors[0];
  if (!lead || !actor) return place ?? ask.sights.map((sight) => OVER[sight]).find((name) => name);
  if (place === 'meadow' && actor.shows?.includes('ploughing')) return 'ploughed-field';
  const front = place && frontOf(place, castings);
  if (front) return front;
  const near = place && isAtWindow(ask, castings) ? (['window'] as const) : [];
  const options = place
    ? [...near, ...aboveClouds(ask), ...neighbours(place, actor), place]
    : outOfDoors(ask, homes(ask, lead, actor, castings));
  const drawn = options.filter((name) => allPlaces().some((known) => known.name === name));
  return drawn.find((name) => canBeIn(adaptTo(name, actor), name)) ?? drawn[0];
}

const SHOPS = membersOf('shop-fronts') as readonly PlaceName[];

/** Refines a front: a window full of toys is a toy shop's; a shelf on a wall is in a room. */
function frontOf(place: PlaceName, castings: readonly Casting[]): PlaceName | undefined {
  if (place === 'shop-front')
    return SHOPS.find((shop) =>
      castings.some(
        ({ thing: { noun } }) => getPlace(shop).shows.includes(noun) && !getPlace(place).shows.includes(noun),
      ),
    );
  const home = castings[0]?.actors[0]?.home;
  return place === 'house-wall' && home && getPlace(home).indoors ? home : undefined;
}

/**
 * Whether the picture is a close-up of a window: something small on the sill, without people or furniture in the
 * room.
 */
function isAtWindow({ place, relations }: SceneAsk, castings: readonly Casting[]): boolean {
  const [lead] = castings;
  return (
    place === 'living-room' &&
    relations.some(
      (relation) => relation.of === lead?.index && 'surface' in relation && relation.surface === 'windowsill',
    ) &&
    castings.every(({ actors }) =>
      actors.every(
        (actor) =>
          !isPerson(actor) && actor.metres <= ON_SILL && (hasFront(actor) || actor.standsOn === 'table'),
      ),
    )
  );
}

/** "On a mountain ridge above the clouds": a summit has the clouds below it. */
const aboveClouds = ({ place, things }: SceneAsk): PlaceName[] =>
  place === 'sky' && things.some(({ noun }) => noun === 'summit') ? ['mountains'] : [];

/** Lists places for a lead that cannot be in the place itself: no boat on the beach, no fish above the sea. */
function neighbours(place: PlaceName, { standsOn }: Actor): PlaceName[] {
  if (standsOn === 'deep') return place === 'sea' || SHORES.has(place) ? ['underwater'] : [];
  if (place === 'sea' && (standsOn === 'ground' || standsOn === 'table')) return ['coast', 'beach'];
  return [];
}

/** Removes rooms from the options if the prompt is set outdoors ("playing chess in the snow"). */
function outOfDoors({ outdoors }: SceneAsk, options: readonly PlaceName[]): PlaceName[] {
  if (!outdoors) return [...options];
  return [...options.filter((name) => getPlace(name).indoors === undefined), 'park', 'meadow'];
}

/** Whether something else is beside or under a thing, not on it. */
const isAttended = (thing: number, lead: number, relations: SceneAsk['relations']): boolean =>
  relations.some(
    (one) =>
      'to' in one && one.to === thing && one.of !== lead && (one.kind === 'beside' || one.kind === 'under'),
  );

/** Lists where the lead could be: at the level it is on, where its companions live, at its own home. */
function homes(ask: SceneAsk, lead: Casting, actor: Actor, castings: readonly Casting[]): PlaceName[] {
  const { weather, season, relations, things } = ask;
  const others = castings.slice(1).flatMap(({ actors }) => actors.slice(0, 1));
  const companions = others.map(({ home }) => home);
  const mine = relations.filter(({ of }) => of === lead.index);
  // "A desk with a laptop": the laptop is on it.
  const laid = relations.flatMap((one) =>
    one.kind === 'with' && 'to' in one && one.to === lead.index && actor.standsOn === 'table'
      ? [{ kind: 'on', of: lead.index, to: one.of } as const]
      : [],
  );
  const levels = [...mine, ...laid].flatMap((relation) => {
    const noun = 'to' in relation ? things[relation.to]?.noun : relation.surface;
    // A dog beside a table is not on it.
    if (relation.kind === 'beside' && 'to' in relation && actor.standsOn !== 'table' && noun !== 'window')
      return [];
    // A close-up of a table has no room for who is beside it.
    const people = isPerson(actor) || ('to' in relation && isAttended(relation.to, lead.index, relations));
    return (LEVEL_KINDS.has(relation.kind) && noun && findLevel(noun, { people })?.places) || [];
  });
  if (levels.length > 0) return [...levels, actor.home];
  // What hangs from a branch is outdoors.
  if (isHung(actor, lead.index, ask) && getPlace(actor.home).indoors)
    return [mine.length > 0 ? 'forest' : 'garden', ...companions];
  // A basket under a tree stands in the open, and a whale comes up to the boat beside it.
  const great = castings.slice(1).flatMap(({ actors }) => actors.filter(isScenery).map(({ home }) => home));
  const furniture = mine.flatMap((relation) => {
    const host =
      'to' in relation ? castings.find(({ index }) => index === relation.to)?.actors[0] : undefined;
    const isRoom = host?.standsOn === 'ground' && getPlace(host.home).indoors !== undefined;
    return relation.kind === 'on' && isRoom ? [host.home] : [];
  });
  if (actor.standsOn === 'table') return [...great, ...furniture, actor.home, ...companions];
  const afloat = others.filter(({ standsOn }) => standsOn === 'water').map(({ home }) => home);
  if (actor.standsOn === 'deep') return [...afloat, actor.home, ...companions];
  // A boat under a bridge is where bridges are.
  const arched = mine.flatMap((relation) => {
    const host =
      'to' in relation ? castings.find(({ index }) => index === relation.to)?.actors[0] : undefined;
    return relation.kind === 'under' && host?.standsOn === 'water' ? [host.home] : [];
  });
  if (arched.length > 0) return [...arched, actor.home];
  if (actor.standsOn !== 'ground' || actor.home === 'coast') return [actor.home, ...companions];
  // A bridge beside a tree spans water.
  const spans = others.filter(({ standsOn, top, seat }) => standsOn === 'water' && top && !seat);
  if (spans.length > 0) return [...spans.map(({ home }) => home), actor.home];
  if (weather === 'snow' && season === undefined && things.length === 1) return ['snowfield', actor.home];
  if (
    hasSnowOnGround(
      castings.map(({ thing }) => thing.noun),
      undefined,
    )
  )
    return ['snowfield', actor.home];
  // The host it is on comes first, then what it is in front of; held things come along.
  const byHold = mine.toSorted((a, b) => Number(HOLDS.has(b.kind)) - Number(HOLDS.has(a.kind)));
  const hosts = byHold.flatMap((relation) => {
    const host = 'to' in relation ? castings.find(({ index }) => index === relation.to) : undefined;
    // On a rug things stay in their room.
    const rug = SPREAD.has(host?.thing.noun ?? '') && getPlace(actor.home).indoors !== undefined;
    const home = host?.actors[0]?.home;
    // The table of a lamp has room for a cat, but not for an armchair.
    const room = home !== 'still-life' || actor.metres <= ON_SILL;
    return relation.kind !== 'with' && home && room && !rug ? [home] : [];
  });
  // Most people have no home of their own: they are where the lighthouse is.
  const near = isPerson(actor) && actor.home === ANYWHERE ? great : [];
  return [...hosts, ...rooms(lead, castings), ...near, actor.home, ...companions];
}

const SPREAD = setOf('spread-on-the-ground');
const HOLDS: ReadonlySet<string> = new Set(['on', 'in', 'riding', 'under']);
const ANYWHERE: PlaceName = 'meadow';
// Metres; larger things stand in the open.
const SCENERY = 5;
const isScenery = (actor: Actor): boolean =>
  actor.standsOn === 'ground' && actor.metres >= SCENERY && !hasFront(actor);

/** Lists the rooms of the furniture around people, provided nothing there belongs outdoors. */
function rooms(lead: Casting, castings: readonly Casting[]): PlaceName[] {
  if (!isPerson(lead.actors[0])) return [];
  const things = castings.flatMap(({ actors }) => actors.slice(0, 1)).filter((actor) => !isPerson(actor));
  const homes = things.filter(({ standsOn }) => standsOn === 'ground').map(({ home }) => home);
  return homes.every((home) => getPlace(home).indoors) ? homes : [];
}

import { type Actor, fits } from '../../art/scenes/actors.ts';
import { getPlace, places } from '../../art/scenes/places.ts';
import { liesSnow } from '../../brief/scene/outdoors.ts';
import type { PlaceName, SceneAsk, Sight } from '../../brief/scene/scene.ts';
import { LEVEL_KINDS } from './bond-cast.ts';
import { adaptTo, type Casting } from './cast-things.ts';
import { isHung } from './is-hung.ts';
import { findLevel } from './surfaces.ts';

const SHORES: ReadonlySet<PlaceName> = new Set(['coast', 'beach', 'dune-beach', 'tropical-beach'] as const);
// Metres; taller ones hide the window, and stand on no table.
const ON_SILL = 0.9;

// What is seen in the sky and nowhere in particular, over a land that becomes it.
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
};

/** The place where the lead can be, nearest to the one that the prompt names; without a lead, that one. */
export function settlePlace(ask: SceneAsk, castings: readonly Casting[]): PlaceName | undefined {
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
  const drawn = options.filter((name) => places.some((known) => known.name === name));
  return drawn.find((name) => fits(adaptTo(name, actor), name)) ?? drawn[0];
}

const SHOPS = ['bookshop-front', 'flower-shop', 'toy-shop', 'bakery-front'] as const;

/** A window full of toys is that of a toy shop; a shelf on the wall is in a room. */
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

/** A cat on the windowsill is seen from nearby, unless somebody or furniture is with it in the room. */
function isAtWindow({ place, relations }: SceneAsk, castings: readonly Casting[]): boolean {
  const [lead] = castings;
  return (
    place === 'living-room' &&
    relations.some(
      (relation) => relation.of === lead?.index && 'surface' in relation && relation.surface === 'windowsill',
    ) &&
    castings.every(({ actors }) =>
      actors.every(
        ({ hip, metres, stands, faces }) => !hip && metres <= ON_SILL && (faces || stands === 'table'),
      ),
    )
  );
}

/** "On a mountain ridge above the clouds": the summit has them below it. */
const aboveClouds = ({ place, things }: SceneAsk): PlaceName[] =>
  place === 'sky' && things.some(({ noun }) => noun === 'summit') ? ['mountains'] : [];

/** Where a thing goes that cannot be in the place itself: no boat on the beach, no fish over the sea. */
function neighbours(place: PlaceName, { stands }: Actor): PlaceName[] {
  if (stands === 'deep') return place === 'sea' || SHORES.has(place) ? ['underwater'] : [];
  if (place === 'sea' && (stands === 'ground' || stands === 'table')) return ['coast', 'beach'];
  return [];
}

/** "Playing chess in the snow": no room, however much it is done in one. */
function outOfDoors({ outdoors }: SceneAsk, options: readonly PlaceName[]): PlaceName[] {
  if (!outdoors) return [...options];
  return [...options.filter((name) => getPlace(name).indoors === undefined), 'park', 'meadow'];
}

/** Where a level is that the lead is on; where those live whom it is with; its own home. */
function homes(ask: SceneAsk, lead: Casting, actor: Actor, castings: readonly Casting[]): PlaceName[] {
  const { weather, season, relations, things } = ask;
  const others = castings.slice(1).flatMap(({ actors }) => actors.slice(0, 1));
  const companions = others.map(({ home }) => home);
  const mine = relations.filter(({ of }) => of === lead.index);
  const levels = mine.flatMap((relation) => {
    const noun = 'to' in relation ? things[relation.to]?.noun : relation.surface;
    return (
      (LEVEL_KINDS.has(relation.kind) &&
        noun &&
        findLevel(noun, { people: actor.hip !== undefined })?.places) ||
      []
    );
  });
  if (levels.length > 0) return [...levels, actor.home];
  // From a branch hangs what is out of doors.
  if (isHung(actor, lead.index, ask) && getPlace(actor.home).indoors)
    return [mine.length > 0 ? 'forest' : 'garden', ...companions];
  // A basket under a tree stands in the open, and a whale beside a boat comes up to it.
  const great = castings.slice(1).flatMap(({ actors }) => actors.filter(isScenery).map(({ home }) => home));
  if (actor.stands === 'table') return [...great, actor.home, ...companions];
  const afloat = others.filter(({ stands }) => stands === 'water').map(({ home }) => home);
  if (actor.stands === 'deep') return [...afloat, actor.home, ...companions];
  // A boat under a bridge is where bridges are.
  const arched = mine.flatMap((relation) => {
    const host =
      'to' in relation ? castings.find(({ index }) => index === relation.to)?.actors[0] : undefined;
    return relation.kind === 'under' && host?.stands === 'water' ? [host.home] : [];
  });
  if (arched.length > 0) return [...arched, actor.home];
  if (actor.stands !== 'ground' || actor.home === 'coast') return [actor.home, ...companions];
  if (weather === 'snow' && season === undefined && things.length === 1) return ['snowfield', actor.home];
  if (
    liesSnow(
      castings.map(({ thing }) => thing.noun),
      undefined,
    )
  )
    return ['snowfield', actor.home];
  // What it is on is where it is, then what it is in front of; what it holds comes with it.
  const byHold = mine.toSorted((a, b) => Number(HOLDS.has(b.kind)) - Number(HOLDS.has(a.kind)));
  const hosts = byHold.flatMap((relation) => {
    const host = 'to' in relation ? castings.find(({ index }) => index === relation.to) : undefined;
    // On a rug stands what is in a room.
    const rug = host?.thing.noun === 'blanket' && getPlace(actor.home).indoors !== undefined;
    const home = host?.actors[0]?.home;
    // On the table of a lamp stands a cat, but no armchair.
    const room = home !== 'still-life' || actor.metres <= ON_SILL;
    return relation.kind !== 'with' && home && room && !rug ? [home] : [];
  });
  // Most people have no home of their own: they are where the lighthouse is.
  const near = actor.hip && actor.home === ANYWHERE ? great : [];
  return [...hosts, ...rooms(lead, castings), ...near, actor.home, ...companions];
}

const HOLDS: ReadonlySet<string> = new Set(['on', 'in', 'riding', 'under']);
const ANYWHERE: PlaceName = 'meadow';
// Metres; what is larger stands on the open ground.
const SCENERY = 5;
const isScenery = ({ stands, metres, faces }: Actor): boolean =>
  stands === 'ground' && metres >= SCENERY && faces === undefined;

/** A guessed place for people among furniture is the furniture's room, when nothing there belongs outdoors. */
function rooms(lead: Casting, castings: readonly Casting[]): PlaceName[] {
  if (lead.actors[0]?.hip === undefined) return [];
  const things = castings.flatMap(({ actors }) => actors.slice(0, 1)).filter(({ hip }) => hip === undefined);
  const homes = things.filter(({ stands }) => stands === 'ground').map(({ home }) => home);
  return homes.every((home) => getPlace(home).indoors) ? homes : [];
}

import type { Act } from '../../art/people/acts/act.ts';
import { findRole } from '../../art/people/cast-person.ts';
import type { Partner } from '../../art/people/dress-person.ts';
import type { Wear } from '../../art/people/everyday-outfit.ts';
import type { Garment } from '../../art/presence.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { SceneAsk, SceneThing } from '../../brief/scene/scene.ts';
import type { Trait } from '../../brief/vocabulary/traits.ts';

/** What the prompt says that can be seen of a thing. */
export const traitsOf = (index: number, { asks }: SceneAsk): Trait[] =>
  asks.flatMap((ask) => (ask.part === 'trait' && ask.thing === index ? [ask.trait] : []));

/** All that a thing wears, each in its own colour where one is asked for. */
export function garmentsOf({ wears, wearsToo = [], colorsToo = {} }: SceneThing): Garment[] {
  if (!wears) return [];
  const others = wearsToo.map((noun): Garment => {
    const color = colorsToo[noun];
    return { noun, ...(color ? { color } : {}) };
  });
  return [wears, ...others];
}

/** What the prompt says of somebody's looks. */
export function clothesOf(thing: SceneThing): Omit<Partner, 'noun'> {
  const garments = garmentsOf(thing);
  // The colour of an animal is that of its coat, whatever it wears.
  const hue = findRole(thing.noun)?.upright ? 'coatColor' : 'dressColor';
  return {
    ...(thing.sex ? { sex: thing.sex } : {}),
    ...(thing.color ? { [hue]: thing.color } : {}),
    ...(garments.length > 0 ? { garments } : {}),
  };
}

const OF_WINTER: ReadonlySet<string> = new Set(['snowman', 'sled', 'igloo', 'snowball']);

/** Clothes for the season and the place. */
export function wearOf(
  { posture }: SceneThing,
  { place, season, weather, relations, things }: SceneAsk,
  act: Act | undefined,
): Wear | undefined {
  const inside = [place, act?.home].some((name) => name && getPlace(name).indoors !== undefined);
  const sill = relations.some((relation) => 'surface' in relation);
  const cold =
    season === 'winter' ||
    weather === 'snow' ||
    place === 'snowfield' ||
    things.some(({ noun }) => OF_WINTER.has(noun));
  if (cold && !inside && !sill) return 'warm';
  const shore = place === 'beach' || place === 'sea' || place === 'island';
  return shore && (posture === 'lying' || posture === 'swimming' || posture === 'playing')
    ? 'swim'
    : undefined;
}

import type { Garment } from '../../art/drawings/presence.ts';
import type { Act } from '../../art/people/acts/act.ts';
import { findRole } from '../../art/people/cast-person.ts';
import type { Partner } from '../../art/people/dress-person.ts';
import type { DressCode } from '../../art/people/everyday-outfit.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { SceneAsk, SceneThing, Trait } from '../../brief/scene-ask.ts';
import { setOf } from '../../lexicon/noun-sets.ts';

/** Lists the visible traits that the prompt gives a thing. */
export const traitsOf = (index: number, { asks }: SceneAsk): Trait[] =>
  asks.flatMap((ask) => (ask.part === 'trait' && ask.thing === index ? [ask.trait] : []));

/** Lists what a thing wears, each piece in its own color if one is asked for. */
export function garmentsOf({ wears, wearsToo = [], colorsToo = {} }: SceneThing): Garment[] {
  if (!wears) return [];
  const others = wearsToo.map((noun): Garment => {
    const color = colorsToo[noun];
    return { noun, ...(color ? { color } : {}) };
  });
  return [wears, ...others];
}

/** Collects what the prompt says about a person's appearance. */
export function clothesOf(thing: SceneThing): Omit<Partner, 'noun'> {
  const garments = garmentsOf(thing);
  // The color of an animal is its coat's, whatever it wears.
  const hue = findRole(thing.noun)?.upright ? 'coatColor' : 'dressColor';
  return {
    ...(thing.sex ? { sex: thing.sex } : {}),
    ...(thing.color ? { [hue]: thing.color } : {}),
    ...(garments.length > 0 ? { garments } : {}),
  };
}

const OF_WINTER = setOf('of-snow');

/** Chooses clothes for the season and the place. */
export function wearOf(
  { posture }: SceneThing,
  { place, season, weather, relations, things }: SceneAsk,
  act: Act | undefined,
): DressCode | undefined {
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

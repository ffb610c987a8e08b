import { type Actor, findActor, fits } from '../art/scenes/actors.ts';
import { getPlace } from '../art/scenes/places.ts';
import type { Brief } from '../brief/brief.ts';
import type { PlaceName, SceneAsk } from '../brief/scene.ts';

/** A picture that can be drawn: its place and who is in it, with what it leaves out. */
export type ScenePlan = {
  place: PlaceName;
  cast: { actor: Actor; count: number }[];
};

/** `missing` are things and places of the prompt that no picture shows. */
export type SceneDecision = { plan?: ScenePlan; missing: string[] };

// More would crowd the picture; the same number is read from the prompt.
const MOST_FIGURES = 3;
const MOST_NAMED = 3;

/**
 * Whether the picture that a brief describes can be drawn: the thing that it is about and its place, or a place
 * by itself. Never an empty landscape where something was asked for.
 */
export function planScene({ scene }: Brief): SceneDecision {
  if (!scene) return { missing: [] };
  const parts = scene.place ? getPlace(scene.place).shows : [];
  const found = scene.things
    .filter(({ noun }) => !parts.includes(noun))
    .map(({ noun, count }) => ({ noun, count, actor: findActor(noun) }));
  const missing = [...found.filter(({ actor }) => !actor).map(({ noun }) => noun), ...scene.unknown];
  const [first] = found;
  if (missing.length === 0 && scene.strangers.length > 0)
    return { missing: scene.strangers.slice(0, MOST_NAMED) };
  if (missing.length === 0 && scene.relation) return { missing: [scene.relation] };
  if (scene.relation || scene.unknown.length > 0 || (first && !first.actor)) return { missing };
  const cast = found.flatMap(({ actor, count }) => (actor ? [{ actor, count }] : []));
  const lead = cast[0]?.actor;
  const place = lead ? settle(lead, scene) : scene.place;
  if (!place) return { missing: [...missing, ...(scene.place ? [scene.place] : [])] };
  const seen = cast.filter(({ actor }) => fits(actor, place));
  const strange = cast.filter(({ actor }) => !fits(actor, place)).map(({ actor }) => actor.subject.name);
  // One thing of two is a different picture.
  if (missing.length + strange.length > seen.length || (lead && !fits(lead, place)))
    return { missing: [...missing, ...strange] };
  return { plan: { place, cast: fill(seen) }, missing: [...missing, ...strange] };
}

/** The place where the lead can stand, nearest to the one asked for. */
function settle(lead: Actor, { place, weather }: SceneAsk): PlaceName {
  if (!place)
    return weather === 'snow' && lead.stands === 'ground' && lead.home !== 'coast' ? 'snowfield' : lead.home;
  if (fits(lead, place)) return place;
  if (lead.stands === 'water' && (place === 'coast' || place === 'beach')) return 'sea';
  if (lead.stands === 'ground' && place === 'sea') return 'coast';
  if (lead.stands === 'deep' && place === 'sea') return 'underwater';
  return place;
}

function fill(cast: ScenePlan['cast']): ScenePlan['cast'] {
  let left = MOST_FIGURES;
  return cast.flatMap(({ actor, count }) => {
    const taken = Math.min(count, left);
    left -= taken;
    return taken > 0 ? [{ actor, count: taken }] : [];
  });
}

const list = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/** Sentences for a person about the picture that was asked for; `drawn` when the image is that picture. */
export function describeScene(brief: Brief, drawn: boolean): string[] {
  if (!brief.scene) return [];
  const decision = planScene(brief);
  if (!drawn) {
    return [
      decision.missing.length > 0
        ? `There is no drawing for ${list(decision.missing)}: the card sets its words without the picture that the prompt describes.`
        : 'The card sets its words without the picture that the prompt describes.',
    ];
  }
  const { missing } = decision;
  const warnings =
    missing.length > 0 ? [`There is no drawing for ${list(missing)}: the picture is without.`] : [];
  const { posture } = brief.scene;
  if (posture && brief.scene.things.length > 0)
    warnings.push(`“${posture}” is not drawn: the subject stands still.`);
  return warnings;
}

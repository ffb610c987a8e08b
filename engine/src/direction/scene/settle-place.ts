import { type Actor, fits } from '../../art/scenes/actors.ts';
import { places } from '../../art/scenes/places.ts';
import type { PlaceName, SceneAsk } from '../../brief/scene.ts';

/** The place where the lead can be, nearest to the one that the prompt names; without a lead, that one. */
export function settlePlace(
  ask: SceneAsk,
  lead: Actor | undefined,
  others: readonly Actor[],
): PlaceName | undefined {
  const { place } = ask;
  if (!lead) return place;
  const options = place ? [place, ...neighbours(place, lead)] : homes(ask, lead, others);
  const drawn = options.filter((name) => places.some((known) => known.name === name));
  return drawn.find((name) => fits(lead, name)) ?? drawn[0];
}

/** Where a thing goes that cannot be in the place itself: no boat on the beach, no fish over the sea. */
function neighbours(place: PlaceName, { stands }: Actor): PlaceName[] {
  if (stands === 'water' && (place === 'coast' || place === 'beach')) return ['sea'];
  if (stands === 'deep')
    return place === 'sea' || place === 'coast' || place === 'beach' ? ['underwater'] : [];
  if (place === 'sea' && (stands === 'ground' || stands === 'table')) return ['coast', 'beach'];
  return [];
}

/** The lead's own home; else, for those that may live there, the home of one that is with it. */
function homes(
  { weather, season, relations, things }: SceneAsk,
  lead: Actor,
  others: readonly Actor[],
): PlaceName[] {
  const companions = others.map(({ home }) => home);
  if (lead.stands === 'ground' && lead.home !== 'coast') {
    if (weather === 'snow' && things.length === 1 && season === undefined) return ['snowfield', lead.home];
    // What it stands on or under is where it is: a cat on a sofa is indoors.
    const first = relations.find(
      (relation) => relation.of === 0 && 'to' in relation && relation.kind !== 'holding',
    );
    const held = first && 'to' in first ? others[first.to - 1] : undefined;
    if (held && held.home !== lead.home) return [held.home, lead.home, ...companions];
  }
  return [lead.home, ...companions];
}

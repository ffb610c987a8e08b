import { isPerson } from '../../art/drawings/being.ts';
import { findAct } from '../../art/people/acts.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { DesignRequest, Mood } from '../../brief/design-request.ts';
import type { Time, Weather } from '../../brief/setting.ts';
import type { Box } from '../../geometry.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';

/** Positions of the lead and the sun, as shares of the width, and the box of the words, px. */
export type Setting = { subjectX: number; sunX: number; text: Box };

// Without an hour in the prompt it is a fine day, or the golden hour in warm moods.
const WARM: ReadonlySet<Mood> = new Set(['warm', 'retro', 'handmade']);
// Behind clouds the hours look alike, and noon is the clearest.
export const CLOUDED: readonly Weather[] = ['mist', 'overcast', 'rain', 'snow', 'storm'];

/** Chooses the hour for a prompt that names none. */
export function chooseHour({ scheme, moods }: DesignRequest, weather: Weather): Time {
  if (scheme === 'dark') return 'night';
  if (CLOUDED.includes(weather)) return 'day';
  return moods.some((mood) => WARM.has(mood)) ? 'golden' : 'day';
}

// Furniture that an office leaves out.
const FOR_DESK = ['sofa', 'table', 'armchair'];

/** Lists what a room leaves out because the cast brings its own: any table for a table. */
export const listBroughtFurniture = ({ cast }: ScenePlan): string[] =>
  cast.flatMap(({ actor }) => [
    actor.drawing.name,
    ...(actor.drawing.name === 'table' || (isPerson(actor) && actor.posture === 'sitting')
      ? ['bistro-table']
      : []),
    ...(actor.drawing.name === 'desk' ? FOR_DESK : []),
    ...(actor.shows ?? []).flatMap((act) => findAct(act)?.replaces ?? []),
  ]);

// Waters seen from a bank, where boats float behind whoever stands on it.
const SEEN_FROM_BANK = setOf('seen-from-the-bank');

/** Whether a water needs a bank: for a lead on land, or behind a leading boat for a horse or a tree. */
export function needsLand({ cast, place }: ScenePlan): boolean {
  const [lead, ...others] = cast;
  // In the distance, it has land of its own.
  if (lead?.far) return false;
  if (lead?.actor.standsOn !== 'water' || !SEEN_FROM_BANK.has(place))
    return lead?.actor.standsOn === 'ground';
  return (
    lead.bond === undefined &&
    others.some(({ actor, bond }) => actor.standsOn === 'ground' && (!bond || bond.kind === 'beside'))
  );
}

// Distance from a figure at a window to the window's middle, as a share of the width.
const BESIDE = 0.2;

/** `wide`: words and subject stand beside each other; `inside`: where words may be. */
type Canvas = { width: number; height: number; wide: boolean; inside: Box };
type Words = { wordless: boolean; centred: boolean };

/** Puts subject and sun on the thirds: beside words both on their other side, above words in the middle. */
export function toSetting(
  { width, height, wide, inside }: Canvas,
  { wordless, centred }: Words,
  { cast, place, near }: ScenePlan,
): Setting {
  // What lies on a table is seen from before it.
  const level = near !== undefined || getPlace(place).near !== undefined;
  const floats = cast[0]?.actor.standsOn === 'air' || cast[0]?.actor.standsOn === 'deep';
  const { x, y } = inside;
  const text = wide
    ? { x, y, width: width * 0.52 - x, height: height * 0.56 - y }
    : { x, y, width: inside.width, height: height * (floats ? 0.3 : 0.38) - y };
  if (centred && wide && !wordless) {
    const box = { x: width * 0.14, y, width: width * 0.72, height: height * 0.4 - y };
    return { subjectX: 0.5, sunX: 0.92, text: box };
  }
  const [subjectX, sunX] = wordless
    ? ([level ? 0.5 : 0.4, wide ? 0.72 : 0.76] as const)
    : ([wide ? 0.74 : 0.42, wide ? 0.9 : 0.8] as const);
  // Rooms have their window where the sun is, so it goes beside the figure at the window.
  const atWindow = cast.some(({ bond }) => bond?.kind === 'at');
  const beside = subjectX + (subjectX < 0.5 ? BESIDE : -BESIDE) * (wide ? 1 : 1.4);
  return { subjectX, sunX: atWindow ? beside : sunX, text };
}

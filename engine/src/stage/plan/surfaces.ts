import type { PlaceName } from '../../brief/setting.ts';
import { lazy } from '../../lazy.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import { readConcepts } from '../../lexicon/read-lexicon.ts';

const levels = lazy(() => new Map(readConcepts('levels').map((level) => [level.id, level] as const)));

/** Nouns for the ground itself: whoever stands or sits there is on it. */
export const UNDERFOOT = setOf('underfoot');

/** The surface before the panes of a window. */
export const SILL = 'windowsill';

/** Finds the surface that a noun names, and the places that have it, the best one first. */
export function findLevel(
  noun: string,
  options: { people: boolean },
): { surface: string; places: readonly PlaceName[] } | undefined {
  const level = levels().get(noun);
  if (!level?.surface) return undefined;
  const { surface, places = '', alone } = level;
  const named = [...(alone && !options.people ? [alone] : []), ...places.split(', ')];
  return { surface, places: named as PlaceName[] };
}

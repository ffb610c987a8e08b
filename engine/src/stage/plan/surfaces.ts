import type { PlaceName } from '../../brief/setting.ts';

/** A surface in drawn places, and where it is found; `alone` lists places without people. */
type Level = { surface: string; places: readonly PlaceName[]; alone?: readonly PlaceName[] };

const LEVELS: Readonly<Record<string, Level>> = {
  window: { surface: 'windowsill', places: ['living-room', 'bedroom', 'kitchen'], alone: ['window'] },
  windowsill: { surface: 'windowsill', places: ['living-room', 'bedroom', 'kitchen'], alone: ['window'] },
  table: { surface: 'table', places: ['cafe', 'library'], alone: ['still-life'] },
  tabletop: { surface: 'table', places: ['still-life'] },
  desk: { surface: 'desk', places: ['office', 'classroom'] },
  sofa: { surface: 'sofa', places: ['living-room'] },
  couch: { surface: 'sofa', places: ['living-room'] },
  bed: { surface: 'bed', places: ['bedroom'] },
  armchair: { surface: 'armchair', places: ['library'] },
  bookshelf: { surface: 'shelf', places: ['library', 'living-room', 'office'] },
  shelf: { surface: 'shelf', places: ['library', 'living-room', 'office'], alone: ['still-life'] },
  fireplace: { surface: 'mantelpiece', places: ['living-room'] },
  counter: { surface: 'counter', places: ['kitchen', 'cafe'] },
  workbench: { surface: 'workbench', places: ['workshop'] },
  nightstand: { surface: 'nightstand', places: ['bedroom'] },
  plinth: { surface: 'plinth', places: ['museum'] },
};

/** Nouns for the ground itself: whoever stands or sits there is on it. */
export const UNDERFOOT: ReadonlySet<string> = new Set(['grass', 'lawn', 'sand', 'moss', 'path', 'road']);

/** Finds the surface that a noun names, and the places that have it, the best one first. */
export function findLevel(
  noun: string,
  options: { people: boolean },
): { surface: string; places: readonly PlaceName[] } | undefined {
  if (!Object.hasOwn(LEVELS, noun)) return undefined;
  const level = LEVELS[noun];
  if (!level) return undefined;
  return {
    surface: level.surface,
    places: [...(options.people ? [] : (level.alone ?? [])), ...level.places],
  };
}

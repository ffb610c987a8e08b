import type { PlaceName } from '../vocabulary/scenes.ts';
import type { SceneMention } from './mentions.ts';

/** Rooms whose house is one of a row of shops. */
export const SHOPS: ReadonlySet<PlaceName> = new Set(['cafe', 'restaurant', 'bakery'] as const);
/** All rooms that a house in a street is named by. */
export const HOUSES: ReadonlySet<PlaceName> = new Set([
  ...SHOPS,
  ...(['museum', 'library', 'hospital', 'classroom', 'office', 'gym', 'stage-hall'] as const),
]);

const FRONTS: Readonly<Partial<Record<PlaceName, PlaceName>>> = { bakery: 'bakery-front' };

/** "A car in front of a diner" is in the street before it: the mentions of such rooms as mentions of the street, or of the front that is drawn. */
export function stepOutside(
  mentions: readonly SceneMention[],
  rooms: ReadonlySet<PlaceName>,
): SceneMention[] {
  return mentions.map((mention) => {
    if (mention.part !== 'sign' || !mention.value.place || !rooms.has(mention.value.place)) return mention;
    const before = mentions.some(
      (other) =>
        other.part === 'relation' &&
        other.value === 'in-front-of' &&
        (other.behind === undefined
          ? mentions.find(({ start }) => start >= other.end) === mention
          : other.behind === mention.end),
    );
    return before ? { ...mention, value: { place: FRONTS[mention.value.place] ?? 'street' } } : mention;
  });
}

import type { PlaceName } from '../../../brief/setting.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import type { SceneMention } from './scene-mention.ts';

/** Rooms whose building is a shop in a row. */
export const SHOP_ROOMS = setOf('shop-rooms');
/** All rooms that give a building in a street its name. */
export const BUILDING_ROOMS = setOf('building-rooms');

const FRONTS: Readonly<Partial<Record<PlaceName, PlaceName>>> = { bakery: 'bakery-front' };
// Of what stands on a street its front is seen.
const ON_STREET: typeof FRONTS = { ...FRONTS, library: 'bookshop-front' };
const STREETS = setOf('streets');

/**
 * Replaces rooms that somebody is in front of by the street, or by the front where there is a drawing: "a car in front of a diner"; and
 * those that are on a street themselves: "a bookshop on a rainy street".
 */
export function resolveFronts(mentions: readonly SceneMention[], rooms: ReadonlySet<string>): SceneMention[] {
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
    const fronts = before ? FRONTS : isOnStreet(mention, mentions) ? ON_STREET : undefined;
    return fronts ? { ...mention, value: { place: fronts[mention.value.place] ?? 'street' } } : mention;
  });
}

function isOnStreet(room: SceneMention, mentions: readonly SceneMention[]): boolean {
  const after = mentions.filter(({ start }) => start >= room.end);
  const link = after.find(({ part }) => part !== 'color');
  const street = after.find(
    (other) => other.part === 'sign' && other.value.place !== undefined && STREETS.has(other.value.place),
  );
  return link?.part === 'relation' && link.value === 'on' && street !== undefined;
}

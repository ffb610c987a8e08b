import type { PlaceName } from '../../../brief/setting.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import type { SceneMention } from './scene-mention.ts';

/** Rooms whose building is a shop in a row. */
export const SHOP_ROOMS = setOf('shop-rooms');
/** All rooms that give a building in a street its name. */
export const BUILDING_ROOMS = setOf('building-rooms');

const FRONTS: Readonly<Partial<Record<PlaceName, PlaceName>>> = { bakery: 'bakery-front' };

/** Replaces rooms that somebody is in front of by the street, or by the front where there is a drawing: "a car in front of a diner". */
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
    return before ? { ...mention, value: { place: FRONTS[mention.value.place] ?? 'street' } } : mention;
  });
}

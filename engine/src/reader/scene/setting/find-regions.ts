import type { PlaceName } from '../../../brief/setting.ts';
import { createLexicon } from '../../reading/lexicon.ts';
import { type Reading, readText } from '../../reading/reading.ts';
import { REGIONS, type Region } from '../../vocabulary.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';

export type RegionMention = { region: Region; start: number; end: number };

const regions = createLexicon(REGIONS);

/** Finds the regions that a prompt names, except in the name of a thing: a French bulldog can be anywhere. */
export function findRegions(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): RegionMention[] {
  return regions
    .find(reading, language)
    .filter(({ start, end }) =>
      mentions.every((mention) => mention.part !== 'thing' || mention.start >= end || mention.end <= start),
    )
    .map(({ value, start, end }) => ({ region: value, start, end }));
}

/** Returns the variant of a place in one of the regions, or the typical place of the first region that has one. */
export function placeInRegion(
  place: PlaceName | undefined,
  named: readonly RegionMention[],
): PlaceName | undefined {
  if (place === undefined) return named.find(({ region }) => region.home)?.region.home;
  return named.map(({ region }) => region.places[place]).find((local) => local !== undefined) ?? place;
}

const shows = ({ home, places }: Region, place: PlaceName): boolean =>
  home === place || Object.values(places).includes(place);

/** Whether words name the region of a place. */
export const namesRegionOf = (words: string, place: PlaceName): boolean =>
  regions.find(readText(words), 'en').some(({ value }) => shows(value, place));

/** Whether a word is part of a named region that the place shows. */
export const refersToRegion = (
  { start, end }: { start: number; end: number },
  named: readonly RegionMention[],
  place: PlaceName | undefined,
): boolean =>
  place !== undefined && named.some((one) => one.start < end && one.end > start && shows(one.region, place));

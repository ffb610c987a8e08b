import { createLexicon } from '../reading/lexicon.ts';
import { type Reading, readText } from '../reading/reading.ts';
import { REGIONS, type Region } from '../vocabulary/regions.ts';
import type { PlaceName } from '../vocabulary/scenes.ts';
import type { SceneMention } from './mentions.ts';

export type RegionMention = { region: Region; start: number; end: number };

const regions = createLexicon(REGIONS);

/** The regions that a prompt names, but for those in the name of a thing: a French bulldog is at home anywhere. */
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

/** The place as it is in one of the regions; where somebody is of whom only the region is told. */
export function placeInRegion(
  place: PlaceName | undefined,
  named: readonly RegionMention[],
): PlaceName | undefined {
  if (place === undefined) return named.find(({ region }) => region.home)?.region.home;
  return named.map(({ region }) => region.places[place]).find((local) => local !== undefined) ?? place;
}

const shows = ({ home, places }: Region, place: PlaceName): boolean =>
  home === place || Object.values(places).includes(place);

/** Whether words name a region that a place looks like. */
export const isOfRegion = (words: string, place: PlaceName): boolean =>
  regions.find(readText(words), 'en').some(({ value }) => shows(value, place));

/** Whether a word is about a region that the place looks like. */
export const tellsRegion = (
  { start, end }: { start: number; end: number },
  named: readonly RegionMention[],
  place: PlaceName | undefined,
): boolean =>
  place !== undefined && named.some((one) => one.start < end && one.end > start && shows(one.region, place));

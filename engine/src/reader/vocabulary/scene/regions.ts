import type { PlaceName } from '../../../brief/setting.ts';
import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** A part of the world whose places have a look of their own. */
export type Region = {
  name: string;
  /** What a place of a general kind is there. */
  places: Readonly<Partial<Record<PlaceName, PlaceName>>>;
  /** Where somebody is of whom only the region is told. */
  home?: PlaceName;
};

/** Words that name a region of the world, in any language. */
export const REGIONS = loadVocabulary(
  'regions',
  ({ id, places = '', home }): Region => ({
    name: id,
    places: Object.fromEntries(places.split(' ').map((pair) => pair.split('='))),
    ...(home && { home: home as PlaceName }),
  }),
);

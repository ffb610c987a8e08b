import type table from '../../../data/people/outfits.json';
import { lazy } from '../../lazy.ts';
import type { Outfit } from './outfit.ts';
import { createFinder, type Row, readPeople, resolveRow } from './people-data.ts';

/** A list of clothes for people of no trade. */
type Wardrobe = keyof (typeof table)['everyday'];

type Table = {
  named: Record<string, Row<Outfit>>;
  everyday: Record<Wardrobe, Outfit[]>;
};

const outfits = lazy(() => readPeople<Table>('outfits'));

/** The outfit of this name. Throws for an unknown one. */
export const getOutfit: (name: string) => Outfit = createFinder(
  'outfits',
  () => outfits().named,
  (row) => toOutfit(row),
);

export const toOutfit = (row: Row<Outfit>): Outfit => resolveRow(row, getOutfit);

/** Clothes of people of no trade; one of them by chance. */
export const everydayOutfits = (wardrobe: Wardrobe): readonly Outfit[] => outfits().everyday[wardrobe];

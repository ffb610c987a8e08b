import type { PlaceName } from '../../brief/scene/scene.ts';

/** Which places are also to be seen in the drawing of another: its far shore, its ground, what is around it. */
const SEEN: Readonly<Partial<Record<PlaceName, readonly PlaceName[]>>> = {
  beach: ['sea', 'coast'],
  bosphorus: ['city', 'river', 'sea'],
  canal: ['city', 'street'],
  canyon: ['desert'],
  'city-river': ['city', 'river'],
  coast: ['sea', 'beach'],
  dacha: ['garden', 'meadow', 'village'],
  engawa: ['balcony', 'garden'],
  farm: ['meadow'],
  forest: ['meadow'],
  garden: ['meadow'],
  'greek-village': ['coast', 'island', 'old-town', 'sea', 'street', 'village'],
  harbor: ['sea', 'coast', 'pier', 'village'],
  island: ['sea', 'beach', 'coast'],
  jungle: ['forest'],
  lake: ['mountains', 'forest', 'meadow'],
  market: ['street', 'village', 'city'],
  'olive-grove': ['meadow', 'orchard'],
  'paris-street': ['balcony', 'cafe', 'city', 'city-street', 'street', 'town-square'],
  park: ['meadow', 'garden'],
  piazza: ['balcony', 'cafe', 'city', 'old-town', 'street', 'town-square', 'village'],
  pier: ['lake', 'sea', 'harbor', 'coast'],
  pond: ['park', 'garden', 'meadow'],
  'ploughed-field': ['farm', 'meadow'],
  river: ['meadow', 'forest'],
  road: ['meadow'],
  sea: ['coast'],
  snowfield: ['forest'],
  souk: ['city', 'market', 'old-town', 'street'],
  'stucco-street': ['city', 'city-street', 'street'],
  street: ['city', 'village'],
  swamp: ['forest', 'pond'],
  'town-square': ['balcony', 'cafe', 'city', 'street', 'village'],
  trulli: ['farm', 'meadow', 'olive-grove', 'village'],
  'tuscan-hills': ['farm', 'meadow', 'mountains', 'road', 'vineyard'],
  venice: ['canal', 'city', 'street'],
  village: ['meadow', 'street'],
  waterfall: ['river', 'forest', 'mountains'],
  waterhole: ['pond', 'river', 'savanna'],
};

/** Whether somebody who asked for a place finds it in the drawing of another one. */
export const isSeenFrom = (place: PlaceName, asked: PlaceName): boolean =>
  place === asked || (SEEN[place]?.includes(asked) ?? false);

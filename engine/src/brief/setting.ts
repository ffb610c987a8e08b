/** What a word says about the setting: place, time, season, weather. */
export type SceneSign = {
  place?: PlaceName;
  time?: 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';
  season?: 'spring' | 'summer' | 'autumn' | 'winter';
  /** A surface that things can be on, by its name in the drawn places. */
  surface?: string;
  weather?: 'clear' | 'mist' | 'overcast' | 'rain' | 'snow' | 'storm';
  sight?: Sight;
};

export type Time = NonNullable<SceneSign['time']>;
export type Season = NonNullable<SceneSign['season']>;
export type Weather = NonNullable<SceneSign['weather']>;

export const PLACE_NAMES = [
  'piazza',
  'dacha',
  'engawa',
  'town-square',
  'greek-village',
  'olive-grove',
  'souk',
  'trulli',
  'swamp',
  'waterhole',
  'ploughed-field',
  'tuscan-hills',
  'city-river',
  'bosphorus',
  'airport',
  'attic',
  'laboratory',
  'supermarket',
  'paris-street',
  'stucco-street',
  'venice',
  'mars',
  'alien-planet',
  'savanna',
  'polar-sea',
  'volcano',
  'mount-fuji',
  'pond',
  'fjord',
  'flower-field',
  'wheat-field',
  'sunflower-field',
  'lavender-field',
  'tulip-field',
  'pumpkin-field',
  'house-wall',
  'shop-front',
  'bookshop-front',
  'flower-shop',
  'toy-shop',
  'bakery-front',
  'corn-field',
  'vineyard',
  'rice-terraces',
  'orchard',
  'great-wall',
  'cactus-desert',
  'tropical-beach',
  'dune-beach',
  'old-town',
  'city-street',
  'asian-street',
  'asian-village',
  'temple-garden',
  'train-station',
  'bus-stop',
  'rooftop',
  'balcony',
  'backyard',
  'playground',
  'campsite',
  'ski-slope',
  'christmas-market',
  'fairground',
  'stadium',
  'swimming-pool',
  'cave',
  'restaurant',
  'greenhouse',
  'hospital',
  'forest',
  'mountains',
  'lake',
  'sea',
  'coast',
  'beach',
  'desert',
  'meadow',
  'city',
  'snowfield',
  'space',
  'bakery',
  'bamboo-grove',
  'canal',
  'canyon',
  'farm',
  'garden',
  'harbor',
  'island',
  'jungle',
  'market',
  'moon',
  'park',
  'pier',
  'river',
  'road',
  'sky',
  'street',
  'village',
  'waterfall',
  'bathroom',
  'window',
  'bedroom',
  'cafe',
  'classroom',
  'gym',
  'kitchen',
  'library',
  'living-room',
  'museum',
  'office',
  'stage-hall',
  'still-life',
  'workshop',
  'underwater',
] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** A landscape in the distance. */
export type Backdrop = 'mountains' | 'skyline' | 'forest' | 'sea';

/** A phenomenon of sky or weather besides hour and weather. */
export type Sight =
  | 'clouds'
  | 'rainbow'
  | 'aurora'
  | 'lightning'
  | 'meteors'
  | 'milky-way'
  | 'stars'
  | 'moon'
  | 'crescent'
  | 'fireworks'
  | 'sky-lanterns'
  | 'wind'
  | 'waves'
  | 'puddles'
  | 'leaves'
  | 'smoke'
  | 'bloom'
  | 'ice';

/** Further properties of the place: the background, the number of moons, their size, its color. */
export type Surroundings = {
  behind: Backdrop[];
  moons?: number;
  /** How large the sun or moon is, where the prompt says it. */
  disc?: 'large' | 'giant';
  tint?: string;
  /** It is seen from nearby. */
  close?: true;
  /** The sun or moon is large behind the subject. */
  backlit?: true;
};

/** The coloring of a whole picture: colors that belong to no thing, a manner, or autumn colors. */
export type SceneTone = {
  hues: string[];
  manner?: Manner;
  autumnal?: boolean;
  /** Ranges of hues that nothing has, in degrees of OKLCH. */
  avoids?: readonly (readonly [from: number, to: number])[];
};

/** A manner of coloring. */
export type Manner = 'monochrome' | 'pastel' | 'muted' | 'vivid' | 'sepia' | 'grey';

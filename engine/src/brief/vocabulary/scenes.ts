import { NOUN_DICTIONARY, translated } from './dictionary/dictionary.ts';
import { INDOOR_SCENE_NOUNS, INDOOR_SCENE_WORDS } from './indoor-scenes.ts';
import { OUTDOOR_SCENE_NOUNS, OUTDOOR_SCENE_WORDS } from './outdoor-scenes.ts';
import { SETTING_WORDS } from './setting-words.ts';
import { SIGHT_WORDS, type Sight } from './sights.ts';
import type { Entry } from './terms.ts';

/** What a word says about the scene: where it is, when, and in which weather. */
export type SceneSign = {
  place?: PlaceName;
  time?: 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';
  season?: 'spring' | 'summer' | 'autumn' | 'winter';
  /** A level that things stand on, by the name that drawn places give it. */
  surface?: string;
  weather?: 'clear' | 'mist' | 'overcast' | 'rain' | 'snow' | 'storm';
  sight?: Sight;
};

/** What a place can have far behind it. */
export type Backdrop = 'mountains' | 'skyline' | 'forest' | 'sea';

export type PlaceName =
  | 'piazza'
  | 'dacha'
  | 'engawa'
  | 'town-square'
  | 'greek-village'
  | 'olive-grove'
  | 'souk'
  | 'trulli'
  | 'swamp'
  | 'waterhole'
  | 'ploughed-field'
  | 'tuscan-hills'
  | 'city-river'
  | 'bosphorus'
  | 'airport'
  | 'attic'
  | 'laboratory'
  | 'supermarket'
  | 'paris-street'
  | 'stucco-street'
  | 'venice'
  | 'mars'
  | 'alien-planet'
  | 'savanna'
  | 'polar-sea'
  | 'volcano'
  | 'mount-fuji'
  | 'pond'
  | 'fjord'
  | 'flower-field'
  | 'wheat-field'
  | 'sunflower-field'
  | 'lavender-field'
  | 'tulip-field'
  | 'pumpkin-field'
  | 'house-wall'
  | 'shop-front'
  | 'bookshop-front'
  | 'flower-shop'
  | 'toy-shop'
  | 'bakery-front'
  | 'corn-field'
  | 'vineyard'
  | 'rice-terraces'
  | 'orchard'
  | 'great-wall'
  | 'cactus-desert'
  | 'tropical-beach'
  | 'dune-beach'
  | 'old-town'
  | 'city-street'
  | 'asian-street'
  | 'asian-village'
  | 'temple-garden'
  | 'train-station'
  | 'bus-stop'
  | 'rooftop'
  | 'balcony'
  | 'backyard'
  | 'playground'
  | 'campsite'
  | 'ski-slope'
  | 'christmas-market'
  | 'fairground'
  | 'stadium'
  | 'swimming-pool'
  | 'cave'
  | 'restaurant'
  | 'greenhouse'
  | 'hospital'
  | 'forest'
  | 'mountains'
  | 'lake'
  | 'sea'
  | 'coast'
  | 'beach'
  | 'desert'
  | 'meadow'
  | 'city'
  | 'snowfield'
  | 'space'
  | 'bakery'
  | 'bamboo-grove'
  | 'canal'
  | 'canyon'
  | 'farm'
  | 'garden'
  | 'harbor'
  | 'island'
  | 'jungle'
  | 'market'
  | 'moon'
  | 'park'
  | 'pier'
  | 'river'
  | 'road'
  | 'sky'
  | 'street'
  | 'village'
  | 'waterfall'
  | 'bathroom'
  | 'window'
  | 'bedroom'
  | 'cafe'
  | 'classroom'
  | 'gym'
  | 'kitchen'
  | 'library'
  | 'living-room'
  | 'museum'
  | 'office'
  | 'stage-hall'
  | 'still-life'
  | 'workshop'
  | 'underwater';

/** Nouns of the noun vocabulary, in all its languages, that say something about the scene. */
export const SCENE_NOUNS: Readonly<Record<string, SceneSign>> = {
  ...INDOOR_SCENE_NOUNS,
  ...OUTDOOR_SCENE_NOUNS,
  forest: { place: 'forest' },
  mountain: { place: 'mountains' },
  valley: { place: 'mountains' },
  lake: { place: 'lake' },
  sea: { place: 'sea' },
  seaside: { place: 'beach' },
  cliff: { place: 'coast' },
  beach: { place: 'beach' },
  desert: { place: 'desert' },
  field: { place: 'meadow' },
  hill: { place: 'meadow' },
  countryside: { place: 'meadow' },
  city: { place: 'city' },
  skyscraper: { place: 'city' },
  tundra: { place: 'snowfield' },
  space: { place: 'space' },
  planet: { place: 'space' },
  reef: { place: 'underwater' },
  'coral reef': { place: 'underwater' },
  underwater: { place: 'underwater' },
  coral: { place: 'underwater' },
  'pine tree': { place: 'forest' },
  sunset: { time: 'sunset' },
  sunrise: { time: 'dawn' },
  twilight: { time: 'dusk' },
  'golden hour': { time: 'golden' },
  night: { time: 'night' },
  midnight: { time: 'night' },
  moonlight: { time: 'night' },
  starlight: { time: 'night' },
  moon: { time: 'night', sight: 'moon' },
  crescent: { time: 'night', sight: 'crescent' },
  fireworks: { time: 'night', sight: 'fireworks' },
  star: { time: 'night', sight: 'stars' },
  morning: { time: 'dawn' },
  evening: { time: 'dusk' },
  noon: { time: 'day' },
  sunlight: { time: 'day' },
  sun: {},
  grass: {},
  cloud: { sight: 'clouds' },
  clouds: { sight: 'clouds' },
  sky: {},
  horizon: {},
  wave: {},
  wind: { sight: 'wind' },
  'cloudy sky': { weather: 'overcast' },
  rain: { weather: 'rain' },
  snow: { weather: 'snow' },
  winter: { season: 'winter', weather: 'snow' },
  autumn: { season: 'autumn' },
  springtime: { season: 'spring' },
  'summer meadow': { place: 'meadow', season: 'summer' },
  snowflake: { weather: 'snow' },
  storm: { weather: 'storm' },
  fog: { weather: 'mist' },
};

const WORDS: readonly Entry<SceneSign>[] = [
  ...INDOOR_SCENE_WORDS,
  ...OUTDOOR_SCENE_WORDS,
  ...SIGHT_WORDS,
  ...SETTING_WORDS,
];

/** Words that the noun vocabulary does not have: adjectives, phrases, hours. */
export const SCENE_WORDS = translated(WORDS, NOUN_DICTIONARY);

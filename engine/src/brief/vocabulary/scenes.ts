import { NOUN_DICTIONARY, translated } from './dictionary/dictionary.ts';
import { INDOOR_SCENE_NOUNS, INDOOR_SCENE_WORDS } from './indoor-scenes.ts';
import { OUTDOOR_SCENE_NOUNS, OUTDOOR_SCENE_WORDS } from './outdoor-scenes.ts';
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
  seaside: { place: 'coast' },
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
  cloud: {},
  clouds: {},
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
  {
    value: { season: 'spring' },
    terms: {
      en: 'in spring, spring morning, spring day, spring evening, cherry blossom season',
      de: 'frühling*, frühjahr*',
      fr: 'printemps',
      es: 'primavera',
      pt: 'primavera',
      it: 'primavera',
      nl: 'lente, voorjaar',
      ru: 'весна, весной, весенн*, весны',
      zh: '春天, 春季, 春日',
      ja: '春の, 春に, 春',
      ko: '봄날, 봄의, 봄에',
      ar: 'الربيع, ربيع',
      hi: 'वसंत, बसंत',
    },
  },
  {
    value: { season: 'summer' },
    terms: {
      en: 'summer, summertime, summery',
      de: 'sommer*',
      fr: 'été, estival*',
      es: 'verano',
      pt: 'verão',
      it: 'estate, estiv*',
      nl: 'zomer*',
      ru: 'лето, летом, летн*',
      zh: '夏天, 夏季, 夏日',
      ja: '夏の, 夏に, 夏',
      ko: '여름',
      ar: 'الصيف, صيف',
      hi: 'गर्मियों, गर्मी, ग्रीष्म',
    },
  },
  {
    value: { season: 'autumn' },
    terms: {
      en: 'autumn, autumnal, in fall, in the fall, fall colors, fall colours, fall foliage, in october, in november, october day, november day, october morning, november morning, indian summer',
      de: 'herbst*, im oktober, im november',
      fr: 'automne, automnal*, en octobre, en novembre',
      es: 'otoño, otoñal, en octubre, en noviembre',
      pt: 'outono',
      it: 'autunno, autunnale, in ottobre, in novembre',
      nl: 'herfst*, najaar, in oktober, in november',
      ru: 'осень, осенью, осенн*, осени, в октябре, в ноябре',
      zh: '秋天, 秋季, 秋日',
      ja: '秋の, 秋に, 秋',
      ko: '가을',
      ar: 'الخريف, خريف',
      hi: 'पतझड़, शरद',
    },
  },
  {
    value: { season: 'winter', weather: 'snow' },
    terms: {
      en: 'wintry, wintertime',
      de: 'winter, winters, winterlich*, winternacht, wintermorgen',
      fr: 'hiver, hivernal*',
      es: 'invierno, invernal',
      pt: 'inverno',
      it: 'inverno, invernale',
      nl: 'winter, winters*',
      ru: 'зима, зимой, зимн*, зимы',
      zh: '冬天, 冬季, 冬日',
      ja: '冬の, 冬に, 冬',
      ko: '겨울',
      ar: 'الشتاء, شتاء',
      hi: 'सर्दियों, सर्दी, शीत',
    },
  },
  {
    value: { place: 'underwater' },
    terms: {
      en: 'under water, under the sea, deep sea, ocean floor',
      de: 'unter wasser, unterwasser*',
      fr: "sous l'eau, sous la mer",
      es: 'bajo el agua, bajo el mar, submarino',
      pt: 'debaixo d’água, subaquático',
      it: "sott'acqua",
      ru: 'под водой, подводн*',
      zh: '水下, 海底',
      ja: '海中, 水中',
      ko: '바닷속, 물속',
      ar: 'تحت الماء',
    },
  },
  {
    value: { place: 'meadow' },
    terms: {
      en: 'meadow, grassland, rolling hills, green hills',
      de: 'hügel',
      fr: 'collines',
      es: 'colinas',
    },
  },
  {
    value: { place: 'snowfield', season: 'winter' },
    terms: {
      en: 'snowy, snow covered, snowy landscape, winter landscape, winter wonderland',
      de: 'verschneit*, winterlandschaft',
      fr: 'enneigé*',
      es: 'nevad*',
      ru: 'заснежен*',
      zh: '雪景, 雪原',
      ja: '雪原, 雪景色',
      ko: '설원',
    },
  },
  {
    value: { place: 'city' },
    terms: { en: 'cityscape, metropolis, city lights', de: 'großstadt', zh: '都市夜景', ja: '夜景' },
  },
  {
    // Known for their towers: what stands for the one stands for the other.
    value: { place: 'city' },
    terms: {
      any: 'tokyo, tokio, 東京, 东京, 도쿄, токио, osaka, 大阪, 오사카, shanghai, 上海, 상하이, hong kong, 香港, 홍콩, seoul, 서울, 首尔, ソウル, manhattan',
    },
  },
  {
    value: { place: 'coast' },
    terms: {
      en: 'cliffs, clifftop, rocky coast, rocky shore',
      de: 'klippe, klippen',
      fr: 'falaise',
      es: 'acantilado',
      ru: 'скал*',
    },
  },
  {
    value: { time: 'golden' },
    terms: {
      en: 'golden light, late afternoon, evening sun',
      de: 'goldene stunde, abendsonne, abendlicht',
      fr: 'heure dorée',
      es: 'hora dorada',
      it: "ora d'oro",
    },
  },
  {
    value: { time: 'night', sight: 'stars' },
    terms: {
      en: 'starry, starlit, under the stars, sky full of stars',
      de: 'sternenhimmel, sternenklar*, unter den sternen',
      fr: 'étoilé*, sous les étoiles',
      es: 'estrellad*, bajo las estrellas',
      pt: 'estrelad*, sob as estrelas',
      it: 'stellat*, sotto le stelle',
      nl: 'sterrenhemel, onder de sterren',
      ru: 'звездн*',
      zh: '星空, 满天星星, 满天繁星, 繁星',
      ja: '星空',
      ko: '별이 빛나는 밤, 별이 가득한 하늘',
      ar: 'تحت النجوم',
    },
  },
  {
    value: { time: 'night', sight: 'moon' },
    terms: {
      en: 'moonlit, full moon',
      de: 'vollmond',
      fr: 'pleine lune',
      es: 'luna llena',
      pt: 'lua cheia',
      it: 'luna piena',
      nl: 'volle maan',
      ru: 'полнолуни*, полная луна, полной луной',
      zh: '月光, 满月',
      ja: '満月',
      ko: '보름달',
      ar: 'البدر',
    },
  },
  {
    value: { time: 'night' },
    terms: {
      en: 'at night, night sky, night view, haunted, spooky, halloween',
      de: 'bei nacht, nachts',
      ja: '夜の',
      zh: '夜景, 夜里',
      ko: '의 밤, 밤의, 야경',
      hi: 'रात को, रात में',
    },
  },
  {
    value: { time: 'dawn' },
    terms: {
      de: 'morgens, am morgen',
      fr: 'au matin',
      es: 'por la mañana',
      pt: 'amanhecer, ao amanhecer',
      ru: 'утром',
      zh: '早晨, 清晨',
      ja: '朝の, 、朝',
      ko: '아침',
      ar: 'الصباح',
      hi: 'सुबह',
    },
  },
  {
    value: { time: 'dusk' },
    terms: {
      en: 'dusk, nightfall, blue hour',
      de: 'dämmerung',
      fr: 'crépuscule',
      es: 'anochecer, crepúsculo',
    },
  },
  {
    value: { time: 'day' },
    terms: {
      en: 'sunny, daytime, midday, bright day',
      ja: '昼, 晴れ',
      de: 'sonnig*',
      fr: 'ensoleillé*',
      es: 'soleado',
      zh: '晴天',
    },
  },
  {
    value: { weather: 'mist' },
    terms: {
      en: 'hazy, mists',
      fr: 'brumeux, brumeuse',
      es: 'neblinos*, brumos*',
      it: 'nebbios*',
      ja: '霧の',
      zh: '雾中',
    },
  },
  {
    value: { weather: 'rain' },
    terms: {
      en: 'rainy, raining, rainfall, drizzle',
      de: 'regnerisch*, verregnet*',
      fr: 'pluvieux',
      es: 'lluvios*',
    },
  },
  {
    value: { weather: 'snow' },
    terms: {
      en: 'snowing, snowfall, blizzard, snowstorm, snow storm',
      de: 'schneefall, schneesturm, schneegestöber, schneetreiben',
      es: 'nevando, nieva, tormenta de nieve, nevada, ventisca',
      fr: 'neige tombe, tempête de neige, il neige, blizzard',
      pt: 'nevando, nevasca, tempestade de neve',
      it: 'nevica, nevicata, tempesta di neve, bufera di neve',
      nl: 'sneeuwstorm, sneeuwval, sneeuwt',
      ru: 'метель, метели, снегопад*, вьюга, снежная буря, идет снег',
      zh: '暴风雪, 下着雪',
      ar: 'عاصفة ثلجية',
      ko: '눈 오는, 눈 내리는, 눈보라',
      ja: '雪の降る, 雪が降る, 吹雪',
    },
  },
  {
    value: { weather: 'storm' },
    terms: { en: 'stormy, tempest', de: 'stürmisch*', es: 'tormentos*' },
  },
  {
    value: { weather: 'overcast' },
    terms: { en: 'cloudy, overcast, gloomy, grey day', de: 'bewölkt*', fr: 'nuageux', es: 'nublado' },
  },
];

/** Words that the noun vocabulary does not have: adjectives, phrases, hours. */
export const SCENE_WORDS = translated(WORDS, NOUN_DICTIONARY);

import type { SceneAsk } from '../../brief/scene-ask.ts';
import type { PlaceName, SceneSign, Sight, Time } from '../../brief/setting.ts';
import { bilingualRule, languageRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { membersOf } from '../../lexicon/noun-sets.ts';
import { openingOf } from '../reading/opening.ts';
import type { Reading } from '../reading/reading.ts';
import type { Signs } from '../signs/find-signs.ts';
import { SCENE_NOUNS } from '../vocabulary.ts';
import { findRepeat, saysRepeat } from './find-repeat.ts';
import { findUnknownWords } from './find-unknown-words.ts';
import { listRequirements } from './list-requirements.ts';
import { findNegated } from './mentions/find-negated.ts';
import { findSceneMentions } from './mentions/find-scene-mentions.ts';
import { BUILDING_ROOMS, resolveFronts, SHOP_ROOMS } from './mentions/resolve-fronts.ts';
import type { SceneMention, ThingMention } from './mentions/scene-mention.ts';
import { addLapRelations } from './relations/add-lap-relations.ts';
import { relateThings } from './relations/relate-things.ts';
import { dropManners } from './setting/drop-manners.ts';
import { findDesignColors } from './setting/find-design-colors.ts';
import { findOutdoors, hasSnowOnGround } from './setting/find-outdoors.ts';
import { findRegions, placeInRegion, type RegionMention, refersToRegion } from './setting/find-regions.ts';
import { choosePlace, readSurroundings } from './setting/read-surroundings.ts';
import { attachPartColors } from './things/attach-part-colors.ts';
import { addCrowd, findCrowd } from './things/find-crowd.ts';
import { holdReadingMaterial } from './things/hold-reading-material.ts';
import { readThings } from './things/read-things.ts';

/** Reads a described picture from the opening of a text, without what it negates. Quoted words must be masked. */
export function readScene(whole: Reading, language: string, signs?: Signs): SceneAsk {
  const reading = openingOf(whole, language);
  const all = resolveFronts(
    attachPartColors(
      reading,
      language,
      dropManners(reading, language, findSceneMentions(reading, language), signs),
    ),
    SHOP_ROOMS,
  );
  const negated = findNegated(reading, language, all);
  // Other buildings have no drawn front; `all` keeps them, so that this is reported.
  const mentions = resolveFronts(
    all.filter((mention) => !negated.has(mention)),
    BUILDING_ROOMS,
  );
  const hues = mentions.filter((mention) => mention.part === 'color');
  const made: ReadonlySet<SceneMention> = new Set(
    findDesignColors(reading, language, hues, signs, mentions.filter(isThing)),
  );
  const {
    things: named,
    mentioned,
    claims,
  } = readThings(
    reading,
    language,
    mentions.filter((mention) => !made.has(mention)),
  );
  const regions = findRegions(reading, language, mentions);
  const setting = readSetting(reading, language, mentions, regions);
  const crowd = findCrowd(reading, language, mentions);
  const things = crowd ? addCrowd(named, setting.place) : named;
  const repeat = setting.place ? undefined : findRepeat(reading, language, mentioned);
  const unknownWords = findUnknownWords(reading, language, {
    mentions: all,
    signs,
    hasThings: things.length > 0,
  }).filter((span) => !refersToRegion(span, regions, setting.place));
  const twist = TWISTS(ANY_LANGUAGE).exec(reading.text)?.[0];
  const first = mentioned[0]?.mention.start ?? Number.POSITIVE_INFINITY;
  const place =
    mentions.find(({ part, value }) => part === 'sign' && typeof value === 'object' && value.place)?.start ??
    Number.POSITIVE_INFINITY;
  const related = relateThings(reading, language, mentions, mentioned);
  const relations = addLapRelations(
    reading,
    language,
    mentioned,
    things,
    holdReadingMaterial(things, related),
  );
  const outdoors = findOutdoors(reading, language, mentions);
  const requirements = listRequirements(reading, language, {
    mentions: all,
    negated,
    claims,
    relations,
    withoutEffect: mentions.filter((mention) => hasNoEffect(reading, language, mention, mentions, mentioned)),
    unknownWords,
    outdoors,
    ...(crowd ? { crowd } : {}),
    signs,
  });
  const tints = requirements.filter((requirement) => requirement.part === 'tint');
  const [loose] =
    tints.length === 1
      ? tints.filter((tint) => (tint.place ? tint.place === setting.place : !tint.noun))
      : [];
  const nouns = things.map(({ noun }) => noun);
  const absent = [...negated].map(({ start, end }) => reading.text.slice(start, end));
  return {
    ...(absent.length > 0 ? { absent } : {}),
    ...(hasSnowOnGround(nouns, setting.place) ? { season: 'winter' } : {}),
    ...setting,
    ...readSurroundings(reading, language, mentions, setting.place),
    things,
    relations,
    unknown: mentions.flatMap((mention) => (mention.part === 'unknown' ? [mention.value] : [])),
    strangers: unknownWords.map(({ start, end }) => reading.text.slice(start, end)),
    strangerLeads: unknownWords.some(
      ({ start, end }) => start < Math.min(first, place) && !OF(language).test(reading.text.slice(end)),
    ),
    placeLeads: place < Math.min(first, unknownWords[0]?.start ?? Number.POSITIVE_INFINITY),
    outdoors: outdoors.length > 0,
    ...(repeat ? { repeats: repeat.things } : {}),
    ...(twist ? { twist } : {}),
    ...(loose ? { ground: loose.color } : {}),
    asks: requirements.filter(
      (ask) => !saysRepeat(repeat, { start: ask.start, end: ask.start + ask.words.length }, reading.text),
    ),
  };
}

/** Whether a word relates no two things, even when it is the only one between them. */
function hasNoEffect(
  reading: Reading,
  language: string,
  mention: SceneMention,
  mentions: readonly SceneMention[],
  mentioned: readonly ThingMention[],
): boolean {
  if (mention.part !== 'relation' || mention.value === 'with') return false;
  const next = mentions.find(({ start }) => start >= mention.end);
  const before = mentions.findLast(({ end }) => end <= mention.start);
  if (next?.part !== 'thing' || before?.part !== 'thing') return false;
  const alone = mentions.filter((other) => other === mention || other.part !== 'relation');
  return !relateThings(reading, language, alone, mentioned).some(
    (relation) => 'to' in relation || relation.kind === mention.value,
  );
}

/** Reads hour, season, weather and sights from anywhere in a prompt, as a fallback for the clauses of the picture. */
export function readSettingOf(
  whole: Reading,
  language: string,
): Pick<SceneAsk, 'time' | 'season' | 'weather' | 'sights'> {
  const reading = openingOf(whole, language);
  const { time, season, weather, sights } = readSetting(
    reading,
    language,
    findSceneMentions(reading, language),
  );
  return {
    ...(time ? { time } : {}),
    ...(season ? { season } : {}),
    ...(weather ? { weather } : {}),
    sights,
  };
}

function readSetting(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
  regions: readonly RegionMention[] = [],
): Pick<SceneAsk, 'place' | 'time' | 'season' | 'weather' | 'misty' | 'sights'> {
  const signs = mentions.flatMap((mention) => (mention.part === 'sign' ? [mention.value] : []));
  // "At the window, looking at the street": they are not in the street.
  const own = mentions.flatMap((mention, at) => {
    const before = mentions[at - 1];
    const seen =
      (before?.part === 'relation' && before.value === 'watching') ||
      OUTSIDE(language).test(text.slice(mention.end));
    return mention.part === 'sign' && !seen ? [mention.value] : [];
  });
  const place = placeInRegion(placeOf(own) ?? placeOf(signs), regions);
  const times = signs.flatMap((sign) =>
    sign.time && !(sign === SCENE_NOUNS.moon && hasOwnMoons(place)) ? [sign.time] : [],
  );
  // "A sunny morning": the morning is more specific than the sun.
  const time = times.find((hour) => hour !== 'day') ?? times[0];
  const sights = [...new Set(signs.flatMap(({ sight }) => (sight ? [sight] : [])))];
  const open = CLEAR_SKY_SIGHTS.some((sight) => sights.includes(sight));
  const sunny = open || LOW_SUN.has(time) || sights.includes('moon');
  // Under northern lights, a moon or a low sun, snow lies on the ground and does not fall.
  const lies = (sign: SceneSign): boolean =>
    sunny && sign.weather === 'snow' && (sign.season === 'winter' || sign === SCENE_NOUNS.snow);
  const weathers = signs.flatMap((sign) => (sign.weather && !lies(sign) ? [sign.weather] : []));
  const asked = weathers.find((name) => name !== 'mist') ?? weathers[0];
  const season =
    signs.find((sign) => sign.season)?.season ??
    (signs.some(lies) || (open && asked === 'snow') ? 'winter' : undefined);
  const weather = open ? 'clear' : asked;
  return {
    ...(place ? { place } : {}),
    ...(time ? { time } : {}),
    ...(season ? { season } : {}),
    ...(weather ? { weather } : {}),
    misty: weathers.includes('mist'),
    sights,
  };
}

/** Whether a place has moons in the sky at any hour. */
const hasOwnMoons = (place: PlaceName | undefined): boolean => place === 'mars' || place === 'alien-planet';

/** Chooses among several places: mountains with a lake are a lake with mountains behind it. */
function placeOf(signs: readonly SceneSign[]): PlaceName | undefined {
  // A table or a window can be anywhere: a place beside it is more specific.
  const weight = ({ surface }: SceneSign): number => (surface ? 1 : 0);
  const named = signs
    .toSorted((a, b) => weight(a) - weight(b))
    .flatMap(({ place }) => (place ? [place] : []));
  return choosePlace(named);
}

// "On a windowsill, rainy street outside": only seen from where they are.
const OUTSIDE = bilingualRule('iu')`^\s${'outside'}(?=$|[.,;!])`;
// "The lotus' pond": the word modifies the pond.
const OF = languageRule('u')`^\s${'genitiveParticles'}\s`;
const isThing = ({ part }: SceneMention): boolean => part === 'thing' || part === 'garment';
const TWISTS = languageRule('iu')`${'twists'}`;
// A clear sky alone shows these: no cloud of a winter or a storm may hide them.
const CLEAR_SKY_SIGHTS = membersOf('clear-sky-sights') as readonly Sight[];
const LOW_SUN: ReadonlySet<Time | undefined> = new Set(['dawn', 'golden', 'sunset'] as const);

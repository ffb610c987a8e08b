import type { Reading } from '../reading/reading.ts';
import type { Signs } from '../request/signs.ts';
import { TWISTS } from '../vocabulary/relations.ts';
import { type PlaceName, SCENE_NOUNS, type SceneSign } from '../vocabulary/scenes.ts';
import { CLEAR_SKY_SIGHTS, type Sight } from '../vocabulary/sights.ts';
import { type Ask, listAsks } from './asks.ts';
import { findCrowd, withCrowd } from './crowd.ts';
import { HOUSES, SHOPS, stepOutside } from './fronts.ts';
import { layOnLaps } from './laps.ts';
import { coloursOfMade } from './made-colours.ts';
import { findSceneMentions, type SceneMention } from './mentions.ts';
import { findNegated } from './negation.ts';
import { findOutdoors, liesSnow } from './outdoors.ts';
import { joinParts } from './parts.ts';
import { holdRead } from './reading-matter.ts';
import { findRegions, placeInRegion, type RegionMention, tellsRegion } from './regions.ts';
import { relateThings, type SceneRelation } from './relations.ts';
import { findStrangers } from './strangers.ts';
import { choosePlace, readSurroundings, type Surroundings } from './surroundings.ts';
import { readThings, type SceneThing, type ThingMention } from './things.ts';
import type { SceneTone } from './tone.ts';

export type { Ask, PlaceName, SceneRelation, SceneThing, Sight };
export type Time = NonNullable<SceneSign['time']>;
export type Weather = NonNullable<SceneSign['weather']>;
export type Season = NonNullable<SceneSign['season']>;

/** The picture that a prompt describes: what is in it, where, when, in which weather. */
export type SceneAsk = Surroundings & {
  place?: PlaceName;
  time?: Time;
  season?: Season;
  weather?: Weather;
  /** Mist beside the weather: a misty sunset. */
  misty: boolean;
  /** Colours and manner asked for the whole picture. */
  tone?: SceneTone;
  /** What the sky, the wind and the wet do beside. */
  sights: Sight[];
  /** Things in the order of the prompt. */
  things: SceneThing[];
  relations: SceneRelation[];
  /** Places that no picture shows, as written. */
  unknown: string[];
  /** Words that no vocabulary has, as written: perhaps the very thing that the picture is about. */
  strangers: string[];
  /** One of those stands where the prompt names what it is about. */
  strangerLeads: boolean;
  /** Under the open sky, wherever that is. */
  outdoors: boolean;
  /** The colour that the prompt gives the picture or its place, and no thing: of the wall, where there is one. */
  ground?: string;
  /** The place is named before all things: it is what the picture is about. */
  placeLeads: boolean;
  /** What makes a thing another one ("made of glass"), as written. */
  twist?: string;
  /** The ledger: every word above, and every other that could be seen, as an entry of its own. */
  asks: Ask[];
};

/** Reads the scene out of a described picture; quoted words are masked before. What is negated is not in it. */
export function readScene(reading: Reading, language: string, signs?: Signs): SceneAsk {
  const all = stepOutside(joinParts(reading, language, findSceneMentions(reading, language)), SHOPS);
  const negated = findNegated(reading, language, all);
  // Of other houses the front is not drawn: that is told.
  const mentions = stepOutside(
    all.filter((mention) => !negated.has(mention)),
    HOUSES,
  );
  const hues = mentions.filter((mention) => mention.part === 'colour');
  const made: ReadonlySet<SceneMention> = new Set(
    coloursOfMade(reading, language, hues, signs, mentions.filter(isThing)),
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
  const setting = readSetting(reading, mentions, regions);
  const crowd = findCrowd(reading, language, mentions);
  const things = crowd ? withCrowd(named, setting.place) : named;
  const strangers = findStrangers(reading, language, {
    mentions: all,
    signs,
    hasThings: things.length > 0,
  }).filter((span) => !tellsRegion(span, regions, setting.place));
  const twist = TWISTS.exec(reading.text)?.[1];
  const first = mentioned[0]?.mention.start ?? Number.POSITIVE_INFINITY;
  const place =
    mentions.find(({ part, value }) => part === 'sign' && typeof value === 'object' && value.place)?.start ??
    Number.POSITIVE_INFINITY;
  const related = relateThings(reading, language, mentions, mentioned);
  const relations = layOnLaps(reading, language, mentioned, things, holdRead(things, related));
  const outdoors = findOutdoors(reading, language, mentions);
  const asks = listAsks(reading, language, {
    mentions: all,
    negated,
    claims,
    relations,
    idle: mentions.filter((mention) => isIdle(reading, language, mention, mentions, mentioned)),
    strangers,
    outdoors,
    ...(crowd ? { crowd } : {}),
    signs,
  });
  const tints = asks.filter((ask) => ask.part === 'tint');
  const [loose] =
    tints.length === 1
      ? tints.filter((tint) => (tint.place ? tint.place === setting.place : !tint.noun))
      : [];
  const nouns = things.map(({ noun }) => noun);
  return {
    ...(liesSnow(nouns, setting.place) ? { season: 'winter' } : {}),
    ...setting,
    ...readSurroundings(reading, mentions, setting.place),
    things,
    relations,
    unknown: mentions.flatMap((mention) => (mention.part === 'unknown' ? [mention.value] : [])),
    strangers: strangers.map(({ start, end }) => reading.text.slice(start, end)),
    strangerLeads: strangers.some(
      ({ start, end }) => start < Math.min(first, place) && !OF.test(reading.text.slice(end)),
    ),
    placeLeads: place < Math.min(first, strangers[0]?.start ?? Number.POSITIVE_INFINITY),
    outdoors: outdoors.length > 0,
    ...(twist ? { twist } : {}),
    ...(loose ? { ground: loose.color } : {}),
    asks,
  };
}

/** A relation between two things that came to nothing: read alone, it still relates none. */
function isIdle(
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

/** Hour, season, weather and sights that a prompt names anywhere, for a picture whose own clauses do not. */
export function readSettingOf(
  reading: Reading,
  language: string,
): Pick<SceneAsk, 'time' | 'season' | 'weather' | 'sights'> {
  const { time, season, weather, sights } = readSetting(reading, findSceneMentions(reading, language));
  return {
    ...(time ? { time } : {}),
    ...(season ? { season } : {}),
    ...(weather ? { weather } : {}),
    sights,
  };
}

function readSetting(
  { text }: Reading,
  mentions: readonly SceneMention[],
  regions: readonly RegionMention[] = [],
): Pick<SceneAsk, 'place' | 'time' | 'season' | 'weather' | 'misty' | 'sights'> {
  const signs = mentions.flatMap((mention) => (mention.part === 'sign' ? [mention.value] : []));
  // "At the window, looking at the street": what is looked at is not where they are.
  const own = mentions.flatMap((mention, at) => {
    const before = mentions[at - 1];
    const seen =
      (before?.part === 'relation' && before.value === 'watching') || OUTSIDE.test(text.slice(mention.end));
    return mention.part === 'sign' && !seen ? [mention.value] : [];
  });
  const place = placeInRegion(placeOf(own) ?? placeOf(signs), regions);
  const times = signs.flatMap((sign) =>
    sign.time && !(sign === SCENE_NOUNS.moon && hasOwnMoons(place)) ? [sign.time] : [],
  );
  // "A sunny morning": the hour says more than that the sun shines.
  const time = times.find((hour) => hour !== 'day') ?? times[0];
  const sights = [...new Set(signs.flatMap(({ sight }) => (sight ? [sight] : [])))];
  const open = CLEAR_SKY_SIGHTS.some((sight) => sights.includes(sight));
  const sunny = open || LOW_SUN.has(time) || sights.includes('moon');
  // Under the northern lights, the moon and a low sun snow lies, and none falls.
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

/** Where moons stand in the sky at any hour. */
const hasOwnMoons = (place: PlaceName | undefined): boolean => place === 'mars' || place === 'alien-planet';

/** Of several places the one that holds the others: mountains with a lake are a lake, its far shore is mountains. */
function placeOf(signs: readonly SceneSign[]): PlaceName | undefined {
  // A table or a window is anywhere: a place named beside it says where.
  const weight = ({ surface }: SceneSign): number => (surface ? 1 : 0);
  const named = signs
    .toSorted((a, b) => weight(a) - weight(b))
    .flatMap(({ place }) => (place ? [place] : []));
  return choosePlace(named);
}

// "On a windowsill, rainy street outside": seen from where they are.
const OUTSIDE =
  /^\s(?:outside|draußen|dehors|fuera|afuera|lá fora|fuori|buiten|снаружи|за окном|utanför|udenfor|utenfor|na zewnątrz|za oknem|dışarıda)(?=$|[.,;!])/iu;
// "The lotus' pond": it says which pond.
const OF = /^\s(?:के|की|का)\s/u;
const isThing = ({ part }: SceneMention): boolean => part === 'thing' || part === 'garment';
const LOW_SUN: ReadonlySet<Time | undefined> = new Set(['dawn', 'golden', 'sunset'] as const);

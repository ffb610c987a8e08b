import type { Reading } from './reading.ts';
import { findSceneMentions, type SceneMention } from './scene-mentions.ts';
import { findNegated } from './scene-negation.ts';
import { relateThings, type SceneRelation } from './scene-relations.ts';
import { readThings, type SceneThing } from './scene-things.ts';
import type { Signs } from './signs.ts';
import { findStrangers } from './strangers.ts';
import { TWISTS } from './vocabulary/relations.ts';
import { type PlaceName, SCENE_NOUNS, type SceneSign } from './vocabulary/scenes.ts';

export type { PlaceName, SceneRelation, SceneThing };
export type Time = NonNullable<SceneSign['time']>;
export type Weather = NonNullable<SceneSign['weather']>;
export type Season = NonNullable<SceneSign['season']>;

/** The picture that a prompt describes: what is in it, where, when, in which weather. */
export type SceneAsk = {
  place?: PlaceName;
  time?: Time;
  season?: Season;
  weather?: Weather;
  /** Mist beside the weather: a misty sunset. */
  misty: boolean;
  /** Things in the order of the prompt. */
  things: SceneThing[];
  relations: SceneRelation[];
  /** Places that no picture shows, as written. */
  unknown: string[];
  /** Words that no vocabulary has, as written: perhaps the very thing that the picture is about. */
  strangers: string[];
  /** One of those stands where the prompt names what it is about. */
  strangerLeads: boolean;
  /** The place is named before all things: it is what the picture is about. */
  placeLeads: boolean;
  /** What makes a thing another one ("made of glass"), as written. */
  twist?: string;
};

/** Reads the scene out of a described picture; quoted words are masked before. What is negated is not in it. */
export function readScene(reading: Reading, language: string, signs?: Signs): SceneAsk {
  const all = findSceneMentions(reading, language);
  const negated = findNegated(reading, language, all);
  const mentions = all.filter((mention) => !negated.has(mention));
  const { things, mentioned } = readThings(reading, language, mentions);
  const strangers = findStrangers(reading, language, { mentions: all, signs, hasThings: things.length > 0 });
  const twist = TWISTS.exec(reading.text)?.[1];
  const first = mentioned[0]?.mention.start ?? Number.POSITIVE_INFINITY;
  const place =
    mentions.find(({ part, value }) => part === 'sign' && typeof value === 'object' && value.place)?.start ??
    Number.POSITIVE_INFINITY;
  return {
    ...readSetting(mentions),
    things,
    relations: relateThings(reading, language, mentions, mentioned),
    unknown: [
      ...mentions.flatMap((mention) => (mention.part === 'unknown' ? [mention.value] : [])),
      ...findManyMoons(reading, mentions),
    ],
    strangers: strangers.map(({ start, end }) => reading.text.slice(start, end)),
    strangerLeads: strangers.some(
      ({ start, end }) => start < Math.min(first, place) && !OF.test(reading.text.slice(end)),
    ),
    placeLeads: place < Math.min(first, strangers[0]?.start ?? Number.POSITIVE_INFINITY),
    ...(twist ? { twist } : {}),
  };
}

function readSetting(
  mentions: readonly SceneMention[],
): Pick<SceneAsk, 'place' | 'time' | 'season' | 'weather' | 'misty'> {
  const signs = mentions.flatMap((mention) => (mention.part === 'sign' ? [mention.value] : []));
  const place = placeOf(signs);
  const time = signs.find((sign) => sign.time)?.time;
  const season = signs.find((sign) => sign.season)?.season;
  const weathers = signs.flatMap(({ weather }) => (weather ? [weather] : []));
  const weather = weathers.find((name) => name !== 'mist') ?? weathers[0];
  return {
    ...(place ? { place } : {}),
    ...(time ? { time } : {}),
    ...(season ? { season } : {}),
    ...(weather ? { weather } : {}),
    misty: weathers.includes('mist'),
  };
}

/** A sky has one moon: "two moons" are not in any picture. */
function findManyMoons({ text }: Reading, mentions: readonly SceneMention[]): string[] {
  return mentions.flatMap((moon) => {
    if (moon.part !== 'sign' || moon.value !== SCENE_NOUNS.moon) return [];
    const number = mentions.find(
      (one) => one.part === 'number' && one.value > 1 && /^\s$/.test(text.slice(one.end, moon.start)),
    );
    return number ? [text.slice(number.start, moon.end)] : [];
  });
}

/** Of several places the one that holds the others: mountains with a lake are a lake, its far shore is mountains. */
function placeOf(signs: readonly SceneSign[]): PlaceName | undefined {
  // A table or a window is anywhere: a place named beside it says where.
  const weight = ({ surface }: SceneSign): number => (surface ? 1 : 0);
  const named = signs
    .toSorted((a, b) => weight(a) - weight(b))
    .flatMap(({ place }) => (place ? [place] : []));
  // Snow lies on other places too.
  return (
    HOLDERS.find((holder) => named.includes(holder)) ??
    named.find((place) => place !== 'snowfield') ??
    named[0]
  );
}

// "The lotus' pond": it says which pond.
const OF = /^\s(?:के|की|का)\s/u;
const HOLDERS: readonly PlaceName[] = [
  'pier',
  'canal',
  'market',
  'waterfall',
  'lake',
  'coast',
  'beach',
  'island',
  'harbor',
  'park',
];

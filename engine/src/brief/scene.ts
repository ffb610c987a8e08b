import { createLexicon } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { findNouns } from './subjects.ts';
import {
  HARMLESS_WORDS,
  type PlaceName,
  POSTURES,
  RELATIONS,
  SCENE_NOUNS,
  SCENE_WORDS,
  type SceneSign,
} from './vocabulary/scenes.ts';

export type { PlaceName };
export type Time = NonNullable<SceneSign['time']>;
export type Weather = NonNullable<SceneSign['weather']>;

/** The picture that a prompt describes: what is in it, where, when, in which weather. */
export type SceneAsk = {
  place?: PlaceName;
  time?: Time;
  weather?: Weather;
  /** Mist beside the weather: a misty sunset. */
  misty: boolean;
  /** Things in the order of the prompt, singular, with their number. */
  things: { noun: string; count: number }[];
  /** Places that no picture shows, as written. */
  unknown: string[];
  /** Words that no vocabulary has, where nothing else says what the picture is about. */
  strangers: string[];
  /** Something that things do to one another (riding, wearing), as written. */
  relation?: string;
  /** Something that the subject does and no drawing shows, as written. */
  posture?: string;
};

const words = createLexicon(SCENE_WORDS, { plurals: true });

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['two', 'zwei', 'deux', 'dos', 'dois', 'due', 'twee', 'два', 'две', '2', 'pair', 'couple'],
    ['three', 'drei', 'trois', 'tres', 'três', 'tre', 'drie', 'три', '3'],
  ].flatMap((list, i) => list.map((word) => [word, i + 2])),
);
const NUMBER_BEFORE = /([\p{L}\p{N}]+)(?:\s+of)?(?:\s+\p{L}+)?\s+$/u;
const CJK_NUMBER = /([两兩二三]|2|3)[\p{Script=Han}つ匹隻头頭羽]?の?$/u;

/** Reads the scene out of a described picture; quoted words are masked before. */
export function readScene(reading: Reading, language: string): SceneAsk {
  const extra = words.find(reading, language);
  const inExtra = (at: number): boolean => extra.some(({ start, end }) => at >= start && at < end);
  const nouns = findNouns(reading, language).filter(({ start }) => !inExtra(start));
  const signs: (SceneSign & { start: number })[] = extra.map(({ value, start }) => ({ ...value, start }));
  const things: { noun: string; count: number }[] = [];
  const unknown: string[] = [];
  for (const { value, start, end } of nouns) {
    const sign = SCENE_NOUNS[value.noun];
    if (sign) signs.push({ ...sign, start });
    else if (value.role === 'scene') unknown.push(reading.text.slice(start, end));
    else if (!things.some(({ noun }) => noun === value.noun))
      things.push({ noun: value.noun, count: countBefore(reading.folded.slice(0, start)) });
  }
  signs.sort((a, b) => a.start - b.start);
  const place = placeOf(signs);
  const time = signs.find((sign) => sign.time)?.time;
  const weathers = signs.flatMap(({ weather }) => (weather ? [weather] : []));
  const weather = weathers.find((name) => name !== 'mist') ?? weathers[0];
  const relation = RELATIONS.exec(reading.text)?.[1];
  const posture = POSTURES.exec(reading.text)?.[1];
  return {
    ...(place ? { place } : {}),
    ...(time ? { time } : {}),
    ...(weather ? { weather } : {}),
    misty: weathers.includes('mist'),
    things,
    unknown,
    strangers: language === 'en' && things.length === 0 ? findStrangers(reading, [...nouns, ...extra]) : [],
    ...(relation ? { relation } : {}),
    ...(posture ? { posture } : {}),
  };
}

/** Of several places the one that holds the others: mountains with a lake are a lake, its far shore is mountains. */
function placeOf(signs: readonly SceneSign[]): PlaceName | undefined {
  const named = signs.flatMap(({ place }) => (place ? [place] : []));
  if (named.includes('lake')) return 'lake';
  if (named.includes('coast')) return 'coast';
  if (named.includes('beach')) return 'beach';
  return named[0];
}

function countBefore(text: string): number {
  const latin = NUMBER_BEFORE.exec(text);
  const near = latin?.[0].trim().split(/\s+/) ?? [];
  for (const word of near) {
    const count = NUMBERS[word];
    if (count) return count;
  }
  const sign = CJK_NUMBER.exec(text)?.[1];
  return sign === undefined ? 1 : sign === '三' || sign === '3' ? 3 : 2;
}

/** Words of an English prompt that nothing knows: perhaps the very thing that the picture is about. */
function findStrangers(reading: Reading, known: readonly { start: number; end: number }[]): string[] {
  return reading.words
    .filter(({ start, folded }) => {
      if (folded.length < 3 || HARMLESS_WORDS.has(folded)) return false;
      return !known.some((mention) => start >= mention.start && start < mention.end);
    })
    .map(({ start, end }) => reading.text.slice(start, end));
}

import type { RelationKind } from '../../../brief/scene-ask.ts';
import { bilingualRule, languageRule } from '../../../lexicon/language-rule.ts';
import type { Reading } from '../../reading/reading.ts';
import { isSmallWord } from '../../reading/small-words.ts';
import type { Sign, Signs } from '../../request/signs.ts';
import { FAR_PHRASES } from '../../vocabulary/scene/depth-phrases.ts';
import { isScenic } from '../../vocabulary/scene/scenic-adjectives.ts';
import { BINDING_SIGNS } from '../../vocabulary/scene/single-signs.ts';
import { findNegated } from '../mentions/find-negated.ts';
import { findSceneMentions } from '../mentions/find-scene-mentions.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';

type Span = { start: number; end: number };

const LONGEST = 160;
const NOTHING = /(?!)/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LEAST_WORDS = 3;
const MANY = 3;
// Words about mood count as part of a description.
const TONE: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['mood', 'colour', 'quality', 'medium']);
// With an hour, so do light and dark: "evening light", "at dark".
const LIT: ReadonlySet<Sign['part']> = new Set<Sign['part']>([...TONE, 'scheme']);
const ONE_PLACE = bilingualRule('iu')`^${'indefiniteArticles'}\s(?!.*(?<!\p{L})${'for'}(?!\p{L}))`;
// The least share of letters that are visible: a headline is about something else.
const MOSTLY = 0.72;
// Less where somebody does something, which is rarely a headline.
const ENOUGH_ACTED = 0.6;
const WHERE = bilingualRule('iu')`^\s${'whereabouts'}\s${'definiteLead'}?$`;
// A name in the locative: "Kapadokya'da".
const IN_TOWN = languageRule('u')`^\p{Lu}\p{L}+${'townEnding'}$`;
// Between a colour and its noun.
const BESIDE = /^\s?(?:\p{L}+\s)?$/u;
/** A text with two capitalized words, one of them the first. */
export const NAME_IN_CAPITALS = /^\p{Lu}\S*\s(?:\S+\s)*\p{Lu}/u;
/** Whether nearly all words of a text are visible and make a picture: somebody, and where they are or what they do. */
export function isSceneDescription(reading: Reading, language: string, signs: Signs): boolean {
  const { text } = reading;
  if (text.length > LONGEST || /[?!%@$€£]/u.test(text)) return false;
  const mentions = findSceneMentions(reading, language);
  if (isTitle(reading, language, mentions)) return false;
  const toned = signs.all.filter(({ part }) => (hasHour(mentions) ? LIT : TONE).has(part));
  if (
    !makesPicture(reading, language, mentions) &&
    !isPlaceAlone(reading, language, mentions, toned) &&
    findNegated(reading, language, mentions).size === 0
  )
    return false;
  const acted =
    mentions.some(({ part }) => part === 'action') && mentions.some(({ part }) => part === 'thing');
  return coverage(reading, language, mentions, toned) >= (acted ? ENOUGH_ACTED : MOSTLY);
}

/** Whether a short text is a name: "Sunflower field", "Beach house", but not "dolphins underwater", "Empty classroom". */
function isTitle({ text, words }: Reading, language: string, mentions: readonly SceneMention[]): boolean {
  if (words.length >= LEAST_WORDS || UNSPACED.test(text)) return false;
  // "Black cat" and "gatto nero" are no names; "Black Pearl" is.
  if (mentions.some(({ part }) => part === 'colour') && !NAME_IN_CAPITALS.test(text)) return false;
  if (isScenic(words[0]?.folded ?? '', language)) return false;
  if (mentions.some(({ part }) => part === 'relation' || part === 'action')) return false;
  const nouns = mentions.filter(({ part }) => part === 'thing' || part === 'sign' || part === 'unknown');
  const many = /s$/i.test(words[0]?.folded ?? '');
  return nouns.length === 1 ? words.length < 2 || nouns[0]?.start === 0 : !many;
}

/** Whether a text is a place with an adjective (quiet, wide, neon-lit). In scripts without capitals and spaces the place is enough. */
function isPlaceAlone(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
  toned: readonly Sign[],
): boolean {
  const places = mentions.filter((mention) => mention.part === 'sign' && mention.value.place !== undefined);
  if (places.length === 0 || mentions.some(({ part }) => part === 'unknown' || part === 'thing'))
    return false;
  const [first] = places;
  if (first?.start === 0 && first.end === reading.text.trim().length) return UNSPACED.test(reading.text);
  if (ONE_PLACE(language).test(reading.text)) return true;
  return reading.words.some(
    ({ start, end, folded }) =>
      toned.some((sign) => sign.start <= start && sign.end >= end) ||
      isScenic(folded, language) ||
      (language !== 'en' && /[\u0900-\u097f\u0600-\u06ff\uac00-\ud7af]/u.test(folded)),
  );
}

const hasHour = (mentions: readonly SceneMention[]): boolean =>
  mentions.some((mention) => mention.part === 'sign' && mention.value.time !== undefined);

/** Whether a name says where a place is, which counts neither way: "a vineyard in Tuscany". */
const isWhereabouts = (
  text: string,
  language: string,
  start: number,
  mentions: readonly SceneMention[],
): boolean =>
  /^\p{Lu}/u.test(text.slice(start)) &&
  mentions.some(
    (mention) =>
      mention.part === 'sign' &&
      mention.value.place !== undefined &&
      WHERE(language).test(text.slice(mention.end, start)),
  );

function makesPicture(reading: Reading, language: string, mentions: readonly SceneMention[]): boolean {
  const has = (part: SceneMention['part']): boolean => mentions.some((mention) => mention.part === part);
  const places = mentions.filter(
    ({ part, value }) => part === 'unknown' || (part === 'sign' && typeof value === 'object' && value.place),
  );
  const hours = mentions.filter(
    ({ part, value }) => part === 'sign' && typeof value === 'object' && !value.place,
  );
  const far = farPhrases(reading, language).length > 0;
  if (has('thing'))
    return (
      places.length > 0 ||
      hasTown(reading, language) ||
      has('relation') ||
      has('action') ||
      has('number') ||
      hours.length > 0 ||
      far ||
      isListed(reading, mentions) ||
      isThingAlone(reading, language, mentions)
    );
  const beside = mentions.some(({ part, value }) => part === 'relation' && APART.has(value as RelationKind));
  return places.length > 0 && (hours.length > 0 || far || (places.length > 1 && beside));
}

// Relations that show two places together: "mountains behind a lake".
const APART: ReadonlySet<RelationKind> = new Set([
  'behind',
  'over',
  'beside',
  'in-front-of',
  'under',
  'between',
]);

/** Finds phrases of depth, which only describe pictures: "in the distance". */
const farPhrases = ({ folded }: Reading, language: string): Span[] =>
  [...folded.matchAll(FAR_PHRASES[language] ?? NOTHING)].map(({ index, 0: phrase }) => ({
    start: index,
    end: index + phrase.length,
  }));

const isInTown = (word: string, language: string): boolean => IN_TOWN(language).test(word);

const hasTown = ({ text, words }: Reading, language: string): boolean =>
  words.some(({ start, end }) => isInTown(text.slice(start, end), language));

/** Whether a sentence without commas names several things: "baker taking baguettes out of the oven". */
const isListed = ({ text }: Reading, mentions: readonly SceneMention[]): boolean =>
  mentions.filter(({ part }) => part === 'thing').length >= MANY && !/[,;:&+|/]|\p{L}\s\p{Lu}/u.test(text);

/** Whether a text is a thing with a colour. In scripts without capitals and spaces the thing is enough. */
const isThingAlone = ({ text }: Reading, language: string, mentions: readonly SceneMention[]): boolean =>
  UNSPACED.test(text) ||
  ((language === 'de' || !NAME_IN_CAPITALS.test(text)) &&
    mentions.some(
      ({ part, start, end }) =>
        part === 'colour' &&
        mentions.some(
          (thing) =>
            thing.part === 'thing' &&
            BESIDE.test(text.slice(Math.min(end, thing.end), Math.max(start, thing.start))),
        ),
    ));

function coverage(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
  toned: readonly Sign[],
): number {
  const shown: readonly Span[] = [...mentions, ...farPhrases(reading, language)];
  const lengthOf = (start: number, end: number): number =>
    reading.text.slice(start, end).replaceAll(BINDING_SIGNS, '').length;
  const known = (start: number, end: number): boolean =>
    [...shown, ...toned].some((m) => m.start < end && m.end > start);
  let [covered, all] = [0, 0];
  for (const { start, end, folded } of reading.words) {
    if (isInTown(reading.text.slice(start, end), language)) continue;
    const small = isSmallWord(folded, language) || isScenic(folded, language);
    if (
      small ||
      (folded.length < 2 && !UNSPACED.test(folded)) ||
      isWhereabouts(reading.text, language, start, mentions)
    )
      continue;
    all += lengthOf(start, end);
    const inside = shown.filter((m) => m.start < end && m.end > start && m.end > m.start);
    covered += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(folded)
      ? inside.reduce((sum, m) => sum + lengthOf(Math.max(m.start, start), Math.min(m.end, end)), 0)
      : known(start, end)
        ? lengthOf(start, end)
        : 0;
  }
  return all === 0 ? 0 : covered / all;
}

import type { Reading } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import type { Sign, Signs } from '../request/signs.ts';
import { FAR_PHRASES } from '../vocabulary/depth-phrases.ts';
import type { RelationKind } from '../vocabulary/relations.ts';
import { isScenic } from '../vocabulary/scenic-adjectives.ts';
import { BINDING_SIGNS } from '../vocabulary/single-signs.ts';
import { findSceneMentions, type SceneMention } from './mentions.ts';
import { findNegated } from './negation.ts';

type Span = { start: number; end: number };

const LONGEST = 160;
const NOTHING = /(?!)/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LEAST_WORDS = 3;
const MANY = 3;
// They tell the mood of a picture and nothing against it.
const TONE: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['mood', 'colour', 'quality', 'medium']);
// "Evening light", "at dark": said of an hour.
const LIT: ReadonlySet<Sign['part']> = new Set<Sign['part']>([...TONE, 'scheme']);
const ONE_PLACE =
  /^(?:an?|ein|eine|une?|una|uno|uma|um|een|en|ett|et|ei)\s(?!.*(?<!\p{L})(?:for|für|pour|para|per|voor|för|for|til)(?!\p{L}))/iu;
// A described picture is made of things, places, hours and deeds; a headline is about something else.
const MOSTLY = 0.72;
// Who does what is seldom a headline.
const ENOUGH_ACTED = 0.6;
const WHERE =
  /^\s(?:in|of|near|by|on|bei|an der|von|en|à|au|de|du|di|da|do|em|no|na|del|della|i|på|w|у|в|на)\s(?:the\s|der\s|la\s|le\s)?$/iu;
// "Kapadokya'da": a name with the ending of where.
const IN_TURKISH_TOWN = /^\p{Lu}\p{L}+['’](?:[dt][ae]n?|y[ae]|n[ıiuü]n)$/u;
// Between a colour and its noun.
const BESIDE = /^\s?(?:\p{L}+\s)?$/u;
/** Two words of it have capitals, the first among them. */
export const NAME_IN_CAPITALS = /^\p{Lu}\S*\s(?:\S+\s)*\p{Lu}/u;
/** Whether nearly every word of a text says what is to be seen, and they make a picture: who, and where or doing what. */
export function isAllScene(reading: Reading, language: string, signs: Signs): boolean {
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

/** "Sunflower field", "Beach house" are names; "dolphins underwater", "Empty classroom" are not. */
function isTitle({ text, words }: Reading, language: string, mentions: readonly SceneMention[]): boolean {
  if (words.length >= LEAST_WORDS || UNSPACED.test(text)) return false;
  // "Black cat", "gatto nero"; a "Black Pearl" is a name.
  if (mentions.some(({ part }) => part === 'colour') && !NAME_IN_CAPITALS.test(text)) return false;
  if (isScenic(words[0]?.folded ?? '', language)) return false;
  if (mentions.some(({ part }) => part === 'relation' || part === 'action')) return false;
  const nouns = mentions.filter(({ part }) => part === 'thing' || part === 'sign' || part === 'unknown');
  const many = /s$/i.test(words[0]?.folded ?? '');
  return nouns.length === 1 ? words.length < 2 || nouns[0]?.start === 0 : !many;
}

/** A place, said to be quiet, wide, neon-lit; in a script without capitals and spaces its name is enough. */
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
  if (ONE_PLACE.test(reading.text)) return true;
  return reading.words.some(
    ({ start, end, folded }) =>
      toned.some((sign) => sign.start <= start && sign.end >= end) ||
      isScenic(folded, language) ||
      (language !== 'en' && /[\u0900-\u097f\u0600-\u06ff\uac00-\ud7af]/u.test(folded)),
  );
}

const hasHour = (mentions: readonly SceneMention[]): boolean =>
  mentions.some((mention) => mention.part === 'sign' && mention.value.time !== undefined);

/** "A vineyard in Tuscany": where a place is tells nothing against the picture of it. */
const isWhereabouts = (text: string, start: number, mentions: readonly SceneMention[]): boolean =>
  /^\p{Lu}/u.test(text.slice(start)) &&
  mentions.some(
    (mention) =>
      mention.part === 'sign' &&
      mention.value.place !== undefined &&
      WHERE.test(text.slice(mention.end, start)),
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
      isInTurkishTown(reading, language) ||
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

// "Mountains behind a lake": one place is seen with another.
const APART: ReadonlySet<RelationKind> = new Set([
  'behind',
  'over',
  'beside',
  'in-front-of',
  'under',
  'between',
]);

/** "In the distance": said of nothing but what is seen. */
const farPhrases = ({ folded }: Reading, language: string): Span[] =>
  [...folded.matchAll(FAR_PHRASES[language] ?? NOTHING)].map(({ index, 0: phrase }) => ({
    start: index,
    end: index + phrase.length,
  }));

const isTurkishTown = (word: string, language: string): boolean =>
  language === 'tr' && IN_TURKISH_TOWN.test(word);

const isInTurkishTown = ({ text, words }: Reading, language: string): boolean =>
  words.some(({ start, end }) => isTurkishTown(text.slice(start, end), language));

/** "Baker taking baguettes out of the oven": three things of one sentence, no list of wares. */
const isListed = ({ text }: Reading, mentions: readonly SceneMention[]): boolean =>
  mentions.filter(({ part }) => part === 'thing').length >= MANY && !/[,;:&+|/]|\p{L}\s\p{Lu}/u.test(text);

/** A thing of a colour; in a script without capitals and spaces its name is enough. */
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
    if (isTurkishTown(reading.text.slice(start, end), language)) continue;
    const small = isSmallWord(folded, language) || isScenic(folded, language);
    if (
      small ||
      (folded.length < 2 && !UNSPACED.test(folded)) ||
      isWhereabouts(reading.text, start, mentions)
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

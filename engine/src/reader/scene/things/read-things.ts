import type { SceneThing } from '../../../brief/scene-ask.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import { startersIn } from '../../../lexicon/word-lists.ts';
import { findNouns } from '../../find-nouns.ts';
import { isDual } from '../../reading/plural.ts';
import type { Reading } from '../../reading/reading.ts';
import { assignActions, assignFlight } from '../mentions/assign-actions.ts';
import { isCostume } from '../mentions/join-figures.ts';
import type { Claim, Named, SceneMention, ThingMention } from '../mentions/scene-mention.ts';
import { isAtRest } from '../relations/is-at-rest.ts';
import type { ColorMention } from './attach-part-colors.ts';
import { breedOf } from './breed-of.ts';
import { findWearer, isHandled, isLandmark } from './find-wearer.ts';
import { isPerson } from './is-person.ts';
import { isSeveral } from './is-several.ts';
import { sexOf } from './sex-of.ts';
import { splitShares } from './split-shares.ts';

function addGarment(thing: SceneThing, { noun, color }: NonNullable<SceneThing['wears']>): void {
  thing.wearsToo = [...(thing.wearsToo ?? []), noun];
  if (color) thing.colorsToo = { ...thing.colorsToo, [noun]: color };
}

const ADJECTIVE_FOLLOWS = new Set(['fr', 'es', 'pt', 'it', 'ar']);
// Characters between a color or number and its noun: "two very small old brown dogs".
const MAX_BETWEEN = 34;
// Between two colors of one thing.
const JOINS = bilingualRule('u')`^[\s-]*(?:&|،?\s?${'and'}|${'joinsColors'}|,)?[\s-]*$`;
const DRESSED = bilingualRule('iu')`^\s${'dressedIn'}\s$`;
const SMALL_GROUP = 3;
// The number in "a table full of cakes".
const FULL = 6;
const FULL_OF = bilingualRule('iu')`(?<!\p{L})${'fullOf'}\s?(?:\p{L}+\s)?$`;
const OR_WITH = bilingualRule('u')`(?<!\p{L})(?:${'and'}|${'with'})(?!\p{L})`;
const WITH = bilingualRule('iu')`(?<!\p{L})${'with'}(?!\p{L})`;
// Nouns whose grammatical gender says nothing: eine Person, une personne.
const OF_EITHER_SEX = setOf('of-either-sex');

/** Reads the things of a scene in the order of the prompt, with number, color, posture and clothes. */
export function readThings(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): { things: SceneThing[]; mentioned: ThingMention[]; claims: Claim[] } {
  const claims: Claim[] = [];
  const claim = (thing: number, as: Claim['as'], mention: SceneMention | undefined): void => {
    if (mention) claims.push({ mention, thing, as });
  };
  const named = mentions.filter((m): m is Named => m.part === 'thing' || m.part === 'garment');
  const figures = named.filter(({ part }) => part === 'thing');
  const things: SceneThing[] = [];
  const mentioned: ThingMention[] = [];
  const worn: Named[] = [];
  for (const mention of named) {
    if (
      mention.part === 'garment' &&
      !isHandled(reading, language, mention, mentions) &&
      !isLandmark(reading, mention, mentions) &&
      findWearer(reading, language, mention, figures, worn)
    ) {
      worn.push(mention);
      continue;
    }
    const noun = mention.part === 'garment' ? nounOf(reading, language, mention) : mention.value;
    const young = mention.part === 'thing' && mention.young;
    const hue = colorOf(reading, language, mention, mentions);
    const color = hue?.value;
    // A noun that is named again is the same thing, unless it has another color.
    const known = things.findIndex(
      (thing) =>
        thing.noun === noun &&
        thing.young === (young || undefined) &&
        (color === undefined || thing.color === color),
    );
    const kin = mentioned.findLast(({ index }) => index === known)?.mention;
    const first = things[known];
    const other =
      kin !== undefined &&
      first !== undefined &&
      isSeparateThing(reading, language, { kin, first }, mention, mentions);
    if (known >= 0 && !other) {
      mentioned.push({ mention, index: known });
      claim(known, 'thing', mention);
      claim(known, 'number', numberOf(reading, language, mention, mentions));
      claim(known, 'color', hue);
      continue;
    }
    const pair = hue && pairOf(reading, language, hue, mentions);
    const count = countOf(reading, language, { ...mention, value: noun }, mentions);
    const breed = noun === 'dog' ? breedOf(reading, language, mention) : undefined;
    const sex = isPerson(noun) && !OF_EITHER_SEX.has(noun) ? sexOf(reading, language, mention) : undefined;
    things.push({
      noun,
      count,
      ...(young ? { young } : {}),
      ...(breed ? { breed } : {}),
      ...(color ? { color } : {}),
      ...(pair ? { pair: pair.value } : {}),
      ...(sex && (sex === 'woman' || count === 1) ? { sex } : {}),
    });
    const index = things.length - 1;
    claim(index, 'color', pair);
    mentioned.push({ mention, index });
    claim(index, 'thing', mention);
    const number = numberOf(reading, language, mention, mentions);
    claim(index, 'number', number);
    if (!number && count > 1) claim(index, 'plural', mention);
    claim(index, 'color', hue);
  }
  for (const garment of worn) {
    const wearer = findWearer(reading, language, garment, figures, worn);
    const index = mentioned.find(({ mention }) => mention === wearer)?.index ?? -1;
    const thing = things[index];
    const hue = colorOf(reading, language, garment, mentions);
    const color = hue?.value;
    if (thing) claim(index, 'garment', garment);
    if (thing) claim(index, 'dye', hue);
    if (thing && isCostume(garment.value)) thing.as ??= garment.value;
    // The garment that covers most of the figure is the main one.
    else if (thing && (!thing.wears || thing.wears.noun === 'hat')) {
      if (thing.wears) addGarment(thing, thing.wears);
      thing.wears = { noun: garment.value, ...(color ? { color } : {}) };
    } else if (thing) addGarment(thing, { noun: garment.value, ...(color ? { color } : {}) });
  }
  for (const hue of mentions) {
    if (hue.part !== 'color' || hue.of === undefined) continue;
    const index = mentioned.findLast(({ mention }) => mention.end <= hue.start)?.index ?? -1;
    const thing = things[index];
    if (!thing) continue;
    thing.parts = [...(thing.parts ?? []), { part: hue.of, color: hue.value }];
    claim(index, 'color', hue);
  }
  for (const { verb, index } of assignActions(reading, language, mentions, things, mentioned))
    claim(index, 'action', verb);
  assignFlight(
    reading,
    language,
    mentions.filter((one) => !isAtRest(language, one, mentions)),
    things,
    mentioned,
  );
  for (const { mention, index } of splitShares(reading, language, mentions, things, mentioned))
    claim(index, 'color', mention);
  return { things, mentioned, claims };
}

/** Whether a noun with the same drawing is another thing: "a hen and three chickens". */
function isSeparateThing(
  reading: Reading,
  language: string,
  { kin: known, first }: { kin: SceneMention; first: SceneThing },
  named: Named,
  mentions: readonly SceneMention[],
): boolean {
  const word = ({ start, end }: SceneMention): string => reading.folded.slice(start, end).replace(/s$/, '');
  const gap = reading.folded.slice(known.end, named.start);
  // "One red umbrella among umbrellas".
  if (first.count === 1 && first.color && countOf(reading, language, named, mentions) > 1) return true;
  return (
    word(known) !== word(named) &&
    countOf(reading, language, named, mentions) > 1 &&
    OR_WITH(language).test(gap)
  );
}

function nounOf(reading: Reading, language: string, { start, end, value }: Named): string {
  return (
    findNouns(reading, language).find((noun) => noun.start < end && noun.end > start)?.value.noun ??
    String(value)
  );
}

type NumberMention = Extract<SceneMention, { part: 'number' }>;

/** Finds the nearest number before a noun that belongs to no other. */
function numberOf(
  reading: Reading,
  language: string,
  noun: Named,
  mentions: readonly SceneMention[],
): NumberMention | undefined {
  const number = mentions.findLast((m) => m.part === 'number' && m.end <= noun.start);
  return number?.part === 'number' && isJoined(reading, language, number, noun, mentions)
    ? number
    : undefined;
}

/** Returns the number of a noun; a plural without one is a small group. */
function countOf(reading: Reading, language: string, noun: Named, mentions: readonly SceneMention[]): number {
  const number = numberOf(reading, language, noun, mentions);
  if (number) return Math.max(1, number.value);
  if (isDual(reading, language, noun)) return 2;
  if (!isSeveral(reading, language, noun)) return 1;
  return FULL_OF(language).test(reading.text.slice(0, noun.start)) ? FULL : SMALL_GROUP;
}

function colorOf(
  reading: Reading,
  language: string,
  noun: Named,
  mentions: readonly SceneMention[],
): ColorMention | undefined {
  const hues = mentions.filter((m): m is ColorMention => m.part === 'color' && m.of === undefined);
  const before = hues.findLast(({ end }) => end <= noun.start);
  if (before && !ADJECTIVE_FOLLOWS.has(language) && isJoined(reading, language, before, noun, mentions))
    return firstOf(reading, language, before, hues);
  const after = hues.find(({ start }) => start >= noun.end);
  // "A boat in red and white", "eine Frau in Blau".
  if (
    after &&
    DRESSED(language).test(reading.text.slice(noun.end, after.start)) &&
    !mentions.some(
      (m) => m.part === 'garment' && /^\s(?:\p{L}+\s)?$/u.test(reading.text.slice(after.end, m.start)),
    )
  )
    return after;
  if (
    after &&
    ADJECTIVE_FOLLOWS.has(language) &&
    /^\s?(?:\p{L}+\s)?$/u.test(reading.text.slice(noun.end, after.start))
  )
    return after;
  return before && ADJECTIVE_FOLLOWS.has(language) && /^\s$/.test(reading.text.slice(before.end, noun.start))
    ? before
    : undefined;
}

/** Returns the first of coordinated colors. */
function firstOf(
  reading: Reading,
  language: string,
  hue: ColorMention,
  hues: readonly ColorMention[],
): ColorMention {
  const before = hues.findLast(({ end }) => end <= hue.start);
  return before && JOINS(language).test(reading.text.slice(before.end, hue.start))
    ? firstOf(reading, language, before, hues)
    : hue;
}

/** Finds the second color of a thing: "red and white". */
function pairOf(
  { text }: Reading,
  language: string,
  hue: ColorMention,
  mentions: readonly SceneMention[],
): ColorMention | undefined {
  const next = mentions.find((m): m is ColorMention => m.part === 'color' && m.start >= hue.end);
  return next && next.of === undefined && JOINS(language).test(text.slice(hue.end, next.start))
    ? next
    : undefined;
}

/** Whether a word belongs to a noun: nothing but adjectives between them. */
function isJoined(
  reading: Reading,
  language: string,
  word: SceneMention,
  noun: Named,
  mentions: readonly SceneMention[],
): boolean {
  const gap = reading.text.slice(word.end, noun.start);
  if (gap.length > MAX_BETWEEN || /[.!?;:。、，]/u.test(gap)) return false;
  if (WITH(language).test(gap)) return false;
  // "A blue jug and a knife", "three jugs and a knife": said of something that no drawing is of.
  const between = wordsBetween(reading, word.end, noun.start);
  if (between.findIndex((one) => startersIn(language).has(one)) > 0) return false;
  return !mentions.some(
    ({ part, start, end }) =>
      start >= word.end &&
      end <= noun.start &&
      (part === 'thing' ||
        part === 'garment' ||
        part === 'relation' ||
        part === 'unknown' ||
        part === 'sign'),
  );
}

const wordsBetween = ({ words }: Reading, from: number, to: number): string[] =>
  words.flatMap(({ start, end, folded }) => (start >= from && end <= to ? [folded] : []));

import { isDual, isPlural } from '../reading/plural.ts';
import type { Reading } from '../reading/reading.ts';
import { findNouns } from '../subjects.ts';
import type { PartName } from '../vocabulary/parts.ts';
import type { Posture } from '../vocabulary/postures.ts';
import { addActions, addFlight } from './actions.ts';
import { breedOf } from './breed-of.ts';
import { isCostume } from './figures.ts';
import { isPerson } from './is-person.ts';
import type { SceneMention } from './mentions.ts';
import type { ColourMention } from './parts.ts';
import { isAtRest } from './rest.ts';
import { type NamedSex, sexOf } from './sex-of.ts';
import { splitShares } from './shares.ts';
import { findWearer, isDoneTo, standsApart } from './wearers.ts';

/** A thing of a described picture, with what the prompt says about it. */
export type SceneThing = {
  /** Singular, lower case, English. */
  noun: string;
  count: number;
  /** The child of an animal. */
  young?: true;
  /** Of an animal, where a drawing knows it. */
  breed?: string;
  /** Its own, `#rrggbb`. */
  color?: string;
  /** The second of two: "red and white striped". */
  pair?: string;
  /** Parts that have a colour of their own. */
  parts?: { part: PartName; color: string }[];
  posture?: Posture;
  /** Of somebody, where the word or what is said with it tells. */
  sex?: NamedSex;
  /** What it does, as written. */
  action?: string;
  /** The thing in the hands that shows what it does, where the prompt does not name it. */
  tool?: string;
  /** What it wears; the garment's own colour. */
  wears?: { noun: string; color?: string };
  /** What it wears besides, and the colours of these, by garment. */
  wearsToo?: string[];
  colorsToo?: Readonly<Record<string, string>>;
  /** Who an animal or a robot is dressed as: an astronaut. */
  as?: string;
  /** Of its number so many have another colour. */
  share?: { count: number; color: string };
};

function wearToo(thing: SceneThing, { noun, color }: NonNullable<SceneThing['wears']>): void {
  thing.wearsToo = [...(thing.wearsToo ?? []), noun];
  if (color) thing.colorsToo = { ...thing.colorsToo, [noun]: color };
}

/** Where a thing is named; several mentions may be of one thing. */
export type ThingMention = { mention: SceneMention; index: number };

/** A word that was taken to say something about a thing; every mention that nobody claims is a loose end. */
export type Claim = {
  mention: SceneMention;
  thing: number;
  /** `dye`: the colour of what it wears; `plural`: the noun itself says that there are several. */
  as: 'thing' | 'number' | 'plural' | 'colour' | 'garment' | 'dye' | 'action';
};

/** A thing, or a garment that may be one. */
export type Named = Extract<SceneMention, { part: 'thing' | 'garment' }>;

const ADJECTIVE_FOLLOWS = new Set(['fr', 'es', 'pt', 'it', 'ar']);
// A colour or number and its noun: "two very small old brown dogs".
const MAX_BETWEEN = 34;
// Between two colours of one thing.
const JOINS = /^[\s-]*(?:and|und|et|y|e|en|и|&|с|と|和|与|와|과|،?\s?و|और|,)?[\s-]*$/u;
const DRESSED = /^\s(?:in|en|em|в)\s$/iu;
const SMALL_GROUP = 3;
// "A table full of cakes".
const FULL = 6;
const FULL_OF =
  /(?<!\p{L})(?:(?:full|filled|covered|packed|crowded|dotted|teeming|lined) (?:of|with|in)|voller|voll (?:mit|von)|plein(?:e|s|es)? d(?:e |['’])|rempli\p{L}* d(?:e |['’])|llen[oa]s? de|chei[oa]s? de|pien[oiae] di|vol met|vol|full av|fuld af|полн\p{L}+|pełn\p{L}+(?: z)?|повн\p{L}+)\s?(?:\p{L}+\s)?$/iu;
const OR_WITH =
  /(?<!\p{L})(?:and|und|et|y|e|en|och|og|oraz|i|ve|dan|та|і|и|with|mit|avec|con|com|met|med|с)(?!\p{L})/u;
// Their words have a gender that says nothing of them: eine Person, une personne.
const OF_EITHER_SEX = new Set(['person', 'child', 'children', 'baby', 'crowd', 'family', 'couple', 'friend']);

/** The things of a scene in the order of the prompt: with number, colour, posture, dress. */
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
      !isDoneTo(reading, mention, mentions) &&
      !standsApart(reading, mention, mentions) &&
      findWearer(reading, mention, figures, worn)
    ) {
      worn.push(mention);
      continue;
    }
    const noun = mention.part === 'garment' ? nounOf(reading, language, mention) : mention.value;
    const young = mention.part === 'thing' && mention.young;
    const hue = colourOf(reading, language, mention, mentions);
    const color = hue?.value;
    // Named again, it is the same thing, unless it has another colour.
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
      isOther(reading, language, { kin, first }, mention, mentions);
    if (known >= 0 && !other) {
      mentioned.push({ mention, index: known });
      claim(known, 'thing', mention);
      claim(known, 'number', numberOf(reading, mention, mentions));
      claim(known, 'colour', hue);
      continue;
    }
    const pair = hue && pairOf(reading, hue, mentions);
    const count = countOf(reading, language, mention, mentions);
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
    claim(index, 'colour', pair);
    mentioned.push({ mention, index });
    claim(index, 'thing', mention);
    const number = numberOf(reading, mention, mentions);
    claim(index, 'number', number);
    if (!number && count > 1) claim(index, 'plural', mention);
    claim(index, 'colour', hue);
  }
  for (const garment of worn) {
    const wearer = findWearer(reading, garment, figures, worn);
    const index = mentioned.find(({ mention }) => mention === wearer)?.index ?? -1;
    const thing = things[index];
    const hue = colourOf(reading, language, garment, mentions);
    const color = hue?.value;
    if (thing) claim(index, 'garment', garment);
    if (thing) claim(index, 'dye', hue);
    if (thing && isCostume(garment.value)) thing.as ??= garment.value;
    // What covers most of the figure counts most.
    else if (thing && (!thing.wears || thing.wears.noun === 'hat')) {
      if (thing.wears) wearToo(thing, thing.wears);
      thing.wears = { noun: garment.value, ...(color ? { color } : {}) };
    } else if (thing) wearToo(thing, { noun: garment.value, ...(color ? { color } : {}) });
  }
  for (const hue of mentions) {
    if (hue.part !== 'colour' || hue.of === undefined) continue;
    const index = mentioned.findLast(({ mention }) => mention.end <= hue.start)?.index ?? -1;
    const thing = things[index];
    if (!thing) continue;
    thing.parts = [...(thing.parts ?? []), { part: hue.of, color: hue.value }];
    claim(index, 'colour', hue);
  }
  for (const { verb, index } of addActions(reading, language, mentions, things, mentioned))
    claim(index, 'action', verb);
  addFlight(
    reading,
    mentions.filter((one) => !isAtRest(language, one, mentions)),
    things,
    mentioned,
  );
  for (const { mention, index } of splitShares(reading, mentions, things, mentioned))
    claim(index, 'colour', mention);
  return { things, mentioned, claims };
}

/** "A hen and three chickens": of one drawing, but not the same ones. */
function isOther(
  reading: Reading,
  language: string,
  { kin: known, first }: { kin: SceneMention; first: SceneThing },
  named: Named,
  mentions: readonly SceneMention[],
): boolean {
  const word = ({ start, end }: SceneMention): string => reading.folded.slice(start, end).replace(/s$/, '');
  const gap = reading.folded.slice(known.end, named.start);
  // "One red umbrella among umbrellas": the others are others.
  if (first.count === 1 && first.color && countOf(reading, language, named, mentions) > 1) return true;
  return word(known) !== word(named) && countOf(reading, language, named, mentions) > 1 && OR_WITH.test(gap);
}

function nounOf(reading: Reading, language: string, { start, end, value }: Named): string {
  return (
    findNouns(reading, language).find((noun) => noun.start < end && noun.end > start)?.value.noun ??
    String(value)
  );
}

type NumberMention = Extract<SceneMention, { part: 'number' }>;

/** The nearest number before the noun that belongs to no other noun. */
function numberOf(
  reading: Reading,
  noun: Named,
  mentions: readonly SceneMention[],
): NumberMention | undefined {
  const number = mentions.findLast((m) => m.part === 'number' && m.end <= noun.start);
  return number?.part === 'number' && isJoined(reading, number, noun, mentions) ? number : undefined;
}

// Plural by grammar, and one dish.
const DISHES: ReadonlySet<string> = new Set(
  'noodle pasta spaghetti ramen fries french fries chips rice popcorn nachos cereal'.split(' '),
);

/** As its number says; a plural without one is a small group. */
function countOf(reading: Reading, language: string, noun: Named, mentions: readonly SceneMention[]): number {
  const number = numberOf(reading, noun, mentions);
  if (number) return Math.max(1, number.value);
  if (DISHES.has(String(noun.value))) return 1;
  if (isDual(reading, language, noun)) return 2;
  if (!isPlural(reading, language, noun)) return 1;
  return FULL_OF.test(reading.text.slice(0, noun.start)) ? FULL : SMALL_GROUP;
}

function colourOf(
  reading: Reading,
  language: string,
  noun: Named,
  mentions: readonly SceneMention[],
): ColourMention | undefined {
  const hues = mentions.filter((m): m is ColourMention => m.part === 'colour' && m.of === undefined);
  const before = hues.findLast(({ end }) => end <= noun.start);
  if (before && !ADJECTIVE_FOLLOWS.has(language) && isJoined(reading, before, noun, mentions))
    return firstOf(reading, before, hues);
  const after = hues.find(({ start }) => start >= noun.end);
  // "A boat in red and white", "eine Frau in Blau".
  if (
    after &&
    DRESSED.test(reading.text.slice(noun.end, after.start)) &&
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

/** Of colours that are named together the first. */
function firstOf(reading: Reading, hue: ColourMention, hues: readonly ColourMention[]): ColourMention {
  const before = hues.findLast(({ end }) => end <= hue.start);
  return before && JOINS.test(reading.text.slice(before.end, hue.start))
    ? firstOf(reading, before, hues)
    : hue;
}

/** "Red and white": the second colour of a thing; the one that its sentence names first is its own. */
function pairOf(
  { text }: Reading,
  hue: ColourMention,
  mentions: readonly SceneMention[],
): ColourMention | undefined {
  const next = mentions.find((m): m is ColourMention => m.part === 'colour' && m.start >= hue.end);
  return next && next.of === undefined && JOINS.test(text.slice(hue.end, next.start)) ? next : undefined;
}

/** Nothing but adjectives stands between a word and its noun. */
function isJoined(
  reading: Reading,
  word: SceneMention,
  noun: Named,
  mentions: readonly SceneMention[],
): boolean {
  const gap = reading.text.slice(word.end, noun.start);
  if (gap.length > MAX_BETWEEN || /[.!?;:。、，]/u.test(gap)) return false;
  if (/(?<!\p{L})(?:with|mit|avec|con|com|met|с)(?!\p{L})/iu.test(gap)) return false;
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

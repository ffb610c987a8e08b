import type { RelationKind } from '../../../brief/scene-ask.ts';
import type { SceneSign } from '../../../brief/setting.ts';
import { inflectionOf } from '../../../lexicon/inflection.ts';
import { languageRule } from '../../../lexicon/language-rule.ts';
import { concatenate } from '../../../lexicon/vocabulary.ts';
import { nativeColorWords } from '../../colors.ts';
import { findNouns } from '../../find-nouns.ts';
import { createLexicon, type Mention } from '../../reading/lexicon.ts';
import { type Reading, readText } from '../../reading/reading.ts';
import { apartFrom, isProperPart, isWithin, type Span } from '../../spans.ts';
import {
  BREEDS,
  GARMENTS,
  type Noun,
  PEOPLE_WORDS,
  PICTURE_THINGS,
  SCENE_WORDS,
  SINGLE_SIGNS,
  TEAM_WORDS,
} from '../../vocabulary.ts';
import { isPerson } from '../things/is-person.ts';
import { findPerches } from './find-perches.ts';
import { isFigurativeNoun } from './is-figurative-noun.ts';
import { isCreature } from './resolve-parents.ts';

const words = createLexicon(SCENE_WORDS, { plurals: true, inflected: true, foreign: false });
const singleSigns = createLexicon(SINGLE_SIGNS);
const people = createLexicon(concatenate(PEOPLE_WORDS, TEAM_WORDS, PICTURE_THINGS, BREEDS), {
  plurals: true,
  foreign: false,
  inflected: true,
});
const breeds = createLexicon(BREEDS, { plurals: true, foreign: false, inflected: true });
const garments = createLexicon(GARMENTS, { plurals: true, foreign: false, inflected: true });

/** The words of a picture that name something; of those that overlap, one has claimed the span. */
export type NounClaims = {
  /** Branches, walls, roofs that somebody is on. */
  perches: Mention<string>[];
  /** Places, hours, seasons and weather. */
  signs: Mention<SceneSign>[];
  /** The same, with those whose words a perch has claimed. */
  allSigns: Mention<SceneSign>[];
  garments: Mention<string>[];
  nouns: Mention<Noun>[];
  /** People and further nouns that are things in pictures only. */
  people: Mention<string>[];
  hasPeople: boolean;
  /** Where people and animals are named, claimed or not. */
  living: Span[];
};

/** Settles which words of a text name what: perches win over places, places over garments, these over other nouns. */
export function claimNouns(
  reading: Reading,
  language: string,
  links: readonly Mention<RelationKind>[],
  colors: readonly Mention<string>[],
): NounClaims {
  const foundNouns = findNouns(reading, language);
  const foundPeople = people.find(reading, language);
  const foundGarments = garments.find(reading, language);
  const living = [
    ...foundNouns.map(({ value, start, end }) => ({ noun: value.noun, start, end })),
    ...foundPeople.map(({ value, start, end }) => ({ noun: value, start, end })),
  ].filter(({ noun }) => isPerson(noun) || isCreature(noun));
  const isBesideFigure = (one: Span): boolean =>
    [...living, ...foundGarments].some(({ start, end }) =>
      ADJECTIVE_FOLLOWS.has(language) ? end + 1 === one.start : start === one.end + 1,
    );
  // "Forest green", "sky blue": no wood and no sky; "a plum whale", "a peach dress": no fruit.
  const isColorName = (one: Span): boolean =>
    colors.some((color) => isWithin(one, color) && (!isWithin(color, one) || isBesideFigure(one)));
  const candidates = foundNouns.filter((noun) => !isColorName(noun));
  const everyone = foundPeople.filter(
    (one) => !isColorName(one) && (one.value !== 'placard' || isHeld(reading.text, language, one, links)),
  );
  const things = candidates.filter(({ value }) => value.role === 'thing');
  const hasPeople = [...things.map(({ value }) => value.noun), ...everyone.map(({ value }) => value)].some(
    isPerson,
  );
  // "A haunted house" is one thing and not a house on a haunted night; nobody wears a "witch hat".
  const isPartOfThing = (part: Span): boolean => things.some((thing) => isProperPart(part, thing));
  const allSigns = outsideLinks(links, words.find(reading, language)).filter(
    (sign) =>
      !isPartOfThing(sign) &&
      !endsWord(reading, sign, foundNouns) &&
      !isColorName(sign) &&
      !PLACE_NAMESAKE(language).test(reading.text.slice(sign.start)),
  );
  const perches = findPerches(reading, language, links).filter(
    // "Boîte à outils" is no box.
    (perch) => ![...allSigns, ...things].some((one) => isProperPart(perch, one)),
  );
  const signs = apartFrom(perches, allSigns);
  // Where nobody could wear it, a graduation cap is what the picture is of.
  const isUnworn = (garment: Span): boolean =>
    isPartOfThing(garment) ||
    everyone.some((one) => isWithin(garment, one) && things.every((thing) => isWithin(thing, one)));
  const worn = apartFrom([...perches, ...signs], foundGarments).filter(
    (garment) => hasPeople || !isUnworn(garment),
  );
  const single = singleSigns
    .find(reading, language)
    .filter(({ start, end }) => isAlone(reading.text, language, start, end));
  const named = apartFrom(
    [...perches, ...signs, ...worn],
    outsideLinks(links, [
      ...candidates,
      ...single.filter((sign) => !candidates.some((noun) => isWithin(sign, noun))),
    ]),
  ).filter((noun) => !isColorAdjective(reading, language, noun) && !isGermanVerb(reading, language, noun));
  // "Green tea" is more than tea, a picnic blanket more than a blanket, a lighthouse keeper no lighthouse; a red fox is
  // a fox.
  const wider = everyone.filter(
    (one) =>
      (!isPerson(one.value) || /\p{L}\s\p{L}/u.test(reading.text.slice(one.start, one.end))) &&
      !colors.some((color) => isWithin(color, one)) &&
      named.some((noun) => isProperPart(noun, one)),
  );
  // "German shepherd" is no shepherd.
  const ofBreed = breeds
    .find(reading, language)
    .filter((breed) => !named.some((noun) => isProperPart(breed, noun)));
  const nouns = apartFrom([...wider, ...ofBreed], named);
  return {
    perches,
    signs,
    allSigns,
    garments: worn,
    nouns,
    people: apartFrom([...perches, ...signs, ...worn, ...nouns], everyone).filter(
      (one) => !isFigurativeNoun(reading, language, one),
    ),
    hasPeople,
    living,
  };
}

/** Whether a sign is the end of a longer Korean noun: no wall in `새벽`, the dawn. */
const endsWord = ({ text }: Reading, sign: Span, nouns: readonly Span[]): boolean =>
  /\p{Script=Hangul}/u.test(text[sign.start - 1] ?? '') &&
  nouns.some((noun) => noun.start < sign.start && noun.end === sign.end);

// Without its dots the plural of a place is a cake.
const PLACE_NAMESAKE = languageRule('iu')`^${'placeNamesake'}`;
const ADJECTIVE_FOLLOWS: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it', 'id']);

/** Drops nouns inside a longer phrase of place: "à côté de" names no coast, but "à cheval sur" has its horse. */
const outsideLinks = <One extends Span>(
  links: readonly Mention<RelationKind>[],
  nouns: readonly One[],
): One[] =>
  nouns.filter((noun) => !links.some((link) => link.value !== 'riding' && isProperPart(noun, link)));

const LEADS_IN = /^\s?(?:[\p{L}’'-]+\s){0,4}$/u;
const NEAR_VERB = 4;

/** Whether somebody holds it: other signs are what is being made, or part of the copy. */
function isHeld(
  text: string,
  language: string,
  { start, end }: Span,
  links: readonly Mention<RelationKind>[],
): boolean {
  const holding = links.filter(({ value }) => value === 'holding' || value === 'with');
  return inflectionOf(language).verbLast
    ? holding.some((link) => link.start >= end && link.start - end <= NEAR_VERB)
    : holding.some((link) => link.end <= start && LEADS_IN.test(text.slice(link.end, start)));
}

const COLOR_BEFORE = languageRule('u')`${'colorAdjectives'}$`;

const COUNTER = languageRule('u')`^${'counter'}`;
const NUMERAL = languageRule('u')`${'numeral'}\s?$`;
const PARTICLE = languageRule('u')`^(?:$|[^\p{L}]|${'joinedParticle'})`;
const FREE = languageRule('u')`${'freeSigns'}`;

/** Whether a single sign is a word by itself: `骑马的`, not `马上`; `木の下`, not `木曜`. */
function isAlone(text: string, language: string, start: number, end: number): boolean {
  const [before, after] = [text[start - 1] ?? '', text[end] ?? ''];
  // "三本の", "세 개": a counter of the noun beside it.
  if (COUNTER(language).test(text.slice(start, end)) && NUMERAL(language).test(text.slice(0, start)))
    return false;
  if (/\p{Script=Hangul}/u.test(text[start] ?? ''))
    return (
      (!/\p{L}/u.test(before) || COLOR_BEFORE(language).test(text.slice(0, start))) &&
      PARTICLE(language).test(text.slice(end))
    );
  const binds = /[\p{Script=Han}]/u;
  const free = FREE(language);
  return (!binds.test(before) || free.test(before)) && (!binds.test(after) || free.test(after));
}

/** Whether a noun is used as a color: `an orange cat`, `ein goldener Hund`. */
function isColorAdjective({ text }: Reading, language: string, noun: Span): boolean {
  const written = readText(text.slice(noun.start, noun.end));
  const isColor = nativeColorWords
    .find(written, language)
    .some(({ start, end }) => start === 0 && end === written.text.length);
  const rest = text.slice(noun.end);
  return isColor && /^\s\p{L}{3,}/u.test(rest) && !/^\s(?:and|or|with|on|in|und|et|y|con)\s/u.test(rest);
}

/** Whether a German word is a verb, by its small letter: `bauen` is no `Bauer`. A prompt without capitals has none. */
const isGermanVerb = ({ text }: Reading, language: string, { start, end }: Span): boolean =>
  language === 'de' && !/\p{Lu}/u.test(text.slice(start, end)) && /\p{Lu}/u.test(text.slice(1));

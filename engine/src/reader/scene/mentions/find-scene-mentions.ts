import type { RelationKind } from '../../../brief/scene-ask.ts';
import { grammarOf } from '../../../lexicon/grammar.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { findColorCodes, nativeColorWords } from '../../colors.ts';
import { createLexicon, type Mention } from '../../reading/lexicon.ts';
import { oncePerReading } from '../../reading/once-per-reading.ts';
import { openingOf } from '../../reading/opening.ts';
import { isPlural } from '../../reading/plural.ts';
import type { Reading } from '../../reading/reading.ts';
import { verbForms } from '../../reading/verb-forms.ts';
import { apartFrom, aroundOrApart, isProperPart, isSameSpan, isWithin, type Span } from '../../spans.ts';
import { ACTIONS, DEEDS, type Noun, RELATIONS, SCENE_NOUNS } from '../../vocabulary.ts';
import { dropDepthLinks, resolveFromLinks } from '../setting/place-links.ts';
import { claimNouns, type NounClaims } from './claim-nouns.ts';
import { findJoinedColors } from './find-joined-colors.ts';
import { findCjkCounts, findNumbers } from './find-numbers.ts';
import { findPostpositions } from './find-postpositions.ts';
import { resolveMentions } from './resolve-mentions.ts';
import type { SceneMention } from './scene-mention.ts';

const actions = createLexicon(ACTIONS, { foreign: false, formsOf: verbForms });
const deeds = createLexicon(DEEDS, { foreign: false, formsOf: verbForms });
const relations = createLexicon(RELATIONS, { foreign: false });

/** Finds everything in the opening of a text that a picture can be made of, in order. Nouns win over verbs and prepositions. */
export const findSceneMentions = oncePerReading((reading, language): readonly SceneMention[] => {
  const opening = openingOf(reading, language);
  if (opening !== reading) return findSceneMentions(opening, language);
  return resolveMentions(reading, language, collectMentions(reading, language));
});

/** Collects what the words say by themselves; what they mean beside each other is settled later. */
export function collectMentions(reading: Reading, language: string): SceneMention[] {
  const links = findLinks(reading, language);
  const colors = nativeColorWords.find(reading, language);
  const claims = claimNouns(reading, language, links, colors);
  const { perches, signs, garments, people } = claims;
  const taken = [...perches, ...signs, ...garments, ...claims.nouns, ...people];
  const numbers = apartFrom(taken, findNumbers(reading, language));
  // "Rows of tulips": nobody rows; "color pesca": nobody fishes.
  const isOtherwiseUsed = (verb: Span): boolean =>
    numbers.some((number) => isProperPart(verb, number)) ||
    colors.some(({ start, end }) => start < verb.start && end > verb.start);
  const crafts = findDeeds(reading, language, claims, taken);
  const verbs = apartFrom(crafts, aroundOrApart(taken, actions.find(reading, language))).filter(
    ({ start, end }) => !isPurpose(reading, language, end) && !endsWord(reading, start),
  );
  // "Balık tutuyor" holds nothing.
  const isPartOfDeed = (link: Mention<RelationKind>): boolean =>
    link.value === 'holding' && crafts.some((deed) => isProperPart(link, deed));
  return [
    ...signs.map((mention) => ({ ...mention, part: 'sign' as const })),
    ...perches.map((mention) => ({ ...mention, part: 'thing' as const })),
    // "On a hill" says where it is, too.
    ...perches.flatMap(({ value, start, end }) => {
      const sign = SCENE_NOUNS[value];
      return sign ? [{ part: 'sign' as const, value: sign, noun: value, start, end }] : [];
    }),
    ...garments.map((mention) => ({ ...mention, part: 'garment' as const })),
    ...claims.nouns.map((noun) => toNounMention(reading, language, noun, claims.nouns, links, numbers)),
    ...people.map((mention) => ({ ...mention, part: 'thing' as const })),
    ...findColors(reading, language, claims, taken, colors).map((mention) => ({
      ...mention,
      part: 'color' as const,
    })),
    ...verbs
      .filter((verb) => !isOtherwiseUsed(verb))
      .map((mention) => ({ ...mention, part: 'action' as const })),
    ...crafts
      .filter((deed) => !isOtherwiseUsed(deed))
      .map(({ value: { posture, tool }, start, end }) => ({
        part: 'action' as const,
        value: posture,
        tool,
        start,
        end,
      })),
    ...numbers.map((mention) => ({ ...mention, part: 'number' as const })),
    ...apartFrom(taken, links)
      .filter(
        (link) => !isPartOfDeed(link) && !isPurpose(reading, language, link.end) && !isOtherwiseUsed(link),
      )
      .map((mention) => ({ ...mention, part: 'relation' as const })),
    ...findPostpositions(reading, language, taken),
    ...findCjkCounts(reading, language, taken),
  ];
}

const findLinks = (reading: Reading, language: string): Mention<RelationKind>[] =>
  resolveFromLinks(reading, language, dropDepthLinks(reading, language, relations.find(reading, language)));

/** Finds color words and codes; of a word that one sign colors ("红伞") only that sign. */
function findColors(
  reading: Reading,
  language: string,
  { nouns, garments, people }: NounClaims,
  taken: readonly Span[],
  colors: readonly Mention<string>[],
): Mention<string>[] {
  const named = [
    ...findColorCodes(reading.text).map(({ value, start, end }) => ({ value, start, end })),
    ...colors,
  ];
  const joined = findJoinedColors(reading, language, [
    ...nouns.map(({ value, start, end }) => ({ noun: value.noun, start, end })),
    ...[...garments, ...people].map(({ value, start, end }) => ({ noun: value, start, end })),
  ]);
  return apartFrom(taken, [...named, ...apartFrom(named, joined)]);
}

/** Finds verbs that come with a tool: "fishing". "Ice skating" says where and what: its words may also be a sign's. */
function findDeeds(
  reading: Reading,
  language: string,
  { allSigns, hasPeople, living }: NounClaims,
  taken: readonly Span[],
) {
  // "A dog walking": nobody walks it.
  const needsPerson = (deed: Span): boolean => living.some((figure) => isWithin(figure, deed));
  return deeds
    .find(reading, language)
    .filter(
      (deed) =>
        allSigns.some((sign) => isSameSpan(sign, deed)) ||
        (aroundOrApart(taken, [deed]).length > 0 && (hasPeople || !needsPerson(deed))),
    );
}

const LONE_TREE = 'pine tree';

function toNounMention(
  reading: Reading,
  language: string,
  noun: Mention<Noun>,
  nouns: readonly Mention<Noun>[],
  links: readonly Mention<RelationKind>[],
  numbers: readonly Mention<number>[],
): SceneMention {
  const { value, start, end } = noun;
  const sign = SCENE_NOUNS[value.noun];
  // "Under a pine tree": that one, not a wood of them.
  const isLoneTree =
    value.noun === LONE_TREE &&
    !nouns.some((next) => next.start === end + 1) &&
    (isRelated(reading, language, noun, links) || isCounted(reading, language, noun, numbers));
  if (isLoneTree) return { part: 'thing', value: value.noun, start, end };
  if (sign) return { part: 'sign', value: sign, noun: value.noun, start, end };
  return value.role === 'scene'
    ? { part: 'unknown', value: reading.text.slice(start, end), start, end }
    : { part: 'thing', value: value.noun, start, end };
}

/** Whether a Korean verb is the end of a noun with its particle: `글자는`, the letters, does not sleep. */
const endsWord = ({ text, words }: Reading, start: number): boolean =>
  /\p{Script=Hangul}/u.test(text[start - 1] ?? '') && words.every((word) => word.start !== start);

// These relate somebody to one tree; "in" and "among" put them in a wood.
const TO_ONE: ReadonlySet<RelationKind> = new Set(['under', 'beside', 'behind', 'in-front-of', 'on']);
// "A tall pine tree", "un sapin", "two pines".
const AN = /(?<!\p{L})(?:an?|une?|uma?|uno|una|ein(?:e[nmrs]?)?|een)\s(?:[\p{L}-]+\s){0,2}$/iu;
const UP_TO_NOUN = /^\s(?:[\p{L}-]+\s)?$/u;
const LEADS_IN = /^\s?(?:[\p{L}’'-]+\s){0,4}$/u;

/** Whether a noun has an indefinite article in the singular, or a number. */
function isCounted(
  reading: Reading,
  language: string,
  { start, end }: Span,
  numbers: readonly Mention<number>[],
): boolean {
  const { text } = reading;
  if (numbers.some((one) => one.end <= start && UP_TO_NOUN.test(text.slice(one.end, start)))) return true;
  return AN.test(text.slice(0, start)) && !isPlural(reading, language, { start, end });
}

/** Whether a noun has a preposition of `TO_ONE`, or a postposition where the language has those. */
function isRelated(
  { text }: Reading,
  language: string,
  { start, end }: Span,
  links: readonly Mention<RelationKind>[],
): boolean {
  const table = grammarOf(language).postpositions;
  const rest = text.slice(end, end + 16);
  const link = table?.link.exec(rest);
  if (table && link)
    return Object.entries(table.words).some(
      ([word, kind]) => TO_ONE.has(kind as RelationKind) && rest.startsWith(word, link[0].length),
    );
  const before = links.findLast((one) => one.end <= start);
  return before !== undefined && TO_ONE.has(before.value) && LEADS_IN.test(text.slice(before.end, start));
}

const PURPOSE = bilingualRule('u')`^[\s-]${'purposes'}s?(?!\p{L})`;

/** Whether a verb says what something is for, and not what somebody does: "a reading corner", "dancing shoes". */
const isPurpose = ({ folded }: Reading, language: string, end: number): boolean =>
  PURPOSE(language).test(folded.slice(end));

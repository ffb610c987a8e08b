import type { Requirement, RequirementDetail, SceneRelation, Trait } from '../../brief/scene-ask.ts';
import type { SceneSign } from '../../brief/setting.ts';
import { bilingualRule, languageRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { groundWordsIn, roomWordsIn, startersIn, toneWordsIn } from '../../lexicon/word-lists.ts';
import { createLexicon, type Mention } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import type { Signs } from '../signs/find-signs.ts';
import { isWithin, overlaps, type Span } from '../spans.ts';
import { PROPER_PLACES, SIDES, TRAITS } from '../vocabulary.ts';
import { isContainerNoun } from './find-unknown-words.ts';
import { PATTERNS } from './mentions/drop-pattern-words.ts';
import { findFlowerKind } from './mentions/merge-containers.ts';
import { isCreature } from './mentions/resolve-parents.ts';
import type { Claim, SceneMention } from './mentions/scene-mention.ts';
import { findDistantThings } from './relations/find-distant-things.ts';
import { closeUps } from './setting/close-ups.ts';
import { isImplied, isMadeOf } from './things/is-made-of.ts';
import { isPerson } from './things/is-person.ts';

type SceneFindings = {
  mentions: readonly SceneMention[];
  negated: ReadonlySet<SceneMention>;
  claims: readonly Claim[];
  relations: readonly SceneRelation[];
  /** Words for relations that relate nothing. */
  withoutEffect: readonly SceneMention[];
  unknownWords: readonly Span[];
  outdoors: readonly Span[];
  crowd?: Span;
  signs?: Signs | undefined;
};

const traits = createLexicon(TRAITS, { foreign: false });
// Phrases that say where a thing is: their words are no requirements of their own.
const PLACING: ReadonlySet<Trait> = new Set(['distant', 'hanging']);
const names = createLexicon(PROPER_PLACES);
const sides = createLexicon(SIDES, { foreign: false });
const NAMED_SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const NAME = /^\p{Lu}/u;
const ADVERB = bilingualRule('u')`\p{L}{3}${'adverbEnding'}$`;
// Languages whose adjectives follow the noun.
const FOLLOWS: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);
const NEAR = 24;
// "A sofa with white polka dots".
const WITH_PATTERN = bilingualRule('iu')`^\s${'with'}\s(?:\p{L}+\s)?$`;
const UP_TO_SIGN = languageRule('u')`^${'adjectiveTail'}?\s?(?:\p{L}+\s)?$`;
const APART = bilingualRule('iu')`[.,;:!?]|(?<!\p{L})(?:${'and'}|${'with'}|${'of'})(?!\p{L})`;
const LEAST_LETTERS = 3;
const VAGUE_NUMBER = languageRule('iu')`${'vagueNumber'}`;
// Adjectives of a region: a phrase that a place of its own has ("plage bretonne") says no more than that place.
const REGION = 'region';

/** Lists every mention of a picture, and every other word that could be visible, as a requirement. */
export function listRequirements(reading: Reading, language: string, read: SceneFindings): Requirement[] {
  const {
    mentions,
    negated,
    claims,
    relations,
    withoutEffect: idle,
    unknownWords,
    outdoors,
    crowd,
    signs,
  } = read;
  const requirements: Requirement[] = [];
  const unclaimed = findUnclaimedWords(reading, language, read);
  const add = ({ start, end }: Span, matter: RequirementDetail): void => {
    requirements.push({ words: reading.text.slice(start, end).trim(), start, ...matter });
  };
  for (const mention of mentions) {
    if (negated.has(mention)) continue;
    const own = claims.filter((claim) => claim.mention === mention);
    for (const { thing, as } of own) add(mention, toDetail(reading, mention, thing, as));
    if (mention.part === 'thing' && mention.young)
      for (const { thing } of own.filter(({ as }) => as === 'thing'))
        add(mention, { part: 'trait', trait: 'tiny', thing });
    const kind = mention.part === 'thing' && findFlowerKind(reading, language, mention);
    if (kind) add(kind, { part: 'word' });
    if (own.length > 0) continue;
    if (mention.part === 'sign')
      for (const matter of toSignDetails(mention.value, mention.noun)) add(mention, matter);
    else if (mention.part === 'color')
      add(
        mention,
        isOfStranger(reading, language, mention, unclaimed)
          ? { part: 'word' }
          : toTintDetail(reading, language, mention, mentions),
      );
    else if (mention.part === 'unknown') add(mention, { part: 'stranger' });
    else if (mention.part === 'action') add(mention, { part: 'word' });
    else if (mention.part === 'number') {
      const counted =
        mention.value > 1 && mention.end > mention.start
          ? findCountedPlace(reading, mention, mentions)
          : undefined;
      if (counted) add(counted, counted.moons ? { part: 'moons', count: mention.value } : { part: 'word' });
    } else if (idle.includes(mention)) add(mention, { part: 'word' });
  }
  for (const relation of relations) requirements.push({ words: '', start: 0, part: 'relation', relation });
  for (const trait of findTraits(reading, language, read))
    if (!crowd || !overlaps(crowd, trait.span)) add(trait.span, trait.matter);
  for (const { thing, ...span } of findDistantThings(reading, language, read))
    add(span, { part: 'trait', trait: 'distant', thing });
  for (const name of findLandmarks(reading, language, mentions))
    add(name, { part: 'name', name: name.value });
  if (crowd) add(crowd, { part: 'crowd' });
  for (const span of outdoors)
    if (!mentions.some((mention) => overlaps(mention, span))) add(span, { part: 'open' });
  const named = (span: Span): boolean =>
    requirements.some(
      (requirement) =>
        (requirement.part === 'name' ||
          requirement.part === 'open' ||
          (requirement.part === 'trait' && PLACING.has(requirement.trait))) &&
        overlaps(spanOf(requirement), span),
    );
  const apart = (span: Span): boolean => !named(span) && !describesOccasion(reading, language, span, signs);
  const nouns = unknownWords.filter(apart).map((span) => expandName(reading, span, mentions));
  for (const span of nouns) add(span, elementOf(reading, language, span) ?? { part: 'stranger' });
  for (const span of unclaimed)
    if (apart(span) && !nouns.some((noun) => overlaps(noun, span)))
      add(
        span,
        elementOf(reading, language, span) ?? {
          part: NAME.test(reading.text.slice(span.start)) ? 'stranger' : 'word',
        },
      );
  // A word that is a requirement of one thing is none on its own: "shelves and a reading girl".
  const isDuplicate = (requirement: Requirement): boolean =>
    requirement.part === 'word' &&
    requirements.some(
      (other) =>
        other.part !== 'word' && other.start === requirement.start && other.words === requirement.words,
    );
  return requirements
    .filter((requirement) => !isDuplicate(requirement))
    .toSorted((a, b) => a.start - b.start);
}

/** What every place has, or every room: it is no stranger. */
function elementOf(
  { folded }: Reading,
  language: string,
  { start, end }: Span,
): RequirementDetail | undefined {
  const word = folded.slice(start, end);
  if (groundWordsIn(language).has(word)) return { part: 'element', noun: 'ground' };
  return roomWordsIn(language).has(word) ? { part: 'element', noun: 'room' } : undefined;
}

function toDetail(
  { text }: Reading,
  mention: SceneMention,
  thing: number,
  as: Claim['as'],
): RequirementDetail {
  if (as === 'plural') return { part: 'number', thing, count: 2, vague: true };
  switch (mention.part) {
    case 'number': {
      const vague = mention.vague ?? VAGUE_NUMBER(ANY_LANGUAGE).test(text.slice(mention.start, mention.end));
      return { part: 'number', thing, count: mention.value, ...(vague ? { vague } : {}) };
    }
    case 'color':
      return { part: as === 'dye' ? 'dye' : 'color', thing, color: mention.value };
    case 'action':
      return {
        part: 'action',
        thing,
        action: mention.value,
        ...(mention.tool ? { tool: mention.tool } : {}),
      };
    case 'garment':
      return as === 'garment' ? { part: 'garment', thing, garment: mention.value } : { part: 'thing', thing };
    default:
      return { part: 'thing', thing };
  }
}

function toSignDetails(sign: SceneSign, noun: string | undefined): RequirementDetail[] {
  const { place, time, season, weather, sight } = sign;
  const named = noun ? { noun } : {};
  const matters: RequirementDetail[] = [
    ...(place ? [{ part: 'place' as const, place, ...named }] : []),
    ...(time ? [{ part: 'time' as const, value: time }] : []),
    ...(season ? [{ part: 'season' as const, value: season }] : []),
    ...(weather ? [{ part: 'weather' as const, value: weather }] : []),
    ...(sight ? [{ part: 'sight' as const, value: sight }] : []),
  ];
  return matters.length === 0 && noun && !sign.surface ? [{ part: 'element', noun }] : matters;
}

/** Whether a color is that of something without a drawing, and so of nothing that is seen: "a blue jug". */
const isOfStranger = (
  { text, words }: Reading,
  language: string,
  { start, end }: Span,
  unclaimed: readonly Span[],
): boolean =>
  unclaimed.some((word) => text.slice(end, word.start) === ' ') &&
  startersIn(language).has(words.findLast((word) => word.end < start)?.folded ?? '');

/** Assigns a color without a thing to the place or sky beside it, otherwise to the whole picture. */
function toTintDetail(
  { text }: Reading,
  language: string,
  mention: Extract<SceneMention, { part: 'color' }>,
  mentions: readonly SceneMention[],
): RequirementDetail {
  const next = mentions.find(
    (other) => other.start >= mention.end && UP_TO_SIGN(language).test(text.slice(mention.end, other.start)),
  );
  const before = mentions.findLast(
    (other) => other.end <= mention.start && /^\s?$/.test(text.slice(other.end, mention.start)),
  );
  const host = [next, before].find((other) => other?.part === 'sign');
  if (host?.part !== 'sign') return { part: 'tint', color: mention.value };
  return {
    part: 'tint',
    color: mention.value,
    ...(host.value.place ? { place: host.value.place } : {}),
    ...(host.noun ? { noun: host.noun } : {}),
  };
}

/** Finds the place that a number counts: "three islands". */
function findCountedPlace(
  { text }: Reading,
  number: Span,
  mentions: readonly SceneMention[],
): (Span & { moons: boolean }) | undefined {
  const next = mentions.find(({ start }) => start >= number.end);
  // "A few clouds" are as many as a sky has anyway.
  const some =
    next?.part === 'sign' &&
    next.value.sight &&
    VAGUE_NUMBER(ANY_LANGUAGE).test(text.slice(number.start, number.end));
  return next?.part === 'sign' && !some && /^\s?(?:\p{L}+\s)?$/u.test(text.slice(number.end, next.start))
    ? { start: number.start, end: next.end, moons: next.noun === 'moon' }
    : undefined;
}

const spanOf = ({ start, words }: Requirement): Span => ({ start, end: start + words.length });

/** Finds famous places, except those that are drawn as a thing. */
function findLandmarks(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): Mention<string>[] {
  return names
    .find(reading, language)
    .filter(
      (name) =>
        !mentions.some(
          (m) =>
            (m.part === 'thing' || (name.value === REGION && m.part === 'sign')) &&
            overlaps(m, name) &&
            m.end > m.start,
        ),
    );
}

/** Finds visible traits with their thing; beside a place, such a word only sets the mood. */
function findTraits(
  reading: Reading,
  language: string,
  { mentions, negated, claims }: SceneFindings,
): { span: Span; matter: RequirementDetail }[] {
  const named = claims.filter(({ as }) => as === 'thing');
  return traits.find(reading, language).flatMap((trait): { span: Span; matter: RequirementDetail }[] => {
    // "Hanging from" is a relation as well.
    const hangs = trait.value === 'hanging';
    const taken = ({ part }: SceneMention): boolean =>
      part !== 'sign' && part !== 'number' && !(hangs && part === 'relation');
    if (mentions.some((m) => taken(m) && isWithin(trait, m) && m.end > m.start)) return [];
    const next = named.find(
      ({ mention }) =>
        mention.start >= trait.end && isJoined(reading, language, trait.end, mention.start, mentions),
    );
    const before = named.findLast(
      ({ mention }) =>
        mention.end <= trait.start && isJoined(reading, language, mention.end, trait.start, mentions),
    );
    if (trait.value === 'crowded') return [{ span: trait, matter: { part: 'word' } }];
    const wearer =
      PATTERNS.has(trait.value) &&
      named.findLast(
        ({ mention }) =>
          mention.end <= trait.start &&
          WITH_PATTERN(language).test(reading.text.slice(mention.end, trait.start)),
      );
    const host = wearer || ((hangs || FOLLOWS.has(language) ? (before ?? next) : next) ?? before);
    if (!host || negated.has(host.mention)) return [];
    const noun = host.mention.part === 'thing' ? host.mention.value : '';
    // Monkeys and people hang by their hands.
    if (hangs && (isCreature(noun) || isPerson(noun))) return [];
    const folded = reading.folded.slice(trait.start, trait.end);
    if ((trait.value === 'material' && isMadeOf(noun, folded, language)) || isImplied(noun, folded, language))
      return [];
    return [{ span: trait, matter: { part: 'trait', trait: trait.value, thing: host.thing } }];
  });
}

/** Whether an adjective belongs to a noun: no other noun and no end of a phrase between them. */
function isJoined(
  { text }: Reading,
  language: string,
  from: number,
  to: number,
  mentions: readonly SceneMention[],
): boolean {
  const gap = text.slice(from, to);
  return (
    gap.length <= NEAR &&
    !APART(language).test(gap) &&
    !mentions.some(
      (m) => m.part !== 'color' && m.part !== 'number' && m.end > m.start && m.start >= from && m.end <= to,
    )
  );
}

/** Extends a capitalized word to the whole name: "Brandenburger Tor", "Mount Kilimanjaro". */
function expandName({ text, words }: Reading, span: Span, mentions: readonly SceneMention[]): Span {
  const isCapital = (at: number): boolean => /^\p{Lu}/u.test(text.slice(at));
  if (!isCapital(span.start)) return span;
  let [start, end] = [span.start, span.end];
  for (;;) {
    const before = words.findLast((word) => word.end <= start);
    if (!before || before.start === 0 || !isCapital(before.start) || text.slice(before.end, start) !== ' ')
      break;
    start = before.start;
  }
  for (;;) {
    const after = words.find((word) => word.start >= end);
    if (!after || !isCapital(after.start) || text.slice(end, after.start) !== ' ') break;
    if (mentions.some((m) => m.part === 'thing' && overlaps(m, after))) break;
    end = after.end;
  }
  return { start, end };
}

/** Finds the words that nothing has claimed: sides, names in mid-sentence, and all others that do not merely set the mood. */
function findUnclaimedWords(
  reading: Reading,
  language: string,
  { mentions, unknownWords, signs }: SceneFindings,
): Span[] {
  const { text, words } = reading;
  const taken = (span: Span): boolean =>
    mentions.some((m) => m.end > m.start && overlaps(m, span)) ||
    unknownWords.some((one) => overlaps(one, span));
  const styled = (span: Span): boolean =>
    signs?.all.some(
      ({ part, ...sign }) =>
        part !== 'determiner' && part !== 'preposition' && part !== 'unmet' && overlaps(sign, span),
    ) ?? false;
  const found: Span[] = sides
    .find(reading, language)
    .filter(
      (span) => !taken(span) && !signs?.all.some((sign) => sign.part === 'layout' && overlaps(sign, span)),
    );
  const trait = [...traits.find(reading, language), ...closeUps.find(reading, language)];
  for (const word of words) {
    if (
      word.folded.length < LEAST_LETTERS ||
      taken(word) ||
      isContainerNoun(reading, language, word) ||
      /^\d/.test(word.folded)
    )
      continue;
    if (!NAMED_SPACED.test(word.folded) || isSmallWord(word.folded, language)) continue;
    if ([...trait, ...found].some((span) => overlaps(span, word))) continue;
    if (mentions.some((m) => m.part === 'thing' && isImplied(m.value, word.folded, language))) continue;
    // "D'une", "l'étang": without the article.
    const bare = word.folded.replace(/^\p{L}{1,4}'/u, '');
    if ([word.folded, bare].some((form) => toneWordsIn(language).has(form) || isSmallWord(form, language)))
      continue;
    const name = language !== 'de' && isCapitalizedMidSentence(text, word.start);
    if (name || (toneWordsIn(language).size > 0 && !styled(word) && !ADVERB(language).test(bare)))
      found.push(expandName(reading, word, mentions));
  }
  return found.filter((span, at) => found.findIndex((other) => overlaps(other, span)) === at);
}

const MADE: ReadonlySet<string> = new Set(['artefact', 'strong-artefact']);
// The purpose after "poster", up to what is on it.
const FOR = bilingualRule('iu')`^\s${'for'}\s(?:(?!(?:${'with'}|${'of'})\s)[\p{L}'’-]+\s){0,4}$`;

/** Whether a word says what the card is for, not what it shows: "bike to work week poster", "poster for our quiz night", "festa junina". */
const describesOccasion = (
  { text }: Reading,
  language: string,
  { start, end }: Span,
  signs: Signs | undefined,
): boolean =>
  signs?.all.some(
    (sign) =>
      (MADE.has(sign.part) &&
        ((sign.start >= end && /^[\p{L}\p{M}\s'’-]*,?\s*$/u.test(text.slice(end, sign.start))) ||
          (sign.end < start && FOR(language).test(text.slice(sign.end, start))))) ||
      (sign.part === 'kind' && FOLLOWS.has(language) && sign.end + 1 === start && text[sign.end] === ' '),
  ) ?? false;

const isCapitalizedMidSentence = (text: string, start: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(start)) &&
  /[\p{L}\p{N},]\s$/u.test(text.slice(Math.max(0, start - 2), start));

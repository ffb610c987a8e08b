import { createLexicon, type Mention } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import type { Signs } from '../request/signs.ts';
import { VAGUE_NUMBER } from '../vocabulary/numbers.ts';
import type { Action } from '../vocabulary/postures.ts';
import { PROPER_PLACES, REGION } from '../vocabulary/proper-places.ts';
import type { PlaceName, SceneSign } from '../vocabulary/scenes.ts';
import { SIDES, TONE_WORDS, TRAITS, type Trait } from '../vocabulary/traits.ts';
import { findFar } from './depths.ts';
import { isPerson } from './is-person.ts';
import { isCreature } from './kin.ts';
import { isMadeOf, isNative } from './made-of.ts';
import type { SceneMention } from './mentions.ts';
import { PATTERNS } from './patterns.ts';
import type { SceneRelation } from './relations.ts';
import { isVessel } from './strangers.ts';
import type { Claim } from './things.ts';
import { findKindHeld } from './vessels.ts';

/** What an ask is about; things by their index. */
type Matter =
  | { part: 'thing'; thing: number }
  | { part: 'garment'; thing: number; garment: string }
  /** `vague`: some of them, "a flock" or a plural. */
  | { part: 'number'; thing: number; count: number; vague?: true }
  /** `dye`: of what the thing wears. */
  | { part: 'colour' | 'dye'; thing: number; color: string }
  | { part: 'action'; thing: number; action: Action; tool?: string }
  | { part: 'relation'; relation: SceneRelation }
  | { part: 'trait'; trait: Trait; thing: number }
  | { part: 'place'; place: PlaceName; noun?: string }
  /** A place that people know by sight. */
  | { part: 'name'; name: string }
  | { part: 'time' | 'season' | 'weather' | 'sight'; value: string }
  | { part: 'moons'; count: number }
  /** Part of every such picture: sky, sun, wave. */
  | { part: 'element'; noun: string }
  /** The colour of a place or of the sky, or of the picture. */
  | { part: 'tint'; color: string; place?: PlaceName; noun?: string }
  /** More people in the place than anybody counts. */
  | { part: 'crowd' }
  /** Under the open sky. */
  | { part: 'open' }
  /** A word that no vocabulary has and that seems to be a thing or a place. */
  | { part: 'stranger' }
  /** Any other: a side, a deed, a number, a quality that says nothing which a drawing could follow. */
  | { part: 'word' };

/**
 * One line of the ledger of a picture: something that its words ask for, as written. What the drawing does not show
 * of it is told.
 */
export type Ask = { words: string; start: number } & Matter;

type Span = { start: number; end: number };

type Read = {
  mentions: readonly SceneMention[];
  negated: ReadonlySet<SceneMention>;
  claims: readonly Claim[];
  relations: readonly SceneRelation[];
  /** Mentions of relations that became none. */
  idle: readonly SceneMention[];
  strangers: readonly Span[];
  outdoors: readonly Span[];
  crowd?: Span;
  signs?: Signs | undefined;
};

const traits = createLexicon(TRAITS, { foreign: false });
// Where a thing is, and no quality of it: no other word in it is one either.
const SET: ReadonlySet<Trait> = new Set(['distant', 'hanging']);
const names = createLexicon(PROPER_PLACES);
const sides = createLexicon(SIDES, { foreign: false });
const NAMED_SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const NAME = /^\p{Lu}/u;
const ADVERB = /\p{L}{3}(?:ly|mente|ment|lich|erweise)$/u;
// Behind the noun, where adjectives follow it.
const FOLLOWS: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);
const NEAR = 24;
// "A sofa with white polka dots".
const WITH_PATTERN = /^\s(?:with|mit|avec|con|com|met|med|с)\s(?:\p{L}+\s)?$/iu;
const LEAST_LETTERS = 3;

/** Every mention of a picture and every other word of it that could be seen, each as an entry of the ledger. */
export function listAsks(reading: Reading, language: string, read: Read): Ask[] {
  const { mentions, negated, claims, relations, idle, strangers, outdoors, crowd, signs } = read;
  const asks: Ask[] = [];
  const add = ({ start, end }: Span, matter: Matter): void => {
    asks.push({ words: reading.text.slice(start, end).trim(), start, ...matter });
  };
  for (const mention of mentions) {
    if (negated.has(mention)) continue;
    const own = claims.filter((claim) => claim.mention === mention);
    for (const { thing, as } of own) add(mention, toMatter(reading, mention, thing, as));
    if (mention.part === 'thing' && mention.young)
      for (const { thing } of own.filter(({ as }) => as === 'thing'))
        add(mention, { part: 'trait', trait: 'tiny', thing });
    const kind = mention.part === 'thing' && findKindHeld(reading, language, mention);
    if (kind) add(kind, { part: 'word' });
    if (own.length > 0) continue;
    if (mention.part === 'sign')
      for (const matter of ofSign(mention.value, mention.noun)) add(mention, matter);
    else if (mention.part === 'colour') add(mention, ofTint(reading, mention, mentions));
    else if (mention.part === 'unknown') add(mention, { part: 'stranger' });
    else if (mention.part === 'action') add(mention, { part: 'word' });
    else if (mention.part === 'number') {
      const counted =
        mention.value > 1 && mention.end > mention.start
          ? findCounted(reading, mention, mentions)
          : undefined;
      if (counted) add(counted, counted.moons ? { part: 'moons', count: mention.value } : { part: 'word' });
    } else if (idle.includes(mention)) add(mention, { part: 'word' });
  }
  for (const relation of relations) asks.push({ words: '', start: 0, part: 'relation', relation });
  for (const trait of findTraits(reading, language, read))
    if (!crowd || !overlaps(crowd, trait.span)) add(trait.span, trait.matter);
  for (const { thing, ...span } of findFar(reading, language, read))
    add(span, { part: 'trait', trait: 'distant', thing });
  for (const name of findNames(reading, language, mentions)) add(name, { part: 'name', name: name.value });
  if (crowd) add(crowd, { part: 'crowd' });
  for (const span of outdoors)
    if (!mentions.some((mention) => overlaps(mention, span))) add(span, { part: 'open' });
  const named = (span: Span): boolean =>
    asks.some(
      (ask) =>
        (ask.part === 'name' || ask.part === 'open' || (ask.part === 'trait' && SET.has(ask.trait))) &&
        overlaps(spanOf(ask), span),
    );
  const apart = (span: Span): boolean => !named(span) && !isOccasion(reading, language, span, signs);
  const nouns = strangers.filter(apart).map((span) => wholeName(reading, span, mentions));
  for (const span of nouns) add(span, { part: 'stranger' });
  for (const span of findLoose(reading, language, read))
    if (apart(span) && !nouns.some((noun) => overlaps(noun, span)))
      add(span, { part: NAME.test(reading.text.slice(span.start)) ? 'stranger' : 'word' });
  // What a word says of one thing it need not say of another: "shelves and a reading girl".
  const isSaid = (ask: Ask): boolean =>
    ask.part === 'word' &&
    asks.some((other) => other.part !== 'word' && other.start === ask.start && other.words === ask.words);
  return asks.filter((ask) => !isSaid(ask)).toSorted((a, b) => a.start - b.start);
}

function toMatter({ text }: Reading, mention: SceneMention, thing: number, as: Claim['as']): Matter {
  if (as === 'plural') return { part: 'number', thing, count: 2, vague: true };
  switch (mention.part) {
    case 'number': {
      const vague = mention.vague ?? VAGUE_NUMBER.test(text.slice(mention.start, mention.end));
      return { part: 'number', thing, count: mention.value, ...(vague ? { vague } : {}) };
    }
    case 'colour':
      return { part: as === 'dye' ? 'dye' : 'colour', thing, color: mention.value };
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

function ofSign(sign: SceneSign, noun: string | undefined): Matter[] {
  const { place, time, season, weather, sight } = sign;
  const named = noun ? { noun } : {};
  const matters: Matter[] = [
    ...(place ? [{ part: 'place' as const, place, ...named }] : []),
    ...(time ? [{ part: 'time' as const, value: time }] : []),
    ...(season ? [{ part: 'season' as const, value: season }] : []),
    ...(weather ? [{ part: 'weather' as const, value: weather }] : []),
    ...(sight ? [{ part: 'sight' as const, value: sight }] : []),
  ];
  return matters.length === 0 && noun && !sign.surface ? [{ part: 'element', noun }] : matters;
}

/** A colour of no thing: of the place or the sky that it stands before, else of the whole picture. */
function ofTint(
  { text }: Reading,
  mention: Extract<SceneMention, { part: 'colour' }>,
  mentions: readonly SceneMention[],
): Matter {
  const next = mentions.find(
    (other) =>
      other.start >= mention.end && /^[いの]?\s?(?:\p{L}+\s)?$/u.test(text.slice(mention.end, other.start)),
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

/** "Three islands": a number that stands before a place, with it. */
function findCounted(
  { text }: Reading,
  number: Span,
  mentions: readonly SceneMention[],
): (Span & { moons: boolean }) | undefined {
  const next = mentions.find(({ start }) => start >= number.end);
  // A few stars or clouds are as many as a sky has.
  const some =
    next?.part === 'sign' && next.value.sight && VAGUE_NUMBER.test(text.slice(number.start, number.end));
  return next?.part === 'sign' && !some && /^\s?(?:\p{L}+\s)?$/u.test(text.slice(number.end, next.start))
    ? { start: number.start, end: next.end, moons: next.noun === 'moon' }
    : undefined;
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;
const holds = (a: Span, b: Span): boolean => a.start <= b.start && a.end >= b.end;

const spanOf = ({ start, words }: Ask): Span => ({ start, end: start + words.length });

/** Places known by sight; what is drawn as a thing of its own is none. */
function findNames(reading: Reading, language: string, mentions: readonly SceneMention[]): Mention<string>[] {
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

/** What can be seen of a thing, with the thing; none of a place, where the word sets the tone. */
function findTraits(
  reading: Reading,
  language: string,
  { mentions, negated, claims }: Read,
): { span: Span; matter: Matter }[] {
  const named = claims.filter(({ as }) => as === 'thing');
  return traits.find(reading, language).flatMap((trait): { span: Span; matter: Matter }[] => {
    // "Hanging from" says where it is, and how.
    const hangs = trait.value === 'hanging';
    const taken = ({ part }: SceneMention): boolean =>
      part !== 'sign' && part !== 'number' && !(hangs && part === 'relation');
    if (mentions.some((m) => taken(m) && holds(m, trait) && m.end > m.start)) return [];
    const next = named.find(
      ({ mention }) => mention.start >= trait.end && isJoined(reading, trait.end, mention.start, mentions),
    );
    const before = named.findLast(
      ({ mention }) => mention.end <= trait.start && isJoined(reading, mention.end, trait.start, mentions),
    );
    if (trait.value === 'crowded') return [{ span: trait, matter: { part: 'word' } }];
    const wearer =
      PATTERNS.has(trait.value) &&
      named.findLast(
        ({ mention }) =>
          mention.end <= trait.start && WITH_PATTERN.test(reading.text.slice(mention.end, trait.start)),
      );
    const host = wearer || ((hangs || FOLLOWS.has(language) ? (before ?? next) : next) ?? before);
    if (!host || negated.has(host.mention)) return [];
    const noun = host.mention.part === 'thing' ? host.mention.value : '';
    // Monkeys and people hang by their hands.
    if (hangs && (isCreature(noun) || isPerson(noun))) return [];
    const folded = reading.folded.slice(trait.start, trait.end);
    if ((trait.value === 'material' && isMadeOf(noun, folded)) || isNative(noun, folded)) return [];
    return [{ span: trait, matter: { part: 'trait', trait: trait.value, thing: host.thing } }];
  });
}

/** No other noun and no end of a phrase between an adjective and its noun. */
function isJoined({ text }: Reading, from: number, to: number, mentions: readonly SceneMention[]): boolean {
  const gap = text.slice(from, to);
  return (
    gap.length <= NEAR &&
    !/[.,;:!?]|(?<!\p{L})(?:and|with|of|und|mit|et|avec|de|y|con|e|com|en|met|и|с)(?!\p{L})/iu.test(gap) &&
    !mentions.some(
      (m) => m.part !== 'colour' && m.part !== 'number' && m.end > m.start && m.start >= from && m.end <= to,
    )
  );
}

/** "Brandenburger Tor", "Mount Kilimanjaro": the words that are written as one name. */
function wholeName({ text, words }: Reading, span: Span, mentions: readonly SceneMention[]): Span {
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

/** Words that nothing has taken: sides, names of places in mid-sentence, whatever else does not just set the tone. */
function findLoose(reading: Reading, language: string, { mentions, strangers, signs }: Read): Span[] {
  const { text, words } = reading;
  const taken = (span: Span): boolean =>
    mentions.some((m) => m.end > m.start && overlaps(m, span)) ||
    strangers.some((one) => overlaps(one, span));
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
  const trait = traits.find(reading, language);
  for (const word of words) {
    if (
      word.folded.length < LEAST_LETTERS ||
      taken(word) ||
      isVessel(reading, word) ||
      /^\d/.test(word.folded)
    )
      continue;
    if (!NAMED_SPACED.test(word.folded) || isSmallWord(word.folded, language)) continue;
    if ([...trait, ...found].some((span) => overlaps(span, word))) continue;
    if (mentions.some((m) => m.part === 'thing' && isNative(m.value, word.folded))) continue;
    // "D'une", "l'étang": the article is no part of the word.
    const bare = word.folded.replace(/^\p{L}{1,4}'/u, '');
    if ([word.folded, bare].some((form) => TONE_WORDS[language]?.has(form) || isSmallWord(form, language)))
      continue;
    const name = language !== 'de' && isNameInside(text, word.start);
    if (name || (language in TONE_WORDS && !styled(word) && !ADVERB.test(bare)))
      found.push(wholeName(reading, word, mentions));
  }
  return found.filter((span, at) => found.findIndex((other) => overlaps(other, span)) === at);
}

const MADE: ReadonlySet<string> = new Set(['artefact', 'strong-artefact']);
// Behind what is made: what it is for, up to what is seen on it.
const FOR =
  /^\s(?:for|für|zum|zur|pour|para|per|voor|till|til|för|для|на|dla|için)\s(?:(?!(?:with|of|mit|von|avec|con|com|met|av|med|с|z)\s)[\p{L}'’-]+\s){0,4}$/iu;

/** "Bike to work week poster", "poster for our quiz night", "festa junina": words of what it is for are not to be seen. */
const isOccasion = (
  { text }: Reading,
  language: string,
  { start, end }: Span,
  signs: Signs | undefined,
): boolean =>
  signs?.all.some(
    (sign) =>
      (MADE.has(sign.part) &&
        ((sign.start >= end && /^[\p{L}\p{M}\s'’-]*,?\s*$/u.test(text.slice(end, sign.start))) ||
          (sign.end < start && FOR.test(text.slice(sign.end, start))))) ||
      (sign.part === 'kind' && FOLLOWS.has(language) && sign.end + 1 === start && text[sign.end] === ' '),
  ) ?? false;

/** Written with a capital in the middle of a sentence. */
const isNameInside = (text: string, start: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(start)) &&
  /[\p{L}\p{N},]\s$/u.test(text.slice(Math.max(0, start - 2), start));

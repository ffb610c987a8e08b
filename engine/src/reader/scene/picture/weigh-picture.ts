import type { RelationKind } from '../../../brief/scene-ask.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import type { Reading } from '../../reading/reading.ts';
import { isSmallWord } from '../../reading/small-words.ts';
import type { Span } from '../../request/request-head.ts';
import type { Signs } from '../../request/signs.ts';
import { INDEFINITE_NORTH } from '../../vocabulary/card/northern-headlines.ts';
import { PORTION, SHOWING } from '../../vocabulary/scene/picture-leads.ts';
import { POSTPOSITIONS } from '../../vocabulary/scene/relations.ts';
import { isScenic } from '../../vocabulary/scene/scenic-adjectives.ts';
import { isCreature } from '../mentions/resolve-parents.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';
import { isPerson } from '../things/is-person.ts';
import { countSeen, INDEFINITE_OPENING, isCopyLine, isGiveaway, isPlace } from './judge-clause.ts';

/** What a part of a prompt is judged by. `mentions` are those of the whole prompt. */
export type Evidence = {
  reading: Reading;
  language: string;
  signs: Signs;
  mentions: readonly SceneMention[];
};

/** `likely`: a picture if a neighbouring clause is one. */
export type Verdict = 'sure' | 'likely' | undefined;

// The least share of content words that are visible, by the form of the text: less if it reads like a description.
const SHOWN = 0.25;
const LED = 0.4;
const SEVERAL = 0.6;
const ACTED = 0.6;
const UNSPACED = 0.7;
const UNSPACED_SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const JOINED_ONE = bilingualRule('iu')`(?<!\p{L})${'and'}\s+${'indefiniteArticles'}\s`;
// Characters between a preposition and its noun: an article and an adjective or two.
const NEAR = 30;
const ONE_GROUND = /^\s*(?:an?|eine[mnrs]?|einem|une?|una?|uma?|num|numa|een|ett?|en)\s/iu;

/**
 * Judges whether a part of the copy describes a picture, by its content and its form: visible things after an article or a
 * number; somebody who does something or is somewhere; things on other things. Facts, names, giveaways and calls to action
 * are copy whatever they name.
 */
export function weighPicture(evidence: Evidence, span: Span): Verdict {
  const { reading, language, signs } = evidence;
  const text = reading.text.slice(span.start, span.end);
  if (isGiveaway(text) || isCopyLine(reading, span, language)) return undefined;
  const inside = evidence.mentions.filter(
    ({ start, end }) => start >= span.start && end <= span.end && end > start,
  );
  const shown = inside.filter(isShown);
  const { seen, all } = countSeen(reading, span, inside, language, signs);
  const share = all === 0 ? 1 : seen / all;
  // Only the sky: "northern lights", "at dusk".
  if (shown.length === 0)
    return share === 1 && inside.some(({ part }) => part === 'sign') ? 'likely' : undefined;
  if (text.search(SHOWING) === 0) return share >= SHOWN ? 'sure' : undefined;
  const acts = inside.some(({ part }) => part === 'action');
  const stands = inside.filter((m) => m.part === 'relation' && m.value !== 'with');
  const lit = inside.some((m) => m.part === 'sign' && !isPlace(m));
  const things = shown.filter(({ part }) => part !== 'sign');
  const living = inside.some((m) => m.part === 'thing' && isLiving(m.value) && !isActivity(m, signs));
  // A place may include its preposition: "पार्क में", "on stage".
  const bound = shown.some(
    (m) =>
      isPlace(m) &&
      (Object.hasOwn(POSTPOSITIONS, language) || /\s/u.test(reading.text.slice(m.start, m.end))),
  );
  const placed = acts || stands.length > 0 || bound;
  const settled = stands.some((relation) => hasGround(evidence, span, relation));
  if (PORTION.test(text.trimStart()) && !(living && placed) && !settled) return undefined;
  if (startsWithArticle(text, language)) {
    if ((placed || lit) && things.length > 0) return share >= (living ? SHOWN : LED) ? 'sure' : undefined;
    if (shown.length > 1) return share >= SEVERAL ? 'sure' : undefined;
    return share === 1 && (living || isDressed(inside)) ? 'sure' : share === 1 ? 'likely' : undefined;
  }
  if (UNSPACED_SIGN.test(text)) {
    const scene = (living && placed) || (things.length > 0 && (acts || lit));
    return share < UNSPACED ? undefined : scene ? 'sure' : 'likely';
  }
  // "Meet an owl in the barn": a description would begin with what it shows.
  if (!leadsWithShown(evidence, span, inside)) return undefined;
  if (living && placed && share >= ACTED) return 'sure';
  if (things.length > 1 && settled && share >= SEVERAL) return 'sure';
  if (things.length > 0 && share === 1 && (lit || stands.some(isAloft))) return 'sure';
  // "Tulips and a watering can": a list of goods would have no article.
  if (things.length > 1 && share === 1) return JOINED_ONE(language).test(text) ? 'sure' : 'likely';
  return share === 1 ? 'likely' : undefined;
}

const isShown = (mention: SceneMention): boolean =>
  mention.part === 'thing' || mention.part === 'garment' || isPlace(mention);

// Relations that place things in a picture and name no venue: "lanterns over a street".
const ALOFT: ReadonlySet<RelationKind> = new Set(['over', 'under', 'behind', 'in-front-of']);

const isAloft = (mention: SceneMention): boolean => mention.part === 'relation' && ALOFT.has(mention.value);

const isLiving = (noun: string): boolean => isPerson(noun) || isCreature(noun);

/** Whether a thing is the activity of the event, although its drawing is a person: "yoga". */
const isActivity = ({ start, end }: SceneMention, signs: Signs): boolean =>
  signs.all.some(
    (sign) => (sign.part === 'kind' || sign.part === 'clue') && sign.start <= start && sign.end >= end,
  );

const isDressed = (inside: readonly SceneMention[]): boolean => inside.some(({ part }) => part === 'colour');

/** Whether a text starts with an indefinite article or a number, as descriptions do. */
export const startsWithArticle = (text: string, language: string): boolean =>
  INDEFINITE_OPENING(language).test(text) || INDEFINITE_NORTH[language]?.test(text.trimStart()) === true;

/** Whether the first content word is visible, or modifies people: "carol singers". */
function leadsWithShown(
  { reading, language }: Evidence,
  span: Span,
  inside: readonly SceneMention[],
): boolean {
  const first = reading.words.find(
    ({ start, end, folded }) =>
      start >= span.start && end <= span.end && folded.length > 1 && !isSmallWord(folded, language),
  );
  if (!first || isScenic(first.folded, language)) return true;
  return inside.some(
    (m) =>
      (m.start < first.end && m.end > first.start) ||
      (m.part === 'thing' && m.start === first.end + 1 && isPerson(m.value)),
  );
}

/** Whether a relation leads to a thing, place or weather; "in the garden" is rather a venue. */
function hasGround({ reading, mentions }: Evidence, span: Span, relation: SceneMention): boolean {
  if (relation.part !== 'relation') return false;
  if (relation.behind !== undefined) return true;
  const ground = mentions.find(
    (m) =>
      m.start >= relation.end &&
      m.end <= span.end &&
      m.start - relation.end <= NEAR &&
      (isShown(m) || m.part === 'sign'),
  );
  if (!ground) return false;
  const inside = relation.value === 'in' && (ground.part !== 'sign' || isPlace(ground));
  return !inside || ONE_GROUND.test(reading.text.slice(relation.end, span.end));
}

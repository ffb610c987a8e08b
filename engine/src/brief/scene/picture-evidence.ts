import type { Reading } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import type { Span } from '../request/request-head.ts';
import type { Signs } from '../request/signs.ts';
import { INDEFINITE_NORTH } from '../vocabulary/northern-headlines.ts';
import { PORTION, SHOWING } from '../vocabulary/picture-leads.ts';
import { POSTPOSITIONS, type RelationKind } from '../vocabulary/relations.ts';
import { isScenic } from '../vocabulary/scenic-adjectives.ts';
import { isPerson } from './is-person.ts';
import { isCreature } from './kin.ts';
import type { SceneMention } from './mentions.ts';
import { countSeen, isGiven, isPlace, isSaid, LEADING } from './pictured-clause.ts';

/** What a stretch of a prompt is read with: its mentions are those of the whole prompt. */
export type Evidence = {
  reading: Reading;
  language: string;
  signs: Signs;
  mentions: readonly SceneMention[];
};

/** `likely`: a picture where its neighbour is one. */
export type Verdict = 'sure' | 'likely' | undefined;

// Of the words that say something, so many are of a picture: less where its form is a description's.
const SHOWN = 0.25;
const LED = 0.4;
const SEVERAL = 0.6;
const ACTED = 0.6;
const UNSPACED = 0.7;
const UNSPACED_SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const JOINED_ONE = /(?<!\p{L})(?:and|und|et|y|e|en|och|og|i|и)\s+(?:an?|eine?|une?|una?|uma?|een|ett?)\s/iu;
// Between a word of place and what stands there: an article, an adjective or two.
const NEAR = 30;
const ONE_GROUND = /^\s*(?:an?|eine[mnrs]?|einem|une?|una?|uma?|num|numa|een|ett?|en)\s/iu;

/**
 * Whether a stretch of copy describes a picture, by what it is made of and how it is put: things that can be drawn, led
 * by an article or a number; somebody who does something or is somewhere; things that stand on other things. Facts,
 * names, what is given away or served, and what one is called to do are copy, whatever they name.
 */
export function weighPicture(evidence: Evidence, span: Span): Verdict {
  const { reading, language, signs } = evidence;
  const text = reading.text.slice(span.start, span.end);
  if (isGiven(text) || isSaid(reading, span, language)) return undefined;
  const inside = evidence.mentions.filter(
    ({ start, end }) => start >= span.start && end <= span.end && end > start,
  );
  const shown = inside.filter(isShown);
  const { seen, all } = countSeen(reading, span, inside, language, signs);
  const share = all === 0 ? 1 : seen / all;
  // "Northern lights", "at dusk": the sky alone.
  if (shown.length === 0)
    return share === 1 && inside.some(({ part }) => part === 'sign') ? 'likely' : undefined;
  if (text.search(SHOWING) === 0) return share >= SHOWN ? 'sure' : undefined;
  const acts = inside.some(({ part }) => part === 'action');
  const stands = inside.filter((m) => m.part === 'relation' && m.value !== 'with');
  const lit = inside.some((m) => m.part === 'sign' && !isPlace(m));
  const things = shown.filter(({ part }) => part !== 'sign');
  const living = inside.some((m) => m.part === 'thing' && isLiving(m.value) && !isActivity(m, signs));
  // "पार्क में", "on stage": words of place may be bound to their noun.
  const bound = shown.some(
    (m) =>
      isPlace(m) &&
      (Object.hasOwn(POSTPOSITIONS, language) || /\s/u.test(reading.text.slice(m.start, m.end))),
  );
  const placed = acts || stands.length > 0 || bound;
  const settled = stands.some((relation) => hasGround(evidence, span, relation));
  if (PORTION.test(text.trimStart()) && !(living && placed) && !settled) return undefined;
  if (isLed(text, language)) {
    if ((placed || lit) && things.length > 0) return share >= (living ? SHOWN : LED) ? 'sure' : undefined;
    if (shown.length > 1) return share >= SEVERAL ? 'sure' : undefined;
    return share === 1 && (living || isDressed(inside)) ? 'sure' : share === 1 ? 'likely' : undefined;
  }
  if (UNSPACED_SIGN.test(text)) {
    const scene = (living && placed) || (things.length > 0 && (acts || lit));
    return share < UNSPACED ? undefined : scene ? 'sure' : 'likely';
  }
  // "Meet an owl in the barn": a description begins with what it shows.
  if (!leadsWithShown(evidence, span, inside)) return undefined;
  if (living && placed && share >= ACTED) return 'sure';
  if (things.length > 1 && settled && share >= SEVERAL) return 'sure';
  if (things.length > 0 && share === 1 && (lit || stands.some(isAloft))) return 'sure';
  // "Tulips and a watering can": one among them is counted, as in no list of wares.
  if (things.length > 1 && share === 1) return JOINED_ONE.test(text) ? 'sure' : 'likely';
  return share === 1 ? 'likely' : undefined;
}

const isShown = (mention: SceneMention): boolean =>
  mention.part === 'thing' || mention.part === 'garment' || isPlace(mention);

// "Lanterns over a street": how a picture is put, and no place to come to.
const ALOFT: ReadonlySet<RelationKind> = new Set(['over', 'under', 'behind', 'in-front-of']);

const isAloft = (mention: SceneMention): boolean => mention.part === 'relation' && ALOFT.has(mention.value);

const isLiving = (noun: string): boolean => isPerson(noun) || isCreature(noun);

/** "Yoga": what one does there, though its drawing is somebody. */
const isActivity = ({ start, end }: SceneMention, signs: Signs): boolean =>
  signs.all.some(
    (sign) => (sign.part === 'kind' || sign.part === 'clue') && sign.start <= start && sign.end >= end,
  );

const isDressed = (inside: readonly SceneMention[]): boolean => inside.some(({ part }) => part === 'colour');

/** "A", "three": what a description of somebody or something begins with. */
export const isLed = (text: string, language: string): boolean =>
  LEADING.test(text) || INDEFINITE_NORTH[language]?.test(text.trimStart()) === true;

/** Whether the first word that says something belongs to what is seen, or says what kind of people these are: "carol singers". */
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

/** Whether a thing, a place or weather is what it stands on, under or before; "in the garden" is where to come. */
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

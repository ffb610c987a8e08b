import type { RelationKind } from '../../../brief/scene-ask.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import type { Reading } from '../../reading/reading.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';

/** "It" after a relation refers to a thing named before. */
export const IT = /^\sit(?=$|[\s,.;!])/iu;
/** "With a cat on it": the second thing is on the first. */
export const ON_IT = bilingualRule(
  'iu',
)`^(?:\s\p{L}+${'participleEnding'}(?:\sup)?)?\s${'onIt'}(?=$|[\s,.;!])`;

/** "A basket stands on it", behind the last thing of its clause. */
export const STANDS_ON_IT = bilingualRule('iu')`^(?:\s\p{L}+)?\s${'onIt'}(?=$|[\s,.;!])`;

const GROUNDED: ReadonlySet<RelationKind> = new Set([
  'on',
  'in',
  'under',
  'over',
  'beside',
  'behind',
  'in-front-of',
]);
/** A conjunction and the words that may precede the next noun. */
export const AND_ANOTHER = bilingualRule('u')`^\s${'and'}\s(?:\S+\s){0,3}$`;
const OPENS = bilingualRule('iu')`(?:^|[,.;:])\s*(?:(?:${'and'}|${'but'})\s)?$`;
const UP_TO_NOUN = /^\s(?:[\p{L}'’-]+[\s'’]){0,3}$/u;
const UP_TO_SUBJECT = /^(?:,?\s)(?:[\p{L}'’]+[\s'’]){0,5}$/u;

/**
 * Whether the place precedes its subject: "auf dem Dach schläft eine Katze", "на столе ваза". `follows`: a thing is named
 * before the place, so that only a verb shows that the subject comes after it.
 */
export function hasInvertedOrder(
  { text }: Reading,
  language: string,
  word: Extract<SceneMention, { part: 'relation' }>,
  ground: { start: number; end: number },
  subject: SceneMention,
  mentions: readonly SceneMention[],
  follows: boolean,
): boolean {
  const gap = text.slice(ground.end, subject.start);
  const inside = mentions.filter(
    ({ start, end }) => start >= word.end && end <= subject.start && end > start,
  );
  const acts = inside.some(({ part, start }) => part === 'action' && start >= ground.end);
  return (
    GROUNDED.has(word.value) &&
    OPENS(language).test(text.slice(0, word.start)) &&
    (acts || !follows) &&
    UP_TO_NOUN.test(text.slice(word.end, ground.start)) &&
    UP_TO_SUBJECT.test(gap) &&
    !AND_ANOTHER(language).test(gap) &&
    !inside.some(
      ({ part }) => part === 'relation' || part === 'sign' || part === 'unknown' || part === 'garment',
    )
  );
}

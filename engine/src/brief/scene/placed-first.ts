import type { Reading } from '../reading/reading.ts';
import type { RelationKind } from '../vocabulary/relations.ts';
import type { SceneMention } from './mentions.ts';

/** Behind a relation: to what was named before. */
export const IT = /^\sit(?=$|[\s,.;!])/iu;
/** Behind what somebody or something is with: it is on that. */
export const ON_IT =
  /^(?:\s\p{L}+(?:ing|end|t|ant|ando|endo|ad[oa])(?:\sup)?)?\s(?:on\s(?:top\sof\s)?it|(?:da|d)rauf|(?:là-|au-)?dessus|encima|em cima|nel[ea]|sopra|erop|на\s(?:нём|нем|ней)|na\s(?:nim|niej)|på\sde[nt]|ovanpå|oppå)(?=$|[\s,.;!])/iu;

const GROUNDED: ReadonlySet<RelationKind> = new Set([
  'on',
  'in',
  'under',
  'over',
  'beside',
  'behind',
  'in-front-of',
]);
/** A conjunction, and what may stand before a noun. */
export const AND_ANOTHER = /^\s(?:and|und|et|y|e|en|и|و)\s(?:\S+\s){0,3}$/u;
const OPENS = /(?:^|[,.;:])\s*(?:(?:and|und|et|y|e|en|och|og|i|и|а|та|і)\s)?$/iu;
const UP_TO_NOUN = /^\s(?:[\p{L}'’-]+[\s'’]){0,3}$/u;
const UP_TO_SUBJECT = /^(?:,?\s)(?:[\p{L}'’]+[\s'’]){0,5}$/u;

/**
 * "Auf dem Dach schläft eine Katze", "на столе ваза": where comes first, and who is there behind it. `follows`: something
 * is named before, so that only a verb says that the subject is not there already.
 */
export function isPlacedFirst(
  { text }: Reading,
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
    OPENS.test(text.slice(0, word.start)) &&
    (acts || !follows) &&
    UP_TO_NOUN.test(text.slice(word.end, ground.start)) &&
    UP_TO_SUBJECT.test(gap) &&
    !AND_ANOTHER.test(gap) &&
    !inside.some(
      ({ part }) => part === 'relation' || part === 'sign' || part === 'unknown' || part === 'garment',
    )
  );
}

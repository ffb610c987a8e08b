import type { Reading } from '../reading/reading.ts';
import type { RelationKind } from '../vocabulary/relations.ts';
import { isCostume } from './figures.ts';
import { isPerson } from './is-person.ts';
import { isCreature } from './kin.ts';
import type { SceneMention } from './mentions.ts';
import type { Named } from './things.ts';

const SENTENCE = /[.!?。！？\n]/u;
const DRESSED_THINGS: ReadonlySet<string> = new Set([
  'snowman',
  'robot',
  'dinosaur',
  'dragon',
  'skeleton',
  'scarecrow',
  'pumpkin',
  'skull',
  'mannequin',
  'doll',
]);

// "Fishing in boots", "mit Hut": what leads to a garment that is worn.
const WORN_WITH =
  /(?<!\p{L})(?:in|with|mit|im|en|avec|con|com|em|de|met|i|med|w|we|z|ze|в|во|с|со|у|в|з|dengan)(?!\p{L})/iu;

/** "Selling shoes", "repairing an old boot": right behind the deed that is done to it. */
export const isDoneTo = ({ text }: Reading, garment: Named, mentions: readonly SceneMention[]): boolean =>
  mentions.some((verb) => {
    if (verb.part !== 'action' || verb.tool === undefined || verb.end > garment.start) return false;
    const gap = text.slice(verb.end, garment.start);
    return /^\s(?:[\p{L}’']+\s){0,3}$/u.test(gap) && !WORN_WITH.test(gap);
  });

const APART: ReadonlySet<RelationKind> = new Set([
  'behind',
  'in-front-of',
  'under',
  'over',
  'beside',
  'between',
  'around',
  'left-of',
  'right-of',
]);

/** "A duck behind a hat", "a mouse under a crown": where somebody is, not what he wears. */
export const standsApart = ({ text }: Reading, garment: Named, mentions: readonly SceneMention[]): boolean =>
  mentions.some(
    (link) =>
      link.part === 'relation' &&
      link.behind === undefined &&
      APART.has(link.value) &&
      link.end <= garment.start &&
      /^\s(?:[\p{L}’']+\s){0,3}$/u.test(text.slice(link.end, garment.start)) &&
      !mentions.some(
        ({ part, start, end }) =>
          part !== 'colour' && part !== 'number' && start >= link.end && end <= garment.start && end > start,
      ),
  );

/** "a woman in a yellow dress", "黄色いドレスの女性"; none for "a hat and a scarf", "a cat beside a hat". */
export function findWearer(
  reading: Reading,
  garment: Named,
  figures: readonly Named[],
  worn: readonly Named[],
): Named | undefined {
  // A book wears no glasses.
  const alive = figures.filter(
    ({ value }) => isPerson(value) || isCreature(value) || DRESSED_THINGS.has(value),
  );
  const before = alive.findLast(({ end }) => end <= garment.start);
  if (isCostume(garment.value)) {
    const next = figures.find(({ start }) => start >= garment.end);
    return next && next.start - garment.end < garment.start - (before?.end ?? Number.NEGATIVE_INFINITY)
      ? next
      : before;
  }
  if (before) {
    const gap = reading.text.slice(before.end, garment.start);
    const apart = SENTENCE.test(gap) || gap.length > 60;
    // "With a red hat and a green coat": who wears the one wears the other.
    if (!apart && worn.some(({ start, end }) => start >= before.end && end <= garment.start)) return before;
    if (
      !apart &&
      !/(?<!\p{L})(?:and|und|et|y|e|и|beside|next to|on|under|neben|auf|sur|sobre|au dessus|près)\s+(?:an?|the|eine?r?m?|une?|una?|um)?\s*(?:\p{L}+\s+)?$/iu.test(
        gap,
      )
    )
      return before;
  }
  const after = alive.find(({ start }) => start >= garment.end);
  return after &&
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{M}\s]{1,9}$/u.test(
      reading.text.slice(garment.end, after.start),
    )
    ? after
    : undefined;
}

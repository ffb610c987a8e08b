import type { RelationKind } from '../../../brief/scene-ask.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { wearsClothes } from '../../../lexicon/noun-concepts.ts';
import type { Reading } from '../../reading/reading.ts';
import { isCostume } from '../mentions/join-figures.ts';
import type { Named, SceneMention } from '../mentions/scene-mention.ts';
import { isPerson } from './is-person.ts';

const SENTENCE = /[.!?。！？\n]/u;

// What introduces a garment that is worn: "fishing in boots", "mit Hut".
const WORN_WITH = bilingualRule('iu')`(?<!\p{L})(?:${'inside'}|${'with'})(?!\p{L})`;
const APART_FROM = bilingualRule(
  'iu',
)`(?<!\p{L})${'apartFrom'}\s+(?:(?:${'indefiniteArticles'}|${'articles'})\s*)?(?:\p{L}+\s+)?$`;

/** Whether a garment is the object of an action: "selling shoes", "repairing an old boot". */
export const isHandled = (
  { text }: Reading,
  language: string,
  garment: Named,
  mentions: readonly SceneMention[],
): boolean =>
  mentions.some((verb) => {
    if (verb.part !== 'action' || verb.tool === undefined || verb.end > garment.start) return false;
    const gap = text.slice(verb.end, garment.start);
    return /^\s(?:[\p{L}’']+\s){0,3}$/u.test(gap) && !WORN_WITH(language).test(gap);
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

/** Whether a garment says where somebody is: "a duck behind a hat", "a mouse under a crown". */
export const isLandmark = ({ text }: Reading, garment: Named, mentions: readonly SceneMention[]): boolean =>
  mentions.some(
    (link) =>
      link.part === 'relation' &&
      link.behind === undefined &&
      APART.has(link.value) &&
      link.end <= garment.start &&
      /^\s(?:[\p{L}’']+\s){0,3}$/u.test(text.slice(link.end, garment.start)) &&
      !mentions.some(
        ({ part, start, end }) =>
          part !== 'color' && part !== 'number' && start >= link.end && end <= garment.start && end > start,
      ),
  );

/** Finds the wearer of a garment: "a woman in a yellow dress", "黄色いドレスの女性". "A hat and a scarf", "a cat beside a hat" have none. */
export function findWearer(
  reading: Reading,
  language: string,
  garment: Named,
  figures: readonly Named[],
  worn: readonly Named[],
): Named | undefined {
  // Books wear no glasses.
  const alive = figures.filter(({ value }) => isPerson(value) || wearsClothes(value));
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
    // "With a red hat and a green coat": both have one wearer.
    if (!apart && worn.some(({ start, end }) => start >= before.end && end <= garment.start)) return before;
    if (!apart && !APART_FROM(language).test(gap)) return before;
  }
  const after = alive.find(({ start }) => start >= garment.end);
  return after &&
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{M}\s]{1,9}$/u.test(
      reading.text.slice(garment.end, after.start),
    )
    ? after
    : undefined;
}

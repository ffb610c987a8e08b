import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import { findNouns } from '../../find-nouns.ts';
import type { Mention } from '../../reading/lexicon.ts';
import { type Reading, withWords } from '../../reading/reading.ts';
import { isCreature } from './resolve-parents.ts';
import type { SceneMention } from './scene-mention.ts';

// Containers and measures that are not drawn by themselves: the drawing of their content has them.
const MEASURES = setOf('measures');
// Containers that are drawn with their content.
const FULL = setOf('flower-holders');
const OF = bilingualRule('u')`^\s(?:${'with'}|${'of'}|${'partLeads'})\s?(?:\p{L}{2,}\s)?$`;
const OF_ONE = bilingualRule('u')`^\s${'of'}\s?(?:\p{L}{2,}\s)?$`;
// Languages without a word between measure and content: "eine Tasse Tee", "filiżanka herbaty", "iki bardak çay", "فنجان قهوة".
const JOINS_MEASURES: ReadonlySet<string> = new Set('de nl sv da nb pl uk ru tr id ar'.split(' '));
const NEXT_TO = /^\s$/u;

/**
 * Merges containers with their content into one thing, named after what is drawn: "a cup of tea", "a plate of pancakes",
 * "a vase of tulips".
 */
export function mergeContainers(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const things = mentions.filter((mention) => mention.part === 'thing');
  const gone = new Set<SceneMention>();
  const merged = new Map<SceneMention, SceneMention>();
  for (const [at, vessel] of things.entries()) {
    const content = things[at + 1];
    if (!content || gone.has(vessel)) continue;
    const gap = text.slice(vessel.end, content.start);
    const adjacent = JOINS_MEASURES.has(language) && NEXT_TO.test(gap);
    const measure =
      MEASURES.has(vessel.value) &&
      (OF_ONE(language).test(gap) || adjacent) &&
      !(vessel.value === 'bowl' && (FRUITS.has(content.value) || isCreature(content.value)));
    const full = FULL.has(vessel.value) && (OF(language).test(gap) || adjacent) && FLOWERS.has(content.value);
    if (!measure && !full) continue;
    const [start, end] = [vessel.start, content.end];
    gone.add(measure ? vessel : content);
    const kept = measure ? content : vessel;
    merged.set(kept, { ...kept, start, end });
  }
  const spans = [...merged.values()];
  return mentions.flatMap((mention) => {
    if (gone.has(mention)) return [];
    const whole = merged.get(mention);
    if (whole) return [whole];
    // "Of" relates nothing any more.
    const inside = spans.some(({ start, end }) => mention.start > start && mention.end < end);
    return inside && (mention.part === 'relation' || mention.part === 'number') ? [] : [mention];
  });
}

// Fruit stays a thing of its own in a bowl; a dish has a drawing with its bowl.
const FRUITS = setOf('fruits');

/** Finds the kind of flower in a vase or bouquet, which the drawing does not show: "a vase of orchids". */
export function findFlowerKind(
  reading: Reading,
  language: string,
  { value, start, end }: Extract<SceneMention, { part: 'thing' }>,
): Mention<unknown> | undefined {
  if (!FULL.has(value)) return undefined;
  return findNouns(
    withWords(
      reading,
      reading.words.filter((word) => word.start > start && word.end <= end),
    ),
    language,
  ).find((kind) => kind.value.noun !== 'flower' && FLOWERS.has(kind.value.noun));
}

const FLOWERS = setOf('flowers');

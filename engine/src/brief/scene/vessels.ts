import type { Mention } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { findNouns } from '../subjects.ts';
import { isCreature } from './kin.ts';
import type { SceneMention } from './mentions.ts';

// What is drawn with what is in it, or not at all by itself.
const MEASURES: ReadonlySet<string> = new Set(
  'plate cup mug glass bowl dish slice piece loaf jar bottle pot can tray pile bunch saucer mug pan pint'.split(
    ' ',
  ),
);
// Drawn full.
const FULL: ReadonlySet<string> = new Set(['vase', 'flower', 'bouquet']);
const OF = /^\s(?:of|with|mit|von|de|d['’]|di|da|con|com|avec|met|van|с|со|à)\s?(?:\p{L}{2,}\s)?$/u;
const OF_ONE = /^\s(?:of|de|d['’]|di|da|von|van)\s?(?:\p{L}{2,}\s)?$/u;
// "Eine Tasse Tee", "filiżanka herbaty", "iki bardak çay", "فنجان قهوة": nothing stands between.
const JOINS_MEASURES: ReadonlySet<string> = new Set('de nl sv da nb pl uk ru tr id ar'.split(' '));
const NEXT_TO = /^\s$/u;

/**
 * "A cup of tea", "eine Tasse Tee", "a plate of pancakes", "a vase of tulips": one thing, by the name of what is
 * drawn, over the words of both.
 */
export function pourTogether(
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
      (OF_ONE.test(gap) || adjacent) &&
      !(vessel.value === 'bowl' && (FRUITS.has(content.value) || isCreature(content.value)));
    const full = FULL.has(vessel.value) && (OF.test(gap) || adjacent) && FLOWERS.has(content.value);
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
    // "Of" leads nowhere any more.
    const inside = spans.some(({ start, end }) => mention.start > start && mention.end < end);
    return inside && (mention.part === 'relation' || mention.part === 'number') ? [] : [mention];
  });
}

// What lies in a bowl as it grew; a dish has its own drawing.
const FRUITS: ReadonlySet<string> = new Set([
  'apple',
  'pear',
  'peach',
  'plum',
  'orange fruit',
  'orange',
  'lemon',
  'lime',
  'banana',
  'cherry',
  'strawberry',
  'tomato',
  'egg',
  'mango',
  'avocado',
]);

/** "A vase of orchids" is drawn with flowers of any kind: the words of the kind, which is not seen. */
export function findKindHeld(
  reading: Reading,
  language: string,
  { value, start, end }: Extract<SceneMention, { part: 'thing' }>,
): Mention<unknown> | undefined {
  if (!FULL.has(value)) return undefined;
  return findNouns(
    { ...reading, words: reading.words.filter((word) => word.start > start && word.end <= end) },
    language,
  ).find((kind) => kind.value.noun !== 'flower' && FLOWERS.has(kind.value.noun));
}

const FLOWERS: ReadonlySet<string> = new Set([
  'flower',
  'tulip',
  'rose',
  'daisy',
  'sunflower',
  'lily',
  'peony',
  'orchid',
]);

import { readConcepts } from '../../../lexicon/read-lexicon.ts';
import { WATER_WORDS } from '../../../lexicon/word-lists.ts';
import { createLexicon } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import type { SceneMention } from './scene-mention.ts';

/** Objects that the drawing of an action includes, by the tools of those actions: someone fishing needs no fish beside them. */
const OBJECTS: ReadonlyMap<string | undefined, readonly string[]> = new Map(
  readConcepts('deed-objects').map(({ id, deeds = '' }) => [id, deeds.split(', ')]),
);
const NEAR = 14;
const APART = /[,.;:!?،、。]/u;

const waters = createLexicon(WATER_WORDS, { foreign: false });

/** Adds the water that a text names, where no thing or place has taken the word. */
export function addWater(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const found = waters
    .find(reading, language)
    .filter(({ start, end }) => !mentions.some((other) => other.start < end && other.end > start))
    .map(({ start, end }): SceneMention => ({ part: 'sign', value: {}, noun: 'water', start, end }));
  return [...mentions, ...found].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Makes the object of an action part of it: the word stays known but requires nothing by itself. */
export function resolveActionObjects(
  { text }: Reading,
  _language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const isCounted = (thing: SceneMention): boolean =>
    mentions.some(
      ({ part, end }) =>
        (part === 'number' || part === 'color') && end <= thing.start && thing.start - end < 2,
    );
  return mentions.map((mention) => {
    const name =
      mention.part === 'thing' ? mention.value : mention.part === 'sign' ? mention.noun : undefined;
    const deeds = OBJECTS.get(name);
    if (!deeds || isCounted(mention)) return mention;
    const done = mentions.some((deed) => {
      if (deed.part !== 'action' || !deeds.includes(deed.tool ?? '')) return false;
      if (deed.start <= mention.start && deed.end >= mention.end) return true;
      const gap = text.slice(Math.min(deed.end, mention.end), Math.max(deed.start, mention.start));
      return gap.length <= NEAR && !APART.test(gap);
    });
    return done ? { part: 'sign', value: {}, start: mention.start, end: mention.end } : mention;
  });
}

import { createLexicon } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { WATER_WORDS } from '../vocabulary/water-words.ts';
import type { SceneMention } from './mentions.ts';

/** What a deed is done to and its own drawing stands for: nobody asks for a fish beside who is fishing. */
const OBJECTS: Readonly<Record<string, RegExp>> = {
  fish: /^(?:rod|fishing|catching|net)$/,
  water: /drink|cup|glass|pouring|watering/,
};
const NEAR = 14;
const APART = /[,.;:!?،、。]/u;

const waters = createLexicon([WATER_WORDS], { foreign: false });

/** With the water that a picture names, where no thing or place has taken the word. */
export function withWater(
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

/** Takes what a deed is done to for a part of the deed: the word stays known and asks for nothing by itself. */
export function meanObjects({ text }: Reading, mentions: readonly SceneMention[]): SceneMention[] {
  const isCounted = (thing: SceneMention): boolean =>
    mentions.some(
      ({ part, end }) =>
        (part === 'number' || part === 'colour') && end <= thing.start && thing.start - end < 2,
    );
  return mentions.map((mention) => {
    const name =
      mention.part === 'thing' ? mention.value : mention.part === 'sign' ? mention.noun : undefined;
    const deeds = name === undefined ? undefined : OBJECTS[name];
    if (!deeds || isCounted(mention)) return mention;
    const done = mentions.some((deed) => {
      if (deed.part !== 'action' || !deeds.test(deed.tool ?? '')) return false;
      if (deed.start <= mention.start && deed.end >= mention.end) return true;
      const gap = text.slice(Math.min(deed.end, mention.end), Math.max(deed.start, mention.start));
      return gap.length <= NEAR && !APART.test(gap);
    });
    return done ? { part: 'sign', value: {}, start: mention.start, end: mention.end } : mention;
  });
}

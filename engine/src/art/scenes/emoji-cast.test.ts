import { expect, test } from 'vitest';
import { subjects } from '../subjects.ts';
import { EMOJI_CAST } from './emoji-cast.ts';
import emoji from './emoji-figures.json' with { type: 'json' };

test('a glyph stands for no noun that a drawing has', () => {
  const drawn = new Set(subjects.flatMap(({ presence }) => presence?.nouns ?? []));
  expect(EMOJI_CAST.flatMap(({ nouns }) => nouns).filter((noun) => drawn.has(noun))).toEqual([]);
});

test('the figures taken out of Noto Emoji are those of the cast', () => {
  expect(Object.keys(emoji.figures).sort()).toEqual(EMOJI_CAST.map(({ glyph }) => glyph).sort());
});

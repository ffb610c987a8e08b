import { expect, test } from 'vitest';
import { drawings } from '../../drawings/drawings.ts';
import emoji from './emoji-figures.json' with { type: 'json' };
import { EMOJI_FIGURES } from './emoji-figures.ts';

test('a glyph stands for no noun that a drawing has', () => {
  const drawn = new Set(drawings.flatMap(({ presence }) => presence?.nouns ?? []));
  expect(EMOJI_FIGURES.flatMap(({ nouns }) => nouns).filter((noun) => drawn.has(noun))).toEqual([]);
});

test('the figures taken out of Noto Emoji are those of the cast', () => {
  expect(Object.keys(emoji.figures).sort()).toEqual(EMOJI_FIGURES.map(({ glyph }) => glyph).sort());
});

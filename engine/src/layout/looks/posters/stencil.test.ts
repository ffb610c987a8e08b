import { Renderer } from '@takumi-rs/core';
import { describe, expect, test } from 'vitest';
import { createEmojiLibrary } from '../../../assets/emoji.ts';
import { createFontLibrary } from '../../../assets/font-library.ts';
import { createTextResolver } from '../../../assets/resolve-text.ts';
import { stencil } from './stencil.ts';

const resolver = createTextResolver(createFontLibrary(new Renderer()), createEmojiLibrary());
const [{ display }] = stencil.pairings;

describe('the letters of a stencil', () => {
  test.each(['Night market', 'Żółty jeż', 'Şişli çarşı', 'Chợ đêm'])('%s are cut', async (title) => {
    expect((await resolver.resolve(title, display)).families[0]).toBe('Big Shoulders Stencil');
  });

  test.each(['Ночной рынок', 'Νυχτερινή αγορά', '夜の市場', 'سوق الليل', 'रात का बाज़ार'])(
    '%s, which no stencil face has, are heavy',
    async (title) => {
      const { families, weight } = await resolver.resolve(title, display);
      expect(families[0]).not.toBe('Big Shoulders Stencil');
      expect(weight).toBeGreaterThanOrEqual(700);
    },
  );
});

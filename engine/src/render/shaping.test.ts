import { Renderer } from '@takumi-rs/core';
import { describe, expect, test } from 'vitest';
import { createEmojiLibrary } from '../assets/emoji.ts';
import { createFontLibrary } from '../assets/font-library.ts';
import { createTextResolver } from '../assets/resolve-text.ts';
import { compareWidths, findDifferences, hasHarfBuzz, segmentWords } from './harfbuzz.fixture.ts';
import { createTextMeasurer } from './measure-text.ts';
import { RUNNING_TEXT } from './running-text.fixture.ts';

const renderer = new Renderer();
const resolver = createTextResolver(createFontLibrary(renderer), createEmojiLibrary());
const measurer = createTextMeasurer(renderer);
const style = { family: 'Noto Sans', weight: 400, lineHeight: 1.2 };

describe.skipIf(!hasHarfBuzz)('as HarfBuzz does (skipped without hb-shape and woff2_decompress)', () => {
  test.each(Object.entries(RUNNING_TEXT))('%s: every word is as wide', async (language, text) => {
    const measured = await compareWidths(
      segmentWords(text, language),
      (word) => resolver.resolve(word, style),
      measurer,
    );
    expect(measured.length).toBeGreaterThan(5);
    expect(findDifferences(measured)).toEqual([]);
  });
});

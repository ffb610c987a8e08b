import { describe, expect, test } from 'vitest';
import { hasHarfBuzz } from '../../src/render/harfbuzz.fixture.ts';
import { checkSetting, compareShapes } from './check-language.ts';
import type { LanguageText } from './languages.ts';

/** Whether running text in these languages is set without a box, a lost letter, a wrong shape or a wrong break. */
export function describeLetters(languages: readonly LanguageText[]): void {
  test.each(languages)('$tag, $name, has no box, lost letter or wrong break', async (language) => {
    expect(await checkSetting(language)).toEqual([]);
  });

  describe.skipIf(!hasHarfBuzz)('shapes (skipped without hb-shape and woff2_decompress)', () => {
    test.each(languages)('$tag, $name, is shaped as by HarfBuzz', async (language) => {
      expect(await compareShapes(language)).toEqual([]);
    });
  });
}

import { describe, expect, test } from 'vitest';
import { hasHarfBuzz } from '../../src/render/harfbuzz.fixture.ts';
import { checkSetting, compareShapes, findBreakFaults } from './check-language.ts';
import { mainScript, readLanguages } from './languages.ts';

// All of them with `npm run letters`; else some of each script.
const everything = process.env.LETTERS === 'all';
const OF_EACH_SCRIPT = 3;

const languages = readLanguages();
const seen = new Map<string, number>();
const chosen = languages.filter(({ text }) => {
  const script = mainScript(text);
  seen.set(script, (seen.get(script) ?? 0) + 1);
  return everything || (seen.get(script) ?? 0) <= OF_EACH_SCRIPT;
});

test('the table has running text in over 300 languages and 50 scripts', () => {
  expect(new Set(languages.map(({ tag }) => tag.split('-')[0])).size).toBeGreaterThan(300);
  expect(seen.size).toBeGreaterThan(50);
});

test.each(chosen)('$tag, $name, has no box, lost letter or wrong break', async (language) => {
  expect(await checkSetting(language)).toEqual([]);
});

describe.skipIf(!hasHarfBuzz)('shapes (skipped without hb-shape and woff2_decompress)', () => {
  test.each(chosen)('$tag, $name, is shaped as by HarfBuzz', async (language) => {
    expect(await compareShapes(language)).toEqual([]);
  });
});

test('the check of breaks finds wrong ones', () => {
  expect(findBreakFaults('one two', ['one', 'two'])).toEqual([]);
  expect(findBreakFaults('one two', ['on', 'e two'])).toHaveLength(1);
  expect(findBreakFaults('人人生而自由，一律平等', ['人人生而自由', '，一律平等'])).not.toEqual([]);
  expect(findBreakFaults('มนุษย์ทั้งหลาย', ['มนุษย์ทั้', 'งหลาย'])).not.toEqual([]);
  expect(findBreakFaults('Donaudampf', ['Donau\u00ad', 'dampf'])).toEqual([]);
});

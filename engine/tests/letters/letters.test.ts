import { expect, test } from 'vitest';
import { findBreakFaults } from './check-language.ts';
import { mainScript, readLanguages } from './languages.ts';
import { describeLetters } from './letters.fixture.ts';

const languages = readLanguages();
const ofScripts = new Map(languages.toReversed().map((language) => [mainScript(language.text), language]));

test('the table has running text in over 300 languages and 50 scripts', () => {
  expect(new Set(languages.map(({ tag }) => tag.split('-')[0])).size).toBeGreaterThan(300);
  expect(ofScripts.size).toBeGreaterThan(50);
});

// The first of each script; all of them with `npm run letters`.
describeLetters([...ofScripts.values()]);

test('the check of breaks finds wrong ones', () => {
  expect(findBreakFaults('one two', ['one', 'two'])).toEqual([]);
  expect(findBreakFaults('one two', ['on', 'e two'])).toHaveLength(1);
  expect(findBreakFaults('人人生而自由，一律平等', ['人人生而自由', '，一律平等'])).not.toEqual([]);
  expect(findBreakFaults('มนุษย์ทั้งหลาย', ['มนุษย์ทั้', 'งหลาย'])).not.toEqual([]);
  expect(findBreakFaults('Donaudampf', ['Donau\u00ad', 'dampf'])).toEqual([]);
});

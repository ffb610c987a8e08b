import { expect, test } from 'vitest';
import { findCardLanguage, toTextLanguage } from './find-card-language.ts';

test.each([
  [['直角骨刃海', 'ひらがな'], 'ja'],
  [['直角骨刃海', '한국어'], 'ko'],
  [['直角骨刃海', '臺灣'], 'zh-Hant'],
  [['直角骨刃海'], 'zh-Hans'],
  [['تمام انسان آزاد', 'پیدا ہوئے ہیں'], 'ur'],
  [['همه افراد آزاد به دنیا می‌آیند', 'پچگژ'], undefined],
  [['ټول انسانان', 'ازاد زېږېدلي دي'], undefined],
  [['Die Gesellschaft für Donaudampfschifffahrt'], 'de'],
  [['Hold fast'], undefined],
])('%j is set as %s', async (texts, language) => {
  expect(await findCardLanguage(texts)).toBe(language);
});

test('Chinese has the script of its texts, and any other language is left as it is', () => {
  expect(toTextLanguage('zh', ['直角', '臺灣'])).toBe('zh-Hant');
  expect(toTextLanguage('zh', ['直角'])).toBe('zh-Hans');
  expect(toTextLanguage('ja', ['直角'])).toBe('ja');
  expect(toTextLanguage('sr-Latn', ['Dobro jutro'])).toBe('sr');
});

test('the script that a brief says comes before what its texts tell', () => {
  expect(toTextLanguage('zh-Hant', ['直角骨'])).toBe('zh-Hant');
  expect(toTextLanguage('zh-Hans', ['直角', '臺灣'])).toBe('zh-Hans');
});

import { expect, test } from 'vitest';
import { findTextLanguages, toTextLanguage } from './find-text-languages.ts';

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
  expect((await findTextLanguages(texts)).card).toBe(language);
});

test('a text is set in its own language, and in that of the card where it tells none', async () => {
  const title = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  const english = 'How we scaled our internationalization and what it cost';
  const languages = await findTextLanguages([title, english, 'Observability']);
  expect([title, english, 'Kubernetesoperator'].map(languages.of)).toEqual(['de', 'en', languages.card]);
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

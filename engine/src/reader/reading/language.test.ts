import { expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

test.each([
  ['Why we moved to Rust', 'en'],
  ['Plakat für unser Sommerfest', 'de'],
  ['Rebajas de verano', 'es'],
  ['Nous recrutons', 'fr'],
  ['Estamos contratando: Engenheiro de Dados Sênior', 'pt'],
  ['Saldi invernali su tutto', 'it'],
  ['Wij zoeken een bakker', 'nl'],
  ['Скидки на всё', 'ru'],
  ['Зимові знижки їжі', 'uk'],
  ['Лелека на даху хати', 'uk'],
  ['Лиса в туманном лесу на закате', 'ru'],
  ['夏のセール', 'ja'],
  ['黒猫', 'ja'],
  ['夏季促销', 'zh'],
  ['여름 세일', 'ko'],
  ['تخفيضات الصيف', 'ar'],
  ['गर्मी की सेल', 'hi'],
  ['מבצע קיץ', 'he'],
  ['ลดราคา', 'th'],
  ['Giảm giá mùa hè', 'vi'],
  ['🎉', 'en'],
])('%s is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test('a Latin name does not outweigh the script around it, nor a stray letter the words', () => {
  expect(detectLanguage('TypeScriptで始める')).toBe('ja');
  expect(detectLanguage('The kanji 愛 means love and much more than that')).toBe('en');
});

test('an English word that names a thing elsewhere is English on its own, and the other among its own words', () => {
  for (const text of ['a smoke detector', 'kale', 'a crane', 'praying mantis', 'fly', 'crane over a roof'])
    expect([text, detectLanguage(text)]).toEqual([text, 'en']);
  expect(detectLanguage('un crâne noir')).toBe('fr');
  expect(detectLanguage('Hund an der Wand')).toBe('de');
  expect(detectLanguage('eski bir kale')).toBe('tr');
});

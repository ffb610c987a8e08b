import { expect, test } from 'vitest';
import { skipMedium } from './medium-lead.ts';

test.each([
  ['my video how i learned to code', 'how i learned to code'],
  ['mi video cómo aprendí a programar', 'cómo aprendí a programar'],
  ['mein video wie ich programmieren lernte', 'wie ich programmieren lernte'],
  ['il podcast sulle piante grasse', 'piante grasse'],
  ['поста про осенние прогулки', 'осенние прогулки'],
  ['post o tym jak oszczędzać', 'jak oszczędzać'],
])('the words begin behind the medium that they are for: %s', (text, words) => {
  expect(text.slice(skipMedium(text, 0))).toBe(words);
});

test.each(['video games for cats', 'our bake sale on friday', 'article 5 explained'])(
  'where nothing leads on to a topic the medium is of the words: %s',
  (text) => expect(skipMedium(text, 0)).toBe(0),
);

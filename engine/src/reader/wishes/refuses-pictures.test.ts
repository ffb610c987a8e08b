import { expect, test } from 'vitest';
import { refusesPictures } from './refuses-pictures.ts';

test.each([
  ['en', 'sober, no bikes clip art'],
  ['de', 'bitte keine Fahrräder, keine Cliparts'],
  ['ru', 'без мультяшных картинок'],
  ['tr', 'çizim olmasın'],
  ['ar', 'بدون رسوم كرتونية'],
  ['ja', '自転車のイラストはなしで'],
  ['zh', '不要卡通图片'],
  ['en', 'nothing cartoonish'],
  ['en', 'do it with just type'],
  ['de', 'rein typografisch'],
])('a drawing is kept off the card: %s “%s”', (language, words) => {
  expect(refusesPictures(words, language)).toBe(true);
});

test.each([
  ['en', 'a small bike in the corner'],
  ['en', 'not too dark. A bicycle, if you can'],
  ['de', 'nicht zu bunt'],
  ['fr', 'avec un vélo'],
  ['ja', '自転車を入れて'],
])('and not where it is wished for, or something else is not: %s “%s”', (language, words) => {
  expect(refusesPictures(words, language)).toBe(false);
});

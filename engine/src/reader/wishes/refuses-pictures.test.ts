import { expect, test } from 'vitest';
import { refusesPictures } from './refuses-pictures.ts';

test.each([
  ['en', 'sober, no bikes clip art'],
  ['de', 'bitte keine Fahrräder, keine Cliparts'],
  ['fr', 'sobre, sans vélos'],
  ['es', 'sin dibujos de bicicletas'],
  ['pt', 'sem bicicletas, por favor'],
  ['it', 'niente biciclette, senza disegni'],
  ['nl', 'geen fietsen'],
  ['sv', 'inga tecknade figurer'],
  ['da', 'ingen tegninger'],
  ['nb', 'ingen tegninger'],
  ['pl', 'bez rowerów i obrazków'],
  ['ru', 'без мультяшных картинок'],
  ['uk', 'без велосипедів і малюнків'],
  ['tr', 'çizim olmasın'],
  ['id', 'tanpa gambar sepeda'],
  ['ar', 'بدون رسوم كرتونية'],
  ['hi', 'कोई चित्र नहीं'],
  ['ja', '自転車のイラストはなしで'],
  ['ko', '고양이 그림은 빼 주세요'],
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

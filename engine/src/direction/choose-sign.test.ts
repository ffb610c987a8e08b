import { expect, test } from 'vitest';
import type { Brief } from '../brief/brief.ts';
import { EMPTY_BRIEF } from '../understand/empty-brief.fixture.ts';
import { understand } from '../understand/understand.ts';
import { chooseSign } from './choose-sign.ts';

const signOf = (language: string, title: string, more: Partial<Brief> = {}) =>
  chooseSign(
    understand({
      ...EMPTY_BRIEF,
      kind: 'safety',
      language,
      blocks: [{ role: 'title', text: title }],
      ...more,
    }),
  );

test.each([
  ['en', 'No smoking', 'cigarette'],
  ['de', 'Baden verboten', undefined],
  ['de', 'Keine Fahrräder im Hausflur!', 'bicycle'],
  ['fr', 'Natation interdite', 'swimmer'],
  ['es', 'Prohibido bañarse', undefined],
  ['it', 'Divieto di balneazione', undefined],
  ['pt', 'É proibido fumar', undefined],
  ['nl', 'Verboden te zwemmen', 'swimmer'],
  ['sv', 'Förbjudet att parkera', undefined],
  ['da', 'Adgang forbudt', undefined],
  ['nb', 'Adgang forbudt', undefined],
  ['pl', 'Zakaz wejścia', undefined],
  ['ru', 'Не входить', undefined],
  ['uk', 'Вхід заборонено', undefined],
  ['tr', 'Sigara içilmez', undefined],
  ['id', 'Dilarang parkir', 'parking'],
  ['ar', 'ممنوع السباحة', 'swimmer'],
  ['hi', 'प्रवेश वर्जित', undefined],
  ['zh', '禁止游泳', 'swimmer'],
  ['ja', '立入禁止', undefined],
  ['ko', '주차 금지', 'parking'],
])('%s: “%s” forbids', (language, title, pictogram) => {
  expect(signOf(language, title)).toEqual({ meaning: 'prohibition', ...(pictogram ? { pictogram } : {}) });
});

test.each([
  ['en', 'Wash your hands', { meaning: 'mandatory', pictogram: 'hand-washing' }],
  ['en', 'Fire extinguisher', { meaning: 'fire', pictogram: 'fire-extinguisher' }],
  ['en', 'First aid kit', { meaning: 'safe', pictogram: 'first-aid' }],
  ['de', 'Leitern vor Gebrauch prüfen', { meaning: 'warning', pictogram: 'ladder' }],
  ['nl', 'Pas op voor de hond', { meaning: 'warning', pictogram: 'dog' }],
])('%s: “%s” says what its pictogram means', (language, title, sign) => {
  expect(signOf(language, title)).toEqual(sign);
});

test('a card about safety warns where its meaning is not known', () => {
  expect(signOf('zh', '小心地滑')).toEqual({ meaning: 'warning', pictogram: 'exclamation' });
  expect(signOf('en', 'Swim between the flags')).toEqual({ meaning: 'warning', pictogram: 'exclamation' });
  expect(signOf('xx', 'Qwx blorp')).toEqual({ meaning: 'warning', pictogram: 'exclamation' });
});

test('a notice informs where it forbids nothing', () => {
  expect(signOf('en', 'Dogs on leads please', { kind: 'notice' })).toEqual({
    meaning: 'information',
    pictogram: 'dog',
  });
  expect(signOf('en', 'Free onions', { kind: 'notice' })).toEqual({ meaning: 'information' });
  expect(signOf('en', 'No dogs', { kind: 'notice' })).toEqual({ meaning: 'prohibition', pictogram: 'dog' });
});

test('the illustration that a brief names is the pictogram, or there is no sign', () => {
  expect(signOf('en', 'Keep out', { illustration: 'dog' })).toEqual({
    meaning: 'prohibition',
    pictogram: 'dog',
  });
  expect(signOf('en', 'Keep out', { illustration: 'teacup' })).toBeUndefined();
});

test('what is denied is neither warned of nor helps', () => {
  const warns = { meaning: 'warning', pictogram: 'exclamation' };
  expect(signOf('en', 'That chirping is not a bird')).toEqual(warns);
  expect(signOf('en', 'There is no lifebuoy here')).toEqual(warns);
  expect(signOf('en', 'No lifeguard today')).toEqual(warns);
  expect(signOf('it', 'Niente botti: i cani ringraziano')).toEqual({ meaning: 'warning', pictogram: 'dog' });
  expect(signOf('en', 'No heating on Monday', { kind: 'notice' })).toEqual({ meaning: 'information' });
});

test('a notice forbids what it denies first', () => {
  expect(signOf('en', 'No parking in front of gates', { kind: 'notice' })).toEqual({
    meaning: 'prohibition',
    pictogram: 'parking',
  });
});

test('rows about safety are commands', () => {
  const blocks = ['Hard hats on', 'No phones on ladders'].map((text) => ({ role: 'item' as const, text }));
  const title = { role: 'title' as const, text: 'Site rules' };
  expect(signOf('en', '', { blocks: [title, ...blocks] })).toEqual({
    meaning: 'mandatory',
    pictogram: 'hard-hat',
  });
});

test('an animal is shown by its outline', () => {
  expect(signOf('nl', 'Pas op voor de ganzen')).toEqual({ meaning: 'warning', pictogram: 'subject:goose' });
});

test('cards of other kinds have no sign', () => {
  expect(signOf('en', 'No smoking', { kind: 'event' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { findDrawing } from '../art/drawings/drawings.ts';
import { toOklch } from '../color/oklch.ts';
import { createRandom } from '../random.ts';
import { OCCASIONS } from '../reader/vocabulary.ts';
import { requestCard, requestPicture } from '../understand/design-request.fixture.ts';
import { requestOf } from './design-request.fixture.ts';
import { direct } from './direct.ts';
import { drawingsOfOccasion, suggestColors } from './occasions.ts';

const days = OCCASIONS.values;
test.each(days)('%s is said by things that can be drawn', (occasion) => {
  for (const name of drawingsOfOccasion(requestOf({ occasion, kind: 'event' }))) {
    const subject = name.slice('subject:'.length);
    expect(findDrawing([subject.replaceAll('-', ' ')])?.name).toBe(subject);
  }
});

test.each([
  ['Wedding invitation for Ana & Luis, 4 May', 'wedding'],
  ['Summer wedding of Ana and Luis', 'wedding'],
  ['Große Sommeraktion: 20 % auf alle Fahrräder', 'summer'],
  ['दिवाली की हार्दिक शुभकामनाएँ', 'diwali'],
  ['زفاف سارة ويوسف، قاعة الياسمين', 'wedding'],
  ['Black Friday: everything half price', 'black-friday'],
  ['Promoção de Páscoa: 20% de desconto', 'easter'],
  ['中秋节快乐', 'lunar-new-year'],
  ['How to size a Postgres connection pool', undefined],
])('%s is for %s', (title, occasion) => {
  expect(requestCard(title).occasion).toBe(occasion);
});

test('a card has the colors that its words name, before those of its day', () => {
  const request = suggestColors(requestCard('Grüne Weihnachten'), createRandom(1));
  const { h = 0 } = toOklch(request.colors[0] ?? '#000000');
  expect(h).toBeGreaterThan(110);
  expect(h).toBeLessThan(190);
});

test('what is asked for stands above custom: colors, a ground, a manner, a picture', () => {
  const asked = requestCard('The wedding of Ana & Luis', { colors: [{ value: '#0d7d7d', use: 'any' }] });
  expect(suggestColors(asked, createRandom(1)).colors).toEqual(asked.colors);
  const picture = requestPicture('a christmas tree in a snowy village');
  expect(suggestColors(picture, createRandom(1)).colors).toEqual(picture.colors);
});

test.each(days)('%s has colors, another day none', (occasion) => {
  expect(
    suggestColors(requestOf({ occasion, kind: 'event' }), createRandom(3)).colors.length,
  ).toBeGreaterThan(0);
  expect(suggestColors(requestOf(), createRandom(3)).colors).toEqual([]);
});

test('a face that jars with the day is not proposed for it', () => {
  const request = requestCard('In loving memory of Margaret Hill, memorial service, Friday 3 May');
  const proposed = Array.from(
    { length: 30 },
    (_, seed) => direct(request, { width: 1200, height: 630, seed }).look,
  );
  for (const look of ['engineering', 'geometric']) expect(proposed).not.toContain(look);
});

import { expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

test.each([
  ['a doctor with her dog on a beach', 'woman'],
  ['a farmer feeding his chickens', 'man'],
  ['a female firefighter in front of a house', 'woman'],
  ['eine Ärztin am Strand', 'woman'],
  ['une chanteuse sur une scène', 'woman'],
  ['художница у моря', 'woman'],
  ['女歌手在舞台上', 'woman'],
  ['एक किसान खेत में बैलों के साथ काम कर रहा है', 'man'],
  ['एक डॉक्टर समुद्र तट पर चल रही है', 'woman'],
  ['एक किसान खेत में गाती है', 'woman'],
  ['eine Nachbarin am Strand', 'woman'],
  ['eine Person am Strand', undefined],
  ['a doctor on a beach', undefined],
])('%s shows a %s', (prompt, sex) => {
  expect(requestPicture(prompt).scene?.things[0]?.sex).toBe(sex);
});

import { expect, test } from 'vitest';
import { planScene } from '../../stage/plan/plan-scene.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';

test.each([
  ['a bookshop window at night with warm lights', 'bookshop-front'],
  ['ein Mädchen vor einem Schaufenster im Regen', 'shop-front'],
  ['une vitrine de boulangerie le matin', 'bakery-front'],
  ['a yellow car in front of a flower shop', 'flower-shop'],
  ['a boy looking at a shop window full of toys', 'toy-shop'],
  ['pumpkin patch with a scarecrow', 'pumpkin-field'],
])('%s is seen from the street, or out of doors', (prompt, place) => {
  expect(planScene(requestPicture(prompt)).plan?.place).toBe(place);
});

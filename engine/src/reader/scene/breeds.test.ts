import { expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';

test('an orange tabby is an orange cat, a black labrador a black dog', () => {
  expect(requestPicture('an orange tabby on a sofa').scene?.things[0]).toMatchObject({
    noun: 'cat',
    color: '#f2762e',
  });
  expect(requestPicture('a black labrador in the snow').scene?.things[0]).toMatchObject({
    noun: 'dog',
    color: '#14171c',
  });
});

test('a shepherd with a dog is still a shepherd', () => {
  const things = requestPicture('a shepherd and his dog on a hill').scene?.things ?? [];
  expect(things.map((thing) => thing.noun)).toContain('shepherd');
});

test.each([
  ['a husky in the snow', 'husky'],
  ['a corgi puppy on a rug', 'corgi'],
  ['two dachshunds in a garden', 'dachshund'],
  ['ein Mops auf einem Sofa', 'pug'],
  ['柴犬が公園にいる', 'shiba'],
  ['a brown dog in the park', undefined],
  ['a spaniel in the park', undefined],
])('%s is a dog of the breed %s', (prompt, breed) => {
  expect(requestPicture(prompt).scene?.things.find(({ noun }) => noun === 'dog')?.breed).toBe(breed);
});

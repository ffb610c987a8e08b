import { expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

test.each([
  ['a chocolate labrador in a park', 'dog', '#6a4128'],
  ['a chocolate labrador puppy', 'dog', '#6a4128'],
  ['a ginger cat in a meadow', 'cat', '#d98436'],
  ['a cream horse in a meadow', 'horse', '#f0e2c4'],
  ['un labrador chocolat dans un parc', 'dog', '#6a4128'],
  ['un perro caramelo en el parque', 'dog', '#d98436'],
])('%s has a coat of that color, and nothing to eat beside it', (prompt, noun, color) => {
  const things = requestPicture(prompt).scene?.things;
  expect(things).toHaveLength(1);
  expect(things?.[0]).toMatchObject({ noun, color });
});

test('is something to eat where no animal is beside it', () => {
  expect(requestPicture('a chocolate cake on a table').scene?.things.map(({ noun }) => noun)).toContain(
    'cake',
  );
  expect(requestPicture('a dog and a bar of chocolate').scene?.things.map(({ noun }) => noun)).toEqual([
    'dog',
    'chocolate',
  ]);
});

import { expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const read = (prompt: string) => {
  const { scene } = requestPicture(prompt);
  return { things: scene?.things.map(({ noun, count }) => `${count} ${noun}`), place: scene?.place };
};

test.each([
  ['ein Kuchen auf dem Tisch', ['1 cake', '1 table'], undefined],
  ['zwei Kuchen in der Küche', ['2 cake'], 'kitchen'],
  ['eine Katze in einer Küche', ['1 cat'], 'kitchen'],
])('a cake is no kitchen for want of two dots: %s', (prompt, things, place) => {
  expect(read(prompt)).toEqual({ things, place });
});

test.each([
  ['une fille qui lit sous un arbre', ['1 girl', '1 tree']],
  ['un chat sur le lit', ['1 cat', '1 bed']],
  ['un ours lit un livre dans un grand lit', ['1 bear', '1 book', '1 bed']],
])('who reads in French has no bed for it: %s', (prompt, things) => {
  expect(read(prompt).things).toEqual(things);
});

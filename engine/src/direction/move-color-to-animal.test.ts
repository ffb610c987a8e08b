import { expect, test } from 'vitest';
import { requestCard, requestPicture } from '../understand/design-request.fixture.ts';
import { moveColorToAnimal } from './move-color-to-animal.ts';

test.each([
  ['lost cat! grey tabby with white paws, answers to Mochi, call 555 0142', '#8b929e'],
  ['lost dog: brown labrador, answers to Biscuit', '#8a5a34'],
  ['Perdu : chat noir, répond au nom de Félix', '#14171c'],
])("the color that the words give an animal is its own, and not the card's: %s", (title, coat) => {
  const worn = moveColorToAnimal(requestCard(title));
  expect(worn.coat).toBe(coat);
  expect(worn.colors).not.toContain(coat);
  expect(worn.named).toBeUndefined();
});

test.each(['Lost dog, call 555 0142', 'Green week at our school, 4-8 May'])(
  "other colors stay the card's: %s",
  (title) => {
    const request = requestCard(title, { colors: [{ value: '#14532d', use: 'any' }] });
    expect(moveColorToAnimal(request)).toBe(request);
  },
);

test('what is shown of a picture that cannot be drawn keeps its color', () => {
  const request = requestPicture('a purple octopus who reads the stock market to a gramophone of custard');
  expect(moveColorToAnimal(request).coat).toBe('#7c3aed');
});

import { expect, test } from 'vitest';
import { parsePrompt } from '../reader/parse-prompt.ts';
import { moveColourToAnimal } from './move-colour-to-animal.ts';

test.each([
  ['lost cat! grey tabby with white paws, answers to Mochi, call 555 0142', '#8b929e'],
  ['lost dog: brown labrador, answers to Biscuit', '#8a5a34'],
  ['Perdu : chat noir, répond au nom de Félix', '#14171c'],
])("the colour that the words give an animal is its own, and not the card's: %s", (prompt, coat) => {
  const worn = moveColourToAnimal(parsePrompt(prompt));
  expect(worn.coat).toBe(coat);
  expect(worn.colors).not.toContain(coat);
  expect(worn.named).toBeUndefined();
});

test.each(['dark green card: lost dog, call 555 0142', 'Green week at our school, 4-8 May'])(
  "other colours stay the card's: %s",
  (prompt) => {
    const request = parsePrompt(prompt);
    expect(moveColourToAnimal(request)).toBe(request);
  },
);

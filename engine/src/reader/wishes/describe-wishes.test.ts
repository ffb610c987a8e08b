import { expect, test } from 'vitest';
import { messagesOf } from '../../brief/warning.ts';
import { describeWishes } from './describe-wishes.ts';
import { readWishes } from './read-wishes.ts';

const told = (words: string): string => messagesOf(describeWishes(readWishes(words, 'en'))).join('\n');

test.each(['oil painting', 'our logo', 'in the style of Monet', 'rounded corners'])(
  '%s is not possible, and told in these words',
  (words) => {
    expect(told(`bake sale, ${words}`)).toContain(`“${words}”`);
  },
);

test('wishes that are met are not told', () => {
  expect(told('dark, minimal, title on the left, green on black')).toBe('');
});

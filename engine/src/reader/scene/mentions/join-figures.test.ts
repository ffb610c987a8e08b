import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const things = (prompt: string): string[] =>
  requestPicture(prompt).scene?.things.map(({ count, noun }) => `${count} ${noun}`) ?? [];
const words = (prompt: string): string[] => requestPicture(prompt).scene?.asks.map((ask) => ask.words) ?? [];

describe('two nouns of one figure', () => {
  test.each([
    ['fox astronaut on the moon', ['1 fox']],
    ['two penguin chefs in a kitchen', ['2 penguin']],
    ['a robot waiter with a cake', ['1 robot', '1 cake']],
    ['un renard astronaute sur la lune', ['1 fox']],
    ['una signora anziana che innaffia i fiori', ['1 old woman', '3 flower']],
    ['a father lion in the savanna', ['1 lion']],
  ])('%s', (prompt, expected) => {
    expect(things(prompt)).toEqual(expected);
  });

  test('what an animal is dressed as is still asked for', () => {
    expect(words('fox astronaut on the moon')).toContain('astronaut');
  });

  test('a trade with animals is two', () => {
    expect(things('a sheep farmer with a dog')).toEqual(['1 sheep', '1 farmer', '1 dog']);
  });
});

import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const things = (prompt: string): string[] =>
  requestPicture(prompt).scene?.things.map(({ count, noun }) => `${count} ${noun}`) ?? [];

describe('a word for many of a kind', () => {
  test.each([
    ['a wolf pack crossing a frozen river at dusk', '5 wolf'],
    ['a pride of lions on the savanna', '5 lion'],
    ['eine Schafherde auf einem Hügel', '5 sheep'],
    ['une meute de loups dans la neige', '5 wolf'],
    ['雪の中の狼の群れ', '5 wolf'],
    ['a pirate crew on a ship', '5 pirate'],
    ['three elephants and a herd of zebras', '5 zebra'],
  ])('counts them: %s', (prompt, expected) => {
    expect(things(prompt)).toContain(expected);
  });

  test.each([
    ['a rowing team on the river', '4 rower'],
    ['football team in a stadium', '4 football player'],
    ['die Fußballmannschaft im Stadion', '4 football player'],
    ['un chœur sur scène', '5 singer'],
    ['a team in an office', '4 person'],
  ])('a team is drawn as its members: %s', (prompt, expected) => {
    expect(things(prompt)).toEqual([expected]);
  });

  test('that stands alone counts nothing', () => {
    expect(things('a red school at the end of a street')).toEqual([]);
    expect(things('a girl with a pack of cards')).not.toContain('5 girl');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Requirement } from '../../brief/scene-ask.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';

const asksOf = (prompt: string): Requirement[] => requestPicture(prompt).scene?.asks ?? [];
const wordsOf = (prompt: string): string[] => asksOf(prompt).map(({ words }) => words);
const entries = (prompt: string): string[] =>
  asksOf(prompt).map(({ part, words }) => `${part} ${words}`.trim());

describe('the ledger of what a picture asks for', () => {
  test.each([
    [
      'two sad foxes sleeping under a pink tree at night',
      ['number two', 'trait sad', 'action sleeping', 'color pink', 'time at night'],
    ],
    [
      'a girl in a yellow dress on a beach in autumn',
      ['dye yellow', 'garment dress', 'place beach', 'season autumn'],
    ],
    ['a fox and a gizmotron in a forest', ['stranger gizmotron', 'place forest']],
    ['a zorbic fox in a forest', ['word zorbic']],
    ['three islands in the sea', ['word three islands']],
    ['a fox in a forest in Zubrowka', ['stranger Zubrowka']],
    ['zwei Füchse im Wald in Amsterdam', ['number zwei', 'name Amsterdam']],
    ['un zorro triste en un bosque', ['trait triste', 'place bosque']],
    ['una volpe zorbica in un bosco', ['word zorbica']],
    ['富士山の前のキツネ', ['name 富士山']],
  ])('%s', (prompt, expected) => {
    expect(entries(prompt)).toEqual(expect.arrayContaining(expected));
  });

  test('how large a thing is, is asked', () => {
    expect(entries('a big house with a little fox')).toContain('trait big');
    expect(entries('ein kleiner Hund neben einem großen Baum')).toEqual(
      expect.arrayContaining(['trait kleiner', 'trait großen']),
    );
  });

  test('words that only set the tone are no entries', () => {
    expect(entries('a beautiful, peaceful and cozy forest with a cute fox')).toEqual([
      'place forest',
      'thing fox',
    ]);
    expect(entries('un joli renard dans une belle forêt paisible')).toEqual(['thing renard', 'place forêt']);
  });

  test('what is left out on purpose is no entry', () => {
    expect(entries('a forest without people at night')).toEqual(['place forest', 'time at night']);
  });

  test('a negation ends at the comma, unless an "or" still comes', () => {
    expect(entries('a library without people, a cat and a candle')).toContain('thing candle');
    expect(entries('a street without people, cars or dogs at night')).toEqual([
      'place street',
      'time at night',
    ]);
  });

  test('what somebody has in the hands or sits on does not do what is said next', () => {
    const doers = (prompt: string) =>
      asksOf(prompt).flatMap((ask) => (ask.part === 'action' ? [ask.thing] : []));
    expect(doers('a boy with a red balloon running in a park')).toEqual([0]);
    expect(doers('a woman on a bench reading, a dog sleeping at her feet')).toEqual([0, 2]);
  });

  test('the occasion of a card is no part of its picture', () => {
    const words = asksOf('spring gala flyer with a fox in a forest, "Come along"').map(({ words }) => words);
    expect(words).not.toContain('gala');
    expect(words).toContain('fox');
  });

  test('every word that no vocabulary knows is an entry, wherever it stands', () => {
    const strange = fc.stringMatching(/^[bdfgk][aou][bdfgk]{2}[aou][kt]$/);
    const before = fc.constantFrom(
      'a fox and a {} in a forest',
      'a {} fox in a forest',
      'a fox in a forest near the {}',
    );
    fc.assert(
      fc.property(before, strange, (frame, word) => {
        const prompt = frame.replace('{}', word);
        const said = asksOf(prompt).map(({ words }) => words);
        expect(said.join(' '), prompt).toContain(word);
      }),
    );
  });
});

describe('what is asked for and what is not', () => {
  test('the kind of flowers in a vase is asked for, flowers are not', () => {
    expect(wordsOf('a vase of orchids on a table')).toContain('orchids');
    expect(wordsOf('a vase of flowers on a table')).not.toContain('flowers');
  });

  test('under a moon snow lies, and a storm hides it', () => {
    const setting = (prompt: string) => {
      const { weather, season } = requestPicture(prompt).scene ?? {};
      return [weather, season];
    };
    expect(setting('a fox in the snow under a full moon')).toEqual([undefined, 'winter']);
    expect(setting('a fox in falling snow, a snowstorm at night')[0]).toBe('snow');
  });

  test('a sunny morning is a morning', () => {
    expect(requestPicture('a cat in a garden on a sunny morning').scene?.time).toBe('dawn');
  });
});

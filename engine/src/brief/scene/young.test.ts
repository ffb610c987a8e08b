import { describe, expect, test } from 'vitest';
import { parseBrief } from '../parse-brief.ts';

const things = (prompt: string): string[] =>
  parseBrief(prompt).scene?.things.map(
    ({ count, noun, young }) => `${count} ${young ? 'young ' : ''}${noun}`,
  ) ?? [];

describe('the young of an animal', () => {
  test.each([
    ['mother elephant and her calf at a lake', ['1 elephant', '1 young elephant']],
    ['a bear with two cubs in the forest', ['1 bear', '2 young bear']],
    ['eine Kuh mit ihrem Kalb auf der Wiese', ['1 cow', '1 young cow']],
    ['une jument et son poulain dans un pré', ['1 horse', '1 young horse']],
    ['una leona con su cría en la sabana', ['1 lion', '1 young lion']],
    ['a pig and three piglets', ['1 pig', '3 young pig']],
  ])('%s', (prompt, expected) => {
    expect(things(prompt)).toEqual(expected);
  });

  test('is asked for as smaller', () => {
    expect(parseBrief('a horse and her foal in a meadow').scene?.asks).toContainEqual(
      expect.objectContaining({ part: 'trait', trait: 'tiny', thing: 1 }),
    );
  });

  test('without a grown one is known by its name alone', () => {
    expect(things('a calf in a meadow')).toEqual(['1 cow']);
    expect(things('a kitten on a sofa')).toEqual(things('a cat on a sofa'));
  });

  test('named by its breed is one animal', () => {
    expect(things('a golden retriever puppy on a rug').filter((thing) => thing.endsWith('dog'))).toHaveLength(
      1,
    );
  });
});

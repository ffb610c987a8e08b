import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const things = (prompt: string): string[] =>
  requestPicture(prompt).scene?.things.map(
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
    expect(requestPicture('a horse and her foal in a meadow').scene?.asks).toContainEqual(
      expect.objectContaining({ part: 'trait', trait: 'tiny', thing: 1 }),
    );
  });

  test.each([
    ['a calf in a meadow', ['1 young cow']],
    ['two fox cubs in the snow', ['2 young fox']],
    ['a young wolf in the forest', ['1 young wolf']],
    ['ein Hundewelpe auf der Wiese', ['1 young dog']],
    ['медвежонок в лесу', ['1 young bear']],
    ['雪の中の子狐', ['1 young fox']],
    ['een lammetje in de wei', ['1 young sheep']],
  ])('without a grown one is known by its name: %s', (prompt, expected) => {
    expect(things(prompt)).toEqual(expected);
  });

  test.each([
    ['a dog and a kitten in a meadow', ['1 dog', '1 young cat']],
    ['a duck and a puppy by the pond', ['1 duck', '1 young dog']],
  ])('is of nobody else who was named before: %s', (prompt, expected) => {
    expect(things(prompt)).toEqual(expected);
  });

  test("is no animal's where it is somebody's child", () => {
    expect(things('a dog and a baby on a rug')).not.toContain('1 young dog');
  });

  test('named by its breed is one animal', () => {
    expect(things('a golden retriever puppy on a rug').filter((thing) => thing.endsWith('dog'))).toHaveLength(
      1,
    );
  });
});

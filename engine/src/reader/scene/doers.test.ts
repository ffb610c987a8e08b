import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';

const doers = (prompt: string): string[] =>
  requestPicture(prompt).scene?.things.flatMap(({ noun, posture }) =>
    posture ? [`${noun} ${posture}`] : [],
  ) ?? [];

describe('who does what the sentence says', () => {
  test.each([
    ['한 소년이 강아지와 함께 공원에서 달리고 있다', ['boy running', 'dog running']],
    ['少年が犬と一緒に公園を走っている', ['boy running', 'dog running']],
    ['女の子が猫と遊んでいる', ['girl playing']],
    ['한 여자가 벤치에 앉아 있다', ['woman sitting']],
    ['眠る猫と犬', ['cat lying']],
  ])('%s', (prompt, expected) => {
    expect(doers(prompt)).toEqual(expected);
  });

  test('rows are rowed by nobody', () => {
    expect(doers('rows of tulips with a bicycle')).toEqual([]);
  });

  test('who reads is in no book', () => {
    const { relations = [] } = requestPicture('a wall of books and a reading girl').scene ?? {};
    expect(relations).toEqual([]);
  });
});

const counts = (prompt: string): string[] =>
  requestPicture(prompt).scene?.things.map(({ noun, count }) => `${count} ${noun}`) ?? [];

describe('many', () => {
  test.each([
    ['hundreds of butterflies over a meadow', '7 butterfly'],
    ['a table full of cakes', '6 cake'],
    ['une table pleine de gâteaux', '6 cake'],
    ['ein Himmel voller Ballons', '6 balloon'],
    ['rows of tulips with a bicycle', '7 tulip'],
    ['lots of cats on a sofa', '7 cat'],
  ])('%s: %s', (prompt, expected) => {
    expect(counts(prompt)).toContain(expected);
  });
});

import { expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const [RED, BLACK] = ['#d92d2a', '#14171c'];

test.each([
  ['一个女孩撑着红伞', 'umbrella', RED],
  ['黑猫坐在屋顶上', 'cat', BLACK],
  ['公园里的白猫和黑狗', 'dog', BLACK],
  ['月明かりの屋根の上の黒猫', 'cat', BLACK],
  ['海辺の青いドア', 'door', '#2563eb'],
  ['빨간우산을 쓴 소녀가 빗속을 걷고 있다', 'umbrella', RED],
  ['지붕 위의 검은고양이', 'cat', BLACK],
])('in %s the color belongs to the %s', (prompt, noun, color) => {
  const things = requestPicture(prompt).scene?.things ?? [];
  expect(things.find((thing) => thing.noun === noun)?.color).toBe(color);
  expect(things.filter((thing) => thing.color === color)).toHaveLength(1);
});

test('a color joined to a garment is that of the garment', () => {
  const girl = requestPicture('公园里绿裙子的女孩').scene?.things[0];
  expect(girl).toMatchObject({ noun: 'girl', wears: { noun: 'dress', color: '#2f9e5b' } });
});

test('a sign that is part of a name gives no color', () => {
  for (const prompt of ['湖の白鳥', '桌子上的红茶'])
    expect(requestPicture(prompt).scene?.things.every((thing) => thing.color === undefined) ?? true).toBe(
      true,
    );
});

test.each([
  ['two forest green squirrels in a cave', [{ noun: 'squirrel', count: 2, color: '#14502f' }]],
  ['a plum whale under a cloud', [{ noun: 'whale', count: 1 }]],
  ['a girl in a peach dress', [{ noun: 'girl', count: 1, wears: { noun: 'dress' } }]],
  ['un chat lavande dans une cuisine', [{ noun: 'cat', count: 1, color: '#c9b5ec' }]],
  ['a peach on a table', [{ noun: 'peach', count: 1 }, { noun: 'table' }]],
])('a color that is called by a fruit or a wood names neither: %s', (prompt, expected) => {
  expect(requestPicture(prompt).scene?.things).toMatchObject(expected);
});

import { expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';

test.each<[string, string[] | undefined]>([
  ['seamless pattern of lemons and cherries on a pale blue background, for a tea towel', ['lemon', 'cherry']],
  ['a pattern with tiny strawberries, bees and daisies', ['strawberry', 'bee', 'daisy']],
  ['motif de chats et de poissons', ['cat', 'fish']],
  ['patrón de cactus sobre fondo rosa', ['cactus']],
  ['고양이 패턴', ['cat']],
  ['kedi ve balık deseni', ['cat', 'fish']],
  ['watermelon slices pattern on mint', ['watermelon']],
  ['cats and lemons pattern', ['cat', 'lemon']],
  ['dress pattern', undefined],
  ['a cat on a carpet with pattern', undefined],
  ['a cat on a carpet with a pattern', undefined],
  ['a bowl of lemons', undefined],
])('%s repeats %j', (prompt, nouns) => {
  const scene = requestPicture(prompt).scene;
  expect(scene?.repeats?.map((at) => scene.things[at]?.noun)).toEqual(nouns);
});

test('nobody misses the words for a pattern in it', () => {
  const { asks = [] } = requestPicture('seamless pattern of lemons').scene ?? {};
  expect(asks.map(({ words }) => words)).toEqual(['lemons', 'lemons']);
});

import { expect, test } from 'vitest';
import { getDrawing } from '../art/drawings/drawings.ts';
import { requestCard, requestPicture } from '../understand/design-request.fixture.ts';
import { listPictures } from './list-cards.ts';
import { drawTiles, listTiles } from './tile-things.ts';

const COLORS = { main: '#ff0000', second: '#00ff00', accent: '#0000ff', ink: '#000000', light: '#ffffff' };

test('a pattern is a picture of its things alone', () => {
  const request = requestPicture('a pattern of lemons and cherries');
  expect(listTiles(request).map(({ name }) => name)).toEqual(['lemon', 'cherry']);
  expect(listPictures(request).map(({ spec }) => spec.name)).toEqual(['tiles-alone']);
  expect(listTiles(requestPicture('a bowl of lemons'))).toEqual([]);
  expect(listTiles(requestCard('A pattern of lemons', { picture: { text: 'a pattern of lemons' } }))).toEqual(
    [],
  );
});

test.each([
  [1080, 1080],
  [1200, 630],
])('what leaves a picture of %i by %i at its foot comes in at its top', (width, height) => {
  const tiles = drawTiles([getDrawing('lemon')], () => COLORS, { width, height });
  const places = [
    ...tiles.draw(COLORS, 'tile').matchAll(/translate\((?<x>\S+) (?<y>\S+)\) rotate\((?<turn>\S+)\)/g),
  ].map(({ groups }) => ({ x: Number(groups?.x), y: Number(groups?.y), turn: groups?.turn }));
  const leaving = places.filter(({ y }) => y > height - 1);
  expect(leaving.length).toBeGreaterThan(0);
  for (const { x, y, turn } of leaving)
    expect(
      places.some((one) => one.x === x && one.turn === turn && Math.abs(one.y - (y - height)) < 0.2),
    ).toBe(true);
});

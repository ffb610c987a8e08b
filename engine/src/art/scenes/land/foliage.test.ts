import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { drawScene, type SceneRequest } from '../draw-scene.ts';
import { conifer } from '../shapes.ts';
import { isWarm } from './foliage.ts';

const ask = (rest: Partial<SceneRequest> = {}): SceneRequest => ({
  width: 1200,
  height: 630,
  place: 'mountains',
  time: 'day',
  weather: 'clear',
  misty: false,
  sunX: 0.7,
  random: createRandom(3),
  ...rest,
});

const bodyOf = (request: SceneRequest, layer: string): string =>
  String(drawScene(request).scene.back.find(({ name }) => name === layer)?.picture);

test.each([['palm-tree'], ['cactus']])('before the peaks of a land of a %s lies no snow', (name) => {
  const [warm, cold] = [bodyOf(ask({ brings: [name] }), 'far'), bodyOf(ask(), 'far')];
  expect(cold.match(/<path/g)?.length).toBe(2 * (warm.match(/<path/g)?.length ?? 0));
});

test('the wood of a warm land has no spruce', () => {
  const spruce = conifer(0, 0, 60, createRandom(1)).match(/L/g)?.length ?? 0;
  const longest = (request: SceneRequest): number =>
    Math.max(
      ...bodyOf(request, 'hill')
        .split('M')
        .map((part) => part.match(/L/g)?.length ?? 0)
        .slice(0, 30),
    );
  expect(longest(ask())).toBeGreaterThan(spruce / 3);
  expect(longest(ask({ brings: ['palm-tree'] }))).toBe(0);
});

test('where snow lies a palm makes no summer', () => {
  const { stage } = drawScene(ask({ brings: ['palm-tree'], season: 'winter' }));
  expect(isWarm(stage)).toBe(false);
});

test('a fern is brown in autumn, and under snow as in winter in any month', () => {
  const isBrown = (weather: 'clear' | 'snow'): boolean => {
    const { front } = drawScene(ask({ place: 'waterfall', season: 'autumn', weather })).scene;
    const ferns = String(front.find(({ name }) => name === 'ferns')?.picture);
    const [, red = '', green = ''] = /stroke="#(..)(..)../.exec(ferns) ?? [];
    return red > green;
  };
  expect([isBrown('clear'), isBrown('snow')]).toEqual([true, false]);
});

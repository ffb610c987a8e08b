import { beforeAll, describe, expect, test } from 'vitest';
import { direct } from '../../direction/direct.ts';
import { checkContrast } from '../../quality/check-contrast.ts';
import { createRandom } from '../../random.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { requestCard } from '../../understand/design-request.fixture.ts';
import { toSceneLook } from './scene.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

describe('words that reach over the land of a picture', () => {
  test.each([
    ['I biked across Norway for a month', 'cyclist on a mountain road', undefined, 1280, 720],
    ['Yoga by the Sea', 'woman in a yoga pose on the beach at sunrise', '14-18 September', 1200, 630],
    ['Learn to ski before the winter is over', 'a skier on a snowy slope', 'daily 9 to 4', 1200, 630],
    ['Run for the City', 'runners in the city', 'Sunday 5 October, Riverside', 1500, 500],
  ] as const)('are readable in one ink, as they are set: %s', async (title, words, date, width, height) => {
    const request = requestCard(title, {
      picture: { text: words },
      blocks: date ? [{ role: 'date', text: date }] : [],
    });
    const direction = direct(request, { width, height, seed: 1 });
    const random = createRandom(1).fork('scene');
    const { typesetter } = kit;
    const composition = await toSceneLook(kit).layout({
      request,
      direction,
      width,
      height,
      typesetter,
      random,
      attempt: 0,
    });
    const art = await kit.canvas.drawArt(composition);
    expect(new Set(composition.texts.map(({ color }) => color)).size).toBe(1);
    expect(checkContrast(composition, art).findings).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Backdrop } from '../../../brief/setting.ts';
import { describeScene } from '../../../direction/describe-scene.ts';
import { createRandom } from '../../../random.ts';
import { requestPicture } from '../../../understand/design-request.fixture.ts';
import { drawScene } from '../draw-scene.ts';

function drawAt(place: 'window' | 'living-room', behind?: Backdrop): string {
  const { scene } = drawScene({
    width: 1200,
    height: 630,
    place,
    time: 'day',
    weather: 'clear',
    misty: false,
    random: createRandom(3),
    sunX: 0.67,
    ...(behind ? { behind: [behind] } : {}),
  });
  return scene.back.map(({ picture }) => String(picture)).join('');
}

describe('what is seen through a window', () => {
  test.each(['window', 'living-room'] as const)(
    'each land that a prompt names has a view of its own: %s',
    (place) => {
      const views = (['sea', 'mountains', 'forest', 'skyline', undefined] as const).map((behind) =>
        drawAt(place, behind),
      );
      expect(new Set(views.slice(0, 4)).size).toBe(4);
      expect(views.slice(0, 3)).not.toContain(views[4]);
    },
  );

  test.each(['a girl at a window at night, rain, city lights', 'a boy looking out of the window at the sea'])(
    'is drawn, so nothing is told: %s',
    (prompt) => {
      expect(describeScene(requestPicture(prompt), true)).toEqual([]);
    },
  );
});

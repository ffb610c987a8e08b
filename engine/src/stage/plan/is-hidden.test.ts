import { expect, test } from 'vitest';
import { messagesOf } from '../../brief/warning.ts';
import { describeScene } from '../../direction/describe-scene.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import type { PlacedFigure } from './placed-scene.ts';
import { planScene } from './plan-scene.ts';

const request = requestPicture('a bear and a fox in a meadow');
const { plan } = planScene(request);
const fox = { x: 440, y: 340, width: 90, height: 50 };
const bear = { x: 400, y: 200, width: 300, height: 200 };

function tell(figures: readonly PlacedFigure[]): string {
  if (!plan) throw new Error('no plan');
  const placed = { plan, failed: [], figures, levels: [], lacking: [], width: 1200, height: 630 };
  return messagesOf(describeScene(request, placed)).join(' ');
}

test('who stands wholly behind somebody is told', () => {
  expect(
    tell([
      { role: 1, box: fox },
      { role: 0, box: bear },
    ]),
  ).toBe('“fox” is hard to see in the picture: too small, or hidden.');
});

test('who stands before somebody, or is half behind, is not', () => {
  const half = { ...fox, x: bear.x - fox.width / 2 };
  expect(
    tell([
      { role: 0, box: bear },
      { role: 1, box: fox },
    ]),
  ).toBe('');
  expect(
    tell([
      { role: 1, box: half },
      { role: 0, box: bear },
    ]),
  ).toBe('');
});

import { expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

test.each(['fisherman and his dog in a boat on a lake', 'a woman rowing a boat with a dog'])(
  '%s: the animal is in the boat',
  (prompt) => {
    const { plan, unmet } = planScene(requestPicture(prompt));
    expect(plan?.cast[1]?.bond).toEqual({ kind: 'crew', to: 0 });
    expect(unmet).toEqual([]);
  },
);

test('a horse stays on the shore', () => {
  const { plan } = planScene(requestPicture('a fisherman in a boat and a horse on the shore of a lake'));
  expect(plan?.cast.map(({ bond }) => bond?.kind)).not.toContain('crew');
});

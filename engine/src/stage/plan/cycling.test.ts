import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

describe('to cycle', () => {
  test.each([
    'two kids cycling along the beach',
    'kinderen fietsen door het park',
    '男の子が自転車に乗っている',
    'एक लड़का साइकिल चला रहा है',
  ])('draws the rider on the bicycle: %s', (prompt) => {
    const { plan, unmet } = planScene(requestPicture(prompt));
    expect(plan?.cast.map(({ actor }) => actor.posture)).toEqual(['riding']);
    expect(unmet.filter(({ part }) => part === 'action' || part === 'relation')).toEqual([]);
  });

  test('bicycles that nobody rides are things', () => {
    expect(
      requestPicture('tekening van twee fietsen onder een boom in de regen').scene?.things[0]?.noun,
    ).toBe('bicycle');
    expect(requestPicture('två cyklar under ett träd i regnet').scene?.things[0]?.noun).toBe('bicycle');
  });
});

import { expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

test.each(['a hiker on a mountain ridge above the clouds', 'ein Wanderer auf einem Gipfel über den Wolken'])(
  'who is on a summit above the clouds stands on it, and all is shown: %s',
  (prompt) => {
    const { plan, unmet } = planScene(requestPicture(prompt));
    expect(plan?.place).toBe('mountains');
    expect(plan?.cast.map(({ noun }) => noun)).toContain('summit');
    expect(unmet).toEqual([]);
  },
);

import { describe, expect, it } from 'vitest';
import { isPerson } from '../../art/drawings/being.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const planOf = (prompt: string) => planScene(requestPicture(prompt)).plan;

describe('a meal on the grass', () => {
  it.each(['two friends eating sandwiches on a blanket under an oak tree', '桜の木の下でお弁当を食べる家族'])(
    'seats everybody of “%s” on one blanket',
    (prompt) => {
      const plan = planOf(prompt);
      const blanket = plan?.cast.findIndex(({ noun }) => noun === 'blanket');
      const people = plan?.cast.filter(({ actor }) => isPerson(actor)) ?? [];
      expect(people.length).toBeGreaterThan(0);
      for (const { actor, bond } of people)
        expect([actor.posture, bond]).toEqual(['sitting', { kind: 'on', to: blanket }]);
    },
  );

  it('keeps the table that the prompt names', () => {
    expect(planOf('a family eating at a table under a tree')?.cast.map(({ noun }) => noun)).not.toContain(
      'blanket',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const decide = (prompt: string) => planScene(requestPicture(prompt));

describe('a pattern', () => {
  test.each([
    ['a polka dot dress', 'dotted'],
    ['a striped mug', 'striped'],
    ['a red sofa with white polka dots', 'dotted'],
    ['a checkered scarf', 'checked'],
  ])('is drawn on the thing that has it: %s', (prompt, pattern) => {
    const { plan, unmet } = decide(prompt);
    const actor = plan?.cast.find((role) => role.actor.shows?.includes(pattern))?.actor;
    expect(actor?.drawing.draw(actor.drawing.natural ?? HOUSE, 'a')).toContain('url(#apattern)');
    expect(unmet).toEqual([]);
  });

  test('of two colors is that of the drawing, where it has stripes of its own', () => {
    const lighthouse = decide('a red and white striped lighthouse').plan?.cast[0]?.actor;
    expect(lighthouse?.drawing.draw(HOUSE, 'a')).not.toContain('pattern');
    expect(lighthouse?.shows).toContain('striped');
  });

  test('is told of an animal that has another coat', () => {
    expect(decide('a striped dog in a park').unmet.map(({ words }) => words)).toContain('striped');
    expect(decide('a striped cat on a wall').unmet).toEqual([]);
  });
});

const HOUSE = { main: '#c8473f', second: '#5b93b8', accent: '#f2c14e', ink: '#2c3140', light: '#fff8ec' };

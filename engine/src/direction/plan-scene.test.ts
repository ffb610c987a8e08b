import { describe, expect, test } from 'vitest';
import { actors, fits } from '../art/scenes/actors.ts';
import { getPlace, places } from '../art/scenes/places.ts';
import { parseBrief } from '../brief/parse-brief.ts';
import { direct } from './direct.ts';
import { describeScene, planScene } from './plan-scene.ts';

const plan = (prompt: string) => planScene(parseBrief(prompt)).plan;
const cast = (prompt: string) => plan(prompt)?.cast.map(({ actor, count }) => [actor.subject.name, count]);

describe('the plan of a scene', () => {
  test('puts a subject into the place that the prompt names', () => {
    expect(plan('A red fox in a misty forest at sunset')?.place).toBe('forest');
    expect(cast('Two foxes in a snowy forest')).toEqual([['fox', 2]]);
  });

  test('a subject without a place stands where it belongs', () => {
    expect(plan('A lighthouse in a storm')?.place).toBe('coast');
    expect(plan('A sailboat at sunset')?.place).toBe('sea');
  });

  test('a place by itself is a picture', () => {
    expect(plan('A misty mountain lake at sunrise')).toEqual({ place: 'lake', cast: [] });
  });

  test.each([
    'An astronaut riding a horse on the moon',
    'An axolotl in a lake',
    'Two cats sleeping on a windowsill in the rain',
    'A cat riding a bicycle in the city',
    'A dragon over a castle',
    'A cozy reading nook by the window',
  ])('never an empty landscape instead of what was asked for: %s', (prompt) => {
    const brief = parseBrief(prompt);
    expect(planScene(brief).plan).toBeUndefined();
    expect(direct(brief, { width: 1200, height: 630, seed: 1 }).look).not.toBe('scene');
    expect(describeScene(brief, false).join()).toContain('no drawing for');
  });

  test('no more than three figures, and never one where it cannot be', () => {
    const total = cast('three foxes and two rabbits in a meadow')?.reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
    expect(total).toBe(3);
    expect(cast('A sailboat in the desert')).toBeUndefined();
  });

  test('what the picture leaves out is told', () => {
    const brief = parseBrief('A fox in a forest with an owl');
    expect(describeScene(brief, true)).toEqual(['There is no drawing for “owl”: the picture is without.']);
    expect(describeScene(parseBrief('A fox jumping in the snow'), true)[0]).toContain('jumping');
    expect(describeScene(parseBrief('A fox in a forest'), true)).toEqual([]);
  });

  test('a scene is chosen for every seed', () => {
    const brief = parseBrief('A deer in the mountains');
    for (let seed = 0; seed < 20; seed++)
      expect(direct(brief, { width: 800, height: 800, seed }).look).toBe('scene');
  });
});

describe('actors', () => {
  test('each is drawn, has a home that is drawn, and can stand there', () => {
    for (const actor of actors) {
      expect(getPlace(actor.home).name).toBe(actor.home);
      expect(fits(actor, actor.home)).toBe(true);
    }
  });

  test('no noun stands for two in one posture', () => {
    const nouns = actors.flatMap(({ nouns, posture }) =>
      nouns.map((noun) => `${noun} ${posture ?? 'standing'}`),
    );
    expect(nouns.filter((noun, i) => nouns.indexOf(noun) !== i)).toEqual([]);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });
});

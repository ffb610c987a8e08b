import { describe, expect, it } from 'vitest';
import { toBounds } from '../../art/scenes/actors/cast.ts';
import { getPlace } from '../../art/scenes/places.ts';
import { createRandom } from '../../random.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from '../plan/plan-scene.ts';
import { stageCast } from './stage-cast.ts';
import { listBroughtFurniture } from './stage-setting.ts';

const SIZES = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1500, 500],
] as const;

function furnish(prompt: string, [width, height]: readonly [number, number]) {
  const random = createRandom(3);
  const { plan } = planScene(requestPicture(prompt), random.fork('people'));
  if (!plan) throw new Error(`no picture for ${prompt}`);
  const request = {
    width,
    height,
    place: plan.place,
    time: 'day',
    weather: 'clear',
    misty: false,
    random: random.fork('scene'),
    sunX: 0.7,
    subjectX: 0.36,
    brings: listBroughtFurniture(plan),
  } as const;
  const horizon = getPlace(plan.place).horizon * height;
  return stageCast(request, (stage, scene) => ({
    plan,
    stage,
    scene,
    horizon,
    subjectX: 0.36,
    random: random.fork('cast'),
  }));
}

describe('a room with furniture of the prompt', () => {
  it.each(SIZES)('has no sofa and no table behind the fireplace, and cuts nobody (%i × %i)', (...size) => {
    const { scene, cast } = furnish('grandmother knitting in an armchair by the fireplace with a cat', size);
    const fire = cast.casts.find(({ actor }) => actor.drawing.name === 'fireplace');
    if (!fire) throw new Error('no fireplace');
    const { x, width } = toBounds(fire);
    for (const { name, from, to } of (scene.surfaces ?? []).filter((level) => level.name !== 'windowsill'))
      expect(to <= x || from >= x + width, name).toBe(true);
    for (const one of cast.casts) {
      expect(one.foot).toBeLessThan(size[1]);
      expect(one.foot).toBeGreaterThanOrEqual(fire.foot);
    }
  });

  it('keeps the level that somebody is on', () => {
    const { scene } = furnish('a cat sleeping on a sofa in a living room', [1080, 1080]);
    expect(scene.surfaces?.map(({ name }) => name)).toContain('sofa');
  });
});

describe('the furniture of a place in the open', () => {
  it.each([
    ['a boy riding his bicycle in the park', 'furniture'],
    ['two girls dancing on the piazza', 'furniture'],
  ])('%s: nothing of it crosses a figure', (prompt, layer) => {
    const { scene, cast } = furnish(prompt, [1200, 630]);
    const picture = scene.back.find(({ name }) => name.startsWith(layer))?.picture;
    // The shadow at the foot of each: an oval.
    const posts = [...String(picture).matchAll(/d="M([-\d.]+) [-\d.]+a([\d.]+) [^"]*" [^>]*\/>(?=<g )/g)].map(
      ([, x, half]) => ({ from: Number(x), to: Number(x) + 2 * Number(half) }),
    );
    expect(posts.length).toBeGreaterThan(0);
    for (const { x, width } of cast.casts.map(toBounds))
      for (const { from, to } of posts) expect(to < x || from > x + width).toBe(true);
  });
});

import { describe, expect, it, test } from 'vitest';
import { messagesOf } from '../../brief/warning.ts';
import { describeScene } from '../../direction/describe-scene.ts';
import { createRandom } from '../../random.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const plan = (prompt: string) => planScene(requestPicture(prompt), createRandom(2)).plan;

describe('an animal at its own deeds', () => {
  test.each([
    ['a dog catching a frisbee in the park', 'catching'],
    ['a rabbit eating a carrot in the garden', 'eating'],
    ['a panda eating bamboo', 'eating'],
    ['a deer drinking at a lake', 'drinking'],
    ['a bear fishing for salmon in a river', 'rod'],
    ['a kitten playing with a ball of yarn', 'playing'],
    ['a dog with a red ball in its mouth', 'carrying'],
    ['a whale breaching in the ocean', 'jumping'],
  ])('is drawn as one figure with what it takes: %s', (prompt, deed) => {
    const cast = plan(prompt)?.cast ?? [];
    expect(cast).toHaveLength(1);
    const [role] = cast;
    expect([role?.actor.posture, ...(role?.actor.shows ?? [])]).toContain(deed);
    expect(describeScene(requestPicture(prompt), true)).toEqual([]);
  });

  test.each([['ein Igel schwebt an Luftballons über der Stadt', 'hedgehog']])(
    'hangs in the air under balloons in its own skin: %s',
    (prompt, animal) => {
      const cast = plan(prompt)?.cast ?? [];
      expect(cast.map(({ actor }) => [actor.drawing.name, actor.standsOn, actor.posture])).toEqual([
        [animal, 'air', 'flying'],
      ]);
      expect(describeScene(requestPicture(prompt), true)).toEqual([]);
    },
  );

  test.each(['a red fox sitting in the snow', 'ein sitzender Wolf'])('sits: %s', (prompt) => {
    expect(plan(prompt)?.cast).toHaveLength(1);
    expect(describeScene(requestPicture(prompt), true)).toEqual([]);
  });

  it('stands as it is, and says so, where nothing carries it', () => {
    expect(plan('a turtle flying over a field')?.cast[0]?.actor.drawing.name).toBe('turtle');
    expect(messagesOf(describeScene(requestPicture('a turtle flying over a field'), true)).join()).toContain(
      'flying',
    );
  });

  it('bites into its food', () => {
    expect(plan('一只熊猫在吃竹子')?.cast[0]?.actor.drawing.name).toBe('panda-eating');
    expect(plan('a panda with bamboo')?.cast[0]?.actor.drawing.name).toBe('panda');
  });

  it('carries in the mouth what fits there, and nobody', () => {
    const [dog, ...others] = plan('a dog carrying a stick in its mouth on the beach')?.cast ?? [];
    expect(dog?.holds).toEqual([1]);
    expect(others).toEqual([]);
    expect(plan('an elephant carrying a bird on its back')?.cast).toHaveLength(2);
  });

  it('draws the thing in the colors of the scene, the animal in its own', () => {
    const drawing = plan('a dog with a bone in a meadow')?.cast[0]?.actor.drawing;
    const natural = drawing?.natural;
    if (!drawing || !natural) throw new Error('a dog has colors');
    const night = { ...natural, fixed: natural.fixed?.map(() => '#010203') ?? [] };
    const drawn = drawing.draw(night, 'a-');
    expect(drawn).toContain('#010203');
    expect(drawn).toContain(natural.main);
  });

  test.each(['geese', 'swans', 'owls', 'flamingos', 'ravens', 'pigeons'])(
    '%s fly on their wings',
    (birds) => {
      const [role] = plan(`two ${birds} flying over a lake`)?.cast ?? [];
      expect([role?.actor.posture, role?.actor.standsOn]).toEqual(['flying', 'air']);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const decide = (prompt: string) => planScene(requestPicture(prompt));

describe('relations as the eye expects them', () => {
  it.each(['a girl feeding a goat through a fence', 'ein Junge füttert ein Pony durch den Zaun'])(
    'parts the sides of the fence: %s',
    (prompt) => {
      const kinds = decide(prompt).plan?.cast.map(({ bond }) => bond?.kind);
      expect(kinds).toEqual(['in-front-of', 'behind', undefined]);
    },
  );

  it.each(['people sitting on the grass in the park'])(
    'has who sits on the grass on it, wherever that is the ground: %s',
    (prompt) => {
      expect(decide(prompt).unmet.filter(({ part }) => part === 'relation')).toEqual([]);
    },
  );

  it.each(['a boy runs with his dog in the park', 'una niña corre con su perro en la playa'])(
    'lets both run: %s',
    (prompt) => {
      expect(decide(prompt).plan?.cast.map(({ actor }) => actor.posture)).toEqual(['running', 'running']);
    },
  );

  it.each([
    'a wooden desk with a laptop, a cup of coffee, a small cactus and rain on the window',
    'a shelf with a vase, a plant and a clock',
  ])('lays all that is named with a piece of furniture on it: %s', (prompt) => {
    const [lead, ...laid] = decide(prompt).plan?.cast ?? [];
    expect(lead?.bond).toBeUndefined();
    expect(laid.length).toBeGreaterThan(1);
    for (const { bond } of laid) expect(bond).toEqual({ kind: 'on', to: 0 });
  });

  it.each(['a corner by a rainy window, an armchair and a cat'])(
    'stands furniture beside the window, not on its sill: %s',
    (prompt) => {
      const { plan, unmet } = decide(prompt);
      expect(plan?.cast[0]?.bond).toEqual({ kind: 'at', surface: 'windowsill' });
      expect(unmet.filter(({ part }) => part === 'relation')).toEqual([]);
    },
  );

  it('lays no boat into a tree', () => {
    const { plan } = decide('a rowing boat in a willow tree');
    expect(plan?.cast.map(({ bond }) => bond?.kind)).not.toContain('in');
  });

  it('leaves a cat at the window where rain is watched', () => {
    expect(decide('a cat watching the rain at the window').plan?.place).toBe('window');
  });

  it('puts who sleeps on the sofa that the prompt colors, and tells nothing of the window by it', () => {
    const { plan, unmet } = decide('a dog sleeping on a blue sofa next to the window');
    expect(plan?.cast[0]?.bond).toEqual({ kind: 'on', to: 1 });
    expect(unmet).toEqual([]);
  });

  it.each([
    'an owl sitting on a branch',
    'a red car parked on a road',
    'a signpost pointing at the mountains',
  ])('tells nothing of a posture that the drawing has: %s', (prompt) => {
    expect(decide(prompt).unmet).toEqual([]);
  });

  it('draws a cup around who is in it, and one dish of noodles', () => {
    expect(decide('a kitten in a teacup').plan?.cast.map(({ actor }) => actor.drawing.name)).toContain(
      'perch-cup',
    );
    expect(decide('noodles on a table').plan?.cast.find(({ noun }) => noun === 'noodle')?.count).toBe(1);
    expect(decide('a panda eating noodles')).toMatchObject({ unmet: [], plan: { cast: [{}] } });
  });
});

describe('who is where in the words', () => {
  it('puts the castle on the hill that a dragon flies over', () => {
    const { plan, unmet } = decide('ein Drache über einer Burg auf einem Hügel');
    expect(plan?.cast.map(({ noun, bond }) => [noun, bond?.kind])).toEqual([
      ['dragon', 'over'],
      ['castle', 'on'],
      ['hill', undefined],
    ]);
    expect(unmet).toEqual([]);
  });

  it('seats who sits at a bus stop on its bench, and lets who waits stand', () => {
    expect(decide('a man sitting at a bus stop reading a newspaper')).toMatchObject({
      plan: { cast: [{ bond: { kind: 'surface', surface: 'bench' } }] },
      unmet: [],
    });
    expect(decide('a man waiting at a bus stop').plan?.cast[0]?.actor.posture ?? 'standing').toBe('standing');
  });

  it.each([
    'a dog sleeping under a table, a basket of apples on it',
    'a cat in a basket on a table in a living room',
  ])('puts the vessel, with what is in it, on what is named: %s', (prompt) => {
    const { plan, unmet } = decide(prompt);
    const table = plan?.cast.findIndex(({ noun }) => noun === 'table');
    expect(plan?.cast.find(({ noun }) => noun.endsWith('basket'))?.bond).toEqual({ kind: 'on', to: table });
    expect(unmet).toEqual([]);
  });

  it.each(['three kittens in a basket on a windowsill', 'five candles on a birthday cake on a table'])(
    'knows what is carried to be where its carrier is: %s',
    (prompt) => {
      expect(decide(prompt).unmet).toEqual([]);
    },
  );

  it('has who is above it over what the clause before is about', () => {
    const cast = decide('a squirrel on a branch holding an acorn, an owl above it').plan?.cast ?? [];
    expect(cast.find(({ noun }) => noun === 'owl')?.bond).toEqual({ kind: 'over', to: 0 });
  });

  it('fills a bowl with no teapot', () => {
    const cast = decide('a bowl of oranges and a teapot on a table by the window').plan?.cast ?? [];
    expect(cast.map(({ noun, bond }) => [noun, bond?.kind])).toContainEqual(['teapot', 'on']);
  });

  it('mends nothing in the place of what has no drawing', () => {
    const { plan } = decide('an old sailor mending a net on a pier, two seagulls watching');
    expect(plan?.cast.find(({ noun }) => noun === 'seagull')?.count).toBe(2);
  });

  it('misses no hat of a snowman that has one on', () => {
    expect(decide('a snowman with a top hat').unmet).toEqual([]);
  });

  it('puts who is not on the fence before it', () => {
    const cast = decide('two cats on a fence and a dog').plan?.cast ?? [];
    expect(cast.find(({ noun }) => noun === 'dog')?.bond?.kind).toBe('in-front-of');
  });
});

import { describe, expect, test } from 'vitest';
import { actors, canBeIn } from '../../art/scenes/actors/actors.ts';
import { perchOf } from '../../art/scenes/perches.ts';
import { allPlaces, getPlace } from '../../art/scenes/places.ts';
import { messagesOf } from '../../brief/warning.ts';
import { describeScene } from '../../direction/describe-scene.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const plan = (prompt: string) => planScene(requestPicture(prompt)).plan;
const cast = (prompt: string) => plan(prompt)?.cast.map(({ actor, count }) => [actor.drawing.name, count]);

describe('the plan of a scene', () => {
  test('draws once what shows several, as often as the number asks', () => {
    expect(cast('Test tubes on a table')).toEqual([['test-tubes', 1]]);
    expect(cast('Five test tubes on a table')).toEqual([['test-tubes', 2]]);
    expect(planScene(requestPicture('Three test tubes on a table')).unmet).toEqual([]);
  });

  test('a subject without a place stands where it belongs', () => {
    expect(plan('A lighthouse in a storm')?.place).toBe('coast');
    expect(plan('A sailboat at sunset')?.place).toBe('sea');
  });

  test('a phrase of place names no coast, and people among furniture are in its room', () => {
    const knitting = "une grand-mère qui tricote dans un fauteuil à côté d'une cheminée";
    expect(requestPicture(knitting).scene?.place).toBeUndefined();
    expect(getPlace(plan(knitting)?.place ?? 'beach').indoors).toBeDefined();
    expect(plan('A man and a sofa')?.place).toBe('living-room');
    expect(plan('un phare sur la côte')?.place).toBe('coast');
    expect(requestPicture('une femme à cheval sur la plage').scene?.things).toContainEqual(
      expect.objectContaining({ noun: 'horse' }),
    );
  });

  test.each([
    'A nuclear reactor in the desert',
    'A carburettor riding a nuclear reactor on the beach',
    'A cat and a nuclear reactor',
    'Two foxes in an amphitheater',
  ])('never an empty landscape instead of what was asked for: %s', (prompt) => {
    const request = requestPicture(prompt);
    expect(planScene(request).plan).toBeUndefined();
    expect(messagesOf(describeScene(request, false)).join()).toContain('no drawing for');
  });

  test('no more than seven figures, and never one where it cannot be', () => {
    expect(cast('three foxes and two rabbits in a meadow')).toEqual([
      ['fox', 3],
      ['rabbit', 2],
    ]);
    const crowd = requestPicture('40 foxes and six rabbits in a meadow');
    expect(planScene(crowd).plan?.cast.reduce((sum, { count }) => sum + count, 0)).toBe(7);
    expect(messagesOf(describeScene(crowd, true)).join()).toContain('instead of 40 “fox”');
    expect(cast('A sailboat in the desert')).toBeUndefined();
  });

  test('who flies a kite stands, and who is in an armchair sits', () => {
    const flyer = plan('A boy flying a kite on the beach')?.cast.map(({ actor }) => actor.posture ?? 'still');
    expect(flyer?.[0]).not.toBe('flying');
    expect(plan('A grandmother in an armchair')?.cast[0]?.actor.posture).toBe('sitting');
  });

  test.each([
    ['un hombre tocando la guitarra en un banco', 'sitting'],
    ['An old man playing the violin', 'playing'],
  ])('an instrument is in the hands of who plays it: %s', (prompt, posture) => {
    const scene = plan(prompt);
    expect(scene?.cast[0]?.actor.posture).toBe(posture);
    expect(describeScene(requestPicture(prompt), true)).toEqual([]);
    expect(scene?.cast.map(({ noun }) => noun)).not.toContain('violin');
    expect(scene?.cast.map(({ noun }) => noun)).not.toContain('guitar');
  });

  test('playing alone is no football', () => {
    expect(requestPicture('기타 치는 사람').scene?.things[0]?.tool).toBe('guitar');
    expect(plan('Children playing in a park')?.cast[0]?.actor.posture).not.toBe('playing');
    expect(plan('A boy playing football in a park')?.cast[0]?.actor.posture).toBe('playing');
  });

  test('a clause about one of several things leaves the picture a picture', () => {
    const request = requestPicture(
      'five hot air balloons over green hills, one of them is striped red and white',
    );
    expect(request.kind).toBe('picture');
    expect(describeScene(request, false)).not.toEqual([]);
  });

  test('a market in Advent has snow, and a desert planet no cacti', () => {
    expect(requestPicture('a Christmas market at night').scene).toMatchObject({
      place: 'christmas-market',
      weather: 'snow',
    });
    const request = requestPicture('a desert planet with two moons');
    expect(planScene(request).plan?.place).toBe('mars');
    expect(request.scene?.moons).toBe(2);
    expect(messagesOf(describeScene(request, true)).join()).not.toContain('moons');
  });

  test('who rows sits in a boat that shows it, who is on a bench on the bench', () => {
    const [rower, ...others] = plan('A man rowing a boat on a lake')?.cast ?? [];
    expect([rower?.actor.posture, rower?.actor.standsOn, rower?.actor.shows]).toEqual([
      'sitting',
      'water',
      ['rowing', 'rowing', 'sitting'],
    ]);
    expect(others).toEqual([]);
    expect(plan('An old man on a park bench')?.cast[0]?.bond).toEqual({ kind: 'riding', to: 1 });
  });

  test('nobody rides what has no seat, and it is told', () => {
    const request = requestPicture('A man riding a piano on a meadow');
    expect(planScene(request).plan?.cast[0]?.actor.posture).not.toBe('riding');
    expect(messagesOf(describeScene(request, true)).join()).toContain('riding the piano');
  });

  test('who drives is behind a window, who is on a wall has one, who is in a river has wet feet', () => {
    expect(plan('A dog driving a red car on a road')?.cast[0]?.bond).toEqual({ kind: 'aboard', to: 1 });
    const [cats, wall] = plan('Three black cats sitting on a brick wall under a full moon')?.cast ?? [];
    expect([cats?.bond, perchOf(wall?.actor.drawing ?? { name: '' })?.name]).toEqual([
      { kind: 'on', to: 1 },
      'wall',
    ]);
    for (const prompt of ['A bear standing in a mountain river', 'Медведь стоит в горной реке', '河里的熊']) {
      const scene = plan(prompt);
      expect([scene?.place, scene?.cast[0]?.actor.wades], prompt).toEqual(['river', true]);
    }
    expect(plan('A bear beside a river')?.cast[0]?.actor.wades).toBeUndefined();
  });

  test('who is on a rug is on the woven one, in a room', () => {
    for (const prompt of ['A cat sleeping on a rug', 'Eine Katze auf einem Teppich']) {
      const scene = plan(prompt);
      expect(scene?.place, prompt).toBe('living-room');
      expect(scene?.cast.map(({ actor }) => actor.drawing.name)).toContain('perch-carpet');
    }
  });

  test('a small animal in a tree is on a branch, and a house before one is not', () => {
    expect(plan('An owl in an oak tree at night')?.cast.map(({ actor }) => actor.drawing.name)).toContain(
      'perch-branch',
    );
    expect(plan('A house under an oak tree')?.cast.map(({ actor }) => actor.drawing.name)).not.toContain(
      'perch-branch',
    );
  });

  test('a place that is named first is drawn without a detail that is not', () => {
    const request = requestPicture('A snowy village at night with a nuclear reactor');
    expect(planScene(request).plan?.place).toBe('village');
    expect(messagesOf(describeScene(request, true)).join()).toContain('nuclear reactor');
  });

  test('what the picture leaves out is told', () => {
    const request = requestPicture('A fox in a forest with a nuclear reactor');
    expect(describeScene(request, true)).toEqual([
      {
        code: 'no_drawing',
        message: '“nuclear reactor” is not shown: there is no drawing for it.',
        words: ['nuclear reactor'],
      },
    ]);
    expect(messagesOf(describeScene(requestPicture('A house jumping in the snow'), true))[0]).toContain(
      'jumping',
    );
    expect(messagesOf(describeScene(requestPicture('A fox riding a house in a forest'), true))[0]).toContain(
      'riding',
    );
    expect(describeScene(requestPicture('A fox in a forest'), true)).toEqual([]);
  });
});

describe('actors', () => {
  test('each is drawn, has a home that is drawn, and can stand there', () => {
    for (const actor of actors) {
      expect(getPlace(actor.home).name).toBe(actor.home);
      // Under a ceiling hangs what floats nowhere.
      expect(canBeIn(actor, actor.home) || actor.hangs).toBe(true);
    }
  });

  test('no noun stands for two of an age and a breed in one posture and view', () => {
    const nouns = actors.flatMap(({ nouns, posture, young, breed, view, wild }) =>
      nouns.map(
        (noun) =>
          `${young ? 'young ' : ''}${breed ?? ''} ${noun} ${posture ?? 'standing'} ${view ?? ''} ${wild ?? ''}`,
      ),
    );
    expect(nouns.filter((noun, i) => nouns.indexOf(noun) !== i)).toEqual([]);
    expect(new Set(allPlaces().map(({ name }) => name)).size).toBe(allPlaces().length);
  });
});

test('the curtains of a stage have the color that is asked for', () => {
  const request = requestPicture('a violinist on a stage, green curtains');
  const { plan, unmet } = planScene(request);
  expect(plan?.tint).toBe(request.scene?.things.find(({ noun }) => noun === 'curtain')?.color);
  expect(unmet).toEqual([]);
});

test.each([
  ['a cat at the window while it rains', 'cat-back'],
  ['a dog looking out of the window at the snow', 'dog-back'],
  ['a white cat on the windowsill', 'cat-sitting'],
  ['a cat sleeping on the windowsill, rain outside', 'cat-lying'],
])('an animal at a window sits, and looks out where something is to be seen: %s', (prompt, drawing) => {
  expect(planScene(requestPicture(prompt)).plan?.cast[0]?.actor.drawing.name).toBe(drawing);
});

test.each([
  ['a bicycle leaning on a yellow wall with a basket of flowers', 'bicycle'],
  ['a hot air balloon with a basket over the hills', 'balloon'],
  ['a lighthouse with a lamp at night', 'lighthouse'],
])('a part of a thing is on it, and no thing beside it: %s', (prompt, drawing) => {
  const { plan, unmet } = planScene(requestPicture(prompt));
  expect(plan?.cast.map(({ actor }) => actor.drawing.name)).toEqual([drawing]);
  expect(unmet).toEqual([]);
});

test('what leans on furniture stands beside it, and a bridge over water', () => {
  const cast = planScene(requestPicture('a guitar leaning on a sofa')).plan?.cast;
  expect(cast?.map(({ noun }) => noun)).toEqual(['guitar', 'sofa']);
  expect(planScene(requestPicture('a cherry tree and a small bridge')).plan?.place).toBe('river');
  const japanese = planScene(requestPicture('桜の木と小さな橋の風景、文字なし')).plan?.cast;
  expect(japanese?.map(({ noun }) => noun)).toContain('wooden bridge');
});

test.each([
  ['desert with cactuses and a huge orange sun', 'desert', 'saguaro'],
  ['a cactus on a windowsill', 'window', 'cactus'],
])('what grows wild in the open is in a pot in a room: %s', (prompt, place, drawing) => {
  const { plan } = planScene(requestPicture(prompt));
  expect([plan?.place, plan?.cast[0]?.actor.drawing.name]).toEqual([place, drawing]);
});

test('a close-up of a thing on furniture shows that from its top, and a picture of clouds the sky', () => {
  expect(planScene(requestPicture('an alarm clock on a nightstand, close-up')).plan?.near).toBe('nightstand');
  expect(planScene(requestPicture('an alarm clock on a nightstand')).plan?.near).toBeUndefined();
  expect(planScene(requestPicture('a picture of clouds at sunset')).plan?.place).toBe('sky');
});

test('what stands on a desk is seen from before it, and a dog beside a table stands in a room', () => {
  const { plan } = planScene(requestPicture('a desk with a laptop, a plant and a mug'));
  expect(plan?.near).toBeDefined();
  expect(plan?.cast.map(({ noun }) => noun)).not.toContain('desk');
  expect(planScene(requestPicture('a dog beside the table')).plan?.place).toBe('kitchen');
});

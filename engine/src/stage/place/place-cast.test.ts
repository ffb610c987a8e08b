import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPerson } from '../../art/drawings/being.ts';
import { toBounds } from '../../art/scenes/actors/cast.ts';
import { drawScene } from '../../art/scenes/draw-scene.ts';
import { perchOf } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { Box } from '../../geometry.ts';
import { createRandom } from '../../random.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from '../plan/plan-scene.ts';
import { placeCast } from './place-cast.ts';
import { needsLand } from './stage-setting.ts';

const SIZES = [
  [1200, 630],
  [1080, 1080],
  [1080, 1920],
  [1500, 500],
] as const;
// None may be hidden by the others by more than this.
const MOST_HIDDEN = 0.45;

function place(prompt: string, [width, height]: readonly [number, number], seed: number) {
  const random = createRandom(seed);
  const { plan } = planScene(requestPicture(prompt), random.fork('people'));
  if (!plan) throw new Error(`no picture for ${prompt}`);
  const subjectX = 0.31;
  const { stage, scene } = drawScene({
    width,
    height,
    place: plan.place,
    time: 'day',
    weather: 'clear',
    misty: false,
    random: random.fork('scene'),
    sunX: 0.67,
    subjectX,
    onLand: needsLand(plan),
  });
  const horizon = getPlace(plan.place).horizon * height;
  const { casts, lead } = placeCast({ plan, stage, scene, horizon, subjectX, random: random.fork('cast') });
  return { plan, casts, lead, scene, boxes: casts.map(toBounds) };
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const NUMBERS = ['a', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;
const crowds = fc.tuple(
  fc.constantFrom(...NUMBERS.entries()),
  fc.constantFrom('fox', 'rabbit', 'deer', 'elephant', 'penguin', 'girl', 'hot air balloon'),
  fc.constantFrom(...SIZES),
  fc.nat(999),
);

describe('the cast at its places', () => {
  test.each(SIZES)('a bird on an elephant is large enough to be seen (%d × %d)', (...size) => {
    const { casts } = place('an elephant carrying a small white bird on its back', size, 1);
    const [elephant, bird] = ['elephant', 'bird'].map((noun) =>
      casts.find(({ actor }) => actor.nouns.includes(noun)),
    );
    expect(bird?.tall).toBeGreaterThanOrEqual((elephant?.tall ?? 0) * 0.19);
    expect(bird?.foot).toBeLessThan(elephant?.foot ?? 0);
  });

  test.each([['two bears catching fish in a river', SIZES[0]]] as const)(
    'who is in a river is between its banks: %s',
    (prompt, size) => {
      const { scene, casts } = place(prompt, size, 1);
      expect(casts.length).toBeGreaterThan(1);
      for (const { x } of casts) {
        expect(x).toBeGreaterThan(scene.water?.from ?? Number.NaN);
        expect(x).toBeLessThan(scene.water?.to ?? Number.NaN);
      }
    },
  );

  test('lamps in the distance stand in a row and not in a bundle', () => {
    const { casts } = place('a girl waiting under a tree, street lamps in the background', SIZES[0], 1);
    const lamps = casts.filter(({ actor }) => actor.nouns.includes('street lamp')).sort((a, b) => a.x - b.x);
    expect(lamps).toHaveLength(3);
    for (const [at, lamp] of lamps.slice(1).entries())
      expect(lamp.x - (lamps[at]?.x ?? 0)).toBeGreaterThan(lamp.tall * 0.6);
  });

  test.each(['a cherry tree in front of a lake, a small boat'])(
    'a boat floats behind the bank that the others stand on: %s',
    (prompt) => {
      const { plan, casts } = place(prompt, SIZES[0], 1);
      expect(plan.cast).toHaveLength(2);
      const [boat, other] = ['water', 'ground'].map((stands) =>
        casts.find(({ actor }) => actor.standsOn === stands),
      );
      expect(boat?.shore).toBeLessThan(other?.foot ?? 0);
      expect(boat?.foot).toBeLessThan(boat?.shore ?? 0);
    },
  );

  test.each(['two kids building a sandcastle on the beach, a sailing boat in the distance'])(
    'what sails behind a shore is smaller than who leads there: %s',
    (prompt) => {
      const { casts, lead } = place(prompt, SIZES[0], 1);
      const boat = casts.find(({ actor }) => actor.standsOn === 'water');
      expect(boat?.tall).toBeLessThan(lead?.tall ?? 0);
      expect(lead?.tall).toBeGreaterThan(SIZES[0][1] * 0.2);
    },
  );

  test.each([
    'a red cottage, birches and a rowing boat at the jetty',
    'a log cabin by the dock, and a fisherman with a rod',
  ])('houses and trees stand on the land behind a pier, boats float beside it: %s', (prompt) => {
    const { plan, casts } = place(prompt, SIZES[0], 1);
    const shore = getPlace('pier').horizon * SIZES[0][1];
    const near = casts.filter(({ actor }) => actor.metres < 2.8 || actor.standsOn === 'water');
    const land = casts.filter(({ actor }) => actor.drawing.name === 'islet');
    const rooted = casts.filter((one) => !near.includes(one) && !land.includes(one));
    expect(plan.place).toBe('pier');
    for (const { x } of rooted)
      expect(land.map(toBounds).some((box) => box.x < x && box.x + box.width > x)).toBe(true);
    expect(rooted.length).toBeGreaterThan(0);
    for (const { foot } of rooted) expect(Math.abs(foot - shore)).toBeLessThan(8);
    for (const { foot } of near) expect(foot).toBeGreaterThan(shore * 1.2);
  });

  test('as many as asked, all inside the canvas, none hidden by the others more than a little', () => {
    fc.assert(
      fc.property(crowds, ([[at, number], noun, size, seed]) => {
        const { casts, boxes } = place(
          `A picture of ${number} ${noun}${at > 0 ? 's' : ''} in a meadow`,
          size,
          seed,
        );
        expect(casts).toHaveLength(at + 1);
        for (const [index, box] of boxes.entries()) {
          expect(box.x).toBeGreaterThanOrEqual(-1);
          expect(box.y).toBeGreaterThanOrEqual(-1);
          expect(box.x + box.width).toBeLessThanOrEqual(size[0] + 1);
          expect(box.y + box.height).toBeLessThanOrEqual(size[1] + 1);
          const hidden = boxes.slice(index + 1).reduce((sum, other) => sum + shared(box, other), 0);
          expect(hidden / (box.width * box.height)).toBeLessThan(MOST_HIDDEN);
        }
      }),
      { numRuns: 15, seed: 3 },
    );
  });

  test('the one that the picture is about is not lost before a castle, and in front of it', () => {
    for (const size of SIZES) {
      const { plan, casts, lead } = place('A knight in front of a castle', size, 5);
      const unit = Math.min(size[0] * 0.62, size[1]);
      expect(lead?.tall).toBeGreaterThan(unit * 0.2);
      expect(plan.cast).toHaveLength(2);
      expect(casts.at(-1)).toBe(lead);
    }
  });

  test.each(['a man and a woman running along the beach', 'a dog running beside a cyclist'])(
    '%s: all look one way',
    (prompt) => {
      for (const seed of [1, 2, 3, 4]) {
        const { casts } = place(prompt, [1200, 630], seed);
        expect(new Set(casts.map(({ looks }) => looks)).size).toBe(1);
      }
    },
  );

  test.each(['two fishermen at a lake', 'two boys flying kites on a hill'])(
    '%s: rods and strings reach out to both sides, never over the other one',
    (prompt) => {
      for (const seed of [1, 2, 3, 4]) {
        const { casts } = place(prompt, [1200, 630], seed);
        const [left, right] = casts.toSorted((a, b) => a.x - b.x);
        expect([left?.looks, right?.looks]).toEqual(['left', 'right']);
      }
    },
  );

  test('a rider sits where the mount has its seat, whichever way it looks', () => {
    for (let seed = 0; seed < 6; seed++) {
      const { casts, lead } = place('An astronaut riding a horse on the moon', [1200, 630], seed);
      const horse = casts.find(({ actor }) => actor.drawing.name === 'horse');
      if (!lead || !horse) throw new Error('rider and horse are in the picture');
      expect(lead.looks).toBe(horse.looks);
      const [rider, mount] = [toBounds(lead), toBounds(horse)];
      expect(rider.y).toBeLessThan(mount.y);
      expect(shared(rider, mount)).toBeGreaterThan(0);
      // The mount is drawn first.
      expect(casts.indexOf(lead)).toBeGreaterThan(casts.indexOf(horse));
    }
  });

  test('all in one boat are seen in it, whatever their sizes', () => {
    const animal = fc.constantFrom('bear', 'fox', 'hedgehog', 'rabbit', 'lion', 'mouse', 'dog', 'cat');
    fc.assert(
      fc.property(animal, animal, fc.constantFrom(...SIZES), fc.nat(99), (one, other, size, seed) => {
        fc.pre(one !== other);
        const { casts, plan, boxes } = place(`a ${one} and a ${other} in a rowing boat`, size, seed);
        const boat = boxes[casts.findIndex(({ actor }) => actor.drawing.name === 'canoe')];
        expect(plan.cast.length).toBe(3);
        boxes.forEach((box, at) => {
          if (!boat || box === boat) return;
          expect(box.x).toBeGreaterThan(boat.x - boat.width * 0.1);
          expect(box.x + box.width).toBeLessThan(boat.x + boat.width * 1.1);
          for (const nearer of boxes.slice(at + 1))
            if (nearer !== boat) expect(shared(box, nearer) / (box.width * box.height)).toBeLessThan(0.5);
        });
      }),
      { seed: 1, numRuns: 12 },
    );
  });

  test('what is on a windowsill stands higher than the floor', () => {
    const { lead } = place('A cat sleeping on a windowsill beside an armchair', [1200, 630], 2);
    expect(lead?.foot).toBeLessThan(630 * 0.7);
  });

  test('a mouse beside an elephant is small, and yet seen', () => {
    const { boxes, plan, casts } = place('A mouse beside an elephant', [1200, 630], 1);
    expect(plan.cast.map(({ noun }) => noun)).toEqual(['mouse', 'elephant']);
    const [mouse, elephant] = ['mouse', 'elephant'].map(
      (name) => boxes[casts.findIndex(({ actor }) => actor.drawing.name === name)],
    );
    expect(mouse?.height).toBeGreaterThan(40);
    expect(mouse?.height).toBeLessThan((elephant?.height ?? 0) / 2);
  });

  test('who is under an umbrella is below its canopy', () => {
    const { plan, casts } = place('a dog waiting under an umbrella', [1200, 630], 2);
    const [dog = 0, umbrella = 0] = plan.cast.map(({ actor }) =>
      Math.max(...casts.filter((cast) => cast.actor.drawing === actor.drawing).map(({ tall }) => tall)),
    );
    expect(dog).toBeLessThan(umbrella * 0.7);
  });

  test('a bowl on the table of a room is as high as that', () => {
    const { casts } = place('a bowl of apples on a table, a cat beside the table', [1200, 630], 2);
    const bowl = casts.find(({ actor }) => perchOf(actor.drawing));
    const table = casts.find(({ actor }) => actor.drawing.name === 'table') as (typeof casts)[number];
    const { drawing, top } = table.actor;
    expect(bowl?.foot).toBeCloseTo(table.foot - table.tall * (1 - (top?.y ?? 0) / drawing.height), -1);
  });

  test('a bridge beside a tree on land is over the water', () => {
    const { casts, scene } = place('a cherry tree and a small bridge', [1200, 630], 2);
    const bridge = casts.find(({ actor }) => actor.standsOn === 'water');
    const { from, to } = scene.water ?? { from: 0, to: 0 };
    expect(bridge?.x).toBeGreaterThan(from);
    expect(bridge?.x).toBeLessThan(to);
  });

  const perched = fc.tuple(
    fc.constantFrom('owl', 'cat', 'robin', 'boy', 'fox'),
    fc.constantFrom('wall', 'fence', 'roof', 'branch', 'rock', 'hill', 'cliff'),
    fc.constantFrom('a', 'two', 'three'),
    fc.constantFrom(...SIZES),
    fc.nat(99),
  );

  test('who is on a perch stands on its line, inside the picture, and it is under all of them', () => {
    fc.assert(
      fc.property(perched, ([who, what, number, size, seed]) => {
        const { casts } = place(`${number} ${who}${number === 'a' ? '' : 's'} on a ${what}`, size, seed);
        const perch = casts.findIndex(({ actor }) => perchOf(actor.drawing) !== undefined);
        const under = toBounds(casts[perch] as (typeof casts)[number]);
        const guests = casts.filter((_, at) => at !== perch);
        expect(guests).toHaveLength({ a: 1, two: 2, three: 3 }[number] ?? 0);
        for (const guest of guests) {
          const box = toBounds(guest);
          expect(box.x).toBeGreaterThanOrEqual(-1);
          expect(box.x + box.width).toBeLessThanOrEqual(size[0] + 1);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(under.x).toBeLessThanOrEqual(guest.x);
          expect(under.x + under.width).toBeGreaterThanOrEqual(guest.x);
          expect(casts.indexOf(guest)).toBeGreaterThan(perch);
        }
      }),
      { seed: 1, numRuns: 12 },
    );
  });

  test('who sits around something looks at it, who is between two has one on either side', () => {
    const { casts } = place('two women sitting around a campfire', [1200, 630], 3);
    const fire = casts.find(({ actor }) => actor.nouns.includes('campfire'));
    const women = casts.filter(({ actor }) => isPerson(actor));
    expect(women.map(({ x, looks }) => [x < (fire?.x ?? 0), looks]).sort()).toEqual([
      [false, 'left'],
      [true, 'right'],
    ]);
    const between = place('a fox between two birch trees', [1200, 630], 3).casts;
    const fox = between.find(({ actor }) => actor.nouns.includes('fox'))?.x ?? 0;
    const trees = between.filter(({ actor }) => actor.nouns.includes('birch')).map(({ x }) => x);
    expect(Math.min(...trees)).toBeLessThan(fox);
    expect(Math.max(...trees)).toBeGreaterThan(fox);
  });
});

test('who rides before a hill is not behind the castle on it', () => {
  const { casts } = place('a knight riding a white horse, a castle on a hill', [1200, 630], 1);
  const names = casts.map(({ actor }) => actor.drawing.name);
  expect(names.indexOf('castle')).toBeGreaterThan(-1);
  expect(names.indexOf('castle')).toBeLessThan(names.indexOf('knight'));
});

test('who reads among candles is on the floor, and not with them on a shelf', () => {
  const { lead } = place('an owl with glasses reading a book around candles in a library', [1200, 630], 1);
  expect(lead?.tall).toBeGreaterThan(630 * 0.2);
});

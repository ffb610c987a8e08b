import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { createRenderKit, type RenderKit } from '../../../render/render-kit.ts';
import { artLayer } from '../../art-layer.ts';
import { drawScene, type SceneRequest } from '../draw-scene.ts';
import { allPlaces } from '../places.ts';
import type { Scene, Surface } from '../stage.ts';

const SIZES = [
  [1200, 630],
  [1080, 1080],
  [1080, 1920],
  [2400, 600],
] as const;
const rooms = allPlaces().filter(({ indoors }) => indoors);

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

type Asked = Omit<SceneRequest, 'random'> & { seed: number };

const isFurnished = (place: string): boolean => ['living-room', 'bedroom', 'kitchen', 'cafe'].includes(place);

const drawAt = ({ seed, ...asked }: Asked): Scene =>
  drawScene({ ...asked, random: createRandom(seed) }).scene;

const asks: fc.Arbitrary<Asked> = fc
  .record({
    size: fc.constantFrom(...SIZES),
    place: fc.constantFrom(...rooms.map(({ name }) => name)),
    time: fc.constantFrom('dawn', 'day', 'golden', 'sunset', 'dusk', 'night' as const),
    weather: fc.constantFrom('clear', 'rain', 'snow' as const),
    subject: fc.option(fc.double({ min: 0.1, max: 0.9, noNaN: true })),
    sunX: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    titled: fc.boolean(),
    seed: fc.nat(999),
  })
  .map(({ size: [width, height], subject, titled, ...rest }) => ({
    ...rest,
    width,
    height,
    misty: false,
    ...(subject === null ? {} : { subjectX: subject }),
    ...(titled
      ? { calm: { x: width * 0.05, y: height * 0.06, width: width * 0.5, height: height * 0.36 } }
      : {}),
  }));

test('beside words a library has its books before a window, unless the prompt names one', () => {
  const words = { x: 60, y: 60, width: 520, height: 230 };
  const asked = {
    place: 'library',
    width: 1200,
    height: 630,
    time: 'day',
    weather: 'clear',
    misty: false,
  } as const;
  const girl = { x: 800, y: 330, width: 170, height: 260 };
  const reader = { ...asked, zoom: 1.2, sunX: 0.9, subjectX: 0.74, calm: words, standing: [girl], seed: 3 };
  const namesOf = (more: Partial<Asked>) => drawAt({ ...reader, ...more }).surfaces?.map(({ name }) => name);
  expect(namesOf({})).toEqual(expect.arrayContaining(['shelf']));
  expect(namesOf({ wanted: ['window'] })).toEqual(expect.arrayContaining(['windowsill']));
});

describe('the levels of a room', () => {
  test('are inside the canvas, wide enough for a cup, above the ground, and out of the words', () => {
    fc.assert(
      fc.property(asks, (asked) => {
        const { surfaces = [], groundY } = drawAt(asked);
        for (const { name, from, to, y } of surfaces) {
          expect(from, name).toBeGreaterThanOrEqual(0);
          expect(to, name).toBeLessThanOrEqual(asked.width);
          expect(to - from, name).toBeGreaterThan(asked.height * 0.015);
          expect(y, name).toBeGreaterThan(0);
          expect(y, name).toBeLessThanOrEqual(groundY((from + to) / 2));
          const { calm } = asked;
          if (calm && from < calm.x + calm.width && to > calm.x)
            expect(y, name).toBeGreaterThanOrEqual(calm.y + calm.height);
        }
      }),
      { numRuns: 30, seed: 8 },
    );
  });

  test('a table, a desk or a counter comes before a sill, a sill before a seat', () => {
    const rank = ({ name }: Surface): number =>
      ['sofa', 'bed', 'armchair', 'bench', 'stool'].includes(name) ? 1 : 0;
    fc.assert(
      fc.property(asks, (asked) => {
        const ranks = (drawAt(asked).surfaces ?? []).map(rank);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
      { numRuns: 15, seed: 3 },
    );
  });

  test('of a table, a desk, a counter and a sill lie where the drawing changes from one thing to the next', async () => {
    const [width, height] = [1200, 630];
    for (const { name: place } of rooms) {
      const asked: Asked = {
        width,
        height,
        place,
        time: 'day',
        weather: 'clear',
        misty: false,
        sunX: 0.66,
        seed: 4,
      };
      const scene = drawAt(asked);
      const art = scene.back.map(({ name, picture, box }) => artLayer(name, picture, box ?? asked));
      const { data } = await kit.canvas.drawArt({
        width,
        height,
        background: '#ff00ff',
        art: art.map(({ node }) => node),
        images: art.map(({ image }) => image),
        texts: [],
      });
      const shade = (x: number, y: number): number => {
        const at = (Math.round(y) * width + Math.round(x)) * 4;
        return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
      };
      const flat = (scene.surfaces ?? []).filter(({ name }) =>
        ['table', 'desk', 'counter', 'windowsill', 'workbench', 'plinth'].includes(name),
      );
      for (const { name, from, to, y } of flat) {
        if (place === 'still-life') continue;
        const x = (from + to) / 2;
        const steps = Array.from({ length: 50 }, (_, i) =>
          Math.abs(shade(x, y - 30 + i) - shade(x, y - 29 + i)),
        );
        expect(Math.max(...steps), `${place} ${name}`).toBeGreaterThan(20);
      }
    }
  });
});

describe('a room', () => {
  test('leaves out what the picture brings itself', () => {
    const asked: Asked = {
      width: 1200,
      height: 630,
      place: 'living-room',
      time: 'day',
      weather: 'clear',
      misty: false,
      sunX: 0.66,
      seed: 2,
    };
    const names = (brings: string[]): string[] =>
      (drawAt({ ...asked, brings }).surfaces ?? []).map(({ name }) => name);
    expect(names([])).toContain('sofa');
    expect(names(['sofa'])).not.toContain('sofa');
  });

  test('keeps every piece of furniture clear of what stands there already, and drops it without room', () => {
    const isFloor = ({ name }: Surface): boolean => name !== 'windowsill' && name !== 'shelf';
    fc.assert(
      fc.property(asks, fc.double({ min: 0, max: 0.7, noNaN: true }), (asked, left) => {
        // A close picture of a table or a window has no furniture.
        fc.pre(isFurnished(asked.place));
        const box = { x: left * asked.width, y: 0, width: asked.width * 0.3, height: asked.height };
        const rooms = drawAt({ ...asked, standing: [box] });
        const open = drawAt({ ...asked, standing: [{ ...box, x: 0, width: asked.width }] });
        for (const surface of (rooms.surfaces ?? []).filter(isFloor))
          expect(surface.to <= box.x || surface.from >= box.x + box.width, surface.name).toBe(true);
        expect((open.surfaces ?? []).filter(isFloor)).toEqual([]);
      }),
      { numRuns: 16, seed: 5 },
    );
  });

  test('makes room for the shelf that is asked for before its sofa', () => {
    const asked: Asked = {
      width: 1080,
      height: 1080,
      place: 'living-room',
      time: 'day',
      weather: 'clear',
      misty: false,
      sunX: 0.7,
      subjectX: 0.36,
      seed: 2,
    };
    expect(drawAt(asked).lacking).toContain('bookshelf');
    expect(drawAt({ ...asked, wanted: ['bookshelf'] }).lacking).not.toContain('bookshelf');
  });

  test('has its rain and snow behind the window, not before the picture', () => {
    for (const { name: place } of rooms) {
      const front = (weather: 'clear' | 'rain' | 'snow'): number =>
        drawAt({
          width: 600,
          height: 315,
          place,
          time: 'day',
          weather,
          misty: false,
          sunX: 0.6,
          seed: 1,
        }).front.reduce((sum, { picture }) => sum + picture.length, 0);
      expect(Math.abs(front('rain') - front('clear'))).toBeLessThan(40);
      expect(Math.abs(front('snow') - front('clear'))).toBeLessThan(40);
    }
  });
});

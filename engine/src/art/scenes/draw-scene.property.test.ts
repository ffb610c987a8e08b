import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { maxImageBytes } from '../../render/encode-image.ts';
import type { Pixels } from '../../render/pixels.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { artLayer } from '../art-layer.ts';
import { drawScene, type SceneRequest } from './draw-scene.ts';
import { allPlaces } from './places.ts';
import type { Layer } from './stage.ts';

const TIMES = ['dawn', 'day', 'golden', 'sunset', 'dusk', 'night'] as const;
const WEATHERS = ['clear', 'mist', 'overcast', 'rain', 'snow', 'storm'] as const;
const SIZES = [
  [480, 252],
  [300, 300],
  [270, 480],
  [600, 200],
] as const;

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

type Asked = Omit<SceneRequest, 'random'> & { seed: number };

const SMALL = {
  width: 600,
  height: 315,
  time: 'day',
  weather: 'clear',
  misty: false,
  sunX: 0.86,
  seed: 4,
} as const;

const layersOf = ({ seed, ...asked }: Asked) => {
  const { scene } = drawScene({ ...asked, random: createRandom(seed) });
  return [...scene.back, ...scene.front];
};

const countElements = (svg: string): number => svg.match(/<(?:path|rect|circle|ellipse|g)[ >]/g)?.length ?? 0;

const paint = (asked: Asked): Promise<Pixels> => paintLayers(layersOf(asked), asked);

async function paintLayers(layers: readonly Layer[], asked: Asked): Promise<Pixels> {
  const { width, height } = asked;
  const art = layers.map(({ name, picture, box }) => artLayer(name, picture, box ?? { width, height }));
  return kit.canvas.drawArt({
    width,
    height,
    // Magenta is in no scene: where it shows, the picture has a hole.
    background: '#ff00ff',
    art: art.map(({ node }) => node),
    images: art.map(({ image }) => image),
    texts: [],
  });
}

const asks: fc.Arbitrary<Asked> = fc
  .record({
    size: fc.constantFrom(...SIZES),
    place: fc.constantFrom(...allPlaces().map(({ name }) => name)),
    time: fc.constantFrom(...TIMES),
    weather: fc.constantFrom(...WEATHERS),
    misty: fc.boolean(),
    onLand: fc.boolean(),
    sunX: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    subjectX: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    seed: fc.nat(9999),
  })
  .map(({ size: [width, height], ...rest }) => ({ width, height, ...rest }));

describe('a scene', () => {
  test('fills the canvas, opaque and with something to see, at any place, hour, weather and aspect', async () => {
    await fc.assert(
      fc.asyncProperty(asks, async (asked) => {
        const { data } = await paint(asked);
        let [holes, darkest, brightest] = [0, 255, 0];
        for (let at = 0; at < data.length; at += 4) {
          const [r = 0, g = 0, b = 0, a = 0] = data.subarray(at, at + 4);
          if (a !== 255 || (r > 240 && g < 15 && b > 240)) holes++;
          darkest = Math.min(darkest, g);
          brightest = Math.max(brightest, g);
        }
        expect(holes).toBe(0);
        expect(brightest - darkest).toBeGreaterThan(20);
      }),
      { numRuns: 60, seed: 11 },
    );
  });

  test.each(allPlaces().map(({ name }) => name))(
    '%s is drawn at every hour in every weather, and no layer is a file too large to draw',
    (place) => {
      for (const time of TIMES) {
        for (const weather of WEATHERS) {
          const layers = layersOf({ ...SMALL, place, time, weather, sunX: 0.66, seed: 3 });
          expect(layers.length).toBeGreaterThan(3);
          for (const { picture } of layers) {
            if (typeof picture !== 'string') continue;
            expect(picture).not.toMatch(/NaN|undefined|Infinity/);
            expect(countElements(picture)).toBeLessThan(200);
          }
        }
      }
    },
  );

  test.each(allPlaces().map(({ name }) => name))(
    '%s is cut into files of a bounded size on a wide banner',
    (place) => {
      for (const season of ['summer', 'winter'] as const)
        for (const { picture } of layersOf({ ...SMALL, width: 1200, height: 300, place, season }))
          if (typeof picture === 'string') expect(countElements(picture)).toBeLessThan(200);
    },
  );

  test('the same request gives the same layers, another seed others', () => {
    fc.assert(
      fc.property(asks, (asked) => {
        expect(layersOf(asked)).toEqual(layersOf(asked));
        expect(layersOf({ ...asked, seed: asked.seed + 1 })).not.toEqual(layersOf(asked));
      }),
      { numRuns: 12, seed: 5 },
    );
  });

  test.each([
    'farm',
    'forest',
    'garden',
    'lake',
    'meadow',
    'mountains',
    'park',
    'river',
    'road',
    'village',
    'waterfall',
  ])('%s is another picture in every season', (place) => {
    const pictures = (['summer', 'autumn', 'winter'] as const).map((season) =>
      layersOf({ ...SMALL, place, season })
        .map(({ picture }) => String(picture))
        .join(''),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('what stands in it stands inside the canvas, in its lower part', () => {
    fc.assert(
      fc.property(asks, fc.double({ min: 0, max: 1, noNaN: true }), ({ seed, ...asked }, share) => {
        const { scene } = drawScene({ ...asked, random: createRandom(seed) });
        const y = scene.groundY(share * asked.width) / asked.height;
        expect(y).toBeGreaterThan(0.5);
        expect(y).toBeLessThan(1);
      }),
      { numRuns: 120, seed: 7 },
    );
  });

  // The moon and the deep have no sky to compare with; indoors other things are calm.
  const outdoors = allPlaces().filter(({ name }) => {
    const names = layersOf({ ...SMALL, place: name }).map((layer) => layer.name);
    return names[0] === 'sky' && name !== 'sky';
  });
  test.each(outdoors.map(({ name }) => name))('%s leaves the place for words to the sky', async (place) => {
    for (const seed of [1, 2, 3]) {
      const calm = { x: 30, y: 24, width: 290, height: 130 };
      const asked = { ...SMALL, place, seed, calm, subjectX: 0.74, onLand: true };
      const layers = layersOf(asked);
      const bare = layers.filter(({ name }) => name === 'sky' || name === 'lights' || name === 'weather');
      const [full, sky] = [await paintLayers(layers, asked), await paintLayers(bare, asked)];
      let changed = 0;
      for (let y = calm.y; y < calm.y + calm.height; y++)
        for (let x = calm.x; x < calm.x + calm.width; x++) {
          const at = (y * asked.width + x) * 4;
          const far = [0, 1, 2].some(
            (i) => Math.abs((full.data[at + i] ?? 0) - (sky.data[at + i] ?? 0)) > 40,
          );
          if (far) changed++;
        }
      expect(changed / (calm.width * calm.height)).toBeLessThan(0.03);
    }
  });

  test.each(allPlaces().map(({ name }) => name))('%s fits the bytes of a preview', async (place) => {
    const pixels = await paint({
      width: 1200,
      height: 630,
      place,
      time: 'sunset',
      weather: 'mist',
      misty: true,
      sunX: 0.66,
      seed: 1,
    });
    expect((await kit.canvas.encode(pixels, 'png')).length).toBeLessThanOrEqual(maxImageBytes(pixels));
  });
});

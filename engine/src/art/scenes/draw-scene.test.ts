import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { maxImageBytes } from '../../render/encode-image.ts';
import type { Pixels } from '../../render/pixels.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { artLayer } from '../art-layer.ts';
import { drawScene, type SceneRequest, toStage } from './draw-scene.ts';
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

const places = allPlaces().map(({ name }, index) => ({ name, index }));
const turn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Six scenes of a place that together have every hour and every weather; all places have most pairs in most shapes. */
const asksOf = ({ name, index }: (typeof places)[number]): Asked[] =>
  TIMES.map((time, at) => {
    const [width, height] = turn(SIZES, index + at);
    return {
      width,
      height,
      place: name,
      time,
      weather: turn(WEATHERS, index + at),
      misty: at % 2 === 0,
      onLand: (index + at) % 3 === 0,
      season: turn(['summer', 'autumn', 'winter', 'spring'] as const, index + at),
      sunX: 0.1 + at * 0.16,
      subjectX: 0.9 - at * 0.16,
      seed: index,
    };
  });

test.each(places)(
  '$name is drawn at any hour in any weather, and no layer is a file too large to draw',
  (place) => {
    // Two of the six, one of them of the shape of a banner.
    const [one, other] = asksOf(place).filter((_, at) => at % 3 === place.index % 3);
    for (const asked of [one, { ...other, width: 1200, height: 300 }] as Asked[])
      for (const { picture } of layersOf(asked)) {
        if (typeof picture !== 'string') continue;
        expect(picture).not.toMatch(/NaN|undefined|Infinity/);
        expect(countElements(picture)).toBeLessThan(200);
      }
  },
);

test.each(places.filter(({ index }) => index % 8 === 0))(
  'the same request gives the same layers of $name, another seed others',
  (place) => {
    const asked = turn(asksOf(place), place.index / 8);
    expect(layersOf(asked)).toEqual(layersOf(asked));
    expect(layersOf({ ...asked, seed: asked.seed + 1 })).not.toEqual(layersOf(asked));
  },
);

test.each(places.filter(({ index }) => index % 5 === 0))(
  '$name fills the canvas, opaque and with something to see, and what stands in it stands in its lower part',
  async (place) => {
    const { seed, ...asked } = turn(asksOf(place), place.index / 5);
    const { data } = await paint({ ...asked, seed });
    let [holes, darkest, brightest] = [0, 255, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0, a = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
      if (a !== 255 || (r > 240 && g < 15 && b > 240)) holes++;
      darkest = Math.min(darkest, g);
      brightest = Math.max(brightest, g);
    }
    expect(holes).toBe(0);
    expect(brightest - darkest).toBeGreaterThan(20);
    const { scene } = drawScene({ ...asked, random: createRandom(seed) });
    for (const share of [0, 0.4, 1]) {
      const y = scene.groundY(share * asked.width) / asked.height;
      expect(y).toBeGreaterThan(0.5);
      expect(y).toBeLessThan(1);
    }
  },
);

test.each(['forest', 'meadow', 'mountains', 'village'])('%s is another picture in every season', (place) => {
  const pictures = (['summer', 'autumn', 'winter'] as const).map((season) =>
    layersOf({ ...SMALL, place, season })
      .map(({ picture }) => String(picture))
      .join(''),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

// The moon and the deep have no sky to compare with; indoors other things are calm.
const outdoors = places.filter(({ name, index }) => {
  if (index % 6 > 0) return false;
  const names = layersOf({ ...SMALL, place: name }).map((layer) => layer.name);
  return names[0] === 'sky' && name !== 'sky';
});
test.each(outdoors)('$name leaves the place for words to the sky', async ({ name: place, index: seed }) => {
  const calm = { x: 30, y: 24, width: 290, height: 130 };
  const asked = { ...SMALL, place, seed, calm, subjectX: 0.74, onLand: true };
  const layers = layersOf(asked);
  const bare = layers.filter(({ name }) => name === 'sky' || name === 'lights' || name === 'weather');
  const [full, sky] = [await paintLayers(layers, asked), await paintLayers(bare, asked)];
  let changed = 0;
  for (let y = calm.y; y < calm.y + calm.height; y++)
    for (let x = calm.x; x < calm.x + calm.width; x++) {
      const at = (y * asked.width + x) * 4;
      const far = [0, 1, 2].some((i) => Math.abs((full.data[at + i] ?? 0) - (sky.data[at + i] ?? 0)) > 40);
      if (far) changed++;
    }
  expect(changed / (calm.width * calm.height)).toBeLessThan(0.03);
});

test.each(places.filter(({ index }) => index % 15 === 0))(
  '$name fits the bytes of a preview',
  async ({ name: place }) => {
    const sunset = { time: 'sunset', weather: 'mist', misty: true, sunX: 0.66, seed: 1 } as const;
    const pixels = await paint({ width: 1200, height: 630, place, ...sunset });
    expect((await kit.canvas.encode(pixels, 'png')).length).toBeLessThanOrEqual(maxImageBytes(pixels));
  },
);

test('a moon is as large as it is asked, and whole below the upper edge', () => {
  const discOf = (disc?: 'large' | 'giant') => {
    const asked = { ...SMALL, place: 'lake', time: 'night', random: createRandom(4) } as const;
    const { light, unit } = toStage(disc ? { ...asked, disc } : asked);
    return { radius: light.disc * unit, light };
  };
  const [usual, large, giant] = [discOf(), discOf('large'), discOf('giant')];
  expect(large.radius).toBeGreaterThan(usual.radius * 2);
  expect(giant.radius).toBeGreaterThan(large.radius);
  const { horizon } = allPlaces().find(({ name }) => name === 'lake') ?? { horizon: 0 };
  expect(giant.light.altitude * horizon * SMALL.height).toBeGreaterThan(giant.radius);
});

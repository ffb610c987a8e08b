import { describe, expect, it } from 'vitest';
import type { Sight, Time, Weather } from '../../../brief/setting.ts';
import { luminance } from '../../../color/contrast.ts';
import { createRandom } from '../../../random.ts';
import type { Pixels } from '../../../render/pixels.ts';
import { createRenderKit } from '../../../render/render-kit.ts';
import { artLayer } from '../../art-layer.ts';
import { actors } from '../actors/actors.ts';
import type { Cast } from '../actors/cast.ts';
import { drawCast } from '../actors/draw-actor.ts';
import { drawScene, type SceneRequest, toStage } from '../draw-scene.ts';
import type { Layer } from '../stage.ts';

const kit = await createRenderKit();
const SIZE = { width: 480, height: 252 };

const ask = (rest: Partial<SceneRequest> & { time: Time; weather: Weather }): SceneRequest => ({
  ...SIZE,
  place: 'meadow',
  misty: false,
  sunX: 0.9,
  subjectX: 0.74,
  random: createRandom(5),
  ...rest,
});

async function paint(layers: readonly Layer[]): Promise<Pixels> {
  const art = layers.map(({ name, picture, box }) => artLayer(name, picture, box ?? SIZE));
  return kit.canvas.drawArt({
    ...SIZE,
    background: '#808080',
    art: art.map(({ node }) => node),
    images: art.map(({ image }) => image),
    texts: [],
  });
}

const paintScene = (request: SceneRequest): Promise<Pixels> => {
  const { scene } = drawScene(request);
  return paint([...scene.back, ...scene.front]);
};

/** Share of the pixels of a box that differ clearly between two pictures. */
function changed(a: Pixels, b: Pixels, box: { x: number; y: number; width: number; height: number }): number {
  let count = 0;
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const at = (y * SIZE.width + x) * 4;
      if ([0, 1, 2].some((i) => Math.abs((a.data[at + i] ?? 0) - (b.data[at + i] ?? 0)) > 14)) count++;
    }
  return count / (box.width * box.height);
}

const WHOLE = { x: 0, y: 0, ...SIZE };
const GROUND = { x: 0, y: 215, width: 480, height: 37 };
const brightness = ({ data }: Pixels, box = WHOLE): number => {
  let sum = 0;
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) sum += data[(y * SIZE.width + x) * 4 + 1] ?? 0;
  return sum / (box.width * box.height);
};

describe('what the sky and the air show', () => {
  it.each<[Sight, Time, Weather]>([
    ['rainbow', 'day', 'clear'],
    ['aurora', 'night', 'clear'],
    ['milky-way', 'night', 'clear'],
    ['meteors', 'night', 'clear'],
    ['stars', 'night', 'clear'],
    ['crescent', 'night', 'clear'],
    ['moon', 'dusk', 'clear'],
    ['fireworks', 'night', 'clear'],
    ['sky-lanterns', 'night', 'clear'],
    ['lightning', 'day', 'storm'],
    ['wind', 'day', 'clear'],
    ['leaves', 'day', 'clear'],
    ['puddles', 'day', 'clear'],
  ])('%s is seen', async (sight, time, weather) => {
    const plain = await paintScene(ask({ time, weather }));
    const shown = await paintScene(ask({ time, weather, sights: [sight] }));
    expect(changed(plain, shown, WHOLE)).toBeGreaterThan(0.002);
  });

  it.each<[Weather, Time, readonly Sight[]]>([
    ['snow', 'night', []],
    ['snow', 'day', ['wind', 'leaves']],
    ['rain', 'day', []],
    ['storm', 'dusk', ['lightning']],
    ['clear', 'night', ['meteors']],
    ['clear', 'night', ['sky-lanterns']],
  ])('nothing of %s at %s crosses the words', (weather, time, sights) => {
    const calm = { x: 24, y: 20, width: 220, height: 90 };
    const { scene } = drawScene(ask({ weather, time, sights, calm, season: 'autumn' }));
    const falling = scene.front.find(({ name }) => name === 'weather')?.picture;
    const lights = scene.back.find(({ name }) => name === 'lights')?.picture ?? '';
    for (const [
      ,
      x = '0',
      y = '0',
    ] of `${String(falling)}${sights.includes('meteors') ? '' : String(lights)}`.matchAll(
      /M(-?[\d.]+) (-?[\d.]+)(?=[hlq])/g,
    ))
      expect(
        Number(x) > calm.x &&
          Number(x) < calm.x + calm.width &&
          Number(y) > calm.y &&
          Number(y) < calm.y + calm.height,
        `${x} ${y}`,
      ).toBe(false);
  });
});

describe('the color of the sky', () => {
  it.each<Time>(['day', 'night'])('is the asked one at %s', async (time) => {
    const pixels = await paintScene(ask({ time, weather: 'clear', sky: '#ec5f9b' }));
    const at = (40 * SIZE.width + 60) * 4;
    const [r = 0, g = 0, b = 0] = pixels.data.subarray(at, at + 3);
    expect(r).toBeGreaterThan(g * 1.15);
    expect(b).toBeGreaterThan(g);
  });
});

describe('snow', () => {
  it.each<Time>(['day', 'golden', 'sunset', 'dusk', 'night'])(
    'lies on the ground at %s: lighter than grass',
    async (time) => {
      for (const place of ['village', 'mountains']) {
        const summer = await paintScene(ask({ place, time, weather: 'clear', season: 'summer' }));
        const winter = await paintScene(ask({ place, time, weather: 'clear', season: 'winter' }));
        expect(brightness(winter, GROUND), place).toBeGreaterThan(brightness(summer, GROUND) + 8);
      }
    },
  );
});

const castOf = (name: string, x: number, tall = 90): Cast => {
  const actor = actors.find(({ drawing }) => drawing.name === name);
  if (!actor?.drawing.natural) throw new Error(name);
  return { actor, colors: actor.drawing.natural, x, tall, foot: 235, looks: 'right' };
};

describe('figures in season and light', () => {
  const drawn = (request: SceneRequest, casts: Cast[]): string =>
    String(drawCast(toStage(request), casts).layer.picture);

  it.each(['birch', 'oak', 'apple-tree', 'cherry-tree', 'tree'])(
    '%s is another tree in every season',
    (name) => {
      const seasons = (['spring', 'summer', 'autumn', 'winter'] as const).map((season) =>
        drawn(ask({ time: 'day', weather: 'clear', season }), [castOf(name, 200)]),
      );
      expect(new Set(seasons).size).toBeGreaterThanOrEqual(name === 'cherry-tree' ? 4 : 3);
      expect(seasons[3]).not.toBe(seasons[1]);
    },
  );

  it('a tree keeps the color that the prompt gives it', () => {
    const tree = castOf('tree', 200);
    const red = { ...tree, colors: { ...tree.colors, main: '#d92d2a' } };
    const [summer, autumn] = (['summer', 'autumn'] as const).map((season) =>
      drawn(ask({ time: 'golden', weather: 'clear', season }), [red]),
    );
    expect(autumn).toBe(summer);
  });

  it('a lantern lights the night around it and not the day', async () => {
    const around = { x: 150, y: 120, width: 180, height: 130 };
    const gain = async (time: Time): Promise<number> => {
      const request = ask({ time, weather: 'clear' });
      const { scene } = drawScene(request);
      const { layer } = drawCast(toStage(request), [castOf('lantern', 240)]);
      const bare = await paint(scene.back);
      return brightness(await paint([...scene.back, layer]), around) - brightness(bare, around);
    };
    expect(await gain('night')).toBeGreaterThan(12);
    expect(await gain('night')).toBeGreaterThan((await gain('day')) + 10);
  });

  it('nobody is a hole in the night: even a black cat is lifted off the dark', () => {
    const cat = castOf('cat-sitting', 200);
    const svg = drawn(ask({ time: 'night', weather: 'storm' }), [
      { ...cat, colors: { ...cat.colors, main: '#14171c' } },
    ]);
    const fills = [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, hex = '#000000']) => hex);
    const main = fills.toSorted(
      (a, b) => fills.filter((f) => f === b).length - fills.filter((f) => f === a).length,
    )[0];
    expect(luminance(main ?? '#000000')).toBeGreaterThan(0.02);
  });

  it('snow lies on a house and not on a dog', () => {
    const request = ask({ time: 'day', weather: 'clear', season: 'winter' });
    expect(drawn(request, [castOf('house', 200)])).toContain('result="snow"');
    expect(drawn(request, [castOf('dog-standing', 200)])).not.toContain('result="snow"');
  });
});

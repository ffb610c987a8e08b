import { drawBody, drawEye, drawFarSide, hoofOutline, pawOutline } from '../../drawings/animal-shapes.ts';
import type { Drawing, DrawingColors } from '../../drawings/drawing.ts';
import { toDrawing } from '../../drawings/to-drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';
import type { Actor } from '../actors/actors.ts';

/** How an animal on four legs is built; lengths in the units of a drawing of 440 by 330. */
type Build = {
  leg: number;
  deep: number;
  neck: number;
  feet: 'hooves' | 'paws';
  ears: 'leaf' | 'point' | 'round';
  tail: 'long' | 'short' | 'bushy' | 'hair' | 'tuft';
  grows?: 'antlers' | 'horns' | 'mane' | 'ruff';
  marks?: 'stripes' | 'patches' | 'dapples';
  /** The muzzle has the accent, else the light one. */
  muzzle?: 'accent';
  /** Cattle: broad in head and leg, with a tuft at the end of the tail. */
  broad?: true;
  udder?: true;
};

const HOOFED: Build = { leg: 150, deep: 96, neck: 46, feet: 'hooves', ears: 'leaf', tail: 'short' };
const CATTLE: Build = { ...HOOFED, tail: 'tuft', grows: 'horns', broad: true };
const CLAWED: Build = { leg: 96, deep: 88, neck: 60, feet: 'paws', ears: 'round', tail: 'long' };

const BUILDS: Readonly<Record<string, Build>> = {
  deer: { ...HOOFED, grows: 'antlers', marks: 'dapples' },
  moose: { ...HOOFED, deep: 112, neck: 60, grows: 'antlers' },
  horse: { ...HOOFED, deep: 104, neck: 56, ears: 'point', tail: 'hair', grows: 'mane', muzzle: 'accent' },
  unicorn: { ...HOOFED, deep: 104, neck: 56, ears: 'point', tail: 'hair', grows: 'mane' },
  zebra: { ...HOOFED, deep: 100, neck: 54, ears: 'point', tail: 'hair', grows: 'mane', marks: 'stripes' },
  donkey: { ...HOOFED, leg: 130, neck: 52, ears: 'point', tail: 'hair', grows: 'mane' },
  cow: {
    ...CATTLE,
    leg: 108,
    deep: 122,
    neck: 70,
    marks: 'patches',
    muzzle: 'accent',
    udder: true,
  },
  bull: { ...CATTLE, leg: 108, deep: 126, neck: 78 },
  bison: { ...CATTLE, leg: 104, deep: 128, neck: 84 },
  goat: { ...HOOFED, leg: 118, deep: 88, grows: 'horns' },
  llama: { ...HOOFED, neck: 50, ears: 'point' },
  lion: { ...CLAWED, grows: 'ruff' },
  tiger: { ...CLAWED, marks: 'stripes' },
  leopard: { ...CLAWED, marks: 'dapples' },
  panther: CLAWED,
  bear: { ...CLAWED, deep: 122, neck: 82, tail: 'short' },
  'polar-bear': { ...CLAWED, deep: 122, neck: 82, tail: 'short' },
  wolf: { ...CLAWED, leg: 120, ears: 'point', tail: 'bushy' },
  fox: { ...CLAWED, leg: 88, deep: 74, neck: 48, ears: 'point', tail: 'bushy' },
  'dog-standing': { ...CLAWED, leg: 104, deep: 82, neck: 54, ears: 'leaf' },
  'cat-standing': { ...CLAWED, leg: 80, deep: 74, neck: 46, ears: 'point', marks: 'stripes' },
};

const GROUND = 340;
const LONG_HEAD = '352,250 362,230 384,228 402,246 418,278 432,306 430,324 414,330 396,322 376,300 358,280';
const BROAD_HEAD =
  '336,246 346,224 374,214 398,226 416,254 432,290 438,316 426,338 400,342 376,332 358,304 342,276';
const ROUND_HEAD =
  '340,262 346,236 370,222 398,228 416,250 426,276 434,298 426,314 406,320 382,318 358,306 344,288';

function paint(build: Build, colors: DrawingColors, id: string): string {
  const { leg, deep, neck, feet, ears, tail, grows, marks, muzzle, broad, udder } = build;
  const { main, second, accent, ink, light } = colors;
  const belly = GROUND - leg;
  const back = belly - deep;
  const [high, mid] = [belly - deep * 0.25, (belly + GROUND) / 2];
  const thick = deep * 0.5;
  const thin = broad ? 21 : feet === 'hooves' ? 15 : 26;
  const legs = (front: number, hind: number): string =>
    limb(`${front},${high},${thick} ${front + 2},${mid},${thin * 1.3} ${front},${GROUND - 6},${thin}`) +
    limb(
      `${hind},${high - 8},${thick * 1.4} ${hind + 10},${belly + leg * 0.34},${thin * 1.7} ${hind - 4},${belly + leg * 0.56},${thin * 1.2} ${hind},${GROUND - 6},${thin}`,
    );
  const foot = (x: number): string =>
    feet === 'hooves' ? hoofOutline(x, GROUND, 24, 15) : pawOutline(x, GROUND, 38, 15);
  const trunk = shape(
    `62,${back + deep * 0.45} 84,${back + 8} 140,${back} 210,${back + 4} 270,${back - 4} 306,${back + deep * 0.25} 316,${back + deep * 0.6} 296,${belly - 6} 226,${belly} 150,${belly - 8} 90,${belly - 2} 64,${belly - deep * 0.3}`,
  );
  const throat = limb(
    `262,${back + deep * 0.44},${deep * 0.78} 326,${back + deep * 0.44 + (258 - back - deep * 0.44) * 0.46},${neck * 1.16} 372,258,${Math.min(neck, 56)}`,
  );
  const hoofed = feet === 'hooves';
  const head = shape(broad ? BROAD_HEAD : hoofed ? LONG_HEAD : ROUND_HEAD);
  const snout = broad
    ? '390,304 424,286 450,318 428,350 390,350 370,330'
    : hoofed
      ? '404,292 430,286 446,330 410,342 390,320'
      : '398,286 424,270 446,306 420,334 384,330 384,306';
  const tails = {
    long: path(line(`66,${back + 30} 34,${back + 60} 26,${back + 120} 8,${back + 140}`), stroke(main, 13)),
    short: path(
      shape(`70,${back + 14}! 46,${back + 30} 44,${back + 54} 62,${back + 58} 74,${back + 40}!`),
      fill(light),
    ),
    bushy: path(
      shape(
        `74,${back + 16}! 30,${back + 40} 6,${back + 96} 16,${back + 128} 44,${back + 110} 72,${back + 60}!`,
      ),
      fill(main),
    ),
    tuft:
      path(line(`70,${back + 22} 46,${back + 44} 42,${back + 96} 46,${back + 128}`), stroke(main, 8)) +
      path(
        shape(`46,${back + 120}! 32,${back + 152} 44,${back + 178}! 60,${back + 152} 52,${back + 118}`),
        fill(second),
      ),
    hair: path(
      shape(
        `72,${back + 12}! 44,${back + 40} 36,${back + 110} 24,${back + 150}! 56,${back + 130} 66,${back + 70} 80,${back + 34}!`,
      ),
      fill(second),
    ),
  };
  const bag = udder
    ? path(
        shape(`128,${belly - 22} 190,${belly - 22} 192,${belly + 14} 162,${belly + 30} 132,${belly + 16}`),
        fill(accent),
      )
    : '';
  const ear = {
    leaf: shape('364,240! 340,226 322,230 316,240! 334,256 354,254'),
    point: shape('360,240! 344,216 340,196! 362,204 376,230'),
    round: 'M340 226A17 17 0 1 0 374 226A17 17 0 1 0 340 226Z',
  };
  const growths = {
    antlers: path(
      'M372 232C352 206 332 198 316 200M352 212C346 194 336 182 324 176M364 222C370 202 366 188 358 178',
      stroke(accent, 8),
    ),
    horns: path(shape('368,234! 360,210 372,192 390,188! 384,204 384,218 386,232'), fill(light)),
    mane: path(
      shape(
        `262,${back - 2}! 300,${back + 10} 344,206 376,226! 366,246 340,240 300,${back + 54} 268,${back + 30}!`,
      ),
      fill(second),
    ),
    ruff: path(
      shape(
        `262,${back - 6} 310,${back - 4} 362,206 384,222 366,280 344,300 300,${belly - 8} 262,${belly - 34} 244,${back + 40}`,
      ),
      fill(second),
    ),
  };
  const spots = {
    stripes: path(
      [100, 136, 172, 208, 244]
        .map((x) => limb(`${x},${back - 4},13 ${x + 6},${back + deep * 0.3},11 ${x},${back + deep * 0.62},0`))
        .join(''),
      fill(second),
    ),
    patches: path(
      shape(`110,${back - 8} 176,${back - 4} 186,${back + 44} 142,${back + 62} 108,${back + 34}`) +
        shape(`226,${back + 20} 280,${back + 6} 292,${back + 62} 252,${back + 84} 224,${back + 56}`),
      fill(second),
    ),
    dapples: path(
      [96, 124, 152, 180, 208]
        .map((x, at) => `M${x} ${back + 20 + (at % 2) * 16}h0M${x + 14} ${back + 46}h0`)
        .join(''),
      stroke(feet === 'paws' ? second : light, 9),
    ),
  };
  return `
    ${tails[tail]}
    ${drawFarSide(legs(248, 128), main, colors)}${path(foot(250) + foot(130), fill(feet === 'hooves' ? ink : main))}
    ${bag}${drawBody(trunk, main, colors, { id: `${id}b`, marks: marks ? spots[marks] : '' })}
    ${path(legs(284, 96), fill(main))}${path(foot(286) + foot(98), fill(feet === 'hooves' ? ink : main))}
    ${path(throat, fill(main))}${grows === 'ruff' ? growths.ruff : ''}
    ${grows === 'antlers' || grows === 'horns' ? growths[grows] : ''}
    ${drawBody(head, main, colors, { id: `${id}h`, dx: -4, dy: -6, marks: path(shape(snout), fill(muzzle === 'accent' ? accent : light)) })}
    ${grows === 'mane' ? growths.mane : ''}
    ${path(ear[ears], fill(ears === 'leaf' && (broad || feet === 'paws') ? second : main))}${path(ear[ears], fill(ink, 0.12))}
    ${path(hoofed ? 'M424 310h3' : 'M424 292h5', stroke(ink, hoofed ? 8 : 11))}${path(hoofed ? 'M428 326Q412 326 404 314' : 'M424 312Q408 316 398 306', stroke(ink, 3, 0.5))}
    ${drawEye(hoofed ? 392 : 398, hoofed ? 262 : 258, 6, colors)}`;
}

const drawn = new Map<string, Drawing>();

/** The same animal with its head to the ground: it drinks or grazes. Undefined for one that is not built so. */
export function lowerHead(actor: Actor): Actor | undefined {
  const { drawing } = actor;
  const build = Object.hasOwn(BUILDS, drawing.name) ? BUILDS[drawing.name] : undefined;
  if (!build || !drawing.natural) return undefined;
  const back = GROUND - build.leg - build.deep;
  const known =
    drawn.get(drawing.name) ??
    toDrawing({
      name: `${drawing.name}-drinking`,
      nouns: [],
      bounds: { x: 8, y: Math.min(back - 6, 176), width: 432, height: GROUND - Math.min(back - 6, 176) },
      natural: drawing.natural,
      paint: (colors, id) => paint(build, colors, id),
    });
  drawn.set(drawing.name, known);
  const { seat: _, ...presence } = actor;
  // Its back stays as high as it stands.
  const grown = (build.leg + build.deep) / (build.leg + build.deep * 1.35);
  return { ...presence, drawing: known, tall: actor.tall * grown, metres: actor.metres * grown };
}

import { createRandom } from '../../src/random.ts';
import { fractal, smooth } from './noise.ts';
import {
  blend,
  cylinder,
  ellipsoid,
  length,
  roundBox,
  type Stage,
  type Surface,
  unite,
  type Vector,
} from './solids.ts';

const linear = (hex: string): Vector =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2) as unknown as Vector;
const between = (a: Vector, b: Vector, t: number): Vector =>
  [0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * t) as unknown as Vector;

// Colors within a surface are only worked out this near to it.
const NEAR = 0.01;

type Sitter = { skin: string; hair: string; coat: string; long: boolean; at: number; turn: number };

/** A person down to the shoulders, lit from the left. */
export function portraitOf(
  { skin, hair, coat, long, at, turn }: Sitter,
  rest: Pick<Stage, 'backdrop' | 'warmth' | 'fill' | 'lens'>,
): Stage {
  const [flesh, locks, cloth, lips] = [
    linear(skin),
    linear(hair),
    linear(coat),
    between(linear(skin), linear('#8a2c33'), 0.55),
  ];
  const [strand, weave] = [fractal(201, 3), fractal(202, 3)];
  const white = linear('#e9e4de');
  const iris = linear('#23180f');
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    ...rest,
    eye: [0, 0.05, -4.2],
    light: [-1.3, 1.1, -1.5],
    scene: (wx, y, wz) => {
      const bx = wx - at;
      const [x, z] = [bx * cos - wz * sin, bx * sin + wz * cos];
      const side = Math.abs(x);
      let face = ellipsoid(x, y - 0.16, z, 0.44, 0.54, 0.5);
      face = blend(face, ellipsoid(x, y + 0.2, z + 0.1, 0.3, 0.28, 0.34), 0.2);
      face = blend(face, ellipsoid(x, y + 0.0, z + 0.5, 0.065, 0.13, 0.11), 0.09);
      face = blend(face, ellipsoid(x, y + 0.09, z + 0.55, 0.085, 0.05, 0.07), 0.05);
      face = blend(face, ellipsoid(side - 0.2, y - 0.2, z + 0.4, 0.14, 0.035, 0.07), 0.07);
      face = blend(face, ellipsoid(side - 0.25, y + 0.03, z + 0.3, 0.13, 0.12, 0.12), 0.12);
      face = Math.max(face, -ellipsoid(side - 0.17, y - 0.1, z + 0.5, 0.085, 0.045, 0.06));
      face = blend(face, ellipsoid(side - 0.44, y - 0.05, z, 0.05, 0.12, 0.08), 0.04);
      const neck = cylinder(x, y + 0.6, z - 0.08, 0.2, 0.35);
      const skinned: Surface = { distance: blend(face, neck, 0.12), color: flesh, gloss: 0.08 };
      const mouth: Surface = {
        distance: Math.min(
          ellipsoid(x, y + 0.225, z + 0.43, 0.125, 0.024, 0.05),
          ellipsoid(x, y + 0.265, z + 0.425, 0.1, 0.03, 0.05),
        ),
        color: lips,
        gloss: 0.2,
      };
      const eyeball = length(side - 0.17, y - 0.1, z + 0.405) - 0.075;
      const pupil = Math.hypot(side - 0.168, y - 0.1) < 0.034;
      const eyes: Surface = { distance: eyeball, color: pupil ? iris : white, gloss: 0.9 };
      const brow: Surface = {
        distance: ellipsoid(side - 0.19, y - 0.225 + (side - 0.19) ** 2, z + 0.45, 0.11, 0.02, 0.05),
        color: locks,
      };
      const rough = strand(x * 26, y * 3 + z * 3) * 0.012;
      let crown = ellipsoid(x, y - 0.3, z - 0.08, 0.53, 0.52, 0.53) + rough;
      crown = Math.max(crown, -ellipsoid(x, y - 0.02, z + 0.42, 0.38, 0.46, 0.3));
      crown = Math.max(crown, -(y + 0.02) - (long ? 9 : 0));
      if (long) {
        const fall = ellipsoid(x, y + 0.28, z - 0.22, 0.56, 0.85, 0.3) + rough;
        crown = blend(crown, fall, 0.1);
      }
      const haired: Surface = {
        distance: crown * 0.8,
        color: between(locks, [0, 0, 0], 0.35 + strand(x * 40, y * 4) * 0.35),
        gloss: 0.25,
      };
      const fold = weave(x * 3, y * 6) * 0.02;
      const trunk = blend(
        ellipsoid(x, y + 1.48, z - 0.1, 0.98, 0.78, 0.42),
        ellipsoid(side - 0.62, y + 1.28, z - 0.08, 0.38, 0.34, 0.32),
        0.2,
      );
      const dressed: Surface = {
        distance: Math.max(trunk, -ellipsoid(x, y + 0.72, z + 0.32, 0.24, 0.22, 0.3)) + fold,
        color: cloth,
        gloss: 0.04,
      };
      return [mouth, eyes, brow, haired, dressed].reduce(unite, skinned);
    },
  };
}

/** Fruit and a jug on a table, in light from one side, as the Dutch painted them. */
export const stillLife: Stage = (() => {
  const random = createRandom(203);
  const skin = fractal(204, 4);
  const fruit = [
    [-1.25, 0.3, '#c9622a'],
    [-0.82, 0.28, '#d08a2c'],
    [-1.02, 0.3, '#8f2f22'],
    [-0.38, 0.24, '#7c8a33'],
    [-1.6, 0.22, '#7a2436'],
    [-0.12, 0.14, '#5a1d3a'],
    [0.08, 0.13, '#4d1a37'],
    [-0.02, 0.13, '#6b2444'],
  ].map(([x, r, color], i) => ({
    x: x as number,
    r: r as number,
    z: i < 3 ? (i === 2 ? -0.42 : 0.1) : -0.35 - random.next() * 0.25,
    color: linear(color as string),
  }));
  const [jug, table] = [linear('#7f8f92'), linear('#4a2d1a')];
  return {
    eye: [-0.1, 0.5, -4.6],
    lens: 0.56,
    light: [-1.6, 1.5, -1.1],
    warmth: [1.5, 1.22, 0.88],
    fill: 0.07,
    backdrop: (u, v) => {
      const glow = Math.exp(-(((u - 0.2) / 0.4) ** 2) - ((v - 0.3) / 0.5) ** 2);
      return [0.014 + glow * 0.05, 0.011 + glow * 0.034, 0.008 + glow * 0.018];
    },
    scene: (x, y, z) => {
      const board = Math.max(y + 0.3, Math.abs(z - 0.4) - 1.5);
      const grain = board < NEAR ? skin(x * 2, z * 14) : 0;
      let hit: Surface = {
        distance: board,
        color: between(table, [0.02, 0.01, 0.006], 0.4 + grain * 0.4),
        gloss: 0.1,
      };
      for (const { x: fx, r, z: fz, color } of fruit) {
        const round = ellipsoid(x - fx, y + 0.3 - r * 0.93, z - fz, r, r * 0.94, r);
        const spot = round < NEAR ? skin(x * 7, y * 7 + z * 3) : 0;
        hit = unite(hit, {
          distance: round,
          color: between(color, linear('#e0b04a'), Math.max(0, spot) * 0.5),
          gloss: 0.35,
        });
      }
      const [jx, jy, jz] = [x + 0.55, y + 0.3, z - 0.75];
      const radius = 0.4 * Math.sin(Math.min(3.0, Math.max(0.55, 0.55 + jy * 2.1))) + 0.05;
      const body = Math.max(Math.hypot(jx, jz) - Math.max(0.17, radius), Math.abs(jy - 0.72) - 0.72) * 0.6;
      const handle = Math.max(
        Math.hypot(Math.hypot(jx - 0.38, jy - 0.95) - 0.24, jz) - 0.045,
        0.05 - (jx - 0.2),
      );
      return unite(hit, { distance: Math.min(body, handle), color: jug, gloss: 0.6 });
    },
  };
})();

/** A bottle of scent on a white table: everything is light. */
export const scent: Stage = (() => {
  const [glass, gold, white] = [linear('#e9b7a6'), linear('#c9a15a'), [0.93, 0.92, 0.91] as Vector];
  return {
    eye: [0, 0.5, -5],
    lens: 0.62,
    light: [1.2, 2.2, -1.4],
    warmth: [0.66, 0.64, 0.62],
    fill: 0.62,
    backdrop: (u, v) => {
      const light = 0.93 - 0.16 * Math.hypot(u - 0.55, v - 0.35) - 0.05 * v;
      return [light, light * 0.985, light * 0.97];
    },
    scene: (x, y, z) => {
      const [bx, bz] = [x * 0.94 - z * 0.34, x * 0.34 + z * 0.94];
      const floor: Surface = { distance: y + 0.42, color: white, gloss: 0 };
      const body: Surface = {
        distance: roundBox(bx, y - 0.03, bz, [0.36, 0.45, 0.2], 0.07),
        color: between(glass, white, Math.max(0, y * 0.7)),
        gloss: 0.9,
      };
      const label: Surface = {
        distance: roundBox(bx, y - 0.0, bz + 0.19, [0.2, 0.16, 0.02], 0.01),
        color: white,
        gloss: 0.05,
      };
      const collar: Surface = { distance: cylinder(bx, y - 0.53, bz, 0.12, 0.06), color: gold, gloss: 0.9 };
      const cap: Surface = {
        distance: roundBox(bx, y - 0.74, bz, [0.17, 0.16, 0.15], 0.04),
        color: gold,
        gloss: 0.9,
      };
      const stone: Surface = {
        distance: ellipsoid(x - 0.75, y + 0.3, z + 0.35, 0.22, 0.13, 0.18),
        color: linear('#d9d3cb'),
        gloss: 0.05,
      };
      return [body, label, collar, cap, stone].reduce(unite, floor);
    },
  };
})();

/** A candle in a dark room. */
export const candle: Stage = (() => {
  const [wax, wood] = [linear('#efe0c0'), linear('#3a2214')];
  return {
    eye: [0, 0.4, -4.6],
    lens: 0.9,
    light: [0.55, 1.1, -0.5],
    warmth: [0.75, 0.42, 0.18],
    fill: 0.015,
    backdrop: (u, v) => {
      const glow = Math.exp(-(((u - 0.62) * 1.5) ** 2 + (v - 0.36) ** 2) * 14) * 0.09;
      const flame = smooth(
        1.15,
        0.5,
        Math.hypot((u - 0.62) / 0.013, (v - 0.36) / (0.055 + (v - 0.36) * 0.25)),
      );
      return [
        0.004 + glow + flame * 1.2,
        0.003 + glow * 0.42 + flame * 0.75,
        0.003 + glow * 0.12 + flame * 0.25,
      ];
    },
    scene: (x, y, z) => {
      const table: Surface = { distance: y + 0.85, color: wood, gloss: 0.2 };
      const stick: Surface = {
        distance: cylinder(x - 0.74, y + 0.1, z, 0.13, 0.62) + Math.sin(y * 9) * 0.004,
        color: between(wax, [1.6, 0.8, 0.3], smooth(-0.2, 0.55, y) * 0.8),
        gloss: 0.2,
      };
      const dish: Surface = {
        distance: cylinder(x - 0.74, y + 0.76, z, 0.4, 0.05),
        color: linear('#8a6a3a'),
        gloss: 0.8,
      };
      return [stick, dish].reduce(unite, table);
    },
  };
})();

export const sitters = {
  woman: portraitOf(
    { skin: '#c98d6d', hair: '#1d120d', coat: '#8c3b2e', long: true, at: 0, turn: 0.28 },
    {
      lens: 0.5,
      warmth: [1.25, 1.08, 0.9],
      fill: 0.16,
      backdrop: (u, v) => {
        const light = 0.05 + 0.1 * Math.exp(-(((u - 0.75) / 0.4) ** 2) - ((v - 0.3) / 0.4) ** 2);
        return [light * 0.5, light * 0.8, light * 0.9];
      },
    },
  ),
  baker: portraitOf(
    { skin: '#8a5638', hair: '#120c0a', coat: '#e9e4da', long: false, at: 0.75, turn: -0.2 },
    {
      lens: 0.52,
      warmth: [1.1, 1.05, 1],
      fill: 0.3,
      backdrop: (() => {
        const room = fractal(206, 3);
        const random = createRandom(207);
        const lamps = Array.from({ length: 16 }, () => [
          random.next(),
          random.next() * 0.6,
          0.02 + random.next() * 0.03,
        ]);
        return (u: number, v: number): Vector => {
          const base = 0.09 + room(u * 2, v * 3) * 0.05 + (v > 0.7 ? 0.05 : 0);
          let glow = 0;
          for (const [x = 0, y = 0, r = 0] of lamps)
            glow += smooth(1.1, 0.8, Math.hypot((u - x) * 1.5, v - y) / r) * 0.25;
          return [base + glow, base * 0.85 + glow * 0.75, base * 0.65 + glow * 0.4];
        };
      })(),
    },
  ),
} as const;

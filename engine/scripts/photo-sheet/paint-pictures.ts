import sharp from 'sharp';
import type { RawPicture } from '../../src/photo/testing/synthetic-picture.ts';
import { createRandom } from '../../src/random.ts';
import { toOil } from './brush.ts';
import { clamp, fractal, smooth } from './noise.ts';
import { look, type Stage } from './solids.ts';
import { candle, scent, sitters, stillLife } from './stages.ts';

// Pictures for tests and sheets, made by code so that nobody holds rights in them: photographs as far as gradients, noise and
// grain can imitate them.

type Rgb = readonly [number, number, number];
type Paint = (u: number, v: number, x: number, y: number) => Rgb;
type Picture = { paint: Paint; width: number; height: number; solid?: boolean; oil?: number };

export type PictureName =
  | 'landscape'
  | 'portrait'
  | 'product'
  | 'city'
  | 'leaves'
  | 'dish'
  | 'stage'
  | 'house'
  | 'painting'
  | 'desk'
  | 'dog'
  | 'stairs'
  | 'lights'
  | 'market'
  | 'macro'
  | 'snow'
  | 'waves'
  | 'woman'
  | 'baker'
  | 'fruit'
  | 'scent'
  | 'candle';

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const parsed = new Map<string, Rgb>();
/** Asked for the same few colors at each pixel. */
function hex(color: string): Rgb {
  const known = parsed.get(color);
  if (known) return known;
  const value = Number.parseInt(color.slice(1), 16);
  const rgb: Rgb = [value >> 16, (value >> 8) & 255, value & 255];
  parsed.set(color, rgb);
  return rgb;
}

const ellipse = (u: number, v: number, x: number, y: number, rx: number, ry: number, soft = 0.06): number =>
  1 - smooth(1 - soft, 1 + soft, Math.hypot((u - x) / rx, (v - y) / ry));

/** A mountain lake in the morning: sky, ridges in haze, water. */
const landscape: Paint = (() => {
  const [far, mid, near, cloud, ripple] = [1, 2, 3, 4, 5].map((seed) => fractal(seed));
  const at = (noise: typeof far, x: number, y: number): number => noise?.(x, y) ?? 0;
  return (u, v) => {
    let color = mix(hex('#6f9fd0'), hex('#f6d9b8'), smooth(0, 0.5, v));
    color = mix(color, hex('#fff3e0'), smooth(0.15, 0.7, at(cloud, u * 2.2, v * 6)) * 0.55 * (1 - v));
    const ridge = (noise: typeof far, base: number, size: number, stretch: number): number =>
      base + at(noise, u * stretch, 0.5) * size;
    color = mix(color, hex('#8fa3bd'), smooth(0, 0.004, v - ridge(far, 0.42, 0.1, 2)));
    color = mix(color, hex('#56708c'), smooth(0, 0.004, v - ridge(mid, 0.5, 0.08, 3.2)));
    const edge = ridge(near, 0.6, 0.05, 6) + at(near, u * 60, 1) * 0.012;
    color = mix(
      color,
      mix(hex('#2c4034'), hex('#1b2a24'), clamp(at(mid, u * 40, v * 40) + 0.5)),
      smooth(0, 0.004, v - edge),
    );
    const water = mix(hex('#a9b7c4'), hex('#31465a'), smooth(0.66, 1, v));
    const wave = at(ripple, u * 8, v * 60) * 0.12;
    return mix(color, mix(water, hex('#f4dcc0'), clamp(wave + 0.08)), smooth(0, 0.006, v - 0.67));
  };
})();

/** A person before a blurred room, on the right. */
const portrait: Paint = (() => {
  const [skin, room, hair] = [fractal(11), fractal(12, 2), fractal(13)];
  return (u, v) => {
    const [x, y] = [0.66, 0.42];
    let color = mix(hex('#cfc4b4'), hex('#8a8f8a'), clamp(room(u * 1.4, v * 1.1) * 0.6 + 0.5));
    color = mix(color, hex('#f5e8cf'), ellipse(u, v, 0.15, 0.25, 0.16, 0.3, 0.9) * 0.7);
    color = mix(color, hex('#26313d'), ellipse(u, v, x, 1.12, 0.26, 0.46, 0.02));
    color = mix(color, hex('#f2efe9'), ellipse(u, v, x, 0.76, 0.055, 0.14, 0.05));
    color = mix(color, hex('#b97f62'), ellipse(u, v, x, 0.66, 0.06, 0.12, 0.05));
    color = mix(
      color,
      mix(hex('#2a1a12'), hex('#57382a'), clamp(hair(u * 90, v * 12) + 0.5)),
      ellipse(u, v, x, y - 0.05, 0.125, 0.29, 0.04),
    );
    const light = clamp(0.55 + (x - u) * 3.2 + skin(u * 30, v * 30) * 0.06);
    color = mix(
      color,
      mix(hex('#9c6248'), hex('#eec3a4'), light),
      ellipse(u, v, x, y + 0.03, 0.095, 0.23, 0.03),
    );
    for (const side of [-1, 1]) {
      color = mix(color, hex('#f3ebe4'), ellipse(u, v, x + side * 0.037, y + 0.0, 0.018, 0.02, 0.2));
      color = mix(color, hex('#2b1d16'), ellipse(u, v, x + side * 0.036, y + 0.0, 0.009, 0.018, 0.2));
      color = mix(color, hex('#33211a'), ellipse(u, v, x + side * 0.037, y - 0.045, 0.024, 0.009, 0.4));
    }
    color = mix(color, hex('#a9583f'), ellipse(u, v, x, y + 0.085, 0.012, 0.03, 0.8) * 0.35);
    return mix(color, hex('#9c4740'), ellipse(u, v, x, y + 0.145, 0.031, 0.016, 0.3) * 0.85);
  };
})();

/** A bottle and a bowl on a table, before a wall. */
const product: Paint = (() => {
  const [wall, wood] = [fractal(21, 3), fractal(22)];
  return (u, v) => {
    let color = mix(hex('#d9d2c6'), hex('#b9afa0'), clamp(u * 0.7 + wall(u * 2, v * 2) * 0.15));
    color = mix(
      color,
      mix(hex('#8c6a48'), hex('#6a4c32'), clamp(wood(u * 3, v * 40) * 0.7 + 0.5)),
      smooth(0, 0.006, v - 0.74),
    );
    const shade = ellipse(u, v, 0.4, 0.84, 0.2, 0.05, 0.8) * 0.5;
    color = mix(color, hex('#2a1c12'), shade);
    const [x, w] = [0.33, 0.055];
    const inside =
      v < 0.34
        ? v > 0.2
          ? w * 0.36
          : 0
        : w * Math.min(1, 0.36 + Math.sqrt(Math.max(0, (v - 0.34) / 0.1)) * 0.64);
    if (v > 0.2 && v < 0.84 && Math.abs(u - x) < inside) {
      const t = (u - x) / inside;
      color = mix(hex('#123c33'), hex('#2f8a6d'), clamp(0.6 - t * t * 0.8 + t * 0.2));
      if (v > 0.52 && v < 0.7) color = mix(hex('#efe6d2'), hex('#b8ab90'), clamp(t * t));
      if (v < 0.26) color = mix(hex('#b58b4c'), hex('#6f5226'), clamp(t * t));
      color = mix(color, hex('#ffffff'), ellipse(t, v, -0.55, 0.55, 0.09, 0.26, 0.9) * 0.55);
    }
    const bowl = ellipse(u, v, 0.48, 0.72, 0.09, 0.12, 0.03) * smooth(0.69, 0.7, v);
    color = mix(color, mix(hex('#f0ece4'), hex('#a39b8f'), clamp((u - 0.4) * 6)), bowl);
    for (const [fx, fy] of [
      [0.45, 0.67],
      [0.49, 0.65],
      [0.525, 0.675],
    ] as const)
      color = mix(
        color,
        mix(hex('#ffb43a'), hex('#c65a12'), clamp((u - fx) * 14 + (v - fy) * 8 + 0.4)),
        ellipse(u, v, fx, fy, 0.03, 0.045, 0.06),
      );
    return color;
  };
})();

/** A city at night from above: dark sky, towers with lit windows, light on water. */
const city: Paint = (() => {
  const random = createRandom(31);
  const towers = Array.from({ length: 34 }, (_, i) => ({
    x: (i + random.next() * 0.8) / 34,
    w: 0.016 + random.next() * 0.03,
    top: 0.34 + random.next() * 0.34,
    tone: random.next(),
  }));
  const [haze, lit] = [fractal(32), fractal(33, 1)];
  return (u, v) => {
    let color = mix(hex('#060a1c'), hex('#3a2f56'), smooth(0.1, 0.7, v));
    color = mix(color, hex('#d08a5a'), smooth(0.45, 0.85, v) * 0.35 + haze(u * 3, v * 4) * 0.06);
    for (const { x, w, top, tone } of towers) {
      if (Math.abs(u - x) > w || v < top || v > 0.8) continue;
      color = mix(hex('#0d1226'), hex('#26203a'), tone);
      const [cx, cy] = [Math.floor(u * 260), Math.floor(v * 150)];
      const gap = (u * 260) % 1 > 0.3 && (v * 150) % 1 > 0.35;
      if (gap && lit(cx * 7.3 + tone * 50, cy * 5.1) > 0.15)
        color = mix(hex('#ffd58a'), hex('#9fc4ff'), tone > 0.7 ? 1 : 0);
    }
    if (v > 0.8) {
      const wave = haze(u * 60, v * 9) * 0.5 + 0.5;
      color = mix(hex('#0a0e20'), hex('#c98a54'), clamp(wave * wave * (1.25 - (v - 0.8) * 4)) * 0.6);
    }
    return color;
  };
})();

/** Leaves all over: nowhere quiet. */
const leaves: Paint = (() => {
  const [a, b, c] = [fractal(41, 6), fractal(42, 6), fractal(43, 2)];
  return (u, v) =>
    mix(
      mix(hex('#16301a'), hex('#5f9a3f'), clamp(a(u * 26, v * 16) + 0.5)),
      hex('#d9e6a0'),
      clamp(b(u * 34, v * 20) * 1.6 - 0.1) * clamp(c(u * 3, v * 2) + 0.6),
    );
})();

/** A dish on a dark table from above. */
const dish: Paint = (() => {
  const [slate, food, herb] = [fractal(51), fractal(52), fractal(53)];
  return (u, v) => {
    const w = u * 1.5;
    let color = mix(hex('#23262a'), hex('#3d4146'), clamp(slate(w * 5, v * 5) * 0.7 + 0.4));
    color = mix(color, hex('#0d0f11'), ellipse(w, v, 0.97, 0.55, 0.43, 0.43, 0.25) * 0.6);
    color = mix(
      color,
      mix(hex('#f3efe7'), hex('#c9c2b4'), clamp((w - 0.6) * 1.3)),
      ellipse(w, v, 0.95, 0.52, 0.4, 0.4, 0.01),
    );
    color = mix(color, hex('#d8d1c4'), ellipse(w, v, 0.95, 0.52, 0.3, 0.3, 0.02) * 0.7);
    const edge = 0.2 + food(w * 6, v * 6) * 0.05;
    color = mix(
      color,
      mix(hex('#d8541f'), hex('#f4b04a'), clamp(food(w * 18, v * 18) + 0.5)),
      ellipse(w, v, 0.95, 0.52, edge, edge, 0.04),
    );
    return mix(
      color,
      hex('#3f7d2a'),
      smooth(0.32, 0.42, herb(w * 22, v * 22)) * ellipse(w, v, 0.93, 0.5, 0.17, 0.17, 0.2),
    );
  };
})();

/** A band on stage, in light from behind. */
const stage: Paint = (() => {
  const smoke = fractal(61);
  return (u, v) => {
    let color: Rgb = hex('#0a0714');
    for (const [x, tint] of [
      [0.2, '#ff2f6d'],
      [0.5, '#7a4bff'],
      [0.82, '#ff8a2b'],
    ] as const) {
      const beam = Math.exp(-(((u - x - (x - 0.5) * v * 0.8) / (0.03 + v * 0.13)) ** 2)) * (1 - v * 0.55);
      color = mix(color, hex(tint), clamp(beam * (0.65 + smoke(u * 4, v * 4) * 0.5)));
    }
    for (const [x, size] of [
      [0.3, 1],
      [0.52, 1.15],
      [0.72, 0.95],
    ] as const) {
      const body =
        ellipse(u, v, x, 0.95, 0.045 * size, 0.3 * size, 0.04) +
        ellipse(u, v, x, 0.62 - (size - 1) * 0.3, 0.022, 0.055, 0.06);
      color = mix(color, hex('#050308'), clamp(body));
    }
    return mix(color, hex('#050308'), smooth(0.86, 0.9, v + smoke(u * 30, 2) * 0.03));
  };
})();

/** A white house on a meadow by the sea. */
const house: Paint = (() => {
  const [grass, sea, cloud] = [fractal(71), fractal(72), fractal(73)];
  return (u, v) => {
    let color = mix(hex('#3f8fd0'), hex('#cfe6f2'), smooth(0, 0.55, v));
    color = mix(color, hex('#ffffff'), smooth(0.2, 0.7, cloud(u * 2.5, v * 7)) * 0.7 * (1 - v));
    color = mix(
      color,
      mix(hex('#2b6f9a'), hex('#5fa3bf'), clamp(sea(u * 6, v * 70) + 0.5)),
      smooth(0, 0.003, v - 0.54),
    );
    color = mix(
      color,
      mix(hex('#5d8a35'), hex('#a3b85a'), clamp(grass(u * 40, v * 60) + 0.45)),
      smooth(0, 0.01, v - 0.64 - grass(u * 3, 0) * 0.03),
    );
    const [l, r, top, foot] = [0.6, 0.84, 0.42, 0.72];
    if (u > l && u < r && v > top && v < foot)
      color = mix(hex('#f7f3ea'), hex('#d9d3c8'), smooth(0.72, 0.74, u));
    if (v > 0.3 && v <= top && Math.abs(u - 0.72) < 0.14 * ((v - 0.3) / 0.12))
      color = mix(hex('#9c3f2c'), hex('#7c2e20'), smooth(0.72, 0.73, u));
    for (const [x, y] of [
      [0.65, 0.5],
      [0.7, 0.5],
      [0.78, 0.5],
      [0.65, 0.62],
      [0.78, 0.62],
    ] as const)
      if (Math.abs(u - x) < 0.014 && Math.abs(v - y) < 0.035) color = hex('#31485a');
    if (Math.abs(u - 0.71) < 0.016 && v > 0.59 && v < foot) color = hex('#24586a');
    return color;
  };
})();

/** Oil on canvas: a sun over hills in thick strokes. */
const painting: Paint = (() => {
  const [warp, stroke] = [fractal(81, 3), fractal(82, 4)];
  return (u, v) => {
    const [x, y] = [u + warp(u * 3, v * 3) * 0.03, v + warp(u * 3 + 9, v * 3) * 0.05];
    const turn = stroke(x * 14 + Math.sin(y * 20) * 0.6, y * 42);
    let color = mix(hex('#e58f3a'), hex('#2f5f8f'), smooth(0.55, 0, y));
    color = mix(color, hex('#ffd76a'), ellipse(x, y, 0.34, 0.34, 0.09, 0.13, 0.3));
    color = mix(color, hex('#7a3f6a'), smooth(0, 0.02, y - 0.58 - Math.sin(x * 7) * 0.05));
    color = mix(color, hex('#2f4f3a'), smooth(0, 0.02, y - 0.74 - Math.sin(x * 5 + 1) * 0.06));
    return mix(color, turn > 0 ? hex('#fff1cf') : hex('#1c1730'), Math.abs(turn) * 0.35);
  };
})();

/** A desk from above: paper, cup, phone, plants at the edges; quiet wood on the left. */
const desk: Paint = (() => {
  const [wood, leaf] = [fractal(91), fractal(92)];
  return (u, v) => {
    const w = u * 1.5;
    let color = mix(hex('#e9dcc8'), hex('#d8c6aa'), clamp(wood(w * 1.2, v * 26) * 0.6 + 0.5));
    color = mix(color, hex('#fdfcf9'), w > 0.95 && w < 1.35 && v > 0.3 && v < 0.95 ? 1 : 0);
    if (w > 1.0 && w < 1.3 && v > 0.38 && v < 0.86 && (v * 24) % 1 < 0.16) color = hex('#b9b4aa');
    color = mix(color, hex('#c96f4a'), ellipse(w, v, 0.82, 0.68, 0.1, 0.1, 0.02));
    color = mix(color, hex('#3a2114'), ellipse(w, v, 0.82, 0.68, 0.082, 0.082, 0.03));
    const plant = ellipse(w, v, 1.4, 0.1, 0.24, 0.24, 0.2) * smooth(-0.1, 0.15, leaf(w * 12, v * 12));
    return mix(color, mix(hex('#2f5d3a'), hex('#7fae6a'), clamp(leaf(w * 26, v * 26) + 0.5)), plant);
  };
})();

/** A dog in the snow, small, left of the middle. */
const dog: Paint = (() => {
  const [snow, fur, wood] = [fractal(101), fractal(102), fractal(103)];
  return (u, v) => {
    const w = u * 1.5;
    let color = mix(hex('#b8c8d8'), hex('#e6ecf2'), smooth(0, 0.5, v));
    const trunk = smooth(0.25, 0.4, wood(w * 9, 0.3)) * smooth(0.52, 0.46, v);
    color = mix(color, hex('#5e6a76'), trunk * 0.7);
    color = mix(
      color,
      mix(hex('#dfe7f0'), hex('#ffffff'), clamp(snow(w * 8, v * 20) + 0.6)),
      smooth(0.46, 0.54, v),
    );
    const coat = mix(hex('#8a4b22'), hex('#d08a4a'), clamp(fur(w * 40, v * 40) + 0.5));
    const body = Math.max(
      ellipse(w, v, 0.5, 0.66, 0.13, 0.085, 0.08),
      ellipse(w, v, 0.64, 0.55, 0.06, 0.07, 0.08),
      ellipse(w, v, 0.69, 0.57, 0.04, 0.03, 0.1),
    );
    color = mix(color, hex('#8fa0b4'), ellipse(w, v, 0.52, 0.82, 0.17, 0.025, 0.9) * 0.7);
    for (const x of [0.41, 0.46, 0.56, 0.6])
      color = mix(color, coat, ellipse(w, v, x, 0.75, 0.016, 0.07, 0.15));
    color = mix(color, coat, body);
    color = mix(color, hex('#3f2110'), ellipse(w, v, 0.61, 0.53, 0.022, 0.05, 0.1));
    color = mix(
      color,
      hex('#1a0f0a'),
      Math.max(ellipse(w, v, 0.725, 0.562, 0.012, 0.012, 0.1), ellipse(w, v, 0.657, 0.53, 0.008, 0.008, 0.1)),
    );
    return color;
  };
})();

/** Black and white: a staircase in hard light. */
const stairs: Paint = (() => {
  const plaster = fractal(111);
  return (u, v) => {
    const step = Math.floor((u + v * 0.9) * 9);
    const within = ((u + v * 0.9) * 9) % 1;
    const light = u > 0.42 + v * 0.2 ? (within < 0.5 ? 205 : 70) - step * 3 : 228 - v * 40;
    const grey = light + plaster(u * 30, v * 30) * 6;
    return [grey, grey, grey];
  };
})();

/** A street at night out of focus: discs of light, and wet ground that mirrors them. */
const lights: Paint = (() => {
  const random = createRandom(121);
  const lamps = Array.from({ length: 70 }, () => ({
    x: random.next(),
    y: 0.2 + random.next() ** 1.4 * 0.5,
    r: 0.012 + random.next() ** 2 * 0.05,
    tint: hex(random.pick(['#ffb45e', '#ff7a4a', '#ffe2a8', '#7fc7ff', '#ff4f7a', '#a8ffcf'])),
    power: 0.25 + random.next() * 0.55,
  }));
  const haze = fractal(122, 3);
  return (u, v) => {
    const y = v > 0.74 ? 1.48 - v + haze(u * 40, v * 4) * 0.012 : v;
    let color = mix(hex('#070b18'), hex('#1c2136'), clamp(smooth(0.1, 0.75, y) + haze(u * 2, y * 2) * 0.2));
    const wet = v > 0.74 ? 0.45 : 1;
    for (const { x, y: at, r, tint, power } of lamps) {
      const d = Math.hypot((u - x) * 1.5, v > 0.74 ? (y - at) * 0.5 : y - at) / r;
      if (d > 1.3) continue;
      const disc = smooth(1.06, 0.94, d) * (0.75 + 0.25 * smooth(0.6, 1, d)) * power * wet;
      color = [0, 1, 2].map((i) => (color[i] ?? 0) + (tint[i] ?? 0) * disc) as unknown as Rgb;
    }
    return color;
  };
})();

/** A market from above the crowd: stalls, awnings, crates of fruit, heads; busy to every edge. */
const market: Paint = (() => {
  const random = createRandom(131);
  const things: { x: number; y: number; rx: number; ry: number; color: Rgb; kind: 'round' | 'awning' }[] = [];
  for (let row = 0; row < 9; row++) {
    const [y, size] = [0.16 + row * row * 0.0105 + row * 0.012, 0.012 + row * 0.0058];
    for (let i = 0; i < 46 - row * 3; i++) {
      const x = random.next() * 1.06 - 0.03;
      const color = hex(
        random.pick([
          '#c8452e',
          '#e0952f',
          '#f0cf5a',
          '#5f8f3a',
          '#7a2f52',
          '#2f5f7a',
          '#e8dcc4',
          '#3a2a20',
          '#b5462a',
        ]),
      );
      const round = random.next() < 0.86;
      things.push({
        x,
        y: y + (random.next() - 0.5) * size * 2,
        rx: size * (round ? 0.7 : 3) * (0.8 + random.next() * 0.4),
        ry: size * (round ? 1 : 0.9),
        color,
        kind: round ? 'round' : 'awning',
      });
    }
  }
  const cloth = fractal(132, 3);
  return (u, v) => {
    let color = mix(hex('#d9c8a8'), hex('#8f6f52'), clamp(v * 1.3 + cloth(u * 5, v * 9) * 0.25));
    if (v < 0.24) color = mix(hex('#9fb8c4'), hex('#e6d5b4'), clamp(v * 4 + cloth(u * 3, v * 3) * 0.3));
    for (const { x, y, rx, ry, color: own, kind } of things) {
      if (Math.abs(u - x) > rx * 1.1 || Math.abs(v - y) > ry * 1.6) continue;
      if (kind === 'round') {
        const [dx, dy] = [(u - x) / rx, (v - y) / ry];
        const d = dx * dx + dy * dy;
        if (d > 1) continue;
        const lit = clamp(0.62 - dx * 0.35 - dy * 0.45);
        color = mix(mix(own, hex('#140d0a'), 0.55), mix(own, hex('#fff1d0'), 0.35), lit);
      } else if (Math.abs(v - y) < ry) {
        const stripe = Math.floor(((u - x) / rx) * 6) & 1;
        color = mix(stripe ? own : hex('#f2ead8'), hex('#2a1c14'), clamp(0.15 + ((v - y) / ry) * 0.3));
      }
    }
    return color;
  };
})();

/** A flower from very near: petals sharp in the middle, everything behind them a blur. */
const macro: Paint = (() => {
  const [leaf, vein, dust] = [fractal(141, 2), fractal(142, 4), fractal(143, 2)];
  return (u, v) => {
    const w = u * 1.5;
    let color = mix(hex('#1f3d24'), hex('#7fa04f'), clamp(0.45 + leaf(w * 1.3, v * 1.3) * 0.7));
    color = mix(color, hex('#e9d9a0'), ellipse(w, v, 0.25, 0.2, 0.22, 0.2, 0.9) * 0.45);
    const [dx, dy] = [w - 0.88, v - 0.5];
    const [r, angle] = [Math.hypot(dx, dy), Math.atan2(dy, dx)];
    for (const [count, reach, turn, shade] of [
      [13, 0.44, 0.2, 0.75],
      [13, 0.38, 0.44, 1],
    ] as const) {
      const part = ((angle + turn) / (Math.PI * 2)) * count;
      const off = Math.abs(part - Math.round(part)) * 2;
      const edge = reach * (1 - off ** 2.4 * 0.55) + vein(Math.round(part) * 3.1, 1) * 0.03;
      const cover = smooth(edge + 0.004, edge - 0.004, r);
      const streak = vein(part * 9, r * 3) * 0.12;
      const petal = mix(hex('#a31f5c'), hex('#ffc3d6'), clamp(r / reach + streak - off * 0.25));
      color = mix(color, mix(hex('#3a0f24'), petal, shade * clamp(1 - off * 0.35)), cover);
    }
    const heart = mix(hex('#8a4a10'), hex('#ffd24a'), clamp(dust(w * 70, v * 70) * 0.7 + 0.5 - dy * 2));
    return mix(color, heart, smooth(0.125, 0.115, r + dust(w * 30, v * 30) * 0.008));
  };
})();

/** Snow under a white sky, and one skier, small. */
const snow: Paint = (() => {
  const [ridge, drift, shade] = [fractal(151, 5), fractal(152, 4), fractal(153, 3)];
  return (u, v) => {
    let color = mix(hex('#dfe9f2'), hex('#fbfcfd'), smooth(0, 0.5, v));
    const peak = 0.36 - 0.16 * Math.exp(-(((u - 0.68) / 0.16) ** 2)) + ridge(u * 4, 0.3) * 0.06;
    const rock = clamp(ridge(u * 9 + v * 3, v * 9) * 1.8 - 0.25);
    color = mix(color, mix(hex('#f4f7fa'), hex('#a9b8c6'), rock), smooth(0, 0.004, v - peak));
    const slope = 0.56 + (u - 0.5) * 0.14 + drift(u * 2, 1) * 0.03;
    const light = mix(hex('#ffffff'), hex('#d8e3ee'), clamp(0.35 + shade(u * 3, v * 5) * 0.6));
    color = mix(color, light, smooth(0, 0.006, v - slope));
    const track = Math.abs(u - 0.3 - (v - 0.6) * 0.5 - Math.sin(v * 24) * 0.012);
    if (v > 0.64) color = mix(color, hex('#b9c9d8'), smooth(0.006, 0.002, track) * 0.7);
    const body = Math.max(
      ellipse(u, v, 0.318, 0.612, 0.011, 0.028, 0.1),
      ellipse(u, v, 0.32, 0.575, 0.007, 0.011, 0.1),
    );
    color = mix(color, hex('#c8372d'), body);
    return mix(color, hex('#22303c'), ellipse(u, v, 0.318, 0.648, 0.03, 0.004, 0.2));
  };
})();

/** The sea under heavy clouds: no subject, and no edge. */
const waves: Paint = (() => {
  const [swell, foam, cloud] = [fractal(161, 5), fractal(162, 5), fractal(163, 5)];
  return (u, v) => {
    const sky = mix(hex('#3d4a55'), hex('#b9c0c2'), clamp(0.5 + cloud(u * 2.2, v * 4) * 0.9));
    const depth = clamp((v - 0.4) / 0.6);
    const wave = swell(u * (16 - depth * 12), (v - 0.4) * (60 - depth * 46));
    const sea = mix(hex('#12252e'), hex('#4f7480'), clamp(0.45 + wave * 0.9));
    const crest = smooth(0.25, 0.6, wave) * clamp(foam(u * 50, v * 90) + 0.5) * depth;
    return mix(sky, mix(sea, hex('#e9f0f0'), crest), smooth(-0.003, 0.003, v - 0.4));
  };
})();

const ofStage =
  (stage: Stage, aspect: number): Paint =>
  (u, v) =>
    look(stage, u, v, aspect);

/** Each by its size; `solid` ones are worked out at half of it, `oil` ones are painted over with a brush of that radius. */
export const PICTURES: Readonly<Record<PictureName, Picture>> = {
  landscape: { paint: landscape, width: 1600, height: 1067 },
  portrait: { paint: portrait, width: 1600, height: 1067 },
  product: { paint: product, width: 1600, height: 1067 },
  city: { paint: city, width: 1600, height: 1067 },
  leaves: { paint: leaves, width: 1500, height: 1000 },
  dish: { paint: dish, width: 1500, height: 1000 },
  stage: { paint: stage, width: 1600, height: 1067 },
  house: { paint: house, width: 1600, height: 1067 },
  painting: { paint: painting, width: 1200, height: 1500 },
  desk: { paint: desk, width: 1500, height: 1000 },
  dog: { paint: dog, width: 1500, height: 1000 },
  stairs: { paint: stairs, width: 1200, height: 1600 },
  lights: { paint: lights, width: 1600, height: 1067 },
  market: { paint: market, width: 1600, height: 1067 },
  macro: { paint: macro, width: 1500, height: 1000 },
  snow: { paint: snow, width: 1600, height: 1067 },
  waves: { paint: waves, width: 1200, height: 1500 },
  woman: { paint: ofStage(sitters.woman, 0.8), width: 1200, height: 1500, solid: true, oil: 5 },
  baker: { paint: ofStage(sitters.baker, 1.5), width: 1500, height: 1000, solid: true },
  fruit: { paint: ofStage(stillLife, 1.5), width: 1500, height: 1000, solid: true, oil: 4 },
  scent: { paint: ofStage(scent, 1.5), width: 1500, height: 1000, solid: true },
  candle: { paint: ofStage(candle, 1.5), width: 1500, height: 1000, solid: true },
};

/** One of the pictures as a JPEG, with a camera's grain; smaller by `scale`. */
export async function paintPicture(name: PictureName, scale = 1): Promise<Uint8Array> {
  const { paint, solid = false, oil, ...full } = PICTURES[name];
  const part = solid ? scale / 2 : scale;
  const raw = drawPaint(paint, Math.round(full.width * part), Math.round(full.height * part));
  const large = solid ? await enlarge(raw, 2) : raw;
  const done = oil === undefined ? large : toOil(large, Math.max(2, Math.round(oil * scale)));
  return toJpeg(withGrain(done, 7));
}

function drawPaint(paint: Paint, width: number, height: number): RawPicture {
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const color = paint((x + 0.5) / width, (y + 0.5) / height, x, y);
      for (let i = 0; i < 3; i++) data[at + i] = color[i] ?? 0;
    }
  return { width, height, data: Buffer.from(data.buffer) };
}

async function enlarge({ width, height, data }: RawPicture, by: number): Promise<RawPicture> {
  const large = { width: width * by, height: height * by };
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...large, kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { ...large, data: pixels };
}

function withGrain({ width, height, data }: RawPicture, strength: number): RawPicture {
  const random = createRandom(7);
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const grain = (random.next() + random.next() - 1) * strength;
      const corner = 1 - 0.22 * Math.hypot(x / width - 0.5, y / height - 0.5) ** 2;
      for (let i = 0; i < 3; i++) out[at + i] = (data[at + i] ?? 0) * corner + grain;
    }
  return { width, height, data: Buffer.from(out.buffer) };
}

const toJpeg = ({ width, height, data }: RawPicture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();

/** A picture of ours as if it were painted in oil, with a canvas's grain. */
export async function paintOver(picture: Uint8Array, radius = 5): Promise<Uint8Array> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return toJpeg(withGrain(toOil({ width: info.width, height: info.height, data }, radius), 9));
}

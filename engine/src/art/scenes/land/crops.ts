import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { dots, fill, oval, type Point, path, stroke, svg } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { isSnowy, leafColor } from '../seasons.ts';
import type { Stage } from '../stage.ts';
import type { RowLevel } from './crop-rows.ts';

/** The plants of one level as a few elements. */
type Crop = (stage: Stage, level: RowLevel, random: Random) => string;

const TULIPS = ['#e2474b', '#f5c53d', '#f08bb0', '#8f5bb0', '#f6efe4', '#f08a3c'] as const;
const WILD = ['#e2474b', '#f5c53d', '#f6efe4', '#6f7fd0', '#e88fb6'] as const;
/** Levels below this are seen as color alone. */
const FINE = 0.3;

/** A field in bloom keeps something of its color when all else goes dark. */
const inBloom = ({ light }: Stage, color: string, near: number): string =>
  inLight({ ...light, silhouette: light.silhouette * 0.6 }, color, near);

/** How near a level is, for the haze. */
const nearOf = ({ scale }: RowLevel): number => Math.min(0.97, 0.5 + 0.5 * Math.sqrt(scale));

/** Snow lies on the stubble: nothing grows but low white ridges. */
function ridges({ light, unit }: Stage, { feet, y, scale }: RowLevel, size: number): string {
  const white = inLight(light, '#f2f7fb', 0.86);
  let data = '';
  for (const { x } of feet) data += oval([x, y], unit * size * scale, unit * size * 0.4 * scale);
  return path(data, fill(white));
}

/** Ears on stalks, a whole band of them: gold above, darker at the foot. */
const drawWheat: Crop = (stage, level, random) => {
  if (isSnowy(stage)) return ridges(stage, level, 0.02);
  const { light, unit } = stage;
  const { feet, y, scale } = level;
  const gold = inBloom(
    stage,
    mix('#e3b552', stage.season === 'spring' ? '#8fb54f' : '#e3b552', 0.6),
    nearOf(level),
  );
  const tall = unit * 0.15 * scale;
  const w = unit * 0.0035 * scale;
  let [stalks, ears, lit] = ['', '', ''];
  for (const { x } of feet) {
    const l = tall * random.range(0.75, 1.1);
    const lean = l * random.range(-0.12, 0.22);
    const [tx, ty] = [x + lean, y - l];
    stalks += svg`M${x - w * 2.4} ${y + tall * 0.25}Q${x} ${y - l * 0.5} ${tx} ${ty}L${x + w * 2.4} ${y + tall * 0.25}Z`;
    const e = l * 0.3;
    const ear = svg`M${tx} ${ty + e * 0.5}q${-w * 2.6} ${-e * 0.5} ${lean * 0.22} ${-e}q${w * 2.9} ${e * 0.5} ${-lean * 0.22} ${e}Z`;
    if (random.next() < 0.6) ears += ear;
    else lit += ear;
  }
  return (
    path(stalks, fill(mix(gold, light.dark, 0.16))) +
    path(ears, fill(mix(gold, light.dark, 0.05))) +
    path(lit, fill(mix(gold, light.sun, 0.32)))
  );
};

/** Stalks with hanging blades and a tassel. */
const drawCorn: Crop = (stage, level, random) => {
  if (isSnowy(stage)) return ridges(stage, level, 0.05);
  const { light, unit } = stage;
  const { feet, y, scale } = level;
  const dry = stage.season === 'autumn' ? 0.7 : 0;
  const green = inLight(light, mix('#5d9440', '#c9a24c', dry), nearOf(level));
  const high = unit * 0.34 * scale;
  let [stalks, dark, bright, tassels, cobs] = ['', '', '', '', ''];
  for (const { x } of feet) {
    const tall = high * random.range(0.82, 1.1);
    stalks += svg`M${x} ${y}V${y - tall}`;
    for (let i = 0; i < 6; i++) {
      const side = i % 2 === 0 ? 1 : -1;
      const from = y - tall * (0.14 + 0.13 * i);
      const reach = side * tall * random.range(0.24, 0.36);
      const leaf = svg`M${x} ${from}Q${x + reach * 0.5} ${from - tall * 0.2} ${x + reach} ${from + tall * 0.02}Q${x + reach * 0.45} ${from - tall * 0.09} ${x} ${from + tall * 0.05}Z`;
      if (i % 3 === 0) bright += leaf;
      else dark += leaf;
    }
    if (scale > FINE) cobs += oval([x + tall * 0.05, y - tall * 0.46], tall * 0.026, tall * 0.08);
    tassels += svg`M${x} ${y - tall}l${-tall * 0.05} ${-tall * 0.1}M${x} ${y - tall}v${-tall * 0.13}M${x} ${y - tall}l${tall * 0.05} ${-tall * 0.1}`;
  }
  return (
    path(stalks, stroke(mix(green, light.dark, 0.2), Math.max(0.7, high * 0.03))) +
    path(dark, fill(mix(green, light.dark, 0.22))) +
    path(bright, fill(mix(green, light.sun, 0.18))) +
    (cobs === '' ? '' : path(cobs, fill(inLight(light, '#e9c54c', nearOf(level))))) +
    path(tassels, stroke(inLight(light, '#d9b765', nearOf(level)), Math.max(0.6, high * 0.016)))
  );
};

/** Heads that all look to the light: petals in two tones around a dark heart. */
const drawSunflower: Crop = (stage, level, random) => {
  if (isSnowy(stage)) return ridges(stage, level, 0.04);
  const { light, unit, width, sunX } = stage;
  const { feet, y, scale } = level;
  const near = nearOf(level);
  const green = inLight(light, '#5f8f3a', near);
  const gold = inBloom(stage, stage.tint ?? '#f6bf2a', near);
  const turn = Math.sign(sunX - width / 2) * 0.16;
  const high = unit * 0.26 * scale;
  let [stems, leaves, under, petals] = ['', '', '', ''];
  const hearts: Point[] = [];
  for (const { x } of feet) {
    const tall = high * random.range(0.8, 1.12);
    const r = high * random.range(0.21, 0.27);
    const at: Point = [x + tall * turn * 0.5, y - tall];
    stems += svg`M${x} ${y + high * 0.1}Q${x} ${y - tall * 0.6} ${at[0]} ${at[1]}`;
    for (const [side, up] of [
      [1, 0.3],
      [-1, 0.46],
      [1, 0.6],
      [-1, 0.16],
    ] as const) {
      const reach = side * high * random.range(0.26, 0.36);
      const from = y - tall * up;
      leaves += svg`M${x} ${from}Q${x + reach * 0.4} ${from - high * 0.2} ${x + reach} ${from + high * 0.05}Q${x + reach * 0.3} ${from + high * 0.14} ${x} ${from}Z`;
    }
    if (scale > FINE)
      for (const [ring, count] of [
        [1, 13],
        [0.84, 13],
      ] as const)
        for (let i = 0; i < count; i++) {
          const angle = ((i + (ring < 1 ? 0.5 : 0)) / count) * 6.283;
          const [c, s] = [Math.cos(angle), Math.sin(angle)];
          const tip: Point = [at[0] + c * r * ring, at[1] + s * r * ring];
          const [bx, by] = [at[0] + c * r * 0.45, at[1] + s * r * 0.45];
          const w = r * 0.19;
          const petal = svg`M${bx - s * w} ${by + c * w}Q${tip[0] - s * w} ${tip[1] + c * w} ${tip[0] + c * r * 0.1} ${tip[1] + s * r * 0.1}Q${tip[0] + s * w} ${tip[1] - c * w} ${bx + s * w} ${by - c * w}Z`;
          if (ring === 1) under += petal;
          else petals += petal;
        }
    else petals += oval(at, r * 0.95);
    hearts.push(at);
  }
  const heart = inLight(light, '#5b3620', near);
  return (
    path(stems, stroke(mix(green, light.dark, 0.15), Math.max(0.8, high * 0.04))) +
    path(leaves, fill(mix(green, light.dark, 0.08))) +
    (under === '' ? '' : path(under, fill(mix(gold, light.dark, 0.14)))) +
    path(petals, fill(mix(gold, light.sun, 0.12))) +
    dots(hearts, high * 0.24, heart) +
    (scale > FINE
      ? dots(
          hearts.map(([x, cy]): Point => [x, cy - high * 0.012]),
          high * 0.13,
          mix(heart, inLight(light, '#a06a35', near), 0.6),
        )
      : '')
  );
};

/** Round cushions of spikes, row beside row. */
const drawLavender: Crop = (stage, level, random) => {
  if (isSnowy(stage)) return ridges(stage, level, 0.06);
  const { light, unit, sunX } = stage;
  const { feet, y, scale } = level;
  const near = nearOf(level);
  const violet = inBloom(stage, stage.tint ?? '#8a63c9', near);
  const r = unit * 0.075 * scale;
  let [shade, body, spikes, lit] = ['', '', '', ''];
  for (const { x } of feet) {
    const side = sunX > x ? 1 : -1;
    shade += oval([x - side * r * 0.1, y], r * 1.05, r * 0.5);
    body += oval([x, y - r * 0.22], r, r * 0.56);
    lit += oval([x + side * r * 0.2, y - r * 0.42], r * 0.6, r * 0.3);
    if (scale <= FINE) continue;
    for (let i = 0; i < 11; i++) {
      const k = (i + random.range(0.2, 0.8)) / 11;
      const angle = Math.PI * (1.1 + 0.8 * k);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const reach = r * random.range(0.95, 1.3);
      const [bx, by] = [x + c * r * 0.5, y - r * 0.2 + s * r * 0.3];
      spikes += svg`M${bx} ${by}L${x + c * reach} ${y - r * 0.2 + s * reach * 0.9}`;
    }
  }
  return (
    path(shade, fill(mix(inLight(light, '#5a6f52', near), light.dark, 0.25))) +
    path(body, fill(mix(violet, light.dark, 0.08))) +
    (spikes === '' ? '' : path(spikes, stroke(mix(violet, light.sun, 0.08), Math.max(0.8, r * 0.085)))) +
    path(lit, fill(mix(violet, light.sun, 0.2 + 0.1 * light.glow), 0.8))
  );
};

/** Cups on stems, each few rows of one color. */
const drawTulip: Crop = (stage, level, random) => {
  if (isSnowy(stage)) return ridges(stage, level, 0.025);
  const { light, unit } = stage;
  const { feet, y, scale } = level;
  const near = nearOf(level);
  const green = inLight(light, '#5d9a4c', near);
  const tall = unit * 0.085 * scale;
  const beds = new Map<string, string>();
  let [leaves, lit] = ['', ''];
  for (const { x, row } of feet) {
    const up = tall * random.range(0.85, 1.1);
    leaves += svg`M${x - tall * 0.03} ${y}Q${x - tall * 0.3} ${y - up * 0.4} ${x - tall * 0.34} ${y - up * 0.72}Q${x - tall * 0.04} ${y - up * 0.4} ${x} ${y - up}Q${x + tall * 0.06} ${y - up * 0.4} ${x + tall * 0.32} ${y - up * 0.62}Q${x + tall * 0.26} ${y - up * 0.3} ${x + tall * 0.05} ${y + tall * 0.1}Z`;
    const [w, h] = [tall * 0.24, tall * 0.56];
    const foot = y - up * 0.86;
    const color =
      stage.tint ??
      TULIPS[((Math.floor(row / 3) % TULIPS.length) + TULIPS.length) % TULIPS.length] ??
      TULIPS[0];
    const cup = svg`M${x - w * 0.5} ${foot}C${x - w * 1.3} ${foot - h * 0.4} ${x - w} ${foot - h * 0.8} ${x - w * 0.8} ${foot - h}L${x - w * 0.3} ${foot - h * 0.74}L${x} ${foot - h * 1.02}L${x + w * 0.3} ${foot - h * 0.74}L${x + w * 0.8} ${foot - h}C${x + w} ${foot - h * 0.8} ${x + w * 1.3} ${foot - h * 0.4} ${x + w * 0.5} ${foot}Z`;
    beds.set(color, (beds.get(color) ?? '') + cup);
    if (scale > FINE)
      lit += svg`M${x - w * 0.1} ${foot - h * 0.1}Q${x - w * 0.7} ${foot - h * 0.5} ${x - w * 0.5} ${foot - h * 0.8}Q${x - w * 0.3} ${foot - h * 0.4} ${x - w * 0.1} ${foot - h * 0.1}Z`;
  }
  return (
    path(leaves, fill(mix(green, light.dark, 0.1))) +
    [...beds].map(([color, data]) => path(data, fill(inBloom(stage, color, near)))).join('') +
    (lit === '' ? '' : path(lit, fill(light.sun, 0.28)))
  );
};

/** Grass full of flowers of a few colors, or of the one that was asked for. */
const drawFlowers: Crop = (stage, level, random) => {
  if (isSnowy(stage)) return ridges(stage, level, 0.03);
  const { light, unit } = stage;
  const { feet, y, scale } = level;
  const near = nearOf(level);
  const tall = unit * 0.075 * scale;
  let [blades, petals] = ['', ''];
  const heads = new Map<string, Point[]>();
  const hearts: Point[] = [];
  for (const { x } of feet) {
    for (let i = 0; i < 4; i++) {
      const bx = x + tall * random.range(-0.5, 0.5);
      const lean = tall * random.range(-0.3, 0.3);
      blades += svg`M${bx - tall * 0.05} ${y + tall * 0.3}L${bx + lean} ${y - tall * random.range(0.5, 1)}L${bx + tall * 0.05} ${y + tall * 0.3}Z`;
    }
    const at: Point = [x, y - tall * random.range(0.7, 1.15)];
    const color = stage.tint ?? random.pick(WILD);
    heads.set(color, [...(heads.get(color) ?? []), at]);
    if (scale > FINE) hearts.push(at);
    petals += svg`M${x} ${y + tall * 0.2}L${at[0]} ${at[1]}`;
  }
  const green = inLight(light, '#5d9440', near);
  return (
    path(blades, fill(mix(green, light.dark, 0.12))) +
    path(petals, stroke(mix(green, light.dark, 0.1), Math.max(0.6, tall * 0.04))) +
    [...heads]
      .map(([color, at]) => bloom(at, tall * 0.2, inBloom(stage, color, near), scale > FINE))
      .join('') +
    (hearts.length > 0 ? dots(hearts, tall * 0.14, inLight(light, '#4a3226', near)) : '')
  );
};

function bloom(heads: readonly Point[], r: number, color: string, whole: boolean): string {
  if (!whole) return dots(heads, r * 2, color);
  const petals = heads.flatMap(([x, y]) =>
    [0, 1, 2, 3, 4].map(
      (i): Point => [x + Math.cos(i * 1.257) * r * 0.75, y + Math.sin(i * 1.257) * r * 0.62],
    ),
  );
  return dots(petals, r * 1.15, color);
}

/** Vines on wires between posts, grapes under the leaves. */
const drawVine: Crop = (stage, level, random) => {
  const { light, unit, sunX } = stage;
  const { feet, y, scale } = level;
  const near = nearOf(level);
  const bare = isSnowy(stage) || stage.season === 'winter';
  const tall = unit * 0.2 * scale;
  let [posts, shade, body, lit] = ['', '', '', ''];
  const grapes: Point[] = [];
  for (const { x } of feet) {
    const side = sunX > x ? 1 : -1;
    posts += svg`M${x} ${y}V${y - tall * 1.02}`;
    if (bare) {
      posts += svg`M${x} ${y - tall * 0.5}q${tall * 0.2} ${-tall * 0.1} ${tall * 0.22} ${-tall * 0.4}M${x} ${y - tall * 0.5}q${-tall * 0.2} ${-tall * 0.1} ${-tall * 0.22} ${-tall * 0.36}`;
      continue;
    }
    for (let i = 0; i < 5; i++) {
      const at: Point = [x + tall * random.range(-0.22, 0.22), y - tall * random.range(0.42, 0.95)];
      const r = tall * random.range(0.17, 0.24);
      shade += oval([at[0] - side * r * 0.15, at[1] + r * 0.25], r, r * 0.85);
      body += oval(at, r * 0.9, r * 0.75);
      if (i % 2 === 0) lit += oval([at[0] + side * r * 0.22, at[1] - r * 0.3], r * 0.42, r * 0.24);
    }
    if (scale > FINE)
      for (const [dx, dy] of [
        [-0.12, 0.4],
        [0.14, 0.34],
      ] as const)
        for (const [gx, gy] of [
          [-1, 0],
          [0, 0],
          [1, 0],
          [-0.5, 1],
          [0.5, 1],
          [0, 2],
        ] as const)
          grapes.push([x + tall * (dx + gx * 0.035), y - tall * (dy - gy * 0.04)]);
  }
  const own = leafColor(stage, random) ?? '#5f9440';
  const leaf = inBloom(stage, stage.season === 'autumn' ? own : '#5f9440', near);
  return (
    path(posts, stroke(inLight(light, '#6d543d', near), Math.max(0.8, tall * 0.045))) +
    (bare
      ? isSnowy(stage)
        ? ridges(stage, level, 0.06)
        : ''
      : path(shade, fill(mix(leaf, light.dark, 0.3))) +
        path(body, fill(leaf)) +
        path(lit, fill(mix(leaf, light.sun, 0.16))) +
        dots(grapes, tall * 0.055, inLight(light, '#5d3a78', near)))
  );
};

/** Ribbed fruit between the leaves of their vines. */
const drawPumpkin: Crop = (stage, level, random) => {
  if (isSnowy(stage)) return ridges(stage, level, 0.07);
  const { light, unit, sunX } = stage;
  const { feet, y, scale } = level;
  const near = nearOf(level);
  const leaf = inLight(light, stage.season === 'autumn' ? '#7f8a45' : '#5f8f40', near);
  const skin = inBloom(stage, stage.tint ?? '#e8802b', near);
  const r = unit * 0.062 * scale;
  let [under, leaves, body, ribs, lit, stems] = ['', '', '', '', '', ''];
  for (const { x } of feet) {
    for (let i = 0; i < 4; i++) {
      const at: Point = [x + r * random.range(-1.9, 1.9), y + r * random.range(-0.1, 0.5)];
      leaves += oval(at, r * random.range(0.4, 0.62), r * random.range(0.2, 0.32));
    }
    if (random.next() < 0.3) continue;
    const size = r * random.range(0.7, 1.25);
    const side = sunX > x ? 1 : -1;
    const at: Point = [x, y - size * 0.5];
    under += oval([x, y + size * 0.22], size * 1.15, size * 0.24);
    body +=
      oval([x - size * 0.5, at[1]], size * 0.62, size * 0.72) +
      oval([x + size * 0.5, at[1]], size * 0.62, size * 0.72);
    body += oval(at, size * 0.72, size * 0.8);
    if (scale <= FINE) continue;
    for (const k of [-0.62, -0.22, 0.22, 0.62])
      ribs += svg`M${x + size * k * 0.6} ${at[1] - size * 0.7}Q${x + size * k * 1.5} ${at[1]} ${x + size * k * 0.6} ${at[1] + size * 0.72}`;
    lit += oval([x + side * size * 0.42, at[1] - size * 0.3], size * 0.3, size * 0.2);
    stems += svg`M${x - size * 0.08} ${at[1] - size * 0.72}l${size * 0.02} ${-size * 0.34}l${size * 0.24} ${-size * 0.08}l${-size * 0.06} ${size * 0.42}Z`;
  }
  return (
    path(under, fill(light.dark, 0.22)) +
    path(leaves, fill(mix(leaf, light.dark, 0.1))) +
    path(stems, fill(mix(leaf, light.dark, 0.3))) +
    path(body, fill(skin)) +
    (ribs === '' ? '' : path(ribs, stroke(mix(skin, light.dark, 0.3), Math.max(0.8, r * 0.06), 0.7))) +
    path(lit, fill(mix(skin, light.sun, 0.45), 0.7))
  );
};

export const CROPS = {
  corn: drawCorn,
  flowers: drawFlowers,
  lavender: drawLavender,
  pumpkin: drawPumpkin,
  sunflower: drawSunflower,
  tulip: drawTulip,
  vine: drawVine,
  wheat: drawWheat,
} as const satisfies Readonly<Record<string, Crop>>;

export type CropName = keyof typeof CROPS;

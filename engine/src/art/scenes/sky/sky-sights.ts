import { createNoise, sampleNoise } from '../../noise.ts';
import { toLab } from '../../raster.ts';
import { circle, fill, linearGradient, type Point, path, stroke, svg } from '../../svg.ts';
import type { Stage } from '../stage.ts';

/** Adds to the OKLab color of a pixel of the sky; `v` is how far down the sky it is, 1 at the horizon. */
export type SkyPainter = (out: Float64Array, x: number, y: number, v: number) => void;

type Canvas = { stage: Stage; width: number; height: number; shrink: number; horizon: number };

/** What the sky shows beside sun and clouds, painted into it, so that words over it are as well readable as over the sky. */
export function listSkyPainters(canvas: Canvas): SkyPainter[] {
  const { sights } = canvas.stage;
  return [
    ...(sights.has('milky-way') ? [paintMilkyWay(canvas)] : []),
    ...(sights.has('aurora') ? [paintAurora(canvas)] : []),
    ...(sights.has('rainbow') ? [paintRainbow(canvas)] : []),
    ...(sights.has('lightning') ? [paintFlash(canvas)] : []),
  ];
}

// From the outer edge in; a rainbow is red outside.
const BOW = ['#e8564f', '#f28b45', '#f6d24e', '#5fbf6a', '#4fa3df', '#7b62c9'].map(toLab);

/** An arc that ends on the side that the words leave free. */
function paintRainbow({ stage, width, height, horizon, shrink }: Canvas): SkyPainter {
  const unit = stage.unit / shrink;
  const foot = height * horizon;
  const radius = Math.min(width * 0.42, unit * 1.05);
  // One limb stands in the third where nobody is and nothing is written.
  const side = stage.sunX > stage.width / 2 ? 1 : -1;
  const limb = width * (0.5 + side * (stage.calm ? 0.42 : 0.36));
  const centre = limb - side * radius;
  const band = unit * 0.085;
  return (out, x, y, v) => {
    if (v > 1.02) return;
    const k = (radius - Math.hypot(x - centre, y - foot)) / band;
    if (k <= 0 || k >= 1) return;
    const at = k * (BOW.length - 1);
    const [from, to] = [BOW[Math.floor(at)], BOW[Math.ceil(at)]];
    if (!from || !to) return;
    const edge = Math.min(1, Math.min(k, 1 - k) * 5);
    const strength = 0.62 * edge * (0.55 + 0.45 * v);
    for (const i of [0, 1, 2] as const) {
      const color = from[i] + (to[i] - from[i]) * (at % 1);
      out[i] = (out[i] ?? 0) + (color - (out[i] ?? 0)) * strength;
    }
  };
}

const CURTAINS = [
  { at: 0.5, swing: 0.12, tall: 0.5, strength: 0.95 },
  { at: 0.72, swing: 0.09, tall: 0.36, strength: 0.75 },
] as const;

/** Curtains of light: sharp below, fading upwards from green to violet, in rays. */
function paintAurora({ stage, width, height, horizon, shrink }: Canvas): SkyPainter {
  const random = stage.random.fork('aurora');
  const unit = stage.unit / shrink;
  const sky = height * horizon;
  const hem = createNoise(random.fork('hem'), 2, 0.5);
  const rays = createNoise(random.fork('rays'), 3, 0.6);
  const columns = CURTAINS.map(({ at, swing, tall, strength }, index) =>
    Array.from({ length: width }, (_, x) => ({
      foot: sky * (at + swing * hem(x / (unit * 0.62), index * 7)),
      tall: sky * tall * (0.75 + 0.45 * rays(x / (unit * 0.3), index * 5 + 1)),
      strength: strength * Math.max(0, 0.62 + 0.6 * rays(x / (unit * 0.085), index * 3)),
    })),
  );
  return (out, x, y) => {
    for (const curtain of columns) {
      const column = curtain[x];
      if (!column) continue;
      const up = (column.foot - y) / column.tall;
      const shine = up < 0 ? Math.exp(up * 26) : Math.exp(-up * 2.4);
      const strength = column.strength * shine;
      if (strength < 0.01) continue;
      const violet = Math.min(1, Math.max(0, up));
      out[0] = (out[0] ?? 0) + 0.4 * strength;
      out[1] = (out[1] ?? 0) + strength * (-0.2 + 0.32 * violet);
      out[2] = (out[2] ?? 0) + strength * (0.12 - 0.24 * violet);
    }
  };
}

/** A slanting band of starlight with dark lanes in it. */
function paintMilkyWay({ stage, width, height, shrink }: Canvas): SkyPainter {
  const unit = stage.unit / shrink;
  const random = stage.random.fork('milky-way');
  const cloud = sampleNoise(createNoise(random, 4, 0.6), {
    columns: width,
    rows: height,
    stride: [2, 2],
    scale: [3.4 / unit, 3.4 / unit],
  });
  const slope = stage.sunX > stage.width / 2 ? -0.95 : 0.95;
  const length = Math.hypot(slope, 1);
  return (out, x, y, v) => {
    const off = (y - height * 0.28 - slope * (x - width * 0.56)) / length / unit;
    const core = Math.exp(-off * off * 15);
    if (core < 0.02) return;
    const patch = cloud(x, y);
    const lane = Math.max(0, 1 - Math.abs(off + 0.05 * patch) * 9) * 0.75;
    const shine = Math.max(0, core * (0.75 + 0.7 * patch) * (1 - lane)) * (1 - 0.55 * v);
    out[0] = (out[0] ?? 0) + 0.54 * shine;
    out[1] = (out[1] ?? 0) + 0.035 * shine;
    out[2] = (out[2] ?? 0) + (0.01 + 0.045 * core) * shine;
  };
}

/** The clouds around each bolt shine from within. */
function paintFlash({ stage, shrink, horizon }: Canvas): SkyPainter {
  const bolts = placeBolts(stage, horizon);
  const unit = stage.unit / shrink;
  return (out, x, y) => {
    for (const { x: at, top, size } of bolts) {
      const far = Math.hypot((x - at / shrink) / unit, ((y - top / shrink) / unit) * 1.5);
      const shine = size * Math.exp(-far * 3.6);
      out[0] = (out[0] ?? 0) + 0.26 * shine;
      out[2] = (out[2] ?? 0) - 0.02 * shine;
    }
  };
}

type Bolt = { x: number; top: number; size: number };

/** One near bolt and one further off, clear of the words and of who stands there. */
function placeBolts({ width, height, unit, calm, subjectX }: Stage, horizon: number): Bolt[] {
  const free = [0.61, 0.9, 0.13, 0.4, 0.78, 0.25]
    .map((share) => share * width)
    .filter(
      (x) =>
        (subjectX === undefined || Math.abs(x - subjectX) > unit * 0.17) &&
        (!calm || x < calm.x - unit * 0.06 || x > calm.x + calm.width + unit * 0.06),
    );
  if (free.length > 0)
    return free.slice(0, 2).map((x, at) => ({ x, top: height * 0.02, size: at === 0 ? 1 : 0.55 }));
  const top = calm ? calm.y + calm.height : 0;
  return top < height * (horizon - 0.12) ? [{ x: width * 0.72, top, size: 0.8 }] : [];
}

/** Forked bolts from the clouds to the horizon, as SVG. */
export function drawBolts(stage: Stage, horizon: number): string {
  const { unit, height } = stage;
  const random = stage.random.fork('bolts');
  return placeBolts(stage, horizon)
    .map(({ x, top, size }) => {
      const foot = top + (height * horizon - top) * (0.82 + 0.18 * size);
      const stem = zigzag([x, top], [x + unit * random.range(-0.06, 0.06), foot], random, unit * 0.028);
      const forks = [0.34, 0.58].map((share) => {
        const [fx, fy] = stem[Math.round(share * (stem.length - 1))] ?? [x, top];
        const reach = unit * random.range(0.08, 0.15) * (random.next() < 0.5 ? -1 : 1);
        return zigzag([fx, fy], [fx + reach, fy + Math.abs(reach) * 1.15], random, unit * 0.014);
      });
      const trunk = toData(stem);
      const twigs = forks.map(toData).join('');
      const thick = unit * 0.008 * size;
      return (
        path(trunk, stroke('#cfd9ff', thick * 6, 0.1)) +
        path(trunk + twigs, stroke('#cfd9ff', thick * 3, 0.16)) +
        path(twigs, stroke('#f4f6ff', thick * 0.6, 0.9)) +
        path(trunk, stroke('#fbfcff', thick))
      );
    })
    .join('');
}

function zigzag([x, y]: Point, [toX, toY]: Point, random: Stage['random'], swing: number): Point[] {
  const steps = 9;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const k = i / steps;
    const off = i === 0 || i === steps ? 0 : random.range(-1, 1) * swing;
    return [x + (toX - x) * k + off, y + (toY - y) * k + random.range(-0.3, 0.3) * swing];
  });
}

const toData = (points: readonly Point[]): string => `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}`;

/** Shooting stars that all come from one side, with their tails; `defs` are their gradients. */
export function drawMeteors(stage: Stage, horizon: number): { body: string; defs: string } {
  const { width, height, unit, calm } = stage;
  const random = stage.random.fork('meteors');
  const away = stage.sunX > width / 2 ? -1 : 1;
  let [body, defs] = ['', ''];
  let drawn = 0;
  for (let i = 0; i < 40 && drawn < 5; i++) {
    const head: Point = [random.range(0.04, 0.96) * width, random.range(0.1, 0.72) * height * horizon];
    const length = unit * random.range(0.14, 0.3) * (drawn === 0 ? 1.3 : 1);
    const tail: Point = [head[0] - away * length * 0.88, head[1] - length * 0.46];
    const inWords = [head, tail].some(
      ([x, y]) =>
        calm &&
        x > calm.x - unit * 0.05 &&
        x < calm.x + calm.width + unit * 0.05 &&
        y < calm.y + calm.height + unit * 0.05,
    );
    const byMoon =
      Math.hypot(head[0] - stage.sunX, head[1] - height * horizon * stage.light.altitude) < unit * 0.3;
    if (inWords || byMoon || tail[1] < 0) continue;
    const id = `meteor${drawn++}`;
    defs += linearGradient(id, head, tail, [
      [0, '#ffffff', 1],
      [0.25, '#dfe9ff', 0.6],
      [1, '#bcd0ff', 0],
    ]);
    const half = unit * 0.0036;
    const streak = svg`M${tail[0]} ${tail[1]}L${head[0] + half * 0.5} ${head[1] - half}L${head[0] - half * 0.5} ${head[1] + half}Z`;
    body += path(streak, `fill="url(#${id})"`) + circle(head[0], head[1], half * 1.3, fill('#ffffff'));
  }
  return { body, defs };
}

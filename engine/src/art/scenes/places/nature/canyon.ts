import { mix } from '../../../../color/oklch.ts';
import { fill, filled, lines, type Point, path, stroke, svg, svgDocument } from '../../../svg.ts';
import { type Butte, drawButte } from '../../land/buttes.ts';
import { drawCrown } from '../../land/foliage.ts';
import { trailShape } from '../../land/terrain.ts';
import { waterColor } from '../../land/water.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { grass, type Line } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.56;
const ROCK = '#c4673f';
const ROWS = [
  { base: 0.6, height: 0.15, wide: 0.4, count: 5, near: 0.26 },
  { base: 0.66, height: 0.24, wide: 0.3, count: 5, near: 0.44 },
  { base: 0.75, height: 0.3, wide: 0.24, count: 4, near: 0.64 },
  { base: 0.88, height: 0.4, wide: 0.36, count: 2, near: 0.82 },
] as const;

/** Table mountains one behind the other, a river deep below, and the rim that one looks from. */
export const canyon: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light } = stage;
  const rim: Line = (x) =>
    height * 0.855 +
    unit * 0.02 * Math.sin((x / width) * 5 + 1) +
    unit * 0.02 * Math.sign(Math.sin(x / (unit * 0.17)));
  const rows = ROWS.flatMap((row, index) => [
    drawRow(stage, index),
    drawFog(
      stage,
      `depth${index}`,
      [row.base - 0.12, row.base + 0.12],
      (0.5 * light.mist + 0.12) * (index === 3 ? 0.5 : 1),
      mix(light.haze, light.sun, 0.15),
    ),
  ]);
  return {
    back: [...drawSky(stage, HORIZON), ...rows, drawRim(stage, rim)],
    front: [],
    groundY: () => height * 0.905,
  };
}

function drawRow(stage: Stage, index: number): Layer {
  const row = ROWS[index] ?? ROWS[0];
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork(`row${index}`);
  const nearest = index === ROWS.length - 1;
  const count = nearest ? 2 : Math.max(2, Math.round((row.count * width) / (unit * 1.9)));
  const base = height * row.base;
  const color = mix(ROCK, ['#a98aa0', '#b5736a', '#bf6a4c', ROCK][index] ?? ROCK, 0.6);
  const buttes: Butte[] = Array.from({ length: count }, (_, i) => {
    // The nearest stand at both sides like a gate.
    const share = nearest ? (i === 0 ? -0.01 : 1.01) : (i + random.range(0.2, 0.8)) / count;
    const open = !nearest && Math.abs(share * width - sunX) < unit * 0.2 ? 0.62 : 1;
    const x = width * share;
    const wide = unit * row.wide * random.range(0.6, 1.2);
    const wanted = unit * row.height * random.range(0.7, 1.05) * open;
    const tall = Math.min(
      ...[x - wide * 0.5, x, x + wide * 0.5].map((at) => calmHeight(stage, at, base, wanted)),
    );
    return { x, base, width: wide, height: tall, near: row.near, rock: color };
  });
  const floor = inLight(light, mix(color, light.dark, 0.14), row.near);
  const ground = filled(floor)`M0 ${base - 1}H${width}V${height}H0Z`;
  const bend = index === 2 ? drawRiver(stage, base) : '';
  return {
    name: `buttes${index}`,
    picture: svgDocument(
      width,
      height,
      buttes.map((butte) => drawButte(stage, butte, random)).join('') + ground + bend,
    ),
  };
}

function drawRiver(stage: Stage, top: number): string {
  const { width, height, unit, light } = stage;
  const way = {
    from: [width * 0.52, top + 2],
    to: [width * 0.46, height * 0.97],
    width: unit * 0.5,
    swing: unit * 0.3,
    bends: 2.2,
  } as const;
  const bank = inLight(light, '#8c9a58', 0.66);
  return (
    path(trailShape(way, -0.16), fill(bank)) +
    path(trailShape(way), fill(mix(waterColor(stage, '#3f97a3', 0.4), light.sun, 0.12)))
  );
}

/** Flat slabs at the viewer's feet with bushes in their cracks. */
function drawRim(stage: Stage, line: Line): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('rim');
  const top: Point[] = Array.from(
    { length: 41 },
    (_, i): Point => [(width * i) / 40, line((width * i) / 40)],
  );
  const rock = inLight(light, mix(ROCK, '#8f4a35', 0.3), 0.9);
  const face = top.map(
    ([x, y], i): Point => [x, y + unit * (0.075 + 0.012 * Math.sin(i * 0.9) + 0.006 * (i % 2))],
  );
  const snow = isSnowy(stage);
  const slab = snow ? inLight(light, '#eef3f8', 0.92) : mix(rock, light.sun, 0.22 + 0.12 * light.glow);
  let cracks = '';
  for (let i = 0; i < 14; i++) {
    const x = width * random.next();
    const y = height * random.range(0.9, 0.98);
    cracks += svg`M${x} ${y}l${unit * random.range(0.06, 0.2)} ${unit * random.range(-0.012, 0.012)}l${unit * 0.03} ${unit * random.range(0.01, 0.04)}`;
  }
  let bushes = '';
  for (const share of [0.04, 0.13, 0.87, 0.95]) {
    const x = width * share;
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.22) continue;
    const r = unit * random.range(0.026, 0.05);
    bushes += drawCrown(stage, [x, line(x) - r * 0.2], r * 1.5, r, snow ? '#c3ccc8' : '#7d8a4c', 0.9, random);
  }
  const blades = grass(width, line, Math.round((50 * width) / (unit * 1.9)), unit * 0.03, random);
  const body =
    path(blades, fill(inLight(light, snow ? '#c9cdbf' : '#9a8a4a', 0.9))) +
    bushes +
    path(lines([...top, [width, height + 4], [0, height + 4]], true), fill(rock)) +
    path(lines([...face, [width, height + 4], [0, height + 4]], true), fill(mix(rock, light.dark, 0.3))) +
    path(lines([...top, ...[...face].reverse()], true), fill(slab)) +
    path(
      lines(
        [
          ...face.map(([x, y], i): Point => [x, y + unit * (0.024 + 0.006 * (i % 2))]),
          [width, height + 4],
          [0, height + 4],
        ],
        true,
      ),
      fill(mix(rock, light.sun, 0.08)),
    ) +
    path(cracks, stroke(light.dark, Math.max(1, unit * 0.003), 0.3));
  return { name: 'rim', picture: svgDocument(width, height, body) };
}

import { mix } from '../../../../color/oklch.ts';
import {
  fill,
  filled,
  linearGradient,
  lines,
  oval,
  type Point,
  path,
  rect,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawMeadow } from '../../land/meadow.ts';
import { drawWater } from '../../land/water.ts';
import { createWood } from '../../land/wood.ts';
import { inLight } from '../../light/light.ts';
import { evergreen, isSnowy, turfColor } from '../../seasons.ts';
import type { Line } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;
const ROCK = '#5f6f7d';

type Wall = { side: number; reach: number; tall: number; near: number; base: number };

/** A long water between steep walls that step back into the haze, a red hut on the shore. */
export const fjord: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light } = stage;
  const shore = height * HORIZON;
  const walls: Wall[] = [
    { side: 1, reach: 0.46, tall: 0.34, near: 0.22, base: 0 },
    { side: -1, reach: 0.52, tall: 0.4, near: 0.3, base: 0.003 },
    { side: 1, reach: 0.38, tall: 0.46, near: 0.44, base: 0.008 },
    { side: -1, reach: 0.36, tall: 0.54, near: 0.6, base: 0.014 },
    { side: 1, reach: 0.24, tall: 0.52, near: 0.76, base: 0.024 },
  ];
  const drawn = walls.map((wall, i) => drawWall(stage, wall, i));
  const fog = (name: string, top: number, density: number): Layer =>
    drawFog(stage, name, [top, top + 0.2], density * light.mist + 0.1);
  const land: Line = (x) => height * 0.86 + unit * 0.02 * Math.sin((x / width) * 4.4 + 1);
  const layer = (name: string, from: number, to: number): Layer => ({
    name,
    picture: svgDocument(
      width,
      height,
      drawn
        .slice(from, to)
        .map(({ body }) => body)
        .join(''),
      drawn
        .slice(from, to)
        .map(({ defs }) => defs)
        .join(''),
    ),
  });
  return {
    back: [
      ...drawSky(stage, HORIZON),
      layer('far-walls', 0, 2),
      fog('far-fog', 0.4, 0.45),
      layer('walls', 2, 5),
      ...drawWater(stage, {
        top: shore,
        bottom: height,
        color: '#2f6f86',
        mirrored: drawn.map(({ body }) => body),
        defs: drawn.map(({ defs }) => defs).join(''),
      }),
      drawShores(stage, walls, shore),
      fog('water-fog', HORIZON - 0.08, 0.5),
      ...(stage.onLand ? [drawMeadow(stage, land, 0)] : []),
    ],
    front: [],
    groundY: (x) => (stage.onLand ? land(x) + unit * 0.02 : height * 0.82),
    ...(stage.onLand
      ? {
          offshore: {
            from: width * 0.25,
            to: width * 0.75,
            y: height * 0.68,
            scale: 0.5,
            shore: height * 0.83,
          },
        }
      : {}),
  };
}

/** A wall from the edge of the picture to its foot in the water; snow above, woods below. */
function drawWall(
  stage: Stage,
  { side, reach, tall, near, base }: Wall,
  index: number,
): { body: string; defs: string } {
  const { width, height, unit, light, sunX, calm } = stage;
  const random = stage.random.fork(`wall${index}`);
  const foot = height * (HORIZON + base);
  const end = side < 0 ? 0 : width;
  const run = width * reach + unit * 0.16;
  const steps = 16;
  const rim: Point[] = Array.from({ length: steps + 1 }, (_, i) => {
    const k = i / steps;
    const x = end - side * run * k;
    const fall = 1 - k ** 2.6;
    const jag = 1 + (i % 2 === 0 ? 0.05 : -0.06) * random.range(0.3, 1.2);
    const wanted = unit * tall * (0.72 + 0.28 * Math.cos(k * 2.2)) * fall * jag;
    // No stump of it beside the words.
    const near = calm && x > calm.x - unit * 0.3 && x < calm.x + calm.width + unit * 0.1;
    const at = near ? Math.min(Math.max(x, calm.x), calm.x + calm.width) : x;
    return [x, foot - calmHeight(stage, at, foot, Math.max(0, wanted))];
  });
  const facing = (sunX - end) * side < 0;
  const rock = inLight(light, mix(ROCK, '#4f7a66', 0.3), near);
  const whole = lines([...rim, [end, foot + 4]], true);
  const id = `wall${index}`;
  const defs = linearGradient(
    id,
    [0, foot - unit * tall],
    [0, foot],
    [
      [0, mix(rock, light.sun, facing ? 0.2 : 0.06), 1],
      [0.6, rock, 1],
      [1, mix(inLight(light, evergreen(stage, '#3f6f52'), near), light.dark, 0.1), 1],
    ],
  );
  let [ribs, snow] = ['', ''];
  for (let i = 1; i < steps - 1; i++) {
    const [x, y] = rim[i] ?? [0, 0];
    const high = foot - y;
    const to = high * random.range(0.35, 0.8);
    ribs += svg`M${x} ${y + high * 0.04}L${x - side * unit * 0.012} ${y + to * 0.6}L${x + side * unit * 0.008} ${y + to}L${x + side * unit * 0.022} ${y + to * 0.55}Z`;
    if (high > unit * 0.3 * tall && i % 2 === 0 && i < steps - 4) {
      const next = rim[i + 1] ?? [x, y];
      const before = rim[i - 1] ?? [x, y];
      snow += lines(
        [
          before,
          [x, y],
          next,
          [x - side * unit * 0.02, y + high * random.range(0.16, 0.26)],
          [x + side * unit * 0.008, y + high * 0.1],
          [x + side * unit * 0.024, y + high * random.range(0.1, 0.2)],
        ],
        true,
      );
    }
  }
  const white = mix(inLight(light, '#f6f9fd', Math.max(0.6, near)), light.sun, 0.25);
  const fallX = end - side * run * 0.42;
  const fallTop = rim[7]?.[1] ?? foot;
  const fall =
    index === 3
      ? stroked(
          white,
          unit * 0.006,
          0.85,
        )`M${fallX} ${fallTop + (foot - fallTop) * 0.12}q${side * unit * 0.01} ${(foot - fallTop) * 0.4} ${-side * unit * 0.006} ${(foot - fallTop) * 0.86}`
      : '';
  return {
    defs,
    body:
      path(whole, `fill="url(#${id})"`) +
      path(ribs, fill(facing ? light.sun : light.dark, facing ? 0.1 : 0.16)) +
      path(snow, fill(white, isSnowy(stage) ? 0.95 : 0.85)) +
      fall,
  };
}

/** Spruces at the foot of the near walls, and a hut with its jetty. */
function drawShores(stage: Stage, walls: readonly Wall[], shore: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('shores');
  const wood = createWood(stage, { needles: '#1f4f45', near: 0.7 });
  for (const { side, reach, near, base } of walls.slice(2)) {
    const end = side < 0 ? 0 : width;
    const run = width * reach;
    const y = height * (HORIZON + base);
    for (let i = 0; i < 30 * near; i++) {
      const x = end - side * run * random.next() ** 0.8;
      wood.plant(x, y + 3, calmHeight(stage, x, y, unit * random.range(0.03, 0.075) * near), random);
    }
  }
  const x = width * 0.12;
  const y = shore + unit * 0.02;
  const s = unit * 0.04;
  const red = inLight(light, '#b5392f', 0.76);
  const hut =
    path(
      oval([x + s * 0.7, y + s * 0.08], s * 2.2, s * 0.22),
      fill(inLight(light, turfColor(stage, '#5f8a4f'), 0.74)),
    ) +
    rect(x, y - s * 0.8, s * 1.5, s * 0.8, fill(red)) +
    filled(
      inLight(light, isSnowy(stage) ? '#eef4fa' : '#4a4f57', 0.78),
    )`M${x - s * 0.15} ${y - s * 0.75}L${x + s * 0.3} ${y - s * 1.35}L${x + s * 1.25} ${y - s * 1.35}L${x + s * 1.65} ${y - s * 0.75}Z` +
    rect(x + s * 0.3, y - s * 0.56, s * 0.26, s * 0.28, fill(light.time === 'day' ? '#dfeaf0' : '#ffd27a')) +
    rect(x + s * 0.9, y - s * 0.56, s * 0.26, s * 0.28, fill(light.time === 'day' ? '#dfeaf0' : '#ffd27a'));
  return {
    name: 'shores',
    picture: svgDocument(
      width,
      height,
      wood.draw() + (calmHeight(stage, x, y, s * 1.4) > s * 1.39 ? hut : ''),
    ),
  };
}

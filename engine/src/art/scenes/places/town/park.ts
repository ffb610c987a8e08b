import { mix } from '../../../../color/oklch.ts';
import { dots, fill, oval, type Point, path, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawCrown, drawTree, hasTreeFigure } from '../../land/foliage.ts';
import { drawSlope, type Trail, trailAt, trailShape } from '../../land/terrain.ts';
import { waterColor } from '../../land/water.ts';
import { glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { drawProp } from '../../outdoors/props.ts';
import { isSnowy, leafColor } from '../../seasons.ts';
import { type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import {
  calmHeight,
  isAmongFigures,
  type Layer,
  type PlaceDrawing,
  type Scene,
  type Stage,
} from '../../stage.ts';

const HORIZON = 0.62;
const GREEN = '#74ad4c';

/** A path under tall trees along a pond, a bench and lamps beside it, towers of the town far off. */
export const park: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random } = stage;
  const veil = mix(light.haze, light.sun, 0.2);
  const lawn = rollingLine(random.fork('lawn'), height * 0.7, unit * 0.012, unit * 1.2);
  const ground = (x: number): number => lawn(x) + height * 0.17;
  const right = stage.sunX > width / 2;
  const way: Trail = {
    from: [width * (right ? 0.58 : 0.42), lawn(width / 2) + unit * 0.01],
    to: [width * (right ? 0.36 : 0.64), height * 1.04],
    width: unit * 0.62,
    swing: unit * (right ? 0.2 : -0.2),
    bends: 1.35,
  };
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawTown(stage),
      ...drawGrove(stage, 'far', (x) => lawn(x) - unit * 0.012, 0.4),
      drawFog(stage, 'grove-fog', [0.54, 0.78], 0.5 * light.mist, veil),
      drawSlope(stage, { name: 'rear', line: (x) => lawn(x) - unit * 0.016, color: GREEN, near: 0.5 }),
      ...drawGrove(stage, 'mid', lawn, 0.62),
      drawLawn(stage, lawn, way),
      drawFurniture(stage, way),
    ],
    front: drawNear(stage, ground),
    groundY: (x) => ground(x) + unit * 0.01,
  };
}

function drawTown(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('town');
  const base = height * 0.7;
  let data = '';
  for (let x = 0; x < width; ) {
    const wide = unit * random.range(0.03, 0.08);
    const tall = calmHeight(stage, x, base, unit * random.range(0.12, 0.34));
    data += svg`M${x} ${base}v${-tall}h${wide}V${base}Z`;
    x += wide + unit * random.range(0, 0.06);
  }
  return {
    name: 'town',
    picture: svgDocument(width, height, path(data, fill(inLight(light, '#7389a3', 0.2), 0.8))),
  };
}

/** A row of crowns that stand close. */
function drawGrove(stage: Stage, name: string, line: Line, near: number): Layer[] {
  const { width, unit } = stage;
  const random = stage.random.fork(name);
  const count = Math.round(((near > 0.5 ? 10 : 17) * width) / (unit * 1.9));
  const size = near > 0.5 ? [0.17, 0.27] : [0.13, 0.2];
  const trees: string[] = [];
  for (let i = 0; i < count; i++) {
    const x = ((i + random.range(0.1, 0.9)) / count) * width;
    // The view opens in the middle.
    const open = near > 0.5 && (hasTreeFigure(stage) || Math.abs(x / width - 0.5) < 0.16) ? 0.55 : 1;
    const tall = calmHeight(stage, x, line(x), unit * random.range(size[0] ?? 0.1, size[1] ?? 0.2) * open);
    trees.push(drawTree(stage, { x, y: line(x) + 4, height: tall, near }, random));
  }
  return splitLayers(stage, name, trees);
}

function drawLawn(stage: Stage, line: Line, way: Trail): Layer {
  const { width, height, unit, light } = stage;
  const side = way.from[0] > width / 2 ? 1 : -1;
  const pond: Point = [width * 0.5 + side * width * 0.34, line(width / 2) + height * 0.1];
  const [rx, ry] = [Math.min(unit * 0.44, width * 0.3), Math.min(height * 0.042, unit * 0.05)];
  const ice = isSnowy(stage);
  const water = ice ? inLight(light, '#c9dcea', 0.7) : waterColor(stage, '#3f86a0', 0.4);
  const glints = Array.from({ length: 5 }, (_, i) => {
    const y = pond[1] + ry * (i / 3 - 0.62);
    const reach = rx * (0.3 + 0.12 * (i % 3));
    return svg`M${pond[0] - reach + i * rx * 0.07} ${y}h${reach}`;
  }).join('');
  const sand = inLight(light, ice ? '#d3dce6' : '#e0cba2', 0.82);
  const upon =
    path(
      oval([pond[0], pond[1] + ry * 0.12], rx * 1.04, ry * 1.16),
      fill(inLight(light, ice ? '#f4f8fc' : '#a9c07a', 0.8)),
    ) +
    path(oval(pond, rx, ry), fill(water)) +
    path(
      oval([pond[0], pond[1] - ry * 0.3], rx * 0.92, ry * 0.55),
      fill(mix(light.sky[3], light.haze, 0.4), 0.5),
    ) +
    path(glints, stroke(mix(light.sun, '#ffffff', 0.3), Math.max(0.9, unit * 0.0028), 0.55)) +
    path(trailShape(way), fill(mix(sand, light.dark, 0.16))) +
    path(trailShape(way, 0.08), fill(mix(sand, light.sun, 0.12)));
  return drawSlope(stage, { name: 'lawn', line, color: GREEN, near: 0.78, upon });
}

/** Lamps along the path, and one bench. */
function drawFurniture(stage: Stage, way: Trail): Layer {
  const { width, height, unit, brings } = stage;
  let body = '';
  const side = way.from[0] > width / 2 ? 1 : -1;
  for (const [k, turn] of [
    [0.3, -1],
    [0.44, 1],
    [0.66, -1],
  ] as const) {
    const [x, y, half] = trailAt(way, k);
    const px = x + turn * (half + unit * (0.03 + 0.08 * k));
    const tall = calmHeight(stage, px, y, unit * (0.1 + 0.36 * k));
    const w = unit * 0.012 * (0.4 + k);
    if (tall < unit * 0.08 || brings?.includes('street-lamp') || isAmongFigures(stage, px, w * 1.5, 0))
      continue;
    body += drawProp(stage, 'street-lamp', { x: px, y, tall, near: 0.88 });
  }
  const [bx, by, half] = trailAt(way, 0.6);
  const x = bx + side * (half + unit * 0.16);
  if (!brings?.includes('bench') && !isAmongFigures(stage, x, unit * 0.11, unit * 0.28))
    body += drawProp(stage, 'bench', { x, y: by + unit * 0.015, tall: unit * 0.1, near: 0.9 });
  return { name: 'furniture', picture: svgDocument(width, height, body, glowDefs) };
}

/** Bushes and a bough at the edges, leaves or blossoms on the grass. */
function drawNear(stage: Stage, ground: Line): Layer[] {
  const { width, height, unit, light, season } = stage;
  const random = stage.random.fork('bushes');
  const line: Line = (x) => Math.max(ground(x * 0.8) + unit * 0.1, height * 1.01);
  let behind = '';
  for (const share of [0.0, 0.09, 0.17, 0.88, 0.96]) {
    const color = leafColor(stage, random) ?? '#8d8a86';
    const x = width * share;
    const r = unit * random.range(0.07, 0.11);
    behind += drawCrown(stage, [x, line(x)], r * 1.25, r, mix(color, light.dark, 0.18), 0.95, random);
  }
  const slope = drawSlope(stage, {
    name: 'front',
    line,
    color: mix(GREEN, light.dark, 0.16),
    near: 0.96,
    behind,
  });
  if (season !== 'autumn' && season !== 'spring') return [slope];
  const fallen = (
    season === 'autumn' ? ['#d9822b', '#c4512d', '#e5ac38'] : ['#f7c6d4', '#ffffff', '#f3a8bf']
  ).map((petal) => {
    const points = Array.from({ length: Math.round((46 * width) / (unit * 1.9)) }, (): Point => {
      const x = random.next() * width;
      return [x, ground(x) - height * 0.13 + random.next() * height * 0.26];
    });
    return dots(points, unit * 0.009, inLight(light, petal, 0.9));
  });
  return [slope, { name: 'fallen', picture: svgDocument(width, height, fallen.join('')) }];
}

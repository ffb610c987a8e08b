import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { fill, lines, path, rect, stroke, stroked, svg } from '../../../svg.ts';
import { drawHouse, drawPanes } from '../../buildings/houses.ts';
import { drawTree, hasTreeFigure } from '../../land/foliage.ts';
import { drawSlope, trailShape } from '../../land/terrain.ts';
import { drawGlow, glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';
import { drawMeadow } from '../nature/mountains.ts';

const HORIZON = 0.62;
const WALLS = ['#f3e3c8', '#e8c9a0', '#f5efe2', '#e2b49a', '#d9d7c7'] as const;
const TILES = ['#b8553f', '#9c4a3c', '#c46a45', '#7d5a4e'] as const;
const GREEN = '#79ab5c';

/** Cottages around a church in the hills, a path that leads to them. */
export const village: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light, random } = stage;
  const veil = mix(light.haze, light.sun, 0.2);
  const hill = (name: string, y: number, swing: number): Line =>
    rollingLine(random.fork(name), height * y, unit * swing, unit * 0.9);
  const green = hill('green', 0.735, 0.02);
  const ground = hill('ground', 0.83, 0.02);
  const fog = (name: string, top: number, density: number): Layer =>
    drawFog(stage, name, [top, top + 0.22], density * light.mist, veil);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, {
        name: 'far',
        line: hill('far', 0.56, stage.calm ? 0.05 : 0.1),
        color: '#5f8f8a',
        near: 0.26,
      }),
      fog('far-fog', 0.48, 0.5),
      drawSlope(stage, { name: 'mid', line: hill('mid', 0.65, 0.06), color: '#6f9f72', near: 0.42 }),
      fog('mid-fog', 0.56, 0.45),
      ...drawCottages(stage, green),
      fog('green-fog', 0.66, 0.3),
      drawNear(stage, ground),
    ],
    front: [drawMeadow(stage, (x) => ground(x * 0.7 + unit) + unit * 0.14, 1, '#6ba046')],
    groundY: (x) => ground(x) + unit * 0.045,
  };
}

/** The green with the church in the middle of its houses. */
function drawCottages(stage: Stage, line: Line): Layer[] {
  const { width, unit, light } = stage;
  const random = stage.random.fork('cottages');
  const centre = width * (stage.sunX > width / 2 ? 0.6 : 0.4);
  const houses: string[] = [];
  const rows = [
    { lift: 0.034, size: 0.1, near: 0.58, gap: 1.5 },
    { lift: -0.01, size: 0.14, near: 0.7, gap: 1.7 },
  ];
  for (const { lift, size, near, gap } of rows) {
    if (lift < 0) houses.push(drawChurch(stage, centre, line(centre) - unit * 0.012, unit * 0.36));
    for (let x = width * random.range(0.02, 0.06); x < width * 0.97; ) {
      const wide = unit * size * random.range(0.85, 1.25);
      const base = line(x + wide / 2) - unit * lift;
      // Thinner towards the edges of the village.
      const middle = 1 - Math.abs(x - centre) / width;
      if (random.next() < middle + 0.1) {
        const cottage = drawHouse(
          stage,
          {
            x,
            y: base + unit * 0.006,
            width: wide,
            wall: wide * random.range(0.34, 0.46),
            roof: wide * random.range(0.26, 0.36),
            color: random.pick(WALLS),
            tiles: random.pick(TILES),
            near,
            flip: random.next() < 0.5,
            chimney: random.next() < 0.6,
          },
          random,
        );
        houses.push(cottage + drawGlow(light, x + wide / 2, base - wide * 0.15, wide * 0.9));
        x += wide * (1.06 + 0.3 * random.next());
      } else {
        const tall = unit * random.range(0.09, 0.15);
        const tree = drawTree(
          stage,
          { x: x + wide * 0.4, y: base + 3, height: calmHeight(stage, x, base, tall), near },
          random,
        );
        houses.push(tree);
        x += wide * gap * random.range(0.5, 0.8);
      }
    }
  }
  return [
    ...splitLayers(stage, 'cottages', houses, glowDefs),
    drawSlope(stage, { name: 'green', line, color: GREEN, near: 0.7 }),
  ];
}

function drawChurch(stage: Stage, x: number, y: number, wanted: number): string {
  const { light, sunX } = stage;
  const tall = calmHeight(stage, x, y, wanted);
  const stone = inLight(light, '#efe6d4', 0.66);
  const lit = sunX > x ? 1 : -1;
  const slate = isSnowy(stage) ? inLight(light, '#eef4fa', 0.85) : inLight(light, '#5d6b7a', 0.66);
  const w = tall * 0.15;
  const [top, nave] = [y - tall * 0.55, y - tall * 0.26];
  const shade = mix(stone, light.dark, 0.2);
  const cross = y - tall;
  return (
    rect(x, nave, w * 3.1, y - nave, fill(shade)) +
    path(
      lines(
        [
          [x + w * 0.3, nave - tall * 0.17],
          [x + w * 2.8, nave - tall * 0.17],
          [x + w * 3.25, nave + 1],
          [x, nave + 1],
        ],
        true,
      ),
      fill(slate),
    ) +
    drawPanes(
      stage,
      [1.25, 1.95, 2.65].map((k) => ({
        at: [x + w * k, y - tall * 0.07] as const,
        w: w * 0.26,
        h: tall * 0.12,
      })),
      mix(shade, light.dark, 0.5),
      stage.random.fork('nave'),
      false,
    ) +
    rect(x - w / 2, top, w, y - top, fill(stone)) +
    rect(x - (lit > 0 ? w / 2 : 0), top, w / 2, y - top, fill(shade, 0.8)) +
    path(
      lines(
        [
          [x - w * 0.66, top + 1],
          [x, cross + tall * 0.05],
          [x + w * 0.66, top + 1],
        ],
        true,
      ),
      fill(slate),
    ) +
    path(
      lines(
        [
          [x, cross + tall * 0.05],
          [x + lit * w * 0.66, top + 1],
          [x, top + 1],
        ],
        true,
      ),
      fill(light.sun, 0.18),
    ) +
    stroked(
      slate,
      Math.max(1, w * 0.06),
    )`M${x} ${cross + tall * 0.06}V${cross}M${x - w * 0.16} ${cross + tall * 0.022}h${w * 0.32}` +
    drawPanes(
      stage,
      [{ at: [x, top + tall * 0.14], w: w * 0.34, h: tall * 0.09 }],
      mix(shade, light.dark, 0.5),
      stage.random.fork('bell'),
      false,
    )
  );
}

/** The slope before the village, with its path, bigger trees and a fence at the sides. */
function drawNear(stage: Stage, line: Line): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('near');
  const centre = width * (stage.sunX > width / 2 ? 0.56 : 0.44);
  let trees = '';
  for (const share of [0.03, 0.12, 0.9, 0.98]) {
    const x = width * (share + random.range(-0.015, 0.015));
    if (hasTreeFigure(stage)) break;
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.2) continue;
    const tall = calmHeight(stage, x, line(x), unit * random.range(0.16, 0.26));
    trees += drawTree(stage, { x, y: line(x) + unit * 0.01, height: tall, near: 0.84 }, random);
  }
  const way = trailShape({
    from: [centre, line(centre) + unit * 0.004],
    to: [width * 0.5, height * 1.02],
    width: unit * 0.42,
    swing: unit * 0.2,
    bends: 1.7,
  });
  const sand = isSnowy(stage) ? '#d5dde6' : '#dcc498';
  const upon = path(way, fill(inLight(light, sand, 0.85))) + drawFence(stage, line, random);
  return drawSlope(stage, { name: 'near', line, color: '#76ac4d', near: 0.84, behind: trees, upon });
}

/** Posts and two rails along a line, open where the path is. */
export function drawFence(
  { width, unit, light }: Stage,
  line: Line,
  random: Random,
  gap: readonly [number, number] = [0.3, 0.74],
): string {
  const wood = inLight(light, '#a98a66', 0.86);
  let [posts, rails] = ['', ''];
  const step = unit * 0.075;
  for (let x = -step; x < width + step; x += step) {
    const share = x / width;
    if (share > gap[0] && share < gap[1]) continue;
    const y = line(x) + unit * 0.03;
    posts += svg`M${x} ${y}v${-unit * 0.05 * random.range(0.92, 1.08)}`;
    const next = x + step;
    if (next / width > gap[0] && share <= gap[0]) continue;
    for (const up of [0.018, 0.038])
      rails += svg`M${x} ${y - unit * up}L${next} ${line(next) + unit * (0.03 - up)}`;
  }
  return (
    path(rails, stroke(mix(wood, light.dark, 0.15), unit * 0.005)) + path(posts, stroke(wood, unit * 0.009))
  );
}

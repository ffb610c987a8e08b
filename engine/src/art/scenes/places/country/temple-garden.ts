import { mix } from '../../../../color/oklch.ts';
import { fill, filled, oval, path, rect, stroke, stroked, svg, svgDocument } from '../../../svg.ts';
import { drawAsianRoof } from '../../buildings/asian-roof.ts';
import { drawTree } from '../../land/foliage.ts';
import { drawSlope } from '../../land/terrain.ts';
import { drawWater } from '../../land/water.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.63;
const RED = '#c8412f';

/** A pagoda over trees, a red gate before a pond, stone lanterns along the way. */
export const templeGarden: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random, sunX, subjectX } = stage;
  const shore = height * 0.66;
  const lead = subjectX ?? width - sunX;
  const right = lead < width / 2;
  const px = width * (width < height ? 0.66 : right ? 0.7 : 0.3);
  const pagoda = drawPagoda(stage, px, shore - unit * 0.005, unit * 0.56);
  const trees = drawTrees(stage, shore);
  const ground: Line = rollingLine(random.fork('bank'), height * 0.83, unit * 0.014, unit * 0.8);
  const hill = rollingLine(random.fork('hill'), height * 0.57, unit * 0.06, unit * 0.7);
  const gateX = width * (width < height ? 0.3 : right ? 0.46 : 0.54);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, {
        name: 'hill',
        line: (x) => shore - calmHeight(stage, x, shore, shore - hill(x)),
        color: '#5f8f80',
        near: 0.3,
      }),
      drawFog(stage, 'hill-fog', [0.48, 0.7], 0.2 + 0.4 * light.mist),
      ...splitLayers(stage, 'temple', [pagoda, ...trees], glowDefs),
      ...drawWater(stage, {
        top: shore,
        bottom: height * 0.9,
        color: '#3f7f7a',
        mirrored: [pagoda, ...trees],
        defs: glowDefs,
      }),
      {
        name: 'torii',
        picture: svgDocument(width, height, drawTorii(stage, gateX, height * 0.745, unit * 0.3)),
      },
      drawBank(stage, ground),
    ],
    front: [],
    groundY: (x) => ground(x) + unit * 0.05,
  };
}

/** Five roofs, each smaller than the one below, and a spire. */
function drawPagoda(stage: Stage, x: number, y: number, wanted: number): string {
  const { light } = stage;
  const tall = calmHeight(stage, x, y, wanted);
  const near = 0.7;
  const floors = 5;
  const wood = inLight(light, RED, near);
  const wall = inLight(light, '#f0e4cf', near);
  const lit = lampShare(light) > 0.25;
  const storey = (tall * 0.8) / floors;
  let body = '';
  for (let i = 0; i < floors; i++) {
    const foot = y - storey * i;
    const half = tall * (0.15 - 0.017 * i);
    const h = storey * 0.62;
    body += rect(x - half, foot - h, half * 2, h, fill(wall));
    let posts = '';
    for (let k = -1; k <= 1; k += 0.5) posts += svg`M${x + half * k} ${foot}v${-h}`;
    body += rect(
      x - half * 0.46,
      foot - h * 0.84,
      half * 0.92,
      h * 0.84,
      fill(lit ? mix(LAMP, '#fff2cf', 0.2) : mix(wood, light.dark, 0.4)),
    );
    body += path(posts, stroke(wood, Math.max(0.8, tall * 0.009)));
    body += drawAsianRoof(stage, {
      x,
      y: foot - h * 0.86,
      width: half * 3.3,
      height: storey * 0.42,
      tiles: '#4a5560',
      near,
    });
  }
  const top = y - storey * floors - storey * 0.02;
  body += stroked(
    inLight(light, '#c9a24c', near),
    Math.max(1, tall * 0.012),
  )`M${x} ${top + storey * 0.2}V${y - tall}`;
  body += path(
    [0.2, 0.4, 0.6].map((k) => svg`M${x - tall * 0.014} ${top - tall * 0.16 * k}h${tall * 0.028}`).join(''),
    stroke(inLight(light, '#c9a24c', near), Math.max(1, tall * 0.009)),
  );
  return (lit ? drawGlow(light, x, y - tall * 0.4, tall * 0.4) : '') + body;
}

function drawTrees(stage: Stage, shore: number): string[] {
  const { width, unit, random } = stage;
  const chance = random.fork('trees');
  const blossom = stage.season === 'spring' ? '#f3b3c8' : undefined;
  const trees: string[] = [];
  const count = Math.round((13 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const x = ((i + chance.range(0.2, 0.8)) / count) * width;
    const tall = calmHeight(stage, x, shore, unit * chance.range(0.12, 0.25));
    const color = blossom && chance.next() < 0.7 ? { color: blossom } : {};
    trees.push(drawTree(stage, { x, y: shore + 3, height: tall, near: 0.62, ...color }, chance));
  }
  return trees;
}

/** Two leaning posts under a curved beam and a straight one; `y` is where it stands in the water. */
function drawTorii(stage: Stage, x: number, y: number, wanted: number): string {
  const { light, sunX } = stage;
  const tall = calmHeight(stage, x, y, wanted);
  const half = tall * 0.46;
  const red = inLight(light, RED, 0.84);
  const dark = inLight(light, '#3a2c2c', 0.84);
  const w = tall * 0.085;
  const side = sunX > x ? 1 : -1;
  const post = (s: number): string =>
    svg`M${x + s * half * 0.82 - w / 2} ${y}L${x + s * half * 0.7 - w / 2} ${y - tall * 0.86}h${w}L${x + s * half * 0.82 + w / 2} ${y}Z`;
  const top = y - tall;
  const snow = isSnowy(stage)
    ? stroked(
        inLight(light, '#f4f8fc', 0.9),
        tall * 0.035,
      )`M${x - half * 1.32} ${top - tall * 0.03}Q${x} ${top + tall * 0.06} ${x + half * 1.32} ${top - tall * 0.03}`
    : '';
  return (
    svg`<g opacity="0.28" transform="matrix(1 0 0 -0.5 0 ${y * 1.5})">${path(post(-1) + post(1), fill(red))}</g>` +
    path(
      oval([x - half * 0.82, y], w, w * 0.22) + oval([x + half * 0.82, y], w, w * 0.22),
      fill(light.dark, 0.3),
    ) +
    path(post(-1) + post(1), fill(red)) +
    path(post(-side), fill(light.dark, 0.16)) +
    rect(x - half * 0.98, y - tall * 0.7, half * 1.96, tall * 0.07, fill(mix(red, light.dark, 0.08))) +
    rect(x - tall * 0.035, y - tall * 0.86, tall * 0.07, tall * 0.17, fill(mix(red, light.dark, 0.14))) +
    filled(
      mix(red, light.sun, 0.12),
    )`M${x - half * 1.3} ${top}Q${x} ${top + tall * 0.09} ${x + half * 1.3} ${top}L${x + half * 1.22} ${top + tall * 0.12}Q${x} ${top + tall * 0.19} ${x - half * 1.22} ${top + tall * 0.12}Z` +
    stroked(
      dark,
      tall * 0.045,
    )`M${x - half * 1.34} ${top - tall * 0.02}Q${x} ${top + tall * 0.07} ${x + half * 1.34} ${top - tall * 0.02}` +
    snow
  );
}

/** The near bank with stepping stones, moss and two stone lanterns. */
function drawBank(stage: Stage, line: Line): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('stones');
  const stone = inLight(light, isSnowy(stage) ? '#e3eaf1' : '#a8a79f', 0.88);
  let upon = '';
  for (let i = 0; i < 7; i++) {
    const k = i / 6;
    const x = width * (0.5 + 0.06 * Math.sin(i * 1.4)) + unit * random.range(-0.02, 0.02);
    const y = line(x) + unit * 0.03 + (height - line(x)) * k;
    const r = unit * (0.03 + 0.05 * k);
    upon +=
      path(oval([x, y + r * 0.08], r, r * 0.26), fill(mix(stone, light.dark, 0.3))) +
      path(oval([x, y], r, r * 0.24), fill(mix(stone, light.sun, 0.14)));
  }
  for (const share of [0.1, 0.9]) {
    const x = width * share;
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.24) continue;
    upon += drawStoneLantern(stage, x, line(x) + unit * 0.05, unit * 0.19);
  }
  return drawSlope(stage, { name: 'bank', line, color: '#6f9a4c', near: 0.88, upon, defs: glowDefs });
}

function drawStoneLantern(stage: Stage, x: number, y: number, wanted: number): string {
  const { light, sunX } = stage;
  const tall = calmHeight(stage, x, y, wanted);
  const stone = inLight(light, '#9b9a94', 0.92);
  const lit = mix(stone, light.sun, 0.16);
  const side = sunX > x ? 1 : -1;
  const w = tall * 0.18;
  return (
    drawGlow(light, x, y - tall * 0.66, tall * 0.9) +
    path(oval([x, y], w * 1.8, w * 0.4), fill(light.dark, 0.25)) +
    filled(stone)`M${x - w * 1.1} ${y}h${w * 2.2}l${-w * 0.5} ${-tall * 0.1}h${-w * 1.2}Z` +
    rect(x - w * 0.36, y - tall * 0.5, w * 0.72, tall * 0.42, fill(lit)) +
    rect(
      x - side * w * 0.36 - (side > 0 ? 0 : w * 0.3),
      y - tall * 0.5,
      w * 0.3,
      tall * 0.42,
      fill(light.dark, 0.14),
    ) +
    rect(x - w * 0.9, y - tall * 0.56, w * 1.8, tall * 0.07, fill(stone)) +
    rect(x - w * 0.66, y - tall * 0.76, w * 1.32, tall * 0.2, fill(lit)) +
    rect(
      x - w * 0.36,
      y - tall * 0.73,
      w * 0.72,
      tall * 0.14,
      fill(lampShare(light) > 0.25 ? LAMP : mix(stone, light.dark, 0.5)),
    ) +
    filled(
      isSnowy(stage) ? inLight(light, '#f2f6fa', 0.9) : stone,
    )`M${x - w * 1.5} ${y - tall * 0.74}Q${x - w * 0.5} ${y - tall * 0.82} ${x} ${y - tall}Q${x + w * 0.5} ${y - tall * 0.82} ${x + w * 1.5} ${y - tall * 0.74}Z`
  );
}

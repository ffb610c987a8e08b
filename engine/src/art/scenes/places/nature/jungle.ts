import { mix } from '../../../../color/oklch.ts';
import {
  dots,
  fill,
  filled,
  type Point,
  path,
  radialGradient,
  stroke,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawCrown, drawPalm, frond } from '../../land/foliage.ts';
import { drawSlope } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { areaUnder, grass, type Line, rollingLine, trunk } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky, sunY } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;
const LEAF = '#2f8a4e';
const FLOWERS = ['#f2597a', '#f7a63b', '#f7e05a'] as const;

/** Tall trees in warm mist, shafts of light, vines, and large leaves around the clearing. */
export const jungle: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light, random } = stage;
  const ground = rollingLine(random.fork('ground'), height * 0.84, unit * 0.015, unit * 1.2);
  const veil = mix(
    mix(light.haze, '#d8e8a8', light.time === 'day' || light.time === 'golden' ? 0.45 : 0.1),
    light.sun,
    0.2,
  );
  const mist = (name: string, top: number, bottom: number, density: number): Layer =>
    drawFog(stage, name, [top, bottom], density, veil);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawWall(stage, 0),
      mist('mist0', 0.2, 0.8, 0.55 + 0.2 * light.mist),
      ...drawWall(stage, 1),
      drawShafts(stage),
      mist('mist1', 0.42, 0.88, 0.34 + 0.2 * light.mist),
      ...drawWall(stage, 2),
      drawFloor(stage, ground),
    ],
    front: [...(stage.calm ? [] : [drawCanopy(stage)]), drawFrame(stage)],
    farY: ground(stage.width / 2),
    groundY: (x) => ground(x) + unit * 0.04,
  };
}

/** One depth of the wood: trunks that go up into the crowns, palms and undergrowth between. */
function drawWall(stage: Stage, index: number): Layer[] {
  const { width, height, unit, light, subjectX, sunX } = stage;
  const random = stage.random.fork(`wall${index}`);
  const near = [0.3, 0.5, 0.74][index] ?? 0.5;
  const base = height * ([0.72, 0.77, 0.84][index] ?? 0.8);
  const color = inLight(light, mix(LEAF, '#5fae6f', 0.5 - 0.25 * index), near);
  const things: string[] = [];
  const crowns = rollingLine(
    random.fork('crowns'),
    base - unit * (0.26 - 0.05 * index),
    unit * 0.09,
    unit * 0.5,
    3,
  );
  const trees = Math.round(([15, 9, 5][index] ?? 5) * (width / (unit * 1.9)));
  for (let i = 0; i < trees; i++) {
    const x = ((i + random.range(0.1, 0.9)) / trees) * width;
    if (index === 2 && subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.28) continue;
    const open = Math.abs(x - sunX) < unit * 0.14 ? 0.66 : 1;
    const wanted = unit * random.range(0.42, 0.66) * (1 + 0.1 * index) * open;
    const tall = calmHeight(stage, x, base, wanted);
    const bark = mix(inLight(light, '#6a5540', near), light.dark, 0.05);
    const girth = unit * (0.012 + 0.008 * index);
    if (random.next() < 0.4) {
      things.push(
        drawPalm(stage, { x, y: base + 4, height: tall * 0.72, near }, random.range(-0.15, 0.15), random),
      );
      continue;
    }
    things.push(
      filled(
        bark,
      )`M${x - girth} ${base + 5}Q${x - girth * 0.6} ${base - tall * 0.4} ${x - girth * 0.5} ${base - tall}h${girth}Q${x + girth * 0.6} ${base - tall * 0.4} ${x + girth * 1.4} ${base + 5}Z`,
    );
    for (const [dx, dy, r] of [
      [-0.5, 0.86, 0.8],
      [0.55, 0.9, 0.76],
      [0, 1, 1],
    ] as const)
      things.push(
        drawCrown(
          stage,
          [x + dx * tall * 0.22, base - tall * dy],
          tall * 0.24 * r,
          tall * 0.12 * r,
          mix(LEAF, '#6fb35a', random.next() * 0.5),
          near,
          random,
        ),
      );
  }
  const low = (x: number): number =>
    Math.max(base - calmHeight(stage, x, base, base - crowns(x)), base - unit * 0.2);
  const blades = grass(width, low, Math.round((64 * width) / (unit * 1.9)), unit * 0.07, random);
  const bushes = path(areaUnder(width, height, low, 8) + blades, fill(mix(color, light.dark, 0.12)));
  return splitLayers(stage, `wall${index}`, [...things, bushes]);
}

/** Light that falls in beams through the crowns. */
function drawShafts(stage: Stage): Layer {
  const { width, height, light, sunX, unit } = stage;
  const random = stage.random.fork('shafts');
  const y = Math.min(sunY(stage, HORIZON), height * 0.3) - unit * 0.2;
  const reach = unit * 1.6;
  let data = '';
  for (let i = 0; i < 7; i++) {
    const angle = Math.PI * (0.24 + (0.52 * (i + 0.6 * random.next())) / 7);
    const spread = random.range(0.018, 0.05);
    const to = (a: number): string => svg`L${sunX + Math.cos(a) * reach} ${y + Math.sin(a) * reach}`;
    data += svg`M${sunX} ${y}${to(angle - spread)}${to(angle + spread)}Z`;
  }
  const strength = Number((0.3 * light.glow).toFixed(3));
  const defs = radialGradient('r', [sunX, y], reach * 0.85, [
    [0, light.sun, 0],
    [0.25, light.sun, strength],
    [1, light.sun, 0],
  ]);
  return { name: 'shafts', picture: svgDocument(width, height, path(data, 'fill="url(#r)"'), defs) };
}

function drawFloor(stage: Stage, line: Line): Layer {
  const { width, unit, light, subjectX } = stage;
  const random = stage.random.fork('floor');
  const green = inLight(light, LEAF, 0.86);
  let [dark, lit] = ['', ''];
  const count = Math.round((13 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const x = ((i + random.next()) / count) * width;
    const size =
      subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.3 ? 0.07 : random.range(0.09, 0.17);
    for (let j = 0; j < 5; j++) {
      const leaf = frond(
        [x, line(x) + unit * 0.012],
        -Math.PI * (0.12 + 0.19 * (j + random.range(0.1, 0.9)) * 0.8),
        unit * size,
        random,
        0.14,
      );
      if (j % 2 === 0) dark += leaf;
      else lit += leaf;
    }
  }
  const blooms = FLOWERS.map((petal) => {
    const points = Array.from({ length: Math.round((8 * width) / (unit * 1.9)) }, (): Point => {
      const x = random.next() * width;
      return [x, line(x) - unit * random.range(0, 0.05)];
    });
    return dots(points, unit * 0.016, inLight(light, petal, 0.88));
  });
  const behind =
    path(dark, fill(mix(green, light.dark, 0.3))) +
    path(lit, fill(mix(green, light.sun, 0.14))) +
    blooms.join('');
  return drawSlope(stage, { name: 'floor', line, color: '#56873f', bare: true, near: 0.86, behind });
}

/** Leaves that hang in from above, and vines. */
function drawCanopy(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('canopy');
  const dark = inLight(light, mix(LEAF, light.dark, 0.55), 0.97);
  const deep = inLight(light, mix(LEAF, light.dark, 0.36), 0.94);
  let vines = '';
  for (let i = 0; i < 9; i++) {
    const edge = i % 2 === 0 ? random.range(0, 0.24) : random.range(0.76, 1);
    const [x, long] = [width * edge, unit * random.range(0.16, 0.5)];
    const swing = unit * random.range(-0.05, 0.05);
    vines += svg`M${x} -4Q${x + swing} ${long * 0.5} ${x + swing * 0.4} ${long}`;
  }
  const arc = svg`M${-unit * 0.02} ${unit * 0.05}Q${width * 0.16} ${unit * 0.36} ${width * 0.34} -6`;
  let [back, front] = ['', ''];
  for (let i = 0; i < 15; i++) {
    const share = i < 8 ? random.range(-0.02, 0.26) : random.range(0.74, 1.02);
    const at: Point = [width * share, -unit * 0.02];
    const leaf = blade(
      at,
      Math.PI * random.range(0.28, 0.72),
      unit * random.range(0.14, 0.26),
      unit * random.range(0.03, 0.055),
    );
    if (i % 2 === 0) back += leaf;
    else front += leaf;
  }
  const body =
    path(vines + arc, stroke(dark, Math.max(1.4, unit * 0.0055))) +
    path(back, fill(deep)) +
    path(front, fill(dark));
  return { name: 'canopy', picture: svgDocument(width, height, body) };
}

/** Big leaves in the lower corners, and a trunk at the side when no words need it free. */
function drawFrame(stage: Stage): Layer {
  const { width, height, unit, light, calm, sunX } = stage;
  const random = stage.random.fork('frame');
  const tones = [0.52, 0.34, 0.16].map((shade) => inLight(light, mix(LEAF, light.dark, shade), 0.97));
  let body = '';
  if (!calm) {
    const side = sunX > width / 2 ? 0.015 : 0.985;
    const { stem } = trunk(width * side, Math.min(unit * 0.13, width * 0.08), -10, height + 10, 0, random);
    body += path(stem, fill(inLight(light, mix('#4a3a2c', light.dark, 0.5), 0.97)));
  }
  const veins: string[] = [];
  for (const [corner, turn] of [
    [-0.01, 1],
    [1.01, -1],
  ] as const) {
    for (let i = 0; i < 7; i++) {
      const from: Point = [width * corner + turn * unit * 0.05 * (i % 3), height + unit * 0.04];
      const angle = -Math.PI / 2 + turn * (-0.25 + 0.2 * i) + random.range(-0.06, 0.06);
      const long = unit * random.range(0.24, 0.4) * (1 - 0.06 * i);
      body += path(blade(from, angle, long, long * random.range(0.2, 0.28)), fill(tones[i % 3] ?? LEAF));
      veins.push(
        svg`M${from[0]} ${from[1]}L${from[0] + Math.cos(angle) * long * 0.9} ${from[1] + Math.sin(angle) * long * 0.9}`,
      );
    }
  }
  body += path(
    veins.join(''),
    stroke(mix(tones[2] ?? LEAF, light.sun, 0.25), Math.max(1, unit * 0.003), 0.7),
  );
  return { name: 'frame', picture: svgDocument(width, height, body) };
}

/** A pointed leaf from its stalk to its tip. */
function blade([x, y]: Point, angle: number, length: number, half: number): string {
  const at = (along: number, across: number): string =>
    svg`${x + Math.cos(angle) * length * along - Math.sin(angle) * half * across} ${y + Math.sin(angle) * length * along + Math.cos(angle) * half * across}`;
  return `M${at(0, 0)}C${at(0.2, 1.3)} ${at(0.7, 1.1)} ${at(1, 0)}C${at(0.7, -1.1)} ${at(0.2, -1.3)} ${at(0, 0)}Z`;
}

import { mix } from '../../../../color/oklch.ts';
import {
  curve,
  dots,
  fill,
  linearGradient,
  oval,
  type Point,
  path,
  stroke,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawCrown, drawTree, hasTreeFigure } from '../../land/foliage.ts';
import { drawMeadow } from '../../land/meadow.ts';
import { drawSlope } from '../../land/terrain.ts';
import { waterColor } from '../../land/water.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy, leafColor, turfColor } from '../../seasons.ts';
import { type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.62;
const WATER = '#3f8f8a';

/** A small water among trees and bushes: lily pads, reeds, the trees upside down in it. */
export const pond: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random } = stage;
  const hill = rollingLine(random.fork('hill'), height * 0.6, unit * 0.04, unit * 0.9);
  const lawn = rollingLine(random.fork('lawn'), height * 0.67, unit * 0.008, unit);
  const water = {
    x: width * 0.52,
    y: height * 0.78,
    reach: Math.max(unit * 0.78, width * 0.42),
    tall: height * 0.085,
  };
  const bank: Line = (x) => height * 0.875 + unit * 0.02 * Math.sin((x / width) * 5);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, {
        name: 'hill',
        line: (x) => height * 0.7 - calmHeight(stage, x, height * 0.7, height * 0.7 - hill(x)),
        color: '#6f9f86',
        near: 0.34,
      }),
      drawFog(stage, 'hill-fog', [0.5, 0.72], 0.15 + 0.45 * light.mist),
      drawLawn(stage, lawn),
      drawWater(stage, water),
      drawFog(stage, 'pond-fog', [0.68, 0.86], 0.5 * light.mist, light.haze),
      ...(stage.onLand ? [drawMeadow(stage, bank, 0, '#6ba046')] : []),
    ],
    front: [drawReeds(stage)],
    groundY: (x) => (stage.onLand ? bank(x) + unit * 0.02 : height * 0.8),
    shore: water.y + water.tall * 0.92,
    ...(stage.onLand
      ? {
          offshore: {
            from: width * 0.2,
            to: width * 0.84,
            y: height * 0.785,
            scale: 0.7,
            shore: height * 0.85,
          },
        }
      : {}),
  };
}

/** Trees and bushes round the far side; none where an asked one will stand. */
function drawLawn(stage: Stage, line: Line): Layer {
  const { width, unit } = stage;
  const random = stage.random.fork('trees');
  const few = hasTreeFigure(stage);
  let behind = '';
  const count = Math.round((13 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const x = ((i + random.range(0.1, 0.9)) / count) * width;
    const bush = few || random.next() < 0.45;
    const tall = calmHeight(
      stage,
      x,
      line(x),
      unit * (bush ? random.range(0.05, 0.09) : random.range(0.16, 0.3)),
    );
    const leaves = leafColor(stage, random);
    if (!bush) behind += drawTree(stage, { x, y: line(x) + 5, height: tall, near: 0.64 }, random);
    else if (leaves) behind += drawCrown(stage, [x, line(x)], tall * 0.9, tall * 0.6, leaves, 0.64, random);
  }
  return drawSlope(stage, { name: 'lawn', line, color: '#86b556', near: 0.72, behind });
}

type Water = { x: number; y: number; reach: number; tall: number };

function drawWater(stage: Stage, { x, y, reach, tall }: Water): Layer {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork('water');
  const shore = Array.from({ length: 14 }, (_, i) => (i % 2 === 0 ? 1 : 0.94) * random.range(0.94, 1.04));
  const outline = (size: number, low: number): string =>
    curve(
      shore.map((r, i): Point => {
        const angle = (i / shore.length) * 6.283;
        return [x + Math.cos(angle) * reach * r * size, y + low + Math.sin(angle) * tall * r * size];
      }),
      true,
    );
  const defs = `${linearGradient(
    'pond',
    [0, y - tall],
    [0, y + tall],
    [
      [0, mix(waterColor(stage, WATER, 0.3), inLight(light, '#3f6f52', 0.7), 0.4), 1],
      [0.5, waterColor(stage, WATER, 0.4), 1],
      [1, waterColor(stage, WATER, 0.85), 1],
    ],
  )}<clipPath id="pond-clip">${path(outline(1, 0), '')}</clipPath>`;
  const earth = inLight(light, isSnowy(stage) ? '#dfe6ee' : '#7f7350', 0.84);
  const pads: Point[] = [];
  const flowers: Point[] = [];
  let leaves = '';
  const frozen = isSnowy(stage);
  for (let i = 0; i < 24 && !frozen; i++) {
    const angle = random.next() * 6.283;
    const r = random.range(0.45, 0.88);
    const at: Point = [x + Math.cos(angle) * reach * r, y + Math.sin(angle) * tall * r];
    const size = unit * 0.02 * (0.7 + 0.6 * ((at[1] - y) / tall + 1));
    leaves += svg`M${at[0]} ${at[1]}L${at[0] + size} ${at[1] - size * 0.1}A${size} ${size * 0.36} 0 1 1 ${at[0] + size * 0.8} ${at[1] - size * 0.22}Z`;
    pads.push(at);
    if (i % 4 === 0 && stage.season !== 'autumn') flowers.push([at[0], at[1] - size * 0.2]);
  }
  let ripples = '';
  for (let i = 0; i < 46; i++) {
    const at: Point = [x + reach * random.range(-0.95, 0.95), y + tall * random.range(-0.9, 0.9)];
    const l = unit * random.range(0.015, 0.05);
    ripples += svg`M${at[0] - l} ${at[1]}Q${at[0]} ${at[1] - unit * 0.003} ${at[0] + l} ${at[1]}Q${at[0]} ${at[1] + unit * 0.003} ${at[0] - l} ${at[1]}Z`;
  }
  let images = '';
  for (let i = 0; i < 12; i++) {
    const ix = x + reach * random.range(-0.9, 0.9);
    images += oval([ix, y - tall * 0.45], unit * random.range(0.03, 0.07), tall * random.range(0.3, 0.55));
  }
  const green = inLight(light, turfColor(stage, '#5f9a52'), 0.86);
  const shine: Point[] = Array.from(
    { length: 26 },
    (): Point => [sunX + unit * random.range(-0.12, 0.12), y + tall * random.range(-0.8, 0.8)],
  );
  const pink = inLight(light, '#f3b9cf', 0.92);
  const body =
    path(outline(1.025, unit * 0.006), fill(earth)) +
    path(outline(1, 0), 'fill="url(#pond)"') +
    `<g clip-path="url(#pond-clip)">${path(images, fill(inLight(light, '#3f6f45', 0.8), 0.24))}${light.disc > 0 ? dots(shine, Math.max(1.2, unit * 0.006), light.sun, 0.6) : ''}</g>` +
    path(ripples, fill(mix(light.haze, '#ffffff', 0.4), 0.3)) +
    path(
      leaves,
      svg`${fill(green)} stroke="${mix(green, light.dark, 0.3)}" stroke-width="${Math.max(0.6, unit * 0.0016)}"`,
    ) +
    dots(
      flowers.flatMap(([fx, fy]): Point[] => [
        [fx - unit * 0.006, fy],
        [fx + unit * 0.006, fy],
        [fx, fy - unit * 0.006],
      ]),
      unit * 0.013,
      pink,
    ) +
    dots(flowers, unit * 0.007, inLight(light, '#f6d36b', 0.95));
  return { name: 'pond', picture: svgDocument(width, height, body, defs) };
}

/** Cattails in the lower corners. */
function drawReeds(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('reeds');
  const green = inLight(light, turfColor(stage, '#3f6f45'), 0.97);
  let [blades, stems, heads] = ['', '', ''];
  for (const side of [0.02, 0.98])
    for (let i = 0; i < 16; i++) {
      const x = width * side + unit * random.range(-0.1, 0.1);
      const tall = unit * random.range(0.1, 0.22);
      const lean = unit * random.range(-0.03, 0.03);
      blades += svg`M${x - unit * 0.004} ${height}Q${x} ${height - tall * 0.6} ${x + lean} ${height - tall}Q${x + unit * 0.006} ${height - tall * 0.5} ${x + unit * 0.005} ${height}Z`;
      if (i % 4 !== 0) continue;
      stems += svg`M${x} ${height}L${x + lean * 0.6} ${height - tall * 1.1}`;
      heads += svg`M${x + lean * 0.55} ${height - tall * 0.95}v${-tall * 0.16}`;
    }
  return {
    name: 'reeds',
    picture: svgDocument(
      width,
      height,
      path(stems, stroke(green, Math.max(1, unit * 0.003))) +
        path(blades, fill(green)) +
        path(heads, stroke(inLight(light, '#6b4a32', 0.97), unit * 0.011)),
    ),
  };
}

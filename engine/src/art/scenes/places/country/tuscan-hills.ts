import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { fill, filled, path, rect, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawPanes } from '../../buildings/houses.ts';
import { drawSlope, type Trail, trailAt, trailShape } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { evergreen, inShade, isSnowy, turfColor } from '../../seasons.ts';
import { type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;
const HILLS = [
  { y: 0.54, swing: 0.085, span: 0.62, color: '#93a86a', near: 0.42 },
  { y: 0.62, swing: 0.085, span: 0.55, color: '#d2b85c', near: 0.6 },
  { y: 0.71, swing: 0.07, span: 0.7, color: '#8fb04a', near: 0.78 },
] as const;

/** Soft hills in green and gold, a white road between cypresses, a villa on a rise: Tuscany, Umbria, Provence. */
export const tuscanHills: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light, random } = stage;
  const ground = rollingLine(random.fork('ground'), height * 0.82, unit * 0.025, unit * 1.2, 1);
  const lines = HILLS.map(({ y, swing, span }, i): Line => {
    const line = rollingLine(random.fork(`hill${i}`), height * y, unit * swing, unit * span, 1);
    return (x) => height * 0.9 - calmHeight(stage, x, height * 0.9, height * 0.9 - line(x));
  });
  const veil = mix(light.haze, light.sun, 0.3);
  return {
    back: [
      ...drawSky(stage, HORIZON - 0.04),
      ...HILLS.flatMap(({ color, near }, i) => [
        drawSlope(stage, {
          name: `hill${i}`,
          line: lines[i] ?? ground,
          color,
          near,
          behind: drawCypresses(stage, lines[i] ?? ground, near, i),
        }),
        drawFog(stage, `haze${i}`, [0.46 + i * 0.07, 0.66 + i * 0.07], 0.04 + 0.22 * light.mist, veil),
      ]),
      drawVilla(stage, lines[2] ?? ground),
      drawNear(stage, ground),
    ],
    front: [],
    groundY: (x) => ground(x) + unit * 0.07,
  };
}

const cypress = (x: number, y: number, tall: number): string =>
  svg`M${x} ${y - tall}C${x + tall * 0.12} ${y - tall * 0.62} ${x + tall * 0.12} ${y - tall * 0.2} ${x + tall * 0.035} ${y}H${x - tall * 0.035}C${x - tall * 0.12} ${y - tall * 0.2} ${x - tall * 0.12} ${y - tall * 0.62} ${x} ${y - tall}Z`;

function drawCypresses(stage: Stage, line: Line, near: number, index: number): string {
  const { width, unit, light } = stage;
  const random = stage.random.fork(`cypress${index}`);
  let data = '';
  for (let group = 0; group < 4; group++) {
    const from = random.next() * width;
    for (let i = 0; i < random.integer(2, 6); i++) {
      const x = from + i * unit * 0.03 * (0.5 + near);
      data += cypress(
        x,
        line(x) + 4,
        calmHeight(stage, x, line(x), unit * random.range(0.05, 0.085) * (0.5 + near)),
      );
    }
  }
  return path(data, fill(inLight(light, evergreen(stage, '#2f5a3c'), near + 0.12)));
}

/** A farmhouse of stone under clay with a square tower, cypresses at both ends. */
function drawVilla(stage: Stage, line: Line): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random: Random = stage.random.fork('villa');
  const lead = subjectX ?? width * 0.3;
  const x = lead < width / 2 ? width * 0.76 : width * 0.2;
  const y = line(x) + unit * 0.02;
  const s = unit * 0.1;
  if (calmHeight(stage, x, y, s * 2) < s * 1.95)
    return { name: 'villa', picture: svgDocument(width, height, '') };
  const wall = mix(inLight(light, '#e2b883', 0.76), light.sun, 0.14);
  const roof = inLight(light, isSnowy(stage) ? '#eef4fa' : '#b8654a', 0.78);
  const trees = [-2, -1.66, 1.6, 1.95]
    .map((k, i) => cypress(x + s * k, y + 2, s * (1.5 - (i % 2) * 0.35)))
    .join('');
  const panes = [-1, -0.5, 0.55, 1].map((k) => ({
    at: [x + s * k, y - s * 0.3] as const,
    w: s * 0.15,
    h: s * 0.24,
  }));
  const body =
    path(trees, fill(inLight(light, evergreen(stage, '#2f5a3c'), 0.78))) +
    rect(x - s * 0.3, y - s * 1.3, s * 0.56, s * 1.3, fill(mix(wall, light.dark, 0.06))) +
    filled(
      mix(roof, light.dark, 0.1),
    )`M${x - s * 0.38} ${y - s * 1.3}L${x - s * 0.02} ${y - s * 1.52}L${x + s * 0.34} ${y - s * 1.3}Z` +
    rect(x - s * 1.3, y - s * 0.72, s * 2.6, s * 0.74, fill(wall)) +
    filled(
      roof,
    )`M${x - s * 1.42} ${y - s * 0.7}L${x - s * 1.1} ${y - s * 1.02}H${x + s * 1.1}L${x + s * 1.42} ${y - s * 0.7}Z` +
    drawPanes(
      stage,
      [...panes, { at: [x - s * 0.02, y - s * 0.95], w: s * 0.15, h: s * 0.2 }],
      mix(wall, light.dark, 0.55),
      random,
    ) +
    filled(
      mix(wall, light.dark, 0.5),
    )`M${x - s * 0.14} ${y + s * 0.02}v${-s * 0.36}a${s * 0.12} ${s * 0.12} 0 0 1 ${s * 0.24} 0v${s * 0.36}Z`;
  return { name: 'villa', picture: svgDocument(width, height, body) };
}

/** The near field with its rows, and the road that bends through it, cypresses along it. */
function drawNear(stage: Stage, line: Line): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const lead = subjectX ?? width * 0.3;
  const right = lead < width / 2;
  const color = '#a9bb57';
  const way: Trail = {
    from: [width * (right ? 0.7 : 0.28), line(width * 0.7) + unit * 0.005],
    to: [width * (right ? 0.62 : 0.4), height * 1.06],
    width: unit * 0.42,
    swing: unit * 0.1,
    bends: 1.6,
  };
  let trees = '';
  for (const k of [0.14, 0.24, 0.36, 0.5, 0.66]) {
    const [x, y, half] = trailAt(way, k);
    const at = x + (right ? 1 : -1) * (half + unit * 0.03);
    if (Math.abs(at - lead) > unit * 0.2)
      trees += cypress(at, y + unit * 0.006, calmHeight(stage, at, y, unit * (0.09 + 0.3 * k)));
  }
  let rows = '';
  for (let i = 0; i < 14; i++) {
    const y = line(width / 2) + (height - line(width / 2)) * ((i + 0.4) / 14) ** 1.3;
    rows += svg`M0 ${y}Q${width / 2} ${y - unit * 0.03} ${width} ${y + unit * 0.01}`;
  }
  const gravel = inLight(light, isSnowy(stage) ? '#dfe6ee' : '#e9d8b0', 0.9);
  const upon =
    path(rows, stroke(inLight(light, inShade(stage, turfColor(stage, color), 0.3), 0.9), unit * 0.005, 0.3)) +
    path(trailShape(way), fill(mix(gravel, light.dark, 0.12))) +
    path(trailShape(way, 0.16), fill(gravel)) +
    path(trees, fill(inLight(light, evergreen(stage, '#28533a'), 0.92)));
  return drawSlope(stage, { name: 'near', line, color, near: 0.84, upon });
}

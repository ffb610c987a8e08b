import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { fill, filled, oval, path, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawWater } from '../../land/water.ts';
import { inLight } from '../../light/light.ts';
import { inShade, isSnowy, leafColor, turfColor } from '../../seasons.ts';
import { areaUnder, grass, type Line } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;
const MOSS = '#6b7f4f';

/** Still green water among swollen trunks that moss hangs from, duckweed and reeds. */
export const swamp: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light } = stage;
  const veil = mix(light.haze, '#b9c9a4', 0.35);
  const bank: Line = (x) => height * 0.855 + unit * 0.022 * Math.sin((x / width) * 5.4 + 0.8);
  const fog = (name: string, top: number, density: number): Layer =>
    drawFog(stage, name, [top, top + 0.24], density + 0.35 * light.mist, veil);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawTrees(stage, 0),
      fog('far-fog', 0.42, 0.35),
      ...drawTrees(stage, 1),
      ...drawWater(stage, { top: height * HORIZON, bottom: height, color: '#3f5f3f' }),
      drawWeed(stage),
      fog('near-fog', 0.54, 0.18),
      ...drawTrees(stage, 2),
      ...(stage.onLand ? [drawBank(stage, bank)] : []),
    ],
    front: [drawReeds(stage)],
    groundY: (x) => (stage.onLand ? bank(x) + unit * 0.03 : height * 0.8),
    ...(stage.onLand
      ? { offshore: { from: width * 0.2, to: width * 0.85, y: height * 0.76, scale: 0.7 } }
      : {}),
  };
}

const ROWS = [
  { count: 22, foot: 0.605, tall: [0.26, 0.4], near: 0.3 },
  { count: 9, foot: 0.62, tall: [0.4, 0.56], near: 0.5 },
  { count: 3, foot: 0.74, tall: [0.72, 0.9], near: 0.86 },
] as const;

function drawTrees(stage: Stage, index: 0 | 1 | 2): Layer[] {
  const row = ROWS[index];
  const { width, height, unit, subjectX } = stage;
  const random = stage.random.fork(`cypress${index}`);
  const count = Math.max(2, Math.round((row.count * width) / (unit * 1.9)));
  const trees: string[] = [];
  for (let i = 0; i < count; i++) {
    const x = ((i + random.range(0.15, 0.85)) / count) * width;
    const wanted = unit * random.range(row.tall[0], row.tall[1]);
    if (index === 2 && subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.3) continue;
    const y = height * row.foot + unit * random.range(0, 0.03) * (index + 1);
    trees.push(drawCypress(stage, x, y, calmHeight(stage, x, y, wanted), row.near, random));
  }
  return splitLayers(stage, `cypress${index}`, trees);
}

/** A trunk that widens into the water, a flat crown, and beards of moss under it. */
function drawCypress(stage: Stage, x: number, y: number, tall: number, near: number, random: Random): string {
  const { light } = stage;
  const bark = inLight(light, '#6a5c4a', near);
  const leaves = leafColor(stage, random);
  const w = tall * 0.05;
  const top = y - tall;
  const trunk = svg`M${x - w * 2.3} ${y}Q${x - w * 0.8} ${y - tall * 0.14} ${x - w * 0.6} ${y - tall * 0.5}L${x - w * 0.3} ${top + tall * 0.12}H${x + w * 0.3}L${x + w * 0.6} ${y - tall * 0.5}Q${x + w * 0.8} ${y - tall * 0.14} ${x + w * 2.3} ${y}Z`;
  let [limbs, crown, lit, beards] = ['', '', '', ''];
  for (const [i, k] of [-0.9, -0.45, 0.1, 0.55, 0.95].entries()) {
    const cx = x + tall * 0.24 * k;
    const cy = top + tall * (0.1 + 0.14 * k * k + random.range(-0.02, 0.03));
    const [rx, ry] = [tall * random.range(0.12, 0.17), tall * random.range(0.07, 0.1)];
    limbs += svg`M${x} ${top + tall * 0.36}Q${x + (cx - x) * 0.5} ${top + tall * 0.26} ${cx} ${cy}`;
    crown += oval([cx, cy], rx, ry);
    lit += oval([cx + rx * 0.12, cy - ry * 0.3], rx * 0.7, ry * 0.5);
    for (let j = 0; j < 3; j++) {
      const mx = cx + rx * (j - 1) * 0.6;
      const long = tall * random.range(0.1, 0.24) * (i === 2 ? 0.5 : 1);
      beards += svg`M${mx - w * 0.34} ${cy + ry * 0.4}Q${mx - w * 0.1} ${cy + long * 0.6} ${mx} ${cy + long + ry * 0.4}Q${mx + w * 0.2} ${cy + long * 0.6} ${mx + w * 0.34} ${cy + ry * 0.4}Z`;
    }
  }
  const green = leaves ? inLight(light, mix(leaves, '#5f6f45', 0.4), near) : undefined;
  const moss = inLight(light, isSnowy(stage) ? '#dfe6ea' : MOSS, near);
  return (
    path(limbs, stroke(bark, Math.max(0.8, w * 0.5))) +
    path(trunk, fill(bark)) +
    filled(
      light.dark,
      0.2,
    )`M${x} ${y}Q${x + w * 0.5} ${y - tall * 0.3} ${x + w * 0.3} ${top + tall * 0.12}L${x + w * 0.6} ${y - tall * 0.5}Q${x + w * 0.8} ${y - tall * 0.14} ${x + w * 2.3} ${y}Z` +
    (green
      ? path(crown, fill(mix(green, light.dark, 0.12))) + path(lit, fill(mix(green, light.sun, 0.14)))
      : '') +
    path(beards, fill(moss, 0.85))
  );
}

/** Duckweed and pads in patches that lie flat. */
function drawWeed(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('weed');
  const weed = inLight(light, isSnowy(stage) ? '#e6edf2' : '#7fa04a', 0.85);
  let [patches, pads] = ['', ''];
  for (let i = 0; i < Math.round((16 * width) / (unit * 1.9)); i++) {
    const k = random.next();
    const at = [random.next() * width, height * (HORIZON + 0.03 + (0.97 - HORIZON) * k)] as const;
    const reach = unit * (0.06 + 0.16 * k) * random.range(0.6, 1.3);
    patches +=
      oval(at, reach, reach * 0.1) +
      oval([at[0] + reach * 0.6, at[1] + reach * 0.07], reach * 0.6, reach * 0.07);
    if (i % 2 === 0)
      pads += oval([at[0] - reach * 0.3, at[1]], unit * 0.018 * (0.5 + k), unit * 0.006 * (0.5 + k));
  }
  const body = path(patches, fill(weed, 0.42)) + path(pads, fill(mix(weed, light.sun, 0.2)));
  return { name: 'weed', picture: svgDocument(width, height, body) };
}

function drawBank(stage: Stage, line: Line): Layer {
  const { width, height, unit, light } = stage;
  const color = turfColor(stage, '#66703f');
  const blades = grass(
    width,
    line,
    Math.round((220 * width) / (unit * 1.9)),
    unit * 0.05,
    stage.random.fork('bank'),
  );
  const top = inLight(light, color, 0.9);
  const body =
    path(blades, fill(top)) +
    path(areaUnder(width, height, line, 8), fill(top)) +
    path(
      areaUnder(width, height, (x) => line(x) + unit * 0.07, 8),
      fill(inLight(light, inShade(stage, color, 0.3), 0.96)),
    );
  return { name: 'bank', picture: svgDocument(width, height, body) };
}

function drawReeds(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('reeds');
  const line: Line = (x) => height * (0.985 + 0.03 * Math.sin((x / width) * 6.3)) + unit * 0.02;
  const blades = grass(width, line, Math.round((90 * width) / (unit * 1.9)), unit * 0.13, random);
  return {
    name: 'reeds',
    picture: svgDocument(
      width,
      height,
      path(blades, fill(inLight(light, inShade(stage, turfColor(stage, '#55683a'), 0.45), 0.98))),
    ),
  };
}

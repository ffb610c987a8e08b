import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { fill, filled, oval, path, rect, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawPanes } from '../../buildings/houses.ts';
import { drawSlope } from '../../land/terrain.ts';
import { glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.64;
const OLIVE = '#8a9a6a';

/** Round white houses under cones of stone, olive trees and dry walls on red earth: Apulia. */
export const trulli: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => draw(stage, true),
};

/** The same earth and trees without a house. */
export const oliveGrove: PlaceDrawing = {
  ...trulli,
  draw: (stage) => draw(stage, false),
};

function draw(stage: Stage, houses: boolean): Scene {
  const { height, unit, random } = stage;
  const hill = rollingLine(random.fork('hill'), height * 0.6, unit * 0.04, unit * 0.9);
  const ground = rollingLine(random.fork('ground'), height * 0.75, unit * 0.01, unit * 1.3);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, {
        name: 'hill',
        line: (x) => height * 0.74 - calmHeight(stage, x, height * 0.74, height * 0.74 - hill(x)),
        color: '#9fae7a',
        near: 0.38,
      }),
      drawGrove(stage, 'far', height * 0.69, 0.55, [0.11, 0.16], 9),
      drawSlope(stage, {
        name: 'ground',
        line: ground,
        color: '#b9784a',
        bare: !isSnowy(stage),
        near: 0.84,
      }),
      ...(houses ? drawHamlet(stage, height * 0.775) : []),
      drawGrove(stage, 'near', height * 0.8, 0.88, [0.26, 0.34], 4, houses ? hamletX(stage) : undefined),
      drawWall(stage, height * 0.8),
    ],
    front: [],
    groundY: (x) => ground(x) + unit * 0.16,
  };
}

function drawGrove(
  stage: Stage,
  name: string,
  y: number,
  near: number,
  tall: readonly [number, number],
  most: number,
  clear?: number,
): Layer {
  const { width, height, unit, subjectX } = stage;
  const random = stage.random.fork(`grove-${name}`);
  let body = '';
  const count = Math.max(2, Math.round((most * width) / (unit * 1.9)));
  for (let i = 0; i < count; i++) {
    const x = ((i + random.range(0.2, 0.8)) / count) * width;
    if (near > 0.7 && subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.3) continue;
    if (clear !== undefined && Math.abs(x - clear) < unit * 0.44) continue;
    const high = calmHeight(stage, x, y, unit * random.range(tall[0], tall[1]));
    body += drawOlive(stage, x, y + unit * 0.01, high, near, random);
  }
  return { name: `grove-${name}`, picture: svgDocument(width, height, body) };
}

/** A twisted trunk that parts low, a loose silver crown. */
function drawOlive(stage: Stage, x: number, y: number, tall: number, near: number, random: Random): string {
  const { light, sunX } = stage;
  const bark = inLight(light, '#7a6552', near);
  const leaf = inLight(light, isSnowy(stage) ? mix(OLIVE, '#eef4fa', 0.4) : OLIVE, near);
  const w = tall * 0.06;
  const trunk = svg`M${x - w * 1.5} ${y}Q${x - w * 0.4} ${y - tall * 0.16} ${x - w * 1.4} ${y - tall * 0.42}L${x - w * 3.4} ${y - tall * 0.62}h${w * 0.8}L${x - w * 0.3} ${y - tall * 0.44}L${x + w * 0.2} ${y - tall * 0.3}L${x + w * 2.2} ${y - tall * 0.6}h${w * 0.9}L${x + w * 1.3} ${y - tall * 0.28}Q${x + w * 0.7} ${y - tall * 0.12} ${x + w * 1.8} ${y}Z`;
  const side = sunX > x ? 1 : -1;
  let [dark, body, lit] = ['', '', ''];
  for (let i = 0; i < 11; i++) {
    const angle = (i / 11) * 6.283;
    const at = [
      x + Math.cos(angle) * tall * 0.32 * random.range(0.7, 1.1),
      y - tall * 0.7 + Math.sin(angle) * tall * 0.17,
    ] as const;
    const r = tall * random.range(0.11, 0.16);
    dark += oval([at[0], at[1] + r * 0.3], r, r * 0.76);
    body += oval(at, r * 0.94, r * 0.7);
    lit += oval([at[0] + side * r * 0.25, at[1] - r * 0.24], r * 0.5, r * 0.34);
  }
  return (
    path(oval([x, y], tall * 0.3, tall * 0.03), fill(light.dark, 0.18)) +
    path(trunk, fill(bark)) +
    path(dark, fill(mix(leaf, light.dark, 0.3))) +
    path(`${body}${oval([x, y - tall * 0.7], tall * 0.26, tall * 0.16)}`, fill(leaf)) +
    path(lit, fill(mix(leaf, light.sun, 0.3)))
  );
}

/** On the side that the lead leaves free. */
const hamletX = ({ width, subjectX = width * 0.3 }: Stage): number =>
  width * (subjectX < width / 2 ? 0.7 : 0.3);

function drawHamlet(stage: Stage, y: number): Layer[] {
  const { unit } = stage;
  const random = stage.random.fork('hamlet');
  const middle = hamletX(stage);
  const houses = [
    { off: -0.3, tall: 0.2 },
    { off: 0.28, tall: 0.18 },
    { off: -0.04, tall: 0.24 },
  ]
    .map(({ off, tall }) => ({ x: middle + unit * off, size: unit * tall }))
    .filter(({ x, size }) => calmHeight(stage, x, y, size * 1.8) > size * 1.75)
    .map(({ x, size }) => drawTrullo(stage, x, y, size, random));
  return splitLayers(stage, 'hamlet', houses, glowDefs);
}

/** A drum of whitewash, a cone of grey slabs with its white tip. */
function drawTrullo(stage: Stage, x: number, y: number, size: number, random: Random): string {
  const { light, sunX } = stage;
  const white = mix(inLight(light, '#f6f1e6', 0.86), light.sun, 0.1);
  const grey = inLight(light, isSnowy(stage) ? '#e9eff5' : '#8f8a86', 0.84);
  const [half, wall, cone] = [size * 0.62, size * 0.72, size * 0.98];
  const top = y - wall;
  const side = sunX > x ? -1 : 1;
  let courses = '';
  for (let k = 0.12; k < 0.9; k += 0.13)
    courses += svg`M${x - half * 1.08 * (1 - k)} ${top - cone * k}q${half * 1.08 * (1 - k)} ${size * 0.05} ${half * 2.16 * (1 - k)} 0`;
  return (
    path(oval([x, y + size * 0.02], half * 1.2, size * 0.06), fill(light.dark, 0.2)) +
    rect(x - half, top, half * 2, wall, fill(white)) +
    filled(
      light.dark,
      0.14,
    )`M${x + side * half} ${y}V${top}h${-side * half * 0.5}Q${x + side * half * 0.7} ${y - wall * 0.5} ${x + side * half * 0.5} ${y}Z` +
    filled(
      grey,
    )`M${x - half * 1.12} ${top + size * 0.03}Q${x - half * 0.3} ${top - cone * 0.62} ${x - size * 0.05} ${top - cone}h${size * 0.1}Q${x + half * 0.3} ${top - cone * 0.62} ${x + half * 1.12} ${top + size * 0.03}Z` +
    path(courses, stroke(light.dark, Math.max(0.8, size * 0.012), 0.25)) +
    filled(
      white,
    )`M${x - size * 0.07} ${top - cone * 0.94}h${size * 0.14}L${x + size * 0.03} ${top - cone * 1.1}h${-size * 0.06}ZM${x - size * 0.045} ${top - cone * 1.14}a${size * 0.045} ${size * 0.045} 0 1 0 ${size * 0.09} 0a${size * 0.045} ${size * 0.045} 0 1 0 ${-size * 0.09} 0Z` +
    filled(
      inLight(light, '#6b4a35', 0.86),
    )`M${x - size * 0.15} ${y}v${-wall * 0.5}a${size * 0.15} ${size * 0.15} 0 0 1 ${size * 0.3} 0v${wall * 0.5}Z` +
    drawPanes(
      stage,
      [{ at: [x + half * 0.66, y - wall * 0.42], w: size * 0.14, h: size * 0.18 }],
      mix(white, light.dark, 0.6),
      random,
    )
  );
}

/** Field stones without mortar, up to where the lead stands. */
function drawWall(stage: Stage, y: number): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('wall');
  const stone = inLight(light, isSnowy(stage) ? '#e9eff5' : '#cfc4b0', 0.9);
  let [pale, dull] = ['', ''];
  for (let row = 0; row < 3; row++)
    for (let x = -unit * 0.03 * row; x < width; ) {
      const wide = unit * random.range(0.035, 0.065);
      const at = y + unit * (0.045 - row * 0.024);
      const open = subjectX !== undefined && Math.abs(x + wide / 2 - subjectX) < unit * 0.26;
      const data = svg`M${x + wide * 0.06} ${at}q${-wide * 0.1} ${-unit * 0.02} ${wide * 0.2} ${-unit * 0.023}h${wide * 0.5}q${wide * 0.28} ${unit * 0.004} ${wide * 0.2} ${unit * 0.023}Z`;
      if (!open && random.next() < 0.6) pale += data;
      else if (!open) dull += data;
      x += wide;
    }
  const body = path(dull, fill(mix(stone, light.dark, 0.22))) + path(pale, fill(stone));
  return { name: 'wall', picture: svgDocument(width, height, body) };
}

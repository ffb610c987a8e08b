import { mix } from '../../../../color/oklch.ts';
import { fill, filled, oval, path, rect, stroke, stroked, svg, svgDocument } from '../../../svg.ts';
import { drawTree } from '../../land/foliage.ts';
import { drawSlope } from '../../land/terrain.ts';
import { LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy, turfColor } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;

/** The wooden veranda of a Japanese house: paper doors on one side, the garden on the other. */
export const engawa: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, random } = stage;
  const deck = height * 0.8;
  // The house is behind the lead, the garden on the other side.
  const left = (stage.subjectX ?? width * 0.3) < width / 2;
  const hill = rollingLine(random.fork('hill'), height * 0.56, unit * 0.05, unit * 0.9);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, {
        name: 'hill',
        line: (x) => height * 0.66 - calmHeight(stage, x, height * 0.66, height * 0.66 - hill(x)),
        color: '#6f9f86',
        near: 0.36,
      }),
      drawGarden(stage, left, deck),
      drawHouse(stage, left, deck),
      drawDeck(stage, deck),
    ],
    front: [],
    groundY: () => deck + unit * 0.09,
    surfaces: [{ name: 'veranda', from: width * 0.08, to: width * 0.92, y: deck + unit * 0.05 }],
  };
}

/** Moss, a maple, a lantern of stone and stepping stones before a bamboo fence. */
function drawGarden(stage: Stage, left: boolean, deck: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('garden');
  const at = (share: number): number => width * (left ? share : 1 - share);
  const moss = inLight(light, turfColor(stage, '#7fa04a'), 0.76);
  const top = height * 0.66;
  const bamboo = inLight(light, '#b99a5f', 0.66);
  let [canes, ties] = ['', ''];
  const high = unit * 0.12;
  for (let x = -unit * 0.02; x < width; x += unit * 0.026)
    canes += svg`M${x} ${top + unit * 0.02}v${-high * random.range(0.95, 1.03)}`;
  for (const k of [0.3, 0.78]) ties += svg`M0 ${top + unit * 0.02 - high * k}H${width}`;
  const stone = inLight(light, isSnowy(stage) ? '#e6edf4' : '#9a9890', 0.82);
  const s = unit * 0.075;
  const [lx, ly] = [at(0.86), deck - unit * 0.02];
  const lit = lampShare(light) > 0.25;
  const lantern =
    rect(lx - s * 0.16, ly - s * 1.3, s * 0.32, s * 1.3, fill(stone)) +
    rect(lx - s * 0.46, ly - s * 0.16, s * 0.92, s * 0.18, fill(mix(stone, light.dark, 0.12))) +
    rect(lx - s * 0.38, ly - s * 1.86, s * 0.76, s * 0.56, fill(mix(stone, light.dark, 0.08))) +
    rect(lx - s * 0.17, ly - s * 1.74, s * 0.34, s * 0.34, fill(lit ? LAMP : mix(stone, light.dark, 0.5))) +
    filled(
      stone,
    )`M${lx - s * 0.74} ${ly - s * 1.84}Q${lx} ${ly - s * 2.2} ${lx} ${ly - s * 2.42}Q${lx} ${ly - s * 2.2} ${lx + s * 0.74} ${ly - s * 1.84}Z` +
    rect(lx - s * 0.5, ly - s * 1.34, s, s * 0.12, fill(stone));
  let steps = '';
  for (const [share, k] of [
    [0.66, 0.2],
    [0.7, 0.45],
    [0.72, 0.72],
    [0.77, 0.95],
  ] as const)
    steps += oval([at(share), top + (deck - top) * k], unit * (0.03 + 0.025 * k), unit * (0.008 + 0.007 * k));
  const tree = (share: number, tall: number, k: number): string => {
    const y = top + (deck - top) * k;
    return drawTree(
      stage,
      { x: at(share), y, height: calmHeight(stage, at(share), y, unit * tall), near: 0.78 },
      random,
    );
  };
  const body =
    path(canes, stroke(bamboo, unit * 0.016)) +
    path(ties, stroke(mix(bamboo, light.dark, 0.4), unit * 0.007)) +
    rect(0, top, width, height - top, fill(moss)) +
    path(
      oval([at(0.8), top + (deck - top) * 0.5], unit * 0.3, unit * 0.03),
      fill(mix(moss, light.sun, 0.16)),
    ) +
    path(steps, fill(stone)) +
    tree(0.95, 0.42, 0.3) +
    tree(0.74, 0.3, 0.06) +
    lantern;
  return { name: 'garden', picture: svgDocument(width, height, body) };
}

/** Paper doors between posts under a deep eave. */
function drawHouse(stage: Stage, left: boolean, deck: number): Layer {
  const { width, height, unit, light } = stage;
  const reach = Math.min(width * 0.6, unit * 1.12);
  const from = left ? 0 : width - reach;
  const wanted = Math.min(unit * 0.74, deck * 0.98);
  // Doors, eave and roof come down together below the words.
  const free = Math.min(
    ...Array.from({ length: 9 }, (_, i) => calmHeight(stage, from + (reach * i) / 8, deck, wanted)),
  );
  const eave = deck - free * 0.84;
  const wood = inLight(light, '#6b4a33', 0.9);
  const lit = lampShare(light) > 0.25;
  const paper = lit ? mix(LAMP, '#fff4d8', 0.4) : mix(inLight(light, '#f7f0e0', 0.9), light.sun, 0.1);
  if (free < unit * 0.34) return { name: 'house', picture: svgDocument(width, height, '') };
  const panels = Math.max(3, Math.round(reach / (unit * 0.22)));
  const wide = reach / panels;
  let [grid, frames] = ['', ''];
  for (let i = 0; i < panels; i++) {
    const x = from + wide * i;
    frames += svg`M${x + wide * 0.04} ${eave + unit * 0.06}h${wide * 0.92}V${deck}h${-wide * 0.92}Z`;
    for (const k of [0.35, 0.65]) grid += svg`M${x + wide * k} ${eave + unit * 0.06}V${deck - unit * 0.11}`;
    for (const k of [0.2, 0.4, 0.6, 0.8]) {
      const y = eave + unit * 0.06 + (deck - unit * 0.11 - eave - unit * 0.06) * k;
      grid += svg`M${x + wide * 0.04} ${y}h${wide * 0.92}`;
    }
  }
  const out = unit * 0.13 * (left ? 1 : -1);
  const edge = left ? from + reach : from;
  const body =
    rect(from, eave, reach, deck - eave, fill(paper)) +
    rect(from, deck - unit * 0.11, reach, unit * 0.11, fill(mix(wood, light.sun, 0.18))) +
    path(grid, stroke(wood, unit * 0.0045, 0.7)) +
    path(frames, stroke(wood, unit * 0.012)) +
    rect(from, eave, reach, unit * 0.06, fill(mix(inLight(light, '#e9dcc0', 0.88), light.dark, 0.18))) +
    rect(edge - unit * 0.014, eave, unit * 0.028, deck - eave, fill(wood)) +
    filled(
      inLight(light, isSnowy(stage) ? '#eef4fa' : '#59636c', 0.9),
    )`M${left ? 0 : width} ${eave - free * 0.16}L${edge + out * 0.7} ${eave - free * 0.13}L${edge + out} ${eave + unit * 0.035}L${left ? 0 : width} ${eave + unit * 0.035}Z` +
    stroked(
      mix(wood, light.dark, 0.3),
      unit * 0.016,
    )`M${left ? 0 : width} ${eave + unit * 0.035}H${edge + out}`;
  return { name: 'house', picture: svgDocument(width, height, body) };
}

/** Planks of the veranda along the picture, its edge and the stone below. */
function drawDeck(stage: Stage, deck: number): Layer {
  const { width, height, unit, light } = stage;
  const wood = mix(inLight(light, '#b98a5a', 0.92), light.sun, 0.06);
  const foot = Math.min(height, deck + unit * 0.17);
  let joints = '';
  for (const k of [0.16, 0.36, 0.6, 0.84]) joints += svg`M0 ${deck + (foot - deck) * k}H${width}`;
  const body =
    rect(0, deck, width, foot - deck, fill(wood)) +
    path(joints, stroke(light.dark, Math.max(0.8, unit * 0.003), 0.25)) +
    rect(0, deck, width, unit * 0.01, fill(light.dark, 0.18)) +
    rect(0, foot, width, unit * 0.03, fill(mix(wood, light.dark, 0.35))) +
    rect(
      0,
      foot + unit * 0.03,
      width,
      height - foot,
      fill(mix(inLight(light, '#8f8a80', 0.92), light.dark, 0.3)),
    );
  return { name: 'deck', picture: svgDocument(width, height, body) };
}

import { mix } from '../../../../color/oklch.ts';
import {
  circle,
  dots,
  fill,
  filled,
  lines,
  oval,
  type Point,
  path,
  rect,
  stroke,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawCrown, drawTree, hasTreeFigure } from '../../land/foliage.ts';
import { drawSlope } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy, leafColor, turfColor } from '../../seasons.ts';
import { grass, type Line, rollingLine } from '../../shapes.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.62;

/** A lawn behind a house: a wooden fence, trees and a neighbour's roof beyond it, a flower bed before it. */
export const backyard: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage): Scene => {
    const { height, unit, random } = stage;
    const lawn = rollingLine(random.fork('lawn'), height * 0.755, unit * 0.004, unit);
    return {
      back: [
        ...drawSky(stage, HORIZON),
        ...drawBeyond(stage, height * 0.7),
        ...(stage.brings?.some((name) => name.endsWith('fence')) ? [] : [drawPlanks(stage, height * 0.765)]),
        drawLawn(stage, lawn),
        drawBed(stage, height * 0.775),
      ],
      front: [],
      groundY: (x) => lawn(x) + unit * 0.12,
    };
  },
};

/** A lawn among trees with swings, a slide, a frame to climb on and a sandpit. */
export const playground: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage): Scene => {
    const { height, unit, random } = stage;
    const lawn = rollingLine(random.fork('lawn'), height * 0.71, unit * 0.01, unit);
    return {
      back: [
        ...drawSky(stage, HORIZON),
        ...drawBeyond(stage, height * 0.72),
        drawLawn(stage, lawn),
        drawToys(stage, height * 0.8),
      ],
      front: [],
      groundY: (x) => lawn(x) + unit * 0.18,
    };
  },
};

/** Trees and roofs on the other side. */
function drawBeyond(stage: Stage, base: number): Layer[] {
  const { width, unit, light } = stage;
  const random = stage.random.fork('beyond');
  const asked = hasTreeFigure(stage);
  const things: string[] = [];
  const count = Math.round((12 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const x = ((i + random.range(0.1, 0.9)) / count) * width;
    const tall = calmHeight(
      stage,
      x,
      base,
      unit * (asked ? random.range(0.1, 0.16) : random.range(0.16, 0.3)),
    );
    if (i % 5 === 2) {
      const w = Math.min(unit * 0.26, tall * 1.4);
      const high = calmHeight(stage, x, base, unit * 0.2);
      const wall = inLight(light, '#efe2cc', 0.5);
      things.push(
        rect(x - w / 2, base - high * 0.62, w, high * 0.7, fill(wall)) +
          path(
            lines(
              [
                [x - w * 0.6, base - high * 0.6],
                [x - w * 0.2, base - high],
                [x + w * 0.2, base - high],
                [x + w * 0.6, base - high * 0.6],
              ],
              true,
            ),
            fill(
              inLight(
                light,
                isSnowy(stage) ? '#eef4fa' : '#a85a45',
                Math.max(0.52, isSnowy(stage) ? 0.78 : 0),
              ),
            ),
          ),
      );
    }
    things.push(drawTree(stage, { x, y: base + 4, height: tall, near: 0.58 }, random));
  }
  return splitLayers(stage, 'beyond', things);
}

function drawPlanks(stage: Stage, foot: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('planks');
  const wood = inLight(light, '#b98a5d', 0.8);
  const high = unit * 0.17;
  const w = unit * 0.038;
  let [pale, deep, edges] = ['', '', ''];
  for (let x = 0, i = 0; x < width; x += w, i++) {
    const tall = calmHeight(stage, x, foot, high * random.range(0.97, 1.03));
    const plank = svg`M${x + 1} ${foot}V${foot - tall * 0.92}L${x + w / 2} ${foot - tall}L${x + w - 1} ${foot - tall * 0.92}V${foot}Z`;
    if (i % 3 === 1) deep += plank;
    else pale += plank;
    edges += svg`M${x + w - 0.8} ${foot}V${foot - tall * 0.9}`;
  }
  const cap = isSnowy(stage)
    ? stroked(inLight(light, '#f4f8fc', 0.9), unit * 0.012)`M0 ${foot - high * 0.98}H${width}`
    : '';
  const body =
    path(pale, fill(mix(wood, light.sun, 0.12))) +
    path(deep, fill(wood)) +
    path(edges, stroke(light.dark, Math.max(0.8, unit * 0.002), 0.3)) +
    rect(0, foot - high * 0.74, width, unit * 0.014, fill(mix(wood, light.dark, 0.14))) +
    rect(0, foot - high * 0.26, width, unit * 0.014, fill(mix(wood, light.dark, 0.14))) +
    cap;
  return { name: 'planks', picture: svgDocument(width, height, body) };
}

/** A mown lawn in stripes. */
function drawLawn(stage: Stage, line: Line): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('blades');
  const green = turfColor(stage, '#7ab04a');
  const vx = width * 0.5;
  let stripes = '';
  const top = line(vx);
  for (let i = -12; i < 12; i += 2)
    stripes += svg`M${vx + i * unit * 0.11} ${top}L${vx + i * unit * 0.34} ${height}H${vx + (i + 1) * unit * 0.34}L${vx + (i + 1) * unit * 0.11} ${top}Z`;
  const blades = grass(
    width,
    (x) => line(x) + 2,
    Math.round((220 * width) / (unit * 1.9)),
    unit * 0.018,
    random,
  );
  return drawSlope(stage, {
    name: 'lawn',
    line,
    color: '#7ab04a',
    near: 0.86,
    behind: path(blades, fill(inLight(light, mix(green, light.dark, 0.1), 0.84))),
    upon: path(stripes, fill(light.sun, isSnowy(stage) ? 0.04 : 0.08)),
  });
}

/** Bushes and flowers along the fence. */
function drawBed(stage: Stage, y: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('bed');
  let body = '';
  const flowers: Point[] = [];
  for (const share of [0.04, 0.13, 0.24, 0.72, 0.86, 0.96]) {
    const x = width * (share + random.range(-0.02, 0.02));
    const r = unit * random.range(0.04, 0.07);
    const leaves = leafColor(stage, random);
    if (leaves) body += drawCrown(stage, [x, y - r * 0.35], r * 1.3, r * 0.9, leaves, 0.86, random);
    for (let i = 0; i < 10; i++)
      flowers.push([x + r * random.range(-2.2, 2.2), y + unit * random.range(-0.012, 0.03)]);
  }
  if (!isSnowy(stage))
    body += ['#e2556b', '#f5c53d', '#f6efe4']
      .map((color, i) =>
        dots(
          flowers.filter((_, at) => at % 3 === i),
          unit * 0.015,
          inLight(light, color, 0.94),
        ),
      )
      .join('');
  return { name: 'bed', picture: svgDocument(width, height, body) };
}

function drawToys(stage: Stage, y: number): Layer {
  const { width, height, unit, light, brings } = stage;
  const s = unit * 0.3;
  const steel = inLight(light, '#d9534a', 0.88);
  const blue = inLight(light, '#3f7fb8', 0.88);
  const yellow = inLight(light, '#f2b93f', 0.88);
  const chain = inLight(light, '#4a5058', 0.88);
  const wood = inLight(light, '#9a6d45', 0.88);
  const shade = (x: number, reach: number): string =>
    path(oval([x, y + unit * 0.006], reach, unit * 0.012), fill(light.dark, 0.2));
  const at = (share: number): number => width * share;
  const room = (x: number): number => Math.min(1, calmHeight(stage, x, y, s * 1.1) / (s * 1.1));
  const swing = (x: number): string => {
    const k = room(x);
    const t = s * k;
    const seats = brings?.includes('swing')
      ? ''
      : [-0.3, 0.3]
          .map(
            (d) =>
              svg`M${x + t * (d - 0.09)} ${y - t}V${y - t * 0.26}M${x + t * (d + 0.09)} ${y - t}V${y - t * 0.26}`,
          )
          .join('');
    return (
      shade(x, t * 0.9) +
      stroked(
        steel,
        t * 0.045,
      )`M${x - t * 0.95} ${y}L${x - t * 0.72} ${y - t}L${x - t * 0.5} ${y}M${x + t * 0.5} ${y}L${x + t * 0.72} ${y - t}L${x + t * 0.95} ${y}M${x - t * 0.76} ${y - t}H${x + t * 0.76}` +
      path(seats, stroke(chain, Math.max(1, t * 0.012))) +
      [-0.3, 0.3]
        .map((d) => rect(x + t * (d - 0.12), y - t * 0.27, t * 0.24, t * 0.04, fill(wood), t * 0.015))
        .join('')
    );
  };
  const slide = (x: number): string => {
    const t = s * room(x);
    return (
      shade(x + t * 0.3, t * 1.1) +
      stroked(
        wood,
        t * 0.05,
      )`M${x - t * 0.36} ${y}V${y - t * 0.99}M${x - t * 0.1} ${y}V${y - t * 0.99}${[0.2, 0.4, 0.6].map((k) => svg`M${x - t * 0.36} ${y - t * k}h${t * 0.26}`).join('')}` +
      path(
        lines(
          [
            [x - t * 0.5, y - t * 0.98],
            [x - t * 0.23, y - t * 1.24],
            [x + t * 0.04, y - t * 0.98],
          ],
          true,
        ),
        fill(blue),
      ) +
      stroked(
        mix(yellow, light.dark, 0.14),
        t * 0.13,
      )`M${x - t * 0.1} ${y - t * 0.64}C${x + t * 0.3} ${y - t * 0.6} ${x + t * 0.5} ${y - t * 0.06} ${x + t * 1.06} ${y - t * 0.05}` +
      stroked(
        mix(yellow, light.sun, 0.2),
        t * 0.06,
      )`M${x - t * 0.1} ${y - t * 0.67}C${x + t * 0.3} ${y - t * 0.63} ${x + t * 0.5} ${y - t * 0.09} ${x + t * 1.06} ${y - t * 0.08}`
    );
  };
  const dome = (x: number): string => {
    const t = s * 0.62 * room(x);
    let bars = svg`M${x - t} ${y}A${t} ${t} 0 0 1 ${x + t} ${y}M${x} ${y}V${y - t}`;
    for (const k of [-0.5, 0.5])
      bars += svg`M${x + t * k} ${y}Q${x + t * k * 0.9} ${y - t * 0.7} ${x} ${y - t}`;
    for (const k of [0.36, 0.7])
      bars += svg`M${x - t * Math.sqrt(1 - k * k)} ${y - t * k}H${x + t * Math.sqrt(1 - k * k)}`;
    return shade(x, t) + path(bars, stroke(blue, Math.max(1.4, t * 0.05)));
  };
  const pit = (x: number): string =>
    path(oval([x, y + unit * 0.075], unit * 0.2, unit * 0.036), fill(mix(wood, light.dark, 0.1))) +
    path(
      oval([x, y + unit * 0.072], unit * 0.186, unit * 0.03),
      fill(inLight(light, isSnowy(stage) ? '#f0f5fa' : '#ecd09a', 0.92)),
    ) +
    filled(
      steel,
    )`M${x + unit * 0.05} ${y + unit * 0.07}l${unit * 0.02} ${-unit * 0.035}h${unit * 0.03}l${unit * 0.008} ${unit * 0.035}Z` +
    circle(x - unit * 0.06, y + unit * 0.062, unit * 0.018, fill(yellow));
  const narrow = width < unit * 1.3;
  const body = narrow
    ? swing(at(0.7)) + slide(at(0.2))
    : dome(at(0.5)) + swing(at(0.14)) + slide(at(0.74)) + pit(at(0.6));
  return { name: 'toys', picture: svgDocument(width, height, body) };
}

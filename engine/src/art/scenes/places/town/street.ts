import { mix } from '../../../../color/oklch.ts';
import { circle, fill, filled, path, rect, stroke, stroked, svg, svgDocument } from '../../../svg.ts';
import { drawPavement } from '../../buildings/pavement.ts';
import { drawTownHouse } from '../../buildings/town-house.ts';
import { drawTree, hasTreeFigure } from '../../land/foliage.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
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

const HORIZON = 0.66;
const WALLS = [
  '#e9c46a',
  '#e7a587',
  '#8fb8b0',
  '#d98873',
  '#f0dcc0',
  '#9db4cf',
  '#c7ae93',
  '#e6b8a2',
] as const;
const TILES = ['#8c4a3c', '#5d6470', '#a35a44', '#6b5650'] as const;
const AWNINGS = ['#c8473f', '#2f7f6b', '#3566a3', '#d9822b'] as const;

/** A row of old town houses with shops, lamps and trees along the kerb. */
export const street: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

/** The same street with a shelter of glass, its bench and its sign. */
export const busStop: PlaceDrawing = {
  ...street,
  draw: (stage) => {
    const drawn = draw(stage);
    const y = stage.height * 0.85 + stage.unit * 0.035;
    const { left, wide, tall } = measureShelter(stage, y);
    return {
      ...drawn,
      back: [...drawn.back, drawShelter(stage, y)],
      surfaces: [{ name: 'bench', from: left + wide * 0.08, to: left + wide * 0.62, y: y - tall * 0.24 }],
    };
  },
};

function draw(stage: Stage): Scene {
  const { height, unit, light } = stage;
  const kerb = height * 0.85;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawRoofs(stage, kerb),
      drawFog(stage, 'smoke', [0.4, 0.86], 0.4 * light.mist + 0.06, mix(light.haze, light.sun, 0.15)),
      ...drawRow(stage, kerb),
      drawPavement(stage, kerb),
      drawLamps(stage, kerb + unit * 0.045),
    ],
    front: [],
    groundY: () => kerb + unit * 0.09,
  };
}

/** The roofs and towers of the streets behind. */
function drawRoofs(stage: Stage, base: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('roofs');
  const color = inLight(light, '#8b8f9f', 0.34);
  let data = '';
  for (let x = -unit * 0.05; x < width; ) {
    const wide = unit * random.range(0.07, 0.14);
    const tall = calmHeight(stage, x + wide / 2, base, unit * random.range(0.4, 0.54));
    const top = base - tall;
    data += svg`M${x} ${base}V${top}L${x + wide / 2} ${top - wide * random.range(0.2, 0.7)}L${x + wide} ${top}V${base}Z`;
    x += wide;
  }
  const tower = width * (stage.sunX > width / 2 ? 0.42 : 0.58);
  const tall = calmHeight(stage, tower, base, unit * 0.68);
  const w = unit * 0.032;
  const spire = svg`M${tower - w} ${base}V${base - tall * 0.8}L${tower} ${base - tall}L${tower + w} ${base - tall * 0.8}V${base}Z`;
  return {
    name: 'roofs',
    picture: svgDocument(
      width,
      height,
      path(spire, fill(mix(color, light.haze, 0.3))) + path(data, fill(color)),
    ),
  };
}

function drawRow(stage: Stage, kerb: number): Layer[] {
  const { width, unit } = stage;
  const random = stage.random.fork('row');
  const houses: string[] = [];
  let last = -1;
  for (let x = -unit * random.range(0.02, 0.12); x < width; ) {
    const wide = unit * random.range(0.17, 0.25);
    const floors = random.integer(3, 4);
    const middle = x + wide / 2;
    const wanted = unit * (0.112 * floors + random.range(-0.01, 0.02));
    // The roof is part of what may not reach into the words.
    const tall =
      Math.min(...[x, middle, x + wide].map((at) => calmHeight(stage, at, kerb, wanted * 1.3))) / 1.3;
    let color = random.integer(0, WALLS.length - 1);
    if (color === last) color = (color + 3) % WALLS.length;
    last = color;
    houses.push(
      drawTownHouse(
        stage,
        {
          x,
          y: kerb,
          width: wide,
          wall: tall,
          floors: Math.max(2, Math.min(floors, Math.round(tall / (unit * 0.095)))),
          color: WALLS[color] ?? WALLS[0],
          tiles: random.pick(TILES),
          near: 0.82,
          ...(random.next() < 0.62 ? { awning: random.pick(AWNINGS) } : {}),
        },
        random,
      ),
    );
    x += wide;
  }
  return splitLayers(stage, 'row', houses, glowDefs);
}

/** Lamps and small trees by turns along the kerb. */
function drawLamps(stage: Stage, foot: number): Layer {
  const { width, height, unit, brings } = stage;
  const random = stage.random.fork('lamps');
  let body = '';
  const count = Math.max(3, Math.round((5 * width) / (unit * 1.9)));
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * width + unit * random.range(-0.04, 0.04);
    const lamp = i % 2 === 0;
    if (isAmongFigures(stage, x, unit * (lamp ? 0.02 : 0.1), unit * 0.2)) continue;
    if (lamp) {
      if (!brings?.includes('street-lamp'))
        body += drawLamp(stage, x, foot, calmHeight(stage, x, foot, unit * 0.3));
    } else if (!hasTreeFigure(stage))
      body += drawTree(
        stage,
        { x, y: foot, height: calmHeight(stage, x, foot, unit * 0.25), near: 0.9 },
        random,
      );
  }
  return { name: 'lamps', picture: svgDocument(width, height, body, glowDefs) };
}

/** A cast-iron lantern; `y` is its foot. */
export function drawLamp(stage: Stage, x: number, y: number, tall: number): string {
  const { light } = stage;
  const iron = inLight(light, '#2a343b', 0.94);
  const w = tall * 0.05;
  const head = y - tall;
  const glass = lampShare(light) > 0.25 ? LAMP : inLight(light, '#f3efe2', 0.9);
  return (
    drawGlow(light, x, head + w, tall * 0.62) +
    filled(iron)`M${x - w} ${y}l${w * 0.5} ${-w * 2.6}h${w}l${w * 0.5} ${w * 2.6}Z` +
    rect(x - w * 0.24, head + w * 1.6, w * 0.48, tall - w * 1.6, fill(iron)) +
    filled(
      glass,
    )`M${x - w * 0.6} ${head + w * 2}L${x - w * 1.1} ${head}h${w * 2.2}L${x + w * 0.6} ${head + w * 2}Z` +
    filled(iron)`M${x - w * 1.3} ${head + 1}h${w * 2.6}l${-w * 0.9} ${-w * 1.1}h${-w * 0.8}Z` +
    circle(x, head - w * 1.3, w * 0.3, fill(iron))
  );
}

function measureShelter(stage: Stage, y: number): { left: number; wide: number; tall: number } {
  const { width, unit, subjectX } = stage;
  const wide = Math.min(unit * 0.62, width * 0.6);
  // Who waits stands before its open end.
  const at = subjectX ?? width * 0.42;
  const left = Math.min(Math.max(at - wide * 0.36, unit * 0.04), width - wide - unit * 0.16);
  const tall = Math.min(...[0, 0.5, 1].map((k) => calmHeight(stage, left + wide * k, y, unit * 0.4)));
  return { left, wide, tall };
}

/** A roof on three posts with panes of glass behind a bench, a sign on a pole beside it. */
function drawShelter(stage: Stage, y: number): Layer {
  const { width, height, unit, light } = stage;
  const { left, wide, tall } = measureShelter(stage, y);
  const steel = inLight(light, '#36434d', 0.93);
  const glass = mix(inLight(light, '#d9ecf2', 0.9), light.sky[3], 0.3);
  const wood = inLight(light, '#a5764a', 0.93);
  const lit = lampShare(light) > 0.25;
  const top = y - tall;
  const posts = [0.02, 0.5, 0.98].map((k) => svg`M${left + wide * k} ${y}V${top}`).join('');
  const sx = left + wide + unit * 0.09;
  const blue = inLight(light, '#2f6fb5', 0.94);
  const body =
    rect(left, y - unit * 0.006, wide, unit * 0.014, fill(light.dark, 0.25)) +
    rect(
      left + wide * 0.03,
      top + tall * 0.1,
      wide * 0.94,
      tall * 0.72,
      fill(lit ? mix(glass, LAMP, 0.3) : glass, 0.42),
    ) +
    stroked(
      '#ffffff',
      Math.max(1.5, unit * 0.006),
      0.35,
    )`M${left + wide * 0.1} ${top + tall * 0.62}l${wide * 0.16} ${-tall * 0.46}M${left + wide * 0.6} ${top + tall * 0.7}l${wide * 0.2} ${-tall * 0.54}` +
    rect(
      left + wide * 0.72,
      top + tall * 0.2,
      wide * 0.2,
      tall * 0.5,
      fill(inLight(light, '#f2b93f', 0.92)),
    ) +
    rect(
      left + wide * 0.74,
      top + tall * 0.24,
      wide * 0.16,
      tall * 0.24,
      fill(inLight(light, '#d9534a', 0.92)),
    ) +
    rect(left + wide * 0.08, y - tall * 0.24, wide * 0.54, tall * 0.035, fill(wood)) +
    stroked(
      steel,
      unit * 0.008,
    )`M${left + wide * 0.14} ${y}v${-tall * 0.22}M${left + wide * 0.56} ${y}v${-tall * 0.22}` +
    path(posts, stroke(steel, unit * 0.012)) +
    rect(
      left - wide * 0.04,
      top - unit * 0.014,
      wide * 1.08,
      unit * 0.03,
      fill(isSnowy(stage) ? inLight(light, '#eef4fa', 0.94) : steel),
      unit * 0.006,
    ) +
    (lit
      ? rect(left + wide * 0.04, top + unit * 0.016, wide * 0.92, unit * 0.008, fill(LAMP)) +
        drawGlow(light, left + wide / 2, top + tall * 0.3, wide * 0.6)
      : '') +
    stroked(steel, unit * 0.01)`M${sx} ${y}V${top + tall * 0.04}` +
    rect(sx - unit * 0.034, top, unit * 0.068, unit * 0.078, fill(blue), unit * 0.008) +
    rect(
      sx - unit * 0.02,
      top + unit * 0.018,
      unit * 0.04,
      unit * 0.034,
      fill(inLight(light, '#f6faff', 0.95)),
      unit * 0.005,
    ) +
    circle(sx - unit * 0.011, top + unit * 0.056, unit * 0.006, fill(inLight(light, '#f6faff', 0.95))) +
    circle(sx + unit * 0.011, top + unit * 0.056, unit * 0.006, fill(inLight(light, '#f6faff', 0.95))) +
    rect(
      sx - unit * 0.026,
      top + unit * 0.088,
      unit * 0.052,
      unit * 0.05,
      fill(inLight(light, '#f6f2e8', 0.93)),
    );
  return { name: 'shelter', picture: svgDocument(width, height, body, glowDefs) };
}

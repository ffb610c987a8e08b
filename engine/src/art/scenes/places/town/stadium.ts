import { mix } from '../../../../color/oklch.ts';
import {
  dots,
  fill,
  gradientDown,
  lines,
  type Point,
  path,
  radialGradient,
  rect,
  stroke,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.62;
const FANS = ['#d9534a', '#f3ede2', '#3f6fb8', '#f2b93f', '#4a4f58'] as const;

/** A football ground from the touchline: stripes of mown grass, a goal, full stands under floodlights. */
export const stadium: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height } = stage;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawMasts(stage),
      drawStands(stage),
      drawPitch(stage),
      drawGoal(stage),
      drawBeams(stage),
    ],
    front: [],
    groundY: () => height * 0.88,
  };
}

const isDark = ({ light }: Stage): boolean =>
  light.time === 'night' || light.time === 'dusk' || light.weather === 'rain' || light.weather === 'storm';
/** Under floodlights the colors are those of the day. */
const lit = (stage: Stage, color: string, near: number): string =>
  inLight({ ...stage.light, silhouette: stage.light.silhouette * (isDark(stage) ? 0.38 : 1) }, color, near);

type Mast = { x: number; top: number };

function masts(stage: Stage): Mast[] {
  const { width, height, unit } = stage;
  const base = height * 0.66;
  return [0.1, 0.37, 0.63, 0.9].map((share) => {
    const x = width * share;
    return {
      x,
      top: base - Math.min(...[-0.05, 0.05].map((k) => calmHeight(stage, x + unit * k, base, unit * 0.52))),
    };
  });
}

function drawMasts(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const steel = inLight(light, '#5a6672', 0.6);
  const base = height * 0.66;
  let [poles, heads] = ['', ''];
  const lamps: Point[] = [];
  for (const { x, top } of masts(stage)) {
    const s = Math.min(unit * 0.05, (base - top) * 0.12);
    poles += svg`M${x - s * 0.1} ${base}L${x - s * 0.06} ${top}h${s * 0.12}L${x + s * 0.1} ${base}Z`;
    heads += svg`M${x - s} ${top}h${s * 2}v${s * 0.95}h${-s * 2}Z`;
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 4; i++) lamps.push([x - s * 0.72 + s * 0.48 * i, top + s * (0.28 + 0.42 * row)]);
  }
  const size = Math.max(2.4, unit * 0.013);
  const body =
    path(poles + heads, fill(steel)) +
    (isDark(stage) ? dots(lamps, size * 2.6, '#eaf4ff', 0.25) : '') +
    dots(lamps, size, isDark(stage) ? '#ffffff' : inLight(light, '#eef3f6', 0.8));
  return { name: 'masts', picture: svgDocument(width, height, body) };
}

/** Two tiers of people, a roof above, boards along the pitch. */
function drawStands(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('fans');
  const foot = height * 0.7;
  const top = (x: number): number =>
    foot - calmHeight(stage, x, foot, unit * (0.27 + 0.04 * Math.cos((x / width - 0.5) * 4)));
  const concrete = lit(stage, '#8a909c', 0.5);
  const profile: Point[] = Array.from(
    { length: 25 },
    (_, i): Point => [(width * i) / 24, top((width * i) / 24)],
  );
  const roof: Point[] = [
    ...profile.map(([x, y]): Point => [x, y - unit * 0.014]),
    ...[...profile].reverse().map(([x, y]): Point => [x, y + unit * 0.035]),
  ];
  const crowd = FANS.map((): Point[] => []);
  const rows = 10;
  for (let row = 0; row < rows; row++) {
    const k = (row + 0.7) / rows;
    for (let x = unit * 0.004 * (row % 2); x < width; x += unit * 0.0155) {
      const y = top(x) + unit * 0.05 + (foot - unit * 0.045 - top(x) - unit * 0.05) * k;
      if (random.next() < 0.86 && Math.abs(k - 0.5) > 0.05)
        crowd[random.integer(0, FANS.length - 1)]?.push([x + random.range(-1, 1), y + random.range(-1, 1)]);
    }
  }
  let boards = '';
  for (let x = 0, i = 0; x < width; x += unit * 0.22, i++)
    boards += rect(
      x,
      foot - unit * 0.034,
      unit * 0.216,
      unit * 0.034,
      fill(lit(stage, FANS[(i * 2) % FANS.length] ?? FANS[0], 0.72)),
    );
  const body =
    path(lines([...profile, [width, foot], [0, foot]], true), fill(concrete)) +
    path(
      lines(
        [
          ...profile.map(([x, y]): Point => [x, y + (foot - y) * 0.5]),
          ...[...profile].reverse().map(([x, y]): Point => [x, y + (foot - y) * 0.58]),
        ],
        true,
      ),
      fill(mix(concrete, light.dark, 0.3)),
    ) +
    crowd
      .map((points, i) => dots(points, Math.max(2, unit * 0.0095), lit(stage, FANS[i] ?? FANS[0], 0.6)))
      .join('') +
    path(lines(roof, true), fill(lit(stage, isSnowy(stage) ? '#eef4fa' : '#5d6874', 0.6))) +
    boards;
  return { name: 'stands', picture: svgDocument(width, height, body) };
}

function drawPitch(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const top = height * 0.7;
  const green = lit(stage, isSnowy(stage) ? '#e9f0f5' : '#4f9a45', 0.86);
  const vx = width * 0.5;
  const defs = gradientDown(
    'pitch',
    [top, height],
    [mix(green, light.haze, isDark(stage) ? 0 : 0.2), mix(green, light.dark, 0.2)],
  );
  let stripes = '';
  const [far, near] = [unit * 0.13, unit * 0.3];
  for (let i = -14; i < 14; i += 2)
    stripes += svg`M${vx + i * far} ${top}L${vx + i * near} ${height}H${vx + (i + 1) * near}L${vx + (i + 1) * far} ${top}Z`;
  const chalk = lit(stage, '#f6faf4', 0.92);
  const marks =
    svg`M0 ${top + unit * 0.02}H${width}M0 ${height * 0.955}H${width}` +
    svg`M${vx} ${top + unit * 0.02}V${height * 0.955}` +
    svg`M${vx - unit * 0.34} ${height * 0.815}a${unit * 0.34} ${unit * 0.075} 0 1 0 ${unit * 0.68} 0a${unit * 0.34} ${unit * 0.075} 0 1 0 ${-unit * 0.68} 0`;
  const body =
    rect(0, top, width, height - top, 'fill="url(#pitch)"') +
    path(stripes, fill(light.sun, 0.09)) +
    path(marks, stroke(chalk, Math.max(1.2, unit * 0.005), 0.85));
  return { name: 'pitch', picture: svgDocument(width, height, body, defs) };
}

/** A goal seen from the side line, on the side that is free. */
function drawGoal(stage: Stage): Layer {
  const { width, height, unit, subjectX, sunX } = stage;
  const lead = subjectX ?? width - sunX;
  const right = lead < width / 2;
  const x = width * (right ? 0.93 : 0.07);
  const s = right ? -1 : 1;
  const y = height * 0.84;
  const tall = calmHeight(stage, x, y, unit * 0.2);
  const white = lit(stage, '#fbfdff', 0.94);
  const [a, b] = [x, x + s * unit * 0.1];
  const [low, high] = [y + unit * 0.03, y - unit * 0.05];
  const back = -s * unit * 0.09;
  let net = '';
  for (let i = 0; i <= 8; i++) {
    const k = i / 8;
    const px = a + (b - a) * k;
    const py = low + (high - low) * k;
    net += svg`M${px} ${py - tall}L${px + back} ${py}`;
    net += svg`M${a + back * k} ${low - tall * (1 - k)}L${b + back * k} ${high - tall * (1 - k)}`;
    net += svg`M${a} ${low - tall * k}L${a + back * (1 - k)} ${low - tall * k}`;
  }
  const frame = svg`M${a} ${low}V${low - tall}L${b} ${high - tall}V${high}M${a} ${low - tall}L${a + back} ${low}M${b} ${high - tall}L${b + back} ${high}H${b + back}L${a + back} ${low}`;
  return {
    name: 'goal',
    picture: svgDocument(
      width,
      height,
      path(net, stroke(white, Math.max(0.7, unit * 0.0015), 0.5)) +
        path(frame, stroke(white, Math.max(2, unit * 0.0075))),
    ),
  };
}

/** The shine of the floodlights in the dark. */
function drawBeams(stage: Stage): Layer {
  const { width, height, unit } = stage;
  let [body, defs] = ['', ''];
  if (isDark(stage))
    for (const [i, { x, top }] of masts(stage).entries()) {
      const free = calmHeight(stage, x, top + unit * 0.2, unit * 0.4) > unit * 0.39;
      if (!free) continue;
      defs += radialGradient(`beam${i}`, [x, top + unit * 0.03], unit * 0.22, [
        [0, '#eaf4ff', 0.6],
        [0.3, '#cfe4ff', 0.2],
        [1, '#cfe4ff', 0],
      ]);
      body += svg`<circle cx="${x}" cy="${top + unit * 0.03}" r="${unit * 0.22}" fill="url(#beam${i})"/>`;
    }
  return { name: 'beams', picture: svgDocument(width, height, body, defs) };
}

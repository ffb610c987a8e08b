import { mix } from '../../../color/oklch.ts';
import {
  fill,
  filled,
  gradientDown,
  linearGradient,
  path,
  radialGradient,
  rect,
  stroke,
  svg,
  svgDocument,
} from '../../svg.ts';
import { lyingOval } from '../indoors/lights.ts';
import type { Light } from '../light/light.ts';
import type { Layer, PlaceDrawing, Scene, Stage } from '../stage.ts';

const FLOOR = 0.76;
const HALLS = [
  { cloth: '#a8232f', back: '#2a1830', spot: '#ffe6b0' },
  { cloth: '#27437f', back: '#141a38', spot: '#ffe9c0' },
  { cloth: '#6a2a6f', back: '#1d1436', spot: '#ffdcc0' },
  { cloth: '#1f5f57', back: '#10262c', spot: '#fff0c4' },
] as const;
const BOARDS = '#8a5a3c';

/** A theatre's stage: curtains drawn aside, spotlights on the boards. The hour outside is no matter here. */
export const stageHall: PlaceDrawing = {
  horizon: FLOOR,
  indoors: (outside, random) => {
    const { back, spot } = random.fork('hall').pick(HALLS);
    const wall = mix(back, '#000000', 0.1);
    return {
      ...outside,
      time: 'golden',
      sky: [wall, back, back, mix(back, spot, 0.08), mix(back, spot, 0.14)],
      haze: mix(back, spot, 0.3),
      dark: mix(back, '#05030a', 0.55),
      sun: spot,
      disc: 0.05,
      silhouette: 0.3,
      mist: 0,
      stars: 0,
      clouds: 0,
    } satisfies Light;
  },
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit } = stage;
  const hall = stage.random.fork('hall').pick(HALLS);
  const floorY = height * FLOOR;
  const groundY = floorY + Math.min(unit * 0.13, (height - floorY) * 0.55);
  const lead = stage.subjectX ?? width * 0.5;
  return {
    back: [
      drawBoards(stage, hall.back, stage.tint ?? hall.cloth, floorY),
      drawSpots(stage, hall.spot, lead, groundY),
      drawFootlights(stage, hall.spot),
    ],
    front: [],
    groundY: () => groundY,
  };
}

/** Behind everything, so that words may stand on the curtain. */
function drawBoards(stage: Stage, back: string, cloth: string, floorY: number): Layer {
  const { width, height, unit, light } = stage;
  const boards = mix(BOARDS, light.dark, 0.3);
  const eye = floorY - unit * 0.9;
  const reach = (height - eye) / (floorY - eye);
  let seams = '';
  for (let x = -width * 0.5; x < width * 1.5; x += unit * 0.16)
    seams += svg`M${x} ${floorY}L${width / 2 + (x - width / 2) * reach} ${height}`;
  const defs =
    gradientDown('back', [0, floorY], [mix(back, '#000000', 0.25), mix(back, BOARDS, 0.22)]) +
    linearGradient(
      'boards',
      [0, floorY],
      [0, height],
      [
        [0, mix(boards, light.dark, 0.3), 1],
        [0.5, boards, 1],
        [1, mix(boards, light.dark, 0.35), 1],
      ],
    );
  const body =
    rect(0, 0, width, floorY + 1, 'fill="url(#back)"') +
    rect(0, floorY, width, height - floorY, 'fill="url(#boards)"') +
    path(seams, stroke(light.dark, Math.max(1, unit * 0.003), 0.5)) +
    rect(0, floorY, width, unit * 0.008, fill(light.dark, 0.4)) +
    drawCurtains(stage, cloth, floorY);
  return { name: 'boards', picture: svgDocument(width, height, body, defs) };
}

/** Two cones of light that meet where the subject stands. */
function drawSpots({ width, height, unit, calm }: Stage, spot: string, x: number, groundY: number): Layer {
  const half = Math.min(unit * 0.34, width * 0.32);
  const cone = (from: number): string =>
    path(
      svg`M${from - unit * 0.02} ${unit * 0.1}H${from + unit * 0.02}L${x + half} ${groundY}A${half} ${half * 0.2} 0 0 1 ${x - half} ${groundY}Z`,
      'fill="url(#cone)"',
    );
  const defs =
    linearGradient(
      'cone',
      [0, 0],
      [0, groundY],
      [
        [0, spot, 0.34],
        [0.6, spot, 0.16],
        [1, spot, 0.1],
      ],
    ) +
    radialGradient('pool', [0, 0], 1, [
      [0, spot, 0.7],
      [0.7, spot, 0.42],
      [1, spot, 0.24],
    ]);
  // Over words the light falls straight down, beside them.
  const tilt = calm ? 0.06 : 0.42;
  const away = calm && calm.x + calm.width / 2 < x ? 1 : -1;
  const cones = calm ? cone(x + away * unit * tilt) : cone(x - unit * tilt) + cone(x + unit * tilt);
  const pool = svg`<g transform="translate(${x} ${groundY}) scale(${half} ${half * 0.2})"><circle r="1" fill="url(#pool)"/></g>`;
  return { name: 'spots', picture: svgDocument(width, height, cones + pool, defs) };
}

function drawCurtains({ width, unit, light }: Stage, cloth: string, floorY: number): string {
  const foot = floorY + unit * 0.06;
  const wide = Math.min(unit * 0.3, width * 0.2);
  const fold = wide / 4;
  const side = (turn: 1 | -1): string => {
    const from = turn === 1 ? 0 : width;
    const at = (k: number): number => from + turn * k;
    const folds = [0, 1, 2, 3].map(
      (i) =>
        filled(
          mix(cloth, light.dark, [0.42, 0.12, 0.34, 0.05][i] ?? 0.2),
        )`M${at(i * fold)} 0H${at((i + 1) * fold)}C${at((i + 1.2) * fold)} ${foot * 0.5} ${at((i + 0.8) * fold)} ${foot * 0.7} ${at((i + 1) * fold)} ${foot}Q${at((i + 0.5) * fold)} ${foot + unit * 0.025} ${at(i * fold)} ${foot}Z`,
    );
    return folds.join('');
  };
  const drop = unit * 0.1;
  const scallop = unit * 0.2;
  let valance = svg`M0 0V${drop}`;
  for (let x = 0; x < width; x += scallop)
    valance += svg`Q${x + scallop / 2} ${drop + unit * 0.07} ${x + scallop} ${drop}`;
  valance += 'V0Z';
  const hem = valance.replace('M0 0V', 'M0 ').replace(/V0Z$/, '');
  return (
    side(1) +
    side(-1) +
    path(valance, fill(mix(cloth, light.dark, 0.2))) +
    path(hem, stroke(mix('#e3b45a', light.dark, 0.15), unit * 0.012))
  );
}

/** The edge of the stage, with its row of small lights. */
function drawFootlights({ width, height, unit, light }: Stage, spot: string): Layer {
  const edge = height - unit * 0.045;
  let body = rect(0, edge, width, height - edge, fill(mix(BOARDS, light.dark, 0.72)));
  for (let x = unit * 0.14; x < width; x += unit * 0.28)
    body +=
      lyingOval(x, edge, unit * 0.03, unit * 0.02, spot, 0.9) +
      lyingOval(x, edge, unit * 0.075, unit * 0.05, spot, 0.16);
  return { name: 'footlights', picture: svgDocument(width, height, body) };
}

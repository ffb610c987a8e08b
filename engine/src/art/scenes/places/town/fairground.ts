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
  polar,
  rect,
  stroke,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.7;
const PAINTS = ['#d9534a', '#f2b93f', '#3f8f8a', '#3f6fb8', '#a5579f', '#f08a5a'] as const;

/** A fair: a great wheel, a carousel and striped tents under strings of bulbs. */
export const fairground: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light } = stage;
  const kerb = height * 0.8;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawWheel(stage, kerb),
      drawFog(stage, 'haze', [0.56, 0.82], 0.12 + 0.4 * light.mist),
      drawPlace(stage, height * 0.765),
      ...drawTents(stage, kerb),
      drawBunting(stage, kerb),
    ],
    front: [],
    groundY: () => kerb + unit * 0.1,
  };
}

const isLit = ({ light }: Stage): boolean => lampShare(light) > 0.25;
/** Painted wood under many lamps keeps its color at night. */
const gaudy = (stage: Stage, color: string, near: number): string =>
  inLight({ ...stage.light, silhouette: stage.light.silhouette * (isLit(stage) ? 0.45 : 1) }, color, near);

function drawWheel(stage: Stage, kerb: number): Layer {
  const { width, height, unit, light, subjectX, sunX } = stage;
  const lead = subjectX ?? width - sunX;
  const x = width * (width < unit * 1.3 ? 0.62 : lead < width / 2 ? 0.68 : 0.32);
  const tall = Math.min(
    ...[-0.3, -0.15, 0, 0.15, 0.3].map((k) => calmHeight(stage, x + unit * k, kerb, unit * 0.72)),
  );
  const r = tall * 0.43;
  const hub: Point = [x, kerb - tall * 0.54];
  const iron = gaudy(stage, '#e9e4da', 0.66);
  let [spokes, cabins] = ['', ''];
  const bulbs: Point[] = [];
  for (let i = 0; i < 16; i++) {
    const angle = i * 22.5 + 6;
    const rim = polar(hub, r, angle);
    spokes += lines([hub, rim]);
    for (const k of [0.55, 0.78, 1]) bulbs.push(polar(hub, r * k, angle));
    if (i % 2 === 0) {
      const c = r * 0.11;
      const [cx, cy] = polar(hub, r * 1.02, angle);
      const paint = gaudy(stage, PAINTS[(i / 2) % PAINTS.length] ?? PAINTS[0], 0.76);
      cabins +=
        filled(paint)`M${cx - c} ${cy + c * 0.5}h${c * 2}v${c * 0.5}a${c} ${c * 0.9} 0 0 1 ${-c * 2} 0Z` +
        filled(
          mix(paint, light.sun, 0.25),
        )`M${cx} ${cy - c * 0.5}L${cx - c * 1.15} ${cy + c * 0.1}H${cx + c * 1.15}Z`;
    }
  }
  const legs = svg`M${hub[0]} ${hub[1]}L${x - r * 0.62} ${kerb}M${hub[0]} ${hub[1]}L${x + r * 0.62} ${kerb}M${x - r * 0.4} ${kerb - tall * 0.18}H${x + r * 0.4}`;
  const body =
    path(legs, stroke(mix(iron, light.dark, 0.2), Math.max(1.5, r * 0.05))) +
    path(spokes, stroke(iron, Math.max(0.8, r * 0.012))) +
    [0.55, 0.94, 1.02]
      .map((k) => path(oval(hub, r * k), stroke(iron, Math.max(1, r * (k > 0.9 ? 0.022 : 0.014)))))
      .join('') +
    cabins +
    circle(hub[0], hub[1], r * 0.09, fill(gaudy(stage, '#d9534a', 0.76))) +
    (isLit(stage)
      ? circle(hub[0], hub[1], r * 1.5, 'fill="url(#glow)" opacity="0.5"') +
        dots(bulbs, Math.max(2, r * 0.035), '#ffe3a0')
      : '');
  return { name: 'wheel', picture: svgDocument(width, height, body, glowDefs) };
}

function drawPlace(stage: Stage, top: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('ground');
  const soil = inLight(light, isSnowy(stage) ? '#e9eff5' : '#c9b08a', 0.86);
  const specks: Point[] = Array.from(
    { length: 90 },
    (): Point => [random.next() * width, top + (height - top) * random.next()],
  );
  const body =
    rect(0, top, width, height - top, fill(soil)) +
    rect(0, height * 0.93, width, height * 0.07, fill(light.dark, 0.12)) +
    (isLit(stage) ? rect(0, height * 0.78, width, height * 0.1, fill(LAMP, 0.16)) : '') +
    dots(specks, unit * 0.006, mix(soil, light.dark, 0.24), 0.7);
  return { name: 'place', picture: svgDocument(width, height, body) };
}

function drawTents(stage: Stage, kerb: number): Layer[] {
  const { width, unit } = stage;
  const random = stage.random.fork('tents');
  const things: string[] = [];
  const count = Math.max(3, Math.round(width / (unit * 0.42)));
  const first = random.integer(0, PAINTS.length - 1);
  for (let i = 0; i < count; i++) {
    const x = (width * (i + 0.5)) / count;
    const round = i % 3 === 1;
    const wanted = unit * (round ? 0.36 : random.range(0.24, 0.3));
    const tall = Math.min(...[-0.15, 0, 0.15].map((k) => calmHeight(stage, x + unit * k, kerb, wanted)));
    const color = PAINTS[(first + i) % PAINTS.length] ?? PAINTS[0];
    things.push(drawTent(stage, x, kerb, (width / count) * (round ? 0.84 : 0.72), tall, color, round));
  }
  return splitLayers(stage, 'tents', things, glowDefs);
}

/** A striped roof with a scalloped edge; a carousel with its horses, or a booth with its counter. */
function drawTent(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  tall: number,
  color: string,
  round: boolean,
): string {
  const { light, unit } = stage;
  const half = Math.min(wide / 2, unit * 0.2);
  const cloth = gaudy(stage, color, 0.9);
  const cream = gaudy(stage, '#fbf3e2', 0.9);
  const eaves = y - tall * 0.58;
  const stripes = 8;
  let [even, odd] = ['', ''];
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [-1 + (2 * i) / stripes, -1 + (2 * (i + 1)) / stripes];
    const w = (half * 2) / stripes;
    const piece = svg`M${x} ${y - tall * 0.96}L${x + half * a} ${eaves}a${w / 2} ${w * 0.5} 0 0 0 ${w} 0L${x} ${y - tall * 0.96}Z`;
    if (i % 2 === 0) even += piece;
    else odd += piece;
    if (b > 1) break;
  }
  const inside = isLit(stage) ? mix(LAMP, light.dark, 0.3) : mix(cloth, light.dark, 0.6);
  let figures = '';
  if (round) {
    let [poles, horses] = ['', ''];
    for (const k of [-0.62, -0.2, 0.24, 0.64]) {
      const [hx, hy] = [x + half * k, y - tall * (0.27 + 0.05 * Math.abs(k))];
      const s = half * 0.16;
      poles += svg`M${hx} ${eaves}V${y - tall * 0.08}`;
      horses += svg`M${hx - s} ${hy}q${s * 0.1} ${-s * 0.5} ${s * 0.9} ${-s * 0.4}q${s * 0.5} ${-s * 0.1} ${s * 0.6} ${-s * 0.7}l${s * 0.5} ${s * 0.2}l${-s * 0.3} ${s * 0.3}q${s * 0.1} ${s * 0.6} ${-s * 0.2} ${s * 0.8}l${s * 0.3} ${s * 0.6}h${-s * 0.2}l${-s * 0.5} ${-s * 0.5}h${-s * 0.6}l${-s * 0.3} ${s * 0.6}h${-s * 0.2}Z`;
    }
    figures =
      rect(x - half * 0.12, eaves, half * 0.24, y - eaves, fill(gaudy(stage, '#e9c46a', 0.9))) +
      path(poles, stroke(gaudy(stage, '#e9c46a', 0.9), Math.max(1, half * 0.03))) +
      path(horses, fill(cream)) +
      rect(x - half * 0.96, y - tall * 0.1, half * 1.92, tall * 0.1, fill(cloth)) +
      rect(x - half * 0.96, y - tall * 0.1, half * 1.92, tall * 0.03, fill(gaudy(stage, '#e9c46a', 0.9)));
  } else {
    const prizes: Point[] = Array.from(
      { length: 6 },
      (_, i): Point => [x + half * (-0.6 + 0.24 * i), eaves + tall * 0.16],
    );
    figures =
      dots(prizes, half * 0.17, gaudy(stage, '#f2b93f', 0.9)) +
      dots(
        prizes.map(([px, py]): Point => [px + half * 0.12, py + tall * 0.1]),
        half * 0.15,
        gaudy(stage, '#e88fb6', 0.9),
      ) +
      rect(x - half * 0.9, y - tall * 0.24, half * 1.8, tall * 0.24, fill(mix(cloth, light.dark, 0.2))) +
      rect(x - half * 0.96, y - tall * 0.26, half * 1.92, tall * 0.04, fill(cream));
  }
  return (
    path(oval([x, y], half * 1.05, unit * 0.012), fill(light.dark, 0.25)) +
    rect(x - half * 0.9, eaves, half * 1.8, y - eaves, fill(inside)) +
    figures +
    path(even, fill(cloth)) +
    path(odd, fill(cream)) +
    stroked(
      gaudy(stage, '#6b4630', 0.9),
      Math.max(1, half * 0.02),
    )`M${x} ${y - tall * 0.95}V${y - tall * 1.06}` +
    filled(
      gaudy(stage, '#d9534a', 0.9),
    )`M${x} ${y - tall * 1.06}l${half * 0.2} ${tall * 0.03}l${-half * 0.2} ${tall * 0.03}Z` +
    (isLit(stage) ? circle(x, eaves + tall * 0.16, half * 1.1, 'fill="url(#glow)" opacity="0.8"') : '')
  );
}

/** Bulbs by night and flags by day over the way; none where the words stand. */
function drawBunting(stage: Stage, kerb: number): Layer {
  const { width, height, unit, light } = stage;
  const high = kerb - unit * 0.46;
  const spans = Math.max(2, Math.round(width / (unit * 0.56)));
  const flags = PAINTS.map(() => '');
  const points: Point[] = [];
  let cords = '';
  for (let i = 0; i < spans; i++) {
    const [a, b] = [(width * i) / spans, (width * (i + 1)) / spans];
    if (
      high < unit * 0.03 ||
      [a, (a + b) / 2, b].some((x) => calmHeight(stage, x, high + unit * 0.1, unit * 0.14) < unit * 0.138)
    )
      continue;
    cords += svg`M${a} ${high}Q${(a + b) / 2} ${high + unit * 0.13} ${b} ${high}`;
    for (let j = 0; j < 10; j++) {
      const k = (j + 0.5) / 10;
      const [x, y] = [a + (b - a) * k, high + unit * 0.26 * k * (1 - k)];
      points.push([x, y + unit * 0.006]);
      flags[j % flags.length] +=
        svg`M${x - unit * 0.014} ${y}h${unit * 0.028}l${-unit * 0.014} ${unit * 0.034}Z`;
    }
  }
  const body =
    path(cords, stroke(inLight(light, '#4a3a30', 0.9), Math.max(0.9, unit * 0.0026))) +
    flags
      .map((data, i) => (data === '' ? '' : path(data, fill(gaudy(stage, PAINTS[i] ?? PAINTS[0], 0.92)))))
      .join('') +
    (isLit(stage)
      ? dots(points, unit * 0.04, LAMP, 0.25) + dots(points, Math.max(2.4, unit * 0.012), '#ffe9b8')
      : '');
  return { name: 'bunting', picture: svgDocument(width, height, body) };
}

import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { fill, filled, gradientDown, lines, type Point, path, svg, svgDocument } from '../../../svg.ts';
import { drawRange } from '../../land/range.ts';
import { drawWater } from '../../land/water.ts';
import { inLight } from '../../light/light.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.58;
const ICE = '#f2f8fd';
const BLUE = '#8fc3de';

/** Icebergs in a dark polar sea, floes adrift, and a great floe in front to stand on. */
export const polarSea: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light } = stage;
  const shore = height * HORIZON;
  const random = stage.random.fork('bergs');
  const land = drawRange(stage, {
    name: 'ice-land',
    base: shore + unit * 0.006,
    height: unit * 0.13,
    count: 5,
    near: 0.3,
    snow: 0.9,
    rock: '#7f97b4',
  });
  const bergs = [
    [0.16, 0.2, 0.03, 0.44],
    [0.86, 0.26, 0.05, 0.52],
    [0.6, 0.12, 0.02, 0.4],
  ].map(([share = 0, tall = 0, low = 0, near = 0]) =>
    drawBerg(
      stage,
      width * (share + random.range(-0.04, 0.04)),
      shore + unit * low,
      unit * tall,
      near,
      random,
    ),
  );
  const floe = stage.onLand;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      { name: 'ice-land', picture: svgDocument(width, height, land) },
      ...drawWater(stage, { top: shore, bottom: height, color: '#1d5a78', mirrored: [land] }),
      drawFog(stage, 'sea-smoke', [HORIZON - 0.09, HORIZON + 0.11], 0.25 + 0.45 * light.mist, light.haze),
      { name: 'bergs', picture: svgDocument(width, height, bergs.join('')) },
      drawFloes(stage),
      ...(floe ? [drawGreatFloe(stage)] : []),
    ],
    front: [],
    groundY: () => height * 0.855,
  };
}

/** A berg of a few peaks, its lit and shaded faces, a pale step at the water and its own dim image below. */
function drawBerg(stage: Stage, x: number, y: number, wanted: number, near: number, random: Random): string {
  const { light, sunX } = stage;
  const tall = calmHeight(stage, x, y, wanted);
  const wide = wanted * random.range(1, 1.35);
  const side = sunX > x ? 1 : -1;
  const at = (kx: number, ky: number): Point => [x + wide * kx * side, y - tall * ky];
  const lit = mix(inLight(light, ICE, Math.max(0.72, near)), light.sun, 0.3);
  const dull = mix(inLight(light, BLUE, Math.max(0.6, near)), light.sky[1], 0.12);
  const whole = [
    at(-0.5, 0),
    at(-0.46, 0.3),
    at(-0.3, 0.62),
    at(-0.2, 0.58),
    at(-0.02, 1),
    at(0.12, 0.72),
    at(0.26, 0.78),
    at(0.4, 0.34),
    at(0.5, 0),
  ];
  const bright = [
    at(-0.02, 1),
    at(0.12, 0.72),
    at(0.26, 0.78),
    at(0.4, 0.34),
    at(0.5, 0),
    at(0.1, 0),
    at(0.16, 0.3),
    at(0.02, 0.5),
  ];
  const edge = [at(-0.3, 0.62), at(-0.2, 0.58), at(-0.16, 0.3), at(-0.22, 0), at(-0.34, 0), at(-0.28, 0.34)];
  const image = svg`<g opacity="0.3" transform="matrix(1 0 0 -0.42 0 ${y * 1.42})">${path(lines(whole, true), fill(dull))}</g>`;
  return (
    image +
    path(lines(whole, true), fill(dull)) +
    path(lines(bright, true), fill(lit)) +
    path(lines(edge, true), fill(mix(dull, lit, 0.5))) +
    filled(
      mix(BLUE, light.haze, 0.45),
      0.85,
    )`M${x - wide * 0.54} ${y}Q${x} ${y - tall * 0.07} ${x + wide * 0.54} ${y}Q${x} ${y + tall * 0.05} ${x - wide * 0.54} ${y}Z`
  );
}

/** A sheet of ice with a white top and a blue cut below it. */
function sheet(points: readonly Point[], thick: number): { top: string; cut: string } {
  const low = points.map(([x, y]): Point => [x, y + thick]);
  return { top: lines(points, true), cut: lines(low, true) };
}

function drawFloes(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('floes');
  let [tops, cuts] = ['', ''];
  const count = Math.round((26 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const k = random.next() ** 0.8;
    const y = height * (HORIZON + 0.025) + height * 0.34 * k;
    const reach = unit * (0.012 + 0.085 * k) * random.range(0.5, 1.2);
    const x = random.next() * width;
    const corners = 6;
    const points = Array.from({ length: corners }, (_, j): Point => {
      const angle = (j / corners) * 6.283 + random.range(-0.25, 0.25);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.2];
    });
    const { top, cut } = sheet(points, unit * (0.002 + 0.008 * k));
    tops += top;
    cuts += cut;
  }
  const white = mix(inLight(light, ICE, 0.86), light.sun, 0.16);
  const body = path(cuts, fill(inLight(light, BLUE, 0.86))) + path(tops, fill(white));
  return { name: 'floes', picture: svgDocument(width, height, body) };
}

/** The floe in front, with cracks and hummocks of snow. */
function drawGreatFloe(stage: Stage): Layer {
  const { width, height, unit, light, subjectX = width * 0.4 } = stage;
  const random = stage.random.fork('great');
  const reach = Math.max(unit * 0.72, width * 0.3);
  const y = height * 0.87;
  const points = Array.from({ length: 22 }, (_, i): Point => {
    const angle = (i / 22) * 6.283;
    const r = random.range(0.93, 1.05);
    return [subjectX + Math.cos(angle) * reach * r, y + Math.sin(angle) * unit * 0.095 * r];
  });
  const { top, cut } = sheet(points, unit * 0.045);
  const white = mix(inLight({ ...light, silhouette: light.silhouette * 0.6 }, ICE, 0.95), light.sun, 0.22);
  const shade = mix(
    inLight({ ...light, silhouette: light.silhouette * 0.7 }, '#bcd3e8', 0.95),
    light.sky[1],
    0.16,
  );
  const defs = gradientDown('floe', [y - unit * 0.09, y + unit * 0.1], [white, shade]);
  let cracks = '';
  for (let i = 0; i < 5; i++) {
    const x = subjectX + reach * random.range(-0.7, 0.7);
    const cy = y + unit * random.range(-0.03, 0.06);
    cracks += svg`M${x} ${cy}l${unit * 0.06} ${unit * 0.012}l${unit * 0.03} ${-unit * 0.006}l${unit * 0.05} ${unit * 0.014}l${-unit * 0.05} ${-unit * 0.009}l${-unit * 0.03} ${unit * 0.006}Z`;
  }
  let humps = '';
  for (let i = 0; i < 6; i++) {
    const x = subjectX + reach * random.range(-0.8, 0.8);
    if (Math.abs(x - subjectX) < unit * 0.16) continue;
    const w = unit * random.range(0.04, 0.09);
    const hy = y + unit * random.range(-0.05, 0.03);
    humps += svg`M${x - w} ${hy}Q${x - w * 0.3} ${hy - w * 0.5} ${x + w * 0.2} ${hy - w * 0.3}T${x + w} ${hy}Z`;
  }
  const body =
    path(
      lines(
        points.map(([px, py]): Point => [px, py + unit * 0.075]),
        true,
      ),
      fill(light.dark, 0.22),
    ) +
    path(cut, fill(mix(inLight(light, '#6fb0d2', 0.95), light.dark, 0.12))) +
    path(top, 'fill="url(#floe)"') +
    path(humps, fill(mix(white, light.sun, 0.2))) +
    path(cracks, fill(mix(shade, light.sky[0], 0.3), 0.7));
  return { name: 'great-floe', picture: svgDocument(width, height, body, defs) };
}

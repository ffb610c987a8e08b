import { mix, oklch } from '../../../../color/oklch.ts';
import type { Box } from '../../../../geometry.ts';
import { createNoise, sampleNoise } from '../../../noise.ts';
import { paintPixels, toLab } from '../../../raster.ts';
import {
  circle,
  fill,
  linearGradient,
  type Point,
  path,
  radialGradient,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { areaUnder, rollingLine } from '../../shapes.ts';
import type { Layer, PlaceDrawing, Scene, Stage } from '../../stage.ts';

const VOID = '#080617';
const SHRINK = 4;

/** A nebula, a ringed planet with smaller ones further off, and the ground of a small moon. */
export const space: PlaceDrawing = {
  horizon: 1,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, random } = stage;
  const hue = random.fork('hue').range(190, 330);
  const ground = rollingLine(random.fork('moon'), height * 0.86, unit * 0.03, unit * 0.8, 4);
  return {
    back: [
      paintNebula(stage, hue),
      drawStarfield(stage),
      drawPlanet(stage, hue),
      drawMoonGround(stage, hue, ground),
    ],
    front: [],
    groundY: (x) => ground(x) + unit * 0.03,
  };
}

function paintNebula(stage: Stage, hue: number): Layer {
  const { random } = stage;
  const [width, height] = [Math.ceil(stage.width / SHRINK), Math.ceil(stage.height / SHRINK)];
  const unit = stage.unit / SHRINK;
  const soft = (noise: (x: number, y: number) => number, stride: number, scale: number) =>
    sampleNoise(noise, {
      columns: width,
      rows: height,
      stride: [stride, stride],
      scale: [scale / unit, scale / unit],
    });
  const cloud = soft(createNoise(random.fork('nebula'), 4, 0.55), 2, 1.7);
  const tone = soft(createNoise(random.fork('tone'), 2), 8, 1);
  const [base, one, two] = [toLab(VOID), toLab(oklch(0.42, 0.13, hue)), toLab(oklch(0.46, 0.14, hue + 60))];
  const picture = paintPixels(width, height, (out, x, y) => {
    const [u, v] = [x / unit, y / unit];
    // A band across the sky, brightest along its middle.
    const band = Math.exp(-(((v - 0.42 - (u - 0.95) * -0.28) / 0.34) ** 2));
    const k = Math.max(0, 0.32 + 0.62 * cloud(x, y)) * (0.22 + 0.78 * band);
    const t = Math.min(1, Math.max(0, 0.5 + 0.8 * tone(x, y)));
    for (let i = 0; i < 3; i++) {
      const color = (one[i] ?? 0) + ((two[i] ?? 0) - (one[i] ?? 0)) * t;
      out[i] = (base[i] ?? 0) + (color - (base[i] ?? 0)) * k;
    }
  });
  return { name: 'nebula', picture };
}

/** Stars of three sizes over the whole canvas. */
export function drawStarfield({ width, height, unit, random }: Stage): Layer {
  const stars = random.fork('stars');
  const sizes = [
    { radius: 0.7, opacity: 0.45, count: 240 },
    { radius: 1.1, opacity: 0.75, count: 110 },
    { radius: 1.7, opacity: 0.95, count: 34 },
  ];
  const scale = Math.max(1, unit / 630);
  const body = sizes.map(({ radius, opacity, count }) => {
    let data = '';
    const r = radius * scale;
    for (let i = 0; i < (count * width * height) / (unit * unit * 1.9); i++) {
      data += svg`M${stars.next() * width - r} ${stars.next() * height}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    }
    return path(data, fill('#ffffff', opacity));
  });
  const sparks = Array.from({ length: 5 }, () =>
    spark([stars.next() * width, stars.next() * height * 0.7], unit * stars.range(0.008, 0.017)),
  );
  return {
    name: 'stars',
    picture: svgDocument(width, height, body.join('') + path(sparks.join(''), fill('#ffffff', 0.9))),
  };
}

function spark([x, y]: Point, reach: number): string {
  const waist = reach * 0.12;
  return svg`M${x} ${y - reach}L${x + waist} ${y - waist}L${x + reach} ${y}L${x + waist} ${y + waist}L${x} ${y + reach}L${x - waist} ${y + waist}L${x - reach} ${y}L${x - waist} ${y - waist}Z`;
}

function drawPlanet(stage: Stage, hue: number): Layer {
  const { width, height, unit, sunX, random, calm } = stage;
  const x = sunX + unit * 0.1;
  const y = height * 0.38;
  const radius = unit * (calm ? 0.17 : 0.23);
  const bands = random.fork('bands');
  const [main, deep] = [oklch(0.76, 0.12, hue + 130), oklch(0.5, 0.13, hue + 160)];
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const at = y - radius + (2 * radius * (i + 0.5)) / 8;
    const tone = i % 2 === 0 ? mix(main, '#ffffff', 0.35) : deep;
    return svg`<ellipse cx="${x}" cy="${at}" rx="${radius * 1.2}" ry="${radius * bands.range(0.05, 0.12)}" fill="${tone}" fill-opacity="0.3"/>`;
  });
  const ring = (from: 0 | 1, opacity: number): string => {
    const [rx, ry] = [radius * 1.8, radius * 0.42];
    const half = (r: number, s: number): string => svg`${r} ${s} 0 0 ${from}`;
    const band = (k: number, wide: number, o: number): string =>
      svg`<path d="M${x - rx * k} ${y}A${half(rx * k, ry * k)} ${x + rx * k} ${y}" fill="none" stroke="${mix(main, '#ffffff', 0.45)}" stroke-width="${radius * wide}" stroke-opacity="${String(o)}"/>`;
    return band(1, 0.1, opacity) + band(0.87, 0.07, opacity * 0.75) + band(0.77, 0.03, opacity * 0.6);
  };
  const defs =
    radialGradient('p', [x + radius * 0.35, y - radius * 0.4], radius * 1.7, [
      [0, mix(main, '#ffffff', 0.35), 1],
      [0.55, main, 1],
      [1, deep, 1],
    ]) +
    radialGradient('night', [x + radius * 0.5, y - radius * 0.5], radius * 2, [
      [0.5, VOID, 0],
      [0.95, VOID, 0.92],
    ]) +
    radialGradient('air', [x, y], radius * 1.35, [
      [0.7, main, 0.32],
      [1, main, 0],
    ]) +
    `<clipPath id="disc">${circle(x, y, radius, '')}</clipPath>`;
  const ball = svg`<g clip-path="url(#disc)">${circle(x, y, radius, 'fill="url(#p)"')}<g transform="rotate(-16 ${x} ${y})">${stripes.join('')}</g>${circle(x, y, radius, 'fill="url(#night)"')}</g>`;
  const tilt = (inner: string): string => svg`<g transform="rotate(-16 ${x} ${y})">${inner}</g>`;
  // Smaller worlds further off, where no words stand.
  const worlds = [
    { at: [sunX < width / 2 ? width * 0.62 : width * 0.46, height * 0.16], r: unit * 0.045, turn: 40 },
    { at: [sunX < width / 2 ? width * 0.06 : width * 0.95, height * 0.7], r: unit * 0.065, turn: 250 },
  ] as const;
  const far = worlds
    .filter(({ at: [px, py], r }) => !calm || isClear(calm, px, py, r * 1.3))
    .map(({ at: [px, py], r, turn }) => {
      const [face, dark] = [oklch(0.68, 0.11, hue + turn), oklch(0.34, 0.09, hue + turn + 20)];
      return (
        circle(px, py, r, fill(face)) +
        svg`<path d="M${px} ${py - r}A${r} ${r} 0 0 0 ${px} ${py + r}A${r * 1.25} ${r * 1.25} 0 0 1 ${px} ${py - r}Z" fill="${dark}" fill-opacity="0.55"/>`
      );
    })
    .join('');
  const moon =
    circle(width * 0.14, height * 0.2, unit * 0.035, fill(mix(deep, '#ffffff', 0.45))) +
    circle(width * 0.14 - unit * 0.011, height * 0.2 + unit * 0.008, unit * 0.033, fill(VOID, 0.45));
  const body =
    far +
    circle(x, y, radius * 1.35, 'fill="url(#air)"') +
    tilt(ring(1, 0.5)) +
    ball +
    tilt(ring(0, 0.85)) +
    (calm ? '' : moon);
  return { name: 'planet', picture: svgDocument(width, height, body, defs) };
}

const isClear = (calm: Box, x: number, y: number, r: number): boolean =>
  x + r < calm.x || x - r > calm.x + calm.width || y + r < calm.y || y - r > calm.y + calm.height;

function drawMoonGround(stage: Stage, hue: number, line: (x: number) => number): Layer {
  const { width, height, unit, random } = stage;
  const stone = oklch(0.5, 0.05, hue + 20);
  const craters = random.fork('craters');
  let [holes, rims] = ['', ''];
  for (let i = 0; i < (15 * width) / (unit * 1.9); i++) {
    const x = craters.next() * width;
    const y = height * (0.905 + craters.next() * 0.09);
    const r = unit * craters.range(0.014, 0.065) * (y / height);
    holes += svg`M${x - r} ${y}a${r} ${r * 0.26} 0 1 0 ${2 * r} 0a${r} ${r * 0.26} 0 1 0 ${-2 * r} 0Z`;
    rims += svg`M${x - r} ${y}a${r} ${r * 0.26} 0 0 0 ${2 * r} 0`;
  }
  const defs = linearGradient(
    'ground',
    [0, height * 0.8],
    [0, height],
    [
      [0, mix(stone, '#ffffff', 0.18), 1],
      [0.35, mix(stone, VOID, 0.45), 1],
      [1, mix(stone, VOID, 0.85), 1],
    ],
  );
  const body =
    path(areaUnder(width, height, line), 'fill="url(#ground)"') +
    path(holes, fill(VOID, 0.5)) +
    path(
      rims,
      svg`fill="none" stroke="${mix(stone, '#ffffff', 0.4)}" stroke-opacity="0.4" stroke-width="${unit * 0.0025}"`,
    );
  return { name: 'moon-ground', picture: svgDocument(width, height, body, defs) };
}

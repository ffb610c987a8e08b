import { mix } from '../../../color/oklch.ts';
import { createNoise, sampleNoise } from '../../noise.ts';
import { type Lab, paintPixels, toLab } from '../../raster.ts';
import { circle, fill, filled, num, type Point, path, radialGradient, svg, svgDocument } from '../../svg.ts';
import { gradeLight } from '../light/grade.ts';
import { SUNSHINE } from '../light/lamps.ts';
import { isClouded, type Light } from '../light/light.ts';
import { isBehindText, type Layer, type Stage } from '../stage.ts';
import { drawClouds } from './clouds.ts';
import { drawFireworks, drawSkyLanterns } from './sky-lights.ts';
import { drawBolts, drawMeteors, listSkyPainters } from './sky-sights.ts';

// A sky has no edges: a quarter of the pixels show all of it.
const SHRINK = 4;

// How far the shine of the sun reaches, in its radii.
const AUREOLE = 3.4;
// How far that of the moon reaches, as a share of the unit.
const MOONSHINE = 0.22;
const shineOf = ({ light, unit }: Stage): number => unit * (MOONSHINE + Math.max(0, light.disc - 0.07) * 2);

/** Where the sun or moon stands, px from the top: below the words, for a disc behind them takes their contrast. */
export function sunY(stage: Stage, horizon: number): number {
  const { height, light, unit, sunX, calm } = stage;
  const usual = height * horizon * light.altitude;
  const clear = light.disc * 2;
  if (!calm || !isBehindText(stage, sunX, usual, clear)) return usual;
  const below = calm.y + calm.height + unit * clear;
  return Math.max(usual, Math.min(below, height * horizon - unit * light.disc));
}

/** Sky with its clouds and the shine around the sun, then stars, then the disc itself. */
export function drawSky(stage: Stage, horizon: number): Layer[] {
  const { light, width, height } = stage;
  const layers: Layer[] = [{ name: 'sky', picture: paintSky(stage, horizon) }];
  const shown = [
    ...(stage.sights.has('clouds') ? [drawClouds(stage, horizon, sunY(stage, horizon))] : []),
    ...(stage.sights.has('meteors') ? [drawMeteors(stage, horizon)] : []),
    ...(stage.sights.has('fireworks') ? [drawFireworks(stage, horizon)] : []),
    ...(stage.sights.has('sky-lanterns') ? [drawSkyLanterns(stage, horizon)] : []),
  ];
  const lights =
    (light.stars > 0 ? drawStars(stage, horizon) : '') +
    drawDisc(stage, horizon) +
    shown.map(({ body }) => body).join('') +
    (stage.sights.has('lightning') ? drawBolts(stage, horizon) : '');
  const defs = shown.map(({ defs: own }) => own).join('') + discDefs(stage, horizon);
  if (lights !== '') layers.push({ name: 'lights', picture: svgDocument(width, height, lights, defs) });
  return layers;
}

function paintSky(stage: Stage, horizon: number): Uint8Array {
  const { random } = stage;
  const light = stage.grade ? gradeLight(stage.light, stage.grade) : stage.light;
  const width = Math.ceil(stage.width / SHRINK);
  const height = Math.ceil(stage.height / SHRINK);
  const unit = stage.unit / SHRINK;
  const sun = toLab(light.sun);
  const haze = toLab(light.haze);
  const bright = toLab(mix(light.sky[3], light.sun, 0.5));
  const heavy = isClouded(light);
  const [stretch, squeeze] = heavy ? [1.3, 3.4] : [1.6, 12];
  const clouds = sampleNoise(createNoise(random.fork('clouds'), 4, 0.55), {
    columns: width,
    rows: height,
    // Drawn out along the horizon, they change slowly across.
    stride: [4, 1],
    scale: [stretch / unit, squeeze / unit],
  });
  const [sunX, sunTop] = [stage.sunX / SHRINK, sunY(stage, horizon) / SHRINK];
  const ramp = toRamp(light, height, horizon);
  const painters = listSkyPainters({ stage, width, height, shrink: SHRINK, horizon });
  const white = light.time === 'day' ? 0.75 : 0;
  const [tintA, tintB] = white > 0 ? [bright[1], bright[2]] : [haze[1], haze[2]];
  const [shineA, shineB] = [sun[1] * 0.6 + haze[1] * 0.4, sun[2] * 0.6 + haze[2] * 0.4];
  return paintPixels(width, height, (out, x, y) => {
    const { v, color } = ramp[y] as RampRow;
    let [l, a, b] = color;
    const distance = Math.sqrt((x - sunX) ** 2 + (y - sunTop) ** 2) / unit;
    if (v < 0.995 && heavy) {
      // A cloud deck: dark bellies, light between.
      l += clouds(x, y) * 0.075 * light.clouds * (1 - v * 0.6);
    } else if (v < 0.995) {
      const cloud = Math.max(0, clouds(x, y) - 0.1) * (1 - v * 0.55) * 1.8 * light.clouds;
      if (cloud > 0) {
        const near = Math.exp(-distance * 2.1);
        const strength = Math.min(1, cloud * 0.8);
        l += cloud * (0.05 + 0.13 * near) + (bright[0] - l) * cloud * white;
        a += (tintA - a) * strength;
        b += (tintB - b) * strength;
      }
    }
    const halo = Math.exp(-distance * distance * 30) * 0.75 + Math.exp(-distance * 3.2) * 0.42;
    const shine = Math.min(1, light.glow * halo);
    out[0] = l + (sun[0] - l) * shine;
    out[1] = a + (shineA - a) * shine * 0.9;
    out[2] = b + (shineB - b) * shine * 0.9;
    for (const paint of painters) paint(out, x, y, v);
  });
}

/** `v` is how far down the sky a row is, 1 at the horizon. */
type RampRow = { v: number; color: Lab };

/** The clear sky, row by row. */
function toRamp(light: Light, height: number, horizon: number): RampRow[] {
  const stops = light.sky.map(toLab);
  const haze = toLab(light.haze);
  return Array.from({ length: height }, (_, y) => {
    const v = Math.min(0.9999, y / (height * horizon)) ** 0.92;
    const k = v * (stops.length - 1);
    const i = Math.floor(k);
    const from = stops[i] ?? haze;
    const to = stops[Math.min(i + 1, stops.length - 1)] ?? haze;
    const between = (at: 0 | 1 | 2): number => from[at] + (to[at] - from[at]) * (k - i);
    return { v, color: [between(0), between(1), between(2)] };
  });
}

function drawStars(stage: Stage, horizon: number): string {
  const { width, height, unit, light, random } = stage;
  const stars = random.fork('stars');
  const count = Math.round(
    ((260 * (width * height)) / (unit * unit * 1.9)) *
      light.stars *
      (stage.sights.has('milky-way') ? 2.4 : stage.sights.has('stars') ? 1.5 : 1),
  );
  // One path a brightness: hundreds of circles would be hundreds of elements.
  const steps = [0.3, 0.55, 0.9].map((opacity) => ({ opacity, data: '' }));
  for (let i = 0; i < count; i++) {
    const step = steps[stars.integer(0, 2)];
    const radius = (0.4 + stars.next() ** 3 * 1.5) * Math.max(1, unit / 630);
    const x = stars.next() * width;
    const y = stars.next() ** 1.5 * height * horizon * 0.95;
    if (step && !isBehindText(stage, x, y, 0.012)) {
      step.data += svg`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    }
  }
  return steps.map(({ opacity, data }) => path(data, fill('#ffffff', opacity))).join('');
}

// Warmer than its light, which is all but white at noon: a white disc in a blue sky is a moon.
const SUN_CORE = '#fff6cf';
/** The gradients of `drawDisc`. */
function discDefs(stage: Stage, horizon: number): string {
  const { light, unit, sunX } = stage;
  const centre: Point = [sunX, sunY(stage, horizon)];
  if (showsMoon(light))
    return radialGradient('moon', centre, shineOf(stage), [
      [0, light.sun, 0.3],
      [0.4, light.sun, 0.1],
      [1, light.sun, 0],
    ]);
  const radius = unit * light.disc;
  return (
    radialGradient('sun', centre, radius, [
      [0, mix(light.sun, SUN_CORE, 0.7), 1],
      [0.6, mix(light.sun, SUN_CORE, 0.9), 1],
      [1, mix(light.sun, SUNSHINE, 0.68), 1],
    ]) +
    radialGradient('aureole', centre, radius * AUREOLE, [
      [0.26, SUNSHINE, 0.8],
      [0.42, mix(light.sun, SUNSHINE, 0.7), 0.38],
      [0.68, mix(light.sun, SUNSHINE, 0.4), 0.14],
      [1, light.sun, 0],
    ])
  );
}

// Seas and craters of the moon in its radii: the smallest are seen on a large moon alone.
const SEAS = [
  [-0.3, -0.25, 0.28],
  [0.28, 0.1, 0.2],
  [-0.1, 0.42, 0.16],
  [0.02, -0.46, 0.13],
  [0.5, -0.36, 0.1],
  [-0.62, 0.2, 0.12],
  [0.38, 0.56, 0.09],
  [-0.02, 0.06, 0.07],
  [-0.42, 0.62, 0.06],
  [0.68, 0.14, 0.06],
  [-0.62, -0.5, 0.07],
] as const;
const LEAST_SEA = 0.0075;

/** At dusk only a moon that is asked for is up: the light then has a disc. */
const showsMoon = ({ time }: Light): boolean => time === 'night' || time === 'dusk';

function drawDisc(stage: Stage, horizon: number): string {
  const { light, unit, sunX } = stage;
  if (light.disc === 0) return '';
  const y = sunY(stage, horizon);
  const radius = unit * light.disc;
  if (!showsMoon(light))
    return (
      circle(sunX, y, radius * AUREOLE, 'fill="url(#aureole)"') + circle(sunX, y, radius, 'fill="url(#sun)"')
    );
  const seas = SEAS.filter(([, , r]) => r * radius > unit * LEAST_SEA);
  const shade = mix(light.sun, light.sky[3], 0.32);
  const shine = circle(sunX, y, shineOf(stage), 'fill="url(#moon)"');
  if (stage.sights.has('crescent')) {
    const [r, inner] = [num(radius * 1.15), num(radius * 1.3)];
    const [tipX, tipY] = [sunX + radius * 0.5, radius * 1.04];
    return (
      shine +
      filled(
        light.sun,
      )`M${tipX} ${y - tipY}A${r} ${r} 0 1 0 ${tipX} ${y + tipY}A${inner} ${inner} 0 0 1 ${tipX} ${y - tipY}Z`
    );
  }
  return (
    shine +
    circle(sunX, y, radius, fill(light.sun)) +
    seas
      .map(([dx, dy, r]) => circle(sunX + dx * radius, y + dy * radius, r * radius, fill(shade, 0.5)))
      .join('')
  );
}

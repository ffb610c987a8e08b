import { mix } from '../../../../color/oklch.ts';
import { filled, gradientDown, linearGradient, path, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawButte } from '../../land/buttes.ts';
import { inLight } from '../../light/light.ts';
import { drawProp } from '../../outdoors/props.ts';
import { areaUnder, type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.64;
const SAND = '#e6a862';
const DUNES = [
  { base: 0.7, height: 0.12, count: 6, near: 0.5 },
  { base: 0.77, height: 0.17, count: 4, near: 0.66 },
  { base: 0.86, height: 0.2, count: 3, near: 0.82 },
] as const;

/** Dunes with a lit and a shaded side each: the Sahara, Arabia, the Gobi. */
export const desert: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => draw(stage, false),
};

/** The desert of the West: dunes before mesas, cacti. */
export const cactusDesert: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => draw(stage, true),
};

function draw(stage: Stage, american: boolean): Scene {
  const { height, unit, light, random } = stage;
  const ground = rollingLine(random.fork('ground'), height * 0.855, unit * 0.02, unit * 1.3, 1);
  const heat = (name: string, top: number, density: number): Layer =>
    drawFog(stage, name, [top, top + 0.22], density * light.mist);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...(american ? [drawMesas(stage)] : []),
      heat('heat', 0.54, 0.5),
      drawDunes(stage, 0),
      heat('dust', 0.62, 0.35),
      drawDunes(stage, 1),
      drawDunes(stage, 2),
      drawPlain(stage, ground, american),
    ],
    front: [],
    groundY: (x) => ground(x) + unit * 0.035,
  };
}

function drawMesas(stage: Stage): Layer {
  const { width, height, unit, sunX } = stage;
  const random = stage.random.fork('mesas');
  const base = height * 0.675;
  let body = '';
  for (let i = 0; i < Math.round((5 * width) / (unit * 1.9)); i++) {
    const x = width * random.next();
    const open = Math.abs(x - sunX) < unit * 0.22 ? 0.5 : 1;
    const tall = calmHeight(stage, x, base, unit * random.range(0.07, 0.17) * open);
    body += drawButte(
      stage,
      { x, base, width: unit * random.range(0.08, 0.26), height: tall, near: 0.32, rock: '#b86a4a' },
      random,
    );
  }
  return { name: 'mesas', picture: svgDocument(width, height, body) };
}

function drawDunes(stage: Stage, index: number): Layer {
  const row = DUNES[index] ?? DUNES[0];
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork(`dunes${index}`);
  const base = height * row.base;
  const sand = inLight(light, SAND, row.near);
  const lit = mix(sand, light.sun, 0.2 + 0.22 * light.glow);
  const shade = mix(inLight(light, mix(SAND, light.dark, 0.42), row.near), light.sky[1], 0.14);
  const count = Math.max(2, Math.round((row.count * width) / (unit * 1.9)));
  const dunes = Array.from({ length: count }, (_, i) => {
    const x = ((i + random.range(0.1, 0.9)) / count) * width * 1.1 - width * 0.05;
    return {
      x,
      tall: calmHeight(stage, x, base, unit * row.height * random.range(0.5, 1)),
      reach: unit * row.height * random.range(3, 4.4),
    };
  }).sort((a, b) => b.tall - a.tall);
  let [body, defs] = ['', ''];
  for (const [i, { x, tall, reach }] of dunes.entries()) {
    const side = sunX > x ? -1 : 1;
    const top = base - tall;
    // The shade ends where the floor begins.
    const foot = base + unit * 0.06;
    const whole = svg`M${x - reach} ${foot}C${x - reach * 0.6} ${base} ${x - reach * 0.24} ${top + tall * 0.12} ${x} ${top}C${x + reach * 0.24} ${top + tall * 0.12} ${x + reach * 0.6} ${base} ${x + reach} ${foot}Z`;
    // The crest comes down towards the viewer in an S: wind draws it.
    const swing = -side * reach * random.range(0.05, 0.16);
    const dull = svg`M${x} ${top}C${x + side * reach * 0.24} ${top + tall * 0.12} ${x + side * reach * 0.6} ${base} ${x + side * reach} ${foot}H${x + swing * 0.4}C${x + swing * 2.4} ${top + tall * 0.95} ${x - swing * 1.1} ${top + tall * 0.5} ${x} ${top}Z`;
    defs +=
      linearGradient(
        `l${i}`,
        [0, top],
        [0, foot],
        [
          [0, lit, 1],
          [0.6, mix(lit, sand, 0.7), 1],
          [1, sand, 1],
        ],
      ) +
      linearGradient(
        `s${i}`,
        [0, top],
        [0, foot],
        [
          [0, shade, 1],
          [0.5, shade, 0.85],
          [1, sand, 0],
        ],
      );
    body += path(whole, `fill="url(#l${i})"`) + path(dull, `fill="url(#s${i})"`);
  }
  const floor = filled(sand)`M0 ${base + unit * 0.06}H${width}V${height}H0Z`;
  return { name: `dunes${index}`, picture: svgDocument(width, height, body + floor, defs) };
}

/** The sand at the viewer's feet with ripples of the wind, and cacti where they grow. */
function drawPlain(stage: Stage, line: Line, american: boolean): Layer {
  const { width, height, unit, light, sunX, subjectX } = stage;
  const random = stage.random.fork('plain');
  const sand = inLight(light, SAND, 0.94);
  const defs = gradientDown(
    'plain',
    [height * 0.83, height],
    [mix(sand, light.sun, 0.24), mix(sand, light.dark, 0.26)],
  );
  let ripples = '';
  for (let i = 0; i < 46; i++) {
    const k = random.next() ** 0.8;
    const x = random.range(-0.05, 1) * width;
    const y = line(x) + unit * 0.025 + (height - line(x)) * k;
    const reach = unit * random.range(0.06, 0.2) * (0.5 + k);
    ripples += svg`M${x} ${y}q${reach * 0.25} ${-unit * 0.012} ${reach * 0.5} 0t${reach * 0.5} 0`;
  }
  let cacti = '';
  for (const [share, size] of [
    [0.06, 0.26],
    [0.15, 0.12],
    [0.9, 0.2],
    [0.79, 0.09],
  ] as const) {
    if (!american) break;
    const x = width * (share + random.range(-0.02, 0.02));
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.3) continue;
    const y = line(x) + unit * 0.1 * size;
    const tall = calmHeight(stage, x, y, unit * size);
    cacti += drawProp(stage, 'saguaro', { x, y, tall, near: 0.92, turned: sunX > x });
  }
  const body =
    path(areaUnder(width, height, line, 8), 'fill="url(#plain)"') +
    path(ripples, stroke(mix(sand, light.dark, 0.3), Math.max(1, unit * 0.0032), 0.5)) +
    cacti;
  return { name: 'plain', picture: svgDocument(width, height, body, defs) };
}

import { mix } from '../../../../color/oklch.ts';
import { createNoise } from '../../../noise.ts';
import {
  fill,
  gradientDown,
  linearGradient,
  lines,
  type Point,
  path,
  stroke,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawPalm } from '../../land/foliage.ts';
import { inLight } from '../../light/light.ts';
import { turfColor } from '../../seasons.ts';
import { areaUnder, type Line } from '../../shapes.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';
import { drawOpenSea } from './sea.ts';

const HORIZON = 0.52;
const SAND = '#ecc892';

/** The sea from the sand: a breaker running out, wet sand, dry sand. */
export const beach: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => draw(stage, [], []),
};

/** A beach under palms, a green headland across the bay. */
export const tropicalBeach: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => draw(stage, [drawIsles(stage), drawShallows(stage)], [drawPalms(stage)]),
};

/** A beach of northern seas: dunes with marram grass, groynes, a wide sky. */
export const duneBeach: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => draw(stage, [drawGroynes(stage)], [drawDunes(stage)]),
};

function draw(stage: Stage, far: readonly Layer[], near: readonly Layer[]): Scene {
  const { width, height, unit } = stage;
  return {
    back: [...drawOpenSea(stage, HORIZON), ...far, drawSand(stage), ...near],
    front: [],
    groundY: () => height * 0.9 - unit * 0.01,
    offshore: { from: width * 0.08, to: width * 0.92, y: height * 0.605, scale: 0.42, shore: height * 0.665 },
  };
}

/** Green headlands across the water. */
function drawIsles(stage: Stage): Layer {
  const { width, height, unit, light, sunX } = stage;
  const base = height * HORIZON + 2;
  const side = sunX > width / 2 ? 1 : -1;
  const end = side > 0 ? 0 : width;
  const cape = (reach: number, tall: number, near: number): string => {
    const top = (k: number): number =>
      base -
      calmHeight(stage, end + side * reach * k, base, tall * (1 - k ** 1.6) * (1 + 0.14 * Math.sin(k * 15)));
    const points = Array.from({ length: 16 }, (_, i): Point => [end + side * reach * (i / 15), top(i / 15)]);
    return path(
      lines([[end, base], ...points, [end + side * reach, base]], true),
      fill(inLight(light, '#3f8f62', near)),
    );
  };
  return {
    name: 'isles',
    picture: svgDocument(
      width,
      height,
      cape(unit * 0.62, unit * 0.1, 0.32) + cape(unit * 0.38, unit * 0.15, 0.46),
    ),
  };
}

/** Shallow turquoise water before the sand. */
function drawShallows(stage: Stage): Layer {
  const { width, height, light } = stage;
  const teal = inLight({ ...light, silhouette: light.silhouette * 0.7 }, '#37c8c0', 0.86);
  const defs = linearGradient(
    'shallows',
    [0, height * 0.56],
    [0, height * 0.72],
    [
      [0, teal, 0],
      [1, teal, 0.85],
    ],
  );
  return {
    name: 'shallows',
    picture: svgDocument(
      width,
      height,
      path(`M0 ${height * 0.56}H${width}V${height * 0.74}H0Z`, 'fill="url(#shallows)"'),
      defs,
    ),
  };
}

/** Palms that lean over the water from both sides, where neither words nor the subject stand. */
function drawPalms(stage: Stage): Layer {
  const { width, height, unit, subjectX, brings } = stage;
  const random = stage.random.fork('palms');
  let body = '';
  if (!brings?.some((name) => name.includes('palm')))
    for (const [share, size, lean] of [
      [0.03, 0.68, 0.16],
      [0.13, 0.46, 0.1],
      [0.97, 0.6, -0.17],
      [0.88, 0.4, -0.08],
    ] as const) {
      const x = width * share;
      if (subjectX !== undefined && Math.abs(subjectX - x) < unit * 0.22) continue;
      const y = height * 0.84 + unit * 0.1 * size;
      const wanted = unit * size;
      const tall =
        Math.min(
          ...[-0.3, 0, lean, lean + 0.4].map((k) => calmHeight(stage, x + k * wanted, y, wanted * 1.1)),
        ) / 1.1;
      if (tall < wanted * 0.4) continue;
      body += drawPalm(stage, { x, y, height: tall, near: 0.93 }, lean, random);
    }
  return { name: 'palms', picture: svgDocument(width, height, body) };
}

const AFLOAT = /boat|ship|canoe|raft|ferry|gondola|galleon|submarine|surf/;

/** Rows of posts that run out into the sea. */
function drawGroynes(stage: Stage): Layer {
  const { width, height, unit, light, sunX, brings } = stage;
  const wood = inLight(light, '#5d5148', 0.76);
  let posts = '';
  // Boats lie where they would run out.
  if (brings?.some((name) => AFLOAT.test(name)))
    return { name: 'groynes', picture: svgDocument(width, height, '') };
  for (const start of [0.2, 0.72]) {
    const away = sunX > width / 2 ? -1 : 1;
    for (let i = 0; i < 12; i++) {
      const k = (i / 11) ** 0.8;
      const x = width * start + away * unit * 0.2 * k;
      const y = height * (HORIZON + 0.02) + height * 0.2 * k;
      posts += svg`M${x} ${y}v${-unit * (0.008 + 0.022 * k)}`;
    }
  }
  return {
    name: 'groynes',
    picture: svgDocument(width, height, path(posts, stroke(wood, Math.max(1.2, unit * 0.0075)))),
  };
}

/** Dunes at both sides with their grass, and the slatted fence that holds the sand. */
function drawDunes(stage: Stage): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('dunes');
  const sand = inLight(light, SAND, 0.93);
  const green = inLight(light, turfColor(stage, '#8a9a5a'), 0.94);
  const wide = unit * 0.62;
  let body = '';
  for (const side of [-1, 1]) {
    const end = side < 0 ? 0 : width;
    const near = subjectX !== undefined && Math.abs(subjectX - end) < unit * 0.45;
    const tall = unit * (near ? 0.1 : 0.24);
    const base = height + unit * 0.01;
    const line: Line = (x) => {
      const k = Math.min(1, Math.abs(x - end) / wide);
      return (
        base -
        calmHeight(
          stage,
          x,
          base,
          (tall + unit * 0.012 * Math.sin(x / (unit * 0.06))) * (1 - k) ** 1.4 + unit * 0.03 * (1 - k),
        )
      );
    };
    const points = Array.from({ length: 25 }, (_, i): Point => {
      const x = end - side * wide * (i / 24);
      return [x, line(x)];
    });
    body += path(
      lines([...points, [end - side * wide, height], [end, height]], true),
      fill(mix(sand, light.sun, 0.14)),
    );
    let blades = '';
    for (let i = 0; i < 130; i++) {
      const k = random.next() ** 1.5;
      const x = end - side * wide * 0.82 * k;
      const y = line(x) + unit * 0.07 * random.next() ** 2;
      const l = unit * random.range(0.03, 0.075);
      const lean = -side * l * random.range(0.1, 0.7);
      const w = unit * 0.0026;
      blades += svg`M${x - w} ${y + 3}Q${x} ${y - l * 0.6} ${x + lean} ${y - l}Q${x + lean * 0.3 + w} ${y - l * 0.5} ${x + w} ${y + 3}Z`;
    }
    body += path(blades, fill(green));
  }
  return { name: 'dunes', picture: svgDocument(width, height, body) };
}

function drawSand(stage: Stage): Layer {
  const { width, height, unit, light, random } = stage;
  const noise = createNoise(random.fork('shore'), 3);
  const edge =
    (y: number, shift: number): Line =>
    (x) =>
      height * y + unit * (0.1 * (x / width - 0.5) + 0.022 * noise(x / unit, shift));
  const sand = inLight(light, SAND, 0.88);
  const wet = mix(sand, light.sky[2], 0.42);
  const foam = mix(inLight(light, '#ffffff', 0.85), light.sun, 0.3);
  const defs = gradientDown(
    'sand',
    [height * 0.74, height],
    [mix(sand, light.sun, 0.2), mix(sand, light.dark, 0.22)],
  );
  const body =
    path(areaUnder(width, height, edge(0.68, 0)), fill(foam, 0.5)) +
    path(areaUnder(width, height, edge(0.7, 0.2)), fill(mix(wet, light.sky[3], 0.35), 0.9)) +
    path(areaUnder(width, height, edge(0.725, 0.5)), fill(foam, 0.95)) +
    path(areaUnder(width, height, edge(0.735, 0.6)), fill(mix(wet, light.dark, 0.12))) +
    path(areaUnder(width, height, edge(0.785, 0.9)), 'fill="url(#sand)"');
  return { name: 'sand', picture: svgDocument(width, height, body, defs) };
}

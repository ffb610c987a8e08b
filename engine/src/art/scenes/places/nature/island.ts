import { mix } from '../../../../color/oklch.ts';
import { dots, fill, gradientDown, oval, type Point, path, svg, svgDocument } from '../../../svg.ts';
import { drawCrown, drawPalm } from '../../land/foliage.ts';
import { inLight } from '../../light/light.ts';
import { areaUnder, type Line, rollingLine } from '../../shapes.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';
import { drawOpenSea } from './sea.ts';

const HORIZON = 0.6;
const SAND = '#f3dcae';

/** A palm island in a lagoon, its green hill behind, the sand of the shore in front. */
export const island: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, random } = stage;
  const land = stage.onLand;
  const shore = rollingLine(random.fork('shore'), height * (land ? 0.84 : 0.95), unit * 0.014, unit * 0.9);
  const [sky, ...rest] = drawOpenSea(stage, HORIZON);
  const middle = width * (stage.sunX > width / 2 ? 0.6 : 0.4);
  return {
    back: [
      ...(sky ? [sky] : []),
      ...rest,
      drawFarIsles(stage),
      drawLagoon(stage, middle),
      drawIsle(stage, middle),
      ...(land ? [drawShore(stage, shore)] : []),
    ],
    front: land ? [] : [drawShore(stage, shore)],
    groundY: (x) => (land ? shore(x) + unit * 0.06 : height * 0.85),
  };
}

function drawFarIsles(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const base = height * HORIZON + 1;
  const far = inLight(light, '#5f8f9a', 0.3);
  const isle = (x: number, reach: number, tall: number): string => {
    const rise = calmHeight(stage, x, base, tall);
    return svg`M${x - reach} ${base}C${x - reach * 0.5} ${base - rise * 0.2} ${x - reach * 0.35} ${base - rise} ${x} ${base - rise}S${x + reach * 0.6} ${base - rise * 0.1} ${x + reach} ${base}Z`;
  };
  const body = path(
    isle(width * 0.1, unit * 0.26, unit * 0.07) +
      isle(width * 0.24, unit * 0.16, unit * 0.035) +
      isle(width * 0.93, unit * 0.2, unit * 0.05),
    fill(far),
  );
  return { name: 'far-isles', picture: svgDocument(width, height, body) };
}

/** Shallow water around the island, lighter the nearer its sand. */
function drawLagoon(stage: Stage, x: number): Layer {
  const { width, height, unit, light } = stage;
  const y = height * 0.705;
  const teal = inLight(light, '#35c3bd', 0.8);
  const rings: readonly (readonly [reach: number, depth: number, opacity: number])[] = [
    [1.05, 0.085, 0.35],
    [0.86, 0.062, 0.45],
    [0.7, 0.044, 0.5],
  ];
  const body = rings
    .map(([reach, depth, opacity], i) =>
      path(
        oval([x, y], Math.min(unit * reach, width * 0.62 * reach), unit * depth),
        fill(mix(teal, light.sun, 0.1 * i), opacity),
      ),
    )
    .join('');
  return { name: 'lagoon', picture: svgDocument(width, height, body) };
}

function drawIsle(stage: Stage, x: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('isle');
  const y = height * 0.7;
  const reach = Math.min(unit * 0.5, width * 0.36);
  const sand = inLight(light, SAND, 0.82);
  const hill = calmHeight(stage, x, y, unit * 0.17);
  const green = inLight(light, '#4f9a58', 0.62);
  const hump = (dx: number, wide: number, tall: number): string =>
    svg`M${x + dx - wide} ${y}C${x + dx - wide * 0.6} ${y - tall * 0.3} ${x + dx - wide * 0.42} ${y - tall} ${x + dx} ${y - tall}S${x + dx + wide * 0.56} ${y - tall * 0.34} ${x + dx + wide} ${y}Z`;
  const defs = gradientDown(
    'hump',
    [y - hill, y],
    [mix(green, light.sun, 0.22), mix(green, light.dark, 0.2)],
  );
  let plants = '';
  for (let i = 0; i < 9; i++) {
    const k = (i + 0.5) / 9;
    const px = x + (k - 0.5) * reach * 1.35;
    const r = unit * random.range(0.026, 0.045);
    plants += drawCrown(
      stage,
      [px, y - r * 0.5],
      r * 1.5,
      r,
      i % 2 === 0 ? '#3f8f4f' : '#58a352',
      0.74,
      random,
    );
  }
  let palms = '';
  const lone = hasOnePalm(stage);
  for (const [k, size, lean] of lone
    ? ONE_PALM
    : ([
        [-0.62, 0.24, -0.2],
        [-0.42, 0.33, -0.12],
        [-0.16, 0.27, 0.1],
        [0.3, 0.26, -0.06],
        [0.52, 0.36, 0.14],
        [0.72, 0.25, 0.22],
      ] as const)) {
    const px = x + reach * k;
    const tall = Math.min(
      calmHeight(stage, px, y, unit * size),
      calmHeight(stage, px + lean * unit * size, y, unit * size),
    );
    palms += drawPalm(stage, { x: px, y: y + unit * 0.012, height: tall, near: 0.82 }, lean, random);
  }
  const beach =
    path(
      oval([x, y + unit * 0.012], reach * 1.02, unit * 0.034),
      fill(mix('#ffffff', light.haze, 0.3), 0.75),
    ) +
    path(oval([x, y + unit * 0.008], reach * 0.99, unit * 0.027), fill(mix(sand, light.dark, 0.14))) +
    path(oval([x, y + unit * 0.002], reach * 0.97, unit * 0.024), fill(mix(sand, light.sun, 0.2)));
  const body =
    path(
      hump(-reach * 0.1, reach * 0.72, hill) + hump(reach * 0.36, reach * 0.5, hill * 0.62),
      'fill="url(#hump)"',
    ) +
    beach +
    plants +
    palms;
  return { name: 'isle', picture: svgDocument(width, height, body, defs) };
}

const ONE_PALM = [[0.02, 0.46, 0.12]] as const;
const hasOnePalm = ({ single }: Stage): boolean => single?.includes('palm tree') ?? false;

/** The near shore: foam, wet sand, dry sand with shells; a palm leans in from the side that is free. */
function drawShore(stage: Stage, line: Line): Layer {
  const { width, height, unit, light, subjectX, calm } = stage;
  const random = stage.random.fork('shore-things');
  const sand = inLight(light, SAND, 0.92);
  const foam = mix(inLight(light, '#ffffff', 0.88), light.sun, 0.3);
  const defs = gradientDown(
    'shore',
    [line(width / 2), height],
    [mix(sand, light.sun, 0.2), mix(sand, light.dark, 0.2)],
  );
  const at =
    (shift: number): Line =>
    (x) =>
      line(x) + unit * shift;
  const shells: Point[] = Array.from({ length: 16 }, (): Point => {
    const x = random.next() * width;
    return [x, line(x) + unit * random.range(0.06, 0.14)];
  });
  const body =
    path(areaUnder(width, height, at(-0.014), 8), fill(foam, 0.6)) +
    path(areaUnder(width, height, line, 8), fill(mix(sand, light.sky[2], 0.4))) +
    path(areaUnder(width, height, at(0.016), 8), 'fill="url(#shore)"') +
    dots(shells, unit * 0.009, inLight(light, '#e9b7a0', 0.9)) +
    dots(
      shells.slice(0, 6).map(([x, y]): Point => [x + unit * 0.02, y + 2]),
      unit * 0.013,
      mix(sand, light.dark, 0.22),
    );
  // A tall palm at the edge frames the picture, unless words or the subject stand there.
  const left = stage.sunX > width / 2;
  const px = width * (left ? 0.045 : 0.955);
  const free =
    !calm && !hasOnePalm(stage) && (subjectX === undefined || Math.abs(subjectX - px) > unit * 0.4);
  const palm = free
    ? drawPalm(
        stage,
        { x: px, y: line(px) + unit * 0.05, height: Math.min(unit * 0.66, height * 0.55), near: 0.97 },
        left ? 0.16 : -0.16,
        random,
      )
    : '';
  return { name: 'shore', picture: svgDocument(width, height, body + palm, defs) };
}

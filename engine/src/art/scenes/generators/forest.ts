import { mix } from '../../../color/oklch.ts';
import { fill, linearGradient, path, radialGradient, svg, svgDocument } from '../../svg.ts';
import { drawTree } from '../land/foliage.ts';
import { drawShafts } from '../land/shafts.ts';
import { snowOnBoughs } from '../land/wood.ts';
import { inLight } from '../light/light.ts';
import { evergreen, inShade, isSnowy, SNOW, turfColor } from '../seasons.ts';
import { areaUnder, broadleaf, conifer, grass, type Line, rollingLine, trunk } from '../shapes.ts';
import { drawFog } from '../sky/fog.ts';
import { drawSky } from '../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Season, type Stage } from '../stage.ts';

const HORIZON = 0.62;
const NEEDLES = '#1f5c45';
const EARTH = '#3d6b3f';
const BARK = '#3b2a26';
/** Colors of the rows, far to near, where the leaves turn or come out. */
const WOODS: Readonly<Partial<Record<Season, readonly string[]>>> = {
  autumn: ['#d9a03c', '#cf7a2e', '#b9542b', '#8f3f2a'],
  spring: ['#9ccf63', '#82bd52', '#64a548', '#3f8544'],
};

/** Rows of trees from the far haze to the near dark; heights in shares of the unit. */
const ROWS = [
  { y: 0.68, count: 70, low: 0.095, high: 0.19, near: 0.26 },
  { y: 0.73, count: 50, low: 0.16, high: 0.3, near: 0.38 },
  { y: 0.79, count: 32, low: 0.27, high: 0.43, near: 0.54 },
  { y: 0.87, count: 18, low: 0.41, high: 0.68, near: 0.74 },
] as const;

/** Spruces in rows before far hills, a clearing, and trunks that frame it. */
export const forest: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random } = stage;
  const ground: Line = (x) =>
    height * 0.865 - unit * (0.03 * Math.sin((x / width) * 3.6 + 0.6) + 0.012 * Math.sin((x / width) * 11));
  const rows = ROWS.flatMap((_, index) => drawRow(stage, index));
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawHills(stage),
      ...rows,
      drawShafts(stage, 'rays', HORIZON, 0.1),
      drawGround(stage, ground),
    ],
    front: [
      drawUndergrowth(stage, ground),
      drawFog(stage, 'near-fog', [0.74, 1.02], 0.3 * light.mist, light.haze),
      ...(stage.calm ? [] : [drawFrame(stage, random.fork('frame'))]),
    ],
    ...(stage.calm ? {} : { clear: { from: width * 0.06, to: width * 0.865 } }),
    farY: height * 0.82,
    groundY: ground,
  };

  function drawHills({ random: chance }: Stage): Layer {
    const hills = [
      { y: stage.calm ? 0.61 : 0.56, swing: stage.calm ? 0.07 : 0.18, near: 0.2 },
      { y: 0.62, swing: stage.calm ? 0.05 : 0.13, near: 0.3 },
    ];
    const shapes = hills.map(({ y, swing, near }, i) => {
      const line = rollingLine(chance.fork(`hill${i}`), height * y, unit * swing, unit * 0.85, 5);
      const far = mix(inLight(light, '#4d7d78', near), light.sky[1], 0.2);
      const shade = linearGradient(
        `h${i}`,
        [0, height * (y - 0.15)],
        [0, height * (y + 0.1)],
        [
          [0, far, 1],
          [1, light.haze, 0.9],
        ],
      );
      return { shade, body: path(areaUnder(width, height, line), `fill="url(#h${i})"`) };
    });
    const defs = shapes.map(({ shade }) => shade).join('');
    return { name: 'hills', picture: svgDocument(width, height, shapes.map((s) => s.body).join(''), defs) };
  }
}

function drawRow(stage: Stage, index: number): Layer[] {
  const row = ROWS[index];
  if (!row) return [];
  const { width, height, unit, light, sunX, subjectX } = stage;
  const random = stage.random.fork(`row${index}`);
  const rise = rollingLine(stage.random.fork(`rise${index}`), height * row.y, unit * -0.04, unit * 0.9);
  const thick = rollingLine(stage.random.fork(`thick${index}`), 0.95, -0.32, unit * 0.62);
  const count = Math.round((row.count * width) / (unit * 1.9));
  const woods = isSnowy(stage) ? undefined : WOODS[stage.season ?? 'summer'];
  const leafy = woods !== undefined;
  const leaves = woods?.[index] ?? evergreen(stage, NEEDLES);
  let [data, crowns, laden] = ['', '', ''];
  for (let j = 0; j < count; j++) {
    const x = ((j + 0.5 + (random.next() - 0.5) * 0.9) / count) * width * 1.08 - width * 0.04;
    // The sun looks through a gap, and the subject stands before low trees.
    const gap = Math.abs(x - sunX) < unit * (0.17 + 0.05 * index) ? random.range(0.36, 0.6) : 1;
    const open =
      subjectX !== undefined && index >= 2 && Math.abs(x - subjectX) < unit * 0.38
        ? index === 3
          ? 0.2
          : 0.5
        : 1;
    const tall = unit * random.range(row.low, row.high) * gap * open * thick(x);
    const y = rise(x);
    const fitting = calmHeight(stage, x, y, tall);
    if (isSnowy(stage)) laden += snowOnBoughs(x, y, fitting);
    if (!leafy || j % 3 === 0) data += conifer(x, y, fitting, random);
    else if (index < 2) data += broadleaf(x, y + 2, fitting * 0.8, random);
    else crowns += drawTree(stage, { x, y: y + 2, height: fitting * 0.74, near: row.near }, random);
  }
  const dark = inLight(light, leaves, row.near);
  const thin = inLight(light, leaves, Math.max(0.05, row.near - 0.26 * light.mist));
  const defs =
    linearGradient(
      't',
      [0, height * row.y - unit * row.high],
      [0, height * (row.y + 0.06)],
      [
        [0, dark, 1],
        [0.45, dark, 1],
        [1, thin, Number((1 - 0.35 * light.mist).toFixed(2))],
      ],
    ) +
    linearGradient(
      'f',
      [0, height * (row.y - 0.1)],
      [0, height * (row.y + 0.14)],
      [
        [0, light.haze, 0],
        [
          1,
          inLight(light, turfColor(stage, EARTH), row.near * 0.55),
          Number((0.92 * Math.max(0.75, light.mist)).toFixed(2)),
        ],
      ],
    );
  const snow = laden === '' ? '' : path(laden, fill(inLight(light, SNOW, row.near)));
  const floor = svg`<rect y="${height * (row.y - 0.1)}" width="${width}" height="${height}" fill="url(#f)"/>`;
  return [
    {
      name: `row${index}`,
      picture: svgDocument(width, height, path(data, 'fill="url(#t)"') + snow + crowns + floor, defs),
    },
    drawFog(
      stage,
      `fog${index}`,
      [row.y - 0.24, row.y + 0.16],
      0.6 * light.mist,
      mix(light.haze, light.sun, 0.15),
    ),
  ];
}

function drawGround(stage: Stage, line: Line): Layer {
  const { width, height, unit, light, sunX } = stage;
  const soil = turfColor(stage, EARTH);
  const earth = inLight(light, soil, 0.9);
  const shape = areaUnder(width, height, line, 8);
  const defs =
    linearGradient(
      'g',
      [0, height * 0.82],
      [0, height],
      [
        [0, inLight(light, soil, 0.84), 1],
        [0.6, inLight(light, inShade(stage, soil, 0.45), 1), 1],
      ],
    ) +
    radialGradient('s', [sunX, height * 0.86], unit * 0.68, [
      [0, mix(light.haze, light.sky[2], 0.5), 0.5],
      [1, light.haze, 0],
    ]);
  const blades = grass(
    width,
    line,
    Math.round(((isSnowy(stage) ? 40 : 330) * width) / 1200),
    unit * 0.032,
    stage.random.fork('grass'),
  );
  const body = path(shape, 'fill="url(#g)"') + path(shape, 'fill="url(#s)"') + path(blades, fill(earth));
  return { name: 'ground', picture: svgDocument(width, height, body, defs) };
}

function drawUndergrowth(stage: Stage, line: Line): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('undergrowth');
  const bands = [
    { drop: 0.045, count: 420, length: 0.041, shade: 0.35 },
    { drop: 0.085, count: 380, length: 0.063, shade: 0.62 },
  ];
  const body = bands.map(({ drop, count, length, shade }) => {
    const edge: Line = (x) => line(x * 0.8 + width * 0.1) + unit * drop;
    const blades = grass(
      width,
      edge,
      Math.round(((isSnowy(stage) ? 40 : count) * width) / 1200),
      unit * length,
      random,
    );
    return path(
      areaUnder(width, height, edge, 8) + blades,
      fill(inLight(light, inShade(stage, turfColor(stage, EARTH), shade), 0.97)),
    );
  });
  return { name: 'undergrowth', picture: svgDocument(width, height, body.join('')) };
}

function drawFrame(stage: Stage, random: Stage['random']): Layer {
  const { width, height, unit, light } = stage;
  const dark = (shade: number, near: number): string =>
    fill(inLight(light, mix(BARK, light.dark, shade), near));
  const [thin, thick] = [Math.min(unit * 0.042, width * 0.022), Math.min(unit * 0.13, width * 0.07)];
  const trunks = [
    { x: 0.885, girth: thin, bottom: height * 0.96, lean: 0.01, color: dark(0.5, 0.83) },
    { x: 0.02, girth: thick, bottom: height + 10, lean: 0.012, color: dark(0.72, 0.97) },
    { x: 0.955, girth: thick * 0.8, bottom: height + 10, lean: -0.02, color: dark(0.72, 0.97) },
  ];
  const body = trunks.map(({ x, girth, bottom, lean, color }) => {
    const { stem, branches } = trunk(width * x, girth, -10, bottom, width * lean, random);
    return path(branches, color) + path(stem, color);
  });
  return { name: 'frame', picture: svgDocument(width, height, body.join('')) };
}

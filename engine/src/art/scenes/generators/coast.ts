import { mix } from '../../../color/oklch.ts';
import {
  dots,
  fill,
  filled,
  gradientDown,
  lines,
  type Point,
  path,
  stroked,
  svgDocument,
} from '../../svg.ts';
import { drawSplashes } from '../land/breakers.ts';
import { drawWaves, SEA } from '../land/swell.ts';
import { drawWater, roughness } from '../land/water.ts';
import { inLight } from '../light/light.ts';
import { turfColor } from '../seasons.ts';
import { grass, type Line } from '../shapes.ts';
import { drawFog } from '../sky/fog.ts';
import { drawSky } from '../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../stage.ts';

const HORIZON = 0.64;
const ROCK = '#6f665f';
const TURF = '#5d8f4e';

/** A cliff over the sea, green on top: where lighthouses stand. */
export const coast: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, subjectX = width * 0.3 } = stage;
  // Who is on a cliff brings one to measure.
  const own = stage.brings?.includes('perch-cliff') ?? false;
  // The cliff comes in from the side of the subject.
  const left = subjectX < width / 2;
  const reach = unit * 0.26;
  const ends = (stage.standing ?? []).map((box) =>
    left ? box.x + box.width + unit * 0.06 : box.x - unit * 0.06,
  );
  const edge = left
    ? Math.min(width + unit, Math.max(subjectX + reach, ...ends))
    : Math.max(-unit, Math.min(subjectX - reach, ...ends));
  const inward = left ? -1 : 1;
  const top: Line = (x) => {
    const k = ((x - edge) * inward) / unit;
    return height * 0.6 + unit * (0.012 * Math.sin(k * 6) - 0.05 * Math.min(1, k * 1.2));
  };
  const rough = roughness(stage) > 2;
  const strike = { x: edge - inward * unit * 0.1, y: height * 0.95 };
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawWater(stage, { top: height * HORIZON, bottom: height, color: SEA }),
      drawFog(stage, 'sea-fog', [HORIZON - 0.1, HORIZON + 0.1], 0.6 * light.mist, light.haze),
      drawHeadlands(stage, left),
      ...drawWaves(stage, { name: 'far-breakers', swells: [0, 1], breakers: [0.72, 0.9] }),
      ...(own ? [] : [drawCliff(stage, { edge, inward, top })]),
      ...(rough && !own
        ? [
            drawSplashes(stage, [
              { ...strike, reach: unit * 0.26 },
              { x: strike.x + inward * unit * 0.3, y: height * 0.97, reach: unit * 0.16 },
            ]),
          ]
        : []),
    ],
    front: [
      ...drawWaves(stage, { name: 'near-breakers', swells: [2], breakers: [0.95, 1.05] }),
      ...(own || rough ? [] : [drawSurf(stage, edge, inward)]),
    ],
    offshore: {
      from: left ? edge + unit * 0.14 : width * 0.06,
      to: left ? width * 0.94 : edge - unit * 0.14,
      y: height * 0.75,
      scale: 0.5,
    },
    land: left ? { from: 0, to: edge } : { from: edge, to: width },
    groundY: (x) => top(x) + unit * 0.012,
  };
}

/** Two capes one behind the other on the open side, and stacks of rock in the surf. */
function drawHeadlands(stage: Stage, left: boolean): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('capes');
  const base = height * HORIZON + unit * 0.004;
  const end = left ? width + 4 : -4;
  const inward = left ? -1 : 1;
  const cape = (reach: number, tall: number, y: number, near: number): string => {
    const points: Point[] = Array.from({ length: 13 }, (_, i): Point => {
      const k = i / 12;
      const x = end + inward * reach * k;
      const wanted = tall * (1 - 0.35 * k ** 2) * (k === 1 ? 0.72 : 1) * random.range(0.9, 1.06);
      return [x, y - calmHeight(stage, x, y, wanted)];
    });
    const tip = points.at(-1) ?? [end, y];
    const face: Point[] = [
      tip,
      [tip[0] + inward * unit * 0.012, y - tall * 0.3],
      [tip[0] + inward * unit * 0.03, y],
    ];
    const rock = inLight(light, ROCK, near);
    const brim = points.map(([x, at]): Point => [x, at + tall * 0.12]).reverse();
    return (
      path(lines([...points, ...face, [end, y]], true), fill(mix(rock, light.sun, 0.08))) +
      path(lines([...points, ...brim], true), fill(inLight(light, turfColor(stage, TURF), near + 0.08))) +
      stroked(
        mix(light.haze, '#ffffff', 0.5),
        Math.max(1, unit * 0.004),
        0.8,
      )`M${end} ${y - unit * 0.004}L${tip[0] + inward * unit * 0.05} ${y - unit * 0.004}`
    );
  };
  let stacks = '';
  for (const [share, tall] of [
    [0.36, 0.1],
    [0.3, 0.06],
    [0.43, 0.045],
  ] as const) {
    const x = left ? width * (1 - share) : width * share;
    const y = height * 0.7 + unit * 0.01 * random.next();
    const w = unit * tall * random.range(0.34, 0.5);
    const rise = calmHeight(stage, x, y, unit * tall);
    const rock = inLight(light, ROCK, 0.72);
    stacks +=
      filled(
        rock,
      )`M${x - w} ${y}L${x - w * 0.7} ${y - rise * 0.7}L${x - w * 0.2} ${y - rise}L${x + w * 0.45} ${y - rise * 0.84}L${x + w} ${y}Z` +
      filled(
        light.dark,
        0.2,
      )`M${x - w * 0.2} ${y - rise}L${x + w * 0.05} ${y - rise * 0.4}L${x + w * 0.2} ${y}L${left ? x - w : x + w} ${y}L${left ? x - w * 0.7 : x + w * 0.45} ${y - rise * 0.7}Z` +
      filled(
        mix(light.haze, '#ffffff', 0.6),
        0.8,
      )`M${x - w * 1.3} ${y}Q${x} ${y - unit * 0.012} ${x + w * 1.3} ${y}Q${x} ${y + unit * 0.016} ${x - w * 1.3} ${y}Z`;
  }
  const body =
    cape(unit * 0.62, unit * 0.11, base, 0.3) +
    cape(unit * 0.36, unit * 0.17, base + unit * 0.022, 0.5) +
    stacks;
  return { name: 'headlands', picture: svgDocument(width, height, body) };
}

/** The cliff from its turf down into the surf: ledges and clefts, the face lit or in the shade. */
function drawCliff(stage: Stage, cliff: { edge: number; inward: number; top: Line }): Layer {
  const { width, height, unit, light, sunX } = stage;
  const { edge, inward, top } = cliff;
  const random = stage.random.fork('cliff');
  const end = inward < 0 ? 0 : width;
  const foot = height * 0.97;
  const drop = foot - top(edge);
  const facing = (sunX - edge) * inward < 0;
  // It overhangs a little, then steps out to its foot.
  const face: Point[] = Array.from({ length: 11 }, (_, i): Point => {
    const k = i / 10;
    const jag = i === 0 ? 0 : (i % 2 === 0 ? 1 : -1) * unit * 0.014 * random.range(0.4, 1.2);
    const out = unit * (0.1 * k ** 1.6 - 0.03 * Math.sin(Math.PI * k));
    return [edge - inward * (out + jag), top(edge) + drop * k];
  });
  const rim: Point[] = Array.from({ length: 25 }, (_, i): Point => {
    const x = end + ((edge - end) * i) / 24;
    return [x, top(x)];
  });
  const rock = inLight(light, ROCK, 0.84);
  const shade = gradientDown(
    'rock',
    [height * 0.56, height],
    [mix(rock, light.sun, facing ? 0.16 : 0.04), inLight(light, mix(ROCK, light.dark, 0.5), 0.96)],
  );
  const whole = [...rim, ...face.slice(1), [end, height + 4] as const];
  // Buttresses: upright wedges that catch the light on one side.
  let [lit, dull] = ['', ''];
  const run = Math.abs(edge - end) + unit * 0.05;
  const count = Math.max(5, Math.round(run / (unit * 0.085)));
  for (let i = 0; i < count; i++) {
    const at = (k: number, down: number): Point => {
      const x = edge + inward * run * k - inward * unit * 0.08 * down;
      return [x, top(edge + inward * run * k) + drop * down];
    };
    const k = (i + random.range(0.1, 0.6)) / count;
    const w = random.range(0.35, 0.6) / count;
    const [from, to] = [random.range(0.08, 0.22), random.range(0.6, 0.98)];
    lit += lines(
      [
        at(k, from),
        at(k + w, from + 0.05),
        at(k + w * 0.6, (from + to) / 2),
        at(k + w * 0.9, to),
        at(k - w * 0.2, to - 0.04),
        at(k + w * 0.15, (from + to) / 2 - 0.05),
      ],
      true,
    );
    dull += lines(
      [
        at(k + w, from + 0.05),
        at(k + w * 1.5, from + 0.14),
        at(k + w * 1.2, to + 0.02),
        at(k + w * 0.9, to),
        at(k + w * 0.6, (from + to) / 2),
      ],
      true,
    );
  }
  const ledges = [0.3, 0.52, 0.74].map((k) => stratum(face, end, k, unit, random));
  const turf = [
    ...rim,
    [edge - inward * unit * 0.004, top(edge) + unit * 0.02] as const,
    ...rim.map(([x, y], i): Point => [x, y + unit * (0.03 + 0.022 * (i % 3))]).reverse(),
  ];
  const green = fill(inLight(light, turfColor(stage, TURF), 0.88));
  const blades = grass(
    Math.abs(edge - end),
    (x) => top(inward < 0 ? x : x + edge),
    130,
    unit * 0.024,
    random,
  );
  const shift = inward < 0 ? '' : ` transform="translate(${edge} 0)"`;
  const clip = `<clipPath id="cliff-clip">${path(lines(whole, true), '')}</clipPath>`;
  const body =
    path(lines(whole, true), 'fill="url(#rock)"') +
    `<g clip-path="url(#cliff-clip)">${path(lit, fill(light.sun, facing ? 0.16 : 0.07))}${path(dull, fill(light.dark, 0.2))}${path(ledges.join(''), fill(light.dark, 0.1))}</g>` +
    `<g${shift}>${path(blades, green)}</g>` +
    path(lines(turf, true), green);
  return { name: 'cliff', picture: svgDocument(width, height, body, shade + clip) };
}

/** White water along the foot of the cliff. */
function drawSurf(stage: Stage, edge: number, inward: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('surf');
  const white = mix(inLight(light, '#ffffff', 0.9), light.sun, 0.2);
  const rough = light.weather === 'storm' ? 1.9 : light.weather === 'rain' ? 1.3 : 1;
  const run = Math.abs(edge - (inward < 0 ? 0 : width)) + unit * 0.1;
  const at = (): Point => [
    edge - inward * unit * 0.12 + inward * run * random.next(),
    height * 0.945 + unit * random.range(-0.012, 0.02) * rough,
  ];
  const foam = Array.from({ length: Math.round((110 * run) / unit) }, at);
  const spray = Array.from(
    { length: Math.round(26 * rough) },
    (): Point => [
      edge - inward * unit * random.range(0.02, 0.16),
      height * 0.945 - unit * 0.1 * rough * random.next() ** 2,
    ],
  );
  const body =
    dots(foam, unit * 0.022, white, 0.3) +
    dots(
      foam.filter((_, i) => i % 2 === 0),
      unit * 0.011,
      white,
      0.7,
    ) +
    dots(spray, unit * 0.008, white, 0.7);
  return { name: 'surf', picture: svgDocument(width, height, body) };
}

/** A wedge of stone that runs back from the face of the cliff. */
function stratum(
  face: readonly Point[],
  end: number,
  k: number,
  unit: number,
  random: Stage['random'],
): string {
  const at = face[Math.min(face.length - 2, Math.max(1, Math.round(k * 10)))] ?? [0, 0];
  const next = face[Math.min(face.length - 1, Math.max(2, Math.round(k * 10) + 1))] ?? [0, 0];
  const back = (end - at[0]) * random.range(0.35, 0.95);
  return lines(
    [
      at,
      next,
      [at[0] + back * 0.6, next[1] + unit * 0.01],
      [at[0] + back, at[1] + unit * random.range(0.03, 0.09)],
    ],
    true,
  );
}

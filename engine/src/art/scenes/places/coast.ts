import { mix } from '../../../color/oklch.ts';
import { fill, linearGradient, lines, num, type Point, path, stroke, svgDocument } from '../../svg.ts';
import { inLight } from '../light.ts';
import { turfColor } from '../seasons.ts';
import { grass, type Line } from '../shapes.ts';
import { calmHeight, type Layer, type Place, type Scene, type Stage } from '../stage.ts';
import { drawOpenSea, drawSwell } from './sea.ts';

const HORIZON = 0.64;
const ROCK = '#6f665f';
const TURF = '#5d8f4e';

/** A cliff over the sea, green on top: where lighthouses stand. */
export const coast: Place = {
  name: 'coast',
  horizon: HORIZON,
  shows: ['wave', 'rock'],
  holds: ['ground', 'table', 'air'],
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, subjectX = width * 0.3 } = stage;
  // The cliff comes in from the side of the subject.
  const left = subjectX < width / 2;
  const reach = unit * 0.3;
  const edge = left ? subjectX + reach : subjectX - reach;
  const inward = left ? -1 : 1;
  const top: Line = (x) => {
    const k = ((x - edge) * inward) / unit;
    return height * 0.7 + unit * (0.015 * Math.sin(k * 6) - 0.05 * Math.min(1, k * 1.2));
  };
  return {
    back: [
      ...drawOpenSea(stage, HORIZON),
      drawHeadlands(stage, left),
      drawSwell(stage, 0),
      drawCliff(stage, { edge, inward, top }),
    ],
    front: [drawSwell(stage, 1), drawSwell(stage, 2)],
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
      path(
        lines([
          [end, y - unit * 0.004],
          [tip[0] + inward * unit * 0.05, y - unit * 0.004],
        ]),
        stroke(mix(light.haze, '#ffffff', 0.5), Math.max(1, unit * 0.004), 0.8),
      )
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
      path(
        lines(
          [
            [x - w, y],
            [x - w * 0.7, y - rise * 0.7],
            [x - w * 0.2, y - rise],
            [x + w * 0.45, y - rise * 0.84],
            [x + w, y],
          ],
          true,
        ),
        fill(rock),
      ) +
      path(
        lines(
          [
            [x - w * 0.2, y - rise],
            [x + w * 0.05, y - rise * 0.4],
            [x + w * 0.2, y],
            [left ? x - w : x + w, y],
            [left ? x - w * 0.7 : x + w * 0.45, y - rise * 0.7],
          ],
          true,
        ),
        fill(light.dark, 0.2),
      ) +
      path(
        `M${num(x - w * 1.3)} ${num(y)}Q${num(x)} ${num(y - unit * 0.012)} ${num(x + w * 1.3)} ${num(y)}Q${num(x)} ${num(y + unit * 0.016)} ${num(x - w * 1.3)} ${num(y)}Z`,
        fill(mix(light.haze, '#ffffff', 0.6), 0.8),
      );
  }
  const body =
    cape(unit * 0.62, unit * 0.11, base, 0.3) +
    cape(unit * 0.36, unit * 0.17, base + unit * 0.022, 0.5) +
    stacks;
  return { name: 'headlands', picture: svgDocument(width, height, body) };
}

function drawCliff(stage: Stage, cliff: { edge: number; inward: number; top: Line }): Layer {
  const { width, height, unit, light } = stage;
  const { edge, inward, top } = cliff;
  const random = stage.random.fork('cliff');
  const end = inward < 0 ? 0 : width;
  const face: Point[] = Array.from({ length: 9 }, (_, i): Point => {
    const k = i / 8;
    const jag = i === 0 ? 0 : (i % 2 === 0 ? 1 : -0.6) * unit * 0.022 * random.range(0.5, 1.2);
    return [edge - inward * (unit * 0.12 * k ** 1.4 + jag), top(edge) + (height * 1.02 - top(edge)) * k];
  });
  const rim: Point[] = Array.from({ length: 25 }, (_, i): Point => {
    const x = end + ((edge - end) * i) / 24;
    return [x, top(x)];
  });
  const rock = [...rim, ...face.slice(1), [end, height + 4] as const];
  const shade = linearGradient(
    'rock',
    [0, height * 0.66],
    [0, height],
    [
      [0, inLight(light, ROCK, 0.8), 1],
      [1, inLight(light, mix(ROCK, light.dark, 0.55), 0.96), 1],
    ],
  );
  const strata = [0.12, 0.24, 0.38, 0.54].map((k) => stratum(face, end, k, unit, random));
  const turf = [
    ...rim,
    [edge - inward * unit * 0.004, top(edge) + unit * 0.022] as const,
    ...rim.map(([x, y], i): Point => [x, y + unit * (0.035 + 0.014 * (i % 3))]).reverse(),
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
  const body =
    path(lines(rock, true), 'fill="url(#rock)"') +
    strata
      .map((s, i) => path(s, fill(i % 2 === 0 ? light.dark : light.sun, i % 2 === 0 ? 0.16 : 0.07)))
      .join('') +
    `<g${shift}>${path(blades, green)}</g>` +
    path(lines(turf, true), green);
  return { name: 'cliff', picture: svgDocument(width, height, body, shade) };
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

import { mix } from '../../../color/oklch.ts';
import { fill, filled, lines, type Point, path, stroked, svgDocument } from '../../svg.ts';
import { drawSplashes } from '../land/breakers.ts';
import { drawWaves, SEA } from '../land/swell.ts';
import { drawWater, roughness } from '../land/water.ts';
import { inLight } from '../light/light.ts';
import { cliff } from '../perches/cliff.ts';
import { isSnowy, turfColor } from '../seasons.ts';
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
  const inward = left ? -1 : 1;
  const reach = Math.max(
    unit * 0.26,
    ...(stage.standing ?? []).map(
      (box) => (left ? box.x + box.width - subjectX : subjectX - box.x) + unit * 0.06,
    ),
  );
  const edge = Math.min(width - unit * 0.2, Math.max(unit * 0.2, subjectX - inward * reach));
  const level = height * 0.58;
  const rough = roughness(stage) > 2;
  const strike = { x: edge - inward * unit * 0.1, y: height * 0.95 };
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawWater(stage, { top: height * HORIZON, bottom: height, color: SEA }),
      drawFog(stage, 'sea-fog', [HORIZON - 0.1, HORIZON + 0.1], 0.6 * light.mist, light.haze),
      drawHeadlands(stage, left),
      ...drawWaves(stage, { name: 'far-breakers', swells: [0, 1], breakers: [0.72, 0.9] }),
      ...(own ? [] : [drawCliff(stage, { edge, left, level })]),
      ...(rough && !own
        ? [
            drawSplashes(stage, [
              { ...strike, reach: unit * 0.26 },
              { x: strike.x + inward * unit * 0.3, y: height * 0.97, reach: unit * 0.16 },
            ]),
          ]
        : []),
    ],
    front: drawWaves(stage, { name: 'near-breakers', swells: [2], breakers: [0.95, 1.05] }),
    offshore: {
      from: left ? edge + unit * 0.14 : width * 0.06,
      to: left ? width * 0.94 : edge - unit * 0.14,
      y: height * 0.75,
      scale: 0.5,
    },
    land: left ? { from: 0, to: edge } : { from: edge, to: width },
    groundY: () => level,
  };
}

/** The cliff that whoever names one stands on, as wide as the place needs it. */
function drawCliff(
  stage: Stage,
  { edge, left, level }: { edge: number; left: boolean; level: number },
): Layer {
  const { width, height, unit, light } = stage;
  const { main, second, accent, ink, light: pale } = cliff.natural;
  const paint = (color: string): string => inLight(light, color, 0.86);
  const beyond = unit * 0.16;
  const made = cliff.make({
    ...stage,
    level,
    foot: height,
    from: left ? -width : edge + beyond,
    to: left ? edge - beyond : width * 2,
    tall: unit,
    snowy: isSnowy(stage),
    turf: inLight(light, turfColor(stage, TURF), 0.88),
  });
  const colors = {
    main: paint(main),
    second: paint(second),
    accent: paint(accent),
    ink: paint(ink),
    light: paint(pale),
  };
  return { name: 'cliff', picture: svgDocument(width, height, made.draw(colors, 'cliff')) };
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

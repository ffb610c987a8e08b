import { mix } from '../../../../color/oklch.ts';
import { fill, filled, lines, type Point, path, svg, svgDocument } from '../../../svg.ts';
import { drawSlope, type Trail, trailAt } from '../../land/terrain.ts';
import { createWood } from '../../land/wood.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import type { Line } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.62;
// Where the sky ends: a low sun stands over the last ridge and not behind it.
const RIDGES = 0.46;
const STONE = '#b5a58c';

/** A long wall with watchtowers that follows the ridges of green hills into the distance. */
export const greatWall: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random } = stage;
  const ridge = (name: string, y: number, swing: number, span: number): Line => {
    const shift = random.fork(name).next() * 6.28;
    return (x) => {
      const k = x / (unit * span) + shift;
      const wanted = height * y - unit * swing * (Math.sin(k) + 0.45 * Math.sin(k * 2.3 + 1));
      return height * 0.86 - gently(stage, x, height * 0.86, height * 0.86 - wanted);
    };
  };
  const [far, mid, near] = [
    ridge('far', 0.5, 0.07, 0.26),
    ridge('mid', 0.6, 0.075, 0.32),
    ridge('near', 0.72, 0.04, 0.4),
  ];
  const fog = (name: string, top: number, density: number): Layer =>
    drawFog(stage, name, [top, top + 0.2], density * light.mist + 0.04);
  const trail: Trail = {
    from: [width * 0.56, near(width * 0.56)],
    // The near end lies beyond the lower edge, parapets and all.
    to: [width * 0.5, height * 1.08 + unit * 0.55],
    width: unit * 2.1,
    swing: unit * 0.09,
    bends: 1.2,
  };
  return {
    back: [
      ...drawSky(stage, RIDGES),
      drawHill(stage, 'hills-0', ridge('last', 0.46, 0.06, 0.2), 0.2),
      fog('last-fog', 0.38, 0.4),
      drawHill(stage, 'hills-1', far, 0.34, 0.016),
      fog('far-fog', 0.44, 0.4),
      drawHill(stage, 'hills-2', mid, 0.52, 0.03),
      fog('mid-fog', 0.54, 0.35),
      drawHill(stage, 'hills-3', near, 0.74),
      drawWay(stage, trail),
    ],
    front: [],
    groundY: () => height * 0.87,
  };
}

/** As `calmHeight`, but beside the words a ridge comes down in a slope and not in a step. */
function gently(stage: Stage, x: number, base: number, tall: number): number {
  if (!stage.calm) return tall;
  const reach = stage.unit * 0.5;
  return Math.min(
    ...Array.from({ length: 17 }, (_, i) => {
      const away = reach * (i / 8 - 1);
      return calmHeight(stage, x + away, base, tall) + Math.abs(away) * 0.55;
    }),
  );
}

/** A wooded ridge; with `wall`, its height as a share of the unit, the wall runs along it. */
function drawHill(stage: Stage, name: string, line: Line, near: number, wall = 0): Layer {
  const { width, unit } = stage;
  const random = stage.random.fork(name);
  const wood = createWood(stage, { needles: '#3f7250', near: near + 0.06 });
  for (let i = 0; i < (34 * width) / (unit * 1.9); i++) {
    const x = random.next() * width;
    wood.plant(
      x,
      line(x) + unit * 0.02,
      calmHeight(stage, x, line(x), unit * random.range(0.03, 0.06) * (0.4 + near)),
      random,
    );
  }
  const color = '#6f9a55';
  return drawSlope(stage, {
    name,
    line,
    color,
    near,
    behind: wall > 0 ? '' : wood.draw(),
    upon: wall > 0 ? drawRidgeWall(stage, line, wall, near + 0.1, random) : '',
  });
}

function drawRidgeWall(
  stage: Stage,
  line: Line,
  tall: number,
  near: number,
  random: Stage['random'],
): string {
  const { width, unit, light, sunX } = stage;
  const high = unit * tall;
  const stone = inLight(light, isSnowy(stage) ? '#d8dde2' : STONE, near);
  const step = Math.max(3, high * 0.34);
  let [body, merlons, towers, sides, holes] = ['', '', '', '', ''];
  const points: Point[] = [];
  for (let x = -step; x <= width + step; x += step) points.push([x, line(x)]);
  body = lines(
    [
      ...points.map(([x, y]): Point => [x, y - high]),
      ...[...points].reverse().map(([x, y]): Point => [x, y + high * 0.3]),
    ],
    true,
  );
  for (const [i, [x, y]] of points.entries())
    if (i % 2 === 0)
      merlons += svg`M${x} ${y - high * 0.95}v${-high * 0.3}h${step * 0.9}V${y - high * 0.95}Z`;
  const gap = unit * 0.42;
  for (let x = gap * random.range(0.2, 0.7); x < width; x += gap * random.range(0.75, 1.2)) {
    const [w, h] = [high * 1.1, high * 2.3];
    const y = line(x);
    if (calmHeight(stage, x, y, h * 1.2) < h * 1.15) continue;
    towers += svg`M${x - w} ${y + high * 0.3}L${x - w * 0.9} ${y - h}h${w * 1.8}L${x + w} ${y + high * 0.3}Z`;
    for (let k = -0.9; k < 0.9; k += 0.45)
      towers += svg`M${x + w * k} ${y - h + 1}v${-high * 0.32}h${w * 0.26}v${high * 0.32}Z`;
    const shade = sunX > x ? -1 : 1;
    sides += svg`M${x + shade * w} ${y + high * 0.3}L${x + shade * w * 0.9} ${y - h}h${-shade * w * 0.6}V${y + high * 0.3}Z`;
    for (const k of [-0.4, 0.2])
      holes += svg`M${x + w * k} ${y - h * 0.45}v${-h * 0.18}h${w * 0.24}v${h * 0.18}Z`;
  }
  return (
    path(body + merlons, fill(stone)) +
    path(
      lines(points.map(([x, y]): Point => [x, y - high * 0.9])),
      svg`fill="none" stroke="${mix(stone, light.sun, 0.4)}" stroke-width="${Math.max(0.8, high * 0.14)}"`,
    ) +
    path(towers, fill(mix(stone, light.sun, 0.12))) +
    path(sides, fill(light.dark, 0.2)) +
    path(holes, fill(mix(stone, light.dark, 0.6)))
  );
}

/** The top of the wall from a tower down to the viewer: paving between two parapets. */
function drawWay(stage: Stage, trail: Trail): Layer {
  const { width, height, unit, light, sunX } = stage;
  const stone = inLight(light, STONE, 0.88);
  const floor = inLight(light, isSnowy(stage) ? '#e3e9ef' : '#c6b99f', 0.88);
  const steps = Array.from({ length: 27 }, (_, i) => trailAt(trail, 0.1 + (0.9 * i) / 26));
  const edge = (side: number, up: number): Point[] =>
    steps.map(([x, y, half]) => [x + side * half, y - half * up]);
  const paving = lines([...edge(-1, 0), ...edge(1, 0).reverse()], true);
  let [joints, inner, outer, tops, merlons] = ['', '', '', '', ''];
  for (const [i, [x, y, half]] of steps.entries())
    if (i % 2 === 0) joints += svg`M${x - half} ${y}Q${x} ${y + half * 0.05} ${x + half} ${y}`;
  for (const side of [-1, 1]) {
    const wall = lines([...edge(side, 0.3), ...edge(side, -0.02).reverse()], true);
    if ((sunX - width / 2) * side < 0) inner += wall;
    else outer += wall;
    tops += lines(edge(side, 0.3));
    for (let i = 0; i < steps.length - 1; i += 2) {
      const [a, b] = [steps[i], steps[i + 1]];
      if (!a || !b) continue;
      merlons += svg`M${a[0] + side * a[2]} ${a[1] - a[2] * 0.28}L${a[0] + side * a[2]} ${a[1] - a[2] * 0.44}L${b[0] + side * b[2]} ${b[1] - b[2] * 0.44}L${b[0] + side * b[2]} ${b[1] - b[2] * 0.28}Z`;
    }
  }
  const [tx, ty] = [trailAt(trail, 0.06)[0], trailAt(trail, 0.1)[1]];
  const w = unit * 0.075;
  const tall = calmHeight(stage, tx, ty, unit * 0.2);
  let tower = svg`M${tx - w} ${ty + unit * 0.02}L${tx - w * 0.92} ${ty - tall * 0.84}h${w * 1.84}L${tx + w} ${ty + unit * 0.02}Z`;
  for (let k = -0.95; k < 0.9; k += 0.4)
    tower += svg`M${tx + w * k} ${ty - tall * 0.83}v${-tall * 0.16}h${w * 0.24}v${tall * 0.16}Z`;
  const shade = sunX > tx ? -1 : 1;
  const holes = [-0.5, 0, 0.5]
    .map(
      (k) =>
        svg`M${tx + w * (k - 0.1)} ${ty - tall * 0.5}v${-tall * 0.13}a${w * 0.1} ${w * 0.1} 0 0 1 ${w * 0.2} 0v${tall * 0.13}Z`,
    )
    .join('');
  const body =
    path(tower, fill(mix(stone, light.sun, 0.1))) +
    filled(
      light.dark,
      0.18,
    )`M${tx + shade * w} ${ty + unit * 0.02}L${tx + shade * w * 0.92} ${ty - tall * 0.84}h${-shade * w * 0.6}V${ty + unit * 0.02}Z` +
    path(
      holes +
        svg`M${tx - w * 0.18} ${ty + 2}v${-tall * 0.26}a${w * 0.18} ${w * 0.18} 0 0 1 ${w * 0.36} 0v${tall * 0.26}Z`,
      fill(mix(stone, light.dark, 0.62)),
    ) +
    path(paving, fill(floor)) +
    path(
      joints,
      svg`fill="none" stroke="${light.dark}" stroke-opacity="0.2" stroke-width="${Math.max(0.8, unit * 0.003)}"`,
    ) +
    path(inner, fill(mix(stone, light.sun, 0.2))) +
    path(outer, fill(mix(stone, light.dark, 0.26))) +
    path(merlons, fill(mix(stone, light.dark, 0.06))) +
    path(
      tops,
      svg`fill="none" stroke="${mix(stone, light.sun, 0.42)}" stroke-width="${Math.max(1, unit * 0.005)}"`,
    );
  return { name: 'way', picture: svgDocument(width, height, body) };
}

import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { curve, fill, oval, type Point, path, stroke, svg } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { isSnowy, leafColor } from '../seasons.ts';
import { broadleaf, conifer } from '../shapes.ts';
import type { Stage } from '../stage.ts';

const BARK = '#5a4334';
/** Px under which a bare tree is drawn in one stroke. */
const FINE = 56;

export type Plant = {
  /** Foot, px. */
  x: number;
  y: number;
  height: number;
  near: number;
  /** Instead of the season's own color. */
  color?: string;
};

/** Whether a tree that was asked for will stand in the picture: no near tree of the place may pass for it. */
export const hasTreeFigure = ({ brings }: Stage): boolean =>
  brings?.some((name) => /tree$|^(?:oak|birch|pine|willow)$/.test(name)) ?? false;

const OF_WARM_LANDS = ['palm-tree', 'cactus'];

/** Whether what grows in the picture says that it is warm there: no spruce and no snow on the peaks. */
export const isWarm = (stage: Stage): boolean =>
  !isSnowy(stage) &&
  ((stage.brings?.some((name) => OF_WARM_LANDS.includes(name)) ?? false) ||
    (stage.wanted?.includes('palm tree') ?? false));

/** The outline of a spruce, or of the leafy tree that grows in its stead where it is warm. */
export const evergreenTree = (stage: Stage, x: number, y: number, height: number, random: Random): string =>
  isWarm(stage) ? broadleaf(x, y, height * 0.7, random) : conifer(x, y, height, random);

/** A leafy tree with a lit and a shaded side; bare in winter. */
export function drawTree(stage: Stage, plant: Plant, random: Random): string {
  const { x, y, height, near } = plant;
  const own = leafColor(stage, random);
  const leaves = own === undefined ? undefined : (plant.color ?? own);
  const bark = inLight(stage.light, mix(BARK, stage.light.dark, 0.2), near);
  if (leaves === undefined) return drawBareTree(stage, plant, random);
  const w = height * 0.035;
  const trunk = svg`M${x - w} ${y}Q${x - w * 0.4} ${y - height * 0.25} ${x - w * 0.5} ${y - height * 0.55}h${w}Q${x + w * 0.5} ${y - height * 0.25} ${x + w * 1.1} ${y}Z`;
  return (
    path(trunk, fill(bark)) +
    drawCrown(stage, [x, y - height * 0.62], height * 0.34, height * 0.38, leaves, near, random)
  );
}

/** A clump of leaves: a bush, a hedge's end, the crown of a tree. */
export function drawCrown(
  { light, sunX, width, season }: Stage,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  leaves: string,
  near: number,
  random: Random,
): string {
  const side = sunX > x + width * 0.02 ? 1 : -1;
  // Autumn is seen from afar: its leaves keep their color in the haze.
  const color = inLight(light, leaves, season === 'autumn' ? near + (1 - near) * 0.5 : near);
  let [shade, body, lit] = ['', oval([x, y], radiusX * 0.7, radiusY * 0.75), ''];
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * 6.283 + random.range(-0.2, 0.2);
    const reach = random.range(0.5, 0.62);
    const [px, py] = [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
    const size = random.range(0.34, 0.46);
    shade += oval([px, py + radiusY * 0.05], radiusX * size, radiusY * size);
    body += oval(
      [px + side * radiusX * 0.05, py - radiusY * 0.08],
      radiusX * size * 0.86,
      radiusY * size * 0.84,
    );
    if (Math.cos(angle) * side - Math.sin(angle) * 1.1 > 0.2)
      lit += oval(
        [px + side * radiusX * 0.02, py - radiusY * 0.12],
        radiusX * size * 0.66,
        radiusY * size * 0.6,
      );
  }
  const glow = 0.14 + 0.16 * light.glow;
  return (
    path(shade, fill(mix(color, light.dark, 0.28))) +
    path(body, fill(color)) +
    path(lit, fill(mix(color, light.sun, glow)))
  );
}

/** Trunk and twigs without a leaf, snow on them where it lies. */
function drawBareTree(stage: Stage, { x, y, height, near }: Plant, random: Random): string {
  const depths = ['', '', '', ''];
  const grow = (from: Point, angle: number, length: number, depth: number): void => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    depths[depth] += svg`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
    if (depth === depths.length - 1) return;
    const forks = depth === 0 ? 4 : 3;
    for (let i = 0; i < forks; i++) {
      const turn = (i - (forks - 1) / 2) * random.range(0.42, 0.62);
      grow(to, angle + turn, length * random.range(0.52, 0.74), depth + 1);
    }
  };
  grow([x, y], -Math.PI / 2 + random.range(-0.05, 0.05), height * 0.34, 0);
  const bark = inLight(stage.light, mix(BARK, stage.light.dark, 0.3), near);
  const girth = height * 0.05;
  // A small one needs no tapering.
  if (height < FINE) return path(depths.join(''), stroke(bark, Math.max(0.6, girth * 0.3)));
  const wood = depths.map((data, i) => path(data, stroke(bark, Math.max(0.6, girth * 0.5 ** i))));
  if (!isSnowy(stage)) return wood.join('');
  const white = inLight(stage.light, '#f4f8fc', Math.max(0.8, near));
  const lift = girth * 0.2;
  return (
    wood.join('') +
    svg`<g transform="translate(0 ${-lift})">${path(depths[1] ?? '', stroke(white, Math.max(0.6, girth * 0.22), 0.85))}</g>`
  );
}

/** A palm: a curved trunk, fronds in two greens, the lit ones above. */
export function drawPalm(stage: Stage, { x, y, height, near }: Plant, lean: number, random: Random): string {
  const { light } = stage;
  const [topX, topY] = [x + lean * height, y - height];
  const w = height * 0.028;
  const middle: Point = [x + lean * height * 0.25, y - height * 0.55];
  const trunk = svg`M${x - w * 1.3} ${y}Q${middle[0] - w} ${middle[1]} ${topX - w * 0.6} ${topY}h${w * 1.2}Q${middle[0] + w} ${middle[1]} ${x + w * 1.5} ${y}Z`;
  const green = inLight(light, '#3f8f4f', near);
  let [dark, bright] = ['', ''];
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI * (-0.06 + 1.12 * ((i + random.range(0.2, 0.8)) / 13));
    const data = frond([topX, topY], angle, height * random.range(0.42, 0.54), random);
    if (i % 2 === 0) dark += data;
    else bright += data;
  }
  const bark = inLight(light, '#8a6b4d', near);
  return (
    path(dark, fill(mix(green, light.dark, 0.3))) +
    path(trunk, fill(bark)) +
    path(bright, fill(mix(green, light.sun, 0.08 + 0.14 * light.glow)))
  );
}

/** One feathered leaf that rises and hangs over, its lower edge cut into fingers. */
function frond([x, y]: Point, angle: number, length: number, random: Random): string {
  const steps = 12;
  const droop = length * 0.52 * random.range(0.8, 1.2);
  const spine = (k: number): Point => [
    x + Math.cos(angle) * length * k,
    y + Math.sin(angle) * length * 0.62 * k * (1.25 - 0.25 * k) + droop * k * k,
  ];
  const upper = Array.from({ length: steps + 1 }, (_, i) => spine(i / steps));
  let data = curve(upper);
  for (let i = steps; i > 0; i--) {
    const [px, py] = spine((i - 0.5) / steps);
    const finger = length * 0.25 * Math.sin(Math.PI * Math.min(1, (i / steps) * 0.9 + 0.08));
    const back = spine((i - 1) / steps);
    data += svg`L${px - Math.cos(angle) * length * 0.01} ${py + finger}L${back[0]} ${back[1] + length * 0.018}`;
  }
  return `${data}Z`;
}

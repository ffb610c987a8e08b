import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, lines, type Point, path, svg, svgDocument } from '../../svg.ts';
import { drawFacade } from '../buildings/facade.ts';
import { drawTownHouse } from '../buildings/town-house.ts';
import { glowDefs } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Line } from '../shapes.ts';
import { splitLayers } from '../split-layers.ts';
import { calmHeight, type Layer, type Stage } from '../stage.ts';
import type { Part } from './place-data.ts';

type Quays = Extract<Part, { quays: unknown }>;

/** Where both quays of a canal meet, px: beside the sun. */
const middleOf = ({ width, sunX }: Stage): number => width * (sunX > width / 2 ? 0.56 : 0.44);

/** The edge of both quays, which part on their way to the viewer. */
export function quayLine(stage: Stage, { y, fall }: Quays): Line {
  const middle = middleOf(stage);
  return (x) => stage.height * y + Math.abs(x - middle) * fall;
}

/** Houses that grow towards the viewer on both quays, the same upside down in the water, and the walls of the quays. */
export function drawQuays(stage: Stage, part: Quays): Layer[] {
  const edge = quayLine(stage, part);
  const { houses, mirrored } = drawRow(stage, part, edge);
  return [
    ...splitLayers(stage, `${part.name}-mirrored`, mirrored),
    ...splitLayers(stage, `${part.name}-houses`, houses, glowDefs),
    drawWalls(stage, part, edge),
  ];
}

function drawRow(stage: Stage, part: Quays, edge: Line): { houses: string[]; mirrored: string[] } {
  const { width, unit } = stage;
  const { walls, quays: style, tiles = ['#6b3f38'] } = part;
  const middle = middleOf(stage);
  const random = stage.random.fork('row');
  const [houses, mirrored]: [string[], string[]] = [[], []];
  const draw = (house: Parameters<typeof drawTownHouse>[1], own: Random): string =>
    style === 'town' ? drawTownHouse(stage, house, own) : drawFacade(stage, { ...house, style }, own);
  for (const side of [-1, 1]) {
    let last = -1;
    for (let off = -unit * 0.02; off < width; ) {
      const near = Math.max(0, off / unit);
      const wide = unit * (0.055 + 0.085 * near) * random.range(0.9, 1.2);
      const x = side < 0 ? middle - off - wide : middle + off;
      if (x > width || x + wide < 0) break;
      const base = edge(middle + off + wide);
      const wanted = unit * (0.15 + 0.24 * near) * random.range(0.88, 1.12);
      const wall =
        Math.min(...[x, x + wide / 2, x + wide].map((at) => calmHeight(stage, at, base, wanted * 1.3))) / 1.3;
      let color = random.integer(0, walls.length - 1);
      if (color === last) color = (color + 3) % walls.length;
      last = color;
      const house = {
        x,
        y: base,
        width: wide,
        wall,
        floors: Math.max(2, Math.min(4, Math.round(wall / (wide * 0.62)))),
        color: walls[color] ?? '#c98b63',
        tiles: random.pick(tiles),
        near: Math.min(0.86, 0.6 + 0.3 * near),
      };
      // Its own chance: the same houses stand in the water.
      const fork = `house${houses.length}`;
      houses.push(draw(house, random.fork(fork)));
      mirrored.push(
        svg`<g opacity="0.34" transform="matrix(1 0 0 -0.8 0 ${base * 1.8})">${draw({ ...house, plain: true }, random.fork(fork))}</g>`,
      );
      off += wide;
    }
  }
  return { houses, mirrored };
}

function drawWalls(stage: Stage, part: Quays, edge: Line): Layer {
  const { width, height, unit, light } = stage;
  const middle = middleOf(stage);
  const stone = inLight(light, isSnowy(stage) ? '#dfe6ee' : part.stone, 0.78);
  const band = (down: number): Point[] =>
    [0, middle, width].map((x): Point => [x, edge(x) + unit * down * (0.35 + Math.abs(x - middle) / unit)]);
  const strip = (from: number, to: number): string => lines([...band(from), ...band(to).toReversed()], true);
  const body =
    path(strip(-0.022, 0.034), fill(mix(stone, light.dark, 0.3))) +
    path(strip(-0.022, -0.006), fill(mix(stone, light.sun, 0.25)));
  return { name: `${part.name}-walls`, picture: svgDocument(width, height, body) };
}

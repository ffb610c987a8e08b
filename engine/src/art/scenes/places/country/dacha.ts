import { mix } from '../../../../color/oklch.ts';
import {
  dots,
  fill,
  filled,
  oval,
  type Point,
  path,
  rect,
  stroke,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawPanes } from '../../buildings/houses.ts';
import { drawCrown, drawTree } from '../../land/foliage.ts';
import { drawSlope } from '../../land/terrain.ts';
import { glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy, leafColor } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.62;
const PAINTS = ['#5f9fb0', '#7fae6a', '#d9a64a', '#c9705a'] as const;

/** A wooden summer house with carved frames, apple trees and flower beds behind a picket fence. */
export const dacha: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, random } = stage;
  const right = (stage.subjectX ?? width * 0.3) < width / 2;
  const hill = rollingLine(random.fork('hill'), height * 0.6, unit * 0.04, unit * 0.9);
  const lawn = rollingLine(random.fork('lawn'), height * 0.7, unit * 0.008, unit);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, {
        name: 'hill',
        line: (x) => height * 0.72 - calmHeight(stage, x, height * 0.72, height * 0.72 - hill(x)),
        color: '#7fa88a',
        near: 0.36,
      }),
      drawSlope(stage, {
        name: 'lawn',
        line: lawn,
        color: '#86b556',
        near: 0.76,
        behind: drawHedge(stage, lawn),
      }),
      drawHouse(stage, width * (right ? 0.73 : 0.27), height * 0.78),
      drawBeds(stage, right),
    ],
    front: [],
    groundY: () => height * 0.865,
  };
}

function drawHedge(stage: Stage, line: (x: number) => number): string {
  const { width, unit, light } = stage;
  const random = stage.random.fork('hedge');
  const wood = inLight(light, '#e9e2d2', 0.7);
  let [pickets, body] = ['', ''];
  for (let i = 0; i < Math.round((9 * width) / (unit * 1.9)); i++) {
    const x = random.next() * width;
    const tall = calmHeight(stage, x, line(x), unit * random.range(0.18, 0.28));
    body += drawTree(stage, { x, y: line(x) + 4, height: tall, near: 0.62 }, random);
  }
  for (let x = 0; x < width; x += unit * 0.034)
    pickets += svg`M${x} ${line(x) + 4}v${-unit * 0.06}l${unit * 0.009} ${-unit * 0.012}l${unit * 0.009} ${unit * 0.012}v${unit * 0.06}Z`;
  return body + path(pickets, fill(wood));
}

/** Boards in a bright paint, a steep gable, white carving around the windows, a small porch. */
function drawHouse(stage: Stage, x: number, y: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('house');
  const s = Math.min(unit * 0.4, width * 0.5);
  const paint = random.pick(PAINTS);
  const boards = mix(inLight(light, paint, 0.84), light.sun, 0.08);
  const white = inLight(light, '#f8f4ea', 0.88);
  const roof = inLight(light, isSnowy(stage) ? '#eef4fa' : '#8a4a3c', 0.84);
  const wall = s * 0.5;
  if (calmHeight(stage, x, y, s * 1.05) < s)
    return { name: 'house', picture: svgDocument(width, height, '') };
  const [left, top] = [x - s * 0.6, y - wall];
  let joints = '';
  for (let k = 0.12; k < 1; k += 0.12) joints += svg`M${left} ${top + wall * k}h${s * 1.2}`;
  const panes: { at: Point; w: number; h: number }[] = [-0.4, -0.08].map((k) => ({
    at: [x + s * k, y - wall * 0.3],
    w: s * 0.13,
    h: wall * 0.42,
  }));
  panes.push({ at: [x, top - s * 0.1], w: s * 0.13, h: s * 0.15 });
  const frames = panes
    .map(
      ({ at, w, h }) =>
        svg`M${at[0] - w * 0.74} ${at[1] + w * 0.16}h${w * 1.48}v${-h - w * 0.24}L${at[0]} ${at[1] - h - w * 0.5}L${at[0] - w * 0.74} ${at[1] - h - w * 0.08}Z`,
    )
    .join('');
  const [px, pw] = [x + s * 0.36, s * 0.34];
  let carving = '';
  for (let k = 0; k < 12; k++)
    carving +=
      oval(
        [x - s * 0.66 + (s * 0.66 * k) / 12, top - (s * 0.48 * k) / 12 + s * 0.035],
        s * 0.018,
        s * 0.024,
      ) +
      oval([x + s * 0.66 - (s * 0.66 * k) / 12, top - (s * 0.48 * k) / 12 + s * 0.035], s * 0.018, s * 0.024);
  const body =
    path(oval([x, y + s * 0.01], s * 0.72, s * 0.03), fill(light.dark, 0.2)) +
    rect(x + s * 0.3, top - s * 0.46, s * 0.09, s * 0.3, fill(inLight(light, '#a5604a', 0.84))) +
    rect(left, top, s * 1.2, wall, fill(boards)) +
    filled(
      mix(boards, light.sun, 0.1),
    )`M${left} ${top + 1}L${x} ${top - s * 0.46}L${left + s * 1.2} ${top + 1}Z` +
    path(joints, stroke(light.dark, Math.max(0.8, s * 0.006), 0.2)) +
    path(
      svg`M${x - s * 0.7} ${top + s * 0.05}L${x} ${top - s * 0.5}L${x + s * 0.7} ${top + s * 0.05}`,
      svg`fill="none" stroke="${roof}" stroke-width="${s * 0.07}" stroke-linejoin="round"`,
    ) +
    path(carving, fill(white)) +
    path(frames, fill(white)) +
    drawPanes(stage, panes, mix(boards, light.dark, 0.6), random) +
    rect(px - pw / 2, y - wall * 0.74, pw, wall * 0.74, fill(mix(boards, light.dark, 0.3))) +
    rect(px - pw * 0.2, y - wall * 0.6, pw * 0.4, wall * 0.6, fill(inLight(light, '#7a4f35', 0.84))) +
    stroked(
      white,
      s * 0.022,
    )`M${px - pw * 0.5} ${y}v${-wall * 0.74}M${px + pw * 0.5} ${y}v${-wall * 0.74}M${px - pw * 0.5} ${y - wall * 0.26}h${pw * 0.26}M${px + pw * 0.5} ${y - wall * 0.26}h${-pw * 0.26}` +
    filled(
      roof,
    )`M${px - pw * 0.68} ${y - wall * 0.7}L${px} ${y - wall * 1.06}L${px + pw * 0.68} ${y - wall * 0.7}Z` +
    rect(px - pw * 0.5, y - s * 0.035, pw, s * 0.05, fill(mix(white, light.dark, 0.16)));
  return { name: 'house', picture: svgDocument(width, height, body, glowDefs) };
}

/** Beds of phlox and currant bushes, apple trees on both sides. */
function drawBeds(stage: Stage, right: boolean): Layer {
  const { width, height, unit, light, subjectX, brings } = stage;
  const random = stage.random.fork('beds');
  let body = '';
  if (!brings?.some((name) => /tree$/.test(name)))
    for (const share of right ? [0.5, 0.96] : [0.5, 0.04]) {
      const [x, y] = [width * share, height * 0.8];
      const tall = calmHeight(stage, x, y, unit * 0.34);
      body += drawTree(stage, { x, y, height: tall, near: 0.86 }, random);
      if (!isSnowy(stage) && stage.season !== 'spring')
        body += dots(
          Array.from(
            { length: 16 },
            (): Point => [x + tall * random.range(-0.28, 0.28), y - tall * random.range(0.4, 0.88)],
          ),
          tall * 0.055,
          inLight(light, '#d2452f', 0.9),
        );
    }
  const leaf = leafColor(stage, random);
  if (leaf)
    for (let i = 0; i < 8; i++) {
      const x = ((i + random.range(0.2, 0.8)) / 8) * width;
      if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.3) continue;
      body += drawCrown(stage, [x, height * 0.815], unit * 0.07, unit * 0.035, leaf, 0.88, random);
      body += dots(
        Array.from(
          { length: 9 },
          (): Point => [
            x + unit * random.range(-0.07, 0.07),
            height * 0.81 - unit * random.range(-0.01, 0.03),
          ],
        ),
        unit * 0.014,
        inLight(light, random.pick(['#e88fb6', '#f5c53d', '#f6efe4', '#c94a6a'] as const), 0.94),
      );
    }
  return { name: 'beds', picture: svgDocument(width, height, body) };
}

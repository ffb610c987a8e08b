import { circle, fill, lines, type Point, path, polar, rect } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { isWide } from '../../split-canvas.ts';
import { specks } from './bits.ts';
import { inTwoInks } from './effects.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { inTones, middleOf } from './shapes.ts';
import { beside } from './stages.ts';

/** A block cut by hand and printed in one black and one color: gouged rays, chatter in the ground, a rough edge. */
export const linocut = toPosterLook({
  name: 'linocut',
  style: 'linocut',
  pairings: [
    {
      display: { family: 'Roboto Slab', weight: 900, lineHeight: 1.0, letterSpacing: 0.01 },
      text: { family: 'Roboto Slab', weight: 500, lineHeight: 1.3 },
      label: { family: 'Roboto Slab', weight: 800, lineHeight: 1.2 },
    },
  ],
  light: [
    {
      background: '#f3ead8',
      foreground: '#1b1815',
      muted: '#3f3932',
      accent: '#c9391f',
      accent2: '#1b1815',
      accentText: '#a82a12',
    },
    {
      background: '#efe9d9',
      foreground: '#16302a',
      muted: '#34504a',
      accent: '#d98a1f',
      accent2: '#16302a',
      accentText: '#8f4d07',
    },
    {
      background: '#f0ebe0',
      foreground: '#182744',
      muted: '#3b4860',
      accent: '#c8442d',
      accent2: '#182744',
      accentText: '#a32f1a',
    },
  ],
  hues: [],
  treatment: { rule: 0.014, corner: 0, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.66,
  most: 0.21,
  stage: (query) => beside(query, { across: 0.56, down: 0.37 }),
  passes: (drawing, { background, foreground }) => [
    { colors: inTones(drawing, '#000000', '#ffffff'), effect: () => inTwoInks(foreground, background) },
  ],
  draw,
});

function draw({ frame, palette, art, hasSubject, words, random }: PosterSheet): { body: string } {
  const { unit, width, height, margin } = frame;
  const { foreground, background, accent } = palette;
  const faults = specks(
    frame,
    { count: 700, size: [0.001, 0.0034], color: background, opacity: 0.9 },
    random.fork('faults'),
  );
  const edge = margin * 0.34;
  if (!art) {
    const top = words.y + words.height + unit * 0.06;
    const band: Box = { x: edge, y: top, width: width - 2 * edge, height: height - edge - top };
    if (band.height < unit * 0.06) return { body: frameOf(frame, edge, foreground, random) };
    return {
      body:
        path(rough(band, unit, random.fork('band')), fill(foreground)) +
        waves(band, unit, background) +
        faults +
        frameOf(frame, edge, foreground, random),
    };
  }
  const block: Box = isWide(frame)
    ? {
        x: frame.mirrored ? edge : art.x + edge * 0.6,
        y: edge,
        width: art.width - edge * 1.6,
        height: height - 2 * edge,
      }
    : { x: edge, y: art.y, width: width - 2 * edge, height: height - art.y - edge };
  const [x, y] = middleOf(art);
  const r = Math.min(art.width, art.height) * 0.36;
  const far = Math.hypot(block.width, block.height) * 0.6;
  const clip = `<clipPath id="block">${path(rough(block, unit, random.fork('edge')), '')}</clipPath>`;
  const cuts = random.fork('cuts');
  // Gouges get wider away from the sun, and none is as long as the next.
  const gouges = Array.from({ length: 64 }, (_, at) => {
    const angle = (at / 64) * 360 + cuts.range(-1.2, 1.2);
    const from = r * (at % 2 === 0 ? 1.16 : 1.36) + cuts.range(0, r * 0.06);
    const to = at % 2 === 0 ? far : from + r * cuts.range(0.5, 1.1);
    const thick = r * (at % 2 === 0 ? 0.045 : 0.028);
    return gouge(polar([x, y], from, angle), polar([x, y], to, angle), thick);
  });
  const chips = Array.from({ length: 90 }, () => {
    const angle = cuts.range(0, 360);
    const away = r * cuts.range(1.5, 2.6);
    const start = polar([x, y], away, angle);
    return gouge(
      start,
      polar([x, y], away + r * cuts.range(0.08, 0.2), angle + cuts.range(-2, 2)),
      r * 0.022,
    );
  });
  return {
    body:
      `<defs>${clip}</defs>` +
      path(rough(block, unit, random.fork('edge')), fill(foreground)) +
      `<g clip-path="url(#block)">${path([...gouges, ...chips].join(''), fill(background))}</g>` +
      path(rag([x, y], r * 1.06, random.fork('sun')), fill(background)) +
      path(rag([x + unit * 0.006, y + unit * 0.005], r * 0.97, random.fork('color')), fill(accent)) +
      (hasSubject ? '' : hand([x, y], r, foreground, background)) +
      faults,
  };
}

/** A cut of the gouge: pointed where it goes in, blunt where it comes out. */
function gouge(from: Point, to: Point, thick: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / long) * thick, (dx / long) * thick];
  return lines(
    [
      from,
      [from[0] + dx * 0.7 + nx, from[1] + dy * 0.7 + ny],
      to,
      [from[0] + dx * 0.7 - nx, from[1] + dy * 0.7 - ny],
    ],
    true,
  );
}

/** A box whose edges were cut freehand. */
function rough({ x, y, width, height }: Box, unit: number, random: Random): string {
  const step = unit * 0.03;
  const off = (): number => random.range(-1, 1) * unit * 0.0032;
  const along = (length: number): number[] =>
    Array.from(
      { length: Math.max(2, Math.ceil(length / step)) },
      (_, at, all = Math.max(2, Math.ceil(length / step))) => (at / all) * length,
    );
  return lines(
    [
      ...along(width).map((at): Point => [x + at, y + off()]),
      ...along(height).map((at): Point => [x + width + off(), y + at]),
      ...along(width).map((at): Point => [x + width - at, y + height + off()]),
      ...along(height).map((at): Point => [x + off(), y + height - at]),
    ],
    true,
  );
}

/** A disc whose edge was cut in short straight strokes. */
const rag = (centre: Point, radius: number, random: Random): string =>
  lines(
    Array.from({ length: 40 }, (_, at) => polar(centre, radius * random.range(0.978, 1.012), at * 9)),
    true,
  );

/** Rows of curved gouges, as water is cut. */
function waves({ x, y, width, height }: Box, unit: number, color: string): string {
  const step = unit * 0.05;
  const cuts: string[] = [];
  for (let row = 1; row * step * 0.5 < height; row++)
    for (let at = 0; at * step < width; at++) {
      const left = x + at * step + (row % 2) * step * 0.5;
      const top = y + row * step * 0.5;
      if (left + step * 0.8 > x + width || top + step * 0.16 > y + height) continue;
      cuts.push(
        `M${left.toFixed(1)} ${top.toFixed(1)}q${(step * 0.4).toFixed(1)} ${(-step * 0.3).toFixed(1)} ${(step * 0.8).toFixed(1)} 0q${(-step * 0.4).toFixed(1)} ${(-step * 0.14).toFixed(1)} ${(-step * 0.8).toFixed(1)} 0Z`,
      );
    }
  return path(cuts.join(''), fill(color));
}

/** A thick line around the card. */
const frameOf = (
  { width, height, unit }: { width: number; height: number; unit: number },
  edge: number,
  color: string,
  random: Random,
): string => {
  const outer: Box = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const thick = unit * 0.012;
  const inner: Box = {
    x: edge + thick,
    y: edge + thick,
    width: outer.width - 2 * thick,
    height: outer.height - 2 * thick,
  };
  return path(
    rough(outer, unit, random.fork('outer')) + rough(inner, unit, random.fork('inner')),
    `${fill(color)} fill-rule="evenodd"`,
  );
};

/** A leaf with its veins, the first thing that everybody cuts. */
function hand([x, y]: Point, r: number, ink: string, paper: string): string {
  const blade = `M${x} ${y - r * 0.78}C${x + r * 0.62} ${y - r * 0.4} ${x + r * 0.56} ${y + r * 0.3} ${x} ${y + r * 0.62}C${x - r * 0.56} ${y + r * 0.3} ${x - r * 0.62} ${y - r * 0.4} ${x} ${y - r * 0.78}Z`;
  const veins = [-0.4, -0.18, 0.04, 0.26].flatMap((down) =>
    [-1, 1].map((side) =>
      gouge(
        [x + side * r * 0.4 * (1 - Math.abs(down + 0.1) * 0.5), y + (down - 0.16) * r],
        [x, y + (down + 0.1) * r],
        r * 0.026,
      ),
    ),
  );
  return (
    path(blade, fill(ink)) +
    path(veins.join('') + gouge([x, y - r * 0.66], [x, y + r * 0.56], r * 0.03), fill(paper)) +
    rect(x - r * 0.03, y + r * 0.56, r * 0.06, r * 0.3, fill(ink)) +
    circle(x, y + r * 0.86, r * 0.035, fill(ink))
  );
}

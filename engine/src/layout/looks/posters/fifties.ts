import { circle, fill, lines, type Point, path, polar, rect, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { middleOf, star } from './shapes.ts';
import { beside } from './stages.ts';

/** An American diner: chequered tiles, turquoise and cherry red, boomerangs, a sign with a star of bulbs. */
export const fifties = toPosterLook({
  name: 'fifties',
  style: '50s',
  pairings: [
    {
      display: { family: 'Lilita One', weight: 400, lineHeight: 1.0, letterSpacing: -0.005 },
      text: { family: 'Outfit', weight: 500, lineHeight: 1.3 },
      label: { family: 'Shrikhand', weight: 400, lineHeight: 1.2, letterSpacing: 0.01 },
    },
  ],
  light: [
    {
      background: '#fdf3dc',
      foreground: '#1f2a2e',
      muted: '#44504f',
      accent: '#d92b2b',
      accent2: '#3fb8ad',
      accentText: '#b71c1f',
    },
    {
      background: '#bfe6de',
      foreground: '#1f2a2e',
      muted: '#2f4442',
      accent: '#d92b2b',
      accent2: '#fdf3dc',
      accentText: '#a3141a',
    },
  ],
  hues: ['#d92b2b', '#3fb8ad', '#f5c243', '#1f2a2e'],
  treatment: { rule: 0.01, corner: 0.05, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.5,
  most: 0.21,
  hero: ({ accent2 }) => ({ shadow: { color: accent2, x: 0.04, y: 0.045, blur: 0 } }),
  stage: (query) => beside(query, { across: 0.55, down: 0.34, room: { side: 0, top: 0, foot: 0.04 } }),
  field: discColor,
  draw,
});

function draw({ frame, hues, art, hasSubject, words }: PosterSheet): { body: string } {
  const { unit, width, height, margin } = frame;
  const [red = '', teal = '', yellow = '', black = ''] = hues;
  const tile = Math.min(unit * 0.045, margin * 0.4);
  const checks: string[] = [];
  const across = Math.ceil(width / tile);
  for (let row = 0; row < 2; row++)
    for (let column = row; column < across; column += 2)
      checks.push(
        `M${(column * tile).toFixed(1)} ${(height - (row + 1) * tile).toFixed(1)}h${tile.toFixed(1)}v${tile.toFixed(1)}h-${tile.toFixed(1)}Z`,
      );
  const floor =
    rect(0, height - tile * 2, width, tile * 2, fill('#ffffff')) +
    path(checks.join(''), fill(black)) +
    rect(0, height - tile * 2.35, width, tile * 0.35, fill(red));
  if (!art) {
    const top =
      words.y > unit * 0.16
        ? atom(
            [frame.rtl ? margin * 1.6 : width - margin * 1.6, margin * 1.4],
            Math.min(margin, unit * 0.09),
            black,
            [red, teal, yellow],
          )
        : '';
    return { body: floor + top };
  }
  const [x, y0] = middleOf(art);
  const y = y0 - (isWide(frame) ? tile : tile * 1.6);
  const r = Math.min(art.width, art.height) * 0.4;
  const turn = frame.mirrored ? -1 : 1;
  // A sign as on a roadside: an arrow that swings around a disc, a star of bulbs on its tip.
  const slab: Point[] = [
    [x - turn * r * 1.08, y - r * 0.98],
    [x + turn * r * 1.16, y - r * 0.66],
    [x + turn * r * 0.9, y + r * 1.0],
    [x - turn * r * 0.86, y + r * 0.72],
  ];
  const boomerang = `M${x - turn * r * 1.22} ${y + r * 0.5}Q${x - turn * r * 1.1} ${y - r * 1.2} ${x + turn * r * 0.72} ${y - r * 1.06}Q${x - turn * r * 0.62} ${y - r * 0.72} ${x - turn * r * 0.84} ${y + r * 0.66}Q${x - turn * r * 1.1} ${y + r * 0.86} ${x - turn * r * 1.22} ${y + r * 0.5}Z`;
  const bulbs = Array.from({ length: 22 }, (_, at) => {
    const [bx, by] = polar([x, y], r * 0.87, (at * 360) / 22);
    return circle(bx, by, r * 0.035, fill(at % 2 === 0 ? yellow : '#ffffff'));
  });
  const post = isWide(frame)
    ? rect(x - r * 0.07, y + r * 0.7, r * 0.14, height - y - r * 0.7 - tile * 2.3, fill(black))
    : '';
  const tip: Point = [x + turn * r * 0.86, y - r * 0.8];
  return {
    body:
      post +
      path(
        lines(slab, true),
        `${fill(teal)} stroke="${teal}" stroke-width="${(r * 0.22).toFixed(1)}" stroke-linejoin="round"`,
      ) +
      path(boomerang, fill(yellow)) +
      circle(x, y, r * 0.96, fill(red)) +
      bulbs.join('') +
      circle(x, y, r * 0.76, fill(hasSubject ? discColor({ hues }) : mix(yellow, '#ffffff', 0.8))) +
      (hasSubject ? '' : atom([x, y], r * 0.6, black, [red, teal, yellow])) +
      path(star(tip, r * 0.3, 8, 0.28), fill(black)) +
      path(star(tip, r * 0.24, 8, 0.26), fill('#ffffff')) +
      floor,
  };
}

/** A ball with rods and little balls, as on every clock of the age. */
function atom([x, y]: Point, radius: number, line: string, hues: readonly string[]): string {
  const rods = Array.from({ length: 12 }, (_, at) => {
    const reach = radius * (at % 2 === 0 ? 0.88 : 0.62);
    const [ex, ey] = polar([x, y], reach, at * 30 - 90);
    return (
      path(
        lines([
          [x, y],
          [ex, ey],
        ]),
        stroke(line, radius * 0.035),
      ) + circle(ex, ey, radius * (at % 2 === 0 ? 0.11 : 0.075), fill(hues[at % hues.length] ?? line))
    );
  });
  return rods.join('') + circle(x, y, radius * 0.2, fill(line));
}

function discColor({ hues: [, , yellow = ''] }: Pick<PosterSheet, 'hues'>): string {
  return mix(yellow, '#ffffff', 0.35);
}

import { circle, fill, lines, type Point, path, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow, halftone, middleOf, rays, star } from './shapes.ts';
import { beside } from './stages.ts';

const BLACK = '#111111';

/** A page of a comic book: panels with slanted gutters, printed dots, a balloon for the words, a burst in the next frame. */
export const comic = toPosterLook({
  name: 'comic',
  style: 'comic',
  pairings: [
    {
      display: { family: 'Lilita One', weight: 400, lineHeight: 1.0, letterSpacing: 0 },
      text: { family: 'Outfit', weight: 600, lineHeight: 1.25 },
      label: { family: 'Lilita One', weight: 400, lineHeight: 1.15, letterSpacing: 0.02 },
    },
  ],
  light: [
    {
      background: '#ffffff',
      foreground: BLACK,
      muted: '#333333',
      accent: '#e4002b',
      accent2: '#ffd500',
      accentText: '#c60022',
    },
  ],
  hues: ['#ffd500', '#e4002b', '#1694e8'],
  treatment: { rule: 0.01, corner: 0.02, panel: 'shadow', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.7,
  centred: true,
  most: 0.2,
  stage: (query) => beside(query, { across: 0.58, down: 0.4, room: { side: 0.055, top: 0.05, foot: 0.075 } }),
  passes: () => [{ shadow: { color: BLACK, x: 0.012, y: 0.014 } }],
  field: ({ hues: [yellow = ''] }) => yellow,
  draw,
});

function draw({ frame, palette, hues, art, hasSubject, words, calm }: PosterSheet): { body: string } {
  const { unit, width, height } = frame;
  const [yellow = '', red = '', blue = ''] = hues;
  const paper = palette.background;
  const thick = unit * 0.012;
  const gutter = unit * 0.022;
  const edge = gutter;
  const slant = unit * 0.07;
  const inside: Box = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const [right, foot] = [inside.x + inside.width, inside.y + inside.height];
  const line = `stroke="${BLACK}" stroke-width="${thick.toFixed(1)}" stroke-linejoin="miter"`;
  let panels: { shape: Point[]; box: Box; color: string }[] = [
    {
      shape: [
        [edge, edge],
        [right, edge],
        [right, foot],
        [edge, foot],
      ],
      box: inside,
      color: yellow,
    },
  ];
  if (art && isWide(frame)) {
    const cut = frame.mirrored ? art.x + art.width : art.x;
    const flip = (points: Point[]): Point[] => points;
    const [a, b] = [cut + slant / 2, cut - slant / 2];
    const first: Point[] = [
      [edge, edge],
      [a - gutter / 2, edge],
      [b - gutter / 2, foot],
      [edge, foot],
    ];
    const second: Point[] = [
      [a + gutter / 2, edge],
      [right, edge],
      [right, foot],
      [b + gutter / 2, foot],
    ];
    panels = [
      { shape: flip(first), box: { ...inside, width: a - edge }, color: frame.mirrored ? blue : yellow },
      {
        shape: flip(second),
        box: { ...inside, x: b, width: right - b },
        color: frame.mirrored ? yellow : blue,
      },
    ];
  } else if (art) {
    const [a, b] = [art.y + slant * 0.2, art.y - slant * 0.5];
    panels = [
      {
        shape: [
          [edge, edge],
          [right, edge],
          [right, b - gutter / 2],
          [edge, a - gutter / 2],
        ],
        box: { ...inside, height: a - edge },
        color: yellow,
      },
      {
        shape: [
          [edge, a + gutter / 2],
          [right, b + gutter / 2],
          [right, foot],
          [edge, foot],
        ],
        box: { ...inside, y: b, height: foot - b },
        color: blue,
      },
    ];
  }
  const clips = panels
    .map(({ shape }, at) => `<clipPath id="comic-${at}">${path(lines(shape, true), '')}</clipPath>`)
    .join('');
  const drawn = panels.map(({ shape, box, color }, at) => {
    const lit = art !== undefined && color === blue;
    const [x, y] = lit && art ? middleOf(art) : middleOf(box);
    const inner = lit
      ? rays([x, y], Math.max(width, height), 18, fill(mix(blue, '#ffffff', 0.35)))
      : halftone(
          box,
          unit * 0.026,
          mix(yellow, red, 0.42),
          (_across, down) => (Math.abs(down - 0.5) - 0.12) * 1.5,
        );
    return `${path(lines(shape, true), fill(color))}<g clip-path="url(#comic-${at})">${inner}</g>${path(lines(shape, true), `fill="none" ${line}`)}`;
  });
  const burst = art ? drawBurst(art, { red, yellow, line, hasSubject, unit }) : '';
  return {
    body: `<defs>${clips}</defs>${rect(0, 0, width, height, fill(paper))}${drawn.join('')}${burst}${calm ? rect(words.x - unit * 0.03, words.y - unit * 0.03, words.width + unit * 0.06, words.height + unit * 0.06, `${fill(paper)} ${line}`) : balloon(words, art, unit, paper, line)}`,
  };
}

function drawBurst(
  art: Box,
  {
    red,
    yellow,
    line,
    hasSubject,
    unit,
  }: { red: string; yellow: string; line: string; hasSubject: boolean; unit: number },
): string {
  const centre = middleOf(art);
  const radius = Math.min(art.width, art.height) * 0.46;
  const bolt = (): string => {
    const [x, y] = centre;
    const r = radius * 0.5;
    return path(
      lines(
        [
          [x + r * 0.15, y - r],
          [x - r * 0.55, y + r * 0.12],
          [x - r * 0.08, y + r * 0.12],
          [x - r * 0.25, y + r],
          [x + r * 0.58, y - r * 0.22],
          [x + r * 0.1, y - r * 0.22],
          [x + r * 0.5, y - r],
        ],
        true,
      ),
      `${fill('#ffffff')} ${line}`,
    );
  };
  return (
    path(star([centre[0] + unit * 0.02, centre[1] + unit * 0.022], radius, 14, 0.72, -84), fill(BLACK)) +
    path(star(centre, radius, 14, 0.72, -84), `${fill(red)} ${line}`) +
    path(star(centre, radius * 0.78, 14, 0.76, -90), fill(yellow)) +
    (hasSubject ? circle(centre[0], centre[1], radius * 0.55, fill('#ffffff', 0.001)) : bolt())
  );
}

/** A balloon around the words, its tail towards the picture. */
function balloon(words: Box, art: Box | undefined, unit: number, paper: string, line: string): string {
  const { x, y, width, height } = grow(words, unit * 0.06);
  const round = Math.min(height, width) * 0.16;
  const tail: Point[] = art
    ? art.y > y + height * 0.5
      ? [
          [x + width * 0.62, y + height - 2],
          [x + width * 0.7, y + height + unit * 0.085],
          [x + width * 0.76, y + height - 2],
        ]
      : art.x > x
        ? [
            [x + width - round * 1.5, y + height - 2],
            [x + width + unit * 0.03, y + height + unit * 0.075],
            [x + width - round * 0.75, y + height - 2],
          ]
        : [
            [x + round * 1.5, y + height - 2],
            [x - unit * 0.03, y + height + unit * 0.075],
            [x + round * 0.75, y + height - 2],
          ]
    : [
        [x + width * 0.2, y + height - 2],
        [x + width * 0.17, y + height + unit * 0.07],
        [x + width * 0.3, y + height - 2],
      ];
  return (
    rect(x + unit * 0.014, y + unit * 0.016, width, height, fill(BLACK), round) +
    path(lines(tail, true), `${fill(paper)} ${line}`) +
    rect(x, y, width, height, `${fill(paper)} ${line}`, round) +
    path(lines(tail), fill(paper))
  );
}

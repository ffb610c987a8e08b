import { circle, fill, linearGradient, lines, type Point, path, rect, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { middleOf } from './shapes.ts';
import { beside } from './stages.ts';

const sans = (weight: number, lineHeight: number, letterSpacing: number) =>
  ({ family: 'Manrope', weight, lineHeight, letterSpacing }) as const;

/** The cover of an annual report: slanted panels in one blue, a glass front that runs away upwards, sober type. */
export const corporate = toPosterLook({
  name: 'corporate',
  style: 'corporate',
  pairings: [{ display: sans(700, 1.06, -0.03), text: sans(500, 1.4, -0.005), label: sans(700, 1.25, 0.01) }],
  light: [
    {
      background: '#ffffff',
      foreground: '#0b1f3f',
      muted: '#44546b',
      accent: '#0b5bd3',
      accent2: '#0b2f6b',
      accentText: '#0b55c4',
    },
    {
      background: '#f7f9fb',
      foreground: '#12262b',
      muted: '#475a60',
      accent: '#0f7c80',
      accent2: '#0d3b4a',
      accentText: '#0b696d',
    },
  ],
  dark: [
    {
      background: '#0a1a33',
      foreground: '#ffffff',
      muted: '#c3d0e3',
      accent: '#2f86ff',
      accent2: '#123f86',
      accentText: '#8fc0ff',
    },
  ],
  hues: [],
  treatment: { rule: 0.006, corner: 0.01, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.46,
  most: 0.155,
  stage: (query) => beside(query, { across: 0.54, down: 0.38 }),
  passes: () => [{ shadow: { color: '#00102830', x: 0.006, y: 0.012 } }],
  // The plate is glass over a sky in the accent.
  field: ({ palette: { background, accent }, dark }) => mix(accent, background, plateShare(dark)),
  draw,
});

function draw({ frame, palette, art, hasSubject, dark, words, random }: PosterSheet): {
  body: string;
  defs: string;
} {
  const { unit, width, height, margin } = frame;
  const { accent, accent2, background, foreground } = palette;
  const turn = frame.mirrored ? -1 : 1;
  const bar = unit * 0.012;
  const start = frame.rtl ? words.x + words.width : words.x;
  const away = frame.rtl ? -1 : 1;
  const tab = (y: number): string =>
    rect(Math.min(start, start + away * unit * 0.09), y, unit * 0.09, bar, fill(accent));
  if (!art) {
    const side = Math.min(margin * 0.8, height * 0.1);
    const from = frame.rtl ? width : 0;
    const wedge: Point[] = [
      [width - from, height],
      [width - from, height - side * 2.6],
      [width - from - away * side * 3.4, height],
    ];
    return {
      defs: '',
      body:
        path(lines(wedge, true), fill(accent)) +
        rect(0, height - bar, width, bar, fill(accent2)) +
        (words.y > margin + bar ? tab(words.y - unit * 0.05) : ''),
    };
  }
  const slant = isWide(frame) ? height * 0.24 : 0;
  const near = turn > 0 ? art.x : art.x + art.width;
  const far = turn > 0 ? width : 0;
  const tilt = unit * 0.1;
  const panel = (shift: number): Point[] =>
    isWide(frame)
      ? [
          [near + turn * (slant + shift), 0],
          [far, 0],
          [far, height],
          [near + turn * shift, height],
        ]
      : [
          [0, art.y + tilt * 1.1 + shift],
          [width, art.y - tilt * 0.2 + shift],
          [width, height],
          [0, height],
        ];
  const gap = unit * 0.034;
  const glass = panel(gap);
  const [x, y] = middleOf(art);
  const r = Math.min(art.width, art.height);
  const sky = linearGradient(
    'corporate',
    [art.x, art.y + art.height],
    [art.x + art.width, art.y],
    [
      [0, mix(accent, accent2, 0.55), 1],
      [0.6, accent, 1],
      [1, mix(accent, '#ffffff', 0.42), 1],
    ],
  );
  const clip = `<clipPath id="corporate-glass">${path(lines(glass, true), '')}</clipPath>`;
  const plate = hasSubject
    ? circle(x, y, r * 0.33, fill(background, plateShare(dark))) +
      circle(x, y, r * 0.36, stroke(dark ? foreground : '#ffffff', Math.max(1.5, unit * 0.003), 0.6))
    : towers({
        x,
        foot: art.y + art.height,
        r,
        tall: isWide(frame) ? height : art.height,
        dark: accent2,
        random: random.fork('towers'),
      });
  return {
    defs: sky + clip,
    body:
      path(lines(panel(0), true), fill(mix(accent, background, 0.72))) +
      path(lines(panel(gap * 0.5), true), fill(accent2)) +
      path(lines(glass, true), 'fill="url(#corporate)"') +
      `<g clip-path="url(#corporate-glass)">${grid(art, unit)}${plate}</g>` +
      (words.y > margin * 0.9 + bar && isWide(frame)
        ? tab(Math.max(margin * 0.55, words.y - unit * 0.05))
        : ''),
  };
}

/** A fine raster of light over the panel. */
function grid(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  unit: number,
): string {
  const step = unit * 0.05;
  const dots: string[] = [];
  for (let row = 0; row * step < height; row++)
    for (let at = 0; at * step < width; at++)
      dots.push(`M${(x + at * step).toFixed(1)} ${(y + row * step).toFixed(1)}h0`);
  return path(
    dots.join(''),
    `fill="none" stroke="#ffffff" stroke-opacity="0.28" stroke-width="${(unit * 0.006).toFixed(1)}" stroke-linecap="round"`,
  );
}

/** Three office towers seen from the street, their fronts in panes. */
function towers({
  x,
  foot,
  r,
  tall,
  dark,
  random,
}: {
  x: number;
  foot: number;
  r: number;
  tall: number;
  dark: string;
  random: { next(): number };
}): string {
  const tower = (left: number, wide: number, high: number, light: string, shade: string): string => {
    const top = foot - tall * high;
    const lean = wide * 0.16;
    const edge = left + wide * 0.62;
    // Floors come closer towards the top, as they do from below.
    const floors = Array.from({ length: 22 }, (_, at) => foot - (foot - top) * (at / 22) ** 0.86);
    const panes = floors
      .map((y, at) => {
        const share = (foot - y) / (foot - top);
        const [from, mid, to] = [left + lean * share, edge, left + wide - lean * share * 0.6];
        const slope = wide * 0.12 * share;
        return at === 0
          ? ''
          : lines([
              [from, y + slope],
              [mid, y - slope * 0.4],
              [to, y + slope * 0.8],
            ]);
      })
      .join('');
    const lit = floors
      .slice(1, -1)
      .flatMap((y, at) => {
        if (random.next() > 0.4) return [];
        const share = (foot - y) / (foot - top);
        const from = left + lean * share + (edge - left) * (0.1 + 0.6 * random.next());
        const next = floors[at + 2] ?? y;
        return [
          lines(
            [
              [from, y + 2],
              [from + wide * 0.14, y],
              [from + wide * 0.14, next + 2],
              [from, next + 4],
            ],
            true,
          ),
        ];
      })
      .join('');
    return (
      path(
        lines(
          [
            [left, foot],
            [left + lean, top + wide * 0.12],
            [edge, top - wide * 0.05],
            [edge, foot],
          ],
          true,
        ),
        fill(light),
      ) +
      path(
        lines(
          [
            [edge, foot],
            [edge, top - wide * 0.05],
            [left + wide - lean * 0.6, top + wide * 0.1],
            [left + wide, foot],
          ],
          true,
        ),
        fill(shade),
      ) +
      path(lit, fill('#ffffff', 0.5)) +
      path(
        panes,
        `fill="none" stroke="${dark}" stroke-opacity="0.55" stroke-width="${Math.max(1, r * 0.005).toFixed(1)}"`,
      )
    );
  };
  return (
    tower(x - r * 0.56, r * 0.42, 0.55, mix(dark, '#ffffff', 0.52), mix(dark, '#ffffff', 0.22)) +
    tower(x + r * 0.14, r * 0.46, 0.66, mix(dark, '#ffffff', 0.62), mix(dark, '#ffffff', 0.3)) +
    tower(x - r * 0.24, r * 0.48, 0.86, mix(dark, '#ffffff', 0.84), mix(dark, '#ffffff', 0.42))
  );
}

function plateShare(dark: boolean): number {
  return dark ? 0.14 : 0.95;
}

import { fill, lines, type Point, path, rect, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import type { Frame } from '../../frame.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow, inOneInk } from './shapes.ts';
import { beside } from './stages.ts';

const mono = (weight: number) =>
  ({ family: 'JetBrains Mono', weight, lineHeight: 1.3, letterSpacing: -0.02 }) as const;

/** A city at night that watches: acid yellow on black, a panel with cut corners, letters torn into cyan and magenta. */
export const cyberpunk = toPosterLook({
  name: 'cyberpunk',
  style: 'cyberpunk',
  pairings: [
    {
      display: {
        family: 'Archivo',
        weight: 900,
        lineHeight: 0.94,
        letterSpacing: -0.02,
        variation: '"wdth" 78',
      },
      text: mono(500),
      label: mono(700),
    },
  ],
  dark: [
    {
      background: '#08090d',
      foreground: '#fcee0a',
      muted: '#c9d4d8',
      accent: '#ff2a6d',
      accent2: '#05d9e8',
      accentText: '#05d9e8',
    },
  ],
  light: [
    {
      background: '#fcee0a',
      foreground: '#0a0a0c',
      muted: '#26251a',
      accent: '#e5004f',
      accent2: '#007c8a',
      accentText: '#0a0a0c',
    },
  ],
  scheme: 'dark',
  hues: ['#ff2a6d', '#05d9e8', '#fcee0a'],
  treatment: { rule: 0.006, corner: 0, panel: 'frame', texture: 'grid' },
  figures: true,
  filled: 0.66,
  most: 0.24,
  hero: ({ accent }) => ({ shadow: { color: accent, x: 0.035, y: 0.012, blur: 0 } }),
  stage: (query) => beside(query, { across: 0.56, down: 0.36, room: { side: 0.04, top: 0.05, foot: 0.05 } }),
  passes: (drawing, { accent, accent2 }) => [
    { colors: inOneInk(drawing, accent2), x: -0.018 },
    { colors: inOneInk(drawing, accent), x: 0.018, y: 0.006 },
    {},
  ],
  draw,
  drawOver: ({ art, hasSubject, frame, palette, random }) =>
    art && hasSubject ? tears(art, frame.unit, palette.background, random.fork('tears')) : '',
});

function draw({ frame, palette, hues, art, hasSubject, words, dark, calm, random }: PosterSheet): {
  body: string;
} {
  const { unit, width, height } = frame;
  const [magenta = '', cyan = '', yellow = ''] = hues;
  const edge = dark ? cyan : '#0a0a0c';
  const thick = Math.max(2, unit * 0.005);
  const scan = mix(palette.background, dark ? cyan : '#000000', dark ? 0.09 : 0.07);
  const rows = Array.from(
    { length: Math.ceil(height / (unit * 0.014)) },
    (_, at) => `M0 ${(at * unit * 0.014).toFixed(1)}H${width}`,
  );
  const panel = grow(words, unit * 0.042);
  const cut = unit * 0.05;
  const { x, y } = panel;
  const [right, foot] = [panel.x + panel.width, panel.y + panel.height];
  const outline: Point[] = [
    [x + cut, y],
    [right, y],
    [right, foot - cut],
    [right - cut, foot],
    [x, foot],
    [x, y + cut],
  ];
  const marks = calm
    ? ''
    : path(
        lines(outline, true),
        `${fill(dark ? '#0d0f16' : palette.background)} stroke="${edge}" stroke-width="${thick}"`,
      ) +
      path(
        lines([
          [x - unit * 0.014, foot - panel.height * 0.4],
          [x - unit * 0.014, foot + unit * 0.014],
          [x + panel.width * 0.3, foot + unit * 0.014],
        ]),
        stroke(magenta, thick * 1.6),
      ) +
      path(
        lines([
          [right - panel.width * 0.25, y - unit * 0.014],
          [right + unit * 0.014, y - unit * 0.014],
          [right + unit * 0.014, y + panel.height * 0.3],
        ]),
        stroke(dark ? yellow : '#0a0a0c', thick * 1.6),
      );
  return {
    body:
      (art ? city(frame, art, hues, dark, hasSubject, random.fork('city')) : '') +
      path(rows.join(''), stroke(scan, 1)) +
      hazard(frame, dark ? yellow : '#0a0a0c', palette.background) +
      marks,
  };
}

/** Towers with lit windows in rain and haze. */
function city(
  { unit }: Frame,
  art: { x: number; y: number; width: number; height: number },
  [magenta = '', cyan = '', yellow = '']: readonly string[],
  dark: boolean,
  quiet: boolean,
  random: Random,
): string {
  const foot = art.y + art.height;
  let body = '';
  for (const [depth, tall] of [
    [0, 0.86],
    [1, 0.62],
  ] as const) {
    let x = art.x - unit * 0.05;
    while (x < art.x + art.width) {
      const step = unit * random.range(0.07, 0.14);
      const top = foot - Math.min(art.height, unit) * tall * random.range(0.5, 1);
      const shade = dark
        ? mix('#08090d', depth === 0 ? '#3b1450' : '#0c3a4a', depth === 0 ? 0.55 : 0.75)
        : mix('#fcee0a', '#0a0a0c', depth === 0 ? 0.3 : 0.82);
      body += rect(x, top, step * 0.94, foot - top, fill(shade));
      if (depth === 1 || !quiet) {
        const lamp = random.pick([magenta, cyan, yellow]);
        for (let row = top + unit * 0.02; row < foot - unit * 0.02; row += unit * 0.022)
          for (let at = x + unit * 0.012; at < x + step - unit * 0.018; at += unit * 0.018)
            if (random.next() < 0.34)
              body += rect(at, row, unit * 0.009, unit * 0.011, fill(lamp, depth === 0 ? 0.5 : 0.95));
      }
      if (random.next() < 0.4)
        body +=
          path(
            lines([
              [x + step / 2, top],
              [x + step / 2, top - unit * 0.08],
            ]),
            stroke(dark ? cyan : '#0a0a0c', 2),
          ) + rect(x + step / 2 - 2, top - unit * 0.085, 4, 4, fill(magenta));
      if (depth === 1 && !quiet && random.next() < 0.5)
        body += rect(
          x + step * 0.2,
          top + unit * 0.06,
          step * 0.2,
          unit * 0.2,
          fill(random.pick([magenta, cyan])),
        );
      x += step;
    }
  }
  return body;
}

/** Stripes of a barrier along the foot, and a code along its end. */
function hazard({ unit, width, height, rtl }: Frame, color: string, ground: string): string {
  const tall = unit * 0.028;
  const y = height - tall;
  const wide = width * 0.36;
  const left = rtl ? width - wide : 0;
  const bars: string[] = [];
  for (let x = left - tall; x < left + wide; x += tall * 1.6)
    bars.push(
      lines(
        [
          [x, height],
          [x + tall, y],
          [x + tall * 1.8, y],
          [x + tall * 0.8, height],
        ],
        true,
      ),
    );
  return rect(left, y, wide, tall, fill(ground)) + path(bars.join(''), fill(color));
}

/** Thin slices that a bad signal leaves out. */
function tears(
  art: { x: number; y: number; width: number; height: number },
  unit: number,
  ground: string,
  random: Random,
): string {
  return Array.from({ length: 7 }, () =>
    rect(
      art.x + art.width * random.range(0, 0.5),
      art.y + art.height * random.range(0.2, 0.8),
      art.width * random.range(0.2, 0.5),
      unit * random.range(0.003, 0.007),
      fill(ground),
    ),
  ).join('');
}

import { circle, fill, linearGradient, lines, path, rect, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow } from './shapes.ts';
import { beside } from './stages.ts';

const mono = (weight: number, lineHeight: number, letterSpacing = 0) =>
  ({ family: 'JetBrains Mono', weight, lineHeight, letterSpacing }) as const;

/** The nineties remembered: a window of an old desktop over a pink and blue sky, a sun in bars, columns on a chequered floor. */
export const vaporwave = toPosterLook({
  name: 'vaporwave',
  style: 'vaporwave',
  pairings: [
    {
      display: { family: 'Unbounded', weight: 600, lineHeight: 1.08, letterSpacing: -0.015 },
      text: mono(500, 1.3, -0.02),
      label: mono(700, 1.25, -0.02),
    },
  ],
  light: [
    {
      background: '#f3ecff',
      foreground: '#2b0f5c',
      muted: '#523a86',
      accent: '#ff71ce',
      accent2: '#01cdfe',
      accentText: '#a3128f',
    },
  ],
  dark: [
    {
      background: '#1c0f3f',
      foreground: '#fdf3ff',
      muted: '#d9c6ff',
      accent: '#ff71ce',
      accent2: '#01cdfe',
      accentText: '#7df3ff',
    },
  ],
  hues: ['#ff71ce', '#b967ff', '#01cdfe', '#fffb96'],
  treatment: { rule: 0.006, corner: 0, panel: 'frame', texture: 'none' },
  figures: true,
  filled: 0.6,
  most: 0.17,
  stage: (query) =>
    beside(query, {
      across: 0.6,
      down: 0.4,
      room: { side: 0.035, top: query.attempt < 2 ? 0.075 : 0, foot: 0.035 },
    }),
  passes: () => [{ shadow: { color: '#2b0f5c', x: 0.012, y: 0.014 } }],
  draw,
});

function draw(sheet: PosterSheet): { body: string; defs: string } {
  const { frame, hues, art, hasSubject, words, calm } = sheet;
  const { unit, width, height } = frame;
  const [pink = '', violet = '', cyan = '', pale = ''] = hues;
  const horizon = height * 0.7;
  const sky = linearGradient(
    'vapor-sky',
    [0, 0],
    [0, horizon],
    [
      [0, mix(violet, '#2b0f5c', 0.25), 1],
      [0.55, pink, 1],
      [1, pale, 1],
    ],
  );
  const sea = linearGradient(
    'vapor-floor',
    [0, horizon],
    [0, height],
    [
      [0, cyan, 1],
      [1, violet, 1],
    ],
  );
  const sunX = art ? art.x + art.width / 2 : width * (frame.rtl ? 0.2 : 0.8);
  const sunR = art
    ? Math.min(art.width * 0.46, isWide(frame) ? height * 0.38 : art.height * 0.42)
    : height * 0.25;
  const floor = isWide(frame) ? horizon : art ? art.y + art.height * 0.72 : horizon;
  const sun = linearGradient(
    'vapor-sun',
    [0, floor - sunR * 1.6],
    [0, floor],
    [
      [0, pale, 1],
      [1, mix(pink, '#ff3b6b', 0.5), 1],
    ],
  );
  const pad = unit * 0.035;
  const window = grow(words, pad);
  return {
    defs: sky + sea + sun,
    body:
      rect(0, 0, width, floor, 'fill="url(#vapor-sky)"') +
      drawSun(sunX, floor - sunR * 0.5, sunR, floor, hues) +
      drawFloor(width, height, floor, sunX, unit) +
      (art && !hasSubject ? drawColumns(art, floor, unit) : '') +
      drawWindow(calm ? grow(words, pad * 0.5) : window, sheet, calm),
  };
}

/** A sun cut into bars that widen towards the horizon. */
function drawSun(
  x: number,
  y: number,
  radius: number,
  floor: number,
  [pink = '']: readonly string[],
): string {
  const id = 'vapor-cut';
  const bars = [0.08, 0.22, 0.35, 0.47, 0.58, 0.68].map((share, at) =>
    rect(
      x - radius,
      y + radius * (share * 1.3 - 0.15),
      radius * 2,
      radius * (0.1 - at * 0.003),
      fill('#ffffff'),
    ),
  );
  const shown = [-1, 0.02, 0.2, 0.35, 0.48, 0.6, 0.7];
  const holes = shown.map((top, at) => {
    const from = y + radius * top;
    const to = y + radius * ((shown[at + 1] ?? 0.98) - 0.035 - at * 0.006);
    return rect(x - radius, from, radius * 2, Math.max(1, to - from), '');
  });
  return bars.length > 0
    ? `<clipPath id="${id}">${holes.join('')}</clipPath><clipPath id="vapor-above"><rect x="0" y="0" width="${(x + radius * 3).toFixed(0)}" height="${floor.toFixed(1)}"/></clipPath>` +
        `<g clip-path="url(#vapor-above)"><g clip-path="url(#${id})">${circle(x, y, radius, 'fill="url(#vapor-sun)"')}</g></g>`
    : pink;
}

/** Chequers that run to the horizon. */
function drawFloor(width: number, height: number, floor: number, vanish: number, unit: number): string {
  const rows = 7;
  const depth = height - floor;
  const at = (row: number): number => floor + depth * (row / rows) ** 1.8;
  const reach = width * 1.6;
  const step = unit * 0.16;
  const count = Math.ceil((reach * 2) / step);
  const tiles: string[] = [];
  for (let row = 0; row < rows; row++) {
    const [top, foot] = [at(row), at(row + 1)];
    const spread = (y: number): number => 0.12 + 0.88 * ((y - floor) / depth);
    for (let column = -Math.round(count / 2); column < count / 2; column++) {
      if ((row + column) % 2 !== 0) continue;
      const left = (y: number): number => vanish + column * step * spread(y) * 2.2;
      const right = (y: number): number => vanish + (column + 1) * step * spread(y) * 2.2;
      if (Math.max(right(top), right(foot)) < 0 || Math.min(left(top), left(foot)) > width) continue;
      tiles.push(
        lines(
          [
            [left(top), top],
            [right(top), top],
            [right(foot), foot],
            [left(foot), foot],
          ],
          true,
        ),
      );
    }
  }
  return (
    rect(0, floor, width, depth, 'fill="url(#vapor-floor)"') + path(tiles.join(''), fill('#ffffff', 0.62))
  );
}

/** Two columns of a temple, one broken. */
function drawColumns(art: Box, floor: number, unit: number): string {
  const [marble, shade] = ['#fbf4ff', '#b59be0'];
  const one = (x: number, top: number, wide: number): string => {
    const foot = floor + unit * 0.06;
    const flutes = [0.2, 0.4, 0.6, 0.8].map((share) =>
      lines([
        [x - wide / 2 + wide * share, top + wide * 0.4],
        [x - wide / 2 + wide * share, foot - wide * 0.2],
      ]),
    );
    return (
      rect(x - wide * 0.5, top + wide * 0.3, wide, foot - top - wide * 0.4, fill(marble)) +
      rect(x + wide * 0.2, top + wide * 0.3, wide * 0.3, foot - top - wide * 0.4, fill(shade, 0.5)) +
      path(flutes.join(''), stroke(shade, wide * 0.05)) +
      rect(x - wide * 0.68, top, wide * 1.36, wide * 0.16, fill(marble)) +
      rect(x - wide * 0.58, top + wide * 0.16, wide * 1.16, wide * 0.16, fill(shade)) +
      rect(x - wide * 0.6, foot - wide * 0.2, wide * 1.2, wide * 0.12, fill(shade)) +
      rect(x - wide * 0.72, foot - wide * 0.09, wide * 1.44, wide * 0.16, fill(marble))
    );
  };
  const wide = Math.min(art.width * 0.16, unit * 0.13);
  const tall = Math.min(unit * 0.62, floor - art.y - unit * 0.12);
  return (
    one(art.x + art.width * 0.3, floor - tall, wide) +
    one(art.x + art.width * 0.66, floor - tall * 0.62, wide)
  );
}

/** A window as desktops drew them: bevels, a bar with three buttons. */
function drawWindow(inside: Box, { frame, palette, hues, dark }: PosterSheet, calm: boolean): string {
  const { unit } = frame;
  const { background } = palette;
  const bar = calm ? 0 : unit * 0.055;
  const { x, width, height } = inside;
  const y = inside.y - bar;
  const tall = height + bar;
  const line = Math.max(2, unit * 0.005);
  const [pink = '', violet = '', cyan = ''] = hues;
  const [lit, deep] = [dark ? mix(background, '#ffffff', 0.4) : '#ffffff', mix(background, '#2b0f5c', 0.6)];
  const gem = bar * 0.62;
  const buttons = [0, 1, 2].map((at) => {
    const left = x + width - line * 2 - (at + 1) * (gem + line * 1.5);
    const top = y + line * 1.5 + (bar - gem) / 2;
    const sign = [
      lines([
        [left + gem * 0.28, top + gem * 0.28],
        [left + gem * 0.72, top + gem * 0.72],
      ]) +
        lines([
          [left + gem * 0.72, top + gem * 0.28],
          [left + gem * 0.28, top + gem * 0.72],
        ]),
      `${lines(
        [
          [left + gem * 0.25, top + gem * 0.25],
          [left + gem * 0.75, top + gem * 0.25],
          [left + gem * 0.75, top + gem * 0.75],
          [left + gem * 0.25, top + gem * 0.75],
        ],
        true,
      )}`,
      lines([
        [left + gem * 0.25, top + gem * 0.72],
        [left + gem * 0.75, top + gem * 0.72],
      ]),
    ][at];
    return (
      rect(left, top, gem, gem, `${fill('#e9defc')} stroke="#5b3fa0" stroke-width="1"`) +
      path(sign ?? '', stroke('#2b0f5c', gem * 0.1))
    );
  });
  const title = linearGradient(
    'vapor-bar',
    [x, 0],
    [x + width, 0],
    [
      [0, mix(violet, '#2b0f5c', 0.35), 1],
      [0.6, pink, 1],
      [1, cyan, 1],
    ],
  );
  return (
    rect(x + unit * 0.018, y + unit * 0.02, width, tall, fill('#2b0f5c', 0.55)) +
    rect(x - line, y - line, width + 2 * line, tall + 2 * line, fill(deep)) +
    rect(x - line, y - line, width + line, tall + line, fill(lit)) +
    rect(x, y, width, tall, fill(background)) +
    (calm
      ? ''
      : `<defs>${title}</defs>${rect(x + line, y + line, width - 2 * line, bar, 'fill="url(#vapor-bar)"')}${buttons.join('')}`)
  );
}

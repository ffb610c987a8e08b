import { circle, fill, lines, type Point, path, polar, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { middleOf } from './shapes.ts';
import { beside } from './stages.ts';

/** Mid-century modern: overlapping leaves and ovals in olive, teal and mustard, thin starbursts, calm type. */
export const midcentury = toPosterLook({
  name: 'midcentury',
  style: 'mid-century',
  pairings: [
    {
      display: { family: 'Outfit', weight: 300, lineHeight: 1.04, letterSpacing: -0.025 },
      text: { family: 'Outfit', weight: 400, lineHeight: 1.35 },
      label: { family: 'Outfit', weight: 600, lineHeight: 1.25, letterSpacing: 0.02 },
    },
    {
      display: {
        family: 'Fraunces',
        weight: 500,
        lineHeight: 1.02,
        letterSpacing: -0.002,
        variation: '"SOFT" 100',
      },
      text: { family: 'Outfit', weight: 400, lineHeight: 1.35 },
      label: { family: 'Outfit', weight: 600, lineHeight: 1.25, letterSpacing: 0.02 },
    },
  ],
  light: [
    {
      background: '#f3ead7',
      foreground: '#2b2a26',
      muted: '#514d43',
      accent: '#d06a2e',
      accent2: '#2f7f7b',
      accentText: '#94400f',
    },
    {
      background: '#e9dfc6',
      foreground: '#213836',
      muted: '#42504b',
      accent: '#c8952b',
      accent2: '#c4502b',
      accentText: '#8d3212',
    },
  ],
  dark: [
    {
      background: '#1f3a3a',
      foreground: '#f6ecd6',
      muted: '#d8d2bd',
      accent: '#e0a036',
      accent2: '#d96b3a',
      accentText: '#f0b955',
    },
  ],
  hues: ['#d06a2e', '#2f7f7b', '#d9a52f', '#7d8448', '#8a4a2a'],
  treatment: { rule: 0.004, corner: 0.02, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.56,
  most: 0.19,
  stage: (query) => beside(query, { across: 0.56, down: 0.36 }),
  field: discColor,
  draw,
});

function draw({ frame, palette, hues, dark, art, hasSubject, words }: PosterSheet): { body: string } {
  const { unit, width, height, margin } = frame;
  const line = dark ? palette.foreground : '#2b2a26';
  if (!art) {
    const size = Math.min(margin * 0.9, unit * 0.1);
    return {
      body:
        row([0, height - size * 0.55], width, size, hues) +
        (words.y > unit * 0.15
          ? burst(
              [frame.rtl ? margin * 1.5 : width - margin * 1.5, margin * 1.3],
              size * 0.8,
              line,
              hues[0] ?? '',
            )
          : ''),
    };
  }
  const [x, y] = middleOf(art);
  if (hasSubject) {
    const r = Math.min(art.width, art.height) * 0.42;
    const leaves = [0, 1, 2, 3, 4].map((at) => {
      const angle = at * 72 - 90;
      const [lx, ly] = polar([x, y], r * 0.52, angle);
      return `<g transform="rotate(${angle + 90} ${lx.toFixed(1)} ${ly.toFixed(1)})">${path(leaf([lx, ly], r * 0.5, r * 0.62), fill(hues[at] ?? ''))}</g>`;
    });
    return {
      body:
        leaves.join('') +
        circle(x, y, r * 0.74, fill(discColor({ hues, dark }))) +
        burst(
          [frame.mirrored ? art.x + art.width * 0.14 : art.x + art.width * 0.86, art.y + art.height * 0.14],
          unit * 0.07,
          line,
          hues[2] ?? '',
        ),
    };
  }
  // A screen of leaves, as woven into curtains: columns that step up and down.
  const columns = isWide(frame) ? Math.max(3, Math.round(art.width / (unit * 0.19))) : 6;
  const wide = art.width / columns;
  const tall = wide * (isWide(frame) ? 1.9 : 1.5);
  const start = isWide(frame) ? art.y - tall * 0.5 : art.y;
  let body = '';
  for (let column = 0; column < columns; column++)
    for (let at = 0; start + at * tall < art.y + art.height; at++) {
      const cx = art.x + wide * (column + 0.5);
      const cy = start + tall * (at + 0.5) + (column % 2 === 0 ? 0 : tall * 0.5);
      const hue = hues[(column * 2 + at * 3) % hues.length] ?? '';
      const second = hues[(column * 2 + at * 3 + 2) % hues.length] ?? '';
      if (cy - tall * 0.5 < art.y - 1 && !isWide(frame)) continue;
      const kind = (column + at * 2) % 3;
      body += path(leaf([cx, cy], wide * 0.47, tall * 0.5), fill(hue));
      if (kind === 0) body += path(leaf([cx, cy + tall * 0.08], wide * 0.28, tall * 0.3), fill(second));
      if (kind === 1) body += burst([cx, cy], wide * 0.32, '#fff6e2', '#fff6e2');
      if (kind === 2)
        body +=
          path(
            lines([
              [cx, cy - tall * 0.46],
              [cx, cy + tall * 0.46],
            ]),
            stroke('#fff6e2', wide * 0.03),
          ) + circle(cx, cy, wide * 0.12, fill('#fff6e2'));
    }
  return { body };
}

/** A pointed oval. */
const leaf = ([x, y]: Point, across: number, down: number): string =>
  `M${x.toFixed(1)} ${(y - down).toFixed(1)}Q${(x + across * 2).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${(y + down).toFixed(1)}Q${(x - across * 2).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${(y - down).toFixed(1)}Z`;

function burst([x, y]: Point, radius: number, line: string, heart: string): string {
  const rods = Array.from({ length: 16 }, (_, at) =>
    lines([
      polar([x, y], radius * 0.2, at * 22.5),
      polar([x, y], radius * (at % 2 === 0 ? 1 : 0.62), at * 22.5),
    ]),
  );
  return path(rods.join(''), stroke(line, radius * 0.045)) + circle(x, y, radius * 0.13, fill(heart));
}

const row = ([x, y]: Point, width: number, size: number, hues: readonly string[]): string =>
  Array.from({ length: Math.ceil(width / size) + 1 }, (_, at) =>
    path(leaf([x + at * size, y], size * 0.3, size * 0.5), fill(hues[at % hues.length] ?? '')),
  ).join('');

function discColor({ hues: [, , hue = ''], dark }: Pick<PosterSheet, 'hues' | 'dark'>): string {
  return mix(hue, '#ffffff', dark ? 0.55 : 0.62);
}

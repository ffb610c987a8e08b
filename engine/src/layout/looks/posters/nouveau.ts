import { circle, curve, fill, type Point, path, polar, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow, middleOf } from './shapes.ts';
import { beside } from './stages.ts';

/** Paris about 1900: a halo of tiles, lilies on whiplash stems, one thick contour around everything, muted enamel colors. */
export const nouveau = toPosterLook({
  name: 'nouveau',
  style: 'art-nouveau',
  pairings: [
    {
      display: {
        family: 'Fraunces',
        weight: 700,
        lineHeight: 1.0,
        letterSpacing: 0.008,
        variation: '"SOFT" 100, "WONK" 1',
      },
      text: { family: 'Newsreader', weight: 500, lineHeight: 1.32 },
      label: { family: 'Newsreader', weight: 650, lineHeight: 1.25, letterSpacing: 0.02 },
    },
  ],
  light: [
    {
      background: '#f4e7c9',
      foreground: '#34291a',
      muted: '#5a4c37',
      accent: '#b4552f',
      accent2: '#5f7d57',
      accentText: '#8c3818',
    },
    {
      background: '#ece7cf',
      foreground: '#20342f',
      muted: '#455a53',
      accent: '#7a4a63',
      accent2: '#4f7f78',
      accentText: '#6d3453',
    },
  ],
  dark: [
    {
      background: '#1c3330',
      foreground: '#f5e8c8',
      muted: '#d3cbb0',
      accent: '#c9903f',
      accent2: '#6f9a80',
      accentText: '#e9bd6c',
    },
  ],
  // Gold, petal, leaf, tile.
  hues: ['#d3a145', '#e6b59a', '#6f8f5c', '#3f7a74'],
  treatment: { rule: 0.004, corner: 0.03, panel: 'frame', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.46,
  most: 0.22,
  centred: true,
  stage: (query) => beside(query, { across: 0.55, down: 0.46, room: { side: 0.03, top: 0.04 } }),
  field: haloColor,
  draw,
});

function draw({ frame, palette, hues, dark, art, hasSubject, words }: PosterSheet): { body: string } {
  const { unit, width, height, margin } = frame;
  const { background } = palette;
  const [gold = '', petal = '', leaf = '', tile = ''] = hues;
  const ink = dark ? '#0d1c1a' : palette.foreground;
  const thick = unit * 0.006;
  const contour = `stroke="${ink}" stroke-width="${thick.toFixed(1)}" stroke-linejoin="round"`;
  const out = margin * 0.36;
  const border = framed({ x: out, y: out, width: width - 2 * out, height: height - 2 * out }, unit, {
    ink: dark ? gold : ink,
    gold,
  });
  if (!art) {
    const free = grow(words, unit * 0.04);
    const size = Math.min(unit * 0.14, Math.max(0, (height - free.y - free.height - out) * 0.7));
    const foot = height - out * 1.6;
    return {
      body:
        border +
        (size > unit * 0.05
          ? [-1, 1]
              .map((side) =>
                spray([width / 2, foot], side * size * 1.9, size, { leaf, petal, contour, ink, thick }),
              )
              .join('')
          : ''),
    };
  }
  const [x, y] = middleOf(art);
  const short = Math.min(art.width, art.height);
  const r = short * (isWide(frame) ? 0.35 : 0.38);
  const foot = isWide(frame) ? height - out * 1.3 : art.y + art.height - out * 1.3;
  const count = 28;
  const tiles = Array.from({ length: count }, (_, at) => {
    const at1 = (at * 360) / count;
    const [a, b] = [polar([x, y], r * 0.78, at1), polar([x, y], r, at1)];
    const [c, d] = [polar([x, y], r, at1 + 360 / count), polar([x, y], r * 0.78, at1 + 360 / count)];
    return path(
      `M${a.join(' ')}L${b.join(' ')}A${r} ${r} 0 0 1 ${c.join(' ')}L${d.join(' ')}A${r * 0.78} ${r * 0.78} 0 0 0 ${a.join(' ')}Z`,
      `${fill(at % 2 === 0 ? tile : gold)} ${contour}`,
    );
  });
  const beads = Array.from({ length: count }, (_, at) => {
    const [bx, by] = polar([x, y], r * 0.89, ((at + 0.5) * 360) / count);
    return circle(bx, by, r * 0.028, fill(at % 2 === 0 ? mix(petal, '#ffffff', 0.4) : ink));
  });
  const halo =
    circle(x, y, r * 1.07, `${fill(mix(gold, background, 0.35))} ${contour}`) +
    tiles.join('') +
    beads.join('') +
    circle(x, y, r * 0.78, `${fill(haloColor({ palette, hues, dark }))} ${contour}`);
  const enamel: Enamel = { leaf, petal, contour, ink, thick };
  const outer = frame.mirrored ? -1 : 1;
  // Towards words that stand beside it there is no room for a lash.
  const lash = Math.min(r, (art.width / 2 - out * 1.4 - r * 0.2) / 1.35);
  const lilies = [-1, 1].map((side) => {
    const root: Point = [x + side * r * 0.2, foot];
    return (
      (side === outer || !isWide(frame) ? whiplash(root, side, lash, enamel) : '') +
      stemmed(root, [x + side * r * 0.92, y + r * 0.68], side, r, enamel)
    );
  });
  return {
    body:
      border +
      halo +
      lilies.join('') +
      (hasSubject ? '' : bloom([x, y + r * 0.12], r * 0.62, 0, { petal, leaf, contour })),
  };
}

type Enamel = { leaf: string; petal: string; contour: string; ink: string; thick: number };

/** A double line with corners that curl inwards. */
function framed(
  { x, y, width, height }: Box,
  unit: number,
  { ink, gold }: { ink: string; gold: string },
): string {
  const curl = unit * 0.075;
  const outline = (by: number): string => {
    const [l, t, r, f] = [x + by, y + by, x + width - by, y + height - by];
    const c = curl - by * 0.4;
    return `M${l + c} ${t}H${r - c}C${r - c * 0.3} ${t} ${r - c * 0.9} ${t + c * 0.9} ${r} ${t + c}V${f - c}C${r - c * 0.9} ${f - c * 0.9} ${r - c * 0.3} ${f} ${r - c} ${f}H${l + c}C${l + c * 0.3} ${f} ${l + c * 0.9} ${f - c * 0.9} ${l} ${f - c}V${t + c}C${l + c * 0.9} ${t + c * 0.9} ${l + c * 0.3} ${t} ${l + c} ${t}Z`;
  };
  const corner = ([px, py]: Point): string => circle(px, py, unit * 0.009, fill(gold));
  return (
    path(outline(0), `fill="none" stroke="${ink}" stroke-width="${(unit * 0.005).toFixed(1)}"`) +
    path(outline(unit * 0.013), `fill="none" stroke="${gold}" stroke-width="${(unit * 0.0032).toFixed(1)}"`) +
    [
      [x + curl * 0.3, y + curl * 0.3],
      [x + width - curl * 0.3, y + curl * 0.3],
      [x + curl * 0.3, y + height - curl * 0.3],
      [x + width - curl * 0.3, y + height - curl * 0.3],
    ]
      .map((at) => corner(at as unknown as Point))
      .join('')
  );
}

/** A ribbon of stem: the contour first, the color in it. */
const stem = (points: readonly Point[], wide: number, { leaf, ink, thick }: Enamel): string => {
  const line = (color: string, width: number): string =>
    path(
      curve(points),
      `fill="none" stroke="${color}" stroke-width="${width.toFixed(1)}" stroke-linecap="round"`,
    );
  return line(ink, wide + 2 * thick) + line(leaf, wide);
};

/** A lily that swings out from the foot and leans back to the halo. */
function stemmed(from: Point, to: Point, side: number, r: number, enamel: Enamel): string {
  const [fx, fy] = from;
  const [tx, ty] = to;
  const swing = [
    from,
    [fx + side * r * 0.34, fy - (fy - ty) * 0.14] as Point,
    [tx + side * r * 0.2, fy - (fy - ty) * 0.46] as Point,
    [tx + side * r * 0.13, ty + r * 0.1] as Point,
    to,
  ];
  const blade = (bx: number, by: number, tipX: number, tipY: number, belly: number): string =>
    path(
      `M${bx} ${by}C${bx + side * belly} ${by - (by - tipY) * 0.3} ${tipX + side * belly * 0.8} ${tipY + (by - tipY) * 0.3} ${tipX} ${tipY}C${tipX - side * belly * 0.1} ${tipY + (by - tipY) * 0.4} ${bx + side * belly * 0.1} ${by - (by - tipY) * 0.2} ${bx} ${by}Z`,
      `${fill(enamel.leaf)} ${enamel.contour}`,
    );
  return (
    blade(fx + side * r * 0.06, fy, fx + side * r * 0.52, fy - (fy - ty) * 0.72, r * 0.42) +
    stem(swing, r * 0.042, enamel) +
    bloom(to, r * 0.34, side * 24, enamel)
  );
}

/** A stem that runs out along the foot and curls back like the lash of a whip. */
function whiplash([fx, fy]: Point, side: number, r: number, enamel: Enamel): string {
  const whip: Point[] = [
    [fx + side * r * 0.1, fy],
    [fx + side * r * 0.7, fy - r * 0.04],
    [fx + side * r * 1.12, fy - r * 0.2],
    [fx + side * r * 1.3, fy - r * 0.46],
    [fx + side * r * 1.16, fy - r * 0.58],
    [fx + side * r * 1.06, fy - r * 0.47],
    [fx + side * r * 1.14, fy - r * 0.4],
  ];
  return stem(whip, r * 0.03, enamel);
}

/** A small branch with a flower, lying along the foot. */
function spray([x, y]: Point, reach: number, size: number, enamel: Enamel): string {
  const side = Math.sign(reach);
  return (
    stem(
      [
        [x, y - size * 0.1],
        [x + reach * 0.4, y - size * 0.02],
        [x + reach * 0.8, y - size * 0.3],
        [x + reach, y - size * 0.5],
      ],
      size * 0.06,
      enamel,
    ) + bloom([x + reach, y - size * 0.5], size * 0.5, side * 50, enamel)
  );
}

/** A lily seen from the side; `turn` in degrees from upright. */
function bloom(
  [x, y]: Point,
  r: number,
  turn: number,
  { petal, leaf, contour }: Pick<Enamel, 'petal' | 'leaf' | 'contour'>,
): string {
  const part = (tipX: number, tipY: number, belly: number, color: string): string =>
    path(
      `M${x} ${y + r * 0.4}C${x + (tipX - belly) * r} ${y + r * 0.1} ${x + (tipX - belly * 0.6) * r} ${y + tipY * r * 0.5} ${x + tipX * r} ${y + tipY * r}C${x + (tipX + belly * 0.7) * r} ${y + tipY * r * 0.3} ${x + (tipX * 0.4 + belly) * r} ${y + r * 0.1} ${x} ${y + r * 0.4}Z`,
      `${fill(color)} ${contour}`,
    );
  const deep = mix(petal, leaf, 0.3);
  const light = mix(petal, '#ffffff', 0.35);
  return (
    `<g transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})">` +
    part(-0.3, -0.92, 0.24, deep) +
    part(0.3, -0.92, 0.24, deep) +
    part(-0.82, -0.5, 0.2, petal) +
    part(0.82, -0.5, 0.2, petal) +
    part(0, -1.0, 0.3, light) +
    part(-0.5, -0.08, 0.14, petal) +
    part(0.5, -0.08, 0.14, petal) +
    rect(x - r * 0.07, y + r * 0.32, r * 0.14, r * 0.2, `${fill(leaf)} ${contour}`, r * 0.05) +
    '</g>'
  );
}

function haloColor({
  palette: { background },
  hues: [gold = ''],
  dark,
}: Pick<PosterSheet, 'palette' | 'hues' | 'dark'>): string {
  return dark ? mix(background, gold, 0.8) : mix(background, '#ffffff', 0.45);
}

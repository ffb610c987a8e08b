import { fill, lines, type Point, path, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { specks } from './bits.ts';
import { cutOut } from './effects.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow, halftone, inTones, middleOf } from './shapes.ts';
import { beside } from './stages.ts';

const INK = '#1c1a18';

/** Scraps of colored and printed paper, torn and taped one over the other, a cut-out in grey among them. */
export const collage = toPosterLook({
  name: 'collage',
  style: 'collage',
  pairings: [
    {
      display: { family: 'Abril Fatface', weight: 400, lineHeight: 1.0, letterSpacing: -0.002 },
      text: { family: 'Space Grotesk', weight: 500, lineHeight: 1.3 },
      label: { family: 'Space Grotesk', weight: 700, lineHeight: 1.2 },
    },
    {
      display: { family: 'Anton', weight: 400, lineHeight: 1.02, letterSpacing: 0 },
      text: { family: 'Roboto Slab', weight: 500, lineHeight: 1.3 },
      label: { family: 'Roboto Slab', weight: 700, lineHeight: 1.2 },
    },
  ],
  light: [
    {
      background: '#fbf7ee',
      foreground: INK,
      muted: '#47423b',
      accent: '#e4572e',
      accent2: '#2f6f8f',
      accentText: '#b0330f',
    },
    {
      background: '#fbf7ee',
      foreground: '#1a2140',
      muted: '#41465c',
      accent: '#f2b632',
      accent2: '#d9466f',
      accentText: '#ab1f4a',
    },
  ],
  hues: ['#e4572e', '#f2b632', '#2f6f8f', '#d8a48f'],
  treatment: { rule: 0.006, corner: 0, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.68,
  most: 0.2,
  stage: (query) => beside(query, { across: 0.56, down: 0.38, room: { side: 0.045, top: 0.045 } }),
  passes: (drawing, { foreground }) => [
    {
      colors: inTones(drawing, foreground, '#f4f1ea'),
      effect: (unit) => cutOut('#ffffff', unit * 0.012),
      shadow: { color: '#00000045', x: 0.008, y: 0.012 },
    },
  ],
  draw,
});

function draw({ frame, palette, hues, art, hasSubject, words, random }: PosterSheet): { body: string } {
  const { unit, width, height } = frame;
  const [red = '', yellow = '', blue = '', pink = ''] = hues;
  const table = mix(palette.background, mix(yellow, INK, 0.35), 0.28);
  const edge = unit * 0.008;
  const scrap = (points: readonly Point[], color: string, name: string): string =>
    tornPaper(points, color, edge, random.fork(name));
  const ground =
    rect(0, 0, width, height, fill(table)) +
    specks(frame, { count: 700, size: [0.001, 0.003], color: INK, opacity: 0.12 }, random.fork('fibres'));
  const note = grow(words, unit * 0.06);
  const sheet =
    scrap(
      corners(grow(note, unit * 0.012), 0.02, random.fork('under')),
      mix(red, table, 0.05),
      'under edge',
    ) + scrap(corners(note, 0.012, random.fork('note')), palette.background, 'note edge');
  const tapes =
    tape([note.x + note.width * 0.18, note.y], unit, -7, yellow) +
    tape([note.x + note.width * 0.86, note.y + note.height], unit, -5, yellow);
  if (!art) {
    const strip: Point[] = [
      [-20, height * 0.72],
      [width + 20, height * 0.6],
      [width + 20, height + 20],
      [-20, height + 20],
    ];
    const top: Point[] = [
      [width * 0.62, -20],
      [width + 20, -20],
      [width + 20, height * 0.5],
    ];
    return { body: ground + scrap(strip, blue, 'foot') + scrap(top, pink, 'top') + sheet + tapes };
  }
  const [x, y] = middleOf(art);
  const r = Math.min(art.width, art.height) * 0.46;
  const turn = frame.mirrored ? -1 : 1;
  const at = (across: number, down: number): Point => [x + turn * across * r, y + down * r];
  const far = Math.max(1.25, (art.width / r) * 0.56);
  const newsprint = [at(-0.95, -0.62), at(0.66, -0.98), at(0.92, 0.42), at(-0.7, 0.8)];
  const clip = `<clipPath id="print">${path(lines(newsprint, true), '')}</clipPath>`;
  const print = columns(x, y, r, mix(INK, palette.background, 0.45));
  const dots = halftone(
    { x: x - r * 0.3, y: y - r * 1.1, width: r * 1.6, height: r * 1.2 },
    unit * 0.018,
    mix(red, INK, 0.1),
    // In a round patch: a square one would look like a fault of the print.
    (across, down) => 1.1 - Math.hypot(across - 0.5, down - 0.55) * 2.3,
  );
  return {
    body:
      `<defs>${clip}</defs>` +
      ground +
      scrap([at(-0.2, -1.3), at(far, -1.3), at(far, 0.1), at(0.2, -0.2)], blue, 'sky') +
      scrap([at(-1.05, 0.5), at(far, 0.24), at(far, 1.4), at(-0.8, 1.4)], red, 'foot') +
      scrap(newsprint, '#efe8d8', 'news') +
      `<g clip-path="url(#print)">${print}</g>` +
      scrap(
        [at(-0.62, -0.3), at(0.2, -0.76), at(0.8, -0.1), at(0.44, 0.62), at(-0.34, 0.56)],
        yellow,
        'sun',
      ) +
      dots +
      tape(at(0.62, -0.96), unit, turn * 24, pink) +
      (hasSubject ? '' : eye(x, y, r, palette.foreground)) +
      sheet +
      tapes,
  };
}

/** The corners of a sheet that was not cut quite square. */
const corners = ({ x, y, width, height }: Box, slack: number, random: Random): Point[] => {
  const off = (): number => random.range(-1, 1) * slack * Math.min(width, height);
  return [
    [x + off(), y + off()],
    [x + width + off(), y + off()],
    [x + width + off(), y + height + off()],
    [x + off(), y + height + off()],
  ];
};

/** Paper torn along a polygon: a white, ragged core shows at the edges, and it throws a shadow. */
function tornPaper(points: readonly Point[], color: string, edge: number, random: Random): string {
  const ragged = (reach: number): string => {
    const rim: Point[] = [];
    for (const [index, from] of points.entries()) {
      const to = points[(index + 1) % points.length] ?? from;
      const count = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (edge * 1.6)));
      for (let step = 0; step < count; step++) {
        const share = step / count;
        rim.push([
          from[0] + (to[0] - from[0]) * share + random.range(-1, 1) * reach,
          from[1] + (to[1] - from[1]) * share + random.range(-1, 1) * reach,
        ]);
      }
    }
    return lines(rim, true);
  };
  const outer = ragged(edge * 0.5);
  const inner = ragged(edge * 0.55);
  const middle: Point = [
    points.reduce((sum, [px]) => sum + px, 0) / points.length,
    points.reduce((sum, [, py]) => sum + py, 0) / points.length,
  ];
  const widest = Math.max(...points.map(([px, py]) => Math.hypot(px - middle[0], py - middle[1])), 1);
  const scale = (1 - (edge * 0.8) / widest).toFixed(4);
  const [mx, my] = [middle[0].toFixed(1), middle[1].toFixed(1)];
  return (
    `<g transform="translate(${(edge * 0.5).toFixed(1)} ${edge.toFixed(1)})">${path(outer, fill(INK, 0.22))}</g>` +
    path(outer, fill('#fffdf8')) +
    `<g transform="translate(${mx} ${my}) scale(${scale}) translate(-${mx} -${my})">${path(inner, fill(color))}</g>`
  );
}

function tape([x, y]: Point, unit: number, turn: number, color: string): string {
  const [wide, tall] = [unit * 0.15, unit * 0.042];
  const teeth = 6;
  const side = (sign: number): Point[] =>
    Array.from(
      { length: teeth + 1 },
      (_, at): Point => [
        x + (sign * wide) / 2 + (at % 2 === 0 ? 0 : sign * tall * 0.1),
        y + sign * (tall * (at / teeth) - tall / 2),
      ],
    );
  return `<g transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})">${path(lines([...side(1), ...side(-1)], true), fill(mix(color, '#fff6d8', 0.45), 0.82))}</g>`;
}

/** Lines of small print in columns, which nobody reads. */
function columns(x: number, y: number, r: number, color: string): string {
  const step = r * 0.062;
  const rules = [-0.95, -0.32, 0.31].flatMap((left) =>
    Array.from({ length: 30 }, (_, row) => {
      const short = (row * 7 + Math.round(left * 10)) % 6 === 0 ? 0.32 : 0.56;
      return `M${(x + left * r).toFixed(1)} ${(y - r + row * step).toFixed(1)}h${(r * short).toFixed(1)}`;
    }),
  );
  return path(rules.join(''), `fill="none" stroke="${color}" stroke-width="${(step * 0.34).toFixed(1)}"`);
}

/** An eye cut from a print, as collages are fond of. */
function eye(x: number, y: number, r: number, ink: string): string {
  const lid = (reach: number, tall: number): string =>
    `M${x - reach} ${y}C${x - reach * 0.5} ${y - tall} ${x + reach * 0.5} ${y - tall} ${x + reach} ${y}C${x + reach * 0.5} ${y + tall} ${x - reach * 0.5} ${y + tall} ${x - reach} ${y}Z`;
  const lashes = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map(
    (at) => `M${x + at * r * 0.62} ${y - r * 0.34 * (1 - at * at * 0.62)}l${at * r * 0.16} ${-r * 0.17}`,
  );
  return (
    path(lid(r * 0.76, r * 0.56), fill('#ffffff')) +
    path(lid(r * 0.68, r * 0.48), fill(mix(ink, '#ffffff', 0.86))) +
    `<clipPath id="lid">${path(lid(r * 0.68, r * 0.48), '')}</clipPath>` +
    `<g clip-path="url(#lid)"><circle cx="${x}" cy="${y - r * 0.02}" r="${r * 0.32}" ${fill(mix(ink, '#ffffff', 0.38))}/><circle cx="${x}" cy="${y - r * 0.02}" r="${r * 0.17}" ${fill(ink)}/><circle cx="${x - r * 0.1}" cy="${y - r * 0.12}" r="${r * 0.06}" ${fill('#ffffff')}/></g>` +
    path(lid(r * 0.68, r * 0.48), `fill="none" stroke="${ink}" stroke-width="${r * 0.035}"`) +
    path(lashes.join(''), `fill="none" stroke="${ink}" stroke-width="${r * 0.035}" stroke-linecap="round"`)
  );
}

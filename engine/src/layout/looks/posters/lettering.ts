import { circle, curve, fill, lines, type Point, path, polar, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { outlined } from './effects.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { middleOf } from './shapes.ts';
import { beside } from './stages.ts';

const brush = (weight: number, lineHeight: number) =>
  ({ family: 'Caveat', weight, lineHeight, letterSpacing: -0.01 }) as const;

/** Written with a brush pen: everything by hand, swashes and sprigs around the words, color that misses its outline. */
export const lettering = toPosterLook({
  name: 'lettering',
  style: 'hand-lettered',
  pairings: [{ display: brush(700, 0.86), text: brush(600, 1.1), label: brush(700, 1.05) }],
  light: [
    {
      background: '#fbf5ea',
      foreground: '#1f2a44',
      muted: '#454e66',
      accent: '#e2674a',
      accent2: '#e9b44c',
      accentText: '#b23c20',
    },
    {
      background: '#f6f1ec',
      foreground: '#2b2b2b',
      muted: '#54514d',
      accent: '#4f9a8a',
      accent2: '#e7a3a0',
      accentText: '#1f6d5e',
    },
  ],
  dark: [
    {
      background: '#22304f',
      foreground: '#fdf3e0',
      muted: '#d8d6dc',
      accent: '#f0876a',
      accent2: '#f0c25f',
      accentText: '#ffc978',
    },
  ],
  hues: [],
  treatment: { rule: 0.005, corner: 0.04, panel: 'frame', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.62,
  most: 0.34,
  centred: true,
  stage: (query) => beside(query, { across: 0.58, down: 0.5, room: { side: 0.05, top: 0.06 } }),
  passes: (_drawing, { foreground }) => [
    { x: 0.014, y: 0.012, opacity: 0.9 },
    { effect: (unit) => outlined(foreground, Math.max(2, unit * 0.006)) },
  ],
  draw,
});

function draw({ frame, palette, art, hasSubject, words, calm, random }: PosterSheet): { body: string } {
  const { unit, width, height, margin } = frame;
  const { foreground, accent, accent2, background } = palette;
  const pen = Math.max(2, unit * 0.006);
  const middle = words.x + words.width / 2;
  const long = Math.min(words.width * 0.72, unit * 0.6);
  const head = words.y - unit * 0.03;
  const foot = words.y + words.height + unit * 0.045;
  const swashes = calm
    ? ''
    : (head > margin * 0.6 ? sprigs([middle, head], long, unit, accent, foreground, pen) : '') +
      (foot < (art && art.y > words.y ? art.y : height - margin * 0.4)
        ? swash([middle, foot], long, accent, pen * 1.6)
        : '');
  if (!art) {
    const corners = [0, 1].map((at) => {
      const from: Point = at === 0 ? [0, 0] : [width, height];
      return path(
        curve(arc(from, margin * 0.9, at * 180, random.fork(`corner ${at}`))),
        stroke(accent2, pen * 1.2),
      );
    });
    return { body: corners.join('') + swashes };
  }
  const [x, y] = middleOf(art);
  const r = Math.min(art.width, art.height) * 0.36;
  const wobble = random.fork('ring');
  const ring = Array.from({ length: 2 }, (_, at) =>
    path(
      curve(loop([x, y], r * (1.06 + at * 0.03), wobble.fork(`${at}`))),
      stroke(at === 0 ? foreground : accent, pen * (at === 0 ? 1 : 1.5)),
    ),
  );
  const rays = Array.from({ length: 28 }, (_, at) => {
    const angle = at * (360 / 28);
    const from = r * 1.17;
    return lines([polar([x, y], from, angle), polar([x, y], from + r * (at % 2 === 0 ? 0.15 : 0.08), angle)]);
  });
  return {
    body:
      path(
        curve(loop([x + unit * 0.012, y + unit * 0.01], r, wobble.fork('wash')), true),
        fill(mix(accent2, background, 0.35)),
      ) +
      ring.join('') +
      path(rays.join(''), stroke(foreground, pen)) +
      (hasSubject ? '' : pencil([x, y], r, { foreground, accent, accent2, background, pen })) +
      swashes,
  };
}

/** Nearly a circle, whose end misses its start. */
function loop([x, y]: Point, r: number, random: Random): Point[] {
  const start = random.range(200, 260);
  return Array.from({ length: 17 }, (_, at) =>
    polar([x, y], r * random.range(0.985, 1.02), start + at * 23.2),
  );
}

const arc = (from: Point, r: number, start: number, random: Random): Point[] =>
  Array.from({ length: 5 }, (_, at) => polar(from, r * random.range(0.97, 1.03), start + at * 22.5));

/** The stroke under a signature: out, back and out again. */
function swash([x, y]: Point, long: number, color: string, pen: number): string {
  const at = (across: number, down: number): Point => [x + across * long, y + down * long];
  return path(
    curve([
      at(-0.5, 0.01),
      at(-0.1, -0.012),
      at(0.44, -0.008),
      at(0.5, 0.014),
      at(0.2, 0.03),
      at(-0.16, 0.034),
      at(-0.2, 0.048),
      at(0.06, 0.052),
      at(0.22, 0.05),
    ]),
    stroke(color, pen),
  );
}

/** Two sprigs that grow away from a small heart. */
function sprigs([x, y]: Point, long: number, unit: number, color: string, ink: string, pen: number): string {
  const leaf = unit * 0.018;
  const side = (turn: number): string => {
    const stalk: Point[] = [
      [x + turn * unit * 0.04, y],
      [x + turn * long * 0.22, y - unit * 0.012],
      [x + turn * long * 0.42, y + unit * 0.004],
    ];
    const leaves = [0.12, 0.2, 0.28, 0.36].flatMap((share, index) => {
      const px = x + turn * (unit * 0.03 + long * share);
      const up = index % 2 === 0 ? -1 : 1;
      return `M${px} ${y - unit * 0.006}q${turn * leaf * 0.2} ${up * leaf * 0.9} ${turn * leaf * 1.2} ${up * leaf}q${-turn * leaf * 0.2} ${-up * leaf * 0.9} ${-turn * leaf * 1.2} ${-up * leaf}Z`;
    });
    return path(curve(stalk), stroke(ink, pen * 0.8)) + path(leaves.join(''), fill(ink));
  };
  const r = unit * 0.014;
  const heart = `M${x} ${y + r}C${x - r * 1.8} ${y - r * 0.1} ${x - r} ${y - r * 1.3} ${x} ${y - r * 0.4}C${x + r} ${y - r * 1.3} ${x + r * 1.8} ${y - r * 0.1} ${x} ${y + r}Z`;
  return side(-1) + side(1) + path(heart, fill(color));
}

/** The pencil that did all this, with a line that it has just drawn. */
function pencil(
  [x, y]: Point,
  r: number,
  {
    foreground,
    accent,
    accent2,
    background,
    pen,
  }: { foreground: string; accent: string; accent2: string; background: string; pen: number },
): string {
  const line = `stroke="${foreground}" stroke-width="${pen.toFixed(1)}" stroke-linejoin="round"`;
  const [wide, long] = [r * 0.3, r * 1.5];
  const body = (from: number, to: number, color: string): string =>
    path(
      lines(
        [
          [x - wide / 2, y + from * long],
          [x + wide / 2, y + from * long],
          [x + wide / 2, y + to * long],
          [x - wide / 2, y + to * long],
        ],
        true,
      ),
      `${fill(color)} ${line}`,
    );
  const tip = path(
    lines(
      [
        [x - wide / 2, y + long * 0.3],
        [x + wide / 2, y + long * 0.3],
        [x, y + long * 0.52],
      ],
      true,
    ),
    `${fill(mix(background, '#ffffff', 0.4))} ${line}`,
  );
  const scrawl = path(
    curve([
      [x - r * 0.62, y + r * 0.5],
      [x - r * 0.5, y + r * 0.36],
      [x - r * 0.4, y + r * 0.56],
      [x - r * 0.26, y + r * 0.38],
      [x - r * 0.14, y + r * 0.58],
      [x - r * 0.02, y + r * 0.48],
    ]),
    stroke(accent, pen * 1.6),
  );
  return (
    scrawl +
    `<g transform="rotate(38 ${x.toFixed(1)} ${(y + long * 0.1).toFixed(1)})">` +
    body(-0.5, -0.4, accent) +
    body(-0.4, -0.33, mix(foreground, background, 0.6)) +
    body(-0.33, 0.3, accent2) +
    tip +
    circle(x, y + long * 0.49, pen * 0.9, fill(foreground)) +
    '</g>'
  );
}

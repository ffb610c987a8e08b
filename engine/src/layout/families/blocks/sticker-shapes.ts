import { circle, curve, fill, lines, num, oval, type Point, path, polar, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';

/** The colors of a small sticker: its body, what is drawn on it, and a third. */
export type StickerInks = { body: string; mark: string; other: string };

/** A shape of radius `r` around 0, 0: the outline that it is cut along, and what is printed on it. */
type StickerShape = (r: number, inks: StickerInks) => { outline: string; print: string };

const around = (r: number, count: number, turn = -90): Point[] =>
  Array.from({ length: count }, (_, at) => polar([0, 0], r, turn + (at * 360) / count));

const spiked = (r: number, count: number, depth: number): string =>
  lines(
    Array.from({ length: count * 2 }, (_, at) =>
      polar([0, 0], at % 2 === 0 ? r : r * depth, -90 + (at * 180) / count),
    ),
    true,
  );

const star: StickerShape = (r, { body, mark }) => {
  const outline = spiked(r, 5, 0.52);
  return {
    outline,
    print:
      path(
        outline,
        `${fill(body)} stroke="${body}" stroke-width="${num(r * 0.16)}" stroke-linejoin="round"`,
      ) +
      path(`M${num(-r * 0.2)} ${num(-r * 0.32)}L${num(-r * 0.08)} ${num(-r * 0.58)}`, stroke(mark, r * 0.1)),
  };
};

const sparkle: StickerShape = (r, { body }) => {
  const tips = around(r, 4);
  const outline = `M${tips.map(([x, y]) => `${num(x)} ${num(y)}`).join('Q0 0 ')}Q0 0 ${num(tips[0]?.[0] ?? 0)} ${num(tips[0]?.[1] ?? 0)}Z`;
  return { outline, print: path(outline, fill(body)) };
};

const heart: StickerShape = (r, { body }) => {
  const outline = `M0 ${num(r * 0.86)}C${num(-r * 1.5)} ${num(-r * 0.1)} ${num(-r * 0.86)} ${num(-r * 1.2)} 0 ${num(-r * 0.42)}C${num(r * 0.86)} ${num(-r * 1.2)} ${num(r * 1.5)} ${num(-r * 0.1)} 0 ${num(r * 0.86)}Z`;
  return {
    outline,
    print:
      path(outline, fill(body)) +
      path(
        `M${num(-r * 0.62)} ${num(-r * 0.18)}Q${num(-r * 0.66)} ${num(-r * 0.5)} ${num(-r * 0.38)} ${num(-r * 0.58)}`,
        stroke(mix(body, '#ffffff', 0.6), r * 0.12),
      ),
  };
};

const flower: StickerShape = (r, { body, mark }) => {
  const petals = around(r * 0.58, 6)
    .map((at) => oval(at, r * 0.42))
    .join('');
  return {
    outline: petals,
    print: path(petals, fill(body)) + circle(0, 0, r * 0.62, fill(body)) + circle(0, 0, r * 0.34, fill(mark)),
  };
};

const smile: StickerShape = (r, { body }) => {
  const ink = mix(body, '#1a120a', 0.84);
  const outline = oval([0, 0], r * 0.92);
  return {
    outline,
    print:
      path(outline, fill(body)) +
      path(
        oval([-r * 0.3, -r * 0.2], r * 0.09, r * 0.15) + oval([r * 0.3, -r * 0.2], r * 0.09, r * 0.15),
        fill(ink),
      ) +
      path(
        `M${num(-r * 0.48)} ${num(r * 0.16)}Q0 ${num(r * 0.72)} ${num(r * 0.48)} ${num(r * 0.16)}`,
        stroke(ink, r * 0.11),
      ),
  };
};

const rainbow: StickerShape = (r, { body, mark, other }) => {
  const arch = (reach: number): string =>
    `M${num(-reach)} ${num(r * 0.5)}A${num(reach)} ${num(reach)} 0 0 1 ${num(reach)} ${num(r * 0.5)}Z`;
  const hole = r * 0.26;
  const outline = arch(r);
  return {
    outline,
    print:
      path(arch(r), fill(body)) +
      path(arch(r * 0.76), fill(mark)) +
      path(arch(r * 0.52), fill(other)) +
      path(arch(hole), fill('#ffffff')),
  };
};

const bolt: StickerShape = (r, { body }) => {
  const outline = lines(
    [
      [r * 0.22, -r],
      [-r * 0.58, r * 0.16],
      [-r * 0.06, r * 0.16],
      [-r * 0.24, r],
      [r * 0.58, -r * 0.22],
      [r * 0.08, -r * 0.22],
    ],
    true,
  );
  return {
    outline,
    print: path(
      outline,
      `${fill(body)} stroke="${body}" stroke-width="${num(r * 0.12)}" stroke-linejoin="round"`,
    ),
  };
};

const wave: StickerShape = (r, { body }) => {
  const spine = curve(
    [-1, -0.6, -0.2, 0.2, 0.6, 1].map((at, index): Point => [at * r, (index % 2 === 0 ? -1 : 1) * r * 0.24]),
  );
  // Its outline is a line: it is cut along a thicker one.
  return { outline: spine, print: path(spine, stroke(body, r * 0.3)) };
};

const checked: StickerShape = (r, { body, mark }) => {
  const outline = oval([0, 0], r * 0.9);
  const half = r * 0.9;
  const quarter = (from: number): string => {
    const [a, b] = [polar([0, 0], half, from), polar([0, 0], half, from + 90)];
    return `M0 0L${num(a[0])} ${num(a[1])}A${num(half)} ${num(half)} 0 0 1 ${num(b[0])} ${num(b[1])}Z`;
  };
  return { outline, print: path(outline, fill(body)) + path(quarter(-45) + quarter(135), fill(mark)) };
};

const STICKER_SHAPES = { star, sparkle, heart, flower, smile, rainbow, bolt, wave, checked } as const;
export type StickerName = keyof typeof STICKER_SHAPES;

type Sticker = {
  shape: StickerName;
  inks: StickerInks;
  at: Point;
  radius: number;
  /** Degrees. */
  turn: number;
  /** Width of the paper around it, px. */
  rim: number;
};

/** A small sticker with its rim and shadow, as SVG. */
export function drawSticker({ shape, inks, at, radius, turn, rim }: Sticker): string {
  const { outline, print } = STICKER_SHAPES[shape](radius, inks);
  const extra = shape === 'wave' ? radius * 0.3 : shape === 'star' || shape === 'bolt' ? radius * 0.14 : 0;
  const cut = (paint: string): string =>
    path(
      outline,
      `fill="${shape === 'wave' ? 'none' : paint}" stroke="${paint}" stroke-width="${num(rim * 2 + extra)}" stroke-linejoin="round" stroke-linecap="round"`,
    );
  return (
    `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)})">` +
    `<g opacity="0.28" transform="translate(0 ${num(rim * 0.45)})">${cut('#14100a')}</g>${cut('#ffffff')}${print}</g>`
  );
}

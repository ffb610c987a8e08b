import { contrast, ensureContrast } from '../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../color/oklch.ts';
import { type DrawPattern, f, overGrid, type PatternCanvas } from './pattern-canvas.ts';

// A ground with less color has no hue to turn; below this lightness, it is lit.
const [GREY, DARK] = [0.045, 0.42];
// Green turns to blue: towards yellow it would be mud.
const GREENS = { from: 100, to: 215 } as const;
// How far the hue of a gradient turns; what a dark ground has more of where it is lit, and how much color it has there at least.
const [TURN, RICHER, LEAST_COLOR] = [62, 1.3, 0.1];
// In lightness, and as a share of its turn.
const AWAY = 0.16;
// What is read on it, as WCAG 2.2 has it; where a light is too strong for that, it is weaker.
const [READABLE, WEAKER] = [4.5, [1, 0.75, 0.5, 0.25]] as const;

/** Where a light comes from and how far it reaches, as shares of the width, height and longer side; how far its hue is from that of the ground. */
type Light = { x: number; y: number; reach: number; turn: number; lift: number; strength: number };
const LIGHTS: readonly Light[] = [
  { x: 0.92, y: 0, reach: 0.62, turn: 24, lift: 0.15, strength: 0.95 },
  { x: 1, y: 1, reach: 0.4, turn: TURN, lift: 0.1, strength: 0.9 },
];

/** Turned towards the other color that is asked for, else its neighbor, or that of the drawing where it has no hue, as far as words on it are read. */
function toNeighbor({ inks, color }: PatternCanvas, { turn, lift }: Pick<Light, 'turn' | 'lift'>): string {
  const { l, c, h } = toOklch(inks.ground);
  const other = inks.hues?.find((hue) => hue !== inks.ground) ?? (l >= DARK && c < GREY ? color : undefined);
  const way = h > GREENS.from && h < GREENS.to ? 1 : -1;
  const tone = (share: number): string =>
    other !== undefined
      ? mix(inks.ground, other, share * (Math.abs(turn) < TURN ? 0.5 : 1))
      : l < DARK
        ? oklch(l + lift * share, Math.max(c, LEAST_COLOR) * RICHER, h + way * turn)
        : oklch(l, c, h + way * turn * share);
  const isRead = (light: string): boolean =>
    [inks.ink, inks.muted, inks.label].every((ink) => contrast(ink, light) >= READABLE);
  // Where no turn is read, it goes away from its letters.
  const away = (share: number): string =>
    oklch(l + (toOklch(inks.ink).l > l ? -AWAY : AWAY) * share, c, h + way * turn * AWAY * share);
  // An asked color keeps its hue.
  const kept = (share: number): string =>
    ensureContrast(tone(share), [inks.ink, inks.muted, inks.label], READABLE);
  const tones = [...WEAKER.map(tone), ...WEAKER.map(other === undefined ? away : kept)].filter(
    (color) => color !== inks.ground,
  );
  return tones.find(isRead) ?? inks.ground;
}

/** The ground turns into its neighbor; a dark one is lit from where words end. */
const sheen: DrawPattern = (canvas) => {
  const { width, height, inks } = canvas;
  const filled = `width="${f(width)}" height="${f(height)}"`;
  if (toOklch(inks.ground).l >= DARK) {
    const [far, near] = [TURN, TURN / 2].map((turn) => toNeighbor(canvas, { turn, lift: 0 }));
    return `<linearGradient id="sheen" x1="0" y1="1" x2="1" y2="0"><stop offset="0.12" stop-color="${inks.ground}"/><stop offset="0.6" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></linearGradient><rect ${filled} fill="url(#sheen)"/>`;
  }
  return LIGHTS.map((light, at) => {
    const [x, y, r] = [light.x * width, light.y * height, light.reach * Math.max(width, height)];
    const lit = toNeighbor(canvas, light);
    const stops = [1, 0.55, 0].map(
      (share, nth) =>
        `<stop offset="${[0, 0.45, 1][nth]}" stop-color="${lit}" stop-opacity="${(light.strength * share).toFixed(2)}"/>`,
    );
    return `<radialGradient id="light${at}" gradientUnits="userSpaceOnUse" cx="${f(x)}" cy="${f(y)}" r="${f(r)}">${stops.join('')}</radialGradient><rect ${filled} fill="url(#light${at})"/>`;
  }).join('');
};

/** A bar along the edge where reading starts. */
const spine: DrawPattern = ({ width, height, inks }) =>
  `<rect width="${f(Math.min(width, height) * 0.036)}" height="${f(height)}" fill="${inks.fill}"/>`;

// Of the shorter side: how long a piece is, and how far it stays from words. Of the height: how deep it falls.
const [PIECE, OFF_WORDS, DEEP] = [0.05, 0.03, 0.5];
const PIECES = 90;
const [PALE, DEEP_PIECE] = [0.75, 0.7];

const isOff = (
  { x, y, width, height }: PatternCanvas['clear'][number],
  at: { x: number; y: number },
  apart: number,
): boolean => at.x < x - apart || at.x > x + width + apart || at.y < y - apart || at.y > y + height + apart;

/** Confetti that falls from the upper edge, ever less of it, and on no word. */
const shower: DrawPattern = ({ width, height, inks, hues, random, clear }) => {
  const shorter = Math.min(width, height);
  const [long, apart] = [shorter * PIECE, shorter * OFF_WORDS];
  const colors = [
    ...hues,
    mix(inks.ground, inks.ink, DEEP_PIECE),
    mix(inks.ground, '#ffffff', PALE),
  ] as const;
  const pieces = Array.from({ length: PIECES }, () => {
    const at = { x: random.range(0, width), y: height * DEEP * random.next() ** 1.8 };
    const [turn, color, isRound] = [random.range(0, 180), random.pick(colors), random.next() < 0.25];
    const size = long * random.range(0.6, 1.05);
    if (clear.some((box) => !isOff(box, at, apart + size / 2))) return '';
    const piece = isRound
      ? `<circle r="${f(size * 0.24)}"/>`
      : `<rect x="${f(-size / 2)}" y="${f(-size * 0.2)}" width="${f(size)}" height="${f(size * 0.4)}" rx="${f(size * 0.05)}"/>`;
    return `<g transform="translate(${f(at.x)} ${f(at.y)}) rotate(${f(turn)})" fill="${color}">${piece}</g>`;
  });
  return pieces.join('');
};

// Of the shorter side: how far apart the points and lines of paper are, how large, and how far they stay from words.
const PAPER = { points: 0.044, squares: 0.088, point: 0.004, line: 0.0018, apart: 0.02 } as const;

/** Paper with points on it, but not below words. */
const points: DrawPattern = (canvas) => {
  const { width, height, color, clear } = canvas;
  const shorter = Math.min(width, height);
  const [side, r, apart] = [shorter * PAPER.points, shorter * PAPER.point, shorter * PAPER.apart];
  const drawn = overGrid(canvas, side, (x, y) => {
    const at = { x: x + side / 2, y: y + side / 2 };
    return clear.every((box) => isOff(box, at, apart))
      ? `<circle cx="${f(at.x)}" cy="${f(at.y)}" r="${f(r)}"/>`
      : '';
  });
  return `<g fill="${color}">${drawn}</g>`;
};

/** Squared paper, whose lines end before words. */
const squared: DrawPattern = ({ width, height, color, inks, clear }) => {
  const shorter = Math.min(width, height);
  const [side, line, apart] = [shorter * PAPER.squares, shorter * PAPER.line, shorter * PAPER.apart];
  const lines = (length: number, toLine: (at: number) => string): string =>
    Array.from({ length: Math.ceil(length / side) }, (_, at) => toLine(at * side + side / 2)).join('');
  const down = lines(width, (x) => `<rect x="${f(x)}" width="${f(line)}" height="${f(height)}"/>`);
  const across = lines(height, (y) => `<rect y="${f(y)}" width="${f(width)}" height="${f(line)}"/>`);
  const free = clear.map(
    (box) =>
      `<rect x="${f(box.x - apart)}" y="${f(box.y - apart)}" width="${f(box.width + 2 * apart)}" height="${f(box.height + 2 * apart)}" fill="${inks.ground}"/>`,
  );
  return `<g fill="${color}">${down}${across}</g>${free.join('')}`;
};

export const GROUND_PATTERNS = { spine, sheen, shower, points, squared } as const satisfies Record<
  string,
  DrawPattern
>;

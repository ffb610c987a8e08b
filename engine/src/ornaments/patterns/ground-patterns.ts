import { contrast } from '../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import { type DrawPattern, f, type PatternCanvas } from './pattern-canvas.ts';

// A ground with less color has no hue to turn; below this lightness, lights are lighter than it.
const [GREY, DARK] = [0.045, 0.42];
// Green turns to blue: towards yellow it would be mud.
const GREENS = { from: 100, to: 215 } as const;
// What a dark ground has more of where it is lit, and how much color it has there at least.
const [RICHER, LEAST_COLOR] = [1.3, 0.1];
// What is read on it, as WCAG 2.2 has it; where a light is too strong for that, it is weaker.
const [READABLE, WEAKER] = [4.5, [1, 0.75, 0.5, 0.25, 0]] as const;

/** Where a light comes from and how far it reaches, as shares of the width, height and longer side; how far its hue is from that of the ground. */
type Light = { x: number; y: number; reach: number; turn: number; lift: number; strength: number };
const LIGHTS: readonly Light[] = [
  { x: 0.92, y: 0, reach: 0.62, turn: 24, lift: 0.15, strength: 0.95 },
  { x: 1, y: 1, reach: 0.4, turn: 62, lift: 0.1, strength: 0.9 },
];

function colorOf({ turn, lift }: Light, { inks, color }: PatternCanvas): string {
  const { l, c, h } = toOklch(inks.ground);
  const isDark = l < DARK;
  const way = h > GREENS.from && h < GREENS.to ? 1 : -1;
  const tone = (share: number): string => {
    if (!isDark) return c < GREY ? mix(inks.ground, color, share) : oklch(l, c, h + way * turn * share);
    return oklch(l + lift * share, Math.max(c, LEAST_COLOR) * RICHER, h + way * turn);
  };
  const isRead = (light: string): boolean =>
    [inks.ink, inks.muted, inks.label].every((ink) => contrast(ink, light) >= READABLE);
  return WEAKER.map(tone).find(isRead) ?? inks.ground;
}

/** Lights of neighboring hues come in where words end. */
const sheen: DrawPattern = (canvas) => {
  const [w, h] = [f(canvas.width), f(canvas.height)];
  const longer = Math.max(canvas.width, canvas.height);
  const lights = LIGHTS.map((light, at) => {
    const [x, y, r] = [light.x * canvas.width, light.y * canvas.height, light.reach * longer];
    const stops = [1, 0.55, 0].map(
      (share, nth) =>
        `<stop offset="${[0, 0.45, 1][nth]}" stop-color="${colorOf(light, canvas)}" stop-opacity="${(light.strength * share).toFixed(2)}"/>`,
    );
    return `<radialGradient id="light${at}" gradientUnits="userSpaceOnUse" cx="${f(x)}" cy="${f(y)}" r="${f(r)}">${stops.join('')}</radialGradient><rect width="${w}" height="${h}" fill="url(#light${at})"/>`;
  });
  return lights.join('');
};

/** A bar along the edge where reading starts. */
const spine: DrawPattern = ({ width, height, inks }) =>
  `<rect width="${f(Math.min(width, height) * 0.036)}" height="${f(height)}" fill="${inks.fill}"/>`;

// Of the shorter side: how long a piece is, and how far it stays from words. Of the height: how deep it falls.
const [PIECE, OFF_WORDS, DEEP] = [0.05, 0.03, 0.5];
const PIECES = 90;
const PALE = 0.75;

const isOff = ({ x, y, width, height }: Box, at: { x: number; y: number }, apart: number): boolean =>
  at.x < x - apart || at.x > x + width + apart || at.y < y - apart || at.y > y + height + apart;

/** Confetti that falls from the upper edge, ever less of it, and on no word. */
const shower: DrawPattern = ({ width, height, inks, hues, random, clear }) => {
  const shorter = Math.min(width, height);
  const [long, apart] = [shorter * PIECE, shorter * OFF_WORDS];
  const colors = [...hues, inks.ink, mix(inks.ground, '#ffffff', PALE)] as const;
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

export const GROUND_PATTERNS = { spine, sheen, shower } as const satisfies Record<string, DrawPattern>;

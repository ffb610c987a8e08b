import type { Box } from '../geometry.ts';
import type { Print, Veil } from '../photo/develop.ts';

/** Where words stand on a picture: on its foot, or on one of its sides. */
export type Side = 'bottom' | 'left' | 'right';

// Every letter on a picture, large ones too: a little more than 4.5, for rounding.
const NEEDED = 4.7;
const STRENGTHS = Array.from({ length: 50 }, (_, index) => index / 50);
// Of all pixels under a line that may be worse: a hairline hides no letter.
const WORST = 0.002;
const SAMPLES = 6000;
// How far the veil runs out beyond the words, and beyond a line at the head of the card, in shares of the card.
const RUN_OUT = 0.3;
const RUN_OUT_HEAD = 0.2;
const BETWEEN = 0.6;
// Around words, in shares of the card's shorter side.
const AIR = 0.02;

const eased = (t: number): number => {
  const u = Math.min(1, Math.max(0, t));
  return u * u * u * (u * (6 * u - 15) + 10);
};

/** A veil that is whole behind some words, and behind a line at the head of the card, and runs out towards its middle. */
export function toVeil(
  { width, height }: { width: number; height: number },
  side: Side,
  words: Box,
  head = 0,
): Veil {
  const air = Math.min(width, height) * AIR;
  const reach = (side === 'bottom' ? height : width) * RUN_OUT;
  if (side === 'left') return { along: 'x', at: (x) => 1 - eased((x - words.x - words.width - air) / reach) };
  if (side === 'right') return { along: 'x', at: (x) => 1 - eased((words.x - air - x) / reach) };
  const above = (y: number): number => (head > 0 ? 1 - eased((y - head - air) / (height * RUN_OUT_HEAD)) : 0);
  // Between two veils nothing is left bare: it would be a stripe.
  const between = head > 0 ? BETWEEN : 0;
  return { along: 'y', at: (y) => Math.max(between, above(y), 1 - eased((words.y - air - y) / reach)) };
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const luminance = (r: number, g: number, b: number): number =>
  0.2126 * (LINEAR[r | 0] ?? 0) + 0.7152 * (LINEAR[g | 0] ?? 0) + 0.0722 * (LINEAR[b | 0] ?? 0);

export const toRgb = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** The least strength of a veil in `tone` with which letters in `ink` can be read in a box; undefined where none is enough. */
export function neededStrength(
  print: Print,
  veil: Veil,
  { box, ink, tone }: { box: Box; ink: string; tone: string },
): number | undefined {
  const own = luminance(...toRgb(ink));
  const [tr, tg, tb] = toRgb(tone);
  const samples = sample(print, veil, box);
  const allowed = Math.floor((samples.length / VALUES) * WORST);
  return STRENGTHS.find((strength) => {
    let bad = 0;
    for (let at = 0; at < samples.length; at += VALUES) {
      const [r, g, b] = [samples[at] as number, samples[at + 1] as number, samples[at + 2] as number];
      const part = (samples[at + 3] as number) * strength;
      const behind = luminance(r + (tr - r) * part, g + (tg - g) * part, b + (tb - b) * part);
      if ((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05) < NEEDED && ++bad > allowed)
        return false;
    }
    return true;
  });
}

// Of a sample: red, green, blue, and how much of the veil covers it.
const VALUES = 4;

function sample({ width, height, data }: Print, { along, at: cover }: Veil, box: Box): Float64Array {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const [right, bottom] = [
    Math.min(width, Math.ceil(box.x + box.width)),
    Math.min(height, Math.ceil(box.y + box.height)),
  ];
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / SAMPLES)));
  const count = (from: number, to: number): number => Math.max(0, Math.ceil((to - from) / step));
  const samples = new Float64Array(count(left, right) * count(top, bottom) * VALUES);
  let to = 0;
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step, to += VALUES) {
      const from = (y * width + x) * 3;
      for (let i = 0; i < 3; i++) samples[to + i] = data[from + i] as number;
      samples[to + 3] = cover(along === 'x' ? x : y);
    }
  return samples;
}

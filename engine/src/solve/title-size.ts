import type { Canvas } from './canvas.ts';

/** Letters, and the largest size of a title of so many: on the width of a wide card, beside a picture, square, story. */
const SIZES = [
  [3, 380, 260, 460, 480],
  [12, 220, 150, 260, 280],
  [20, 160, 120, 196, 248],
  [30, 140, 100, 170, 190],
  [55, 104, 80, 136, 160],
  [80, 88, 66, 112, 136],
  [160, 64, 54, 84, 104],
  [400, 52, 44, 62, 80],
] as const;

const BELOW: Partial<Record<Canvas['shape'], number>> = { square: 0.74, portrait: 0.8, story: 0.8 };

const column = ({ shape }: Canvas, place: 'text' | 'split'): 1 | 2 | 3 | 4 =>
  shape === 'square' ? 3 : shape === 'story' ? 4 : shape === 'portrait' ? 3 : place === 'text' ? 1 : 2;

/** The largest size, in px, and the most lines of a title of so many letters. */
export function toTitleLimits(
  letters: number,
  place: 'text' | 'split',
  canvas: Canvas,
): { size: number; lines: number } {
  const at = column(canvas, place);
  const next = SIZES.findIndex(([most]) => letters <= most);
  const [above, below] = [
    SIZES[next < 0 ? SIZES.length - 1 : next] ?? SIZES[0],
    SIZES[Math.max(0, next - 1)] ?? SIZES[0],
  ];
  const share =
    next <= 0
      ? 1
      : (Math.log(letters) - Math.log(below[0])) / Math.max(0.01, Math.log(above[0]) - Math.log(below[0]));
  const size = below[at] * (above[at] / below[at]) ** share;
  // Below a picture a title has less height than on a card of its own.
  const narrowed = place === 'split' ? (BELOW[canvas.shape] ?? 1) : 1;
  // A tall card has the height for a line more, or two where all of it is for words.
  const tall = canvas.shape === 'wide' || canvas.shape === 'banner' ? 0 : place === 'text' ? 2 : 1;
  return { size: size * narrowed * canvas.unit, lines: (letters <= 60 ? 3 : letters <= 100 ? 4 : 5) + tall };
}

import { hueDistance, toOklch } from './oklch.ts';

/** How far apart two colors look: their distance in OKLab. */
export function colorDistance(a: string, b: string): number {
  const [from, to] = [toOklch(a), toOklch(b)];
  const chord = 2 * Math.sqrt(from.c * to.c) * Math.sin((hueDistance(from.h, to.h) * Math.PI) / 360);
  return Math.hypot(from.l - to.l, from.c - to.c, chord);
}

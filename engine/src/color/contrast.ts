import { converter, wcagLuminance } from 'culori';
import { oklch, toOklch } from './oklch.ts';

/** WCAG 2.2 contrast ratio, 1..21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const HEX = 16;
const toLinear = converter('lrgb');
/** Of each value of a channel of `#rrggbb`, its share of light. */
const LIGHT = Float64Array.from(
  { length: 256 },
  (_, at) => toLinear({ mode: 'rgb', r: at / 255, g: 0, b: 0 }).r,
);

/** WCAG relative luminance, 0..1, of any CSS color. Those of six digits are looked up: a card asks for thousands. */
export function luminance(color: string): number {
  if (!SIX_DIGITS.test(color)) return wcagLuminance(color);
  const value = Number.parseInt(color.slice(1), HEX);
  const [r = 0, g = 0, b = 0] = [LIGHT[value >> 16], LIGHT[(value >> 8) & 255], LIGHT[value & 255]];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const SIX_DIGITS = /^#[\da-f]{6}$/i;

/** Returns near-black or near-white, whichever reads better on `background`, tinted with its hue. */
export function inkOn(background: string): string {
  const { h, c } = toOklch(background);
  const tint = Math.min(0.03, c * 0.25);
  const dark = oklch(0.19, tint, h);
  const light = oklch(0.985, tint * 0.4, h);
  const tinted = contrast(dark, background) > contrast(light, background) ? dark : light;
  // On backgrounds of medium lightness even the tint is too much; pure black or white always reaches 4.58.
  if (contrast(tinted, background) >= 4.5) return tinted;
  return contrast('#000000', background) > contrast('#ffffff', background) ? '#000000' : '#ffffff';
}

const STEP = 0.01;

/**
 * Changes the lightness of `foreground` as little as possible until it has `ratio` against every background; its hue
 * stays. If none does (backgrounds on both sides), returns black or white, whichever is better.
 */
export function ensureContrast(foreground: string, backgrounds: readonly string[], ratio: number): string {
  const reads = (color: string): boolean => backgrounds.every((b) => contrast(color, b) >= ratio);
  if (reads(foreground)) return foreground;
  const { l, c, h } = toOklch(foreground);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const lightness of [l + distance, l - distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const moved = oklch(lightness, c, h);
      if (reads(moved)) return moved;
    }
  }
  const worst = (color: string): number => Math.min(...backgrounds.map((b) => contrast(color, b)));
  return worst('#ffffff') >= worst('#000000') ? '#ffffff' : '#000000';
}

// Coral darkened by more is brick, gold is olive, yellow is mud.
const SAME_COLOR = 0.17;

/** Makes `color` readable like `ensureContrast`, or returns `ink` if it would become a different color. */
export function readableAs(
  color: string,
  backgrounds: readonly string[],
  ratio: number,
  ink: string,
): string {
  const moved = ensureContrast(color, backgrounds, ratio);
  return Math.abs(toOklch(moved).l - toOklch(color).l) <= SAME_COLOR
    ? moved
    : ensureContrast(ink, backgrounds, ratio);
}

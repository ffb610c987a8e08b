import { differenceEuclidean } from 'culori';
import { contrast, ensureContrast, inkOn, luminance, readableAs } from '../color/contrast.ts';
import { mix, toOklch } from '../color/oklch.ts';
import type { Inks } from './sheet.ts';

// WCAG's least for text of any size.
const READABLE = 4.5;
// And for large text.
const READABLE_LARGE = 3;
// A fill that differs by less than both from what it lies on is not seen: yellow on white is as light, and another color (OKLab).
const SEEN = 1.25;
const APART = 0.12;
const distance = differenceEuclidean('oklab');
const NIGHT = 0.18;
// Of an accent in what is drawn below words: as much as they can be read on.
const TONES = [0.26, 0.21, 0.17, 0.13] as const;
const GREY = 0.03;
const OTHER_HUE = 50;
const [AWAY, BLACK, WHITE] = [0.16, '#000000', '#ffffff'];

type InkRequest = {
  ground: string;
  /** Further colors that the words may stand on: the other end of a gradient. */
  also?: readonly string[];
  /** As it was asked for: kept whatever its contrast. */
  ink?: string | undefined;
  muted?: string | undefined;
  /** As it was asked for; without one, fills are of the ink. */
  accent?: string | undefined;
  /** Ink where none was asked for, if it can be read. */
  start?: string;
  /** The ground is a strong color: rules and ornaments on it are of its ink. */
  strong?: boolean;
  /** Its tint is one as well, where the accent is of another hue. */
  tinted?: 'kin';
};

/** All colors on a ground: what is asked for is kept, everything else is readable on it and on its tint. */
export function toInks({
  ground,
  also = [],
  ink: asked,
  muted,
  accent,
  start,
  strong,
  tinted,
}: InkRequest): Inks {
  const grounds = [ground, ...also];
  const own =
    start && grounds.every((one) => contrast(start, one) >= READABLE) ? start : mostReadable(grounds);
  const ink = asked ?? own;
  const isSeen = (one: string): boolean =>
    accent !== undefined && (contrast(accent, one) >= SEEN || distance(accent, one) >= APART);
  const fill = accent && grounds.every(isSeen) ? accent : ink;
  const dark = luminance(ground) < NIGHT;
  const muddy = tinted !== undefined && accent !== undefined && isMud(ground, accent);
  const wanted =
    accent && !strong && !muddy
      ? mix(ground, accent, dark ? 0.24 : 0.09)
      : mix(ground, ink, strong || muddy ? 0.09 : dark ? 0.07 : 0.055);
  // On a ground of middling lightness, even a tint can be too much.
  const tint = contrast(own, wanted) >= READABLE ? wanted : ground;
  const behind = [...grounds, tint];
  // An asked ink that nobody can read is no start for what nobody asked for.
  const readable = grounds.every((one) => contrast(ink, one) >= READABLE) ? ink : own;
  const quiet = muted ?? ensureContrast(mix(readable, ground, strong ? 0.2 : 0.34), behind, READABLE);
  const words = ensureContrast(readable, behind, READABLE);
  // Where the ground leaves no room towards them, away from the words.
  const away = mix(ground, luminance(words) > luminance(ground) ? BLACK : WHITE, AWAY);
  const toned = [...TONES.map((share) => mix(ground, muddy ? ink : (accent ?? ink), share)), away].find(
    (tone) => [quiet, words].every((color) => contrast(color, tone) >= READABLE),
  );
  const readAccent = accent && readableAs(accent, behind, READABLE, readable);
  return {
    ground,
    title: asked ?? ensureContrast(own, behind, READABLE),
    ink: words,
    muted: quiet,
    line: mix(ground, readable, strong ? 0.3 : 0.14),
    tint,
    tone: toned ?? tint,
    fill,
    accent: readAccent ?? ensureContrast(readable, behind, READABLE),
    label: readAccent ?? quiet,
    bright: accent ? readableAs(accent, grounds, READABLE_LARGE, readable) : readable,
    onFill: inkOn(fill),
  };
}

/** Whether a colored ground would be neither of both hues when mixed with an accent. */
function isMud(ground: string, accent: string): boolean {
  const [own, other] = [toOklch(ground), toOklch(accent)];
  const apart = Math.abs(own.h - other.h) % 360;
  return own.c > GREY && other.c > GREY && Math.min(apart, 360 - apart) > OTHER_HUE;
}

function mostReadable(grounds: readonly string[]): string {
  const worst = (color: string): number => Math.min(...grounds.map((ground) => contrast(color, ground)));
  const candidates = [inkOn(grounds[0] ?? '#ffffff'), inkOn(grounds.at(-1) ?? '#ffffff')];
  return candidates.reduce((best, one) => (worst(one) > worst(best) ? one : best));
}

import type { ArtLayer } from '../art/art-layer.ts';
import { inkOn } from '../color/contrast.ts';
import { oklch, toOklch } from '../color/oklch.ts';
import { inkOf, type PlacedText } from '../composition.ts';
import type { Box } from '../geometry.ts';
import { chooseWindow, overlap, subjectIn } from '../photo/crop.ts';
import { develop, type Print, soften, tint, toLayer } from '../photo/develop.ts';
import type { Photo, Window } from '../photo/photo.ts';
import { neededStrength, type Side, toRgb, toVeil } from './veil.ts';

/** A picture that fills a card, cut for words on a side of it, and the dark or light of its own that these need behind them. */
export type Cover = { photo: Photo; side: Side; window: Window; print: Print; tone: string; ink: string };

type Size = { width: number; height: number };

// Where the subject is when words are on a side, in shares of the card.
const AT: Readonly<Record<Side, { x: number; y: number }>> = {
  bottom: { x: 0.5, y: 0.3 },
  left: { x: 0.74, y: 0.5 },
  right: { x: 0.26, y: 0.5 },
};
// What words will have of the card, before they are set.
const WORDS = 0.52;
// White on dark is what a picture is expected to carry.
const PREFERS_DARK = 0.16;
// From this unrest on, what is under the words is softened.
const RESTLESS = 0.42;
const SOFT = 0.022;

/** The part of a card that words on a side of its picture have. */
export function toWordsArea({ width, height }: Size, side: Side): Box {
  if (side === 'bottom') return { x: 0, y: height * (1 - WORDS), width, height: height * WORDS };
  return { x: side === 'left' ? 0 : width * (1 - WORDS), y: 0, width: width * WORDS, height };
}

/** How well words on a side of a picture would stand, 0 to 1: off its subject, and where it is quiet. */
export function quietAt(photo: Photo, size: Size, side: Side): number {
  const window = chooseWindow(photo, size, AT[side]);
  const area = toWordsArea(size, side);
  const unrest = photo.map.unrest.mean(sharesOf(photo, window, size, area));
  const subject = subjectIn(photo, window, { x: 0, y: 0, ...size });
  const covered = subject ? overlap(subject, area) / (subject.width * subject.height) : 0;
  return Math.max(0, 1 - unrest / MOST_UNREST) * Math.max(0, 1 - covered / MOST_COVERED);
}

// From these on, words on a picture need more of a veil than it can bear, or hide what it is of.
const MOST_UNREST = 1;
const MOST_COVERED = 0.4;

export async function toCover(
  photo: Photo,
  size: Size,
  side: Side,
  { faded, scheme }: { faded: number; scheme: 'light' | 'dark' | undefined },
): Promise<Cover> {
  const window = chooseWindow(photo, size, AT[side]);
  const area = toWordsArea(size, side);
  const sharp = await develop(photo, window, size, faded);
  const unrest = photo.map.unrest.mean(sharesOf(photo, window, size, area));
  const veil = toVeil(size, side, area);
  const print =
    unrest > RESTLESS ? await soften(sharp, veil, Math.min(size.width, size.height) * SOFT) : sharp;
  const tones = darkAndLightOf(meanColor(print, area));
  const strengthOf = (tone: string): number =>
    neededStrength(print, veil, { box: area, ink: inkOn(tone), tone }) ?? 1;
  const tone =
    tones[scheme ?? (strengthOf(tones.dark) <= strengthOf(tones.light) + PREFERS_DARK ? 'dark' : 'light')];
  return { photo, side, window, print, tone, ink: inkOn(tone) };
}

/** The picture under the weakest veil with which all of these words can be read. */
export async function drawCover(
  { photo, side, window, print, tone }: Cover,
  texts: readonly PlacedText[],
): Promise<ArtLayer & { subject: Box | undefined }> {
  const { width, height } = print;
  const card = { x: 0, y: 0, width, height };
  const boxes = texts.map((text) => ({ box: inkOf(text), ink: text.color }));
  const below = boxes.filter(({ box }) => side !== 'bottom' || box.y + box.height > height * HEAD);
  const head = Math.max(
    0,
    ...boxes.filter((one) => !below.includes(one)).map(({ box }) => box.y + box.height),
  );
  const veil = toVeil(card, side, boundsOf(below.map(({ box }) => box)) ?? toWordsArea(card, side), head);
  const strengths = boxes.map(({ box, ink }) => neededStrength(print, veil, { box, ink, tone }) ?? 1);
  const layer = await toLayer(tint(print, veil, toRgb(tone), Math.max(0, ...strengths)), card);
  return { ...layer, subject: subjectIn(photo, window, card) };
}

// Of the height of a card that its head may have.
const HEAD = 0.3;

function boundsOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** A box of the card in shares of the picture that a window shows there. */
function sharesOf({ width, height }: Photo, window: Window, size: Size, box: Box): Box {
  const scale = window.width / size.width;
  return {
    x: (window.x + box.x * scale) / width,
    y: (window.y + box.y * scale) / height,
    width: (box.width * scale) / width,
    height: (box.height * scale) / height,
  };
}

/** What is behind a box of a picture, as one color. */
function meanColor({ width, height, data }: Print, box: Box): string {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y += 3)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x += 3) {
      const at = (y * width + x) * 3;
      for (let i = 0; i < 3; i++) sums[i] = (sums[i] ?? 0) + (data[at + i] ?? 0);
      count++;
    }
  const hex = sums.map((sum) =>
    Math.round(sum / Math.max(1, count))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** A picture's own dark and light: its hue, deep or pale enough to be written on. */
function darkAndLightOf(color: string): { dark: string; light: string } {
  const { c, h } = toOklch(color);
  return {
    dark: oklch(0.17, Math.min(0.05, c * 0.6), h),
    light: oklch(0.965, Math.min(0.018, c * 0.3), h),
  };
}

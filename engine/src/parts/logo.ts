import { luminance } from '../color/contrast.ts';
import { toStride } from './to-stride.ts';

type Size = { width: number; height: number };
type Pixels = Size & { data: Uint8Array };

// WCAG requires 3 for parts of images; brand logos often have less on purpose, and white on white has 1.
const LEGIBLE_CONTRAST = 1.8;
const SAMPLES = 4000;
// Rows whose outline is looked at.
const OUTLINE_ROWS = 256;
const SEEN_ALPHA = 127;
// Share of a logo that may be invisible: half of a black and white sign is not the sign.
const LOST_SHARE = 0.12;
const PLATES = ['#ffffff', '#17181c'] as const;
// Between the two plates: neither black nor white disappears on it.
const MIDDLE_PLATE = '#85878d';

/** Sizes logos by area, at which they look equally large: word marks lower than square signs, tall signs higher. */
export function toLogoSize(logo: Size, room: Size): Size {
  const aspect = logo.width / logo.height;
  const wanted = room.height * Math.min(1.25, Math.max(0.55, aspect ** -0.25));
  const ratio = Math.min(Math.max(1, room.width) / logo.width, Math.max(1, wanted) / logo.height);
  return { width: Math.max(1, logo.width * ratio), height: Math.max(1, logo.height * ratio) };
}

/** How much of these colors cannot be told from a ground, 0 to 1. */
export function measureLost(colors: readonly string[], ground: string): number {
  const behind = luminance(ground) + 0.05;
  const lost = colors.filter((color) => {
    const light = luminance(color) + 0.05;
    return Math.max(light, behind) / Math.min(light, behind) < LEGIBLE_CONTRAST;
  });
  return lost.length / Math.max(1, colors.length);
}

/**
 * Finds the plate for a transparent logo whose outline, given by its colors, would be largely invisible on the background; undefined if
 * it needs none. What lies within its outline is seen against the logo itself: a white sprout in a green disc.
 */
export function findPlate(colors: readonly string[], grounds: readonly string[]): string | undefined {
  if (colors.length === 0) return undefined;
  const lost = (ground: string): number => measureLost(colors, ground);
  const onGround = Math.max(...[...new Set(grounds)].map(lost));
  if (onGround <= LOST_SHARE) return undefined;
  const [best = PLATES[0]] = [...PLATES, MIDDLE_PLATE].sort((a, b) => lost(a) - lost(b));
  return lost(best) < onGround ? best : undefined;
}

type LogoColors = {
  /** Of its surface, and of where it meets the ground. */
  colors: string[];
  outline: string[];
  transparent: boolean;
};

export function sampleColors({ width, height, data }: Pixels): LogoColors {
  const alphaAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[(y * width + x) * 4 + 3] ?? 0);
  const colorAt = (pixel: number): string => toHex([...data.subarray(pixel * 4, pixel * 4 + 3)]);
  const colors: string[] = [];
  let transparent = false;
  const stride = toStride({ width, height }, SAMPLES);
  for (let pixel = 0; pixel < width * height; pixel += stride) {
    const alpha = data[pixel * 4 + 3] ?? 0;
    if (alpha < 250) transparent = true;
    if (alpha > SEEN_ALPHA) colors.push(colorAt(pixel));
  }
  const outline: string[] = [];
  for (let y = 0; y < height; y += Math.max(1, Math.floor(height / OUTLINE_ROWS)))
    for (let x = 0; x < width; x++) {
      const beside = [alphaAt(x - 1, y), alphaAt(x + 1, y), alphaAt(x, y - 1), alphaAt(x, y + 1)];
      if (alphaAt(x, y) > SEEN_ALPHA && Math.min(...beside) <= SEEN_ALPHA)
        outline.push(colorAt(y * width + x));
    }
  return { colors, outline, transparent };
}

// What a file that was saved with loss adds to one color, and from where something else begins; per channel.
const [NOISE, DIFFERS] = [12, 40] as const;
// Share of its edge that what stands on it may touch, as a disc does.
const TOUCHED = 0.25;

/** The paper of a logo that is an opaque picture: the one neutral color of its edge, and the box of what stands on it. */
export function findPaper({
  width,
  height,
  data,
}: Pixels): { color: string; inner: Size & { x: number; y: number } } | undefined {
  const [r = 0, g = 0, b = 0] = data;
  const isFar = (x: number, y: number, by: number): boolean => {
    const at = (y * width + x) * 4;
    const far = (channel: number, value: number): boolean => Math.abs((data[at + channel] ?? 0) - value) > by;
    return far(0, r) || far(1, g) || far(2, b);
  };
  if (Math.max(r, g, b) - Math.min(r, g, b) > NOISE) return undefined;
  const edge = [
    ...Array.from({ length: width }, (_, x) => [isFar(x, 0, NOISE), isFar(x, height - 1, NOISE)]),
    ...Array.from({ length: height }, (_, y) => [isFar(0, y, NOISE), isFar(width - 1, y, NOISE)]),
  ].flat();
  if (edge.filter(Boolean).length > edge.length * TOUCHED) return undefined;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isFar(x, y, DIFFERS)) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), y];
    }
  if (right < 0) return undefined;
  return {
    color: toHex([r, g, b]),
    inner: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
  };
}

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

// Channels of a logo of one color differ by no more than this from their mean.
const ONE_COLOR = 40;

/** Whether a logo is of one color, and so can be drawn in another. */
export function isOneColor(colors: readonly string[]): boolean {
  const channels = [1, 3, 5].map((at) => colors.map((color) => Number.parseInt(color.slice(at, at + 2), 16)));
  return channels.every((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return values.filter((value) => Math.abs(value - mean) > ONE_COLOR).length < values.length * 0.04;
  });
}

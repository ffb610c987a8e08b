import sharp from 'sharp';
import { type ArtLayer, artLayer } from '../art/art-layer.ts';
import type { Box } from '../geometry.ts';
import type { Photo, Window } from './photo.ts';

/** Pixels of a picture as it is shown, red, green and blue. */
export type Print = { width: number; height: number; data: Uint8Array };

// Of all pixels that may become black or white; and how far the tones may be stretched.
const CLIPPED = 0.004;
const MOST_STRETCH = 1.25;

/** Cuts a window out of a picture at the size it is shown, with its tones spread. `faded` takes color away, 0 to 1. */
export async function develop(
  { width, height, data }: Photo,
  window: Window,
  size: { width: number; height: number },
  faded = 0,
): Promise<Print> {
  const left = Math.min(width - 1, Math.max(0, Math.round(window.x)));
  const top = Math.min(height - 1, Math.max(0, Math.round(window.y)));
  const cut = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(window.width))),
    height: Math.max(1, Math.min(height - top, Math.round(window.height))),
  };
  const target = { width: Math.max(1, Math.round(size.width)), height: Math.max(1, Math.round(size.height)) };
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(cut)
    .resize({ ...target, fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { ...target, data: grade(new Uint8Array(pixels), faded) };
}

/** Spreads the tones of a flat picture gently; one that reaches black and white stays as it is. */
function grade(data: Uint8Array, faded: number): Uint8Array {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 12) {
    const value = luma(data, at);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const { low, high } = rangeOf(counts);
  const stretch = Math.min(MOST_STRETCH, 255 / Math.max(1, high - low));
  // The middle of the range keeps its place as far as it can: dark stays dark, and light stays light.
  const middle = ((low + high) / 2) * (1 - 1 / stretch);
  const shift = Math.min(low, Math.max(high - 255 / stretch, middle));
  const curve = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.max(0, Math.round((value - shift) * stretch))),
  );
  if (stretch > 1) for (let at = 0; at < data.length; at++) data[at] = curve[data[at] ?? 0] ?? 0;
  if (faded > 0)
    for (let at = 0; at < data.length; at += 3) {
      const grey = luma(data, at);
      for (let i = at; i < at + 3; i++) data[i] = Math.round((data[i] ?? 0) * (1 - faded) + grey * faded);
    }
  return data;
}

const luma = (data: Uint8Array, at: number): number =>
  Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0));

function rangeOf(counts: Uint32Array): { low: number; high: number } {
  const most = counts.reduce((sum, count) => sum + count, 0) * CLIPPED;
  const reach = (from: number, step: number): number => {
    let passed = 0;
    let value = from;
    for (; value >= 0 && value < 256; value += step) {
      passed += counts[value] ?? 0;
      if (passed > most) break;
    }
    return Math.min(255, Math.max(0, value));
  };
  return { low: reach(0, 1), high: reach(255, -1) };
}

/** How much of a veil covers each column of a print, or each row: 0 to 1. */
export type Veil = { along: 'x' | 'y'; at(place: number): number };

/** Softens a print under a veil: what is restless there becomes a blur of itself. */
export async function soften(print: Print, veil: Veil, radius: number): Promise<Print> {
  const { width, height, data } = print;
  const blurred = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(Math.max(0.5, radius))
    .raw()
    .toBuffer();
  return mixed(print, veil, 1, (at) => blurred[at] ?? 0);
}

/** Lays a tone over a print, `strength` of it where the veil is whole. */
export const tint = (print: Print, veil: Veil, tone: readonly number[], strength: number): Print =>
  mixed(print, veil, strength, (at) => tone[at % 3] ?? 0);

function mixed(
  { width, height, data }: Print,
  { along, at: cover }: Veil,
  strength: number,
  other: (at: number) => number,
): Print {
  const result = new Uint8Array(data);
  const shares = Float64Array.from(
    { length: along === 'x' ? width : height },
    (_, place) => cover(place) * strength,
  );
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const part = shares[along === 'x' ? x : y] as number;
      if (part === 0) continue;
      const from = (y * width + x) * 3;
      // Steps of one tone would show as bands in a long gradient: which pixel rounds up is scattered.
      const noise = scatter(x, y);
      for (let at = from; at < from + 3; at++) {
        const value = data[at] as number;
        result[at] = value + (other(at) - value) * part + noise;
      }
    }
  return { width, height, data: result };
}

// Interleaved gradient noise: even, and without a pattern that one sees.
const scatter = (x: number, y: number): number =>
  fraction(52.9829189 * fraction(0.06711056 * x + 0.00583715 * y));

/** The same as `value % 1`, which takes many times as long. */
const fraction = (value: number): number => value - Math.floor(value);

/** A print as a layer of the card. */
export async function toLayer({ width, height, data }: Print, at: Box): Promise<ArtLayer> {
  // The renderer reads it once, from memory: there is nothing to save by compressing it.
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return artLayer('photo', png, at);
}

import sharp from 'sharp';
import type { Composition } from '../../composition.ts';
import type { Typesetter } from '../../typesetting/typesetter.ts';
import type { Canvas } from '../canvas.ts';
import type { Motion } from '../card-file.ts';
import { shrink } from '../shrink.ts';
import { toFrames } from './frames.ts';

/** What mail programs and platforms still load. */
const MAX_GIF_BYTES = 2_000_000;
// Three times, then it rests on the finished card: what moves for longer must be stoppable (WCAG 2.2, 2.2.2).
const PLAYS = 3;
// From fine to coarse, until it is small enough; the last is for photographs.
const STEPS = [
  { longSide: 800, dither: 0.6 },
  { longSide: 800, dither: 0 },
  { longSide: 480, dither: 0 },
] as const;
const EFFORT = 1;

/** The card in motion, at most 2 MB and 800 pixels on its longer side. The same composition gives the same bytes. */
export async function drawGif(
  composition: Composition,
  motion: Motion,
  { canvas, typesetter }: { canvas: Pick<Canvas, 'drawArt' | 'drawType'>; typesetter: Typesetter },
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const frames = await toFrames(composition, motion, typesetter);
  const art = await canvas.drawArt(composition, signal);
  let gif: Uint8Array = new Uint8Array();
  for (const { longSide, dither } of STEPS) {
    signal?.throwIfAborted();
    const drawn = [];
    for (const { texts } of frames) {
      signal?.throwIfAborted();
      drawn.push(await shrink(await canvas.drawType({ ...composition, texts }, art), longSide));
    }
    const [{ width, height } = art] = drawn;
    const data = Buffer.concat(drawn.map((one) => one.data));
    gif = await sharp(data, {
      raw: { width, height: height * drawn.length, channels: 4, pageHeight: height },
    })
      .gif({ delay: frames.map(({ ms }) => ms), loop: PLAYS, dither, effort: EFFORT })
      .toBuffer();
    if (gif.length <= MAX_GIF_BYTES) break;
  }
  return gif;
}

import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { TemplateImage } from '../templates/template.ts';
import { sniffImageType } from './image-type.ts';
import { findSvgFault } from './svg-safety.ts';

// 24 megapixels decode in a third of a second; larger logos are decompression bombs or mistakes.
const MAX_PIXELS = 24_000_000;
const LONGEST_SIDE = 1024;
// A machine that cannot finish an SVG's process in this time is busy; that says nothing about the drawing.
const SVG_WALL_MS = 30_000;

/** An image that cannot be used as a logo; the message completes "logo ...". */
export class LogoError extends Error {
  override readonly name = 'LogoError';
}

/** The image cannot be read now, for a reason unrelated to it. */
export class LogoBusyError extends Error {
  override readonly name = 'LogoBusyError';
}

/**
 * Decodes an untrusted PNG, JPEG, WebP, GIF (first frame) or SVG, at most 1024 px on the longer side, upright and
 * without transparent borders. Throws `LogoError`, or `LogoBusyError` if the machine had no time for an SVG.
 */
export async function decodeLogo(
  bytes: Uint8Array,
  { svgWallMs = SVG_WALL_MS } = {},
): Promise<TemplateImage> {
  const type = sniffImageType(bytes);
  if (!type) throw new LogoError('must be a PNG, JPEG, WebP, GIF or SVG image');
  const source = type === 'svg' ? await rasterizeSvg(bytes, svgWallMs) : bytes;
  try {
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
    const { width = 0, height = 0 } = await image.metadata();
    if (width * height > MAX_PIXELS) throw new LogoError(`must have at most ${MAX_PIXELS / 1e6} megapixels`);
    const { data, info } = await image
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return cropTransparent({ width: info.width, height: info.height, data });
  } catch (error) {
    if (error instanceof LogoError) throw error;
    throw new LogoError('cannot be read as an image', { cause: error });
  }
}

/** A PNG of an SVG, drawn in a process of its own. Throws `LogoError` or `LogoBusyError`. */
export async function rasterizeSvg(bytes: Uint8Array, wallMs = SVG_WALL_MS): Promise<Uint8Array> {
  const fault = findSvgFault(bytes);
  if (fault) throw new LogoError(`is an SVG that ${fault}`);
  const script = new URL('./rasterize-svg.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--max-old-space-size=128', script], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: wallMs,
    killSignal: 'SIGKILL',
    // Keeps the service's environment, with its keys and settings, from the child process.
    env: {},
  });
  const { promise: ended, resolve, reject } = Promise.withResolvers<[number | null, string | null]>();
  child.once('close', (code, signal) => resolve([code, signal]));
  child.once('error', (cause) =>
    reject(new LogoBusyError('the process that draws it could not be started', { cause })),
  );
  // A child that dies before it has read everything breaks the pipe; its exit code says so.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const [png, [code, signal]] = await Promise.all([buffer(child.stdout), ended]);
  if (code === 0 && png.length > 0) return png;
  // Sent by the timeout, or by a system that is out of memory; a drawing crashes with other signals.
  if (signal === 'SIGKILL') throw new LogoBusyError('the process that draws it was ended early');
  if (signal === 'SIGXCPU') throw new LogoError('is an SVG that takes too long to draw');
  throw new LogoError('is an SVG that cannot be drawn');
}

/** Cuts transparent borders away, so that all logos align. */
function cropTransparent({ width, height, data }: TemplateImage): TemplateImage {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) throw new LogoError('is fully transparent');
  const cropped = { width: right - left + 1, height: bottom - top + 1 };
  const rows = Buffer.alloc(cropped.width * cropped.height * 4);
  for (let y = 0; y < cropped.height; y++) {
    const from = ((top + y) * width + left) * 4;
    rows.set(data.subarray(from, from + cropped.width * 4), y * cropped.width * 4);
  }
  return { ...cropped, data: rows };
}

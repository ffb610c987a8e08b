import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { TemplateImage } from '../templates/template.ts';
import { sniffImageType } from './image-type.ts';
import { findSvgFault } from './svg-safety.ts';

// 24 megapixels decode in a third of a second; a logo that is larger is a bomb or a mistake.
const MAX_PIXELS = 24_000_000;
const LONGEST_SIDE = 1024;
const SVG_TIMEOUT_MS = 3000;

/** A picture that cannot serve as a logo; the message completes "logo ...". */
export class LogoError extends Error {
  override readonly name = 'LogoError';
}

/**
 * Pixels of a stranger's PNG, JPEG, WebP, GIF (first frame) or SVG, at most 1024 on the longer side, turned upright,
 * transparent borders cut away. Throws `LogoError`.
 */
export async function decodeLogo(bytes: Uint8Array): Promise<TemplateImage> {
  const type = sniffImageType(bytes);
  if (!type) throw new LogoError('must be a PNG, JPEG, WebP, GIF or SVG image');
  const source = type === 'svg' ? await rasterizeSvg(bytes) : bytes;
  try {
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
    const { width = 0, height = 0 } = await image.metadata();
    if (width * height > MAX_PIXELS) throw new LogoError(`must have at most ${MAX_PIXELS / 1e6} megapixels`);
    const { data, info } = await image
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return cropTransparent({ width: info.width, height: info.height, data });
  } catch (error) {
    if (error instanceof LogoError) throw error;
    throw new LogoError('is not an image that can be read', { cause: error });
  }
}

async function rasterizeSvg(bytes: Uint8Array): Promise<Uint8Array> {
  const fault = findSvgFault(bytes);
  if (fault) throw new LogoError(`is an SVG that ${fault}`);
  const script = new URL('./rasterize-svg.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--max-old-space-size=128', script], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: SVG_TIMEOUT_MS,
    killSignal: 'SIGKILL',
    // Nothing of the service's environment: no key, no setting.
    env: {},
  });
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', resolve).once('error', () => resolve(null)),
  );
  // A child that dies before it has read everything breaks the pipe; its exit code tells.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const png = await buffer(child.stdout);
  if ((await ended) !== 0 || png.length === 0) throw new LogoError('is an SVG that cannot be drawn');
  return png;
}

/** Logos come with air of their own; cut away, they all stand on the same line. */
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

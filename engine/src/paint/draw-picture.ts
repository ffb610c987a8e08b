import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ImageSource } from '../nodes.ts';
import type { findWindow } from '../photo/find-window.ts';
import type { PlacedShape } from '../solve/layout.ts';

/** A decoded image: RGBA, not premultiplied. */
export type SourceImage = { width: number; height: number; data: Uint8Array };
export type PictureSource = { source: ImageSource; corner?: number };

/** Named after its content, because the renderer caches decoded images by name. */
export const toSource = (name: string, data: Buffer): ImageSource => ({
  src: `${name}-${createHash('sha256').update(data).digest('base64url')}`,
  data,
});

// Most cards have no picture to cut.
const findWindowOf = async (...picture: Parameters<typeof findWindow>) =>
  (await import('../photo/find-window.ts')).findWindow(...picture);

/** An image at the size at which it is drawn: a picture fills its box, cut around what it is of. */
export async function drawPicture(
  image: SourceImage,
  { draw, box, from }: PlacedShape,
): Promise<PictureSource> {
  const { width, height, data } = image;
  const raw = { width, height, channels: 4 } as const;
  const size = { width: Math.max(1, Math.round(box.width)), height: Math.max(1, Math.round(box.height)) };
  const portrait = draw === 'portrait' || (from !== undefined && 'draw' in from && from.draw === 'portrait');
  const window =
    draw === 'object' ? { x: 0, y: 0, width, height } : await findWindowOf(image, size, { portrait });
  const [left, top] = [Math.round(window.x), Math.round(window.y)];
  const cut = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(window.width))),
    height: Math.max(1, Math.min(height - top, Math.round(window.height))),
  };
  const png = await sharp(data, { raw })
    .extract(cut)
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { source: toSource('picture', png) };
}

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ImageSource } from '../nodes.ts';
import type { PlacedShape } from '../solve/layout.ts';

/** A decoded image: RGBA, not premultiplied. */
export type SourceImage = { width: number; height: number; data: Uint8Array };
export type PictureSource = { source: ImageSource; corner?: number };

/** Named after its content, because the renderer caches decoded images by name. */
export const toSource = (name: string, data: Buffer): ImageSource => ({
  src: `${name}-${createHash('sha256').update(data).digest('base64url')}`,
  data,
});

/** An image at the size at which it is drawn: it fills its box; of a portrait, what is cut is cut below. */
export async function drawPicture(
  { width, height, data }: SourceImage,
  { draw, box }: PlacedShape,
): Promise<PictureSource> {
  const raw = { width, height, channels: 4 } as const;
  const size = { width: Math.max(1, Math.round(box.width)), height: Math.max(1, Math.round(box.height)) };
  const fit =
    draw === 'object'
      ? ({ fit: 'fill' } as const)
      : ({ fit: 'cover', position: draw === 'portrait' ? 'top' : 'centre' } as const);
  const png = await sharp(data, { raw })
    .resize({ ...size, ...fit })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { source: toSource('picture', png) };
}

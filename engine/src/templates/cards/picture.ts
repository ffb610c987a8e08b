import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Box } from '../../geometry.ts';
import type { ImageSource, Node } from '../../nodes.ts';
import type { TemplateImage } from '../template.ts';

/** `cover` fills the box and cuts what is left over; `contain` shows all of the image. */
export type Fit = 'cover' | 'contain';

/** An image that was scaled to the largest size it is drawn at; the renderer would lose fine lines. */
export type Picture = { source: ImageSource; width: number; height: number };

export async function toPicture(
  { width, height, data }: TemplateImage,
  box: { width: number; height: number },
  fit: Fit,
): Promise<Picture> {
  const [w, h] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))];
  const raw = { width, height, channels: 4 } as const;
  const { data: png, info } = await sharp(data, { raw })
    .resize({ width: w, height: h, fit: fit === 'cover' ? 'cover' : 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  // Named after its content, because the renderer caches decoded images by name.
  const src = `picture-${createHash('sha256').update(png).digest('base64url')}`;
  return { source: { src, data: png }, width: info.width, height: info.height };
}

export const pictureNode = ({ source }: Picture, box: Box, borderRadius = 0): Node => ({
  type: 'image',
  src: source.src,
  style: {
    position: 'absolute',
    left: box.x,
    top: box.y,
    width: box.width,
    height: box.height,
    borderRadius,
  },
});

/** The largest box of an image's shape in the middle of another. */
export function placeInside(box: Box, { width, height }: { width: number; height: number }): Box {
  const scale = Math.min(box.width / width, box.height / height);
  const [w, h] = [width * scale, height * scale];
  return { x: box.x + (box.width - w) / 2, y: box.y + (box.height - h) / 2, width: w, height: h };
}

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Block } from '../layout/column.ts';
import type { ImageSource, Node } from '../nodes.ts';
import { findPlate, sampleColors, toLogoSize } from '../parts/logo.ts';
import type { TemplateImage } from './template.ts';

const CORNER_SHARE = 0.2;

type Size = { width: number; height: number };

/** Room for a logo in px, and the background colors that may be behind it. */
type LogoRoom = { height: number; maxWidth: number; grounds: readonly string[] };

/** Sets a logo of any shape in a row of its own, on a plate if it would be invisible on the background. */
export async function logoBlock(
  logo: TemplateImage,
  room: LogoRoom,
): Promise<{ block: Block; image: ImageSource }> {
  const { plate, transparent } = choosePlate(logo, room);
  const image = await toImageSource(logo, room);
  const measure: Block['measure'] = async ({ width, scale }) => {
    const { pad, drawn, outer } = toPlatedSize(logo, plate, {
      width: Math.min(width, room.maxWidth),
      height: room.height * scale,
    });
    return {
      ...outer,
      size: outer.height,
      lineHeight: outer.height,
      truncated: false,
      place: (x, y, available, align) => {
        const slack = available - outer.width;
        const left = x + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
        const at = { position: 'absolute', left: left + pad, top: y + pad, ...drawn } as const;
        // An opaque image is a tile, not a sign, so its corners are rounded like the plates'.
        const borderRadius = transparent ? 0 : Math.min(drawn.width, drawn.height) * CORNER_SHARE;
        const picture: Node = { type: 'image', src: image.src, style: { ...at, borderRadius } };
        return { texts: [], art: plate ? [drawPlate(plate, left, y, outer), picture] : [picture] };
      },
    };
  };
  return { block: { gap: 0, share: 0, comfort: 0, measure }, image };
}

/** Returns the size of a logo in all of its room, including the plate that it may need. */
export const measureLogo = (logo: TemplateImage, room: LogoRoom): Size =>
  toPlatedSize(logo, choosePlate(logo, room).plate, { width: room.maxWidth, height: room.height }).outer;

function choosePlate(
  logo: TemplateImage,
  { grounds }: LogoRoom,
): { plate: string | undefined; transparent: boolean } {
  const { colors, transparent } = sampleColors(logo);
  return { plate: transparent ? findPlate(colors, grounds) : undefined, transparent };
}

function toPlatedSize(
  logo: TemplateImage,
  plate: string | undefined,
  { width, height }: Size,
): { pad: number; drawn: Size; outer: Size } {
  const pad = plate ? height * 0.2 : 0;
  const drawn = toLogoSize(logo, { width: width - 2 * pad, height: height - pad });
  return { pad, drawn, outer: { width: drawn.width + 2 * pad, height: drawn.height + 2 * pad } };
}

/** Scales the logo to the size it is drawn at; the renderer would lose fine lines when shrinking tenfold. */
async function toImageSource(logo: TemplateImage, room: LogoRoom): Promise<ImageSource> {
  const { width, height } = toLogoSize(logo, { width: room.maxWidth, height: room.height });
  const raw = { width: logo.width, height: logo.height, channels: 4 } as const;
  const data = await sharp(logo.data, { raw })
    .resize({ width: Math.ceil(width), height: Math.ceil(height), fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  // Named after its content, because the renderer caches decoded images by name.
  return { src: `logo-${createHash('sha256').update(data).digest('base64url')}`, data };
}

function drawPlate(color: string, left: number, top: number, size: Size): Node {
  const borderRadius = Math.min(size.width, size.height) * CORNER_SHARE;
  return {
    type: 'container',
    style: { position: 'absolute', left, top, ...size, backgroundColor: color, borderRadius },
  };
}

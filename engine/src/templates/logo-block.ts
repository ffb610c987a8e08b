import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { luminance } from '../color/contrast.ts';
import type { Block } from '../layout/column.ts';
import type { ImageSource, Node } from '../nodes.ts';
import { toHex } from './color-parameter.ts';
import type { TemplateImage } from './template.ts';

// WCAG requires 3 for parts of images; brand logos often have less on purpose, and white on white has 1.
const LEGIBLE_CONTRAST = 1.8;
const SAMPLES = 4000;
// Share of a logo that may be invisible: half of a black and white sign is not the sign.
const LOST_SHARE = 0.12;
const PLATES = ['#ffffff', '#17181c'] as const;
// Between the two plates: neither black nor white disappears on it.
const MIDDLE_PLATE = '#85878d';

const CORNER_SHARE = 0.2;

type Size = { width: number; height: number };

/** Room for a logo in px, and the background colors that may be behind it. */
export type LogoRoom = { height: number; maxWidth: number; grounds: readonly string[] };

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
  const drawn = toDrawnSize(logo, { width: width - 2 * pad, height: height - pad });
  return { pad, drawn, outer: { width: drawn.width + 2 * pad, height: drawn.height + 2 * pad } };
}

/** Sizes logos by area, at which they look equally large: word marks lower than square signs, tall signs higher. */
function toDrawnSize(logo: Size, room: Size): Size {
  const aspect = logo.width / logo.height;
  const wanted = room.height * Math.min(1.25, Math.max(0.55, aspect ** -0.25));
  const ratio = Math.min(Math.max(1, room.width) / logo.width, Math.max(1, wanted) / logo.height);
  return { width: Math.max(1, logo.width * ratio), height: Math.max(1, logo.height * ratio) };
}

/** Scales the logo to the size it is drawn at; the renderer would lose fine lines when shrinking tenfold. */
async function toImageSource(logo: TemplateImage, room: LogoRoom): Promise<ImageSource> {
  const { width, height } = toDrawnSize(logo, { width: room.maxWidth, height: room.height });
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

/**
 * Finds the plate for a transparent logo that would be largely invisible on the background; undefined if it needs
 * none.
 */
function findPlate(colors: readonly string[], grounds: readonly string[]): string | undefined {
  if (colors.length === 0) return undefined;
  const known = new Map<string, number>();
  const lightness = (color: string): number => {
    const found = known.get(color) ?? luminance(color) + 0.05;
    known.set(color, found);
    return found;
  };
  const lights = colors.map(lightness);
  const lost = (ground: string): number => {
    const behind = lightness(ground);
    const swallowed = (light: number): boolean =>
      Math.max(light, behind) / Math.min(light, behind) < LEGIBLE_CONTRAST;
    return lights.filter(swallowed).length / lights.length;
  };
  const onGround = Math.max(...[...new Set(grounds)].map(lost));
  if (onGround <= LOST_SHARE) return undefined;
  const [best = PLATES[0]] = [...PLATES, MIDDLE_PLATE].sort((a, b) => lost(a) - lost(b));
  return lost(best) < onGround ? best : undefined;
}

function sampleColors({ width, height, data }: TemplateImage): { colors: string[]; transparent: boolean } {
  const step = Math.max(1, Math.floor((width * height) / SAMPLES));
  const colors: string[] = [];
  let transparent = false;
  for (let pixel = 0; pixel < width * height; pixel += step) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    if (alpha < 250) transparent = true;
    if (alpha > 127) colors.push(toHex({ r, g, b }));
  }
  return { colors, transparent };
}

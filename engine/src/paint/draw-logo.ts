import sharp from 'sharp';
import type { Box } from '../geometry.ts';
import { findPaper, findPlate, isOneColor, measureLost, sampleColors } from '../parts/logo.ts';
import type { PlacedShape } from '../solve/layout.ts';
import { type PictureSource, type SourceImage, toSource } from './draw-picture.ts';

type DrawnLogo = PictureSource & { box: Box; plate?: string };

const [CORNER_SHARE, PLATE_PAD] = [0.2, 0.14];
// Beyond it, hardly anything is seen of a sign in its own colors.
const MOST_LOST = 0.96;
const HEX = 16;

/** A sign that is an ornament is drawn in a color of the card where it has one color, and in its own where it has several; a logo as it is, or so that it is seen on its grounds. */
export type LogoShape = Pick<PlacedShape, 'draw' | 'box' | 'color'> & {
  /** The colors behind it, and what words on them are set in. */
  grounds: readonly string[];
  ink: string;
};

/** A logo as it is; one of a single color that would be lost on its grounds is drawn in their ink, and any other stands on a plate. */
export async function drawLogo(image: SourceImage, shape: LogoShape): Promise<DrawnLogo[]> {
  const { box, draw, color, grounds, ink } = shape;
  const { colors, outline, transparent } = sampleColors(image);
  if (!transparent) {
    const paper = findPaper(image);
    // A white picture on a dark ground would be a hole in it: its margins become those of a plate.
    if (paper && grounds.every((ground) => measureLost([paper.color], ground) === 0)) {
      const inner = fitOnPlate(paper.inner, box);
      return [{ ...(await resize(image, inner, paper.inner)), box: inner, plate: paper.color }];
    }
    const corner = Math.min(box.width, box.height) * CORNER_SHARE;
    return [{ ...(await resize(image, box)), box, corner }];
  }
  if (draw === 'sign') {
    // A tint behind words stays one. Elsewhere the shape of a badge is a disc: what it is stands within.
    const isTint = measureLost([color], grounds[0] ?? color) > 0;
    const isSeen = grounds.every((ground) => measureLost(colors, ground) < MOST_LOST);
    const isOwn = !isTint && isSeen && !isOneColor(colors);
    return [{ ...(await resize(isOwn ? image : inOneColor(image, color), box)), box }];
  }
  const plate = findPlate(outline, grounds);
  if (plate === undefined) return [{ ...(await resize(image, box)), box }];
  if (isOneColor(colors) && findPlate([ink], grounds) === undefined)
    return [{ ...(await resize(inOneColor(image, ink), box)), box }];
  const inner = fitOnPlate(box, box);
  return [{ ...(await resize(image, inner)), box: inner, plate }];
}

/** The box of a picture on a plate: in its middle, within its padding. */
function fitOnPlate(picture: Pick<Box, 'width' | 'height'>, plate: Box): Box {
  const pad = plate.height * PLATE_PAD;
  const ratio = Math.min((plate.width - 2 * pad) / picture.width, (plate.height - 2 * pad) / picture.height);
  const [width, height] = [picture.width * ratio, picture.height * ratio];
  const [x, y] = [plate.x + (plate.width - width) / 2, plate.y + (plate.height - height) / 2];
  return { x, y, width, height };
}

/** The renderer would lose fine lines when it shrinks tenfold. */
async function resize(
  { width, height, data }: SourceImage,
  box: Box,
  { x, y, ...part }: Box = { x: 0, y: 0, width, height },
): Promise<PictureSource> {
  const raw = { width, height, channels: 4 } as const;
  const size = { width: Math.max(1, Math.ceil(box.width)), height: Math.max(1, Math.ceil(box.height)) };
  const png = await sharp(data, { raw })
    .extract({ left: x, top: y, ...part })
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { source: toSource('logo', png) };
}

function inOneColor({ width, height, data }: SourceImage, color: string): SourceImage {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), HEX));
  const painted = new Uint8Array(data);
  for (let at = 0; at < painted.length; at += 4) {
    painted[at] = r;
    painted[at + 1] = g;
    painted[at + 2] = b;
  }
  return { width, height, data: painted };
}

import type { Palette } from './direction/direction.ts';
import type { Box, Composition } from './layout/composition.ts';
import { toFrame } from './layout/frame.ts';
import { toLineBoxes } from './quality/line-boxes.ts';
import { logoBlock } from './templates/logo-block.ts';
import type { TemplateImage } from './templates/template.ts';

// Of the type unit; the second is for full cards.
const HEIGHTS = [0.1, 0.075] as const;
const MAX_WIDTH_SHARE = 0.28;
const CLEAR_SPACE = 0.35;

type Corner = { right: boolean; bottom: boolean };
// Away from where reading begins first; the first corner that is free is taken.
const CORNERS: readonly Corner[] = [
  { right: true, bottom: false },
  { right: true, bottom: true },
  { right: false, bottom: true },
  { right: false, bottom: false },
];

/** The composition with a logo in a corner where neither words nor subject stand; as it was where none is free. */
export async function placeLogo(
  composition: Composition,
  logo: TemplateImage,
  { background, surface, accent }: Palette,
  title: string,
): Promise<Composition> {
  const { width, height } = composition;
  const frame = toFrame(width, height, title);
  const taken = [
    ...composition.texts.flatMap((text) => toLineBoxes(text).map(({ bounds }) => bounds)),
    ...(composition.subject ? [composition.subject] : []),
  ];
  for (const share of HEIGHTS) {
    const room = {
      height: frame.unit * share,
      maxWidth: width * MAX_WIDTH_SHARE,
      grounds: [background, surface, accent],
    };
    const { block, image } = await logoBlock(logo, room);
    const measured = await block.measure({ width: room.maxWidth, height: room.height, scale: 1 });
    const size = { width: measured.width, height: measured.height };
    for (const corner of CORNERS) {
      const box = toBox(size, corner, frame);
      if (taken.some((other) => overlaps(grow(box, size.height * CLEAR_SPACE), other))) continue;
      const { art } = measured.place(box.x, box.y, box.width, 'left');
      return {
        ...composition,
        art: [...composition.art, ...art],
        images: [...composition.images, image],
      };
    }
  }
  return composition;
}

/** Whether a logo stands on a card. */
export const hasLogo = ({ images }: Composition): boolean =>
  images.some(({ src }) => src.startsWith('logo-'));

function toBox(
  size: { width: number; height: number },
  { right, bottom }: Corner,
  frame: { width: number; height: number; margin: number; mirrored: boolean },
): Box {
  const margin = frame.margin * 0.75;
  const atRight = right !== frame.mirrored;
  return {
    x: atRight ? frame.width - margin - size.width : margin,
    y: bottom ? frame.height - margin - size.height : margin,
    ...size,
  };
}

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

import type { ArtLayer } from '../../../art/art-layer.ts';
import type { Box } from '../../../geometry.ts';
import type { Node } from '../../../nodes.ts';
import { chooseWindow, subjectIn } from '../../../photo/crop.ts';
import { develop, toLayer } from '../../../photo/develop.ts';
import { fadedBy } from './faded.ts';
import type { PhotoContext } from './photo-family.ts';

export type ShownPhoto = { node: Node; image: ArtLayer['image']; known: { subject?: Box } };

/** The picture in a field of the card, its subject at `at`; `radius` rounds its corners, as CSS has it. */
export async function showPhoto(
  { photo, request }: PhotoContext,
  field: Box,
  { at, radius }: { at?: { x: number; y: number }; radius?: string } = {},
): Promise<ShownPhoto> {
  const place = round(field);
  const window = chooseWindow(photo, place, at);
  const { node, image } = await toLayer(await develop(photo, window, place, fadedBy(request)), place);
  const subject = subjectIn(photo, window, place);
  return {
    node: radius === undefined ? node : ({ ...node, style: { ...node.style, borderRadius: radius } } as Node),
    image,
    known: subject ? { subject } : {},
  };
}

function round({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
}

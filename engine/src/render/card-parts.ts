import type { Composition } from '../composition.ts';
import type { Box } from '../geometry.ts';
import type { Node } from '../nodes.ts';
import { gatherBoxes } from './gather-boxes.ts';
import { GRID } from './type-bounds.ts';

type Ground = Pick<Composition, 'width' | 'height' | 'background' | 'art' | 'images'>;

/**
 * What cards of one design share: dots between two names, ticks and pills stand where the words leave them, and so somewhere else on
 * every card.
 */
export function toShared({ width, height, background, art, images, withWords }: Composition): Ground {
  if (!withWords) return { width, height, background, art, images };
  const shared = art.filter((node) => !withWords.includes(node));
  return { width, height, background, art: shared, images: shownIn(shared, images) };
}

function shownIn(art: readonly Node[], images: Ground['images']): Ground['images'] {
  const named = JSON.stringify(art);
  return images.filter(({ src }) => named.includes(JSON.stringify(src)));
}

/** A part of a card as a composition of its own, with its place. */
export type OwnPart = { at: Box; part: Composition };

/** The parts of a card whose art it does not share, in whole pixels. */
export function listOwnParts(composition: Composition): OwnPart[] {
  const { withWords = [], width, height } = composition;
  const boxes = withWords.flatMap((node) => boxOf(node) ?? []).map((box) => toGrid(box, { width, height }));
  return gatherBoxes(boxes.filter((box) => box.width > 0 && box.height > 0)).map((at) => {
    const art = composition.art.flatMap((node) => moveInto(node, at));
    const images = shownIn(art, composition.images);
    return { at, part: { ...composition, width: at.width, height: at.height, art, images } };
  });
}

/** Larger by a pixel that a soft edge may fill, and begun where the pattern of the renderer's dither begins. */
function toGrid(box: Box, { width, height }: { width: number; height: number }): Box {
  const x = Math.max(0, Math.floor((box.x - 1) / GRID) * GRID);
  const y = Math.max(0, Math.floor((box.y - 1) / GRID) * GRID);
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(box.x + box.width + 1)) - x,
    height: Math.min(height, Math.ceil(box.y + box.height + 1)) - y,
  };
}

function boxOf({ style }: Node): Box | undefined {
  const [x, y, width, height] = [style?.left ?? 0, style?.top ?? 0, style?.width, style?.height].map(Number);
  const known = [x, y, width, height].every((value) => Number.isFinite(value));
  return known ? ({ x, y, width, height } as Box) : undefined;
}

/** A node as it stands in a part of the card; nothing where it does not reach it. */
function moveInto(node: Node, at: Box): Node[] {
  const box = boxOf(node);
  if (!box) return [node];
  const apart =
    box.x >= at.x + at.width ||
    box.y >= at.y + at.height ||
    box.x + box.width <= at.x ||
    box.y + box.height <= at.y;
  // Letters leave their box.
  if (apart && node.type !== 'text') return [];
  return [
    {
      ...node,
      style: { ...node.style, position: 'absolute', left: box.x - at.x, top: box.y - at.y },
    } as Node,
  ];
}

import type { Palette } from '../../color/palette.ts';
import type { Node } from '../../nodes.ts';
import type { Placement } from '../column.ts';
import type { Composition } from '../composition.ts';
import type { Family, FamilyContext } from './family.ts';
import { drawTexture, fromLayers, type Layer } from './ground.ts';

type FamilyCard = {
  ground: Palette;
  /** From the ground up; the texture of the style lies below them. */
  layers?: readonly Layer[];
  /** Above the layers, below the words. */
  nodes?: readonly Node[];
  words: readonly Placement[];
  subject?: Composition['subject'];
  /** The family draws its whole ground itself, so the texture of the style is left out. */
  bare?: true;
};

/** The card of a family, from its ground up. A repaired one goes without the texture of its style. */
export function toCard(
  context: FamilyContext,
  { ground, layers = [], nodes = [], words, subject, bare }: FamilyCard,
): Awaited<ReturnType<Family['arrange']>> {
  const { art, images } = fromLayers([
    ...(context.attempt === 0 && !bare ? drawTexture(context, ground) : []),
    ...layers,
  ]);
  return {
    background: ground.background,
    art: [...art, ...nodes, ...words.flatMap((placed) => placed.art)],
    images,
    texts: words.flatMap(({ texts }) => texts),
    ...(subject && { subject }),
  };
}

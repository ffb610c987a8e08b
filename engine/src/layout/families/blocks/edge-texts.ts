import type { Part } from '../../../brief/content.ts';
import type { Box } from '../../../geometry.ts';
import type { Placement } from '../../column.ts';
import type { PlacedText } from '../../composition.ts';
import { type Kit, strong } from './kit.ts';

// Of the width of the strip, and of its length where two share it.
const SIZE = 0.42;
const HALF = 0.46;

/** Texts upright along an edge of the card, read from below: the first ends at the head of the strip, a second one begins at its foot. */
export async function edgeTexts(kit: Kit, parts: readonly Part[], strip: Box): Promise<Placement> {
  const length = strip.height * (parts.length > 1 ? HALF : 1);
  const texts = await Promise.all(
    parts.map(async ({ text }, index): Promise<PlacedText> => {
      const fitted = await kit.typesetter.fit({
        text,
        style: strong(kit.style.type.label),
        maxWidth: length,
        maxHeight: strip.width,
        maxSize: strip.width * SIZE,
        minSize: kit.least.rest * 0.8,
        maxLines: 1,
      });
      const { width, height } = fitted;
      const middle = {
        x: strip.x + strip.width / 2,
        y: index === 0 ? strip.y + width / 2 : strip.y + strip.height - width / 2,
      };
      return {
        role: 'eyebrow',
        fitted,
        box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height },
        align: 'left',
        color: kit.palette.foreground,
        rotation: -90,
      };
    }),
  );
  return { texts, art: [] };
}

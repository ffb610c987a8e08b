import { findDirection } from '../assets/scripts.ts';
import type { Box } from '../geometry.ts';
import type { Matter } from '../parts/matter.ts';
import type { Layout } from './layout.ts';

const SIDES = { left: 'right', right: 'left', center: 'center' } as const;

/** Whether a card is mirrored. */
export function isReadFromRight({ parts }: Pick<Matter, 'parts'>): boolean {
  // A share or a sum has no direction of its own.
  const worded = parts.filter(({ text }) => /\p{L}/u.test(text));
  const lead =
    worded.find(({ role }) => role === 'title') ?? worded.find(({ role }) => role !== 'brand') ?? worded[0];
  return findDirection(lead?.text ?? '') === 'rtl';
}

/** Right to left: everything changes sides; numbers, names and pictures keep their own direction. */
export function mirror(layout: Layout): Layout {
  const turn = (box: Box): Box => ({ ...box, x: layout.width - box.x - box.width });
  const shift = (box: Box, whole: Box): Box => ({ ...box, x: box.x + turn(whole).x - whole.x });
  return {
    ...layout,
    regions: layout.regions.map(({ region, box }) => ({ region, box: turn(box) })),
    shapes: layout.shapes.map((shape) => {
      const { clip, whole, box } = shape;
      if (whole) return { ...shape, box: shift(box, whole) };
      return { ...shape, box: turn(box), ...(clip && { clip: turn(clip) }), mirrored: true as const };
    }),
    texts: layout.texts.map((text) => {
      if (text.whole) return { ...text, box: shift(text.box, text.whole) };
      return { ...text, box: turn(text.box), align: SIDES[text.align] };
    }),
  };
}

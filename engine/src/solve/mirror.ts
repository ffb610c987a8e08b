import type { Box } from '../geometry.ts';
import type { Layout } from './layout.ts';

const SIDES = { left: 'right', right: 'left', center: 'center' } as const;

/** Right to left: everything changes sides; numbers, names and pictures keep their own direction. */
export function mirror(layout: Layout): Layout {
  const turn = (box: Box): Box => ({ ...box, x: layout.width - box.x - box.width });
  return {
    ...layout,
    shapes: layout.shapes.map(({ clip, ...shape }) => ({
      ...shape,
      box: turn(shape.box),
      ...(clip ? { clip: turn(clip) } : {}),
      mirrored: true as const,
    })),
    texts: layout.texts.map((text) => ({ ...text, box: turn(text.box), align: SIDES[text.align] })),
  };
}

import type { LayoutWish } from '../brief/design-request.ts';
import type { Box } from '../geometry.ts';
import type { Composition } from './composition.ts';

// Lines that start at the same edge are not centred, even if they end in the middle.
const MIDDLE = { from: 0.46, to: 0.54 } as const;

/** Whether the words of a composition are where the prompt wants them. */
export function meetsWish({ texts, width, height }: Composition, wish: LayoutWish): boolean {
  const title = texts.find(({ role }) => role === 'title') ?? texts[0];
  if (!title) return true;
  const ink = inkOf(title);
  const across = (ink.x + ink.width / 2) / width;
  const down = (ink.y + ink.height / 2) / height;
  switch (wish) {
    case 'left':
      return across < 0.5 && ink.x < width * 0.3;
    case 'right':
      return across > 0.5 && ink.x + ink.width > width * 0.7;
    case 'top':
      return down < 0.45;
    case 'bottom':
      return down > 0.55;
    case 'center':
      return title.align === 'center' && across > MIDDLE.from && across < MIDDLE.to;
  }
}

/** Returns the box of the letters: lines are shorter than the box of their text. */
function inkOf({ box, align, fitted }: Composition['texts'][number]): Box {
  const spare = box.width - fitted.width;
  const x = box.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
  return { x, y: box.y, width: fitted.width, height: fitted.height };
}

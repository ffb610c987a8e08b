import type { LayoutWish } from '../brief/vocabulary/layout-asks.ts';
import type { Box, Composition } from './composition.ts';

// Lines that begin at one edge are not centred, though they may end in the middle.
const MIDDLE = { from: 0.46, to: 0.54 } as const;

/** Whether the words of a composition stand where the prompt wants them; true where it has none. */
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

/** Where the letters are: the lines of a text are shorter than its box. */
function inkOf({ box, align, fitted }: Composition['texts'][number]): Box {
  const spare = box.width - fitted.width;
  const x = box.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
  return { x, y: box.y, width: fitted.width, height: fitted.height };
}

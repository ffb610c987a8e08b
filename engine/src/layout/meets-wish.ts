import type { LayoutWish } from '../brief/design-request.ts';
import { type Composition, inkOf } from './composition.ts';

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

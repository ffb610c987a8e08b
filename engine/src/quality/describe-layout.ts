import type { DesignRequest, LayoutWish } from '../brief/design-request.ts';
import { type Warning, warn } from '../brief/warning.ts';
import { type Composition, inkOf } from '../composition.ts';

/** Says where the words were asked to be but are not. */
export const describeLayout = ({ layout = [] }: DesignRequest, composition: Composition): Warning[] =>
  layout
    .filter(({ wish }) => !meetsWish(composition, wish))
    .map(({ words }) =>
      warn('layout_not_followed', `“${words}” was not followed: no layout for this text allows it.`, [words]),
    );

// Lines that start at the same edge are not centred, even if they end in the middle.
const MIDDLE = { from: 0.46, to: 0.54 } as const;

/** Whether the words of a composition are where the prompt wants them. */
function meetsWish({ texts, width, height }: Composition, wish: LayoutWish): boolean {
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

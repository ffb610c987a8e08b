import type { Part } from '../../brief/content.ts';
import { contrast } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Block } from '../column.ts';
import { line } from './arrange.ts';
import { actionBlock, type Kit, tight } from './kit.ts';

const BAR = 0.05;
// Of an empty bar too there is something to see.
const LEAST_SHARE = 0.025;

/** What is reached of a goal: the amount large, the bar, the goal at its end. */
export function goalBlock(kit: Kit, { reached, goal, share }: Extract<Part, { form: 'goal' }>): Block {
  const { palette, style, unit, rtl } = kit;
  const amount = actionBlock(kit, reached, {
    role: 'metric',
    style: tight(style.type.display, 1),
    size: kit.sizes.action * 1.6,
    maxLines: 1,
  });
  const aim = actionBlock(kit, goal, { style: style.type.text, size: kit.sizes.action * 0.9, maxLines: 2 });
  const bar = unit * BAR;
  const air = unit * 0.018;
  const fill = contrast(palette.accent, palette.background) >= 1.6 ? palette.accent : palette.accentText;
  return {
    gap: 0,
    share: 0,
    comfort: 0,
    level: 2,
    measure: async (room) => {
      const high = bar * room.scale;
      const [left, right] = await Promise.all([
        amount.measure({ ...room, width: room.width * 0.58 }),
        aim.measure({ ...room, width: room.width * 0.4 }),
      ]);
      const top = Math.max(left.height, right.height);
      return {
        width: room.width,
        height: top + air + high,
        size: Math.max(left.size, right.size),
        lineHeight: right.lineHeight,
        truncated: left.truncated || right.truncated,
        place: (x, y, width) => {
          const filled = Math.max(LEAST_SHARE, share) * width;
          const first = left.place(
            rtl ? x + width * 0.42 : x,
            y + top - left.height,
            width * 0.58,
            rtl ? 'right' : 'left',
          );
          const second = right.place(
            rtl ? x : x + width * 0.6,
            y + top - right.height,
            width * 0.4,
            rtl ? 'left' : 'right',
          );
          const round = style.corner > 0 ? high / 2 : 0;
          const bars = { y: y + top + air, height: high };
          return {
            texts: [...first.texts, ...second.texts],
            art: [
              line({ ...bars, x, width }, mix(palette.background, palette.foreground, 0.16), round),
              line({ ...bars, x: rtl ? x + width - filled : x, width: filled }, fill, round),
            ],
          };
        },
      };
    },
  };
}

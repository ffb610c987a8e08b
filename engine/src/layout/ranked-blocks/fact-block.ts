import type { Part } from '../../brief/content.ts';
import type { Block } from '../column.ts';
import { iconNode } from './icon-node.ts';
import { iconOf } from './icon-of.ts';
import type { Kit } from './kit.ts';
import { actionOf } from './part-block.ts';

// In em of the facts: the icon, the space behind it, its lines.
const ICON = { size: 1.16, gap: 0.55, line: 0.085 } as const;

/** A fact with the icon of what it is: a pin before a place, a clock before an hour. */
export function factBlock(kit: Kit, part: Part): Block {
  const words = actionOf(kit, part);
  const icon = kit.icons ? iconOf(part) : undefined;
  if (!icon) return words;
  return {
    ...words,
    measure: async (room) => {
      // One size for all icons of a column, whatever the size of the words.
      const em = Math.max(
        kit.least.action,
        Math.min(room.most ?? Number.POSITIVE_INFINITY, kit.sizes.action * room.scale),
      );
      const size = em * ICON.size;
      const indent = size + em * ICON.gap;
      const inner = await words.measure({ ...room, width: Math.max(1, room.width - indent) });
      const down = Math.max(0, size - inner.lineHeight) / 2;
      return {
        ...inner,
        width: inner.width + indent,
        height: inner.height + down * 2,
        place: (x, y, width, align) => {
          const centred = align === 'center';
          const taken = centred ? Math.min(width, inner.width + 1 + indent) : width;
          const left = centred ? x + (width - taken) / 2 : x;
          const { texts, art } = inner.place(
            kit.rtl ? left : left + indent,
            y + down,
            taken - indent,
            kit.rtl ? 'right' : 'left',
          );
          const node = iconNode(icon, {
            x: kit.rtl ? left + taken - size : left,
            y: y + Math.max(0, inner.lineHeight - size) / 2,
            size,
            color: kit.palette.accentText,
            thickness: em * ICON.line,
          });
          return { texts, art: [node, ...art] };
        },
      };
    },
  };
}

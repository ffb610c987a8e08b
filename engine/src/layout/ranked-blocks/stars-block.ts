import type { Part } from '../../brief/content.ts';
import type { Block } from '../column.ts';
import { rowBlock } from './arrange.ts';
import { actionBlock, type Kit } from './kit.ts';

const GLYPHS = /^[★⭐☆]+$/u;
const STARS = 5;
// Stars have no ascenders: at the size of words they look small.
const LARGE = 1.5;

/** A rating: its stars as they are written, or as many as its number says before it. */
export function starsBlock(kit: Kit, { text, count, of }: Extract<Part, { form: 'stars' }>): Block {
  const color = kit.palette.accentText;
  if (GLYPHS.test(text))
    return actionBlock(kit, text, { color, maxLines: 1, size: kit.sizes.action * LARGE });
  const full = Math.round((count / of) * STARS);
  const stars = actionBlock(kit, '★'.repeat(full) + '☆'.repeat(STARS - full), {
    role: 'decoration',
    color,
    size: kit.sizes.action * LARGE,
    maxLines: 1,
    gap: 0,
  });
  const number = actionBlock(kit, text, { maxLines: 1, gap: 0 });
  return rowBlock([stars, number], { gap: kit.unit * 0.03, rtl: kit.rtl, pack: true });
}

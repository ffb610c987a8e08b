import type { Part } from '../../../brief/content.ts';
import type { Block } from '../../column.ts';
import { actionBlock, type Kit } from './kit.ts';

const GLYPHS = /^[★⭐☆]+$/u;

/** A rating: its stars as they are written, or the number with a star before it. */
export function starsBlock(kit: Kit, { text }: Extract<Part, { form: 'stars' }>): Block {
  const color = kit.palette.accentText;
  const written = GLYPHS.test(text);
  return actionBlock(kit, text, { color, maxLines: 1, size: kit.sizes.action * (written ? 1.25 : 1) });
}

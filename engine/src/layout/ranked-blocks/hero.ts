import type { Part } from '../../brief/content.ts';
import { figureBlock, type TextSpec } from '../blocks.ts';
import type { Block } from '../column.ts';
import { actionBlock, heroBlock, type Kit, tight } from './kit.ts';
import { dayBlock } from './part-block.ts';

/** What a card is about, in the form that it has, at most `most` px large, with what belongs right under it. */
export function heroOf(kit: Kit, part: Part, most: number, options: Partial<TextSpec> = {}): Block[] {
  if (part.form === 'figure') return [figureOf(kit, part, most * growthOf(part.figure.value))];
  const block =
    part.form === 'day'
      ? { ...dayBlock(kit, part.day, Math.min(most, kit.unit * 0.4)), level: 1 as const }
      : heroBlock(kit, part.text, most, { gap: kit.unit * 0.03, ...options });
  const { detail } = part;
  return detail
    ? [block, actionBlock(kit, detail, { style: kit.style.type.text, gap: kit.unit * 0.012 })]
    : [block];
}

// As wide as the shortest words that fill a line.
const FULL_WIDTH = 5;
const MOST_GROWTH = 2;

/** How much larger than words a number may be, which is shorter than they are. */
const growthOf = (value: string): number =>
  Math.min(MOST_GROWTH, Math.max(1, FULL_WIDTH / [...value].length));

/** A number as large as its room, with the words around it beside or under it. */
function figureOf(kit: Kit, part: Extract<Part, { form: 'figure' }>, most: number): Block {
  const { style, palette, unit } = kit;
  const { prefix, value, suffix } = part.figure;
  const behind = [suffix, part.detail].filter(Boolean).join(' ');
  const side = {
    role: 'metric' as const,
    style: style.type.display,
    color: palette.foreground,
    size: kit.sizes.lead * 1.2,
    minSize: kit.least.action,
    maxLines: 3,
    gap: 0,
  };
  return {
    ...figureBlock(kit.typesetter, {
      value: {
        ...side,
        style: tight(style.type.display, 0.9),
        text: value,
        color: palette.accentText,
        size: most,
        maxLines: 1,
        share: 1,
        comfort: Math.min(most, unit * 0.26),
        gap: unit * 0.025,
      },
      ...(prefix ? { prefix: { ...side, text: prefix } } : {}),
      ...(behind ? { suffix: { ...side, text: behind } } : {}),
    }),
    level: 1,
  };
}

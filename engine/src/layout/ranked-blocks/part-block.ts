import type { Day, Part } from '../../brief/content.ts';
import { inkOn } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import { plateBlock, type TextSpec } from '../blocks.ts';
import type { Block } from '../column.ts';
import { rowBlock, stackBlock } from './arrange.ts';
import { goalBlock } from './goal-block.ts';
import { actionBlock, type Kit, restBlock, strong, tight } from './kit.ts';
import { optionsBlock } from './options-block.ts';
import { starsBlock } from './stars-block.ts';
import { tableBlock } from './table-block.ts';

const DETAIL_SHARE = 0.8;
// A year or a weekday behind a day and month is a part of the date, and no hour.
const END_OF_DAY = /^(?:(?:\p{Nd}{4}(?!\p{Nd})\s?(?:年|년|[грr]\.?)?|[(（]?\p{L}{1,3}[)）])[\s,，、·]*)+/u;

/** A part in the form that its text has, as what one needs to act. */
export function actionOf(kit: Kit, part: Part, options: Partial<TextSpec> = {}): Block {
  const detail = part.detail ? [detailBlock(kit, part.detail)] : [];
  if (part.form === 'button') return buttonBlock(kit, part.text);
  if (part.form === 'code') return codeBlock(kit, part.text);
  if (part.form === 'table' || part.form === 'list')
    return tableBlock(kit, part.sections, { most: kit.sizes.action * 1.25, gap: kit.unit * 0.04 });
  if (part.form === 'options') return optionsBlock(kit, part.sections);
  if (part.form === 'goal') return stackBlock([goalBlock(kit, part), ...detail], kit.unit * 0.035);
  if (part.form === 'stars') return starsBlock(kit, part);
  const after = part.form === 'day' ? part.day.after?.replace(END_OF_DAY, '') : undefined;
  if (after) {
    // The hour stands under its day, as on a ticket.
    const day = part.text.slice(0, part.text.length - after.length).replace(/[\s,،、·(（–—-]+$/u, '');
    const gap = kit.unit * 0.006;
    return stackBlock(
      [
        actionBlock(kit, day, options),
        actionBlock(kit, after, { gap, style: kit.style.type.text }),
        ...detail,
      ],
      kit.unit * 0.022,
    );
  }
  if (part.form === 'figure' && !part.figure.prefix && !part.figure.suffix)
    return stackBlock([numberBlock(kit, part.text, detail.length > 0), ...detail], kit.unit * 0.022);
  const lead = actionBlock(kit, part.text, options);
  return detail.length > 0 ? stackBlock([lead, ...detail], kit.unit * 0.022) : lead;
}

/** A part in the form that its text has, among the rest. */
export function restOf(kit: Kit, part: Part, options: Partial<TextSpec> = {}): Block {
  if (part.form === 'table' || part.form === 'list')
    return {
      ...tableBlock(kit, part.sections, { most: kit.sizes.action, gap: kit.unit * 0.035 }),
      level: 3,
    };
  if (['button', 'code', 'options', 'goal', 'stars'].includes(part.form)) return actionOf(kit, part);
  const { display, text } = kit.style.type;
  if (part.form === 'figure' && part.detail) {
    // A number that is not the card's point still is one.
    const number = actionBlock(kit, part.text, {
      style: tight(display, 1),
      color: kit.palette.accentText,
    });
    return stackBlock([{ ...number, level: 3 }, detailBlock(kit, part.detail)], kit.unit * 0.022);
  }
  const named = part.role === 'person' || part.role === 'author' || part.role === 'brand';
  const lead = restBlock(
    kit,
    part.text,
    named ? { style: strong(text), color: kit.palette.foreground, ...options } : options,
  );
  return part.detail ? stackBlock([lead, detailBlock(kit, part.detail)], kit.unit * 0.022) : lead;
}

/** A price or a number among the facts: in the display type, and larger than the words around it, most of all than those that say what it counts. */
const numberBlock = (kit: Kit, text: string, counts: boolean): Block =>
  actionBlock(kit, text, {
    style: tight(kit.style.type.display, 1.05),
    size: kit.sizes.action * (counts ? 1.8 : 1.35),
    maxLines: 2,
  });

const detailBlock = (kit: Kit, text: string): Block =>
  restBlock(kit, text, { size: kit.sizes.action * DETAIL_SHARE, gap: kit.unit * 0.006, maxLines: 3 });

export const buttonBlock = (kit: Kit, text: string): Block => {
  const ground = kit.palette.accentText;
  return {
    ...plateBlock(
      kit.typesetter,
      {
        role: 'call-to-action',
        text,
        style: strong(kit.style.type.text),
        color: inkOn(ground),
        size: kit.sizes.action,
        minSize: kit.least.action,
        maxLines: 1,
        gap: kit.unit * 0.035,
      },
      { padX: 0.95, padY: 0.5, radius: kit.style.corner === 0 ? 0 : 1.2, style: { backgroundColor: ground } },
    ),
    level: 2,
  };
};

/** A code to type, in a frame that one would cut out. */
export const codeBlock = (kit: Kit, text: string): Block => ({
  ...plateBlock(
    kit.typesetter,
    {
      role: 'label',
      text,
      style: { ...strong(kit.style.type.text), letterSpacing: 0.04 },
      color: kit.palette.foreground,
      size: kit.sizes.action,
      minSize: kit.least.action,
      maxLines: 2,
      gap: kit.unit * 0.03,
    },
    {
      padX: 0.8,
      padY: 0.4,
      radius: kit.style.corner === 0 ? 0 : 0.3,
      style: {
        borderWidth: Math.max(2, Math.round(kit.unit * 0.004)),
        borderStyle: 'dashed',
        borderColor: mix(kit.palette.background, kit.palette.foreground, 0.55),
      },
    },
  ),
  level: 2,
});

/**
 * A day as on a leaf of a calendar: weekday, number, month, hour. `size` is the number's, px; `beside` sets the words next to it, for
 * a field that is wider than high.
 */
export function dayBlock(kit: Kit, day: Day, size: number, beside = false): Block {
  const { display, text } = kit.style.type;
  const small = { size: size * (beside ? 0.2 : 0.19), maxLines: 2, role: 'date' as const };
  const number = actionBlock(kit, day.day, {
    role: 'date',
    style: tight(display, 0.9),
    size,
    maxLines: 1,
    gap: size * 0.03,
  });
  const month = actionBlock(kit, day.month, {
    role: 'date',
    style: display,
    size: size * 0.32,
    gap: 0,
    maxLines: 1,
  });
  const weekday = day.before ? [actionBlock(kit, day.before, { ...small, style: strong(text) })] : [];
  const hour = day.after ? [actionBlock(kit, day.after, { ...small, gap: size * 0.06 })] : [];
  const row = (blocks: readonly Block[]): Block =>
    rowBlock(blocks, { gap: size * 0.16, rtl: kit.rtl, pack: true });
  // A date is read in the order in which its language writes it.
  const beforeNumber = stackBlock([...weekday, month]);
  const { level: _, ...block } = day.monthFirst
    ? beside
      ? row([beforeNumber, number, ...(hour.length > 0 ? [stackBlock(hour)] : [])])
      : stackBlock([...weekday, month, number, ...hour])
    : beside
      ? row([number, stackBlock([...weekday, month, ...hour])])
      : stackBlock([...weekday, number, month, ...hour]);
  return block;
}

/** Facts beside each other, in as many rows as they need. */
export function stripBlock(kit: Kit, facts: readonly Block[], above: number): Block {
  const { palette, rtl, unit, style } = kit;
  return rowBlock(facts, {
    gap: unit * 0.06,
    rtl,
    above,
    middle: true,
    // Icons keep facts apart.
    ...(kit.icons
      ? {}
      : {
          divider: {
            width: Math.max(1, style.rule * unit * 0.5),
            color: mix(palette.background, palette.foreground, 0.28),
          },
        }),
  });
}

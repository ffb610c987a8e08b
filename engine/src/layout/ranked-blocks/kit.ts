import type { TextStyle } from '../../assets/text-style.ts';
import type { BriefKind } from '../../brief/brief.ts';
import type { Content, Part } from '../../brief/content.ts';
import type { Palette } from '../../color/palette.ts';
import { type TextSpec, textBlock } from '../blocks.ts';
import type { Block, Level } from '../column.ts';
import type { TextRole } from '../composition.ts';
import type { Frame } from '../frame.ts';
import { countLatinLetters, titleLines } from '../house-voice.ts';
import { isWide } from '../split-canvas.ts';
import type { Style } from '../styles/style.ts';
import type { Typesetter } from '../typesetter.ts';

/** What blocks are set with: one type scale, the inks of one ground. */
export type Kit = {
  typesetter: Typesetter;
  style: Style;
  /** Of the ground or panel that the blocks stand on. */
  palette: Palette;
  rtl: boolean;
  unit: number;
  /** Preferred and least sizes of type in px. */
  sizes: { lead: number; action: number; rest: number };
  least: { action: number; rest: number };
  /** Facts have the icons of what they are. */
  icons: boolean;
  /** The card is higher than wide, so that facts have room below each other. */
  tall: boolean;
};

// Shares of the type unit. Whatever one needs to act on a card is read on a phone, where it is 400 to 600 px wide.
const SIZES = { lead: 0.092, action: 0.056, rest: 0.043 } as const;
const LEAST = { action: 0.035, rest: 0.029 } as const;
// A banner is shown small across a page.
const BANNER_SHARE = 1.15;
// Its small letters are a third of the size, those of print a half.
const HANDWRITING = { family: 'Caveat', share: 1.3 } as const;

// On these a pictogram beside a date or a name is an office's.
const PERSONAL: readonly BriefKind[] = ['memorial', 'greeting', 'birth', 'thanks', 'apology', 'quote'];

/** A card whose words have an order of importance, and how they are drawn. */
export type RankedCard = {
  content: Content & { hero: Part };
  frame: Frame;
  style: Style;
  typesetter: Typesetter;
};

export function toKit({ content, frame, style, typesetter }: RankedCard, palette = style.palette): Kit {
  const unit = frame.unit * (frame.shape === 'banner' ? BANNER_SHARE : 1);
  const hand = style.type.text.family === HANDWRITING.family ? HANDWRITING.share : 1;
  const px = (share: number): number => Math.max(frame.minSize, unit * share) * hand;
  return {
    typesetter,
    style,
    palette,
    rtl: frame.rtl,
    unit,
    sizes: { lead: px(SIZES.lead), action: px(SIZES.action), rest: px(SIZES.rest) },
    least: { action: px(LEAST.action), rest: px(LEAST.rest) },
    icons: !PERSONAL.includes(content.kind),
    tall: !isWide(frame),
  };
}

export type WordsOptions = Partial<Omit<TextSpec, 'text'>> & { level: Level };

/** The largest words of a card: as large as their box allows, up to `most` px. */
export function heroBlock(kit: Kit, text: string, most: number, options: Partial<TextSpec> = {}): Block {
  const { style, palette } = kit;
  return words(kit, text, {
    level: 1,
    role: 'title',
    style: style.type.display,
    color: palette.foreground,
    size: most,
    minSize: kit.least.action,
    maxLines: titleLines(countLatinLetters(text)),
    share: 1,
    comfort: Math.min(most, kit.sizes.action * 1.3),
    ...options,
  });
}

/** What one needs to act: in full ink, never small. */
export const actionBlock = (kit: Kit, text: string, options: Partial<TextSpec> = {}): Block =>
  words(kit, text, {
    level: 2,
    role: 'label',
    style: strong(kit.style.type.text),
    color: kit.palette.foreground,
    size: kit.sizes.action,
    minSize: kit.least.action,
    maxLines: 3,
    gap: kit.unit * 0.022,
    ...options,
  });

/** The rest: quieter, but read. */
export const restBlock = (kit: Kit, text: string, options: Partial<TextSpec> = {}): Block =>
  words(kit, text, {
    level: 3,
    role: 'subtitle',
    style: kit.style.type.text,
    color: kit.palette.muted,
    size: kit.sizes.rest,
    minSize: kit.least.rest,
    maxLines: 5,
    gap: kit.unit * 0.022,
    ...options,
  });

function words({ typesetter }: Kit, text: string, { level, ...options }: WordsOptions): Block {
  const spec = { role: 'label' as TextRole, gap: 0, ...options, text } as TextSpec;
  return { ...textBlock(typesetter, spec), level };
}

/** A heavier cut of a text style, where it is not heavy already. */
export const strong = (style: TextStyle): TextStyle => ({ ...style, weight: Math.max(style.weight, 650) });

/** Figures have no descenders: a full line would leave a hole under them. */
export const tight = (style: TextStyle, lineHeight = 0.94): TextStyle => ({
  ...style,
  lineHeight: Math.min(style.lineHeight, lineHeight),
});

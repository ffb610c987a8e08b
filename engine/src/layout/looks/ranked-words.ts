import type { Content, Part } from '../../brief/content.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import type { TextSpec } from '../blocks.ts';
import type { Align, Column, ColumnRequest } from '../column.ts';
import type { Frame } from '../frame.ts';
import { isCrowded } from '../is-crowded.ts';
import type { LayoutContext } from '../look.ts';
import { toKit } from '../ranked-blocks/kit.ts';
import { setWords } from '../ranked-blocks/words-column.ts';
import type { Treatment } from '../styles/style.ts';

export type RankedContent = Content & { hero: Part };

/** The content of a card whose words have an order of importance and room to show it. */
export function rankedContent({ request: { content } }: LayoutContext): RankedContent | undefined {
  const hero = content?.hero;
  return hero && !isCrowded(content) ? { ...content, hero } : undefined;
}

export type RankedWords = {
  content: RankedContent;
  name: string;
  treatment: Treatment;
  palette: Palette;
  frame: Frame;
  /** Px. */
  box: Box;
  align: Align;
  centred: boolean;
  justify: NonNullable<ColumnRequest['justify']>;
  /** Largest size of the hero in type units; default 0.2. */
  most?: number;
  /** Type of the hero; lengths in em. */
  hero?: Partial<TextSpec>;
};

const MOST_SIZE = 0.2;
const LOUD = 1.5;
// A narrower area, in type units, has its facts below each other.
const NARROW = 0.8;

/** Sets the words of a look that arranges its own cards: what the card is about largest, then what one needs to act, then the rest. */
export function setRankedWords(
  { request, direction, typesetter }: LayoutContext,
  { content, name, treatment, palette, frame, box, align, centred, justify, most, hero }: RankedWords,
): Promise<Column> {
  const card = {
    content,
    style: { ...treatment, name, scheme: direction.scheme, palette, type: direction.type },
    frame,
    typesetter,
  };
  const largest = frame.unit * (most ?? MOST_SIZE);
  return setWords({ ...toKit(card), icons: false }, card, {
    box,
    most: request.copy.loud ? largest * LOUD : largest,
    align,
    justify,
    stacked: centred || box.width < frame.unit * NARROW,
    ...(hero ? { hero } : {}),
  });
}

import type { TypePairing } from '../assets/text-style.ts';
import type { DesignRequest, Mood } from '../brief/design-request.ts';
import type { Photo } from '../photo/photo.ts';
import type { Random } from '../random.ts';
import type { Composition } from './composition.ts';
import type { Direction } from './direction.ts';
import type { Suitability } from './suitability.ts';
import type { Typesetter } from './typesetter.ts';

export type LayoutContext = {
  request: DesignRequest;
  direction: Direction;
  width: number;
  height: number;
  /** The picture that the caller brings. */
  photo?: Photo;
  typesetter: Typesetter;
  /** Seeded by prompt, seed and look; `fork` it for each independent part. */
  random: Random;
  /**
   * 0 is the look's best arrangement. The gate asks for 1, 2 ... when the one before failed a check: each
   * must be calmer than the last (less art behind type, more room for words).
   */
  attempt: number;
};

/** A look: a designer's style, with landscape, square and portrait layouts. */
export type Look = {
  name: string;
  /** How many arrangements `layout` knows (highest `attempt` + 1). */
  attempts: number;
  /** Type pairings that suit the look; the director picks one by seed. */
  pairings: readonly [TypePairing, ...TypePairing[]];
  /** The style that the look draws. Where a brief asks for it, looks in other styles are wrong answers. */
  style?: Mood;
  /** Scheme of a card in this style where the brief leaves it open; without it, `suits.darkness` decides. */
  scheme?: 'light' | 'dark';
  suits: Suitability;
  /** The background is what makes the look, so it cannot be drawn on one that was asked for. */
  ownsGround?: true;
  /** Adds hues of its own, in letters too, to the colors that were asked for. */
  mixesColors?: true;
  /** Draws in muted inks, in which a luminous yellow would turn olive. */
  muted?: true;
  /** Says what of the style, named `words` in the prompt, this brief's card cannot have; undefined if nothing. */
  describeLimits?(request: DesignRequest, words: string): string | undefined;
  layout(context: LayoutContext): Promise<Composition>;
};

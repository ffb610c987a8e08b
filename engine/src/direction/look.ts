import type { DesignRequest } from '../brief/design-request.ts';
import type { Composition } from '../composition.ts';
import type { Photo } from '../photo/photo.ts';
import type { Random } from '../random.ts';
import type { Typesetter } from '../typesetting/typesetter.ts';
import type { Direction } from './direction.ts';

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

/** What lays out and draws a card or a picture in a direction. */
export type Look = {
  name: string;
  /** How many arrangements `layout` knows (highest `attempt` + 1). */
  attempts: number;
  layout(context: LayoutContext): Promise<Composition>;
};

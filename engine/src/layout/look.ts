import type { Brief } from '../brief/brief.ts';
import type { Direction, TypePairing } from '../direction/direction.ts';
import type { Random } from '../random.ts';
import type { Composition } from './composition.ts';
import type { Typesetter } from './typesetter.ts';

export type LayoutContext = {
  brief: Brief;
  direction: Direction;
  width: number;
  height: number;
  typesetter: Typesetter;
  /** Seeded by prompt, seed and look; `fork` it for each independent part. */
  random: Random;
  /**
   * 0 is the look's best arrangement. The gate asks for 1, 2 ... when the one before failed a check: each
   * must be calmer than the last (less art behind type, more room for words).
   */
  attempt: number;
};

/** One look: a designer's hand, with landscape, square and portrait layouts of its own. */
export type Look = {
  name: string;
  /** How many arrangements `layout` knows (highest `attempt` + 1). */
  attempts: number;
  /** Type pairings that suit the look; the director picks one by seed. */
  pairings: readonly [TypePairing, ...TypePairing[]];
  layout(context: LayoutContext): Promise<Composition>;
};

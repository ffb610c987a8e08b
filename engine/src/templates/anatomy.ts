import type { Composition, PlacedText } from '../composition.ts';
import type { Box } from '../geometry.ts';

/** A node of a definition where it stands on a card. */
export type PlacedNode = {
  /** Such as `root.children[0]`. */
  path: string;
  box: Box;
  /** Those of the composition that it sets. */
  texts: readonly PlacedText[];
  /** The text parameters whose values these set. */
  parameters: readonly string[];
};

/** A card of a definition, and which node each thing on it is of. */
export type Anatomy = {
  composition: Composition;
  /** In the order in which they are drawn: what is in a box comes after it. */
  nodes: readonly PlacedNode[];
  /** Nodes that had no room, and those whose texts end in an ellipsis. */
  dropped: readonly string[];
  cut: readonly string[];
};

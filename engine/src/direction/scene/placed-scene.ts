import type { Box } from '../../layout/composition.ts';
import type { Omission, ScenePlan } from '../plan-scene.ts';

/** A figure as it is drawn: which role of the plan, where, px, and the side that it looks to. */
export type PlacedFigure = { role: number; box: Box; looks?: 'left' | 'right' };

/** A picture as it was laid out: what its warnings are measured against. */
export type PlacedScene = {
  plan: ScenePlan;
  failed: readonly Omission[];
  figures: readonly PlacedFigure[];
  /** Levels that the drawn place has: `windowsill`, `table`. */
  levels: readonly string[];
  /** Nouns that the place shows on other canvases, but had no room for on this one. */
  lacking: readonly string[];
  width: number;
  height: number;
};

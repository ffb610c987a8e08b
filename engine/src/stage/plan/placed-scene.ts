import type { Box } from '../../geometry.ts';
import type { Omission, ScenePlan } from './scene-plan.ts';

/** A drawn figure: its role in the plan, its box in px, and the side that it faces. */
export type PlacedFigure = { role: number; box: Box; looks?: 'left' | 'right' };

/** A picture as it was laid out, which its warnings are based on. */
export type PlacedScene = {
  plan: ScenePlan;
  failed: readonly Omission[];
  figures: readonly PlacedFigure[];
  /** Surfaces in the drawn place: `windowsill`, `table`. */
  levels: readonly string[];
  /** Nouns that the place shows on other canvases, but not on this one for lack of room. */
  lacking: readonly string[];
  width: number;
  height: number;
};

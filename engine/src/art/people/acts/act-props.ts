import type { Prop } from '../draw-prop.ts';
import type { Shape } from '../shape.ts';

/** Shapes from the hip of who does it. */
export const hip = (layer: Prop['layer'], shapes: readonly Shape[]): Prop => ({ at: 'hip', layer, shapes });

/** Shapes upon the floor below. */
export const floor = (layer: Prop['layer'], shapes: readonly Shape[]): Prop => ({
  at: 'floor',
  layer,
  shapes,
});

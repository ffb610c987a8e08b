import type { Grip, Prop } from './draw-prop.ts';
import type { Shape } from './shape.ts';

/** A thing in the hands: the grip that it asks for, and its parts. */
export type Held = { grip: Grip; props: readonly Prop[] };

/** A thing of one part. */
export const one = (grip: Grip, at: Prop['at'], layer: Prop['layer'], shapes: readonly Shape[]): Held => ({
  grip,
  props: [{ at, layer, shapes }],
});

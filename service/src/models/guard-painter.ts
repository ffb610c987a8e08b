import { createGuard, type GuardOptions } from './guard.ts';
import type { Painter } from './painter.ts';

/** A painter that is left alone while it is busy or fails. */
export function guardPainter(painter: Painter, options: GuardOptions): Painter {
  const guard = createGuard(options);
  return { ...painter, paint: (order, signal) => guard(() => painter.paint(order, signal), signal) };
}

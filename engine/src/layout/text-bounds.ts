import type { Box } from '../geometry.ts';
import type { PlacedText } from './composition.ts';

/** Returns the box around all placed texts, `pad` px larger on every side; undefined without texts. */
export function textBounds(texts: readonly PlacedText[], pad: number): Box | undefined {
  if (texts.length === 0) return undefined;
  const left = Math.min(...texts.map((t) => t.box.x)) - pad;
  const top = Math.min(...texts.map((t) => t.box.y)) - pad;
  const right = Math.max(...texts.map((t) => t.box.x + t.box.width)) + pad;
  const bottom = Math.max(...texts.map((t) => t.box.y + t.box.height)) + pad;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

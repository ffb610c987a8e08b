import { assortedColor } from '../../art/drawings/assorted-color.ts';
import type { Drawing, DrawingColors } from '../../art/drawings/drawing.ts';
import { type RequestedColors, toDrawingColors } from '../../art/drawings/drawing-colors.ts';
import { drawingsIn } from '../../art/drawings/drawings.ts';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import type { Role } from '../plan/scene-plan.ts';

const animals = drawingsIn('animals');

// Below this difference in hue, a color in the prompt is part of the animal's name: red fox, brown bear.
const NAMED_HUE = 40;
/** A role as its `nth` figure plays it: "two of them red" are the last two. */
export function wornBy(role: Role, nth: number): Role {
  const { share, count } = role;
  return share && nth >= count - share.count ? { ...role, color: share.color } : role;
}

/** The colors of the `nth` figure of a role: those that are asked for it, else its own; `house` is for things that come in any color. */
export function toFigureColors(role: Role, nth: number, house: DrawingColors): DrawingColors {
  const { drawing } = role.players[nth] ?? role.actor;
  const asked = askedColors(wornBy(role, nth), drawing);
  // Seven balloons of one color would look like copies.
  const plain = role.count === 1 || role.color || role.pair || role.share;
  const mixed = plain ? undefined : assortedColor(drawing.name, nth);
  return toDrawingColors(drawing, drawing.natural ?? house, mixed ? { ...asked, color: mixed } : asked);
}

/** Returns the colors asked for the thing itself; in "red fox" the color is part of the name. */
function askedColors({ color, pair, parts }: Role, drawing: Drawing): RequestedColors {
  const { natural } = drawing;
  const kept = { ...(pair ? { pair } : {}), ...(parts ? { parts } : {}) };
  if (color === undefined) return kept;
  if (!natural) return { ...kept, color };
  const [asked, own] = [toOklch(color), toOklch(natural.main)];
  const named =
    animals.includes(drawing) &&
    Math.min(asked.c, own.c) > 0.06 &&
    hueDistance(asked.h, own.h) < NAMED_HUE &&
    Math.abs(asked.l - own.l) < 0.25;
  return named && pair === undefined ? kept : { ...kept, color };
}

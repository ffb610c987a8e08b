import type { Drawing } from '../../drawings/drawing.ts';
import { getDrawing } from '../../drawings/drawings.ts';
import type { Actor } from '../actors/actors.ts';
import { addThing } from './add-thing.ts';

// Of the animal's height, and at least of its width: a bunch that one believes to carry it.
const TALL = 1.44;
const LEAST_TALL = 1.17;
// Behind the trunk, where the strings are tied and their weight is hidden.
const TIED = { x: 0.46, y: 0.57 };
const MOST_TALL = 0.72;

const bunch = getDrawing('balloon-bunch');

/** An animal that hangs in the air under a bunch of balloons, as it is; `color` dyes them. */
export function hangFromBalloons(actor: Actor, color?: string): Actor | undefined {
  const { drawing, seat: _, top: _top, ...presence } = actor;
  if (!drawing.natural) return undefined;
  const { width, height } = drawing;
  const tall = Math.max(height * TALL, width * LEAST_TALL);
  const spot = { x: width * TIED.x, y: height * TIED.y - tall / 2, tall, behind: true } as const;
  const hung: Drawing = addThing(drawing, bunch, spot, color);
  const grown = hung.height / height;
  return {
    ...presence,
    drawing: hung,
    standsOn: 'air',
    tall: Math.min(MOST_TALL, actor.tall * grown),
    metres: actor.metres * grown,
    posture: 'flying',
    shows: [...(actor.shows ?? []), 'flying', bunch.name],
  };
}

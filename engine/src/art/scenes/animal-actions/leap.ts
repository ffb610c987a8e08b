import type { Drawing } from '../../drawings/drawing.ts';
import { svg } from '../../svg.ts';
import type { Actor } from '../actors/actors.ts';

// Nose up, degrees; and how high over its shadow, as a share of its own height.
const LEAP = -15;
const LIFT = 0.3;
const BREACH = -52;
// Of a turned drawing's box so much is empty corner.
const CORNERS = 0.12;
// What stays under water of who breaks its surface.
const OVER_WATER = 0.74;

/** The drawing turned about its middle; the box shrinks by the corners that hold no ink. */
function turned(drawing: Drawing, degrees: number, corners: number): Drawing {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const { width: w, height: h } = drawing;
  const width = (w * cos + h * sin) * (1 - corners);
  const height = (w * sin + h * cos) * (1 - corners);
  const place = svg`translate(${width / 2} ${height / 2}) rotate(${String(degrees)}) translate(${-w / 2} ${-h / 2})`;
  return {
    ...drawing,
    nouns: [],
    width,
    height,
    draw: (colors, id, around) => `<g transform="${place}">${drawing.draw(colors, id, around)}</g>`,
  };
}

/** An animal in the air over its shadow, nose up; `lifted` where nothing is under it that it leaps over. */
export function leap(actor: Actor, { lifted = true } = {}): Actor {
  const { drawing, seat: _, top: _top, ...presence } = actor;
  const flight = turned(drawing, LEAP, CORNERS);
  const height = lifted ? flight.height * (1 + LIFT) : flight.height;
  const grown = height / drawing.height;
  return {
    ...presence,
    drawing: { ...flight, height },
    tall: actor.tall * grown,
    metres: actor.metres * grown,
    posture: 'jumping',
    shows: [...(actor.shows ?? []), 'jumping'],
  };
}

/** A whale or a fish that breaks the surface, steeply, with the tail under water. */
export function breach(actor: Actor): Actor {
  const { drawing } = actor;
  const risen = turned(drawing, BREACH, CORNERS);
  const grown = (risen.height * OVER_WATER) / (drawing.height * (actor.shown ?? 1));
  return {
    ...actor,
    drawing: risen,
    standsOn: 'water',
    shown: OVER_WATER,
    wades: true,
    tall: Math.min(0.6, actor.tall * Math.max(1, grown * 0.62)),
    metres: actor.metres * grown,
    posture: 'jumping',
    shows: [...(actor.shows ?? []), 'jumping'],
  };
}

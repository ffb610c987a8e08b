import { band } from './band.ts';
import { diagonal } from './diagonal.ts';
import { eventDay } from './event-day.ts';
import type { Family } from './family.ts';
import { figurePattern } from './figure-pattern.ts';
import { giantFigure } from './giant-figure.ts';
import { innerFrame } from './inner-frame.ts';
import { ticket } from './ticket.ts';
import { typePoster } from './type-poster.ts';

/** Every family of composition; a test fails for a file in `families/` that is not listed here. */
export const families: readonly Family[] = [
  giantFigure,
  eventDay,
  typePoster,
  band,
  diagonal,
  figurePattern,
  innerFrame,
  ticket,
];

/** Throws for a name that no family has: names come from `families`, not from users. */
export function getFamily(name: string): Family {
  const family = families.find((candidate) => candidate.name === name);
  if (!family) throw new Error(`no family is named ${name}`);
  return family;
}

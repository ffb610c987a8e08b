import { addPattern, type Pattern } from '../../art/drawings/add-pattern.ts';
import { hasFront } from '../../art/drawings/being.ts';
import type { Actor } from '../../art/scenes/actors/actors.ts';
import type { Requirement } from '../../brief/scene-ask.ts';
import type { Casting } from './cast-things.ts';
import { hasSecondColor } from './takes-color.ts';

const PATTERNS: ReadonlySet<string> = new Set<Pattern>(['striped', 'dotted', 'checked']);
const isPattern = (trait: string): trait is Pattern => PATTERNS.has(trait);

/** Draws stripes, dots and checks on things as the prompt has them; animals and people keep their own. */
export function patternThings(castings: readonly Casting[], asks: readonly Requirement[]): Casting[] {
  return castings.map((casting) => {
    const pattern = asks
      .flatMap((one) => (one.part === 'trait' && one.thing === casting.index ? [one.trait] : []))
      .find(isPattern);
    if (!pattern) return casting;
    const { pair } = casting.thing;
    const put = (actor: Actor): Actor => {
      if (hasFront(actor)) return actor;
      const shows = [...(actor.shows ?? []), pattern];
      // A drawing with stripes of its own uses the second of two colors for them.
      if (pair && pattern === 'striped' && hasSecondColor(actor.drawing)) return { ...actor, shows };
      return { ...actor, shows, drawing: addPattern(actor.drawing, pattern, pair) };
    };
    return { ...casting, actors: casting.actors.map(put) };
  });
}

import { type Pattern, patterned } from '../../art/patterned.ts';
import type { Actor } from '../../art/scenes/actors.ts';
import type { Ask } from '../../brief/scene/scene.ts';
import type { Casting } from './cast-things.ts';
import { hasSecondColor } from './takes-color.ts';

const PATTERNS: ReadonlySet<string> = new Set<Pattern>(['striped', 'dotted', 'checked']);
const isPattern = (trait: string): trait is Pattern => PATTERNS.has(trait);

/** A striped mug and a dress with dots, as the prompt has them; what lives has the coat that it is drawn with. */
export function patternThings(castings: readonly Casting[], asks: readonly Ask[]): Casting[] {
  return castings.map((casting) => {
    const pattern = asks
      .flatMap((one) => (one.part === 'trait' && one.thing === casting.index ? [one.trait] : []))
      .find(isPattern);
    if (!pattern) return casting;
    const { pair } = casting.thing;
    const put = (actor: Actor): Actor => {
      if (actor.faces || actor.hip) return actor;
      const shows = [...(actor.shows ?? []), pattern];
      // Its own stripes take the second of two colours.
      if (pair && pattern === 'striped' && hasSecondColor(actor.subject)) return { ...actor, shows };
      return { ...actor, shows, subject: patterned(actor.subject, pattern, pair) };
    };
    return { ...casting, actors: casting.actors.map(put) };
  });
}

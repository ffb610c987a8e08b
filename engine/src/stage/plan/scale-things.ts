import { isPerson } from '../../art/drawings/being.ts';
import type { Actor } from '../../art/scenes/actors/actors.ts';
import type { Requirement } from '../../brief/scene-ask.ts';
import type { Casting } from './cast-things.ts';

// Factors for the height of a thing alone, and for its metres beside others, which are softened later.
const SCALES = {
  giant: { tall: 1.5, metres: 3.4 },
  large: { tall: 1.2, metres: 1.5 },
  small: { tall: 0.85, metres: 0.6 },
  tiny: { tall: 0.7, metres: 0.35 },
} as const;
type Scale = keyof typeof SCALES;
const isScale = (trait: string): trait is Scale => Object.hasOwn(SCALES, trait);
const MOST_TALL = 0.62;
// A little girl is still a girl.
const OF_PEOPLE = 0.85;

/** Applies size words of the prompt: a huge burger, a tiny house. */
export function scaleThings(castings: readonly Casting[], asks: readonly Requirement[]): Casting[] {
  return castings.map((casting) => {
    const trait = asks
      .flatMap((one) => (one.part === 'trait' && one.thing === casting.index ? [one.trait] : []))
      .find(isScale);
    if (!trait) return casting;
    const scale = SCALES[trait];
    const actors = casting.actors.map((actor): Actor => {
      const shows = [...(actor.shows ?? []), trait];
      // Young animals are drawn small already.
      if (actor.young && scale.tall < 1) return { ...actor, shows };
      return {
        ...actor,
        tall:
          scale.tall < 1
            ? actor.tall * scale.tall
            : Math.max(actor.tall, Math.min(MOST_TALL, actor.tall * scale.tall)),
        metres: actor.metres * (isPerson(actor) && trait === 'small' ? OF_PEOPLE : scale.metres),
        shows,
      };
    });
    return { ...casting, actors };
  });
}

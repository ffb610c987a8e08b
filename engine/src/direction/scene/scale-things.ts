import type { Actor } from '../../art/scenes/actors.ts';
import type { Ask } from '../../brief/scene/scene.ts';
import type { Casting } from './cast-things.ts';

// How much taller a thing is alone, and beside others: their sizes are softened.
const SCALES = {
  giant: { tall: 1.5, metres: 3.4 },
  large: { tall: 1.2, metres: 1.5 },
  small: { tall: 0.85, metres: 0.6 },
  tiny: { tall: 0.7, metres: 0.35 },
} as const;
type Scale = keyof typeof SCALES;
const isScale = (trait: string): trait is Scale => Object.hasOwn(SCALES, trait);
const MOST_TALL = 0.62;
// A little girl is a girl.
const OF_PEOPLE = 0.85;

/** A huge burger and a tiny house, as the prompt has them. */
export function scaleThings(castings: readonly Casting[], asks: readonly Ask[]): Casting[] {
  return castings.map((casting) => {
    const trait = asks
      .flatMap((one) => (one.part === 'trait' && one.thing === casting.index ? [one.trait] : []))
      .find(isScale);
    if (!trait) return casting;
    const scale = SCALES[trait];
    const actors = casting.actors.map((actor): Actor => {
      const shows = [...(actor.shows ?? []), trait];
      // The young are drawn small.
      if (actor.young && scale.tall < 1) return { ...actor, shows };
      return {
        ...actor,
        tall:
          scale.tall < 1
            ? actor.tall * scale.tall
            : Math.max(actor.tall, Math.min(MOST_TALL, actor.tall * scale.tall)),
        metres: actor.metres * (actor.hip && trait === 'small' ? OF_PEOPLE : scale.metres),
        shows,
      };
    });
    return { ...casting, actors };
  });
}

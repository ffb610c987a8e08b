import type { Actor } from '../../art/scenes/actors.ts';
import type { Ask } from '../../brief/scene.ts';
import type { Casting } from './cast-things.ts';

// How much taller a thing is alone, and beside others: their sizes are softened.
const SCALES = { giant: { tall: 1.5, metres: 3.4 }, tiny: { tall: 0.7, metres: 0.35 } } as const;
const MOST_TALL = 0.62;

/** A huge burger and a tiny house, as the prompt has them. */
export function scaleThings(castings: readonly Casting[], asks: readonly Ask[]): Casting[] {
  return castings.map((casting) => {
    const ask = asks.find(
      (one) =>
        one.part === 'trait' &&
        one.thing === casting.index &&
        (one.trait === 'giant' || one.trait === 'tiny'),
    );
    const trait =
      ask?.part === 'trait' && (ask.trait === 'giant' || ask.trait === 'tiny') ? ask.trait : undefined;
    if (!trait) return casting;
    const scale = SCALES[trait];
    const actors = casting.actors.map(
      (actor): Actor => ({
        ...actor,
        tall:
          Math.max(actor.tall, Math.min(MOST_TALL, actor.tall * scale.tall)) *
          (trait === 'tiny' ? scale.tall : 1),
        metres: actor.metres * scale.metres,
        shows: [...(actor.shows ?? []), trait],
      }),
    );
    return { ...casting, actors };
  });
}

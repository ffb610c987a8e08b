import { getPlace } from '../../art/scenes/places.ts';
import type { ScenePlan } from '../../direction/plan-scene.ts';

// Sizes differ by the root of what they are: a mouse beside an elephant is small, yet seen.
const SOFTENING = 0.45;
// Beside people everybody knows how large a ball or a cup is.
const BY_PEOPLE = 0.8;
const PERSON = 1.6;
const CROWD = 0.9;
const TALLEST = 0.62;
const LEAST = 0.08;
// A metre among furniture, as a share of the unit: people are no smaller than their chairs.
const ROOM_METRE = 0.3;

/**
 * Heights of a plan's roles, px: none larger than it would be alone, in proportion to one another. Rider and mount
 * keep their true proportion.
 */
export function sizeCast({ cast, place }: ScenePlan, unit: number, height: number): number[] {
  const people = cast.some(({ actor }) => actor.hip !== undefined);
  const weights = cast.map(({ actor: { metres } }) =>
    people && metres < PERSON ? PERSON ** SOFTENING * (metres / PERSON) ** BY_PEOPLE : metres ** SOFTENING,
  );
  const scale = Math.min(...cast.map(({ actor }, at) => actor.tall / (weights[at] ?? 1)));
  const figures = cast.reduce((sum, { count }) => sum + count, 0);
  const crowd = figures > 1 ? CROWD : 1;
  const metre = getPlace(place).indoors ? unit * ROOM_METRE : 0;
  const sizes = weights.map((weight, at) => {
    const wanted = Math.max(weight * scale * crowd * unit, (cast[at]?.actor.metres ?? 0) * metre);
    return Math.max(unit * LEAST, Math.min(wanted, height * TALLEST));
  });
  return sizes.map((size, at) => {
    const role = cast[at];
    const mount = role?.bond?.kind === 'riding' ? cast[role.bond.to] : undefined;
    if (!role || !mount || role.bond?.kind !== 'riding') return size;
    return ((sizes[role.bond.to] ?? size) * role.actor.metres) / mount.actor.metres;
  });
}

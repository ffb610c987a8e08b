import type { ScenePlan } from '../../direction/plan-scene.ts';

// Sizes differ by the root of what they are: a mouse beside an elephant is small, yet seen.
const SOFTENING = 0.45;
const CROWD = 0.9;
const TALLEST = 0.62;
const LEAST = 0.1;

/**
 * Heights of a plan's roles, px: none larger than it would be alone, in proportion to one another. Rider and mount
 * keep their true proportion.
 */
export function sizeCast({ cast }: ScenePlan, unit: number, height: number): number[] {
  const weights = cast.map(({ actor }) => actor.metres ** SOFTENING);
  const scale = Math.min(...cast.map(({ actor }, at) => actor.tall / (weights[at] ?? 1)));
  const figures = cast.reduce((sum, { count }) => sum + count, 0);
  const crowd = figures > 1 ? CROWD : 1;
  const sizes = weights.map((weight) =>
    Math.max(unit * LEAST, Math.min(weight * scale * crowd * unit, height * TALLEST)),
  );
  return sizes.map((size, at) => {
    const role = cast[at];
    const mount = role?.bond?.kind === 'riding' ? cast[role.bond.to] : undefined;
    if (!role || !mount || role.bond?.kind !== 'riding') return size;
    return ((sizes[role.bond.to] ?? size) * role.actor.metres) / mount.actor.metres;
  });
}

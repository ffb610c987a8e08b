import type { Actor } from '../../art/scenes/actors.ts';
import { toBounds } from '../../art/scenes/draw-actor.ts';
import type { Surface } from '../../art/scenes/stage.ts';
import type { Cluster } from './arrange-cast.ts';
import { looksOf, type Placing, type Put, toPut } from './put-figure.ts';

/** What lies on a level of the place, by its name; a small thing on the best one. */
export function surfaceOf(cluster: Cluster, { plan, scene }: Placing): Surface | undefined {
  const role = plan.cast[cluster.figures[0]?.role ?? 0];
  const levels = scene.surfaces ?? [];
  if (!role || levels.length === 0) return undefined;
  const { bond } = role;
  if (bond?.kind === 'surface') return levels.find(({ name }) => name === bond.surface) ?? levels[0];
  return role.actor.stands === 'table' ? levels[0] : undefined;
}

/** Beside each other on a level, as wide as it is; near the lead's third. */
export function standOnSurface(cluster: Cluster, placing: Placing, put: Put[]): void {
  const level = surfaceOf(cluster, placing);
  if (!level) return;
  const { plan, stage } = placing;
  const room = level.to - level.from;
  const scale = Math.min(1, room / (cluster.right - cluster.left));
  // Several things of one level stand beside each other.
  const taken = put.filter(({ cast }) => cast.foot === level.y && cast.x > level.from && cast.x < level.to);
  const start =
    taken.length > 0
      ? Math.max(...taken.map(({ cast }) => toBounds(cast)).map((b) => b.x + b.width)) + stage.unit * 0.02
      : undefined;
  const span = (cluster.right - cluster.left) * scale;
  const middle = Math.min(
    Math.max(placing.subjectX * stage.width, level.from + span / 2),
    level.to - span / 2,
  );
  const left = Math.min(start ?? middle - span / 2, Math.max(level.from, level.to - span));
  for (const figure of cluster.figures) {
    const role = plan.cast[figure.role];
    if (!role) continue;
    const x = left + (figure.x - cluster.left) * scale;
    put.push({
      ...toPut(figure, role, placing, {
        x,
        tall: figure.tall * scale,
        foot: footOn(level, role.actor, figure.tall * scale),
        looks: looksOf(figure, role, x, placing),
      }),
    });
  }
}

/** Who sits there has the hip on the level, and the legs hang down. */
function footOn({ y }: Surface, { hip, posture, subject }: Actor, tall: number): number {
  return hip && posture === 'sitting' ? y + ((subject.height - hip.y) / subject.height) * tall : y;
}

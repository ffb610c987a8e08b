import type { Actor } from '../../art/scenes/actors.ts';
import type { Surface } from '../../art/scenes/stage.ts';
import type { Cluster } from './arrange-cast.ts';
import { looksOf, type Placing, type Put, toPut } from './put-figure.ts';

const GAP = 0.04;
// Who sits on a chair reaches over it.
const OVERHANG = 2.2;

/** What a cluster stands on: a level of the place by its name, for a small thing the best one. */
export function surfaceOf(cluster: Cluster, { plan, scene }: Placing): Surface | undefined {
  // What the others of the cluster are on decides: a cup on a desk stands where the desk does.
  const roles = cluster.figures.flatMap(({ role }) => plan.cast[role] ?? []);
  const role = roles.find(({ bond }) => bond?.kind !== 'on') ?? roles[0];
  const levels = scene.surfaces ?? [];
  if (!role || levels.length === 0) return undefined;
  const { bond } = role;
  if (bond?.kind === 'surface') return levels.find(({ name }) => name === bond.surface) ?? levels[0];
  return role.actor.stands === 'table' ? levels[0] : undefined;
}

/** Beside each other on their levels, no wider than these are, near the lead's third. */
export function standOnSurfaces(clusters: readonly Cluster[], placing: Placing, put: Put[]): void {
  const byLevel = new Map<Surface, Cluster[]>();
  for (const cluster of clusters) {
    const level = surfaceOf(cluster, placing);
    if (level) byLevel.set(level, [...(byLevel.get(level) ?? []), cluster]);
  }
  for (const [level, members] of byLevel) standOn(level, members, placing, put);
}

function standOn(level: Surface, clusters: readonly Cluster[], placing: Placing, put: Put[]): void {
  const { plan, stage, subjectX } = placing;
  const gap = stage.unit * GAP;
  const widths = clusters.map(({ left, right }) => right - left);
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * (clusters.length - 1);
  const room = level.to - level.from;
  const seated = clusters.some(({ figures }) => plan.cast[figures[0]?.role ?? 0]?.actor.hip !== undefined);
  const scale = Math.min(1, (room * (seated ? OVERHANG : 1)) / all);
  const span = all * scale;
  const [first = 0] = widths;
  // The lead at its third, the others further into the picture.
  const ahead = subjectX <= 0.5;
  const row = ahead ? clusters : [...clusters].reverse();
  const wanted = subjectX * stage.width - (ahead ? (first / 2) * scale : span - (first / 2) * scale);
  let x =
    span > room ? level.from + (room - span) / 2 : Math.min(Math.max(wanted, level.from), level.to - span);
  for (const cluster of row) {
    for (const figure of cluster.figures) {
      const role = plan.cast[figure.role];
      if (!role) continue;
      const at = x + (figure.x - cluster.left) * scale;
      const tall = figure.tall * scale;
      const actor = role.players[figure.nth] ?? role.actor;
      put.push(
        toPut(figure, role, placing, {
          x: at,
          tall,
          foot: footOn(level, actor, tall),
          looks: looksOf(figure, role, at, placing),
        }),
      );
    }
    x += (cluster.right - cluster.left + gap) * scale;
  }
}

/** Who sits there has the hip on the level, and the legs hang down. */
export function footOn({ y }: Pick<Surface, 'y'>, { hip, posture, subject }: Actor, tall: number): number {
  return hip && posture === 'sitting' ? y + ((subject.height - hip.y) / subject.height) * tall : y;
}

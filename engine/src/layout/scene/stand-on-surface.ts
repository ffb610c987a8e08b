import type { Actor } from '../../art/scenes/actors.ts';
import { toBounds } from '../../art/scenes/draw-actor.ts';
import type { Surface } from '../../art/scenes/stage.ts';
import type { Cluster } from './arrange-cast.ts';
import { looksOf, type Placing, type Put, toPut } from './put-figure.ts';

const GAP = 0.04;
// Of a level; less is no room for anything.
const LEAST_FREE = 0.25;
// Who sits on a chair reaches over it.
const OVERHANG = 2.2;
// Of a family in one drawing: its outer ones would sit beside the sofa.
const FAMILY_OVERHANG = 1.3;

/** What a cluster stands on: a level of the place by its name, for a small thing the best one. */
export function surfaceOf(cluster: Cluster, { plan, scene }: Placing): Surface | undefined {
  // What the others of the cluster are on decides: a cup on a desk stands where the desk does.
  const roles = cluster.figures.flatMap(({ role }) => plan.cast[role] ?? []);
  const role = roles.find(({ bond }) => bond?.kind !== 'on') ?? roles[0];
  const levels = scene.surfaces ?? [];
  if (!role || levels.length === 0) return undefined;
  const { bond } = role;
  if (bond?.kind === 'surface') return levels.find(({ name }) => name === bond.surface) ?? levels[0];
  // On the table of a still life, a mouse is beside the cheese.
  const { stands, faces, hip } = role.actor;
  const pet = plan.place === 'still-life' && faces !== undefined && hip === undefined;
  return stands === 'table' || pet ? levels[0] : undefined;
}

/** Beside each other on their levels, no wider than these are, near the lead's third. */
export function standOnSurfaces(clusters: readonly Cluster[], placing: Placing, put: Put[]): void {
  const byLevel = new Map<Surface, Cluster[]>();
  for (const cluster of clusters) {
    const level = surfaceOf(cluster, placing);
    if (level) byLevel.set(level, [...(byLevel.get(level) ?? []), cluster]);
  }
  const before = [...put];
  for (const [level, members] of byLevel) standOn(besidePeople(level, before), members, placing, put);
}

/** The widest stretch of a level that no one who stands before it hides: nothing on it is at a face. */
function besidePeople(level: Surface, put: readonly Put[]): Surface {
  let best = { from: level.from, to: level.from };
  let start = level.from;
  const people = put.flatMap(({ cast }) => (cast.actor.hip ? [toBounds(cast)] : []));
  for (const { x, width } of [...people.sort((a, b) => a.x - b.x), { x: level.to, width: 0 }]) {
    const end = Math.min(x, level.to);
    if (end - start > best.to - best.from) best = { from: start, to: end };
    start = Math.max(start, x + width);
  }
  return best.to - best.from > (level.to - level.from) * LEAST_FREE ? { ...level, ...best } : level;
}

function standOn(level: Surface, clusters: readonly Cluster[], placing: Placing, put: Put[]): void {
  const { plan, stage, subjectX } = placing;
  const gap = stage.unit * GAP;
  const widths = clusters.map(({ left, right }) => right - left);
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * (clusters.length - 1);
  const room = level.to - level.from;
  const sitters = clusters.flatMap(({ figures }) => plan.cast[figures[0]?.role ?? 0]?.actor ?? []);
  const seated = sitters.some(({ hip }) => hip !== undefined);
  const family = sitters.some(({ hip, subject }) => hip !== undefined && subject.width > subject.height);
  const scale = Math.min(1, (room * (family ? FAMILY_OVERHANG : seated ? OVERHANG : 1)) / all);
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

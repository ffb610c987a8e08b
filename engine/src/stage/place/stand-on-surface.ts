import { hasFront, isPerson } from '../../art/drawings/being.ts';
import type { Actor } from '../../art/scenes/actors/actors.ts';
import { toBounds } from '../../art/scenes/actors/cast.ts';
import type { Surface } from '../../art/scenes/stage.ts';
import type { Cluster } from './arrange-cast.ts';
import { chooseFacing, type PlacedCast, type PlacementContext, placeFigure } from './place-figure.ts';

const GAP = 0.04;
// Share of a surface; less is no room for anything.
const LEAST_FREE = 0.25;
// A figure on a chair may reach over its sides.
const OVERHANG = 2.2;
// For a family in one drawing, whose outer members would sit beside the sofa.
const FAMILY_OVERHANG = 1.3;

/** Finds the surface a cluster stands on: by name, or for small things the best one. */
export function surfaceOf(cluster: Cluster, { plan, scene }: PlacementContext): Surface | undefined {
  // The others in the cluster decide: a cup on a desk stands where the desk does.
  const roles = cluster.figures.flatMap(({ role }) => plan.cast[role] ?? []);
  const role = roles.find(({ bond }) => bond?.kind !== 'on') ?? roles[0];
  const levels = scene.surfaces ?? [];
  if (!role || levels.length === 0) return undefined;
  const { bond } = role;
  // Who reads by candles does not sit among them.
  if (roles.some((one) => isPerson(one.actor) && one.bond?.kind === 'around')) return undefined;
  if (bond?.kind === 'surface') return levels.find(({ name }) => name === bond.surface) ?? levels[0];
  // On the table of a still life, a mouse is beside the cheese.
  const { actor } = role;
  const pet = plan.place === 'still-life' && hasFront(actor) && !isPerson(actor);
  return actor.standsOn === 'table' || pet ? levels[0] : undefined;
}

/** Places clusters side by side on their surfaces, no wider than these are, near the lead's third. */
export function standOnSurfaces(
  clusters: readonly Cluster[],
  placing: PlacementContext,
  placed: PlacedCast[],
): void {
  const byLevel = new Map<Surface, Cluster[]>();
  for (const cluster of clusters) {
    const level = surfaceOf(cluster, placing);
    if (level) byLevel.set(level, [...(byLevel.get(level) ?? []), cluster]);
  }
  const before = [...placed];
  for (const [level, members] of byLevel) standOn(besidePeople(level, before), members, placing, placed);
}

/** Finds the widest stretch of a surface that no person hides, so that nothing on it is in front of a face. */
function besidePeople(level: Surface, placed: readonly PlacedCast[]): Surface {
  let best = { from: level.from, to: level.from };
  let start = level.from;
  const people = placed.flatMap(({ cast }) => (isPerson(cast.actor) ? [toBounds(cast)] : []));
  for (const { x, width } of [...people.sort((a, b) => a.x - b.x), { x: level.to, width: 0 }]) {
    const end = Math.min(x, level.to);
    if (end - start > best.to - best.from) best = { from: start, to: end };
    start = Math.max(start, x + width);
  }
  return best.to - best.from > (level.to - level.from) * LEAST_FREE ? { ...level, ...best } : level;
}

function standOn(
  level: Surface,
  clusters: readonly Cluster[],
  placing: PlacementContext,
  placed: PlacedCast[],
): void {
  const { plan, stage, subjectX } = placing;
  const gap = stage.unit * GAP;
  const widths = clusters.map(({ left, right }) => right - left);
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * (clusters.length - 1);
  const room = level.to - level.from;
  const sitters = clusters.flatMap(({ figures }) => plan.cast[figures[0]?.role ?? 0]?.actor ?? []);
  const seated = sitters.some(isPerson);
  const family = sitters.some((actor) => isPerson(actor) && actor.drawing.width > actor.drawing.height);
  const scale = Math.min(1, (room * (family ? FAMILY_OVERHANG : seated ? OVERHANG : 1)) / all);
  const span = all * scale;
  const [first = 0] = widths;
  // The lead on its third, the others further into the picture.
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
      placed.push(
        placeFigure(figure, role, placing, {
          x: at,
          tall,
          foot: footOn(level, actor, tall),
          looks: chooseFacing(figure, role, at, placing),
        }),
      );
    }
    x += (cluster.right - cluster.left + gap) * scale;
  }
}

/** Returns the foot of a figure on a surface; a seated one has the hip on it, and the legs hang down. */
export function footOn({ y }: Pick<Surface, 'y'>, { hip, posture, drawing }: Actor, tall: number): number {
  return hip && posture === 'sitting' ? y + ((drawing.height - hip.y) / drawing.height) * tall : y;
}

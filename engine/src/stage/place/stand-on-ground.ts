import { hasFront } from '../../art/drawings/being.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import type { Role } from '../plan/scene-plan.ts';
import type { Cluster } from './arrange-cast.ts';
import { chooseFacing, type PlacedCast, type PlacementContext, placeFigure } from './place-figure.ts';
import { SCENERY_METRES } from './size-cast.ts';
import { bankFor } from './stand-far.ts';

const EDGE = 0.03;
// Depth of a herd: a share of the unit, and of the ground that is available.
const FORWARD = 0.1;
// Furniture that stands with its back to the wall of a room, and the distance of its foot, as a share of the unit.
const AT_WALL = setOf('at-the-wall');
const BEFORE_WALL = 0.03;
const BEHIND_ALL = -0.5;
const FAR = 0.75;
const FAR_SHORE = 0.05;
// Scale and position of the far land behind a pier that is seen from its end.
const BEHIND_PIER = { scale: 0.62, below: 0.008 } as const;
// Metres: larger lifeless things do not stand on planks.
const ON_PLANKS = 2.8;
const isRooted = ({ actor }: Role): boolean =>
  actor.standsOn === 'ground' && actor.metres >= ON_PLANKS && !hasFront(actor);

const isWet = (role: Role | undefined): boolean => role?.actor.standsOn === 'water';

type Stretch = { from: number; to: number };
const within = (one: Stretch, other: Stretch): Stretch => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

/**
 * Places clusters side by side, the lead on its third and everything inside the picture; a row that is too wide
 * shrinks as a whole. Houses and trees by a pier stand on the land behind it, opposite those on the planks.
 */
export function standOnGround(
  clusters: readonly Cluster[],
  placing: PlacementContext,
  placed: PlacedCast[],
): void {
  const { plan, subjectX } = placing;
  const rooted = ({ figures }: Cluster): boolean =>
    plan.place === 'pier' && figures.every(({ role }) => plan.cast.slice(role, role + 1).every(isRooted));
  const ashore = clusters.filter(rooted);
  const near = clusters.filter((cluster) => !rooted(cluster));
  standInRow(near, placing, placed, { ashore: false, middle: subjectX });
  standInRow(ashore, placing, placed, { ashore: true, middle: near.length > 0 ? 1 - subjectX : subjectX });
}

function standInRow(
  clusters: readonly Cluster[],
  placing: PlacementContext,
  placed: PlacedCast[],
  row: { ashore: boolean; middle: number },
): void {
  const [first] = clusters;
  if (!first) return;
  const { stage, plan, scene } = placing;
  const { width, unit, height } = stage;
  const gap = unit * 0.05;
  const wall = placing.horizon + unit * BEFORE_WALL;
  const inside = { from: width * EDGE, to: width * (1 - EDGE) };
  const wet = clusters.every(({ figures }) => figures.every(({ role }) => isWet(plan.cast[role])));
  const { from, to } = scene.clear ?? (wet && scene.water ? within(scene.water, inside) : inside);
  const room = to - from;
  const all = clusters.reduce((sum, { left, right }) => sum + right - left, 0) + gap * (clusters.length - 1);
  const scale = Math.min(row.ashore ? BEHIND_PIER.scale : 1, room / all);
  const toRight = row.middle <= 0.5;
  // The row begins with the lead and continues to the empty side.
  const inOrder = toRight ? clusters : [...clusters].reverse();
  let x = 0;
  const starts = new Map<Cluster, number>();
  for (const cluster of inOrder) {
    starts.set(cluster, x - cluster.left * scale);
    x += (cluster.right - cluster.left + gap) * scale;
  }
  const total = x - gap * scale;
  const lead = clusters.find(({ figures }) => figures.some(({ role }) => role === 0));
  // A lead above something is where that stands.
  const own = lead?.figures.find(({ role }) => role === 0);
  const leadFigure = plan.cast[0]?.bond?.kind === 'over' ? (own?.host ?? own) : own;
  const leadX = (starts.get(lead ?? first) ?? 0) + (leadFigure?.x ?? 0) * scale;
  const shift = Math.min(Math.max(row.middle * width - leadX, from), to - total);
  for (const cluster of clusters) {
    const own = shift + (starts.get(cluster) ?? 0);
    const start = wet ? own : overWater(cluster, own, scale, placing, inside);
    for (const figure of cluster.figures) {
      const at = start + figure.x * scale;
      const ground = scene.groundY(at);
      const role = plan.cast[figure.role];
      if (!role) continue;
      const deep = Math.min(unit * FORWARD, (height - ground) * 0.4);
      const lone = clusters.length === 1 && cluster.figures.length === 1;
      // A host with guests on top needs to stand lower, to have room above it.
      const carries = cluster.figures.some(
        (other) => other.host === figure && plan.cast[other.role]?.bond?.kind === 'on',
      );
      // On ice, houses and mills stand on the far shore.
      const ashore = stage.sights.has('ice') && role.actor.metres >= SCENERY_METRES;
      if (ashore || row.ashore) figure.depth = BEHIND_ALL;
      const atWall = stage.outside !== undefined && !carries && AT_WALL.has(role.actor.drawing.name);
      const one = placeFigure(figure, role, placing, {
        x: at,
        tall: figure.tall * scale * (ashore ? FAR : 1),
        foot: atWall
          ? wall
          : ashore || row.ashore
            ? placing.horizon + unit * (row.ashore ? BEHIND_PIER.below : FAR_SHORE)
            : ground + (lone ? nearness(figure.tall * scale, ground, placing) : (figure.depth - 0.5) * deep),
        looks: chooseFacing(figure, role, at, placing),
      });
      const bank = row.ashore ? bankFor(one, role, placing) : undefined;
      placed.push(...(bank ? [bank] : []), one);
      // Furniture at the wall is behind everyone in the room.
      if (atWall) figure.depth = BEHIND_ALL;
    }
  }
}

/** Where a bridge beside what stands on land begins: over the water, as far as that is in the picture. */
function overWater(
  { figures, left, right }: Cluster,
  own: number,
  scale: number,
  { plan, scene }: PlacementContext,
  inside: Stretch,
): number {
  if (!scene.water || !figures.every(({ role }) => isWet(plan.cast[role]))) return own;
  const middle = (scene.water.from + scene.water.to) / 2;
  const wanted = middle - ((left + right) / 2) * scale;
  return Math.min(Math.max(wanted, inside.from - left * scale, own), inside.to - right * scale);
}

// Height, as a share of the unit, from which a single figure comes nearer to the viewer, and by what share of the
// ground.
const NEAR_TALL = 0.4;
const NEARER = 0.3;

/** Moves large single figures down, nearer to the viewer, so that none hovers in front of trees that it overtops. */
function nearness(tall: number, ground: number, { stage, plan }: PlacementContext): number {
  const lives = hasFront(plan.cast[0]?.actor);
  if (!lives || stage.outside || tall < stage.unit * NEAR_TALL) return 0;
  return Math.max(0, stage.height - ground) * NEARER;
}

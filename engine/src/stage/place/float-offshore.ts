import type { Cluster } from './arrange-cast.ts';
import { chooseFacing, type PlacedCast, type PlacementContext, placeFigure } from './place-figure.ts';

// Enlarges a boat that the picture is about.
const LEADING = 1.7;
// Height as a share of the figure in front of the water: what is far away is smaller.
const MOST_FAR = 0.85;

/** Whether a cluster floats on water behind a shore. */
export function isOffshore({ figures }: Cluster, { plan, scene }: PlacementContext): boolean {
  const [first] = figures;
  return (
    scene.offshore !== undefined && first !== undefined && plan.cast[first.role]?.actor.standsOn === 'water'
  );
}

/**
 * Places clusters side by side on the open water, smaller for their distance and beside the lead rather than behind
 * it.
 */
export function floatOffshore(
  clusters: readonly Cluster[],
  placing: PlacementContext,
  leadTall: number,
  placed: PlacedCast[],
): void {
  const { stage, scene, plan, subjectX } = placing;
  const { offshore } = scene;
  if (!offshore || clusters.length === 0) return;
  const { from, to, y } = offshore;
  const leads = clusters.some(({ figures }) => figures.some(({ role }) => role === 0));
  const tallest = Math.max(1, ...clusters.flatMap(({ figures }) => figures.map(({ tall }) => tall)));
  const scale = leads
    ? Math.min(1, offshore.scale * LEADING)
    : Math.min(offshore.scale, (leadTall * MOST_FAR) / tallest);
  const lead = leads ? -stage.width : subjectX * stage.width;
  const gap = stage.unit * 0.08;
  // The wider of the two stretches beside the lead, if the lead stands in front of the water.
  const clear = stage.unit * 0.2;
  const [left, right] = [Math.min(to, lead - clear) - from, to - Math.max(from, lead + clear)];
  const start = right >= left ? Math.max(from, lead + clear) : from;
  const end = right >= left ? to : Math.min(to, lead - clear);
  const widths = clusters.map((cluster) => (cluster.right - cluster.left) * scale);
  const all = widths.reduce((sum, wide) => sum + wide, 0) + gap * (clusters.length - 1);
  const shrink = Math.min(1, Math.max(0, end - start) / all);
  let x = start + (end - start - all * shrink) / 2;
  for (const [index, cluster] of clusters.entries()) {
    const size = scale * shrink;
    for (const figure of cluster.figures) {
      const role = plan.cast[figure.role];
      if (!role) continue;
      const at = x + (figure.x - cluster.left) * size;
      const { figure: own, cast } = placeFigure(figure, role, placing, {
        x: at,
        tall: figure.tall * size,
        foot: y + (figure.depth - 0.5) * stage.unit * 0.02,
        looks: chooseFacing(figure, role, at, placing),
      });
      placed.push({
        figure: own,
        cast: offshore.shore === undefined ? cast : { ...cast, shore: offshore.shore },
      });
    }
    x += ((widths[index] ?? 0) + gap) * shrink;
  }
}

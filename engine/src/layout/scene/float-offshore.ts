import type { Cluster } from './arrange-cast.ts';
import { looksOf, type Placing, type Put, toPut } from './put-figure.ts';

/** What floats before a shore where the lead stands on land: it has its place on the water behind. */
export function isOffshore({ figures }: Cluster, { plan, scene }: Placing): boolean {
  const roles = figures.map(({ role }) => plan.cast[role]);
  return (
    scene.offshore !== undefined &&
    plan.cast[0]?.actor.stands !== 'water' &&
    roles[0]?.actor.stands === 'water' &&
    !figures.some(({ role }) => role === 0)
  );
}

/** Side by side on the open water, smaller for being far, beside the lead rather than behind it. */
export function floatOffshore(clusters: readonly Cluster[], placing: Placing, put: Put[]): void {
  const { stage, scene, plan, subjectX } = placing;
  const { offshore } = scene;
  if (!offshore || clusters.length === 0) return;
  const { from, to, y, scale } = offshore;
  const lead = subjectX * stage.width;
  const gap = stage.unit * 0.08;
  // The wider of the two stretches beside the lead, if the lead stands before the water at all.
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
      put.push(
        toPut(figure, role, placing, {
          x: at,
          tall: figure.tall * size,
          foot: y + (figure.depth - 0.5) * stage.unit * 0.02,
          looks: looksOf(figure, role, at, placing),
        }),
      );
    }
    x += ((widths[index] ?? 0) + gap) * shrink;
  }
}

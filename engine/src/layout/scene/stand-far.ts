import { type Cast, toBounds } from '../../art/scenes/draw-actor.ts';
import { islet } from '../../art/scenes/islet.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { Role, ScenePlan } from '../../direction/plan-scene.ts';
import type { Cluster, Figure } from './arrange-cast.ts';
import { looksOf, PART, type Placing, type Put, toPut } from './put-figure.ts';

// What is far off, of its height alone; beside somebody at the front, of what it would have beside him.
const FAR = 0.44;
const FAR_BESIDE = 0.4;
const SOFTENING = 0.45;
// Shares of the unit.
const LEAST = 0.05;
const MOST = 0.26;
// Behind everything else on the ground, and as pale.
const DEPTH = -0.4;
// Of the way from where sky and land meet to where the others stand.
const DOWN = 0.28;
const ON_WATER = 0.05;
const GAP = 0.06;
const EDGE = 0.04;
const STEPS = 24;
// An islet is so much wider than what stands on it, and so much of the unit lower than wide.
const BANK = 1.7;
const FLAT = 0.115;
const SUNK = 0.3;

/** Whether all of a cluster is far off. */
export const isFar = ({ figures }: Pick<Cluster, 'figures'>, { cast }: ScenePlan): boolean =>
  figures.every(({ role }) => cast[role]?.far);

/** Heights of a cast, px, what is far off smaller than it would be beside those at the front. */
export function farSizes({ cast }: ScenePlan, sizes: readonly number[], unit: number): number[] {
  const near = cast.findIndex(({ far }) => !far);
  const [size, metres] = [sizes[near], cast[near]?.actor.metres];
  return sizes.map((own, at) => {
    const role = cast[at];
    if (!role?.far) return own;
    const most = size && metres ? size * (role.actor.metres / metres) ** SOFTENING * FAR_BESIDE : own;
    const alone = near < 0 ? own * 0.6 : role.actor.tall * unit * FAR;
    return Math.max(unit * LEAST, Math.min(alone, most, near < 0 ? own : unit * MOST));
  });
}

/** Side by side where the land ends, across from who is at the front; on water, on land of their own. */
export function standFar(clusters: readonly Cluster[], placing: Placing, put: Put[]): void {
  if (clusters.length === 0) return;
  const { stage, plan, subjectX } = placing;
  const { width, unit } = stage;
  const gap = unit * GAP;
  const alone = plan.cast.every(({ far }) => far);
  const span = clusters.reduce((sum, { left, right }) => sum + right - left, gap * (clusters.length - 1));
  const scale = Math.min(1, (width * 0.5) / span);
  const middle = (alone ? subjectX : 1 - subjectX) * width;
  let x = freestFor(span * scale, middle - (span * scale) / 2, width, put);
  const before = put.flatMap(({ cast }) => (isOnGround(cast) ? [cast.foot] : []));
  const lowest = Math.min(stage.height, ...before) - unit * 0.01;
  for (const cluster of clusters) {
    for (const figure of cluster.figures) {
      const role = plan.cast[figure.role];
      if (!role) continue;
      const at = x + (figure.x - cluster.left) * scale;
      const tall = figure.tall * scale;
      const foot = Math.min(footAt(role, at, placing), lowest);
      figure.depth = DEPTH;
      const one = toPut(figure, role, placing, {
        x: at,
        tall,
        foot,
        looks: looksOf(figure, role, at, placing),
      });
      const bank = bankFor(one, role, placing);
      put.push(...(bank ? [bank, { ...one, cast: { ...one.cast, raised: true } }] : [one]));
    }
    x += (cluster.right - cluster.left + gap) * scale;
  }
}

/** Where such a span is hidden least by those who stand before it, as near to the wanted start as may be, px. */
function freestFor(span: number, wanted: number, width: number, put: readonly Put[]): number {
  const [from, to] = [width * EDGE, width * (1 - EDGE) - span];
  const boxes = put.map(({ cast }) => toBounds(cast));
  const costAt = (x: number): number =>
    boxes.reduce(
      (sum, box) => sum + Math.max(0, Math.min(box.x + box.width, x + span) - Math.max(box.x, x)),
      0,
    ) +
    Math.abs(x - wanted) * 0.05;
  const starts = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
  return [Math.min(Math.max(wanted, from), to), ...starts].reduce((best, x) =>
    costAt(x) < costAt(best) ? x : best,
  );
}

const isOnGround = ({ actor: { stands }, raised }: Cast): boolean =>
  !raised && (stands === 'ground' || stands === 'table');

/** Where land or water begins, a little nearer. */
function footAt({ actor }: Role, x: number, { scene, stage, horizon, plan }: Placing): number {
  if (scene.farY !== undefined) return scene.farY;
  const wet = getPlace(plan.place).holds.includes('water');
  const line = actor.stands === 'ground' || !scene.offshore ? scene.groundY(x) : scene.offshore.y;
  return horizon + Math.max(0, line - horizon) * (wet ? ON_WATER : DOWN) + stage.unit * 0.004;
}

/** Land under what stands far out on the water; none where there is no water. */
export function bankFor({ figure, cast }: Put, { actor }: Role, placing: Placing): Put | undefined {
  if (actor.stands !== 'ground' || !getPlace(placing.plan.place).holds.includes('water')) return undefined;
  const { subject, shown = 1 } = cast.actor;
  const wide = ((cast.tall * subject.width) / (subject.height * shown)) * BANK;
  const tall = wide * FLAT;
  const role: Role = { noun: 'islet', thing: PART, actor: islet, players: [islet], count: 1 };
  const own: Figure = { ...figure, role: PART, depth: figure.depth - 0.01 };
  const at = { x: cast.x, tall, foot: cast.foot + tall * (1 - SUNK), looks: cast.looks };
  const bank = toPut(own, role, placing, at);
  return { ...bank, cast: { ...bank.cast, raised: true } };
}

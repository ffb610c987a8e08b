import { type Cast, toBounds } from '../../art/scenes/actors/cast.ts';
import { islet } from '../../art/scenes/land/islet.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { Role, ScenePlan } from '../plan/scene-plan.ts';
import type { Cluster } from './arrange-cast.ts';
import type { Figure } from './figure.ts';
import {
  ACCESSORY,
  chooseFacing,
  type PlacedCast,
  type PlacementContext,
  placeFigure,
} from './place-figure.ts';

// Height of distant figures: a share of their height alone, and of what they would have beside a figure at the front.
const FAR = 0.44;
const FAR_BESIDE = 0.4;
const SOFTENING = 0.45;
// Shares of the unit.
const LEAST = 0.05;
const MOST = 0.26;
// Behind everything else on the ground, and as pale.
const DEPTH = -0.4;
// Share of the way from the horizon to where the others stand.
const DOWN = 0.28;
const ON_WATER = 0.05;
const GAP = 0.06;
const EDGE = 0.04;
const STEPS = 24;
// Width of an islet as a factor of what stands on it, and its height as a share of the unit.
const BANK = 1.7;
const FLAT = 0.115;
const SUNK = 0.3;

/** Whether a whole cluster is in the distance. */
export const isFar = ({ figures }: Pick<Cluster, 'figures'>, { cast }: ScenePlan): boolean =>
  figures.every(({ role }) => cast[role]?.far);

/** Shrinks the heights of distant figures, px, below what they would have beside those at the front. */
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

/**
 * Places distant clusters side by side on the horizon, opposite the figures at the front; on water, on land of their
 * own.
 */
export function standFar(
  clusters: readonly Cluster[],
  placing: PlacementContext,
  placed: PlacedCast[],
): void {
  if (clusters.length === 0) return;
  const { stage, plan, subjectX } = placing;
  const { width, unit } = stage;
  const gap = unit * GAP;
  const alone = plan.cast.every(({ far }) => far);
  const span = clusters.reduce((sum, { left, right }) => sum + right - left, gap * (clusters.length - 1));
  const scale = Math.min(1, (width * 0.5) / span);
  const middle = (alone ? subjectX : 1 - subjectX) * width;
  let x = freestFor(span * scale, middle - (span * scale) / 2, width, placed);
  const before = placed.flatMap(({ cast }) => (isOnGround(cast) ? [cast.foot] : []));
  const lowest = Math.min(stage.height, ...before) - unit * 0.01;
  for (const cluster of clusters) {
    for (const figure of cluster.figures) {
      const role = plan.cast[figure.role];
      if (!role) continue;
      const at = x + (figure.x - cluster.left) * scale;
      const tall = figure.tall * scale;
      const foot = Math.min(footAt(role, at, placing), lowest);
      figure.depth = DEPTH;
      const one = placeFigure(figure, role, placing, {
        x: at,
        tall,
        foot,
        looks: chooseFacing(figure, role, at, placing),
      });
      const bank = bankFor(one, role, placing);
      placed.push(...(bank ? [bank, { ...one, cast: { ...one.cast, raised: true } }] : [one]));
    }
    x += (cluster.right - cluster.left + gap) * scale;
  }
}

/** Finds where a span is least hidden by the figures in front, as near as possible to the wanted start, px. */
function freestFor(span: number, wanted: number, width: number, placed: readonly PlacedCast[]): number {
  const [from, to] = [width * EDGE, width * (1 - EDGE) - span];
  const boxes = placed.map(({ cast }) => toBounds(cast));
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

const isOnGround = ({ actor: { standsOn }, raised }: Cast): boolean =>
  !raised && (standsOn === 'ground' || standsOn === 'table');

/** Returns the foot of a distant figure: slightly nearer than where land or water begins. */
function footAt({ actor }: Role, x: number, { scene, stage, horizon, plan }: PlacementContext): number {
  if (scene.farY !== undefined) return scene.farY;
  const wet = getPlace(plan.place).supports.includes('water');
  const line = actor.standsOn === 'ground' || !scene.offshore ? scene.groundY(x) : scene.offshore.y;
  return horizon + Math.max(0, line - horizon) * (wet ? ON_WATER : DOWN) + stage.unit * 0.004;
}

/** Returns the land under a figure that stands in distant water; undefined where there is no water. */
export function bankFor(
  { figure, cast }: PlacedCast,
  { actor }: Role,
  placing: PlacementContext,
): PlacedCast | undefined {
  if (actor.standsOn !== 'ground' || !getPlace(placing.plan.place).supports.includes('water'))
    return undefined;
  const { drawing, shown = 1 } = cast.actor;
  const wide = ((cast.tall * drawing.width) / (drawing.height * shown)) * BANK;
  const tall = wide * FLAT;
  const role: Role = { noun: 'islet', thing: ACCESSORY, actor: islet, players: [islet], count: 1 };
  const own: Figure = { ...figure, role: ACCESSORY, depth: figure.depth - 0.01 };
  const at = { x: cast.x, tall, foot: cast.foot + tall * (1 - SUNK), looks: cast.looks };
  const bank = placeFigure(own, role, placing, at);
  return { ...bank, cast: { ...bank.cast, raised: true } };
}

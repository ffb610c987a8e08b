import type { Cast } from '../../art/scenes/draw-actor.ts';
import { keepsWay, type Placing, type Put } from './put-figure.ts';

/** Everybody looks where the prompt has them look: at each other, at what they watch, after whom they follow. */
export function turnCast(placing: Placing, put: readonly Put[]): void {
  faceEachOther(placing, put);
  followLeader(placing, put);
  lookOut(placing, put);
  watch(placing, put);
}

const toward = (cast: Cast, other: Cast): Cast['looks'] => (cast.x < other.x ? 'right' : 'left');

/** Two beside each other look at each other, those around something at it. */
function faceEachOther({ plan }: Placing, put: readonly Put[]): void {
  for (const { figure, cast } of put) {
    const role = plan.cast[figure.role];
    const other = put.find(({ figure: host }) => host === figure.host);
    const kin = other && plan.cast[other.figure.role];
    if (!role || !kin) continue;
    const kind = role.bond?.kind;
    if (kind === 'around' && Math.abs(cast.x - other.cast.x) > 1) cast.looks = toward(cast, other.cast);
    if (kind !== 'beside' || role.count > 1 || kin.count > 1) continue;
    const moving = [cast, other.cast].filter(({ actor }) => keepsWay(actor));
    // Who runs with somebody runs the same way.
    if (moving.length === 2) cast.looks = other.cast.looks;
    if (moving.length > 0) continue;
    cast.looks = toward(cast, other.cast);
    other.cast.looks = toward(other.cast, cast);
  }
}

/** Who follows looks after the first, and the first ahead: all of a file go one way. */
function followLeader({ plan }: Placing, put: readonly Put[]): void {
  for (const [index, { bond }] of plan.cast.entries()) {
    if (bond?.kind !== 'following') continue;
    const file = put.filter(({ figure }) => figure.role === index);
    const ahead = put.filter(({ figure }) => figure.role === bond.to);
    const [last] = file;
    const [first] = ahead;
    if (!last || !first) continue;
    const way = toward(last.cast, first.cast);
    for (const { cast } of [...file, ...ahead]) cast.looks = way;
  }
}

/** Who is at a window is turned to it. */
function lookOut({ plan, scene }: Placing, put: readonly Put[]): void {
  for (const { figure, cast } of put) {
    const bond = plan.cast[figure.role]?.bond;
    const level = bond?.kind === 'at' && scene.surfaces?.find(({ name }) => name === bond.surface);
    if (level) cast.looks = cast.x < (level.from + level.to) / 2 ? 'right' : 'left';
  }
}

/** The eyes are on the nearest of what is watched; who rides looks where the mount goes. */
function watch({ plan }: Placing, put: readonly Put[]): void {
  for (const { figure, cast } of put) {
    const role = plan.cast[figure.role];
    if (role?.gaze === undefined || role.bond?.kind === 'riding') continue;
    const seen = put.filter((other) => other.figure.role === role.gaze).map((other) => other.cast);
    const [nearest] = seen.toSorted((a, b) => Math.abs(a.x - cast.x) - Math.abs(b.x - cast.x));
    if (nearest && Math.abs(nearest.x - cast.x) > 1) cast.looks = toward(cast, nearest);
  }
}

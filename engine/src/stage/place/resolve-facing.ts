import type { Cast } from '../../art/scenes/actors/cast.ts';
import { hasDirection, type PlacedCast, type PlacementContext } from './place-figure.ts';

/** Turns everyone to face what the prompt says: each other, what they watch, whom they follow. */
export function resolveFacing(placing: PlacementContext, placed: readonly PlacedCast[]): void {
  faceEachOther(placing, placed);
  followLeader(placing, placed);
  lookOut(placing, placed);
  watch(placing, placed);
}

const toward = (cast: Cast, other: Cast): Cast['looks'] => (cast.x < other.x ? 'right' : 'left');

/** Turns neighbours to each other, and those around something towards it. */
function faceEachOther({ plan }: PlacementContext, placed: readonly PlacedCast[]): void {
  for (const { figure, cast } of placed) {
    const role = plan.cast[figure.role];
    const other = placed.find(({ figure: host }) => host === figure.host);
    const otherRole = other && plan.cast[other.figure.role];
    if (!role || !otherRole) continue;
    const kind = role.bond?.kind;
    if (kind === 'around' && Math.abs(cast.x - other.cast.x) > 1) cast.looks = toward(cast, other.cast);
    if (kind !== 'beside' || role.count > 1 || otherRole.count > 1) continue;
    const moving = [cast, other.cast].filter(({ actor }) => hasDirection(actor));
    // Companions run the same way.
    if (moving.length === 2) cast.looks = other.cast.looks;
    if (moving.length > 0) continue;
    cast.looks = toward(cast, other.cast);
    other.cast.looks = toward(other.cast, cast);
  }
}

/** Turns a file in the direction of its leader. */
function followLeader({ plan }: PlacementContext, placed: readonly PlacedCast[]): void {
  for (const [index, { bond }] of plan.cast.entries()) {
    if (bond?.kind !== 'following') continue;
    const file = placed.filter(({ figure }) => figure.role === index);
    const ahead = placed.filter(({ figure }) => figure.role === bond.to);
    const [last] = file;
    const [first] = ahead;
    if (!last || !first) continue;
    const way = toward(last.cast, first.cast);
    for (const { cast } of [...file, ...ahead]) cast.looks = way;
  }
}

/** Turns figures at a window towards it. */
function lookOut({ plan, scene }: PlacementContext, placed: readonly PlacedCast[]): void {
  for (const { figure, cast } of placed) {
    const bond = plan.cast[figure.role]?.bond;
    const level = bond?.kind === 'at' && scene.surfaces?.find(({ name }) => name === bond.surface);
    if (level) cast.looks = cast.x < (level.from + level.to) / 2 ? 'right' : 'left';
  }
}

/** Turns watchers to the nearest of what they watch; riders look where their mount goes. */
function watch({ plan }: PlacementContext, placed: readonly PlacedCast[]): void {
  for (const { figure, cast } of placed) {
    const role = plan.cast[figure.role];
    if (role?.gaze === undefined || role.bond?.kind === 'riding') continue;
    const seen = placed.filter((other) => other.figure.role === role.gaze).map((other) => other.cast);
    const [nearest] = seen.toSorted((a, b) => Math.abs(a.x - cast.x) - Math.abs(b.x - cast.x));
    if (nearest && Math.abs(nearest.x - cast.x) > 1) cast.looks = toward(cast, nearest);
  }
}

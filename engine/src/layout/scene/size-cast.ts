import { perchOf } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { Stage } from '../../art/scenes/stage.ts';
import type { Role, ScenePlan } from '../../direction/plan-scene.ts';

// Sizes differ by the root of what they are: a mouse beside an elephant is small, yet seen.
const SOFTENING = 0.45;
// Beside people everybody knows how large a ball or a cup is.
const BY_PEOPLE = 0.8;
const PERSON = 1.6;
const CROWD = 0.9;
const TALLEST = 0.62;
// A bird on an elephant, of the elephant's height: smaller it would not be seen.
const LEAST_BURDEN = 0.2;
const LEAST = 0.08;
const WIDE = 1.4;
// A metre among furniture, as a share of the unit: people are no smaller than their chairs.
const ROOM_METRE = 0.36;
// Nothing of a room is in these.
const CLOSE_UPS: ReadonlySet<string> = new Set(['still-life', 'window']);
// An animal among furniture is seldom larger than this, as a share of what the room's metre makes of it.
const PET = 1.7;
// The one that the picture is about is found on a bookshelf, too: a share of the metre.
const LEAST_PET = 0.44;
// Of the height, for something and what is over it.
const OVER = 0.78;
/** Metres from which a thing beside somebody is scenery. */
export const SCENERY_METRES = 5;
// Beside scenery the one that the picture is about keeps so much of the size it has alone.
const LEADING = 0.66;
const ALONE = 0.86;
// Even beside a barn the rabbit that leads is no speck: a share of the unit.
const LEAST_LEAD = 0.25;
/** Of one that leads from a roof: a share of the unit. */
export const LEAST_ABOVE = 0.15;
// The house under him.
const HOST = 0.56;
const LONG = 1.25;
const MOST_OF_OWN = 1.15;
const SCENERY_TALL = 0.64;
const MOST_LIFT = 4;

/**
 * Heights of a plan's roles, px: none larger than it would be alone, in proportion to one another. Rider and mount
 * keep their true proportion.
 */
export function sizeCast(plan: ScenePlan, unit: number, height: number): number[] {
  // What is made to measure for the others, or far behind them, has no say in their sizes.
  const isApart = ({ actor, far }: Role): boolean => far === true || perchOf(actor.subject) !== undefined;
  if (plan.cast.some(isApart) && !plan.cast.every(isApart)) {
    const kept = plan.cast.filter((role) => !isApart(role));
    const bonded = kept.map((role) => withoutPerch(role, plan.cast, kept));
    const sizes = sizeCast({ ...plan, cast: bonded }, unit, height);
    return plan.cast.map((role) => sizes[kept.indexOf(role)] ?? unit * LEAST);
  }
  const { cast } = plan;
  const people = cast.some(({ actor }) => actor.hip !== undefined);
  const weights = cast.map(({ actor: { metres } }) =>
    people && metres < PERSON ? PERSON ** SOFTENING * (metres / PERSON) ** BY_PEOPLE : metres ** SOFTENING,
  );
  const scale = Math.min(...cast.map(({ actor }, at) => actor.tall / (weights[at] ?? 1)));
  const figures = cast.reduce((sum, { count }) => sum + count, 0);
  const crowd = figures > 1 ? CROWD : 1;
  const metre = unit * metreOf(plan);
  const sizes = weights.map((weight, at) => {
    const own = (cast[at]?.actor.metres ?? 0) * metre;
    const wanted = Math.max(Math.min(weight * scale * crowd * unit, mostOf(plan, at, own, unit)), own);
    return Math.max(unit * leastOf(cast[at]), Math.min(wanted, height * TALLEST));
  });
  const balanced = metre > 0 ? indoors(cast, sizes, metre) : lift(cast, sizes, unit, height);
  // What flies over something has its room there.
  for (const [at, { bond }] of cast.entries())
    if (bond?.kind === 'over')
      balanced[bond.to] = Math.min(balanced[bond.to] ?? 0, height * OVER - (balanced[at] ?? 0) * 1.5);
  return balanced.map((size, at) => {
    const role = cast[at];
    const mount = role?.bond?.kind === 'riding' ? cast[role.bond.to] : undefined;
    if (!role || !mount || role.bond?.kind !== 'riding') return size;
    const host = balanced[role.bond.to] ?? size;
    const least = role.actor.hip ? 0 : host * LEAST_BURDEN;
    return Math.max(least, (host * role.actor.metres) / mount.actor.metres);
  });
}

// A picture without words and scenery is about its figures: they take this much of it, where the width allows.
const FILLS = 0.5;
const MOST_FILLED = 1.45;
const WIDEST = 0.62;

/** A metre as a share of the unit, where furniture or doors are around that say how large things are; else 0. */
export function metreOf({ place, near }: ScenePlan): number {
  const { indoors, metre } = getPlace(place);
  if (near !== undefined || CLOSE_UPS.has(place)) return 0;
  return metre ?? (indoors ? ROOM_METRE : 0);
}

/** Sizes, larger where small figures would be lost in an empty picture. */
export function fillPicture(
  plan: ScenePlan,
  { unit, width, calm }: Pick<Stage, 'unit' | 'width' | 'calm'>,
  sizes: readonly number[],
): readonly number[] {
  const { cast } = plan;
  const airy = cast.some(({ actor }) => actor.stands === 'air' || actor.stands === 'deep');
  if (calm || metreOf(plan) > 0 || airy || cast.some(({ actor }) => actor.metres >= SCENERY_METRES))
    return sizes;
  const tallest = Math.max(1, ...sizes.map((size, at) => size * (cast[at]?.bond?.kind === 'on' ? 1.6 : 1)));
  const span = cast.reduce((sum, { count, actor, bond }, at) => {
    const { subject, shown = 1 } = actor;
    const apart = bond?.kind === 'riding' || bond?.kind === 'on' ? 0 : count;
    return sum + (apart * (sizes[at] ?? 0) * subject.width) / (subject.height * shown);
  }, 0);
  const most = plan.near || CLOSE_UPS.has(plan.place) ? MOST_FILLED * 1.4 : MOST_FILLED;
  const factor = Math.min(most, (unit * FILLS) / tallest, (width * WIDEST) / Math.max(1, span));
  return factor > 1 ? sizes.map((size) => size * factor) : sizes;
}

// Beside stalls and doors a pumpkin is no larger than this, times the size that it would have there, or a share of the unit.
const MAGNIFIED = 2.4;
const LEAST_SEEN = 0.13;

/** The most that a small thing may have in a place that says how large things are, px. */
function mostOf({ place, cast, near }: ScenePlan, at: number, own: number, unit: number): number {
  const { metre, indoors } = getPlace(place);
  const small = cast[at]?.actor.stands === 'table';
  if (metre === undefined || indoors || near || !small) return Number.POSITIVE_INFINITY;
  return Math.max(own * MAGNIFIED, unit * LEAST_SEEN);
}

/** What is wide is seen, though it is low. */
function leastOf(role: Role | undefined): number {
  const { width = 1, height = 1 } = role?.actor.subject ?? {};
  return LEAST * Math.min(1, (WIDE * height) / width);
}

/** A role among the kept ones, its bond to one of them or none. */
function withoutPerch(role: Role, cast: readonly Role[], kept: readonly Role[]): Role {
  const { bond, ...rest } = role;
  if (!bond || !('to' in bond)) return role;
  const host = cast[bond.to];
  const to = host ? kept.indexOf(host) : -1;
  return to < 0 ? rest : { ...rest, bond: { ...bond, to } };
}

/** A cat on a sofa is no larger than a cat. */
function indoors(cast: ScenePlan['cast'], sizes: readonly number[], metre: number): number[] {
  return sizes.map((size, at) => {
    const actor = cast[at]?.actor;
    const pet = actor?.faces !== undefined && actor.hip === undefined && actor.stands === 'ground';
    return metre > 0 && actor && pet
      ? Math.min(size, Math.max(metre * (at === 0 ? LEAST_PET : 0.26), actor.metres * metre * PET))
      : size;
  });
}

/** The lead and those with it are as large as the picture bears; beside trees and houses a little smaller. */
function lift(cast: ScenePlan['cast'], sizes: readonly number[], unit: number, height: number): number[] {
  const isScenery = (at: number): boolean => (cast[at]?.actor.metres ?? 0) >= SCENERY_METRES;
  const [lead] = cast;
  if (!lead || isScenery(0) || lead.bond?.kind === 'riding') return [...sizes];
  if (lead.bond?.kind === 'on') {
    // On a bridge or a house, who leads is still to be seen.
    const { to } = lead.bond;
    const least = isScenery(to) ? LEAST_ABOVE * unit : 0;
    // The house is large enough that a crow on it is a crow.
    return sizes.map((size, at) =>
      at === 0 ? Math.max(size, least) : at === to && isScenery(to) ? Math.max(size, HOST * unit) : size,
    );
  }
  // A ship is far out on its water.
  const beside = sizes.some((_, at) => isScenery(at) && cast[at]?.actor.stands !== 'water');
  const share = beside ? LEADING : ALONE;
  // Who lies is low and long.
  const { subject, shown = 1 } = lead.actor;
  const least = LEAST_LEAD * Math.min(1, (LONG * subject.height * shown) / subject.width);
  const wanted = (Math.max(share * lead.actor.tall, least) * unit) / (sizes[0] ?? unit);
  const factor = Math.min(MOST_LIFT, Math.max(1, wanted));
  return sizes.map((size, at) => {
    const own = (cast[at]?.actor.tall ?? 1) * unit * MOST_OF_OWN;
    const most = isScenery(at)
      ? Math.max(size, SCENERY_TALL * unit)
      : Math.max(size, Math.min(Math.max(own, at === 0 ? least * unit : 0), height * TALLEST));
    return Math.min(size * factor, most);
  });
}

import { hasFront, isPerson } from '../../art/drawings/being.ts';
import { perchOf } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { Stage } from '../../art/scenes/stage.ts';
import type { Role, ScenePlan } from '../plan/scene-plan.ts';

// Exponent that softens differences in size: a mouse beside an elephant is small, but visible.
const SOFTENING = 0.45;
// Beside people everyone knows how large a ball or a cup is, so it is softened less.
const BY_PEOPLE = 0.8;
const PERSON = 1.6;
const CROWD = 0.9;
const TALLEST = 0.62;
// Least height of a bird on an elephant, as a share of the elephant's.
const LEAST_BURDEN = 0.2;
const LEAST = 0.08;
const WIDE = 1.4;
// One metre among furniture, as a share of the unit: people are not smaller than their chairs.
const ROOM_METRE = 0.36;
// Largest size of an animal among furniture, as a factor of its true size there.
const PET = 1.7;
// Smallest size of a leading animal on a shelf, as a share of the metre.
const LEAST_PET = 0.44;
// Share of the height for something together with what is above it.
const OVER = 0.78;
/** Things of at least this many metres are scenery beside other figures. */
export const SCENERY_METRES = 5;
// Share of its own size that the lead keeps beside scenery.
const LEADING = 0.66;
const ALONE = 0.86;
// Smallest size of a lead, even beside a barn: a share of the unit.
const LEAST_LEAD = 0.25;
/** Smallest size of a lead on a roof: a share of the unit. */
export const LEAST_ABOVE = 0.15;
// Size of the house under it.
const HOST = 0.56;
const LONG = 1.25;
const MOST_OF_OWN = 1.15;
const SCENERY_TALL = 0.64;
const MOST_LIFT = 4;

/**
 * Computes the heights of a plan's roles, px: in proportion to one another, none larger than it would be alone. Rider
 * and mount keep their true proportion.
 */
export function sizeCast(plan: ScenePlan, unit: number, height: number): number[] {
  // Perches, which are made to measure, and distant figures do not affect the sizes of the others.
  const isApart = ({ actor, far }: Role): boolean => far === true || perchOf(actor.drawing) !== undefined;
  if (plan.cast.some(isApart) && !plan.cast.every(isApart)) {
    const kept = plan.cast.filter((role) => !isApart(role));
    const bonded = kept.map((role) => withoutPerch(role, plan.cast, kept));
    const sizes = sizeCast({ ...plan, cast: bonded }, unit, height);
    return plan.cast.map((role) => sizes[kept.indexOf(role)] ?? unit * LEAST);
  }
  const { cast } = plan;
  const people = cast.some(({ actor }) => isPerson(actor));
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
  // What flies over something needs room above it.
  for (const [at, { bond }] of cast.entries())
    if (bond?.kind === 'over')
      balanced[bond.to] = Math.min(balanced[bond.to] ?? 0, height * OVER - (balanced[at] ?? 0) * 1.5);
  return balanced.map((size, at) => {
    const role = cast[at];
    const mount = role?.bond?.kind === 'riding' ? cast[role.bond.to] : undefined;
    if (!role || !mount || role.bond?.kind !== 'riding') return size;
    const host = balanced[role.bond.to] ?? size;
    const least = isPerson(role.actor) ? 0 : host * LEAST_BURDEN;
    return Math.max(least, (host * role.actor.metres) / mount.actor.metres);
  });
}

// Without scenery, the figures take this share of the picture, where the width allows.
const FILLS = 0.58;
const MOST_FILLED = 1.6;
const WIDEST = 0.66;
// Of the width beside words; where these leave less, they stand above the figures.
const [BESIDE_WORDS, LEAST_BESIDE] = [0.86, 0.4];

/** Returns one metre as a share of the unit where furniture or doors show the scale; else 0. */
export function metreOf({ place, near }: ScenePlan): number {
  const { indoors, metre, near: level } = getPlace(place);
  // A close-up shows nothing that gives the scale of a room.
  if (near !== undefined || level !== undefined) return 0;
  return metre ?? (indoors ? ROOM_METRE : 0);
}

/** Enlarges figures that would be lost in an empty picture. */
export function fillPicture(
  plan: ScenePlan,
  { unit, width, calm }: Pick<Stage, 'unit' | 'width' | 'calm'>,
  sizes: readonly number[],
): readonly number[] {
  const { cast } = plan;
  const airy = cast.some(({ actor }) => actor.standsOn === 'air' || actor.standsOn === 'deep');
  const beside = calm ? Math.max(calm.x, width - calm.x - calm.width) : width;
  if (
    beside < width * LEAST_BESIDE ||
    metreOf(plan) > 0 ||
    airy ||
    cast.some(({ actor }) => actor.metres >= SCENERY_METRES)
  )
    return sizes;
  const tallest = Math.max(1, ...sizes.map((size, at) => size * (cast[at]?.bond?.kind === 'on' ? 1.6 : 1)));
  const span = cast.reduce((sum, { count, actor, bond }, at) => {
    const { drawing, shown = 1 } = actor;
    const apart = bond?.kind === 'riding' || bond?.kind === 'on' ? 0 : count;
    return sum + (apart * (sizes[at] ?? 0) * drawing.width) / (drawing.height * shown);
  }, 0);
  const most = plan.near || getPlace(plan.place).near ? MOST_FILLED * 1.4 : MOST_FILLED;
  const factor = Math.min(
    most,
    (unit * FILLS) / tallest,
    (calm ? beside * BESIDE_WORDS : width * WIDEST) / Math.max(1, span),
  );
  return factor > 1 ? sizes.map((size) => size * factor) : sizes;
}

// Beside stalls and doors a small thing is enlarged at most by this factor, or to a share of the unit.
const MAGNIFIED = 2.4;
const LEAST_SEEN = 0.13;

/** Returns the largest size of a small thing in a place that shows the scale, px. */
function mostOf({ place, cast, near }: ScenePlan, at: number, own: number, unit: number): number {
  const { metre, indoors } = getPlace(place);
  const small = cast[at]?.actor.standsOn === 'table';
  if (metre === undefined || indoors || near || !small) return Number.POSITIVE_INFINITY;
  return Math.max(own * MAGNIFIED, unit * LEAST_SEEN);
}

/** Returns the least height of a role; wide figures are visible even if they are low. */
function leastOf(role: Role | undefined): number {
  const { width = 1, height = 1 } = role?.actor.drawing ?? {};
  return LEAST * Math.min(1, (WIDE * height) / width);
}

/** Renumbers a role's bond for the kept roles, or removes it. */
function withoutPerch(role: Role, cast: readonly Role[], kept: readonly Role[]): Role {
  const { bond, ...rest } = role;
  if (!bond || !('to' in bond)) return role;
  const host = cast[bond.to];
  const to = host ? kept.indexOf(host) : -1;
  return to < 0 ? rest : { ...rest, bond: { ...bond, to } };
}

/** Limits the size of figures in rooms: a cat on a sofa stays a cat. */
function indoors(cast: ScenePlan['cast'], sizes: readonly number[], metre: number): number[] {
  return sizes.map((size, at) => {
    const actor = cast[at]?.actor;
    const pet = hasFront(actor) && !isPerson(actor) && actor?.standsOn === 'ground';
    return metre > 0 && actor && pet
      ? Math.min(size, Math.max(metre * (at === 0 ? LEAST_PET : 0.26), actor.metres * metre * PET))
      : size;
  });
}

/** Makes the lead and its companions as large as the picture allows, a little smaller beside trees and houses. */
function lift(cast: ScenePlan['cast'], sizes: readonly number[], unit: number, height: number): number[] {
  const isScenery = (at: number): boolean => (cast[at]?.actor.metres ?? 0) >= SCENERY_METRES;
  const [lead] = cast;
  if (!lead || isScenery(0) || lead.bond?.kind === 'riding') return [...sizes];
  if (lead.bond?.kind === 'on') {
    // A lead on a bridge or a house must stay visible.
    const { to } = lead.bond;
    const least = isScenery(to) ? LEAST_ABOVE * unit : 0;
    // The house is large enough for a crow on it to look like a crow.
    return sizes.map((size, at) =>
      at === 0 ? Math.max(size, least) : at === to && isScenery(to) ? Math.max(size, HOST * unit) : size,
    );
  }
  // A ship is far out on the water.
  const beside = sizes.some((_, at) => isScenery(at) && cast[at]?.actor.standsOn !== 'water');
  const share = beside ? LEADING : ALONE;
  // A lying figure is low and long.
  const { drawing, shown = 1 } = lead.actor;
  const least = LEAST_LEAD * Math.min(1, (LONG * drawing.height * shown) / drawing.width);
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

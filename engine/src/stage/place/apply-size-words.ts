import { hasFront, isPerson } from '../../art/drawings/being.ts';
import { perchOf } from '../../art/scenes/perches.ts';
import { isLegged } from '../plan/bond-cast.ts';
import type { Role, ScenePlan } from '../plan/scene-plan.ts';

// Height of something giant, as a factor of the largest figure beside it.
const TOWERS = 1.25;
// Share of the height of the largest figure beside it.
const TINY = 0.3;
const SMALL = 0.75;
// Of its own height: what is at least as tall is compared with it.
const PEER = 0.6;
const LEAST = 0.06;
// Keeps a figure beside a leading castle visible: shares of the unit.
const LEAST_LIVING = { people: 0.2, animals: 0.13 };
const SEEN_METRES = 0.3;
const BORNE: ReadonlySet<string> = new Set(['riding', 'on', 'in', 'aboard', 'over', 'surface']);

const UNDER_TOP = 0.72;
const UNDER_SEAT = 0.36;
const UNDER_ARCH = 0.42;
// An umbrella is little taller than who is under it; trees and cars are.
const UNDER_CANOPY = 0.62;
const LOFTY = 2.5;

// Drawings of young animals already have their size.
const is = ({ actor }: Role, size: string): boolean =>
  actor.shows?.includes(size) === true && !(actor.young && size !== 'giant');

/**
 * Applies the size words of the prompt: giants tower over the others, tiny things are small beside them, and nothing
 * becomes a speck or taller than `most` px.
 */
export function applySizeWords(
  { cast }: Pick<ScenePlan, 'cast'>,
  sizes: readonly number[],
  unit: number,
  most: number,
): number[] {
  const solid = cast.map((role) => perchOf(role.actor.drawing) === undefined);
  const seen = sizes.map((size, at) =>
    cast[at] && solid[at] ? Math.max(size, leastOf(cast[at], unit)) : size,
  );
  /** The largest of the others; beside what is smaller anyway, nothing gets smaller. */
  const largest = (but: string, least = 0): number =>
    Math.max(
      0,
      ...seen.filter(
        (_, at) => solid[at] && cast[at] && !is(cast[at], but) && cast[at].actor.metres >= least,
      ),
    );
  const giant = cast.some((role) => is(role, 'giant'));
  const peers = largest('giant');
  // Where the picture is too low for a giant, the others shrink.
  const tower = Math.min(most, Math.max(peers * TOWERS, unit * 0.5));
  const shrink = giant && peers > 0 ? Math.min(1, tower / TOWERS / peers) : 1;
  return seen.map((size, at) => {
    const role = cast[at];
    if (!role || !solid[at]) return size;
    if (is(role, 'giant')) return peers > 0 ? Math.max(size, tower) : size;
    const kept = Math.min(size * shrink, headroomOf(role, cast, seen));
    if (is(role, 'tiny') && cast.length > 1)
      return Math.max(unit * LEAST, Math.min(kept, largest('tiny', role.actor.metres * PEER) * TINY || kept));
    return is(role, 'small') && cast.length > 1
      ? Math.min(kept, largest('small', role.actor.metres * PEER) * SMALL || kept)
      : kept;
  });
}

/** Measures the room under a table, bench or umbrella. */
function headroomOf({ bond, actor }: Role, cast: readonly Role[], sizes: readonly number[]): number {
  const host = bond?.kind === 'under' ? cast[bond.to] : undefined;
  if (!host || bond?.kind !== 'under') return Number.POSITIVE_INFINITY;
  if (host.actor.standsOn === 'water') return (sizes[bond.to] ?? 0) * UNDER_ARCH;
  if (!isLegged(host.actor))
    return host.actor.metres < actor.metres * LOFTY
      ? (sizes[bond.to] ?? 0) * UNDER_CANOPY
      : Number.POSITIVE_INFINITY;
  const { width, height } = host.actor.drawing;
  const room = (sizes[bond.to] ?? 0) * (host.actor.seat ? UNDER_SEAT : UNDER_TOP);
  // The figure lies between the legs.
  const between =
    (0.8 * (sizes[bond.to] ?? 0) * width * actor.drawing.height) / (height * actor.drawing.width);
  return Math.min(room, between);
}

/** Returns the least height, px, of an animal or person that stands free, whatever else the picture is about. */
function leastOf({ actor, bond, count }: Role, unit: number): number {
  const lives = hasFront(actor) && (actor.standsOn === 'ground' || actor.standsOn === 'water');
  if (!lives || actor.metres < SEEN_METRES || count > 3 || (bond && BORNE.has(bond.kind))) return 0;
  const { width, height } = actor.drawing;
  if (isPerson(actor))
    return unit * LEAST_LIVING.people * (actor.posture === 'sitting' || actor.posture === 'lying' ? 0.7 : 1);
  return actor.metres < 3 ? unit * LEAST_LIVING.animals * Math.min(1, (1.3 * height) / width) : 0;
}

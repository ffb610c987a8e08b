import { hasFront, isPerson } from '../../art/drawings/being.ts';
import { isVessel, perchOf } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { SceneRelation } from '../../brief/scene-ask.ts';
import type { Box } from '../../geometry.ts';
import { LEVEL_KINDS } from './bond-cast.ts';
import type { CheckedPicture } from './checked-picture.ts';
import { holderOf, roleOf } from './checked-picture.ts';
import type { Role } from './scene-plan.ts';
import { WALL } from './stand-at-wall.ts';
import { findLevel, UNDERFOOT } from './surfaces.ts';

// Relations to what a place shows by itself that hold for every figure there; nothing is on or behind it.
const BEFORE_PLACE: ReadonlySet<string> = new Set(['with', 'beside', 'in-front-of', 'over']);
const ALOFT: ReadonlySet<string> = new Set(['on', 'riding', 'in', 'aboard']);
const IN_DEPTH: ReadonlySet<string> = new Set(['in-front-of', 'behind']);
const JOINED: ReadonlySet<string> = new Set(['between', 'past']);
const WATER = 'water';
const WET: ReadonlySet<string> = new Set(['water', 'deep']);
// Most distance between neighbours, as shares of the larger width.
const NEXT_TO = 0.9;
const OFF_MIDDLE = 0.75;
const BELOW = 0.55;

/**
 * Whether a relation is drawn as the prompt says. Things that are not in the picture are reported as missing; their
 * relations count as met.
 */
export function isRelated(
  relation: SceneRelation,
  shown: CheckedPicture,
  isThere: (thing: number) => boolean,
): boolean {
  const { plan, failed, scene } = shown;
  if (!isThere(relation.of)) return true;
  if ('surface' in relation) {
    const swimmer = roleOf(relation.of, plan);
    // A lake has water all around; a figure that is in it must have wet feet.
    if (relation.surface === WATER)
      return relation.kind !== 'in' || !swimmer || WET.has(swimmer.actor.standsOn);
    // People and sofas by a window are not on its sill.
    if (
      relation.surface === 'windowsill' &&
      (isPerson(swimmer?.actor) || relation.kind === 'beside' || relation.kind === 'in-front-of') &&
      !isOnSurface(swimmer, relation.surface)
    )
      return shown.placed === undefined || shown.placed.levels.includes(relation.surface);
    return !swimmer || (LEVEL_KINDS.has(relation.kind) && isOnLevel(swimmer, relation.surface, shown));
  }
  if (!isThere(relation.to)) return true;
  const { kind, of, to } = relation;
  if (kind === 'with' && !isOnBody(of, to, shown)) return true;
  // Held, or on the same lap.
  if (holderOf(to, plan)?.thing === of || holderOf(of, plan)?.thing === to) return true;
  const nouns = [scene.things[of]?.noun, scene.things[to]?.noun] as const;
  // In a close-up all things lie on the one table.
  if (plan.near !== undefined && plan.near === nouns[1] && ALOFT.has(kind)) return true;
  const alone = findLevel(nouns[1] ?? '', { people: false })?.places[0];
  if (ALOFT.has(kind) && alone === plan.place && getPlace(alone).near) return true;
  if (failed.some((one) => one.relation === kind && one.noun === nouns[0] && one.other === nouns[1]))
    return false;
  const host = roleOf(to, plan);
  const named = roleOf(of, plan) ?? holderOf(of, plan);
  const rested = named && kind === 'on' ? restsWith(named, plan) : named;
  const role = rested === host ? named : rested;
  // Two at one table are one drawing.
  if (!role || role === host || role === holderOf(to, plan)) return true;
  const level = findLevel(nouns[1] ?? '', { people: isPerson(role.actor) });
  if (level && restsWith(role, plan).bond?.kind === 'surface') return isOnLevel(role, level.surface, shown);
  if (role.bond?.kind === 'crew' && [host, holderOf(to, plan)].includes(plan.cast[role.bond.to])) return true;
  if (host?.bond?.kind === 'crew' && plan.cast[host.bond.to] === role) return true;
  // The place surrounds whoever looks at it.
  if (kind === 'watching') return !host || isWatched(role, host, shown);
  if (!host && ALOFT.has(kind) && UNDERFOOT.has(nouns[1] ?? '')) return role.actor.standsOn === 'ground';
  if (!host)
    return (
      BEFORE_PLACE.has(kind) && (nouns[1] === WALL || getPlace(plan.place).shows.includes(nouns[1] ?? ''))
    );
  if (role.far !== host.far && IN_DEPTH.has(kind)) return role.far === (kind === 'behind' ? true : undefined);
  // "A castle in the distance, a knight on a horse": only the knight is on it.
  if (role.far !== host.far && ALOFT.has(kind) && !isPerch(host)) return true;
  if (kind === 'holding' || kind === 'with') return isHeld(role, host, shown);
  const { bond } = role;
  const bonded =
    bond !== undefined &&
    'to' in bond &&
    plan.cast[bond.to] === host &&
    (bond.kind === kind || (ALOFT.has(bond.kind) && ALOFT.has(kind)));
  // A nest is drawn with its branch.
  if (
    bond &&
    'to' in bond &&
    ALOFT.has(kind) &&
    ALOFT.has(bond.kind) &&
    [plan.cast[bond.to], host].every(isPerch)
  )
    return true;
  // The partner on the other side of the one in between.
  if (kind === 'between' && host.bond?.kind === 'past' && plan.cast[host.bond.to] === role) return true;
  // Before placement, companions may still end up beside each other.
  return shown.placed
    ? boxesOf(role, shown).some((own) =>
        boxesOf(host, shown).some((other) => looksRelated(kind, own, other, bonded, bond?.kind === 'riding')),
      )
    : bonded || bond !== undefined;
}

/** Whether a figure looks towards the other. */
function isWatched(role: Role, host: Role, { plan, placed }: CheckedPicture): boolean {
  if (!placed) return role.gaze !== undefined;
  const of = (one: Role) => placed.figures.filter((figure) => figure.role === plan.cast.indexOf(one));
  const middle = ({ box }: { box: Box }): number => box.x + box.width / 2;
  return (
    hasFront(role.actor) &&
    of(role).some((own) =>
      of(host).some((other) => own.looks === (middle(own) < middle(other) ? 'right' : 'left')),
    )
  );
}

/** Whether something small is worn or carried, rather than lying around. */
function isOnBody(of: number, to: number, { plan }: CheckedPicture): boolean {
  const [role, host] = [roleOf(of, plan), roleOf(to, plan)];
  const lives = hasFront(role?.actor) && role?.actor.standsOn !== 'table' && role?.actor.posture !== 'lying';
  return lives && host !== undefined && host.actor.standsOn === 'table' && !hasFront(host.actor);
}

const isPerch = (role: Role | undefined): boolean =>
  role !== undefined && perchOf(role.actor.drawing) !== undefined;

/** Whether a thing is carried on the back, flown on a string or played with by its holder. */
function isHeld(role: Role, host: Role, { plan, scene }: CheckedPicture): boolean {
  const doing = scene.things[role.thing]?.posture;
  const carried = host.bond !== undefined && 'to' in host.bond && plan.cast[host.bond.to] === role;
  return carried || doing === 'playing' || doing === 'flying';
}

const isOnSurface = (role: Role | undefined, surface: string): boolean =>
  role?.bond?.kind === 'surface' && role.bond.surface === surface;

/** Returns the one on whose level a role is: one between those on a sofa is on it too, as is what is in a basket, or on a cake. */
function restsWith(role: Role, { cast }: CheckedPicture['plan']): Role {
  const { bond } = role;
  const other = bond && 'to' in bond ? cast[bond.to] : undefined;
  const isCarried =
    other !== undefined &&
    (bond?.kind === 'in' ? isVessel(other.actor.drawing) : bond?.kind === 'on' && !isPerch(other));
  const neighbour = bond && (JOINED.has(bond.kind) || isCarried) ? other : undefined;
  return neighbour && neighbour !== role ? neighbour : role;
}

function isOnLevel(role: Role | undefined, surface: string, shown: CheckedPicture): boolean {
  const { placed, plan } = shown;
  // In a close-up all things stand on the one level.
  if (role?.actor.standsOn === 'ground' && getPlace(plan.place).near === surface) return true;
  const on = role && restsWith(role, plan);
  if (on !== role) return isOnLevel(on, surface, shown);
  // In the water of the place itself.
  if (surface === 'water') return role?.actor.standsOn !== 'ground';
  if (!isOnSurface(role, surface)) return role === undefined;
  return placed === undefined || placed.levels.includes(surface);
}

const boxesOf = (role: Role, { plan, placed }: CheckedPicture): Box[] =>
  (placed?.figures ?? []).flatMap((figure) => (figure.role === plan.cast.indexOf(role) ? [figure.box] : []));

/** Whether the boxes of two figures look like the relation. */
function looksRelated(kind: string, of: Box, to: Box, bonded: boolean, seated: boolean): boolean {
  const [x, hostX] = [of.x + of.width / 2, to.x + to.width / 2];
  const [foot, hostFoot] = [of.y + of.height, to.y + to.height];
  const across = Math.abs(x - hostX);
  const touching = across < (of.width + to.width) / 2;
  switch (kind) {
    case 'on':
    case 'riding':
    case 'in':
      return bonded && touching && (seated || foot < hostFoot + to.height * 0.05);
    case 'under':
      return across < to.width * BELOW && foot > to.y + to.height * 0.5;
    case 'over':
      return across < Math.max(to.width, of.width) * OFF_MIDDLE && foot < to.y + to.height * 0.5;
    case 'in-front-of':
      return bonded || (touching && foot > hostFoot);
    case 'behind':
      return touching && foot <= hostFoot + 1;
    case 'left-of':
      return x < hostX;
    case 'right-of':
      return x > hostX;
    case 'beside':
      return across < (of.width + to.width) / 2 + Math.max(of.width, to.width) * NEXT_TO;
    default:
      return bonded;
  }
}

import { findActor } from '../../art/scenes/actors.ts';
import { cabsOf } from '../../art/scenes/cabs.ts';
import { findPerch, perchOf } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { PlaceName, SceneAsk, SceneRelation } from '../../brief/scene/scene.ts';
import type { Omission, Role } from '../plan-scene.ts';
import { isSaidToHang } from './is-hung.ts';
import { toPerchBond, toPerched } from './perch-roles.ts';
import { findLevel, UNDERFOOT } from './surfaces.ts';

/** How a role is to another one, by its index in the cast, or to a level of the place. */
export type Bond =
  | {
      kind:
        | 'riding'
        | 'on'
        | 'in'
        | 'under'
        | 'over'
        | 'beside'
        | 'in-front-of'
        | 'behind'
        | 'between'
        | 'around'
        | 'following'
        | 'left-of'
        | 'right-of'
        | 'aboard';
      to: number;
    }
  /** On the other side of one who is between two. */
  | { kind: 'past'; to: number }
  /** In the boat that is part of somebody's drawing. */
  | { kind: 'crew'; to: number }
  | { kind: 'surface'; surface: string }
  /** On the floor beside what has that level: people at a window. */
  | { kind: 'at'; surface: string };

type Bonded = { roles: Role[]; failed: Omission[] };

/** To be so to a table or a windowsill is to be on its level. */
export const LEVEL_KINDS: ReadonlySet<string> = new Set(['on', 'in', 'beside']);

const HOSTED: ReadonlySet<string> = new Set(['on', 'in', 'under', 'riding', 'holding']);
const ON: ReadonlySet<string> = new Set(['on', 'in']);
const MOST_IN_BOAT = 3;
const ABOARD: ReadonlySet<string> = new Set(['riding', 'in']);
const LEAPS: ReadonlySet<string> = new Set(['running', 'jumping']);
// Perches with room for a tree or a house.
const HILLS: ReadonlySet<string> = new Set(['hill', 'dune', 'cliff']);
// Metres; what is taller cannot creep under it.
const UNDER_LEGS = 0.9;
const LEGGED: ReadonlySet<string> = new Set([
  'table',
  'desk',
  'bench',
  'chair',
  'stool',
  'bistro-table',
  'dining-table',
]);
const FURNITURE: ReadonlySet<string> = new Set(['table', 'desk', 'dresser']);
const SILL = 'windowsill';
// Metres; what is taller does not fit before the panes.
const ON_SILL = 0.9;
// Shorter than this beside what it should be under, and a figure would have to creep.
const HEADROOM = 1.1;
// What an animal rides is at least so much of its height.
const LEAST_MOUNT = 0.6;
const FENCES: ReadonlySet<string> = new Set(['fence', 'wall']);
const APART_IN_DEPTH: ReadonlySet<string> = new Set([
  'with',
  'beside',
  'in-front-of',
  'behind',
  'on',
  'in',
  'riding',
]);
// Of the height of what carries it.
const MOST_BURDEN = 0.5;

/** Gives each role the relation that its drawing allows; the others are told and drawn side by side. */
export function bondCast(
  cast: readonly Role[],
  { asks, relations, things }: SceneAsk,
  place: PlaceName,
): Bonded {
  const roles = cast.map((role) => ({ ...role }));
  const failed: Omission[] = [];
  const find = (thing: number): number => roles.findIndex((role) => role.thing === thing);
  for (const relation of relations.toSorted((a, b) => weightOf(a) - weightOf(b))) {
    // What is in somebody's hands is where he is.
    const of = roles[find(relation.of)] ?? roles.find(({ holds }) => holds?.includes(relation.of));
    if (!of) continue;
    if (relation.kind === 'watching') {
      if ('to' in relation) watch(of, roles, find(relation.to));
      continue;
    }
    if (of.bond?.kind === 'between' && relation.kind === 'between' && 'to' in relation) {
      const far = roles[find(relation.to)];
      if (far && far !== of) far.bond ??= { kind: 'past', to: roles.indexOf(of) };
    }
    if (of.bond) {
      // On a hill under a tree: the tree stands on the hill, beside who is there.
      const kin = 'to' in relation ? roles[find(relation.to)] : undefined;
      if (kin?.actor.stands === 'ground' && kin !== of && !kin.bond && standsOnHill(of, roles))
        kin.bond = { kind: 'beside', to: roles.indexOf(of) };
      continue;
    }
    // Who is on a sofa that the picture brings is on that one, not on the room's.
    const own = 'to' in relation ? roles[find(relation.to)] : undefined;
    // A desk with a cup by the window: the cup is on the desk.
    const laid = relation.kind === 'beside' && of.actor.stands === 'table' && isFurniture(roles[0]);
    const level =
      (own?.actor.top && ON.has(relation.kind)) || laid ? undefined : toLevel(relation, of, things, place);
    if (level) {
      of.bond = { kind: 'surface', surface: level };
      continue;
    }
    // An armchair as well as a woman: on the floor, with the window beside.
    const stands = of.actor.hip || (isLifeless(of) && !isFurniture(of));
    if ('surface' in relation && relation.surface === SILL && stands) {
      of.bond = { kind: 'at', surface: SILL };
      continue;
    }
    if (!('to' in relation)) continue;
    const to = find(relation.to);
    // What is in the distance is behind the others, wherever they are.
    const apart = roles[to] !== undefined && roles[to].far !== of.far;
    if (apart && APART_IN_DEPTH.has(relation.kind) && !findPerch(roles[to]?.noun ?? '')) continue;
    // Under a branch, on a tree: what hangs has it above.
    const kind = of.hung && relation.kind === 'under' ? 'on' : relation.kind;
    // A swing that hangs from a tree is under it, with posts of its own.
    const swings = !of.hung && relation.kind === 'on' && isSaidToHang(of.thing, asks);
    const perched = toPerched(kind, of, roles[to], place);
    if (perched) roles[to] = perched;
    const other = roles[to];
    const host = things[relation.to]?.noun ?? '';
    // The place has it, but not where one could be on it.
    const apartFrom = HOSTED.has(relation.kind) && !(ON.has(relation.kind) && UNDERFOOT.has(host));
    if (!other && apartFrom && getPlace(place).shows.includes(host))
      failed.push({ kind: 'relation', relation: relation.kind, noun: of.noun, other: host });
    if (!other || other === of || leadsTo(roles, to, roles.indexOf(of))) continue;
    // "A desk with a laptop": the small one is on the other.
    if (relation.kind === 'with' && of.actor.top && other.actor.stands === 'table') {
      other.bond ??= { kind: 'on', to: roles.indexOf(of) };
      continue;
    }
    if (relation.kind === 'holding' && isBurden(of, other)) {
      other.bond ??= { kind: 'riding', to: roles.indexOf(of) };
      continue;
    }
    if (relation.kind === 'holding' && isTowed(of, other)) {
      other.bond ??= { kind: 'following', to: roles.indexOf(of) };
      continue;
    }
    if (relation.kind === 'over') Object.assign(of, airborne(of));
    const bond = toBond(swings ? { ...relation, kind: 'under' } : relation, of, other, to);
    // A corner for reading holds nothing, a kite and a game are in nobody's hands.
    const doing = things[relation.of]?.posture;
    const idle =
      relation.kind === 'holding' &&
      (of.actor.hip === undefined || doing === 'playing' || doing === 'flying');
    if (!bond && !idle)
      failed.push({ kind: 'relation', relation: relation.kind, noun: of.noun, other: other.noun });
    // What cannot be as it is said stays where it can be: a boat on the water, a tree on its bank.
    const near = bond ? !isApart(relation, of, other) : of.actor.stands === other.actor.stands;
    if (!idle && near) of.bond = bond ?? { kind: 'beside', to };
    // Over a fence, a run is a leap.
    if (bond?.kind === 'over' && perchOf(other.actor.subject) && LEAPS.has(of.actor.posture ?? ''))
      of.actor = { ...of.actor, shows: [...(of.actor.shows ?? []), 'jumping'] };
    const rests = bond?.kind === 'on' || bond?.kind === 'in';
    if (rests) Object.assign(of, seated(of, doing));
  }
  // Who is on what is far off is there.
  for (const role of roles) {
    const host = role.bond && 'to' in role.bond ? roles[role.bond.to] : undefined;
    if (host?.far && !perchOf(host.actor.subject)) role.far = true;
  }
  for (const role of roles) joinAtFence(role, roles);
  for (const role of roles) joinAtVessel(role, roles);
  // The shelter of a bus stop has a bench.
  for (const role of roles)
    if (place === 'bus-stop' && isSeated(role.actor)) role.bond ??= { kind: 'surface', surface: 'bench' };
  return { roles: roles.map((role) => putOnFurniture(keepOnLevel(role, roles), roles)), failed };
}

/** A bowl of cherries and a cat: they stand beside each other, not in each other. */
function joinAtVessel(role: Role, roles: readonly Role[]): void {
  const perch = perchOf(role.actor.subject);
  if (perch?.sunk === undefined || role.bond) return;
  const to = roles.findIndex(
    ({ actor, bond }) => !bond && actor.faces !== undefined && actor.stands === 'ground',
  );
  if (to >= 0) role.bond = { kind: 'beside', to };
}

/** Who is named with one behind or before a fence is on the same side, with one on it before it. */
function joinAtFence(role: Role, roles: readonly Role[]): void {
  const lives = role.actor.stands === 'ground' && role.actor.faces !== undefined;
  if (!lives || role.bond) return;
  const fenceOf = ({ bond }: Role) => {
    const perch = bond && 'to' in bond ? perchOf(roles[bond.to]?.actor.subject ?? { name: '' }) : undefined;
    return perch && FENCES.has(perch.name) ? bond : undefined;
  };
  const kin = roles.findIndex((other) => other !== role && fenceOf(other));
  const bond = roles[kin] && fenceOf(roles[kin]);
  if (!bond || !('to' in bond)) return;
  role.bond = bond.kind === 'on' ? { kind: 'in-front-of', to: bond.to } : { kind: 'beside', to: kin };
}

/** What one is on says more than what one is beside: "a plate with a cup on a table". */
const weightOf = ({ kind }: SceneRelation): number =>
  kind === 'in' ? -1 : kind === 'watching' ? 2 : kind === 'with' || kind === 'beside' ? 1 : 0;

/** The eyes may be on anything; who is nowhere yet comes beside what he looks at, if both are on one ground. */
function watch(of: Role, roles: readonly Role[], to: number): void {
  const seen = roles[to];
  if (!seen || seen === of) return;
  of.gaze = to;
  const free = !of.bond && !leadsTo(roles, to, roles.indexOf(of));
  if (free && of.far === seen.far && of.actor.stands === seen.actor.stands) of.bond = { kind: 'beside', to };
}

function standsOnHill({ bond }: Role, roles: readonly Role[]): boolean {
  const host = bond?.kind === 'on' ? roles[bond.to] : undefined;
  return HILLS.has(perchOf(host?.actor.subject ?? { name: '' })?.name ?? '');
}

/** The level of the place that a relation names, where the place shows what has it. */
function toLevel(
  relation: SceneRelation,
  { actor }: Role,
  things: SceneAsk['things'],
  place: PlaceName,
): string | undefined {
  // What is by a window need not be on its sill: a chair is not.
  if ('surface' in relation) {
    // People stand at a window; only who sits is on its sill.
    const atWindow = relation.surface === SILL && actor.hip && actor.posture !== 'sitting';
    const furniture = actor.stands === 'ground' && !actor.hip && !actor.faces;
    if (relation.surface === 'water' || atWindow) return undefined;
    if (furniture && (relation.kind === 'beside' || actor.metres > ON_SILL)) return undefined;
    // Behind the panes nobody is drawn: he is on the sill, and that is told.
    const sits = ON.has(relation.kind) || relation.kind === 'behind';
    return sits || actor.metres <= ON_SILL ? relation.surface : undefined;
  }
  const noun = things[relation.to]?.noun ?? '';
  if (!LEVEL_KINDS.has(relation.kind) || (relation.kind === 'beside' && noun !== 'window')) return undefined;
  const level = findLevel(noun, { people: actor.hip !== undefined });
  return level?.places.includes(place) ? level.surface : undefined;
}

/** Cats and dogs sit on walls and in baskets, where nothing else is said; an owl leaves its own stump. */
function seated({ noun, actor, players }: Role, doing: string | undefined): Pick<Role, 'actor' | 'players'> {
  const sitting =
    doing === undefined && actor.hip === undefined ? findActor(noun, 'sitting', undefined, actor) : undefined;
  const seat = (player: Role['actor']): Role['actor'] => {
    if (sitting?.posture === 'sitting')
      return { ...sitting, stands: player.stands, ...(player.shows ? { shows: player.shows } : {}) };
    const { perched: share } = player;
    return share
      ? { ...player, shown: share, tall: player.tall * share, metres: player.metres * share }
      : player;
  };
  return { actor: seat(actor), players: players.map(seat) };
}

/** What is over something flies, if it can. */
function airborne({ noun, actor, players }: Role): Pick<Role, 'actor' | 'players'> {
  const flying = actor.hip === undefined ? findActor(noun, 'flying') : undefined;
  return flying?.posture === 'flying'
    ? { actor: flying, players: players.map(() => flying) }
    : { actor, players };
}

/** The relation as it can be drawn; none where postures or sizes forbid it. */
function toBond(
  { kind }: SceneRelation,
  { actor, count, players }: Role,
  other: Role,
  to: number,
): Bond | undefined {
  const { seat, top, metres, stands, faces, hip } = other.actor;
  const perch = perchOf(other.actor.subject);
  if (perch) return toPerchBond(kind, perch.sunk !== undefined, to);
  if (ABOARD.has(kind) && !seat && count <= cabsOf(other.actor.subject).length && count === players.length)
    return { kind: 'aboard', to };
  const small = actor.hip === undefined && actor.metres < metres * MOST_BURDEN && count === 1;
  // An animal on a scooter stands on it as it is.
  const rides = actor.hip === undefined && metres > actor.metres * LEAST_MOUNT;
  switch (kind) {
    case 'riding':
      return seat &&
        count === 1 &&
        (actor.posture === 'riding' || actor.posture === 'sitting' || small || rides)
        ? { kind: 'riding', to }
        : undefined;
    case 'on':
    case 'in':
      if (seat && (actor.posture === 'riding' || (actor.posture === 'sitting' && actor.hip)))
        return { kind: 'riding', to };
      if (seat && ((faces && small) || (stands === 'water' && count <= MOST_IN_BOAT)))
        return { kind: 'riding', to };
      // A parrot on a pirate is on the shoulder.
      if (hip && small && kind === 'on' && actor.stands !== 'deep') return { kind: 'on', to };
      // A snail on a mushroom is on its cap.
      return top || (kind === 'on' && !faces && !hip && stands !== 'air') ? { kind: 'on', to } : undefined;
    case 'under':
      if (isLegged(other.actor))
        return actor.hip || actor.metres > UNDER_LEGS ? undefined : { kind: 'under', to };
      // Drawn small enough, each boat passes below an arch.
      if (stands === 'water' && actor.stands === 'water') return { kind: 'under', to };
      return stands === 'air' || metres >= actor.metres * HEADROOM ? { kind: 'under', to } : undefined;
    case 'over':
      if (actor.stands === 'air' || actor.posture === 'jumping' || actor.posture === 'flying')
        return { kind: 'over', to };
      return top ? { kind: 'on', to } : undefined;
    case 'holding':
    case 'watching':
      return undefined;
    case 'with':
      return { kind: 'beside', to };
    case 'beside':
    case 'behind':
      // Who sits at a table sits at its sides.
      return { kind: isSeated(actor) && FURNITURE.has(other.actor.subject.name) ? 'around' : kind, to };
    default:
      return { kind, to };
  }
}

/** Furniture that has room between its legs. */
export const isLegged = ({ subject }: Role['actor']): boolean => LEGGED.has(subject.name);

const isFurniture = (role: Role | undefined): boolean =>
  role !== undefined && FURNITURE.has(role.actor.subject.name);

const isLifeless = (role: Role | undefined): boolean =>
  role?.actor.stands === 'ground' && role.actor.hip === undefined && role.actor.faces === undefined;

const isSeated = ({ hip, posture }: Role['actor']): boolean => hip !== undefined && posture === 'sitting';

/** Oxen have no hands: a cart is behind them. */
const isTowed = ({ actor }: Role, { actor: other }: Role): boolean =>
  actor.hip === undefined &&
  actor.faces !== undefined &&
  actor.stands === 'ground' &&
  other.stands === 'ground' &&
  other.hip === undefined &&
  other.metres > actor.metres * MOST_BURDEN;

/** What an animal with room on its back carries is there; a bird on an elephant. */
function isBurden({ actor, count }: Role, other: Role): boolean {
  const animal = actor.hip === undefined && actor.seat !== undefined && actor.faces !== undefined;
  return (
    animal &&
    count === 1 &&
    other.count === 1 &&
    other.actor.hip === undefined &&
    other.actor.metres < actor.metres * MOST_BURDEN
  );
}

/** What flies, swims or is on a table is beside one on the ground wherever it is: neither moves to the other. */
function isApart({ kind }: SceneRelation, { actor }: Role, { actor: other }: Role): boolean {
  const near = kind === 'with' || kind === 'beside' || kind === 'under' || kind === 'holding';
  return near && actor.stands !== other.stands;
}

/** Bonds must not go round in a circle. */
function leadsTo(roles: readonly Role[], from: number, goal: number): boolean {
  const bond = roles[from]?.bond;
  if (from === goal) return true;
  return bond !== undefined && 'to' in bond && leadsTo(roles, bond.to, goal);
}

/** What is beside a thing on a table, and small, is on the table too. */
function keepOnLevel(role: Role, roles: readonly Role[]): Role {
  const { bond, actor } = role;
  if (actor.stands !== 'table' || bond?.kind !== 'beside') return role;
  const host = roles[bond.to]?.bond;
  return host?.kind === 'surface' ? { ...role, bond: host } : role;
}

/** A small thing named with a desk or a table, and with nothing else to be on, is on it. */
function putOnFurniture(role: Role, roles: readonly Role[]): Role {
  const { bond, actor } = role;
  const mayMove = bond === undefined || bond.kind === 'beside';
  if (actor.stands !== 'table' || !mayMove) return role;
  // "A shelf with a vase, a plant and a clock": the others are where the first is.
  const laid = roles.some(
    ({ actor: other, bond: own }) => other.stands === 'table' && own?.kind === 'on' && own.to === 0,
  );
  if (bond === undefined && laid && isLifeless(roles[0])) return { ...role, bond: { kind: 'on', to: 0 } };
  const to = roles.findIndex((other) => other !== role && other.count === 1 && isFurniture(other));
  return to < 0 || leadsTo(roles, to, roles.indexOf(role)) ? role : { ...role, bond: { kind: 'on', to } };
}

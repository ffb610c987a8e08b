import { hasFront, isPerson } from '../../art/drawings/being.ts';
import { findActor } from '../../art/scenes/actors/actors.ts';
import { findWindows } from '../../art/scenes/actors/vehicle-windows.ts';
import { findPerch, isVessel, perchOf } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { SceneAsk, SceneRelation } from '../../brief/scene-ask.ts';
import type { PlaceName } from '../../brief/setting.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import { isSaidToHang } from './is-hung.ts';
import { toPerchBond, toPerched } from './perch-roles.ts';
import type { Bond, Omission, Role } from './scene-plan.ts';
import { isOnSill, sitAtWindow } from './sit-at-window.ts';
import { findLevel, SILL, UNDERFOOT } from './surfaces.ts';

type Bonded = { roles: Role[]; failed: Omission[] };

/** Relations to a table or windowsill that mean being on its level. */
export const LEVEL_KINDS: ReadonlySet<string> = new Set(['on', 'in', 'beside']);

const HOSTED: ReadonlySet<string> = new Set(['on', 'in', 'under', 'riding', 'holding']);
const ON: ReadonlySet<string> = new Set(['on', 'in']);
const MOST_IN_BOAT = 3;
const ABOARD: ReadonlySet<string> = new Set(['riding', 'in']);
const LEAPS: ReadonlySet<string> = new Set(['running', 'jumping']);
// Perches with room for a tree or a house.
const HILLS = setOf('hills');
// Metres; taller figures cannot crawl under it.
const UNDER_LEGS = 0.9;
const LEGGED = setOf('legged');
const FURNITURE = setOf('tables');
// Metres; taller figures do not fit in front of the panes.
const ON_SILL = 0.9;
// Least height of something to stand under, as a factor of the figure's own.
const HEADROOM = 1.1;
// Least height of a mount, as a share of the animal's that rides it.
const LEAST_MOUNT = 0.6;
const FENCES = setOf('perch-fences');
const APART_IN_DEPTH: ReadonlySet<string> = new Set([
  'with',
  'beside',
  'in-front-of',
  'behind',
  'on',
  'in',
  'riding',
]);
// Share of the height of whatever carries it.
const MOST_BURDEN = 0.5;

/**
 * Binds each role as its drawing allows; relations that cannot be drawn are reported, and their roles stand side by
 * side.
 */
export function bondCast(
  cast: readonly Role[],
  { asks, relations, things }: SceneAsk,
  place: PlaceName,
): Bonded {
  const roles = cast.map((role) => ({ ...role }));
  const failed: Omission[] = [];
  const find = (thing: number): number => roles.findIndex((role) => role.thing === thing);
  for (const relation of relations.toSorted((a, b) => weightOf(a) - weightOf(b))) {
    // A held thing is where its holder is.
    const named = roles[find(relation.of)] ?? roles.find(({ holds }) => holds?.includes(relation.of));
    if (!named) continue;
    const of = vesselOf(named, relation, roles) ?? named;
    if (relation.kind === 'watching') {
      if ('to' in relation) watch(of, roles, find(relation.to));
      continue;
    }
    if (of.bond?.kind === 'between' && relation.kind === 'between' && 'to' in relation) {
      const far = roles[find(relation.to)];
      if (far && far !== of) far.bond ??= { kind: 'past', to: roles.indexOf(of) };
    }
    if (of.bond) {
      // On a hill under a tree: the tree stands on the hill too, beside the figure.
      const tree = 'to' in relation ? roles[find(relation.to)] : undefined;
      if (tree?.actor.standsOn === 'ground' && tree !== of && !tree.bond && standsOnHill(of, roles))
        tree.bond = { kind: 'beside', to: roles.indexOf(of) };
      continue;
    }
    // A sofa that the picture brings comes before the sofa of the room.
    const own = 'to' in relation ? roles[find(relation.to)] : undefined;
    // "A desk with a cup by the window": the cup is on the desk.
    const laid = relation.kind === 'beside' && of.actor.standsOn === 'table' && isFurniture(roles[0]);
    const level =
      (own?.actor.top && ON.has(relation.kind)) || laid ? undefined : toLevel(relation, of, things, place);
    if (level) {
      of.bond = { kind: 'surface', surface: level };
      continue;
    }
    // People and objects stand on the floor with the window beside them; armchairs too.
    const stands = isPerson(of.actor) || (isLifeless(of) && !isFurniture(of));
    if ('surface' in relation && relation.surface === SILL && stands) {
      of.bond = { kind: 'at', surface: SILL };
      continue;
    }
    if (!('to' in relation)) continue;
    const to = find(relation.to);
    // What is in the distance is behind the others anyway.
    const apart = roles[to] !== undefined && roles[to].far !== of.far;
    if (apart && APART_IN_DEPTH.has(relation.kind) && !findPerch(roles[to]?.noun ?? '')) continue;
    // What hangs under a branch is bound to it from above.
    const kind = of.hung && relation.kind === 'under' ? 'on' : relation.kind;
    // A swing on a tree stands below it, on posts of its own.
    const swings = !of.hung && relation.kind === 'on' && isSaidToHang(of.thing, asks);
    const perched = toPerched(kind, of, roles[to], place);
    if (perched) roles[to] = perched;
    const other = roles[to];
    const host = things[relation.to]?.noun ?? '';
    // The place shows the host, but not where one could be on it.
    const apartFrom = HOSTED.has(relation.kind) && !(ON.has(relation.kind) && UNDERFOOT.has(host));
    if (!other && apartFrom && getPlace(place).shows.includes(host))
      failed.push({ kind: 'relation', relation: relation.kind, noun: of.noun, other: host });
    if (!other || other === of || leadsTo(roles, to, roles.indexOf(of))) continue;
    // "A desk with a laptop": the smaller one is on the other.
    if (relation.kind === 'with' && of.actor.top && other.actor.standsOn === 'table') {
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
    // A reading corner holds nothing, and a kite or a game is in nobody's hands.
    const doing = things[relation.of]?.posture;
    const idle =
      relation.kind === 'holding' && (!isPerson(of.actor) || doing === 'playing' || doing === 'flying');
    if (!bond && !idle)
      failed.push({ kind: 'relation', relation: relation.kind, noun: of.noun, other: other.noun });
    // What cannot be drawn as asked stays where it can be: a boat on the water, a tree on its bank.
    const near = bond ? !isApart(relation, of, other) : of.actor.standsOn === other.actor.standsOn;
    if (!idle && near) of.bond = bond ?? { kind: 'beside', to };
    // A running animal over a fence is jumping.
    if (bond?.kind === 'over' && perchOf(other.actor.drawing) && LEAPS.has(of.actor.posture ?? ''))
      of.actor = { ...of.actor, shows: [...(of.actor.shows ?? []), 'jumping'] };
    const rests = bond?.kind === 'on' || bond?.kind === 'in';
    if (rests) Object.assign(of, seated(of, doing));
  }
  // A guest of something distant is distant too.
  for (const role of roles) {
    const host = role.bond && 'to' in role.bond ? roles[role.bond.to] : undefined;
    if (host?.far && !perchOf(host.actor.drawing)) role.far = true;
  }
  for (const role of roles) joinAtFence(role, roles);
  for (const role of roles)
    if (isOnSill(role, place)) Object.assign(role, sitAtWindow(role, { asks, relations, things }));
  for (const role of roles) joinAtVessel(role, roles);
  // A bus stop's shelter has a bench.
  for (const role of roles)
    if (place === 'bus-stop' && isSeated(role.actor)) role.bond ??= { kind: 'surface', surface: 'bench' };
  return { roles: roles.map((role) => putOnFurniture(keepOnLevel(role, roles), roles)), failed };
}

/** "A cat in a basket on a table": the basket is on it, with the cat. */
function vesselOf({ bond }: Role, relation: SceneRelation, roles: readonly Role[]): Role | undefined {
  const vessel = bond?.kind === 'in' ? roles[bond.to] : undefined;
  const isLoose = vessel && !vessel.bond && isVessel(vessel.actor.drawing);
  return isLoose && relation.kind === 'on' && 'to' in relation ? vessel : undefined;
}

/** Puts an animal beside a vessel that is named with it: a bowl of cherries and a cat. */
function joinAtVessel(role: Role, roles: readonly Role[]): void {
  const perch = perchOf(role.actor.drawing);
  if (perch?.sunk === undefined || role.bond) return;
  const to = roles.findIndex(({ actor, bond }) => !bond && hasFront(actor) && actor.standsOn === 'ground');
  if (to >= 0) role.bond = { kind: 'beside', to };
}

/** Puts a figure on the same side of a fence as the one it is named with, or in front of one that is on the fence. */
function joinAtFence(role: Role, roles: readonly Role[]): void {
  const lives = role.actor.standsOn === 'ground' && hasFront(role.actor);
  if (!lives || role.bond) return;
  const fenceOf = ({ bond }: Role) => {
    const perch = bond && 'to' in bond ? perchOf(roles[bond.to]?.actor.drawing ?? { name: '' }) : undefined;
    return perch && FENCES.has(perch.name) ? bond : undefined;
  };
  const companion = roles.findIndex((other) => other !== role && fenceOf(other));
  const bond = roles[companion] && fenceOf(roles[companion]);
  if (!bond || !('to' in bond)) return;
  role.bond = bond.kind === 'on' ? { kind: 'in-front-of', to: bond.to } : { kind: 'beside', to: companion };
}

/** Orders relations: being on something says more than being beside it ("a plate with a cup on a table"). */
const weightOf = ({ kind }: SceneRelation): number =>
  kind === 'in' ? -1 : kind === 'watching' ? 2 : kind === 'with' || kind === 'beside' ? 1 : 0;

/** Points the gaze at a role, and puts a role without a place of its own beside it if both stand on the same ground. */
function watch(of: Role, roles: readonly Role[], to: number): void {
  const seen = roles[to];
  if (!seen || seen === of) return;
  of.gaze = to;
  const free = !of.bond && !leadsTo(roles, to, roles.indexOf(of));
  if (free && of.far === seen.far && of.actor.standsOn === seen.actor.standsOn)
    of.bond = { kind: 'beside', to };
}

function standsOnHill({ bond }: Role, roles: readonly Role[]): boolean {
  const host = bond?.kind === 'on' ? roles[bond.to] : undefined;
  return HILLS.has(perchOf(host?.actor.drawing ?? { name: '' })?.name ?? '');
}

/** Returns the level of the place that a relation names, if the place has it. */
function toLevel(
  relation: SceneRelation,
  { actor }: Role,
  things: SceneAsk['things'],
  place: PlaceName,
): string | undefined {
  // Being by a window does not mean being on its sill: a chair is not.
  if ('surface' in relation) {
    // People stand at a window; only seated ones are on its sill.
    const atWindow = relation.surface === SILL && isPerson(actor) && actor.posture !== 'sitting';
    const furniture = actor.standsOn === 'ground' && !hasFront(actor);
    if (relation.surface === 'water' || atWindow) return undefined;
    if (furniture && (relation.kind === 'beside' || actor.metres > ON_SILL)) return undefined;
    // Nobody is drawn behind the panes: the figure goes on the sill, and a warning says so.
    const sits = ON.has(relation.kind) || relation.kind === 'behind';
    return sits || actor.metres <= ON_SILL ? relation.surface : undefined;
  }
  const noun = things[relation.to]?.noun ?? '';
  if (!LEVEL_KINDS.has(relation.kind) || (relation.kind === 'beside' && noun !== 'window')) return undefined;
  const level = findLevel(noun, { people: isPerson(actor) });
  return level?.places.includes(place) ? level.surface : undefined;
}

/** Seats cats and dogs on walls and in baskets unless the prompt gives another posture; an owl leaves its own stump. */
function seated({ noun, actor, players }: Role, doing: string | undefined): Pick<Role, 'actor' | 'players'> {
  const sitting =
    doing === undefined && !isPerson(actor) ? findActor(noun, 'sitting', undefined, actor) : undefined;
  const seat = (player: Role['actor']): Role['actor'] => {
    if (sitting?.posture === 'sitting')
      return { ...sitting, standsOn: player.standsOn, ...(player.shows ? { shows: player.shows } : {}) };
    const { perched: share } = player;
    return share
      ? { ...player, shown: share, tall: player.tall * share, metres: player.metres * share }
      : player;
  };
  return { actor: seat(actor), players: players.map(seat) };
}

/** Makes whatever is over something fly, if it can. */
function airborne({ noun, actor, players }: Role): Pick<Role, 'actor' | 'players'> {
  const flying = !isPerson(actor) ? findActor(noun, 'flying') : undefined;
  return flying?.posture === 'flying'
    ? { actor: flying, players: players.map(() => flying) }
    : { actor, players };
}

/** Returns the bond for a relation, or undefined where postures or sizes forbid it. */
function toBond(
  { kind }: SceneRelation,
  { actor, count, players }: Role,
  other: Role,
  to: number,
): Bond | undefined {
  const { seat, top, metres, standsOn } = other.actor;
  const perch = perchOf(other.actor.drawing);
  if (perch) return toPerchBond(kind, perch.sunk !== undefined, to);
  if (
    ABOARD.has(kind) &&
    !seat &&
    count <= findWindows(other.actor.drawing).length &&
    count === players.length
  )
    return { kind: 'aboard', to };
  const small = !isPerson(actor) && actor.metres < metres * MOST_BURDEN && count === 1;
  // Animals on scooters stand on them.
  const rides = !isPerson(actor) && metres > actor.metres * LEAST_MOUNT;
  switch (kind) {
    case 'riding':
      return seat &&
        count === 1 &&
        (actor.posture === 'riding' || actor.posture === 'sitting' || small || rides)
        ? { kind: 'riding', to }
        : undefined;
    case 'on':
    case 'in':
      if (seat && (actor.posture === 'riding' || (actor.posture === 'sitting' && isPerson(actor))))
        return { kind: 'riding', to };
      if (seat && ((hasFront(other.actor) && small) || (standsOn === 'water' && count <= MOST_IN_BOAT)))
        return { kind: 'riding', to };
      // A parrot on a pirate sits on the shoulder.
      if (isPerson(other.actor) && small && kind === 'on' && actor.standsOn !== 'deep')
        return { kind: 'on', to };
      // A snail on a mushroom is on its cap.
      return top || (kind === 'on' && !hasFront(other.actor) && standsOn !== 'air')
        ? { kind: 'on', to }
        : undefined;
    case 'under':
      if (isLegged(other.actor))
        return isPerson(actor) || actor.metres > UNDER_LEGS ? undefined : { kind: 'under', to };
      // If small enough, every boat passes below an arch.
      if (standsOn === 'water' && actor.standsOn === 'water') return { kind: 'under', to };
      return standsOn === 'air' || metres >= actor.metres * HEADROOM ? { kind: 'under', to } : undefined;
    case 'over':
      if (actor.standsOn === 'air' || actor.posture === 'jumping' || actor.posture === 'flying')
        return { kind: 'over', to };
      return top ? { kind: 'on', to } : undefined;
    case 'holding':
    case 'watching':
      return undefined;
    case 'with':
      return { kind: 'beside', to };
    case 'beside':
    case 'behind':
      // People at a table sit at its sides.
      return { kind: isSeated(actor) && FURNITURE.has(other.actor.drawing.name) ? 'around' : kind, to };
    default:
      return { kind, to };
  }
}

/** Whether furniture has room between its legs. */
export const isLegged = ({ drawing }: Role['actor']): boolean => LEGGED.has(drawing.name);

const isFurniture = (role: Role | undefined): boolean =>
  role !== undefined && FURNITURE.has(role.actor.drawing.name);

const isLifeless = (role: Role | undefined): boolean =>
  role?.actor.standsOn === 'ground' && !hasFront(role.actor);

const isSeated = (actor: Role['actor']): boolean => isPerson(actor) && actor.posture === 'sitting';

/** Whether one animal pulls the other thing: a cart goes behind its oxen. */
const isTowed = ({ actor }: Role, { actor: other }: Role): boolean =>
  !isPerson(actor) &&
  hasFront(actor) &&
  actor.standsOn === 'ground' &&
  other.standsOn === 'ground' &&
  !isPerson(other) &&
  other.metres > actor.metres * MOST_BURDEN;

/** Whether an animal can carry the other on its back, such as a bird on an elephant. */
function isBurden({ actor, count }: Role, other: Role): boolean {
  const animal = !isPerson(actor) && actor.seat !== undefined && hasFront(actor);
  return (
    animal &&
    count === 1 &&
    other.count === 1 &&
    !isPerson(other.actor) &&
    other.actor.metres < actor.metres * MOST_BURDEN
  );
}

/** Whether two roles stay apart because one flies, swims or is on a table: neither moves to the other. */
function isApart({ kind }: SceneRelation, { actor }: Role, { actor: other }: Role): boolean {
  const near = kind === 'with' || kind === 'beside' || kind === 'under' || kind === 'holding';
  return near && actor.standsOn !== other.standsOn;
}

/** Whether the bonds from one role lead to another; bonds must not form a circle. */
function leadsTo(roles: readonly Role[], from: number, goal: number): boolean {
  const bond = roles[from]?.bond;
  if (from === goal) return true;
  return bond !== undefined && 'to' in bond && leadsTo(roles, bond.to, goal);
}

/** Puts a small thing on the same surface as the one it is beside. */
function keepOnLevel(role: Role, roles: readonly Role[]): Role {
  const { bond, actor } = role;
  if (actor.standsOn !== 'table' || bond?.kind !== 'beside') return role;
  const host = roles[bond.to]?.bond;
  return host?.kind === 'surface' ? { ...role, bond: host } : role;
}

/** Puts a small thing without a place of its own on the desk or table that is named with it. */
function putOnFurniture(role: Role, roles: readonly Role[]): Role {
  const { bond, actor } = role;
  const mayMove = bond === undefined || bond.kind === 'beside';
  if (actor.standsOn !== 'table' || !mayMove) return role;
  // "A shelf with a vase, a plant and a clock": the others go where the first is.
  const laid = roles.some(
    ({ actor: other, bond: own }) => other.standsOn === 'table' && own?.kind === 'on' && own.to === 0,
  );
  if (bond === undefined && laid && isLifeless(roles[0])) return { ...role, bond: { kind: 'on', to: 0 } };
  const to = roles.findIndex((other) => other !== role && other.count === 1 && isFurniture(other));
  return to < 0 || leadsTo(roles, to, roles.indexOf(role)) ? role : { ...role, bond: { kind: 'on', to } };
}

import { getPlace } from '../../art/scenes/places.ts';
import type { PlaceName, SceneAsk, SceneRelation } from '../../brief/scene.ts';
import type { Omission, Role } from '../plan-scene.ts';
import type { Casting } from './cast-things.ts';

/** How a role is to another one, by its index in the cast, or to a level of the place. */
export type Bond =
  | { kind: 'riding' | 'on' | 'under' | 'over' | 'beside' | 'in-front-of' | 'behind'; to: number }
  | { kind: 'surface'; surface: string };

type Bonded = { roles: Role[]; failed: Omission[]; surface?: string };

// Shorter than this beside what it should be under, and a figure would have to creep.
const HEADROOM = 1.1;

/** Gives each role the relation that its drawing allows; the others are told and drawn side by side. */
export function bondCast(
  cast: readonly Role[],
  castings: readonly Casting[],
  { relations }: SceneAsk,
  place: PlaceName,
): Bonded {
  const roles = cast.map((role) => ({ ...role }));
  const failed: Omission[] = [];
  const indexOf = (thing: number): number => {
    const casting = castings.find(({ index }) => index === thing);
    return roles.findIndex(({ noun, actor }) => noun === casting?.thing.noun && actor === casting.actor);
  };
  let surface: string | undefined;
  for (const relation of relations) {
    const of = roles[indexOf(relation.of)];
    if (!of || of.bond) continue;
    if ('surface' in relation) {
      of.bond = { kind: 'surface', surface: relation.surface };
      surface ??= relation.surface;
      continue;
    }
    const to = indexOf(relation.to);
    const other = roles[to];
    if (!other || other === of || leadsTo(roles, to, roles.indexOf(of))) continue;
    const bond = toBond(relation, of, other, to);
    if (bond) of.bond = bond;
    else failed.push({ kind: 'relation', relation: relation.kind, noun: of.noun, other: other.noun });
    of.bond ??= { kind: 'beside', to };
  }
  return { roles: keepOnLevels(roles, place), failed, ...(surface ? { surface } : {}) };
}

/** The relation as it can be drawn; none where postures or sizes forbid it. */
function toBond({ kind }: SceneRelation, { actor, count }: Role, other: Role, to: number): Bond | undefined {
  const { seat, top, metres, stands } = other.actor;
  switch (kind) {
    case 'riding':
      return seat && (actor.posture === 'riding' || actor.posture === 'sitting') && count === 1
        ? { kind: 'riding', to }
        : undefined;
    case 'on':
    case 'in':
      if (seat && actor.posture === 'riding') return { kind: 'riding', to };
      if (top) return { kind: 'on', to };
      return undefined;
    case 'under':
      return stands === 'air' || metres >= actor.metres * HEADROOM ? { kind: 'under', to } : undefined;
    case 'over':
      return actor.stands === 'air' || actor.posture === 'jumping' ? { kind: 'over', to } : undefined;
    case 'holding':
      return undefined;
    case 'with':
      return { kind: 'beside', to };
    default:
      return { kind, to };
  }
}

/** Bonds must not go round in a circle. */
function leadsTo(roles: readonly Role[], from: number, goal: number): boolean {
  const bond = roles[from]?.bond;
  if (from === goal) return true;
  return bond !== undefined && 'to' in bond && leadsTo(roles, bond.to, goal);
}

/** What is beside a thing on a table, and small, is on the table too. */
function keepOnLevels(roles: readonly Role[], place: PlaceName): Role[] {
  const outdoors = !getPlace(place).holds.includes('table');
  return roles.map((role) => {
    const { bond, actor } = role;
    if (outdoors || actor.stands !== 'table' || bond?.kind !== 'beside') return role;
    const host = roles[bond.to]?.bond;
    return host?.kind === 'surface' ? { ...role, bond: host } : role;
  });
}

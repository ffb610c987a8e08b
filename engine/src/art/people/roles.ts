import { lazy } from '../../lazy.ts';
import type { Posture } from '../drawings/presence.ts';
import type { Outfit } from './outfit.ts';
import { toOutfit } from './outfits.ts';
import { type Row, readPeople } from './people-data.ts';
import type { Pose } from './pose.ts';
import { toPose } from './poses.ts';
import type { Role } from './role.ts';
import { findUprightRole } from './uprights/upright-roles.ts';

/** The tables of roles, `engine/data/people/roles/<group>.json`. */
export const ROLE_GROUPS = ['everyday', 'trades', 'professions', 'performers', 'athletes', 'legend'] as const;

type RoleRow = Omit<Role, 'outfits' | 'poses'> & {
  outfits?: Row<Outfit>[];
  poses?: Partial<Record<Posture, Row<Pose>>>;
};

function toRole({ outfits, poses, ...facts }: RoleRow): Role {
  return {
    ...facts,
    ...(outfits ? { outfits: outfits.map(toOutfit) } : {}),
    ...(poses
      ? { poses: Object.fromEntries(Object.entries(poses).map(([posture, row]) => [posture, toPose(row)])) }
      : {}),
  };
}

/** Everybody who can be drawn. */
export const allRoles = lazy((): readonly Role[] =>
  ROLE_GROUPS.flatMap((group) => readPeople<RoleRow[]>(`roles/${group}`).map(toRole)),
);

const byNoun = lazy(
  () => new Map(allRoles().flatMap((role) => role.nouns.map((noun) => [noun, role] as const))),
);

/** Who a noun stands for: singular, lower case; or who `uprightNoun` names. */
export const findRole = (noun: string): Role | undefined =>
  byNoun().get(noun) ?? findUprightRole(noun, (trade) => byNoun().get(trade));

/** Throws for a name that no role has: names come from the tables of roles. */
export function getRole(name: string): Role {
  const role = allRoles().find((candidate) => candidate.name === name) ?? findRole(name);
  if (role === undefined) throw new Error(`no role is named ${name}`);
  return role;
}

import type { Role } from './role.ts';
import { athletes } from './roles/athletes.ts';
import { everyday } from './roles/everyday.ts';
import { legend } from './roles/legend.ts';
import { performers } from './roles/performers.ts';
import { professions } from './roles/professions.ts';
import { trades } from './roles/trades.ts';
import { findUprightRole } from './uprights/upright-roles.ts';

/** Everybody who can be drawn. Adding one: a row in a list of `roles/`. */
export const roles: readonly Role[] = [
  ...everyday,
  ...trades,
  ...professions,
  ...performers,
  ...athletes,
  ...legend,
];

const byNoun = new Map(roles.flatMap((role) => role.nouns.map((noun) => [noun, role] as const)));

/** Who a noun stands for: singular, lower case; or who `uprightNoun` names. */
export const findRole = (noun: string): Role | undefined =>
  byNoun.get(noun) ?? findUprightRole(noun, (trade) => byNoun.get(trade));

/** Throws for a name that no role has: names come from `roles`. */
export function getRole(name: string): Role {
  const role = roles.find((candidate) => candidate.name === name) ?? findRole(name);
  if (role === undefined) throw new Error(`no role is named ${name}`);
  return role;
}

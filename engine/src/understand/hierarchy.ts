import { readFileSync } from 'node:fs';
import { BRIEF_KINDS, BRIEF_ROLES, type BriefKind, type BriefRole } from '../brief/brief.ts';

/** What a kind of card is about, best role first, and what one needs to act on it; all other roles are the rest. */
export type Hierarchy = { hero: readonly BriefRole[]; action: readonly BriefRole[] };

const TABLE = new URL('../../data/hierarchy.tsv', import.meta.url);

const rows = new Map(
  readFileSync(TABLE, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [kind = '', hero = '', action = ''] = row.split('\t');
      return [kind, { hero: toRoles(hero, kind), action: toRoles(action, kind) }];
    }),
);

function toRoles(names: string, kind: string): BriefRole[] {
  return names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const role = BRIEF_ROLES.find((known) => known === name);
      if (!role) throw new Error(`hierarchy.tsv: “${name}” in the row of ${kind} is no role of a brief`);
      return role;
    });
}

const missing = BRIEF_KINDS.filter((kind) => !rows.has(kind));
if (missing.length > 0) throw new Error(`hierarchy.tsv has no row for ${missing.join(', ')}`);

export const hierarchyOf = (kind: BriefKind): Hierarchy => rows.get(kind) as Hierarchy;

import type { AuditEntry } from '../../../../client/src/index.ts';

/** A sentence without its subject. */
const DONE: Readonly<Record<AuditEntry['action'], (entry: AuditEntry) => string>> = {
  'key.created': ({ subject, detail }) => `created the key “${detail}” (${subject})`,
  'key.renamed': ({ subject, detail }) => `renamed the key ${subject} to “${detail}”`,
  'key.rotated': ({ subject, detail }) => `replaced the key ${subject} by ${detail}`,
  'key.revoked': ({ subject, detail }) => `revoked the key “${detail}” (${subject})`,
  'member.invited': ({ subject, detail }) => `invited ${subject} as ${detail}`,
  'member.joined': () => 'joined',
  'member.role_changed': ({ subject, detail }) => `made ${subject} ${detail}`,
  'member.removed': ({ subject }) => `removed ${subject}`,
  'plan.changed': ({ detail }) => `changed the plan to ${detail}`,
  'template.saved': ({ subject, detail }) => `saved version ${detail} of the template ${subject}`,
  'template.deleted': ({ subject }) => `deleted the template ${subject}`,
};

const ACTORS: Readonly<Record<AuditEntry['actor'], (name: string | null) => string>> = {
  owner: () => 'The account',
  member: (name) => name ?? 'A member',
  key: (name) => `The key ${name}`,
  operator: () => 'The operator',
  payments: () => 'The payment provider',
};

export const describeActor = ({ actor, actorName }: AuditEntry): string => ACTORS[actor](actorName);

export const describeChange = (entry: AuditEntry): string => DONE[entry.action](entry);

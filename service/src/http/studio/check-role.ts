import { leastRoleOf, type MemberRole, type Operation } from '@cardwright/contract';
import type { Caller } from '../../accounts/types.ts';
import { ServiceError } from '../../base/service-error.ts';

const RANKS: Readonly<Record<MemberRole, number>> = { viewer: 0, editor: 1, owner: 2 };

/** Throws `forbidden` / `role_required` for a member whose role is less than the operation takes. The account's own may do everything. */
export function checkRole({ member }: Caller, operation: Operation): void {
  const least = leastRoleOf(operation);
  if (member === undefined || RANKS[member.role] >= RANKS[least]) return;
  throw new ServiceError(
    'forbidden',
    `This needs the role \`${least}\` in this account; yours is \`${member.role}\`. Ask an owner of the account.`,
    { code: 'role_required' },
  );
}

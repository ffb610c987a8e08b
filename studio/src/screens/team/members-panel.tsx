import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { InvitedMember, Member, MemberRole } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toDate } from '../../base/format.ts';
import { withFreshSignIn } from '../../base/fresh-sign-in.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';
import { RoleSelect } from './role-select.tsx';
import { ROLES } from './roles.ts';

type MembersPanelProps = {
  /** Address of the account, its first owner. */
  email: string;
  members: readonly Member[];
  onChange(): void;
  onLink(member: InvitedMember): void;
};

/** Who may sign in, to change what they may do, to give them another link, or to remove them. */
export function MembersPanel({ email, members, onChange, onLink }: MembersPanelProps) {
  const refusal = useSignal<Refusal | undefined>(undefined);
  const said = useSignal('');
  const leaving = useSignal<Member | undefined>(undefined);
  const place = useRef<HTMLParagraphElement>(null);
  const run = async (change: () => Promise<void>): Promise<void> => {
    refusal.value = undefined;
    said.value = '';
    try {
      await withFreshSignIn(change);
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
    onChange();
  };
  const setRole = ({ id, email: who }: Member, role: MemberRole): Promise<void> =>
    run(async () => {
      await api.team.setRole(id, role);
      said.value = `${who} is now ${ROLES[role].name.toLowerCase()}.`;
    });
  return (
    <Panel title="Members">
      {refusal.value && <Notice kind="error">{refusal.value.message}</Notice>}
      <p>
        <strong>{email}</strong> is the account itself, its first owner.
      </p>
      {members.length > 0 && (
        <Table
          stacks
          caption="Members"
          columns={[
            { name: 'Email address', show: (member) => member.email },
            {
              name: 'Role',
              show: (member) => (
                <RoleSelect
                  label={`Role of ${member.email}`}
                  role={member.role}
                  onChange={(role) => void setRole(member, role)}
                />
              ),
            },
            {
              name: 'Joined',
              show: ({ joinedAt, createdAt }) =>
                joinedAt === null ? `invited on ${toDate(createdAt)}` : toDate(joinedAt),
            },
            {
              name: 'Actions',
              show: (member) => (
                <div class="actions">
                  <Button
                    class="small"
                    aria-label={`New link for ${member.email}`}
                    onClick={() => void run(async () => onLink(await api.team.createLink(member.id)))}
                  >
                    New link
                  </Button>
                  <Button
                    class="small"
                    aria-label={`Remove ${member.email}`}
                    onClick={() => {
                      leaving.value = member;
                    }}
                  >
                    Remove
                  </Button>
                </div>
              ),
            },
          ]}
          rows={members}
          keyOf={({ id }) => id}
        />
      )}
      <p class="hint" role="status" tabIndex={-1} ref={place}>
        {said}
      </p>
      {leaving.value && (
        <ConfirmDialog
          danger
          title={`Remove ${leaving.value.email}?`}
          action="Remove the member"
          onConfirm={async () => {
            const { id = '', email: who = '' } = leaving.peek() ?? {};
            await api.team.remove(id);
            said.value = `${who} was removed.`;
            onChange();
            // The button that was pressed goes with its row.
            place.current?.focus();
          }}
          onClose={() => {
            leaving.value = undefined;
          }}
        >
          <p>
            Their browsers are signed out at once. Everything that they made stays, and any keys that they
            know keep working: rotate those.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

import { useSignal } from '@preact/signals';
import type { InvitedMember } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toDate } from '../../base/format.ts';
import { account } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { LocalAddress } from '../../ui/local-address.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { MembersPanel } from './members-panel.tsx';

/** Who else may sign in, and what was changed by whom. Only owners come here. */
export function TeamScreen() {
  const user = account.value;
  const invited = useSignal<InvitedMember | undefined>(undefined);
  const version = useSignal(0);
  const { value: members, refusal, reload } = useLoad((signal) => api.team.list({ signal }));
  const note = (): void => {
    version.value += 1;
    reload();
  };
  const show = (member: InvitedMember): void => {
    invited.value = member;
    note();
  };
  if (!user) return null;
  return (
    <div class="page">
      <header class="page-head">
        <h1 tabIndex={-1}>Team</h1>
        <p class="hint">Other people who can sign in here, and a log of changes.</p>
      </header>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {members && <MembersPanel email={user.email} members={members} onChange={note} onLink={show} />}
      <InvitePanel owner={user.id} onInvited={show} />
      <ChangesPanel version={version.value} />
      {invited.value && (
        <SecretDialog
          title={`Link for ${invited.value.email}`}
          label="Link"
          secret={invited.value.url}
          onClose={() => {
            invited.value = undefined;
          }}
        >
          <p>
            Send it to them. It signs in one browser, and works until {toDate(invited.value.urlExpiresAt)}. It
            is shown only once.
          </p>
          <LocalAddress url={invited.value.url} />
        </SecretDialog>
      )}
    </div>
  );
}

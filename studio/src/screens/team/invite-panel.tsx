import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { InvitedMember, MemberRole } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { createDraft } from '../../base/draft.ts';
import { withFreshSignIn } from '../../base/fresh-sign-in.ts';
import { isAbout, type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RoleSelect } from './role-select.tsx';
import { ROLES } from './roles.ts';

type Draft = { email: string; role: MemberRole };
const EMPTY: Draft = { email: '', role: 'editor' };

/** Asks for the address and the role of a new member. */
export function InvitePanel({ owner, onInvited }: { owner: string; onInvited(member: InvitedMember): void }) {
  const draft = useMemo(() => createDraft<Draft>(owner, 'invite', EMPTY), [owner]);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const { email, role } = draft.value;
  const refused = refusal.value;
  const emailError = refused && isAbout(refused, 'email') ? refused.message : undefined;
  const invite = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    refusal.value = undefined;
    try {
      const wanted = draft.peek();
      onInvited(await withFreshSignIn(() => api.team.invite(wanted.email, wanted.role)));
      draft.value = EMPTY;
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <Panel title="Invite someone">
      <form class="webhook-form" noValidate onSubmit={(event) => void invite(event)}>
        <Field
          id="invite-email"
          label="Email address"
          hint="No email is sent. You get a link to pass on."
          error={emailError}
        >
          <input
            id="invite-email"
            type="email"
            autocomplete="off"
            value={email}
            onInput={(event) => {
              draft.value = { ...draft.peek(), email: event.currentTarget.value };
            }}
            {...describedBy('invite-email', emailError, true)}
          />
        </Field>
        <Field id="invite-role" label="Role" hint={ROLES[role].hint}>
          <RoleSelect
            id="invite-role"
            role={role}
            onChange={(next) => {
              draft.value = { ...draft.peek(), role: next };
            }}
          />
        </Field>
        {refused && emailError === undefined && <Notice kind="error">{refused.message}</Notice>}
        <div class="actions">
          <Button primary type="submit" disabled={isBusy.value || email.trim() === ''}>
            Invite
          </Button>
        </div>
      </form>
    </Panel>
  );
}

import { useSignal } from '@preact/signals';
import { api } from '../../base/api.ts';
import { withFreshSignIn } from '../../base/fresh-sign-in.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { account, noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

/** All that is stored of the account: to take along, and to erase. */
export function DataPanel({ email }: { email: string }) {
  const isErasing = useSignal(false);
  return (
    <Panel title="Your data">
      <p>
        Your account, keys (without their secrets), pictures with prompts and briefs, and every credit, as
        JSON Lines.
      </p>
      <div class="actions">
        <a class="button" href="/studio/api/v1/users/me/export" download="cardwright-export.jsonl">
          <Icon name="download" /> Export
        </a>
        <Button icon="trash" onClick={() => (isErasing.value = true)}>
          Erase the account
        </Button>
      </div>
      {isErasing.value && <EraseDialog email={email} onClose={() => (isErasing.value = false)} />}
    </Panel>
  );
}

function EraseDialog({ email, onClose }: { email: string; onClose(): void }) {
  const confirm = useSignal('');
  const isBusy = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const error = refusal.value?.message;
  const erase = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    refusal.value = undefined;
    try {
      await withFreshSignIn(() => api.account.erase({ confirm: confirm.peek() }));
      account.value = null;
    } catch (thrown) {
      if (!noteSignedOut(thrown)) refusal.value = toRefusal(thrown);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <Dialog small title="Erase the account?" onClose={onClose}>
      {(close) => (
        <form class="confirm" onSubmit={(event) => void erase(event)} noValidate>
          <p>
            This immediately and permanently deletes everything: keys, prompts, pictures, cards, credits and
            the subscription. URLs of your pictures and signed cards stop working. Export what you want to
            keep first.
          </p>
          <Field id="confirm" label="Type your email address" hint={email} error={error}>
            <input
              id="confirm"
              type="email"
              autocomplete="off"
              value={confirm.value}
              onInput={(event) => {
                confirm.value = event.currentTarget.value;
              }}
              {...describedBy('confirm', error, true)}
            />
          </Field>
          <div class="actions">
            <Button primary class="danger" type="submit" disabled={isBusy.value}>
              Erase everything
            </Button>
            <Button onClick={close}>Cancel</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

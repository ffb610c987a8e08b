import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { createDraft } from '../../base/draft.ts';
import { isAbout, type Refusal, toRefusal } from '../../base/refusal.ts';
import { account, noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

type KeyFormProps = {
  title: string;
  action: string;
  /** Before it is changed. */
  name: string;
  onSubmit(name: string): Promise<void>;
  onClose(): void;
  children?: ComponentChildren;
};

/** A dialog that asks what a key is called. */
export function KeyForm({ title, action, name: initial, onSubmit, onClose, children }: KeyFormProps) {
  // A draft while the dialog is open: an ended session closes it without asking.
  const owner = account.value?.id ?? '';
  const draft = useMemo(() => createDraft(owner, `key: ${title}`, { name: initial }), [owner, title]);
  const { name } = draft.value;
  const forget = (): void => {
    draft.value = { name: initial };
    onClose();
  };
  const isBusy = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const error = refusal.value && isAbout(refusal.value, 'name') ? refusal.value.message : undefined;
  const submit = async (event: Event, close: () => void): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    refusal.value = undefined;
    try {
      await onSubmit(draft.peek().name);
      close();
    } catch (thrown) {
      if (!noteSignedOut(thrown)) refusal.value = toRefusal(thrown);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <Dialog small title={title} onClose={forget}>
      {(close) => (
        <form class="confirm" onSubmit={(event) => void submit(event, close)} noValidate>
          <Field id="key-name" label="Name" hint="What will use it, such as “Website” or “CI”." error={error}>
            <input
              id="key-name"
              value={name}
              autocomplete="off"
              autofocus
              onInput={(event) => {
                draft.value = { name: event.currentTarget.value };
              }}
              {...describedBy('key-name', error, true)}
            />
          </Field>
          {children}
          {refusal.value && error === undefined && <Notice kind="error">{refusal.value.message}</Notice>}
          <div class="actions">
            <Button primary type="submit" disabled={isBusy.value}>
              {action}
            </Button>
            <Button onClick={close}>Cancel</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

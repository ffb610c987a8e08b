import { useSignal } from '@preact/signals';
import { api } from '../../base/api.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { describedBy, Field } from '../../ui/field.tsx';

type CopyTemplateDialogProps = { name: string; onStored(): Promise<void>; onClose(): void };

/** Stores the latest version under another name. The old one stays: its name is in addresses that are out there. */
export function CopyTemplateDialog({ name, onStored, onClose }: CopyTemplateDialogProps) {
  const typed = useSignal(name);
  const isBusy = useSignal(false);
  const refusal = useSignal<Pick<Refusal, 'message'> | undefined>(undefined);
  const error = refusal.value?.message;
  const store = async (event: Event, close: () => void): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    refusal.value = undefined;
    try {
      const taken = await api.ownTemplates.list();
      if (taken.some((one) => one.name === typed.peek())) {
        refusal.value = { message: `You have a template ${typed.peek()} already. Choose another name.` };
        return;
      }
      const { definition } = await api.ownTemplates.get(name);
      const stored = await api.ownTemplates.put(typed.peek(), definition);
      await onStored();
      close();
      location.hash = stored.name;
    } catch (thrown) {
      if (!noteSignedOut(thrown)) refusal.value = toRefusal(thrown);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <Dialog small title={`Rename or copy ${name}`} onClose={onClose}>
      {(close) => (
        <form class="confirm" noValidate onSubmit={(event) => void store(event, close)}>
          <p>
            The name is part of every signed URL, so {name} does not change; its latest version is also stored
            under another name. Delete {name} once no page uses it.
          </p>
          <Field id="copy-name" label="New name" error={error}>
            <input
              id="copy-name"
              autocomplete="off"
              spellcheck={false}
              maxLength={64}
              value={typed.value}
              onInput={(event) => {
                typed.value = event.currentTarget.value;
              }}
              {...describedBy('copy-name', error)}
            />
          </Field>
          <div class="actions">
            <Button primary type="submit" disabled={isBusy.value}>
              Store under this name
            </Button>
            <Button onClick={close}>Cancel</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

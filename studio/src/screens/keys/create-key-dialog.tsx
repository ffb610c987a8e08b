import { useSignal } from '@preact/signals';
import type { CreatedKey } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { withFreshSignIn } from '../../base/fresh-sign-in.ts';
import { KeyForm } from './key-form.tsx';

type CreateKeyDialogProps = { onCreated(key: CreatedKey): void; onClose(): void };

/** Asks for the name and the rights of a new key. */
export function CreateKeyDialog({ onCreated, onClose }: CreateKeyDialogProps) {
  const scope = useSignal<'full' | 'sign'>('sign');
  const permanentUrls = useSignal(false);
  const create = async (name: string): Promise<void> => {
    const options = { scope: scope.peek(), permanentUrls: permanentUrls.peek() };
    onCreated(await withFreshSignIn(() => api.keys.create(name, options)));
  };
  return (
    <KeyForm title="Create a key" action="Create" name="" onSubmit={create} onClose={onClose}>
      <fieldset class="choices">
        <legend>What it may do</legend>
        {CHOICES.map(([value, name, hint]) => (
          <label key={value}>
            <input
              type="radio"
              name="scope"
              checked={scope.value === value}
              onChange={() => {
                scope.value = value;
              }}
            />
            <span>
              {name} <span class="hint own-line">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <label class="choice">
        <input
          type="checkbox"
          checked={permanentUrls.value}
          onChange={(event) => {
            permanentUrls.value = event.currentTarget.checked;
          }}
        />
        <span>
          Cards that never expire{' '}
          <span class="hint own-line">
            The key may sign cards that never expire. They work until the key is revoked. This cannot be
            changed later.
          </span>
        </span>
      </label>
    </KeyForm>
  );
}

const CHOICES = [
  [
    'sign',
    'Sign cards only',
    'For a website or a build: if it leaks, it cannot be used to read or delete anything, or to spend credits on prompts.',
  ],
  ['full', 'Everything', 'For your own programs that call the API.'],
] as const;

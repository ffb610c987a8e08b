import { useSignal } from '@preact/signals';
import type { ApiKey, CreatedKey } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { withFreshSignIn } from '../../base/fresh-sign-in.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

const GRACES = [
  [86_400, 'For 24 hours'],
  [21_600, 'For 6 hours'],
  [3_600, 'For an hour'],
  [900, 'For 15 minutes'],
  [0, 'Not at all'],
] as const;

type RotateKeyDialogProps = { apiKey: ApiKey; onCreated(key: CreatedKey): void; onClose(): void };

/** Asks how long the old key goes on before a new one takes its place. */
export function RotateKeyDialog({ apiKey, onCreated, onClose }: RotateKeyDialogProps) {
  const graceSeconds = useSignal<number>(GRACES[0][0]);
  const rotate = async (): Promise<void> => {
    const options = { graceSeconds: graceSeconds.peek() };
    onCreated(await withFreshSignIn(() => api.keys.rotate(apiKey.id, options)));
  };
  return (
    <ConfirmDialog title={`Rotate ${apiKey.name}`} action="Rotate" onConfirm={rotate} onClose={onClose}>
      <p>
        A new key with the same name and rights takes its place. When the time is over, calls with the old key
        are refused, and cards that it signed are no longer delivered: sign them again with the new one.
      </p>
      <Field id="grace" label="The old key keeps working">
        <select
          id="grace"
          value={graceSeconds.value}
          onChange={(event) => {
            graceSeconds.value = Number(event.currentTarget.value);
          }}
        >
          {GRACES.map(([seconds, text]) => (
            <option key={seconds} value={seconds}>
              {text}
            </option>
          ))}
        </select>
      </Field>
    </ConfirmDialog>
  );
}

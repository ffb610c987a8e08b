import { useSignal } from '@preact/signals';
import { question } from '../base/fresh-sign-in.ts';
import { type Refusal, toRefusal } from '../base/refusal.ts';
import type { Credentials } from '../base/session.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { describedBy, Field } from './field.tsx';

/** Asks who is there before something that whoever finds a browser left signed in must not do. */
export function FreshSignInDialog() {
  const asked = question.value;
  const isBusy = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  if (asked === undefined) return null;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get('proof'));
    isBusy.value = true;
    refusal.value = undefined;
    try {
      await asked.answer(toCredentials(text));
    } catch (error) {
      refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  const error = refusal.value?.message;
  return (
    <Dialog small title="Is it still you?" onClose={() => question.peek()?.leave()}>
      {(close) => (
        <form class="confirm" onSubmit={(event) => void submit(event)} noValidate>
          <p>
            You signed in more than ten minutes ago. Sign in again to continue; nothing you typed is lost.
          </p>
          <Field
            id="proof"
            label="API key or sign-in link"
            hint="A key of this account, or a link from: npm run admin -- sign-in-link"
            error={error}
          >
            <input
              id="proof"
              name="proof"
              type="password"
              autocomplete="current-password"
              spellcheck={false}
              placeholder="cw_…"
              {...describedBy('proof', error, true)}
            />
          </Field>
          <div class="actions">
            <Button primary type="submit" disabled={isBusy.value}>
              Sign in and continue
            </Button>
            <Button onClick={close}>Cancel</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** A whole link as it is printed, or its token, or a key. */
export function toCredentials(text: string): Credentials {
  const proof = text.trim();
  if (/^cw_/.test(proof)) return { key: proof };
  const [, token] = /#([\w-]+)$/.exec(proof) ?? [];
  return token === undefined ? { key: proof } : { link: token };
}

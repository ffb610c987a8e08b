import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { WebhookEventType } from '../../../../client/src/index.ts';
import { withFreshSignIn } from '../../base/fresh-sign-in.ts';
import { isAbout, type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EventChoices } from './event-choices.tsx';

export type WebhookDraft = { url: string; events: readonly WebhookEventType[] };

type WebhookFormProps = {
  /** Of its fields. */
  id: string;
  draft: Signal<WebhookDraft>;
  /** What its button says. */
  action: string;
  save(wanted: WebhookDraft): Promise<void>;
  onCancel?(): void;
};

/** Asks for the URL and the events of a webhook; a refusal stands at its field. */
export function WebhookForm({ id, draft, action, save, onCancel }: WebhookFormProps) {
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const { url, events } = draft.value;
  const refused = refusal.value;
  const urlError = refused && isAbout(refused, 'url') ? refused.message : undefined;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    refusal.value = undefined;
    try {
      const wanted = draft.peek();
      await withFreshSignIn(() => save({ ...wanted, url: wanted.url.trim() }));
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <form class="webhook-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        id={id}
        label="URL"
        hint="An https URL on your server. It must respond with a status from 200 to 299 within 15 seconds."
        error={urlError}
      >
        <input
          id={id}
          type="url"
          autocomplete="off"
          spellcheck={false}
          placeholder="https://example.com/webhooks/cardwright"
          value={url}
          onInput={(event) => {
            draft.value = { ...draft.peek(), url: event.currentTarget.value };
          }}
          {...describedBy(id, urlError, true)}
        />
      </Field>
      <EventChoices
        events={events}
        onChange={(next) => {
          draft.value = { ...draft.peek(), events: next };
        }}
      />
      {refused && urlError === undefined && <Notice kind="error">{refused.message}</Notice>}
      <div class="actions">
        <Button primary type="submit" disabled={isBusy.value || events.length === 0}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}

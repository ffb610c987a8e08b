import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { CreatedWebhook, WebhookEventType } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { createDraft } from '../../base/draft.ts';
import { withFreshSignIn } from '../../base/fresh-sign-in.ts';
import { isAbout, type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EventChoices } from './event-choices.tsx';

type Draft = { url: string; events: readonly WebhookEventType[] };
const EMPTY: Draft = { url: '', events: ['generation.completed', 'generation.failed'] };

/** Asks for the URL and the events of a new webhook. */
export function AddWebhookPanel({
  owner,
  onCreated,
}: {
  owner: string;
  onCreated(webhook: CreatedWebhook): void;
}) {
  const draft = useMemo(() => createDraft<Draft>(owner, 'webhook', EMPTY), [owner]);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const { url, events } = draft.value;
  const refused = refusal.value;
  const urlError = refused && isAbout(refused, 'url') ? refused.message : undefined;
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    refusal.value = undefined;
    try {
      const wanted = draft.peek();
      onCreated(await withFreshSignIn(() => api.webhooks.create(wanted.url.trim(), wanted.events)));
      draft.value = EMPTY;
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <Panel title="Add a webhook">
      <form class="webhook-form" noValidate onSubmit={(event) => void add(event)}>
        <Field
          id="webhook-url"
          label="URL"
          hint="An https URL of your server. It answers with a status from 200 to 299 within 15 seconds."
          error={urlError}
        >
          <input
            id="webhook-url"
            type="url"
            autocomplete="off"
            spellcheck={false}
            placeholder="https://example.com/webhooks/cardwright"
            value={url}
            onInput={(event) => {
              draft.value = { ...draft.peek(), url: event.currentTarget.value };
            }}
            {...describedBy('webhook-url', urlError, true)}
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
            Add the webhook
          </Button>
        </div>
      </form>
    </Panel>
  );
}

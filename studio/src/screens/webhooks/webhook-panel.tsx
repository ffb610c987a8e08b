import { useSignal } from '@preact/signals';
import type { CreatedWebhook, Webhook } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toTime } from '../../base/format.ts';
import { withFreshSignIn } from '../../base/fresh-sign-in.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';
import { EVENT_NAMES } from './event-choices.tsx';
import { type WebhookDraft, WebhookForm } from './webhook-form.tsx';

type WebhookPanelProps = {
  webhook: Webhook;
  onChange(): void;
  onRotated(webhook: CreatedWebhook): void;
};

/** A webhook: its state, what can be done with it, and what was sent. */
export function WebhookPanel({ webhook, onChange, onRotated }: WebhookPanelProps) {
  const { id, url, events, enabled, formerSecretExpiresAt } = webhook;
  const asking = useSignal<'rotate' | 'delete' | undefined>(undefined);
  const isShowing = useSignal(false);
  const isEditing = useSignal(false);
  const sent = useSignal(0);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const close = (): void => {
    asking.value = undefined;
  };
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    refusal.value = undefined;
    try {
      await work();
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
  };
  const test = () =>
    run(async () => {
      await api.webhooks.test(id);
      sent.value += 1;
      isShowing.value = true;
    });
  const setEnabled = (next: boolean) =>
    run(async () => {
      await withFreshSignIn(() => api.webhooks.update(id, { enabled: next }));
      onChange();
    });
  return (
    <Panel
      title={url}
      class="webhook"
      aside={
        <span class={`badge ${enabled && webhook.failingSince === null ? 'good' : 'bad'}`}>
          {enabled ? (webhook.failingSince === null ? 'enabled' : 'failing') : 'disabled'}
        </span>
      }
    >
      <State webhook={webhook} />
      {!isEditing.value ? (
        <ul class="bullets">
          {events.map((name) => (
            <li key={name}>{EVENT_NAMES[name]}</li>
          ))}
        </ul>
      ) : (
        <EditForm
          webhook={webhook}
          onSaved={onChange}
          onClose={() => {
            isEditing.value = false;
          }}
        />
      )}
      {formerSecretExpiresAt !== null && (
        <p class="hint">Calls are also signed with the old secret until {toTime(formerSecretExpiresAt)}.</p>
      )}
      {refusal.value && <Notice kind="error">{refusal.value.message}</Notice>}
      <div class="actions">
        <Button aria-label={`Send a test to ${url}`} disabled={!enabled} onClick={() => void test()}>
          Send a test
        </Button>
        <Button
          aria-expanded={isShowing.value}
          aria-label={`Deliveries to ${url}`}
          onClick={() => (isShowing.value = !isShowing.value)}
        >
          Deliveries
        </Button>
        <Button
          primary={!enabled}
          aria-label={`${enabled ? 'Pause' : 'Enable'} ${url}`}
          onClick={() => void setEnabled(!enabled)}
        >
          {enabled ? 'Pause' : 'Enable'}
        </Button>
        <Button
          aria-label={`Edit ${url}`}
          disabled={isEditing.value}
          onClick={() => (isEditing.value = true)}
        >
          Edit
        </Button>
        <Button aria-label={`New secret for ${url}`} onClick={() => (asking.value = 'rotate')}>
          New secret
        </Button>
        <Button icon="trash" aria-label={`Delete ${url}`} onClick={() => (asking.value = 'delete')}>
          Delete
        </Button>
      </div>
      {isShowing.value && <DeliveriesTable webhook={webhook} sent={sent.value} />}
      {asking.value === 'rotate' && (
        <ConfirmDialog
          title="Create a new secret?"
          action="Create a new secret"
          onConfirm={async () => onRotated(await withFreshSignIn(() => api.webhooks.rotate(id)))}
          onClose={close}
        >
          <p>For 24 hours, deliveries are signed with both, so that your server can switch over.</p>
        </ConfirmDialog>
      )}
      {asking.value === 'delete' && (
        <ConfirmDialog
          danger
          title="Delete this webhook?"
          action="Delete the webhook"
          onConfirm={async () => {
            await api.webhooks.delete(id);
            onChange();
          }}
          onClose={close}
        >
          <p>
            Nothing more is sent to <span class="webhook-url">{url}</span>, and its deliveries are deleted,
            including those that are still waiting.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

type EditFormProps = { webhook: Webhook; onSaved(): void; onClose(): void };

/** Asks for another URL and other events of a webhook, beginning with those that it has. */
function EditForm({ webhook: { id, url, events }, onSaved, onClose }: EditFormProps) {
  const draft = useSignal<WebhookDraft>({ url, events });
  return (
    <WebhookForm
      id={`${id}-url`}
      draft={draft}
      action="Save"
      save={async (wanted) => {
        await api.webhooks.update(id, wanted);
        onClose();
        onSaved();
      }}
      onCancel={onClose}
    />
  );
}

function State({ webhook: { disabledReason, failingSince } }: { webhook: Webhook }) {
  switch (disabledReason) {
    case 'failing':
      return (
        <Notice kind="error">
          It accepted no delivery for three days, so it was disabled. Check its deliveries, fix your server,
          and enable it: what is still pending is sent then.
        </Notice>
      );
    case 'gone':
      return (
        <Notice kind="error">
          It responded with 410 (Gone), so it was disabled. Enable it when your server is ready again.
        </Notice>
      );
    case 'owner':
      return <p class="hint">Paused: events that happen now are never sent.</p>;
    case null:
      return failingSince === null ? null : (
        <Notice kind="info">
          It has accepted no delivery since {toTime(failingSince)}. The service keeps trying for three days
          and then disables it.
        </Notice>
      );
  }
}

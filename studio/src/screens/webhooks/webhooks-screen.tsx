import { useSignal } from '@preact/signals';
import type { CreatedWebhook } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { noteWebhooks } from '../../base/disabled-webhooks.ts';
import { account } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Notice } from '../../ui/notice.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { AddWebhookPanel } from './add-webhook-panel.tsx';
import { WebhookPanel } from './webhook-panel.tsx';

/** URLs that the service calls when something happens, with what was sent to each. */
export function WebhooksScreen() {
  const created = useSignal<CreatedWebhook | undefined>(undefined);
  const {
    value: webhooks,
    refusal,
    reload,
  } = useLoad(async (signal) => {
    const found = await api.webhooks.list({ signal });
    noteWebhooks(found);
    return found;
  });
  const show = (webhook: CreatedWebhook): void => {
    created.value = webhook;
    reload();
  };
  return (
    <div class="page">
      <header class="page-head">
        <h1 tabIndex={-1}>Webhooks</h1>
        <p class="hint">
          The service calls your URL when an image is ready, fails or is deleted, and before your credits run
          out.
        </p>
      </header>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {webhooks?.map((webhook) => (
        <WebhookPanel key={webhook.id} webhook={webhook} onChange={reload} onRotated={show} />
      ))}
      {webhooks && <AddWebhookPanel owner={account.value?.id ?? ''} onCreated={show} />}
      {created.value && (
        <SecretDialog
          title="Webhook secret"
          label="Secret"
          secret={created.value.secret}
          onClose={() => (created.value = undefined)}
        >
          <p>
            Your server uses it to verify each call. It is shown only once: keep it where your server can read
            it.
          </p>
        </SecretDialog>
      )}
    </div>
  );
}

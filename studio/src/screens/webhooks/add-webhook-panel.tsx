import { useMemo } from 'preact/hooks';
import type { CreatedWebhook } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { createDraft } from '../../base/draft.ts';
import { Panel } from '../../ui/panel.tsx';
import { type WebhookDraft, WebhookForm } from './webhook-form.tsx';

const EMPTY: WebhookDraft = { url: '', events: ['generation.completed', 'generation.failed'] };

/** Asks for the URL and the events of a new webhook. */
export function AddWebhookPanel({
  owner,
  onCreated,
}: {
  owner: string;
  onCreated(webhook: CreatedWebhook): void;
}) {
  const draft = useMemo(() => createDraft<WebhookDraft>(owner, 'webhook', EMPTY), [owner]);
  return (
    <Panel title="Add a webhook">
      <WebhookForm
        id="webhook-url"
        draft={draft}
        action="Add the webhook"
        save={async ({ url, events }) => {
          onCreated(await api.webhooks.create(url, events));
          draft.value = EMPTY;
        }}
      />
    </Panel>
  );
}

import { signal } from '@preact/signals';
import type { Webhook } from '../../../client/src/index.ts';
import { api } from './api.ts';
import { noteSignedOut } from './session.ts';

/** Webhooks that the service has disabled, because nothing was accepted any more. */
export const disabledWebhooks = signal<readonly Webhook[]>([]);

/** Takes them from a list that is at hand. */
export function noteWebhooks(webhooks: readonly Webhook[]): void {
  disabledWebhooks.value = webhooks.filter(
    ({ disabledReason }) => disabledReason === 'failing' || disabledReason === 'gone',
  );
}

export async function loadDisabledWebhooks(): Promise<void> {
  try {
    noteWebhooks(await api.webhooks.list());
  } catch (error) {
    // Only told beside something else.
    noteSignedOut(error);
  }
}

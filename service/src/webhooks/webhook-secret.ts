import { createHmac, randomBytes } from 'node:crypto';
import type { Sealer } from '../base/sealing.ts';
import type { WebhooksTable } from '../stores/schema.ts';

const PREFIX = 'whsec_';
// Standard Webhooks takes 24 to 64.
const BYTES = 32;

/** A new secret: as its owner sees it, and as it is kept. */
export function createSecret(sealer: Sealer, webhookId: string): { secret: string; sealed: string } {
  const key = randomBytes(BYTES);
  return { secret: PREFIX + key.toString('base64'), sealed: sealer.seal(webhookId, key) };
}

type Sealed = Pick<WebhooksTable, 'id' | 'sealed_secret' | 'former_secret' | 'former_expires_at'>;

/** The keys that sign now, the newest first. */
export function openSecrets(sealer: Sealer, webhook: Sealed, now: Date): Buffer[] {
  const { id, sealed_secret: current, former_secret: former, former_expires_at: expiresAt } = webhook;
  const isKept = former !== null && expiresAt !== null && expiresAt > now.toISOString();
  return [current, ...(isKept ? [former] : [])].map((sealed) => sealer.open(id, sealed));
}

/** The `webhook-signature` of Standard Webhooks 1.0: one for each key, `v1,` and the HMAC-SHA256 in Base64. `timestamp` in seconds. */
export function signMessage(
  keys: readonly Uint8Array[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string {
  return keys
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ');
}

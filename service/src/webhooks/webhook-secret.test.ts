import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createSealer } from '../base/sealing.ts';
import { createSecret, openSecrets, signMessage } from './webhook-secret.ts';

const sealer = createSealer(Buffer.alloc(32, 7));
const now = new Date();
const timestamp = Math.floor(now.getTime() / 1000);
const body = '{"type":"webhook.test","data":{"prompt":"Grüße 🥐"}}';

const headersOf = (keys: readonly Uint8Array[]) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signMessage(keys, { id: 'msg_1', timestamp, body }),
});

test('what is signed holds for the library of Standard Webhooks, with the secret as it is shown', () => {
  const { secret, sealed } = createSecret(sealer, 'whk_1');
  const row = { id: 'whk_1', sealed_secret: sealed, former_secret: null, former_expires_at: null };
  const headers = headersOf(openSecrets(sealer, row, now));
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() =>
    new Webhook(secret).verify(body.replace('1', '2'), { ...headers, 'webhook-id': 'msg_2' }),
  ).toThrow();
  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
  expect(sealed).not.toContain(secret.slice('whsec_'.length, 20));
});

test('during the grace, the former secret and the new one hold; after it, the new one alone', () => {
  const [former, current] = [createSecret(sealer, 'whk_1'), createSecret(sealer, 'whk_1')];
  const row = {
    id: 'whk_1',
    sealed_secret: current.sealed,
    former_secret: former.sealed,
    former_expires_at: new Date(now.getTime() + 1).toISOString(),
  };
  const during = headersOf(openSecrets(sealer, row, now));
  for (const { secret } of [former, current]) new Webhook(secret).verify(body, during);
  const after = headersOf(openSecrets(sealer, row, new Date(now.getTime() + 1)));
  new Webhook(current.secret).verify(body, after);
  expect(() => new Webhook(former.secret).verify(body, after)).toThrow();
});

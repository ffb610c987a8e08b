import { CardwrightError } from '../cardwright-error.ts';
import type { Generation, Usage, Webhook } from '../generated/wire-types.ts';
import { concat, hmac } from '../signing/hmac.ts';
import { isEqual } from '../signing/verify-signature.ts';
import { fromWire } from '../wire-case.ts';

/** An event as a webhook gets it. `id` is the same each time that it is sent. */
export type WebhookEvent = { id: string; timestamp: string } & (
  | { type: 'generation.completed' | 'generation.failed' | 'image.deleted'; data: Generation }
  | { type: 'credits.low'; data: Usage }
  | { type: 'webhook.test'; data: Webhook }
);

/** Of a request: `Headers`, or as Node has them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Options of `verifyWebhook`. */
export interface VerifyWebhookOptions {
  /** How old, or how far in the future, a delivery may be. Default: 300. */
  toleranceSeconds?: number | undefined;
  /** Default: now. */
  now?: Date | undefined;
}

const PREFIX = 'whsec_';
const TOLERANCE_SECONDS = 300;
const encoder = new TextEncoder();

/**
 * The event of a request to a webhook, if the service signed it with the secret (Standard Webhooks 1.0). `body` must be
 * as it arrived, before any parsing. Throws `CardwrightError` with the code `webhook_invalid`: respond with 400 then.
 *
 * @example
 * const event = verifyWebhook(await request.text(), request.headers, secret);
 * if (event.type === 'generation.completed') await publish(event.data.url);
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS, now = new Date() }: VerifyWebhookOptions = {},
): WebhookEvent {
  const key = decodeSecret(secret);
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    readHeader(headers, `webhook-${name}`),
  );
  if (id === undefined || timestamp === undefined || signatures === undefined)
    throw invalid('The headers webhook-id, webhook-timestamp and webhook-signature are required.');
  const ageSeconds = now.getTime() / 1000 - Number(timestamp);
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(ageSeconds) > toleranceSeconds)
    throw invalid('webhook-timestamp is too far from the current time.');
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const expected = `v1,${toBase64(hmac(key, concat(encoder.encode(`${id}.${timestamp}.`), bytes)))}`;
  if (!signatures.split(' ').some((signature) => isEqual(signature, expected)))
    throw invalid('webhook-signature does not match: the secret is another one, or the body was changed.');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return { id, ...(fromWire(JSON.parse(text)) as Omit<WebhookEvent, 'id'>) } as WebhookEvent;
}

function decodeSecret(secret: string): Uint8Array {
  try {
    const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '';
    if (text !== '') return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    // The same mistake.
  }
  throw new CardwrightError('secret must be the secret of a webhook: whsec_ and a key in Base64.', {
    code: 'invalid_parameter',
    parameter: 'secret',
  });
}

function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([other]) => other.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : value?.[0];
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const invalid = (message: string): CardwrightError =>
  new CardwrightError(message, { code: 'webhook_invalid' });

import { Stripe } from 'stripe';
import { ServiceError } from '../base/service-error.ts';

export type WebhookEvent = { id: string; type: string; customerId: string | undefined };

// Stripe signs every attempt anew, so an older signature is a replay.
const TOLERANCE_SECONDS = 300;

/**
 * The event in the very bytes of a request, in Stripe's format, which the sandbox speaks too. Throws `invalid`
 * unless `signature`, the header `Stripe-Signature`, is the provider's and fresh.
 */
export function readWebhookEvent(
  body: Uint8Array,
  signature: string | null,
  secret: string,
  now: Date,
): WebhookEvent {
  const event = verify(body, signature, secret, now);
  const id = textAt(event, 'id');
  const type = textAt(event, 'type');
  if (id === undefined || type === undefined) throw notAnEvent();
  const object = valueAt(valueAt(event, 'data'), 'object');
  const customer = valueAt(object, 'customer');
  // An id, or the whole customer where the endpoint has it expanded.
  return { id, type, customerId: typeof customer === 'string' ? customer : textAt(customer, 'id') };
}

function verify(body: Uint8Array, signature: string | null, secret: string, now: Date): unknown {
  try {
    return Stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (cause) {
    // The library verifies before it parses, and not all that it throws for an odd header is its own error.
    if (cause instanceof SyntaxError) throw notAnEvent(cause);
    throw wrongSignature();
  }
}

/** The header of an event as its sender signs it. */
export const signWebhookEvent = (body: string, secret: string, now: Date): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
  });

const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

function textAt(value: unknown, key: string): string | undefined {
  const text = valueAt(value, key);
  return typeof text === 'string' && text !== '' && text.length <= 255 ? text : undefined;
}

// Without the library's error, which carries the whole body.
const wrongSignature = (): ServiceError =>
  new ServiceError('invalid', 'The event signature is missing, invalid, or older than five minutes.', {
    code: 'signature_invalid',
    parameter: 'Stripe-Signature',
  });

const notAnEvent = (cause?: unknown): ServiceError =>
  new ServiceError('invalid', 'The body is not a JSON event.', { code: 'invalid_json', cause });

import { Stripe } from 'stripe';
import { ServiceError } from '../../base/service-error.ts';
import { UnknownCustomerError } from '../types.ts';

const RETRY_SECONDS = 10;

/**
 * Calls Stripe and parses the response with `read`, which returns undefined for a malformed one. Throws
 * `UnknownCustomerError`, or `unavailable` for everything else, because the client is not at fault.
 */
export async function callStripe<Sent, Read>(
  call: () => Promise<Sent>,
  read: (sent: Sent) => Read | undefined,
): Promise<Read> {
  try {
    const value = read(await call());
    if (value !== undefined) return value;
  } catch (error) {
    if (isUnknownCustomer(error)) throw new UnknownCustomerError();
    throw unavailable(error);
  }
  throw unavailable(new Error('Stripe returned an unexpected response'));
}

// The parameter is `customer` where one is referred to, `id` where one is in the path.
const isUnknownCustomer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (error.param === 'customer' || error.param === 'id');

const unavailable = (error: unknown): ServiceError =>
  new ServiceError(
    'unavailable',
    'The payment provider is temporarily unavailable. Nothing was changed; try again in a moment.',
    { code: 'payment_provider_unavailable', retryAfterSeconds: RETRY_SECONDS, cause: toLoggable(error) },
  );

// Without the headers and bodies that the library hangs on its errors.
function toLoggable(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, param, statusCode, requestId, message } = error;
  return new Error(
    [type, statusCode, code, param, requestId, message].filter((part) => part !== undefined).join(' · '),
  );
}

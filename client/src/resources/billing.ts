import type { CheckoutBody, PortalBody, Redirect } from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';

/** Pages of the payment provider, or of the sandbox where none is configured. */
export interface Billing {
  /**
   * Creates a checkout page for the pro plan, or returns the one that is still open.
   *
   * @example
   * const { url } = await cardwright.billing.checkout({ successUrl: 'https://example.com/thanks' });
   */
  checkout(options?: CheckoutBody & CallOptions): Promise<Redirect>;
  /**
   * Creates a page where the customer can view, cancel or resume the subscription.
   *
   * @example
   * const { url } = await cardwright.billing.portal({ returnUrl: 'https://example.com/account' });
   */
  portal(options?: PortalBody & CallOptions): Promise<Redirect>;
}

// Asking twice changes nothing: the service gives the open checkout again.
const REQUEST = { method: 'POST', isRepeatable: true } as const;

export const createBilling = (connection: Connection): Billing => ({
  checkout: ({ successUrl, cancelUrl, signal } = {}) =>
    connection.json({
      ...REQUEST,
      path: '/api/v1/billing/checkout',
      body: { success_url: successUrl, cancel_url: cancelUrl },
      signal,
    }),
  portal: ({ returnUrl, signal } = {}) =>
    connection.json({ ...REQUEST, path: '/api/v1/billing/portal', body: { return_url: returnUrl }, signal }),
});

import type { Tracing } from '../observability/tracing.ts';
import type { PaymentProvider } from './types.ts';

/** `provider` with a span for each question to it, which tells nothing of who asks. */
export function traceProvider(provider: PaymentProvider, tracing: Tracing): PaymentProvider {
  const traced =
    <Sent extends unknown[], Result>(method: string, ask: (...sent: Sent) => Promise<Result>) =>
    (...sent: Sent): Promise<Result> =>
      tracing.span(`payment ${method}`, { 'cardwright.payment.provider': provider.name }, () => ask(...sent));
  return {
    name: provider.name,
    webhookSecret: provider.webhookSecret,
    createCustomer: traced('createCustomer', provider.createCustomer),
    openCheckout: traced('openCheckout', provider.openCheckout),
    openPortal: traced('openPortal', provider.openPortal),
    listSubscriptions: traced('listSubscriptions', provider.listSubscriptions),
    deleteCustomer: traced('deleteCustomer', provider.deleteCustomer),
  };
}

import { z } from 'zod';

const returnAddress = (what: string) =>
  z
    .string()
    .max(2048)
    .meta({ format: 'uri' })
    .optional()
    .describe(`${what} On this service's own origin, or on one that the operator allows.`);

export const checkoutRequest = z.strictObject({
  success_url: returnAddress(
    'Where the browser goes after the payment; `{CHECKOUT_SESSION_ID}` in its query stands for the id of the checkout.',
  ),
  cancel_url: returnAddress('Where the browser goes when the customer turns back.'),
});

export const portalRequest = z.strictObject({
  return_url: returnAddress('Where the browser goes from the portal.'),
});

export const redirect = z.object({
  url: z.string().meta({ format: 'uri' }).describe('Send the browser of the customer here.'),
});

/** What is read of an event; the provider sends more, and other types. */
export const webhookEvent = z.looseObject({
  id: z.string(),
  type: z.string().describe('Such as `customer.subscription.updated`; others are acknowledged and ignored.'),
  data: z.looseObject({ object: z.looseObject({}) }),
});

export const webhookReceived = z.object({ received: z.literal(true) });

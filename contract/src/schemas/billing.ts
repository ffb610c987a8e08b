import { z } from 'zod';

const returnUrl = (what: string) =>
  z
    .string()
    .max(2048)
    .meta({ format: 'uri' })
    .optional()
    .describe(`${what} Must be on this service's origin or one that the operator allows.`);

export const checkoutRequest = z.strictObject({
  success_url: returnUrl(
    'Redirect URL after the payment. `{CHECKOUT_SESSION_ID}` in its query is replaced by the id of the checkout session.',
  ),
  cancel_url: returnUrl('Redirect URL if the customer cancels.'),
});

export const portalRequest = z.strictObject({
  return_url: returnUrl('Redirect URL when the customer leaves the portal.'),
});

export const redirect = z.object({
  url: z.string().meta({ format: 'uri' }).describe("Redirect the customer's browser to this URL."),
});

/** The fields of an event that are used; the provider sends more fields, and more types. */
export const webhookEvent = z.looseObject({
  id: z.string().describe('Id of the event; repeated events are ignored.'),
  type: z
    .string()
    .describe('Such as `customer.subscription.updated`; other types are acknowledged and ignored.'),
  data: z
    .looseObject({ object: z.looseObject({}).describe('The object, as the provider describes it.') })
    .describe('What the event is about.'),
});

export const webhookReceived = z.object({ received: z.literal(true).describe('Acknowledges the event.') });

import { describe, expect, test } from 'vitest';
import { signWebhookEvent } from '../../src/billing/webhook-event.ts';
import { createStripeService, onlyOf, type StripeService, WEBHOOK_SECRET } from './support/stripe-service.ts';
import { eventObject, invoiceObject } from './support/stripe-shapes.ts';

/** A free account whose checkout was paid, and the events that Stripe has not delivered yet. */
async function createPaid(bench: StripeService) {
  const key = await bench.service.register();
  await bench.post('checkout', key);
  return { key, events: bench.stripe.pay(onlyOf(bench.stripe.sessions)) };
}

describe('an event that the provider did not sign, or not lately, changes nothing', () => {
  test.each<[string, (bench: StripeService, body: string) => [string, string | null]]>([
    ['no signature', (_, body) => [body, null]],
    ['an empty one', (_, body) => [body, '']],
    ['nonsense', (_, body) => [body, 't=,v1=,v1']],
    ['another secret', ({ clock }, body) => [body, signWebhookEvent(body, 'whsec_guess', clock.now())]],
    ['another body', ({ clock }, body) => [body.replace('cus_', 'cuz_'), sign(body, clock)]],
    ['one blank more', ({ clock }, body) => [`${body} `, sign(body, clock)]],
    ['a truncated body', ({ clock }, body) => [body.slice(0, -20), sign(body, clock)]],
    ['a later time put in', ({ clock }, body) => [body, sign(body, clock).replace(/t=\d+/, 't=1893456000')]],
    [
      'an old capture sent again',
      (bench, body) => {
        const signature = sign(body, bench.clock);
        bench.clock.advance(301_000);
        return [body, signature];
      },
    ],
  ])('%s', async (_, forge) => {
    await using bench = await createStripeService();
    const { key, events } = await createPaid(bench);
    const before = bench.stripe.requests.length;
    const response = await bench.send(...forge(bench, JSON.stringify(events[0])));
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'signature_invalid' }]);
    expect(await bench.planOf(key)).toBe('free');
    expect(bench.stripe.requests.length).toBe(before);
  });

  const sign = (body: string, clock: StripeService['clock']): string =>
    signWebhookEvent(body, WEBHOOK_SECRET, clock.now());

  test.each(['{"id":"evt_1"', '[]', 'null', '"evt"', '{}', '{"id":7,"type":"invoice.paid"}'])(
    'a body that was signed but is no event: %s',
    async (body) => {
      await using bench = await createStripeService();
      expect((await bench.send(body, sign(body, bench.clock))).status).toBe(400);
    },
  );
});

test('an event is taken once: a repeat is acknowledged without asking the provider', async () => {
  await using bench = await createStripeService();
  const { key, events } = await createPaid(bench);
  const [event] = events;
  if (event === undefined) throw new Error('no event');
  expect(await bench.deliver(event)).toBe(200);
  const asked = bench.stripe.requests.length;
  bench.clock.advance(3_600_000);
  expect(await Promise.all([bench.deliver(event), bench.deliver(event)])).toEqual([200, 200]);
  expect(bench.stripe.requests.length).toBe(asked);
  expect(await bench.planOf(key)).toBe('pro');
});

test('in any order the last state wins, not the last event', async () => {
  await using bench = await createStripeService();
  const { key, events } = await createPaid(bench);
  const subscription = onlyOf(bench.stripe.subscriptions);
  const all = [
    ...events,
    ...bench.stripe.failPayment(subscription),
    ...bench.stripe.renew(subscription),
    ...bench.stripe.end(subscription),
  ];
  // The one that says `deleted` comes first, the ones that say `active` long after.
  for (const event of all.reverse()) expect(await bench.deliver(event)).toBe(200);
  expect(await bench.planOf(key)).toBe('free');
});

test('all at once, they agree', async () => {
  await using bench = await createStripeService();
  const { key, events } = await createPaid(bench);
  const subscription = onlyOf(bench.stripe.subscriptions);
  const all = [...events, ...bench.stripe.failPayment(subscription), ...bench.stripe.renew(subscription)];
  expect(new Set(await Promise.all(all.map(bench.deliver)))).toEqual(new Set([200]));
  expect(await bench.planOf(key)).toBe('pro');
});

test('while the provider is out an event is not taken, and is when it comes again', async () => {
  await using bench = await createStripeService();
  const { key, events } = await createPaid(bench);
  const [event] = events;
  if (event === undefined) throw new Error('no event');
  bench.stripe.fault = 'down';
  expect(await bench.deliver(event)).toBe(503);
  expect(await bench.planOf(key)).toBe('free');
  bench.stripe.fault = undefined;
  expect(await bench.deliver(event)).toBe(200);
  expect(await bench.planOf(key)).toBe('pro');
});

test('events of strangers and of other types are acknowledged, and nothing is asked', async () => {
  await using bench = await createStripeService();
  const { events } = await createPaid(bench);
  const [event] = events;
  if (event === undefined) throw new Error('no event');
  const asked = bench.stripe.requests.length;
  const of = (object: unknown) => ({ ...event, data: { object } });
  expect(await bench.deliver(of({ customer: 'cus_of_another_shop' }))).toBe(200);
  expect(await bench.deliver(of({ customer: null }))).toBe(200);
  expect(await bench.deliver(of('text'))).toBe(200);
  expect(await bench.deliver({ ...event, type: 'customer.tax_id.created' })).toBe(200);
  expect(bench.stripe.requests.length).toBe(asked);
});

test('an endpoint that has the customer expanded says the same', async () => {
  await using bench = await createStripeService();
  const { key, events } = await createPaid(bench);
  const [event] = events;
  const customer = onlyOf(bench.stripe.customers);
  if (event) await bench.deliver({ ...event, data: { object: { id: 'in_1', customer } } });
  expect(await bench.planOf(key)).toBe('pro');
});

test('a plan that the operator gave stays, whatever is said of a customer who buys nothing', async () => {
  await using bench = await createStripeService({ CARDWRIGHT_SIGNUP_TOKEN: 'open-sesame' });
  const response = await bench.service.app.request('/api/v1/users', {
    method: 'POST',
    headers: { authorization: 'Bearer open-sesame', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', plan: 'pro' }),
  });
  const { api_key: key } = (await response.json()) as { api_key: string };
  await bench.post('checkout', key);
  const { id } = onlyOf(bench.stripe.customers);
  const object = invoiceObject(id, 'sub_of_something_else', 'paid', 0);
  expect(await bench.deliver(eventObject('invoice.paid', object, 0))).toBe(200);
  expect(await bench.planOf(key)).toBe('pro');
});

import { expect, test } from 'vitest';
import { call } from '../api/support/call.ts';
import { createStripeService, onlyOf } from './support/stripe-service.ts';

test('from free to pro: the plan changes when Stripe confirms, not when the checkout opens', async () => {
  await using bench = await createStripeService();
  const key = await bench.service.register();
  const { status, body } = await bench.post('checkout', key);
  expect(status).toBe(200);
  expect(await bench.planOf(key)).toBe('free');

  const session = onlyOf(bench.stripe.sessions);
  expect(session).toMatchObject({
    mode: 'subscription',
    url: body.url,
    success_url: 'https://cards.example.com/billing/thanks',
    cancel_url: 'https://cards.example.com/billing/cancelled',
  });
  expect(onlyOf(bench.stripe.customers)).toMatchObject({ id: session.customer, email: 'ada@example.com' });
  for (const event of bench.stripe.pay(session)) expect(await bench.deliver(event)).toBe(200);
  expect(await bench.planOf(key)).toBe('pro');
});

test('what was used before an upgrade stays used, and the limit is the new one at once', async () => {
  await using bench = await createStripeService({
    CARDWRIGHT_FREE_ALLOWANCE: '1',
    CARDWRIGHT_PRO_ALLOWANCE: '2',
  });
  const key = await bench.service.register();
  const generate = async () =>
    (await call(bench.service, key, 'POST', '/api/v1/generate', { prompt: 'a card' })).status;
  expect([await generate(), await generate()]).toEqual([202, 429]);
  await bench.post('checkout', key);
  for (const event of bench.stripe.pay(onlyOf(bench.stripe.sessions))) await bench.deliver(event);
  expect([await generate(), await generate()]).toEqual([202, 429]);
});

test('renewals keep pro, a failed payment keeps it while Stripe tries again, the end of trying ends it', async () => {
  await using bench = await createStripeService();
  const key = await bench.subscribe();
  const subscription = onlyOf(bench.stripe.subscriptions);
  const plans: string[] = [];
  for (const events of [
    () => bench.stripe.renew(subscription),
    () => bench.stripe.failPayment(subscription),
    () => bench.stripe.renew(subscription),
    () => bench.stripe.failPayment(subscription),
    () => bench.stripe.end(subscription),
  ]) {
    bench.clock.advance(30 * 86_400_000);
    for (const event of events()) expect(await bench.deliver(event)).toBe(200);
    plans.push(await bench.planOf(key));
  }
  expect(plans).toEqual(['pro', 'pro', 'pro', 'pro', 'free']);
});

test('a subscription that Stripe leaves unpaid is not pro, and is again once it is paid', async () => {
  await using bench = await createStripeService();
  const key = await bench.subscribe();
  const subscription = onlyOf(bench.stripe.subscriptions);
  const events = bench.stripe.failPayment(subscription);
  subscription.status = 'unpaid';
  for (const event of events) await bench.deliver(event);
  expect(await bench.planOf(key)).toBe('free');
  // It has not ended: paying it is a matter of the portal, a second one would be paid twice.
  expect(await bench.post('checkout', key)).toMatchObject({
    status: 409,
    body: { code: 'already_subscribed' },
  });
  for (const event of bench.stripe.renew(subscription)) await bench.deliver(event);
  expect(await bench.planOf(key)).toBe('pro');
});

test('cancelling keeps pro until the end of the period; resuming keeps it beyond', async () => {
  await using bench = await createStripeService();
  const key = await bench.subscribe();
  const subscription = onlyOf(bench.stripe.subscriptions);
  const plans: string[] = [];
  for (const events of [
    bench.stripe.setCancelling(subscription, true),
    bench.stripe.setCancelling(subscription, false),
    bench.stripe.renew(subscription),
    bench.stripe.setCancelling(subscription, true),
  ]) {
    for (const event of events) await bench.deliver(event);
    plans.push(await bench.planOf(key));
  }
  for (const event of bench.stripe.end(subscription)) await bench.deliver(event);
  expect([...plans, await bench.planOf(key)]).toEqual(['pro', 'pro', 'pro', 'pro', 'free']);

  // And once more from the start, as the same customer.
  await bench.post('checkout', key);
  const second = [...bench.stripe.sessions.values()].at(-1);
  if (second) for (const event of bench.stripe.pay(second)) await bench.deliver(event);
  expect(await bench.planOf(key)).toBe('pro');
  expect(bench.stripe.customers.size).toBe(1);
});

test('a checkout with other addresses, or at another price, ends the one before: never two that can be paid', async () => {
  await using bench = await createStripeService();
  const key = await bench.service.register();
  await bench.post('checkout', key);
  await bench.post('checkout', key, { success_url: 'https://cards.example.com/welcome' });
  const [first, second] = bench.stripe.sessions.values();
  expect([first?.status, second?.status]).toEqual(['expired', 'open']);
  Object.assign(second ?? {}, { metadata: { price: 'price_of_last_year' } });
  await bench.post('checkout', key, { success_url: 'https://cards.example.com/welcome' });
  expect([...bench.stripe.sessions.values()].map(({ status }) => status)).toEqual([
    'expired',
    'expired',
    'open',
  ]);
});

test('a subscription at an older price of pro is still pro; one to something else is not', async () => {
  await using bench = await createStripeService({ CARDWRIGHT_STRIPE_PRO_PRICE: 'price_new' });
  const key = await bench.subscribe();
  const subscription = onlyOf(bench.stripe.subscriptions);
  expect(await bench.planOf(key)).toBe('pro');
  subscription.metadata = {};
  for (const event of bench.stripe.renew(subscription)) await bench.deliver(event);
  expect(await bench.planOf(key)).toBe('free');
});

test('the portal opens for a customer, and for an account that never bought anything', async () => {
  await using bench = await createStripeService();
  for (const key of [await bench.subscribe(), await bench.service.register('eve@example.com')]) {
    const { status, body } = await bench.post('portal', key, { return_url: 'https://cards.example.com/me' });
    expect(status).toBe(200);
    expect(body.url).toMatch(/^https:\/\/billing\.stripe\.com\//);
  }
  expect(bench.stripe.customers.size).toBe(2);
});

test('a customer who was deleted at Stripe is made anew, and loses what was paid for there', async () => {
  await using bench = await createStripeService();
  const key = await bench.subscribe();
  bench.stripe.customers.clear();
  for (const event of bench.stripe.end(onlyOf(bench.stripe.subscriptions))) await bench.deliver(event);
  expect(await bench.planOf(key)).toBe('free');
  expect((await bench.post('checkout', key)).status).toBe(200);
  expect((await bench.post('portal', key)).status).toBe(200);
  expect(bench.stripe.customers.size).toBe(1);
});

test('a plan whose event was lost is mended by the next checkout', async () => {
  await using bench = await createStripeService();
  const key = await bench.service.register();
  await bench.post('checkout', key);
  bench.stripe.pay(onlyOf(bench.stripe.sessions));
  expect(await bench.planOf(key)).toBe('free');
  expect((await bench.post('checkout', key)).status).toBe(409);
  expect(await bench.planOf(key)).toBe('pro');
});

test('pro is not given away where it is sold, except to the holder of the sign-up token', async () => {
  await using open = await createStripeService();
  const body = JSON.stringify({ email: 'ada@example.com', plan: 'pro' });
  const headers = { 'content-type': 'application/json' };
  const refused = await open.service.app.request('/api/v1/users', { method: 'POST', headers, body });
  expect([refused.status, await refused.json()]).toMatchObject([400, { parameter: 'plan' }]);

  await using closed = await createStripeService({ CARDWRIGHT_SIGNUP_TOKEN: 'open-sesame' });
  const granted = await closed.service.app.request('/api/v1/users', {
    method: 'POST',
    headers: { ...headers, authorization: 'Bearer open-sesame' },
    body,
  });
  expect([granted.status, await granted.json()]).toMatchObject([201, { plan: 'pro' }]);
});

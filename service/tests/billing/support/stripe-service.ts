import { patientMs } from '../../../../tests/support/machine-speed.ts';
import { signWebhookEvent } from '../../../src/billing/webhook-event.ts';
import { call } from '../../api/support/call.ts';
import { createTestService, type OwnService } from '../../api/support/test-service.ts';
import { createStripeServer, type StripeEvent, type StripeServer } from './stripe-server.ts';

export const WEBHOOK_SECRET = 'whsec_of_a_test';

export const STRIPE_SETTINGS = {
  CARDWRIGHT_STRIPE_SECRET_KEY: 'sk_test_abc',
  CARDWRIGHT_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  CARDWRIGHT_STRIPE_PRO_PRICE: 'price_pro',
  CARDWRIGHT_BASE_URL: 'https://cards.example.com',
};

export type StripeService = AsyncDisposable & {
  service: OwnService;
  stripe: StripeServer;
  clock: { now(): Date; advance(ms: number): void };
  post(path: string, key: string, body?: object): Promise<{ status: number; body: Record<string, string> }>;
  /** Sends what Stripe would, signed now. Gives the status. */
  deliver(event: StripeEvent): Promise<number>;
  /** Sends bytes with a header of the test's making. */
  send(body: string | Uint8Array<ArrayBuffer>, signature: string | null): Promise<Response>;
  planOf(key: string): Promise<string>;
  /** The whole way to pro; gives the key. */
  subscribe(email?: string): Promise<string>;
};

/** The real service with the Stripe provider, on a server of the test's own that may take `timeoutMs`. */
export async function createStripeService(
  environment: Record<string, string> = {},
  timeoutMs = patientMs(10_000),
): Promise<StripeService> {
  let now = Date.parse('2026-11-15T12:00:00.000Z');
  const clock = {
    now: () => new Date(now),
    advance: (ms: number) => {
      now += ms;
    },
  };
  const stripe = await createStripeServer(clock.now);
  const service = await createTestService(
    { ...STRIPE_SETTINGS, ...environment },
    { clock, stripeServer: { host: '127.0.0.1', port: stripe.port, protocol: 'http', timeoutMs } },
  );
  const json = { 'content-type': 'application/json' };

  const post: StripeService['post'] = async (path, key, body) => {
    const response = await service.app.request(`/api/v1/billing/${path}`, {
      method: 'POST',
      headers: { 'x-api-key': key, ...(body && json) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const send: StripeService['send'] = async (body, signature) =>
    service.app.request('/api/v1/billing/webhook', {
      method: 'POST',
      headers: { ...json, ...(signature !== null && { 'stripe-signature': signature }) },
      body,
    });
  const deliver: StripeService['deliver'] = async (event) => {
    const body = JSON.stringify(event);
    return (await send(body, signWebhookEvent(body, WEBHOOK_SECRET, clock.now()))).status;
  };

  return {
    service,
    stripe,
    clock,
    post,
    send,
    deliver,
    planOf: async (key) => {
      const response = await call(service, key, 'GET', '/api/v1/dashboard');
      return ((await response.json()) as { plan: string }).plan;
    },
    subscribe: async (email = 'ada@example.com') => {
      const key = await service.register(email);
      const { body } = await post('checkout', key);
      const session = [...stripe.sessions.values()].find(({ url }) => url === body.url);
      if (session === undefined) throw new Error('the checkout is not one of Stripe');
      for (const event of stripe.pay(session)) await deliver(event);
      return key;
    },
    async [Symbol.asyncDispose]() {
      await service.stop();
      await service[Symbol.asyncDispose]();
      await stripe[Symbol.asyncDispose]();
    },
  };
}

/** The one subscription, session or customer that there is. */
export function onlyOf<Kept>(kept: Map<string, Kept>): Kept {
  const [only, ...more] = kept.values();
  if (only === undefined || more.length > 0) throw new Error(`there are ${kept.size}, not one`);
  return only;
}

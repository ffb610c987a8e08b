import { describe, expect, test } from 'vitest';
import { call } from '../api/support/call.ts';
import { createTestService, type TestService } from '../api/support/test-service.ts';

const DAY_MS = 86_400_000;

/** A browser's view of one account: posts, follows nothing by itself. */
async function createVisitor(environment: Record<string, string> = {}) {
  let now = Date.parse('2026-11-15T12:00:00.000Z');
  const clock = { now: () => new Date(now) };
  const service = await createTestService(environment, { clock });
  const key = await service.register();
  const open = async (what: string, body: object = {}): Promise<string> => {
    const response = await call(service, key, 'POST', `/api/v1/billing/${what}`, body);
    const { url } = (await response.json()) as { url: string };
    return url.replace('http://localhost:0', '');
  };
  return {
    service,
    key,
    open,
    advance: (ms: number) => {
      now += ms;
    },
    get: async (path: string) => {
      const response = await service.app.request(path);
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    submit: async (path: string, field: string) => {
      const response = await service.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: field,
      });
      return {
        status: response.status,
        location: response.headers.get('location'),
        text: await response.text(),
      };
    },
    plan: () => readPlan(service, key),
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

async function readPlan(service: TestService, key: string): Promise<string> {
  const response = await call(service, key, 'GET', '/api/v1/dashboard');
  return ((await response.json()) as { plan: string }).plan;
}

describe('the checkout', () => {
  test('every page says that no money moves, has no script and asks for nothing of a real card', async () => {
    await using visitor = await createVisitor();
    const checkout = await visitor.open('checkout');
    const portal = await visitor.open('portal');
    for (const path of [checkout, portal]) {
      const { status, headers, text } = await visitor.get(path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(text).toContain('No money is charged');
      expect(text).not.toMatch(/<script|\son\w+=|https?:\/\/(?!localhost:0)/);
      expect(text).not.toMatch(/<input(?! type="radio")/);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  test('a card that works leads to pro and back to the client, with the id of the checkout', async () => {
    await using visitor = await createVisitor();
    const checkout = await visitor.open('checkout', {
      success_url: 'http://localhost:0/welcome?checkout={CHECKOUT_SESSION_ID}',
    });
    const { status, location } = await visitor.submit(checkout, 'card=works');
    expect([status, location]).toEqual([
      303,
      `http://localhost:0/welcome?checkout=${checkout.split('/').at(-1)}`,
    ]);
    expect(await visitor.plan()).toBe('pro');
    // The button pressed twice.
    expect((await visitor.submit(checkout, 'card=works')).status).toBe(303);
    expect((await visitor.service.count()).sandbox_subscriptions).toBe(1);
    expect((await visitor.get(checkout)).text).toContain('Already paid');
  });

  test('two checkouts in two tabs: the older one has ended, and only one subscription comes of many clicks', async () => {
    await using visitor = await createVisitor();
    const older = await visitor.open('checkout');
    const newer = await visitor.open('checkout', { cancel_url: 'http://localhost:0/' });
    expect((await visitor.get(older)).status).toBe(410);
    const clicks = await Promise.all(
      [newer, older, newer, newer].map((path) => visitor.submit(path, 'card=works')),
    );
    expect(clicks.map(({ status }) => status)).toEqual([303, 410, 303, 303]);
    expect((await visitor.service.count()).sandbox_subscriptions).toBe(1);
  });

  test('a checkout ends after a day', async () => {
    await using visitor = await createVisitor();
    const checkout = await visitor.open('checkout');
    visitor.advance(DAY_MS);
    expect((await visitor.submit(checkout, 'card=works')).status).toBe(410);
    expect(await visitor.plan()).toBe('free');
    expect(await visitor.open('checkout')).not.toBe(checkout);
  });

  test('the way back leads to the address that the client named, on an allowed origin', async () => {
    await using visitor = await createVisitor({
      CARDWRIGHT_BILLING_RETURN_ORIGINS: 'https://shop.example.com',
    });
    const checkout = await visitor.open('checkout', {
      success_url: 'https://shop.example.com/yes',
      cancel_url: 'https://shop.example.com/no?a=1&b="2"',
    });
    const { text, headers } = await visitor.get(checkout);
    expect(text).toContain('href="https://shop.example.com/no?a=1&amp;b=%222%22"');
    // Browsers hold the redirect that answers a form to this policy too.
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example.com;");
    expect((await visitor.submit(checkout, 'card=works')).location).toBe('https://shop.example.com/yes');
  });

  test.each(['card=gold', '', 'kard=works', 'card=declined%00', '{"card":"works"}'])(
    'a form that is not ours is refused: %s',
    async (body) => {
      await using visitor = await createVisitor();
      const checkout = await visitor.open('checkout');
      expect((await visitor.submit(checkout, body)).status).toBe(400);
      expect(await visitor.plan()).toBe('free');
    },
  );

  test.each(['checkout', 'portal'])('an unknown address of a %s is not found', async (what) => {
    await using visitor = await createVisitor();
    expect((await visitor.get(`/billing/sandbox/${what}/nobody`)).status).toBe(404);
    const field = what === 'checkout' ? 'card=works' : 'action=cancel';
    expect((await visitor.submit(`/billing/sandbox/${what}/nobody`, field)).status).toBe(404);
    const wrongMethod = await visitor.service.app.request(`/billing/sandbox/${what}/x`, { method: 'DELETE' });
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  });
});

describe('the portal', () => {
  const subscribed = async () => {
    const visitor = await createVisitor();
    await visitor.submit(await visitor.open('checkout'), 'card=works');
    const portal = await visitor.open('portal', { return_url: 'http://localhost:0/me' });
    const act = async (action: string): Promise<string> => {
      expect(await visitor.submit(portal, `action=${action}`)).toMatchObject({
        status: 303,
        location: portal,
      });
      return (await visitor.get(portal)).text;
    };
    return { ...visitor, portal, act };
  };

  test('cancelling keeps pro until the end of the month, then it is free', async () => {
    await using visitor = await subscribed();
    expect(await visitor.act('cancel')).toContain('Pro ends on <time datetime="2026-12-15');
    expect(await visitor.plan()).toBe('pro');
    expect(await visitor.act('end-period')).toContain('There is no subscription to manage');
    expect(await visitor.plan()).toBe('free');
    await visitor.submit(await visitor.open('checkout'), 'card=works');
    expect(await visitor.plan()).toBe('pro');
  });

  test('a payment that fails keeps pro for another try, and ends it when that fails too', async () => {
    await using visitor = await subscribed();
    await visitor.act('card-declined');
    expect(await visitor.act('end-period')).toContain('Payment failed');
    expect(await visitor.plan()).toBe('pro');
    await visitor.act('end-period');
    expect(await visitor.plan()).toBe('free');
  });

  test('opens without a subscription, ends after an hour, and does nothing to what has ended', async () => {
    await using visitor = await createVisitor();
    const portal = await visitor.open('portal');
    expect((await visitor.get(portal)).text).toContain('There is no subscription to manage');
    expect((await visitor.submit(portal, 'action=resume')).status).toBe(303);
    expect((await visitor.submit(portal, 'action=give-me-pro')).status).toBe(400);
    visitor.advance(3_600_000);
    expect((await visitor.get(portal)).status).toBe(404);
    expect((await visitor.submit(portal, 'action=resume')).status).toBe(404);
    expect(await visitor.plan()).toBe('free');
  });
});

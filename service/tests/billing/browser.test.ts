import { describe, expect, test } from 'vitest';
import { shareBrowser } from '../../../tests/support/open-browser.ts';
import { createTestService } from '../api/support/test-service.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

// From free to pro and back in the sandbox, as a customer does it: without a mouse, and without script.

const ALLOWANCES = { CARDWRIGHT_FREE_ALLOWANCE: '3', CARDWRIGHT_PRO_ALLOWANCE: '40' };
const FREE = { plan: 'free', plan_limit: 3 };
const PRO = { plan: 'pro', plan_limit: 40 };

async function openShop(visitor: Visitor) {
  const service = await createTestService(ALLOWANCES);
  await service.start();
  const key = await service.register();
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${service.baseUrl()}/api/v1${path}`, {
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    /** What the interface says of the account: its plan, its limit and what was used. */
    account: async () => {
      const { plan, plan_limit, credits_used } = (await call('/dashboard')).body;
      return { plan, plan_limit, credits_used };
    },
    generate: async () => (await call('/generate', { prompt: 'a card', width: 256, height: 256 })).status,
    open: async (what: 'checkout' | 'portal') => {
      const { body } = await call(`/billing/${what}`, {});
      await visitor.page.goto(String(body.url));
    },
    checkoutStatus: async () => (await call('/billing/checkout', {})).status,
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

// WCAG 2.2, 2.5.8.
const LEAST_TARGET_PX = 24;

describe.each([
  { hand: 'keyboard', tags: [] },
  { hand: 'finger', tags: ['deep'] },
] as const)('by $hand', ({ hand, tags }) => {
  test('a checkout, a renewal, a payment that fails, a cancellation taken back, and one that stays', {
    tags: [...tags],
  }, async () => {
    const visitor = await openVisitor(await shareBrowser(), hand);
    await using shop = await openShop(visitor);
    const { page } = visitor;
    const see = async (name: string, words: string): Promise<void> => {
      await expect.poll(() => page.locator('main').innerText()).toContain(words);
      expect(await page.locator('.sandbox-mark').innerText()).toContain('No money is charged');
      const { overflow, smallest } = await visitor.measure();
      expect(overflow).toBe(0);
      expect(smallest).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
      await visitor.picture(name);
    };
    expect([await shop.generate(), await shop.account()]).toEqual([202, { ...FREE, credits_used: 1 }]);

    await shop.open('checkout');
    await see('checkout', 'Subscribe to Pro');
    await visitor.choose('A card that is declined');
    await visitor.activate('Subscribe');
    await see('declined', 'The card was declined');
    expect(await shop.account()).toMatchObject(FREE);
    await visitor.choose('A card that works');
    await visitor.activate('Subscribe');
    expect(new URL(page.url()).pathname).toBe('/billing/thanks');
    await visitor.picture('thanks');
    expect(await shop.account()).toEqual({ ...PRO, credits_used: 1 });
    for (let times = 0; times < 4; times++) expect(await shop.generate()).toBe(202);
    expect(await shop.checkoutStatus()).toBe(409);

    await shop.open('portal');
    await see('portal', 'The next payment is on');
    const nextPayment = () => page.locator('time').getAttribute('datetime');
    const first = String(await nextPayment());
    await visitor.activate('Jump to the end of the month');
    await see('renewed', 'The next payment is on');
    const weeks = (Date.parse(String(await nextPayment())) - Date.parse(first)) / (7 * 86_400_000);
    expect(weeks).toBeGreaterThanOrEqual(4);
    expect(await shop.account()).toEqual({ ...PRO, credits_used: 5 });

    await visitor.activate('Let the next payment fail');
    await visitor.activate('Jump to the end of the month');
    await see('payment-failed', 'The last payment failed');
    expect(await shop.account()).toMatchObject(PRO);
    await visitor.activate('Pay with a card that works');
    await see('paid-again', 'The next payment is on');
    expect(await shop.account()).toMatchObject(PRO);

    await visitor.activate('Cancel Pro');
    await see('cancelled', 'Pro ends on');
    expect(await shop.account()).toMatchObject(PRO);
    await visitor.activate('Keep Pro');
    await see('resumed', 'The next payment is on');
    await visitor.activate('Cancel Pro');
    await visitor.activate('Jump to the end of the month');
    await see('ended', 'There is no subscription to manage');
    expect(await shop.account()).toEqual({ ...FREE, credits_used: 5 });
    expect(await shop.generate()).toBe(429);

    await shop.open('checkout');
    await visitor.activate('Go back without buying');
    expect(new URL(page.url()).pathname).toBe('/billing/cancelled');
    await visitor.picture('went-back');
    expect(await shop.account()).toMatchObject(FREE);
  });
});

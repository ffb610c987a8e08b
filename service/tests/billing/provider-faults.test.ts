import { expect, test } from 'vitest';
import { createStripeService } from './support/stripe-service.ts';

/** The one that is slow is not waited for as long as others may take on a busy machine. */
const benchFor = (fault: string) => createStripeService({}, fault === 'slow' ? 1_000 : undefined);

const FAULTS = ['down', 'slow', 'html', 'another-shape', 'server-error', 'wrong-key'] as const;

test.each(FAULTS)(
  'checkout and portal answer 503 while the provider is out (%s), and nothing is kept',
  async (fault) => {
    await using bench = await benchFor(fault);
    const key = await bench.service.register();
    bench.stripe.fault = fault;
    for (const path of ['checkout', 'portal']) {
      const { status, body } = await bench.post(path, key);
      expect([status, body.code]).toEqual([503, 'payment_provider_unavailable']);
    }
    expect(await bench.planOf(key)).toBe('free');
    bench.stripe.fault = undefined;
    expect((await bench.post('checkout', key)).status).toBe(200);
    expect(bench.stripe.customers.size).toBe(1);
  },
);

test('neither an answer nor a line of the log has the secret key or the signing secret', async () => {
  await using bench = await benchFor('slow');
  const key = await bench.subscribe();
  const answers: string[] = [];
  for (const fault of FAULTS) {
    bench.stripe.fault = fault;
    answers.push(JSON.stringify(await bench.post('portal', key)));
  }
  for (const text of [...answers, bench.service.logText()]) {
    expect(text).not.toContain('sk_test_abc');
    expect(text).not.toContain('whsec_');
    expect(text).not.toContain(key);
  }
});

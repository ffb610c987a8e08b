import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ServiceError } from '../base/service-error.ts';
import { createRateLimits, type RateLimitHeaders, type RateLimitSubject } from './rate-limit.ts';

const SETTINGS = {
  signupLimit: 2,
  freeGenerateLimit: 2,
  proGenerateLimit: 4,
  previewLimit: 5,
  inspectLimit: 10,
  helperLimit: 3,
  requestLimit: 1000,
};

function createClient(settings: Partial<typeof SETTINGS> = {}) {
  const limits = createRateLimits({ ...SETTINGS, ...settings });
  /** The result, or the error code of the refusal, and the headers. */
  return async (subject: RateLimitSubject, respond: () => Promise<unknown> = async () => 'served') => {
    let headers: RateLimitHeaders = {};
    const outcome = await limits
      .enforce(
        subject,
        (sent) => {
          headers = sent;
        },
        respond,
      )
      .catch((error: ServiceError) => error.code);
    return { outcome, headers };
  };
}

const prompt = (key: string, plan: 'free' | 'pro' = 'free'): RateLimitSubject => ({
  name: 'generate',
  key,
  plan,
});

test('each client has its own count under each policy', async () => {
  const send = createClient();
  for (const left of [1, 0]) {
    const { outcome, headers } = await send(prompt('ada'));
    expect([outcome, headers['RateLimit-Policy']]).toEqual(['served', '"generate";q=2;w=60']);
    expect(headers.RateLimit).toMatch(new RegExp(`^"generate";r=${left};t=(60|59)$`));
  }
  expect((await send(prompt('ada'))).outcome).toBe('rate_limited');
  expect((await send(prompt('eve'))).outcome).toBe('served');
  expect((await send({ name: 'helpers', key: 'ada', plan: 'free' })).outcome).toBe('served');
});

test('a new plan counts at once, with what was sent before', async () => {
  const send = createClient();
  for (let i = 0; i < 3; i += 1) await send(prompt('ada'));
  const { outcome, headers } = await send(prompt('ada', 'pro'));
  expect([outcome, headers['RateLimit-Policy']]).toEqual(['served', '"generate";q=4;w=60']);
  expect(headers.RateLimit).toMatch(/r=0;/);
  expect((await send(prompt('ada', 'pro'))).outcome).toBe('rate_limited');
});

test('a failed request counts like any other; a malformed sign-up does not count', async () => {
  const send = createClient();
  const failing = (kind: 'invalid' | 'conflict') => async () => {
    throw new ServiceError(kind, 'No.', { code: kind });
  };
  const from = (name: 'signup' | 'generate'): RateLimitSubject => ({ name, key: 'ada', plan: 'free' });
  expect((await send(from('generate'), failing('invalid'))).headers.RateLimit).toMatch(/r=1;/);
  for (let i = 0; i < 5; i += 1)
    expect((await send(from('signup'), failing('invalid'))).headers.RateLimit).toMatch(/r=2;/);
  expect((await send(from('signup'), failing('conflict'))).headers.RateLimit).toMatch(/r=1;/);
  expect((await send(from('signup'))).outcome).toBe('served');
  expect((await send(from('signup'), failing('invalid'))).outcome).toBe('rate_limited');
});

test('malformed sign-ups have a limit of their own, which costs others and other requests nothing', async () => {
  const malformed = async () => {
    throw new ServiceError('too-large', 'No.', { code: 'body_too_large' });
  };
  const signup = (key: string): RateLimitSubject => ({ name: 'signup', key, plan: 'free' });
  const sendMalformed = async (send: ReturnType<typeof createClient>, count: number) => {
    for (let i = 0; i < count; i += 1)
      expect((await send(signup('ada'), malformed)).outcome).toBe('body_too_large');
    return send;
  };
  // Of an address that many may register from.
  await sendMalformed(createClient({ signupLimit: 100 }), 101);
  const send = await sendMalformed(createClient(), 61);
  expect((await send(signup('ada'))).outcome).toBe('rate_limited');
  expect((await send(signup('eve'))).outcome).toBe('served');
  expect((await send(prompt('ada'))).outcome).toBe('served');
});

test('of any number of concurrent requests, exactly the quota is served', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.constantFrom('free', 'pro'), async (count, plan) => {
      const send = createClient();
      const outcomes = await Promise.all(Array.from({ length: count }, () => send(prompt('ada', plan))));
      const served = outcomes.filter(({ outcome }) => outcome === 'served').length;
      expect(served).toBe(Math.min(count, plan === 'free' ? 2 : 4));
    }),
    { numRuns: 50 },
  );
});

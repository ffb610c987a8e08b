import { describe, expect } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

const TOKEN = 'sesame-open-please';

describeOperation('registerUser', (api) => {
  describe('201', () => {
    test('the key authenticates, the address is trimmed and lower-cased, the plan is free', async () => {
      await using service = await shareService();
      const { status, body } = await api(service, { body: { email: '  Ada@Example.COM ' } });
      expect([status, body.email, body.plan]).toEqual([201, 'ada@example.com', 'free']);
      const me = await call(service, body.api_key, 'GET', '/api/v1/users/me');
      expect(await me.json()).toMatchObject({ id: body.id, credits_used: 0 });
    });

    test.each([
      ['Ada+news@Example.COM', 'ada+news@example.com'],
      ['用户@例子.广告', '用户@例子.广告'],
      ['jose\u0301@B\u00dcCHER.example', 'jos\u00e9@bücher.example'],
    ])('%s is kept as %s, and is another account than its like', async (email, kept) => {
      await using service = await shareService();
      expect((await api(service, { body: { email: 'ada@example.com' } })).status).toBe(201);
      const { status, body } = await api(service, { body: { email } });
      expect([status, body.email]).toEqual([201, kept]);
      expect((await api(service, { body: { email: ` ${email.toUpperCase()} ` } })).status).toBe(409);
    });

    test('pro is honoured while nobody sells it', async ({ service }) => {
      const { body } = await api(service, { body: { email: 'a@example.com', plan: 'pro' } });
      expect(body.plan).toBe('pro');
    });

    test("with the operator's token, beyond the limit for strangers", async () => {
      await using service = await createTestService({
        CARDWRIGHT_SIGNUP_TOKEN: TOKEN,
        CARDWRIGHT_SIGNUP_LIMIT: '1',
      });
      for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
        expect((await api(service, { key: TOKEN, body: { email } })).status).toBe(201);
    });
  });

  describe('400', () => {
    test.each([
      ['email', {}],
      ['email', { email: 'ada' }],
      ['email', { email: 'a b@example.com' }],
      ['email', { email: `${'x'.repeat(300)}@example.com` }],
      ['plan', { email: 'ada@example.com', plan: 'gold' }],
    ])('naming %s for %j', async (parameter, body) => {
      await using service = await shareService();
      const answered = await api(service, { body });
      expect([answered.status, answered.body.parameter]).toEqual([400, parameter]);
      expect((await service.count()).accounts).toBe(0);
    });

    test('a mistyped address does not count against the limit', async () => {
      await using service = await createTestService({ CARDWRIGHT_SIGNUP_LIMIT: '1' });
      for (let i = 0; i < 3; i += 1) await api(service, { body: { email: 'ada@' } });
      expect((await api(service, { body: { email: 'ada@example.com' } })).status).toBe(201);
    });
  });

  test.each<[string, Record<string, string>]>([
    ['none', {}],
    ['a wrong one', { authorization: 'Bearer sesame' }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['the other header', { 'x-api-key': TOKEN }],
  ])("401 where the operator's token is wanted: %s", async (_, headers) => {
    await using service = await shareService({ CARDWRIGHT_SIGNUP_TOKEN: TOKEN });
    const answered = await api(service, { headers, body: { email: 'ada@example.com' } });
    expect([answered.status, answered.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await service.count()).accounts).toBe(0);
  });

  test('409 for an address that is taken, however it is written', async ({ service }) => {
    await service.register('ada@example.com');
    const { status, body } = await api(service, { body: { email: ' ADA@example.com' } });
    expect([status, body.code, body.parameter]).toEqual([409, 'email_taken', 'email']);
    expect((await service.count()).accounts).toBe(1);
  });

  test('429: after as many accounts an hour as the operator allows', async () => {
    await using service = await createTestService({ CARDWRIGHT_SIGNUP_LIMIT: '2' });
    await service.register('a@example.com');
    await service.register('b@example.com');
    const { status, headers, body } = await api(service, { body: { email: 'c@example.com' } });
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('ratelimit-policy')).toBe('"signup";q=2;w=3600');
    expect(headers.get('ratelimit')).toMatch(/^"signup";r=0;t=\d+$/);
    expect((await service.count()).accounts).toBe(2);
  });
});

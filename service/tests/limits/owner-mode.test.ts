import { expect, test } from 'vitest';
import { createTestService, FROM_HERE, type TestService } from '../api/support/test-service.ts';

const OWNER = { CARDWRIGHT_MODE: 'owner' };

const register = async (
  service: TestService,
  email: string,
  env: object | undefined = FROM_HERE,
  headers: Record<string, string> = {},
) => {
  const response = await service.app.request(
    '/api/v1/users',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email }),
    },
    env,
  );
  return { status: response.status, body: (await response.json()) as { error: string; code: string } };
};
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test("the first account is that of the service's own machine, and only one of many at once is the first", async () => {
  await using service = await createTestService(OWNER);
  const emails = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];
  const answers = await Promise.all(emails.map((email) => register(service, email)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  for (const env of [FROM_HERE, from('203.0.113.9')]) {
    const { status, body } = await register(service, 'e@example.com', env);
    expect([status, body.code]).toEqual([409, 'signup_closed']);
    expect(body.error).toContain('npm run admin -- keys create');
  }
  expect((await service.count()).accounts).toBe(1);
});

test('whoever posts first from elsewhere, or through a proxy, gets no account', async () => {
  await using service = await createTestService(OWNER);
  const tries = [
    register(service, 'a@example.com', from('203.0.113.9')),
    register(service, 'a@example.com', from('2001:db8::1')),
    register(service, 'a@example.com', FROM_HERE, { 'x-forwarded-for': '203.0.113.9' }),
    register(service, 'a@example.com', FROM_HERE, { via: '1.1 proxy' }),
  ];
  for (const { status, body } of await Promise.all(tries)) {
    expect([status, body.code]).toEqual([401, 'unauthorized']);
    expect(body.error).toContain('Open the link that it printed');
  }
  expect((await service.count()).accounts).toBe(0);
});

test('the sign-up token makes the first account from anywhere', async () => {
  await using service = await createTestService({
    ...OWNER,
    CARDWRIGHT_SIGNUP_TOKEN: 'a-token-of-the-operator',
  });
  const authorization = 'Bearer a-token-of-the-operator';
  expect((await register(service, 'a@example.com', from('203.0.113.9'))).status).toBe(401);
  const { status } = await register(service, 'a@example.com', from('203.0.113.9'), { authorization });
  expect(status).toBe(201);
});

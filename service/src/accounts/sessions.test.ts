import { expect, test } from 'vitest';
import { createSealer } from '../base/sealing.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { createSessions } from './sessions.ts';

test('of an account that signs in again and again, the latest hundred sessions are kept', async () => {
  const database = await createTestDatabase();
  let now = Date.parse('2026-11-28T12:00:00.000Z');
  const sessions = createSessions({
    database,
    sealer: createSealer(Buffer.alloc(32, 1)),
    clock: { now: () => new Date(now) },
    accounts: { authenticate: async () => undefined },
    ownerMode: false,
  });
  const signIn = async (): Promise<string> => {
    now += 1000;
    return (await sessions.openWithEmail('ada@example.com', 'a program', { signUp: true })) ?? '';
  };
  const first = await signIn();
  for (let at = 1; at < 100; at += 1) await signIn();
  expect(await sessions.authenticate(first)).toMatchObject({ keyId: 'session' });
  const last = await signIn();
  expect(await sessions.list(last)).toHaveLength(100);
  await expect(sessions.authenticate(first)).rejects.toMatchObject({ code: 'signed_out' });
  await database.destroy();
});

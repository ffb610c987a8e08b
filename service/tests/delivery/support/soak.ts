import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pino from 'pino';
import { expect } from 'vitest';
import { call } from '../../api/support/call.ts';
import { type DeliveryService, startDeliveryService } from './delivery-service.ts';
import { createSeededRandom, type Random, signCard, spoil } from './soak-traffic.ts';

const AT_A_TIME = 24;
const ACCOUNTS = 4;
const NEW_SHARE = 0.3;
const INVALID_SHARE = 0.1;
// Cards that are asked for again: more than memory holds, so that the store is asked too.
const RECENT = 2000;
const MEGABYTE = 1024 * 1024;

/** An account with a master key for the API and a key that signs, until it is revoked. */
type Signer = { master: string; key: string; keyId: string; revoked: string[]; drawn: number; poor: boolean };

async function createKey(service: DeliveryService, master: string): Promise<{ key: string; keyId: string }> {
  const response = await call(service, master, 'POST', '/api/v1/dashboard/keys', { name: 'signs' });
  const { id, key } = (await response.json()) as { id: string; key: string };
  return { key, keyId: id };
}

async function register(service: DeliveryService, at: number): Promise<Signer> {
  const poor = at === ACCOUNTS - 1;
  const master = await service.register(`${at}@example.com`, poor ? 'free' : 'pro');
  return { master, ...(await createKey(service, master)), revoked: [], drawn: 0, poor };
}

async function replaceKey(service: DeliveryService, signer: Signer): Promise<void> {
  const { key, keyId, master } = signer;
  Object.assign(signer, await createKey(service, master));
  const response = await call(service, master, 'DELETE', `/api/v1/dashboard/keys/${keyId}`);
  expect(response.status).toBe(200);
  // From here on every request with it must be refused.
  signer.revoked.push(key);
}

/** Bytes that are really in use, while nothing runs. */
async function measureMemory(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What native code holds is let go of by finalizers, which run after a collection.
  for (let round = 0; round < 3; round++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** So many mixed requests end with exact accounts, flat memory and no answer that blames the server. */
export async function soak(requests: number): Promise<void> {
  const stretch = requests / 10;
  const revocationEvery = requests / 40;
  const allowance = requests / 100;
  await using service = await startDeliveryService(
    {
      CARDWRIGHT_FREE_ALLOWANCE: String(allowance),
      CARDWRIGHT_PRO_ALLOWANCE: '100000',
      CARDWRIGHT_CARD_MEMORY_MB: '4',
      CARDWRIGHT_CARD_STORE_MB: '16',
    },
    { log: pino({ level: 'silent' }) },
  );
  const random = createSeededRandom(20261121);
  const signers = await Promise.all(Array.from({ length: ACCOUNTS }, (_, at) => register(service, at)));
  const tags = new Map<string, string>();
  const drawn: string[] = [];
  const statuses = new Map<number, number>();
  const memory: number[] = [];
  let sent = 0;

  async function fire(at: number): Promise<void> {
    const signer = pick(signers, random);
    const { key, revoked, poor } = signer;
    const dice = random();
    const isNew = dice < NEW_SHARE || drawn.length === 0;
    const title = isNew ? `card-${at}` : pick(drawn.slice(-RECENT), random);
    if (dice > 1 - INVALID_SHARE) {
      const gone = random() < 0.3 ? revoked.at(-1) : undefined;
      const { target, status } = gone
        ? { target: signCard(gone, title), status: 403 }
        : spoil(key, title, random);
      const answer = await service.client.get(target);
      // The key may have been revoked while the request was on its way.
      if (answer.status !== status) expect([answer.status, revoked.includes(key)]).toEqual([403, true]);
      return count(answer.status);
    }
    const answer = await service.client.get(signCard(key, title));
    count(answer.status);
    if (answer.status === 403) return expect(revoked).toContain(key);
    if (answer.status === 402) return expect(poor).toBe(true);
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe(tags.get(title) ?? answer.headers.etag);
    if (!tags.has(title)) drawn.push(title);
    tags.set(title, answer.headers.etag ?? '');
    if (answer.headers['x-cached'] === 'false') signer.drawn += 1;
  }
  const count = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);

  async function work(until: number): Promise<void> {
    while (sent < until) {
      sent += 1;
      const at = sent;
      if (at % revocationEvery === 0) await replaceKey(service, pick(signers, random));
      await fire(at);
    }
  }
  for (let until = stretch; until <= requests; until += stretch) {
    await Promise.all(Array.from({ length: AT_A_TIME }, () => work(until)));
    if (until === requests / 2 || until === requests) memory.push(await measureMemory());
  }

  expect([...statuses.values()].reduce((sum, n) => sum + n, 0)).toBe(requests);
  expect([...statuses.keys()].filter((status) => ![200, 400, 402, 403].includes(status))).toEqual([]);
  for (const status of [200, 400, 402, 403])
    expect(statuses.get(status), String(status)).toBeGreaterThan(requests / 200);

  // Each answer that says a card was drawn was one credit of its account, and nothing else was.
  const used = await Promise.all(signers.map(({ master }) => service.creditsUsed(master)));
  expect(used).toEqual(signers.map((signer) => signer.drawn));
  const credits = used.reduce((sum, n) => sum + n, 0);
  expect((await service.count()).credit_entries).toBe(credits);
  expect(used.at(-1)).toBe(allowance);
  expect(credits).toBeGreaterThan(requests * NEW_SHARE * 0.7);
  // Renders that raced for the poor account's last credit and lost it were thrown away.
  expect(service.renders() - credits).toBeLessThan(AT_A_TIME);

  // What may still grow in the second half is the memory of addresses, which is given 16 MB.
  const [half = 0, late = 0] = memory;
  expect((late - half) / MEGABYTE).toBeLessThan(16);
}

const pick = <T>(list: readonly T[], random: Random): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

import { setImmediate as turn } from 'node:timers/promises';
import type { GenerationBody } from '@cardwright/contract';
import { expect } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { createPooledEngine, type PooledEngine } from '../../src/drawing/create-pooled-engine.ts';
import { createTestService } from '../api/support/test-service.ts';

export const SCRIPT = new URL('../../src/drawing/test-worker.fixture.ts', import.meta.url);
export const WORKERS = 2;
const ACCOUNTS = ['ada@example.com', 'bob@example.com'];
const AT_A_TIME = 3;
export const LIMITS = Object.fromEntries(
  ['FREE_ALLOWANCE', 'FREE_GENERATE_LIMIT', 'PREVIEW_LIMIT', 'REQUEST_LIMIT'].map((name) => [
    `CARDWRIGHT_${name}`,
    '100000',
  ]),
);

/** Kills so many workers under load. Nothing may be lost or charged twice, and nobody may get an error. */
export async function killWorkers(kills: number): Promise<void> {
  const struck = new Set<unknown>();
  let ended = 0;
  const endedOver: (string | undefined)[] = [];
  const engine = await createPooledEngine({
    script: SCRIPT,
    size: WORKERS,
    cardWorkers: 1,
    stuckMs: 0,
    onWorkerEnded: ({ job }) => {
      ended += 1;
      endedOver.push(job?.method);
    },
  });
  await using closing = new AsyncDisposableStack();
  closing.defer(() => engine.close());
  await using service = await createTestService(
    { CARDWRIGHT_RENDER_CONCURRENCY: String(WORKERS), ...LIMITS },
    { engine },
  );
  const post = (path: string, key: string, body: object) =>
    service.app.request(`/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key, prefer: 'wait=60' },
      body: JSON.stringify(body),
    });
  const read = async (key: string, id: string): Promise<GenerationBody> => {
    const response = await service.app.request(`/api/v1/generate/${id}`, { headers: { 'x-api-key': key } });
    return (await response.json()) as GenerationBody;
  };

  const keys = await Promise.all(ACCOUNTS.map((email) => service.register(email)));
  let isOver = false;
  const statuses = new Set<number>();
  const accepted = new Map<string, string[]>(keys.map((key) => [key, []]));
  const clients = keys.flatMap((key, account) => [
    ...Array.from({ length: AT_A_TIME }, async (_, client) => {
      for (let i = 0; !isOver; i++) {
        // The size is read from the prompt, so that both a question and a drawing are under way.
        const answer = await post('/generate', key, {
          prompt: `linger ${account} ${client} ${i}`,
          height: 256,
        });
        statuses.add(answer.status);
        accepted.get(key)?.push(((await answer.json()) as GenerationBody).id);
      }
    }),
    (async () => {
      for (let i = 0; !isOver; i++) {
        const { path, query } = signTarget(key, '/i/og_standard', { title: `linger ${account} ${i}` });
        statuses.add((await service.app.request(`${path}?${query}`)).status);
        await turn();
      }
    })(),
  ]);
  for (let kill = 0; kill < kills; kill++) {
    while (!(await strike(engine, struck))) await turn();
    await expect.poll(() => ended).toBe(kill + 1);
  }
  isOver = true;
  await Promise.all(clients);

  // Both kinds of workers were hit.
  expect(new Set(endedOver)).toEqual(new Set(['compose', 'renderCard']));
  expect([...statuses].filter((status) => ![200, 201, 202].includes(status))).toEqual([]);
  for (const key of keys) {
    const ids = accepted.get(key) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      await expect.poll(async () => (await read(key, id)).completed_at).not.toBeNull();
      const generation = await read(key, id);
      expect(generation).toMatchObject({ status: 'completed', credits_used: 1 });
      expect((await service.app.request(new URL(generation.url ?? '').pathname)).status).toBe(200);
    }
  }
  const { credit_entries: entries = 0, cards = 0 } = await service.count();
  const generated = [...accepted.values()].flat().length;
  expect(entries).toBeGreaterThanOrEqual(kills);
  // One for every image, and one for every card that was drawn.
  expect(entries).toBe(generated + cards);
}

/**
 * Kills a worker in the middle of a generation or a card, none twice: that would be its end. False when there is none now.
 */
async function strike(engine: PooledEngine, struck: Set<unknown>): Promise<boolean> {
  const targets = (): { pid: number | undefined; target: unknown }[] =>
    engine.workers().flatMap(({ pid, call, subject }) => {
      // A card that is tried elsewhere is the same call.
      const target = subject ?? (call?.method === 'renderCard' ? call : undefined);
      return target === undefined || struck.has(target) ? [] : [{ pid, target }];
    });
  const candidates = targets();
  const worker = candidates[Math.floor(Math.random() * candidates.length)];
  if (worker?.pid === undefined) return false;
  process.kill(worker.pid, 'SIGSTOP');
  // Whatever it has said before is read now; from here on it says nothing.
  for (let i = 0; i < 3; i++) await turn();
  const now = targets().find(({ pid }) => pid === worker.pid);
  if (now) struck.add(now.target);
  process.kill(worker.pid, now ? 'SIGKILL' : 'SIGCONT');
  return now !== undefined;
}

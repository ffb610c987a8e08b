import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ServiceError } from '../base/service-error.ts';
import { createPaintEngine, paint, readPng } from './paint-engine.fixture.ts';
import { addAccount, createTestBench, promptOf, readBalance, type TestBench } from './test-bench.fixture.ts';
import type { Generation } from './types.ts';

const LONG_MS = 300_000;
const painter = createPaintEngine();

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.close());

const submit = (prompt = 'a red fox'): Promise<Generation> =>
  bench.generations.submit(bench.caller, promptOf(prompt));

const statusOf = async (id: string): Promise<string> =>
  (await bench.generations.get(bench.caller.accountId, id)).status;

const jobs = () => bench.database.selectFrom('jobs').selectAll().execute();

/** Resolves when `condition` holds; the test's own time limit ends it when that never comes. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 2));
}

const balanceOf = (used: number) => ({ used, entries: used, live: used });

describe('a worker', () => {
  test('draws what was submitted, keeps the image and says what is missing in it', async () => {
    bench.generations.start();
    const { id } = await submit();
    const generation = await bench.generations.waitFor(id, LONG_MS);
    expect(generation).toMatchObject({
      status: 'completed',
      warnings: [{ code: 'not_drawn', message: 'no fox was painted', words: ['fox'] }],
      creditsUsed: 1,
    });
    const [, token] = /^\/images\/([a-z2-9]{32})\.png$/.exec(generation.imagePath ?? '') ?? [];
    const image = await bench.generations.findImage(token ?? '', 'png');
    expect(Buffer.compare(image?.bytes ?? Buffer.alloc(0), paint(generation))).toBe(0);
    expect(readPng(image?.bytes ?? Buffer.alloc(0))).toEqual({ width: 256, height: 256 });
    expect(await jobs()).toEqual([]);
  });

  test('is woken by a submit: nothing waits for the next look at the queue', async () => {
    bench.generations.start();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { id } = await submit();
    // The bench looks by itself once a minute only.
    expect((await bench.generations.waitFor(id, LONG_MS)).status).toBe('completed');
  });

  test('finds by itself what another process enqueued', async () => {
    const polling = bench.restart({ settings: { pollMs: 10 } });
    polling.start();
    const { id } = await submit();
    await until(async () => (await statusOf(id)) === 'completed');
  });

  test('draws no more at a time than its setting says, and 100 submits at once all end well', async () => {
    let now = 0;
    let most = 0;
    // The first ones wait for each other, however long a claim takes.
    const full = Promise.withResolvers<void>();
    const busy = bench.restart({
      settings: { concurrency: 3, queueLimit: 200, allowances: { free: 100, pro: 100 } },
      engine: {
        compose: async (request, signal) => {
          most = Math.max(most, ++now);
          if (now === 3) full.resolve();
          try {
            await full.promise;
            return await painter.compose(request, signal);
          } finally {
            now--;
          }
        },
      },
    });
    busy.start();
    const submits = Array.from({ length: 120 }, (_, i) => busy.submit(bench.caller, promptOf(`card ${i}`)));
    const settled = await Promise.allSettled(submits);
    const accepted = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const reasons = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(accepted).toHaveLength(100);
    expect(reasons).toEqual(Array(20).fill('credit_limit_reached'));
    const ended = await Promise.all(accepted.map(({ id }) => busy.waitFor(id, LONG_MS)));
    expect(ended.filter(({ status }) => status !== 'completed')).toEqual([]);
    expect(most).toBe(3);
    expect(await readBalance(bench.database, bench.caller.accountId)).toEqual(balanceOf(100));
  });
});

test('accounts: take turns: whoever submits two hundred delays the one image of another by one', async () => {
  const order: string[] = [];
  const single = bench.restart({
    settings: { concurrency: 1, queueLimit: 300, allowances: { free: 300, pro: 300 } },
    engine: {
      compose: async (request, signal) => {
        order.push(request.prompt ?? '');
        return await painter.compose(request, signal);
      },
    },
  });
  const other = await addAccount(bench.database);
  const flood = await Promise.all(
    Array.from({ length: 200 }, () => single.submit(bench.caller, promptOf('flood'))),
  );
  const one = await single.submit(other, promptOf('one'));
  single.start();
  expect((await single.waitFor(one.id, LONG_MS)).status).toBe('completed');
  expect(order.indexOf('one')).toBeLessThanOrEqual(1);
  // Meanwhile the flood is being drawn: the next of another waits for one of it at most.
  const before = order.length;
  const next = await single.submit(other, promptOf('next'));
  expect((await single.waitFor(next.id, LONG_MS)).status).toBe('completed');
  // Those drawn until the submit was written, and one more.
  expect(order.indexOf('next')).toBeGreaterThanOrEqual(before);
  expect(order.slice(order.indexOf('one') + 1, order.indexOf('next')).every((p) => p === 'flood')).toBe(true);
  expect((await single.get(bench.caller.accountId, flood.at(-1)?.id ?? '')).status).toBe('pending');
});

describe('an attempt that fails', () => {
  test('is repeated after a pause, and the generation stays processing until then', async () => {
    let attempts = 0;
    const flaky = bench.restart({
      settings: { pollMs: 5 },
      engine: {
        compose: (request) => {
          if (++attempts < 3) throw new Error('out of luck');
          return painter.compose(request);
        },
      },
    });
    const { id } = await submit();
    flaky.start();
    await until(async () => (await jobs())[0]?.attempts === 1 && (await jobs())[0]?.lease_token === null);
    expect(await statusOf(id)).toBe('processing');
    const [job] = await jobs();
    // 500 ms, three quarters of it at this chance.
    expect(Date.parse(job?.run_at ?? '') - bench.clock.now().getTime()).toBe(375);
    bench.clock.advance(374);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(attempts).toBe(1);
    bench.clock.advance(1);
    await until(() => attempts === 2);
    await until(async () => (await jobs())[0]?.lease_token === null);
    bench.clock.advance(750);
    expect((await flaky.waitFor(id, LONG_MS)).status).toBe('completed');
    expect(await readBalance(bench.database, bench.caller.accountId)).toEqual(balanceOf(1));
  });

  test('for the last time fails the generation and gives the credit back, once, and tells no secret', async () => {
    const broken = bench.restart({
      settings: { maxAttempts: 2, pollMs: 5 },
      engine: { compose: () => Promise.reject(new Error('SELECT /var/lib/secret')) },
    });
    const { id } = await submit();
    broken.start();
    await until(async () => (await jobs())[0]?.attempts === 1 && (await jobs())[0]?.lease_token === null);
    bench.clock.advance(1_000);
    const generation = await broken.waitFor(id, LONG_MS);
    expect(generation).toMatchObject({ status: 'failed', imagePath: null, creditsUsed: 0 });
    expect(generation.error).toContain('could not be drawn');
    expect(generation.error).not.toContain('secret');
    expect(generation.completedAt).not.toBeNull();
    expect(await readBalance(bench.database, bench.caller.accountId)).toEqual(balanceOf(0));
    expect(await jobs()).toEqual([]);
  });

  test('in the next month gives the credit back to the month that paid it', async () => {
    const { id } = await submit();
    await submit('another');
    bench.clock.set('2026-12-02T00:00:00.000Z');
    const broken = bench.restart({
      settings: { maxAttempts: 1 },
      engine: {
        compose: (request) =>
          request.prompt === 'another' ? painter.compose(request) : Promise.reject(new Error('no')),
      },
    });
    broken.start();
    await broken.waitFor(id, LONG_MS);
    const periods = await bench.database.selectFrom('usage_periods').select(['period', 'used']).execute();
    expect(periods).toEqual([{ period: '2026-11', used: 1 }]);
  });

  test('for a reason in the request is not repeated, and the user reads the reason', async () => {
    const refusing = bench.restart({
      engine: {
        compose: () =>
          Promise.reject(
            new ServiceError('invalid', 'The design document names no color.', {
              code: 'invalid_parameter',
            }),
          ),
      },
    });
    const { id } = await submit();
    refusing.start();
    const generation = await refusing.waitFor(id, LONG_MS);
    expect(generation.error).toBe('The design document names no color. The credit was refunded.');
    expect(await readBalance(bench.database, bench.caller.accountId)).toEqual(balanceOf(0));
  });

  test('because the disk is gone completes once there is one again, and not before the image is kept', async () => {
    await bench.removeImages();
    const { id } = await submit();
    bench.generations.start();
    await until(async () => (await jobs())[0]?.attempts === 1 && (await jobs())[0]?.lease_token === null);
    expect(await statusOf(id)).toBe('processing');
    await bench.replaceDisk();
    bench.clock.advance(5_000);
    await submit('a wake');
    const { imagePath } = await bench.generations.waitFor(id, LONG_MS);
    expect(await bench.generations.findImage(imagePath?.split(/[/.]/)[2] ?? '', 'png')).toBeDefined();
  });

  test('by taking too long is abandoned, also when the engine does not listen', async () => {
    const hanging = bench.restart({
      settings: { renderTimeoutMs: 20, maxAttempts: 1 },
      engine: { compose: () => new Promise(() => {}) },
    });
    const { id } = await submit();
    hanging.start();
    expect((await hanging.waitFor(id, LONG_MS)).error).toContain('timed out');
  });

  test('does not hold up the others', async () => {
    const picky = bench.restart({
      settings: { concurrency: 1 },
      engine: {
        compose: (request) =>
          request.prompt === 'bad' ? Promise.reject(new Error('no')) : painter.compose(request),
      },
    });
    const bad = await submit('bad');
    bench.clock.advance(1);
    const good = await submit('good');
    picky.start();
    expect((await picky.waitFor(good.id, LONG_MS)).status).toBe('completed');
    expect(await statusOf(bad.id)).toBe('processing');
  });
});

describe('a lease', () => {
  test('that another worker took over makes the late image of the first one worthless', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const slow = bench.restart({
      settings: { concurrency: 1 },
      engine: {
        compose: async (request) => {
          started.resolve();
          await gate.promise;
          return await painter.compose({ ...request, seed: 1 });
        },
      },
    });
    const { id } = await submit();
    slow.start();
    await started.promise;
    bench.clock.advance(31_000);
    const second = bench.restart({ settings: { soleWorker: false } });
    second.start();
    const completed = await second.waitFor(id, LONG_MS);
    gate.resolve();
    await slow.drain();
    expect(await bench.generations.get(bench.caller.accountId, id)).toEqual(completed);
    expect(await readBalance(bench.database, bench.caller.accountId)).toEqual(balanceOf(1));
  });

  test('is prolonged while the worker lives', async () => {
    const gate = Promise.withResolvers<void>();
    const slow = bench.restart({
      settings: { leaseMs: 30 },
      engine: {
        compose: async (request) => {
          await gate.promise;
          return await painter.compose(request);
        },
      },
    });
    const { id } = await submit();
    slow.start();
    await until(async () => (await jobs())[0]?.lease_token !== null);
    bench.clock.advance(1_000);
    const later = new Date(bench.clock.now().getTime() + 30).toISOString();
    await until(async () => (await jobs())[0]?.lease_expires_at === later);
    gate.resolve();
    expect((await slow.waitFor(id, LONG_MS)).status).toBe('completed');
  });

  test('left by a crash is taken up at once by the only worker there is', async () => {
    const dead = bench.restart({
      settings: { drainGraceMs: 0, concurrency: 1 },
      engine: { compose: () => new Promise(() => {}) },
    });
    const { id } = await submit();
    dead.start();
    await until(async () => (await jobs())[0]?.lease_token !== null);
    bench.generations.start();
    expect((await bench.generations.waitFor(id, LONG_MS)).status).toBe('completed');
  });

  test('whose worker dies every time ends in a failure with the credit given back', async () => {
    const { id } = await submit();
    await bench.database.updateTable('jobs').set({ attempts: 5 }).execute();
    bench.generations.start();
    expect((await bench.generations.waitFor(id, LONG_MS)).status).toBe('failed');
    expect(await readBalance(bench.database, bench.caller.accountId)).toEqual(balanceOf(0));
  });
});

describe('a drain', () => {
  test('lets a running render end and claims nothing more', async () => {
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    const slow = bench.restart({
      settings: { concurrency: 1 },
      engine: {
        compose: async (request) => {
          begun.push(request.prompt ?? '');
          await gate.promise;
          return await painter.compose(request);
        },
      },
    });
    const first = await submit('first');
    const second = await submit('second');
    slow.start();
    await until(() => begun.length === 1);
    const drained = slow.drain();
    gate.resolve();
    await drained;
    expect(await statusOf(first.id)).toBe(begun[0] === 'first' ? 'completed' : 'pending');
    expect(await statusOf(second.id)).toBe(begun[0] === 'first' ? 'pending' : 'completed');
    expect(begun).toHaveLength(1);
  });

  test('gives back what does not end in time, uncounted, and the next start draws it', async () => {
    const stuck = bench.restart({
      settings: { drainGraceMs: 10 },
      engine: { compose: () => new Promise(() => {}) },
    });
    const { id } = await submit();
    stuck.start();
    await until(async () => (await statusOf(id)) === 'processing');
    await stuck.drain();
    expect(await jobs()).toMatchObject([{ attempts: 0, lease_token: null, lease_expires_at: null }]);
    bench.generations.start();
    expect((await bench.generations.waitFor(id, LONG_MS)).status).toBe('completed');
  });
});

describe('waiting', () => {
  test('ends at its time with the generation as it stands', async () => {
    const { id } = await submit();
    expect((await bench.generations.waitFor(id, 5)).status).toBe('pending');
    expect((await bench.generations.waitFor(id, 0)).status).toBe('pending');
  });

  test('ends when the caller goes away', async () => {
    const { id } = await submit();
    const gone = new AbortController();
    const waiting = bench.generations.waitFor(id, 50_000, gone.signal);
    gone.abort();
    expect((await waiting).status).toBe('pending');
    expect((await bench.generations.waitFor(id, 50_000, gone.signal)).status).toBe('pending');
  });

  test('for a finished one does not wait', async () => {
    bench.generations.start();
    const { id } = await submit();
    await bench.generations.waitFor(id, LONG_MS);
    expect((await bench.generations.waitFor(id, 50_000)).status).toBe('completed');
  });

  test('for none is not found', async () => {
    await expect(bench.generations.waitFor('gen_none', 10)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createPooledEngine,
  type PooledEngine,
  type PooledEngineOptions,
} from '../../src/drawing/create-pooled-engine.ts';
import type { Turn } from '../../src/drawing/drawing-engine.ts';
import { createWorkerPool } from '../../src/drawing/worker-pool.ts';
import { startWorkerProcess } from '../../src/drawing/worker-process.ts';
import { paint } from '../../src/generations/paint-engine.fixture.ts';

const SCRIPT = new URL('../../src/drawing/test-worker.fixture.ts', import.meta.url);
const SIZE = { width: 64, height: 64, format: 'png' } as const;

let directory: string;
let engines: PooledEngine[];
let ends: { job: unknown; signal: string | null; code: number | null }[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cardwright-pool-'));
  engines = [];
  ends = [];
});
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  rmSync(directory, { recursive: true, force: true });
});

async function open(options: Partial<PooledEngineOptions> = {}): Promise<PooledEngine> {
  const engine = await createPooledEngine({
    script: SCRIPT,
    size: 1,
    stuckMs: 0,
    onWorkerEnded: (end) => ends.push(end),
    ...options,
  });
  engines.push(engine);
  return engine;
}

const draw = (engine: PooledEngine, prompt: string, turn?: Turn, signal?: AbortSignal) =>
  engine.compose({ ...SIZE, prompt }, signal, turn);

/** A prompt whose drawing ends when `release` is called. */
function gate(name: string) {
  const path = join(directory, name);
  return { prompt: `wait ${path}`, release: () => writeFileSync(path, '') };
}

const isDrawing = (engine: PooledEngine, prompt: string): boolean =>
  engine.workers().some(({ call }) => call?.method === 'compose' && call.args[0].prompt === prompt);

const begun = (engine: PooledEngine, prompt: string) =>
  expect.poll(() => isDrawing(engine, prompt)).toBe(true);

const settled = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => error);

describe('a call', () => {
  test('gives the same bytes and data as on this thread', async () => {
    const engine = await open();
    const { bytes, ...rest } = await draw(engine, 'Hold fast');
    expect(Buffer.from(bytes)).toEqual(Buffer.from(paint({ ...SIZE, prompt: 'Hold fast' })));
    expect(rest).toMatchObject({ reader: 'built-in', width: 64, quality: { passed: true } });
    expect(await engine.platformSize('instagram')).toEqual({ width: 1080, height: 1080 });
    expect(await engine.platformSize('none')).toBeUndefined();
    expect((await engine.read('Hold fast')).brief.blocks).toEqual([{ role: 'title', text: 'Hold fast' }]);
  });

  test('that fails has the name and code of its error, and costs no worker', async () => {
    const engine = await open();
    expect(await settled(draw(engine, 'fail'))).toMatchObject({
      name: 'DiskError',
      code: 'ENOSPC',
      message: 'no space',
    });
    const [worker] = engine.workers();
    await draw(engine, 'next');
    expect(engine.workers()[0]?.pid).toBe(worker?.pid);
  });

  test('whose arguments are no data is refused, and the worker goes on', async () => {
    const engine = await open();
    const brand = { name: () => 'a function' } as never;
    await expect(engine.compose({ ...SIZE, prompt: 'x', brand })).rejects.toThrow('could not be cloned');
    await draw(engine, 'next');
    expect(ends).toEqual([]);
  });
});

describe('a worker', () => {
  test('that was started before the pool draws for it', async () => {
    const first = startWorkerProcess({ script: SCRIPT });
    const engine = await open({ first });
    engine.warm();
    await draw(engine, 'Hold fast');
    expect(engine.workers().map(({ pid }) => pid)).toEqual([first.pid]);
  });

  test('keeps what V8 compiled for the next one, though it is killed', async () => {
    vi.stubEnv('NODE_COMPILE_CACHE', directory);
    const engine = await open();
    engine.warm();
    vi.unstubAllEnvs();
    await draw(engine, 'Hold fast');
    const compiled = () => readdirSync(directory, { recursive: true, withFileTypes: true });
    await expect.poll(() => compiled().some((entry) => entry.isFile())).toBe(true);
  });
});

test('order: the urgent goes first; one account’s thousand delay another’s picture or preview by one picture', async () => {
  const engine = await open();
  const first = gate('first');
  const order: string[] = [];
  const add = (name: string, turn: Turn) => draw(engine, name, turn).then(() => order.push(name));
  const blocking = draw(engine, first.prompt);
  await begun(engine, first.prompt);
  const all = [
    ...Array.from({ length: 1000 }, (_, i) => add(`ada ${i}`, { owner: 'ada' })),
    add('preview', { owner: 'cy', priority: 'preview' }),
    add('bob', { owner: 'bob' }),
    engine.platformSize('instagram', { owner: 'dan' }).then(() => order.push('question')),
    add('card', { owner: 'eve', priority: 'card' }),
  ];
  first.release();
  await blocking;
  await Promise.all(all);
  expect(order.slice(0, 6)).toEqual(['card', 'question', 'ada 0', 'preview', 'bob', 'ada 1']);
  expect(order).toHaveLength(1004);
});

describe('an abort', () => {
  test('of a waiting call takes it out of the queue', async () => {
    const engine = await open();
    const first = gate('first');
    const controller = new AbortController();
    const blocking = draw(engine, first.prompt);
    const waiting = settled(draw(engine, 'spin', undefined, controller.signal));
    const reason = new Error('gone');
    controller.abort(reason);
    expect(await waiting).toBe(reason);
    first.release();
    await blocking;
    // The next would never come if the aborted one had begun.
    await draw(engine, 'next');
    expect(ends).toEqual([]);
  });

  test('of a running call frees its worker, which stays', async () => {
    const engine = await open();
    const controller = new AbortController();
    const running = settled(draw(engine, 'sleep', undefined, controller.signal));
    await begun(engine, 'sleep');
    const [worker] = engine.workers();
    controller.abort();
    expect(await running).toMatchObject({ name: 'AbortError' });
    await draw(engine, 'next');
    expect(engine.workers().map(({ pid }) => pid)).toEqual([worker?.pid]);
    expect(ends).toEqual([]);
  });

  test('of a call that does not stop ends its worker, and nobody else notices', async () => {
    const engine = await open({ abortGraceMs: 1 });
    for (const prompt of ['ignore', 'spin']) {
      const controller = new AbortController();
      const running = settled(draw(engine, prompt, undefined, controller.signal));
      await begun(engine, prompt);
      controller.abort();
      expect(await running).toMatchObject({ name: 'AbortError' });
      await draw(engine, 'next');
    }
    expect(ends).toEqual([]);
  });

  test('is told with what its worker spent on it, unless it waited only', async () => {
    const given: { owner: string; ms: number }[] = [];
    const pool = createWorkerPool({
      program: { script: SCRIPT },
      size: 1,
      stuckMs: 0,
      abortGraceMs: 1,
      onGivenUp: ({ owner, ms }) => given.push({ owner, ms }),
    });
    try {
      const run = (prompt: string, owner: string, signal: AbortSignal) =>
        settled(
          pool.run({ method: 'compose', args: [{ ...SIZE, prompt }] }, { priority: 'card', owner }, signal),
        );
      const [spinning, waiting] = [new AbortController(), new AbortController()];
      const both = [run('spin', 'ada', spinning.signal), run('next', 'bob', waiting.signal)];
      await expect.poll(() => pool.workers()[0]?.call).toBeDefined();
      waiting.abort();
      spinning.abort();
      await Promise.all(both);
      expect(given).toEqual([{ owner: 'ada', ms: expect.any(Number) }]);
      await run('kill', 'cy', new AbortController().signal);
      expect(given.map(({ owner }) => owner)).toEqual(['ada', 'cy', 'cy']);
    } finally {
      await pool.close();
    }
  });
});

describe('a worker that ends', () => {
  test('is replaced, and its job is done elsewhere', async () => {
    const engine = await open();
    const first = gate('first');
    const drawing = draw(engine, first.prompt);
    await begun(engine, first.prompt);
    const pid = engine.workers()[0]?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    first.release();
    expect((await drawing).width).toBe(64);
    expect(ends).toEqual([
      { pid, code: null, signal: 'SIGKILL', job: { method: 'compose', subject: undefined } },
    ]);
    expect(engine.workers()[0]?.pid).not.toBe(pid);
  });

  test('while it has no job is replaced when there is one', async () => {
    const engine = await open();
    await draw(engine, 'first');
    process.kill(engine.workers()[0]?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => ends).toHaveLength(1);
    await draw(engine, 'next');
  });

  const TWICE = 'twice over one job (%s): that one fails, and those beside and behind it are drawn';
  test.each([
    ['kill', { signal: 'SIGSEGV' }],
    ['exit', { code: 0 }],
  ])(TWICE, expectOthersDrawn);
  test.each([['exhaust', { signal: 'SIGABRT' }]])(TWICE, { tags: 'deep' }, expectOthersDrawn);

  async function expectOthersDrawn(prompt: string, end: object): Promise<void> {
    const engine = await open({ size: 2 });
    const others = Promise.all(
      Array.from({ length: 20 }, (_, i) => draw(engine, `card ${i}`, { owner: 'bob' })),
    );
    const killer = settled(draw(engine, prompt, { owner: 'ada', subject: 'gen_1' }));
    expect(await killer).toMatchObject({ kind: 'unavailable', code: 'drawing_crashed' });
    expect(await others).toHaveLength(20);
    expect(ends).toMatchObject([end, end]);
    expect(ends.map(({ job }) => job)).toEqual(Array(2).fill({ method: 'compose', subject: 'gen_1' }));
  }

  test('because it does not come to an end counts as crashed', async () => {
    const engine = await open({ stuckMs: 200 });
    expect(await settled(draw(engine, 'spin'))).toMatchObject({ code: 'drawing_crashed' });
    expect(ends).toMatchObject([{ signal: 'SIGKILL' }, { signal: 'SIGKILL' }]);
  });

  test.runIf(process.platform === 'linux')(
    'is not one that the machine is too busy to run',
    { tags: 'deep' },
    async () => {
      const engine = await open({ stuckMs: 500 });
      const first = gate('first');
      const drawing = draw(engine, first.prompt);
      await begun(engine, first.prompt);
      const pid = engine.workers()[0]?.pid ?? 0;
      process.kill(pid, 'SIGSTOP');
      await sleep(1200);
      process.kill(pid, 'SIGCONT');
      first.release();
      expect((await drawing).width).toBe(64);
      expect(ends).toEqual([]);
    },
  );

  test('although it uses no processor is ended in the end', { tags: 'deep' }, async () => {
    const engine = await open({ stuckMs: 20 });
    expect(await settled(draw(engine, 'ignore'))).toMatchObject({ code: 'drawing_crashed' });
  });
});

describe('workers', () => {
  test('are started when there is work, up to the size, and idle ones but one are let go', async () => {
    const engine = await open({ size: 3, keepIdleMs: 1 });
    expect(engine.workers()).toEqual([]);
    engine.warm();
    expect(engine.workers()).toHaveLength(1);
    const gates = ['a', 'b', 'c', 'd'].map(gate);
    const all = gates.map(({ prompt }) => draw(engine, prompt));
    await expect.poll(() => engine.workers().filter(({ call }) => call)).toHaveLength(3);
    expect(engine.workers()).toHaveLength(3);
    for (const { release } of gates) release();
    await Promise.all(all);
    await expect.poll(() => engine.workers()).toHaveLength(1);
    expect(ends).toEqual([]);
  });

  test('that cannot start are tried again, and their jobs keep their deadline', async () => {
    const engine = await open({ script: new URL('file:///nowhere.ts') });
    const deadline = new AbortController();
    const drawing = settled(draw(engine, 'x', undefined, deadline.signal));
    await expect.poll(() => ends.length).toBeGreaterThan(1);
    deadline.abort(new DOMException('late', 'TimeoutError'));
    expect(await drawing).toMatchObject({ name: 'TimeoutError' });
  });

  test('end with the pool, which refuses what waits and what comes', async () => {
    const engine = await open();
    const running = settled(draw(engine, 'spin'));
    await begun(engine, 'spin');
    const waiting = settled(draw(engine, 'next'));
    const [worker] = engine.workers();
    await engine.close();
    for (const refused of [running, waiting, settled(draw(engine, 'late'))])
      expect(await refused).toMatchObject({ kind: 'unavailable', code: 'shutting_down' });
    expect(() => process.kill(worker?.pid ?? 0, 0)).toThrow('ESRCH');
  });
});

describe('a large image', () => {
  const LARGE = { width: 2048, height: 2048, format: 'png' } as const;
  const drawLarge = (engine: PooledEngine, prompt: string, owner: string) =>
    engine.compose({ ...LARGE, prompt }, undefined, { owner });

  test('waits for the one before, and lets smaller ones pass', async () => {
    const engine = await open({ size: 2, largeAtOnce: 1 });
    const [one, two] = [gate('one'), gate('two')];
    const first = drawLarge(engine, one.prompt, 'ada');
    await begun(engine, one.prompt);
    const second = drawLarge(engine, two.prompt, 'bob');
    await draw(engine, 'small', { owner: 'cy' });
    expect(isDrawing(engine, two.prompt)).toBe(false);
    one.release();
    await first;
    await begun(engine, two.prompt);
    two.release();
    expect((await second).width).toBe(2048);
  });

  test('is drawn beside another where there is memory for both', async () => {
    const engine = await open({ size: 2, largeAtOnce: 2 });
    const gates = [gate('one'), gate('two')];
    const drawn = gates.map(({ prompt }) => drawLarge(engine, prompt, prompt));
    for (const { prompt } of gates) await begun(engine, prompt);
    for (const { release } of gates) release();
    expect((await Promise.all(drawn)).map(({ width }) => width)).toEqual([2048, 2048]);
  });
});

describe('a card of a template', () => {
  const CARD = { template: 'og_standard', width: 64, height: 64, format: 'png', key: '' } as const;
  const render = (engine: PooledEngine, title: string, signal?: AbortSignal) =>
    engine.renderCard({ ...CARD, values: { title } }, {}, { signal });
  const isPainted = (bytes: Uint8Array, title: string): boolean =>
    Buffer.compare(bytes, paint({ ...CARD, prompt: title })) === 0;
  /** Renders until a worker did it, whose cards are painted. */
  const openReady = async (options: Partial<PooledEngineOptions> = {}): Promise<PooledEngine> => {
    const engine = await open({ cardWorkers: 1, ...options });
    await expect.poll(async () => isPainted(await render(engine, 'Ready'), 'Ready')).toBe(true);
    return engine;
  };

  test('waits for no prompt', async () => {
    const engine = await openReady();
    const prompt = gate('prompt');
    const drawing = draw(engine, prompt.prompt);
    await begun(engine, prompt.prompt);
    expect(isPainted(await render(engine, 'Beside'), 'Beside')).toBe(true);
    prompt.release();
    await drawing;
  });

  test('of an account leaves a worker to those of others', async () => {
    const engine = await openReady({ cardWorkers: 2 });
    const gates = [gate('one'), gate('two')];
    const own = { owner: 'ada', name: 'heavy', version: 1, definition: {} } as never;
    const drawn = gates.map(({ prompt: title }) =>
      engine.renderCard({ ...CARD, own, values: { title } }, {}, { owner: 'ada' }),
    );
    // The first starts the worker, which is then free for either.
    for (const title of ['Beside', 'Later']) expect(isPainted(await render(engine, title), title)).toBe(true);
    for (const { release } of gates) release();
    await Promise.all(drawn);
  });

  test('that ends two workers fails alone, and its deadline holds', async () => {
    const engine = await openReady();
    const killer = settled(render(engine, 'kill'));
    expect(await killer).toMatchObject({ code: 'drawing_crashed' });
    // Never by this thread, which would not survive it.
    expect(await settled(render(engine, 'kill'))).toMatchObject({ code: 'drawing_crashed' });
    expect(isPainted(await render(engine, 'Next'), 'Next')).toBe(true);
    expect(ends).toHaveLength(4);
    expect(await settled(render(engine, 'sleep', AbortSignal.timeout(50)))).toMatchObject({
      name: 'TimeoutError',
    });
  });
});

import { expect, test } from 'vitest';
import { guardPainter } from './guard-painter.ts';
import type { Fault } from './model-fault.ts';
import type { Painter, PaintOutcome, PictureOrder } from './painter.ts';

const ORDER: PictureOrder = {
  description: 'A fox.',
  quiet: null,
  avoid: [],
  palette: [],
  width: 512,
  height: 512,
  seed: 1,
};
const PAINTED: PaintOutcome = { kind: 'painted', type: 'png', bytes: new Uint8Array(1), width: 1, height: 1 };
const DOWN: Fault = { kind: 'unavailable', detail: 'answered 503' };

function open(concurrency = 1) {
  let now = 0;
  let next: () => PaintOutcome | Promise<PaintOutcome> = () => PAINTED;
  let asked = 0;
  const faults: Fault[] = [];
  const painter: Painter = {
    name: 'openai',
    title: 'openai/flux',
    fingerprint: 'flux',
    paint: async () => {
      asked += 1;
      return await next();
    },
    close: async () => {},
  };
  const guarded = guardPainter(painter, {
    concurrency,
    clock: { now: () => new Date(now) },
    onFault: (fault) => faults.push(fault),
  });
  return {
    paint: () => guarded.paint(ORDER, new AbortController().signal),
    answer: (outcome: typeof next) => {
      next = outcome;
    },
    pass: (ms: number) => {
      now += ms;
    },
    asked: () => asked,
    faults,
  };
}

test('after five faults in a row it is left alone for half a minute, then for twice as long', async () => {
  const { paint, answer, pass, asked, faults } = open();
  answer(() => DOWN);
  for (let i = 0; i < 5; i += 1) await paint();
  expect(await paint()).toEqual({ ...DOWN, retryAfterMs: 30_000 });
  expect([asked(), faults.length]).toEqual([5, 5]);
  pass(30_000);
  await paint();
  expect(asked()).toBe(6);
  expect(await paint()).toEqual({ ...DOWN, retryAfterMs: 60_000 });
});

test('a painting in between forgets the faults', async () => {
  const { paint, answer, asked } = open();
  for (let i = 0; i < 12; i += 1) {
    answer(() => (i % 4 === 3 ? PAINTED : DOWN));
    await paint();
  }
  expect(asked()).toBe(12);
});

test('what only the operator can mend is asked once', async () => {
  const { paint, answer, asked } = open();
  answer(() => ({ kind: 'misconfigured', detail: 'answered 401' }));
  await paint();
  expect(await paint()).toEqual({ kind: 'misconfigured', detail: 'answered 401' });
  expect(asked()).toBe(1);
});

test('refusals are no faults', async () => {
  const { paint, answer, asked, faults } = open();
  answer(() => ({ kind: 'refused', detail: 'answered 400 moderation_blocked' }));
  for (let i = 0; i < 10; i += 1) await paint();
  expect([asked(), faults]).toEqual([10, []]);
});

test('no more than the given number are painted at once', async () => {
  const { paint, answer, asked } = open(2);
  const release = Promise.withResolvers<PaintOutcome>();
  answer(() => release.promise);
  const all = [paint(), paint(), paint()];
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked()).toBe(2);
  release.resolve(PAINTED);
  await Promise.all(all);
  expect(asked()).toBe(3);
});

import { describe, expect, test } from 'vitest';
import { CardwrightError } from '../cardwright-error.ts';
import { type Progress, runBatch } from './run-batch.ts';

const refusal = (status: number, code: string, retryAfterSeconds?: number) =>
  new CardwrightError(code, { status, code, retryAfterSeconds });
const items = Array.from({ length: 12 }, (_, item) => item);
const { signal } = new AbortController();

test('at most four items are worked on at a time, and all of them', async () => {
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const result = await runBatch(items, { work, signal });
  expect([most, result]).toEqual([4, { done: items, failed: [], remaining: [], stoppedBy: undefined }]);
});

test('an item that the service refuses fails alone', async () => {
  const error = refusal(400, 'invalid_parameter');
  const work = async (item: number): Promise<void> => {
    if (item === 3) throw error;
  };
  const { done, failed, remaining } = await runBatch(items, { work, signal });
  expect([done.length, failed, remaining]).toEqual([11, [{ item: 3, error }], []]);
});

test('a limit that passes is waited for', async () => {
  const seen: Progress[] = [];
  let tries = 0;
  const work = async (): Promise<void> => {
    tries += 1;
    if (tries === 1) throw refusal(429, 'rate_limited', 1);
  };
  const result = await runBatch([1], { work, signal, onProgress: (progress) => seen.push(progress) });
  expect([result.done, tries]).toEqual([[1], 2]);
  expect(seen).toContainEqual({ done: 0, total: 1, waitSeconds: 1 });
});

describe('what would meet every item', () => {
  test.each([
    ['no credit', refusal(402, 'credit_limit_reached')],
    ['a limit of a month', refusal(429, 'credit_limit_reached', 30)],
    ['a limit of hours', refusal(429, 'rate_limited', 7200)],
    ['a wrong key', refusal(401, 'unauthorized')],
    ['no service', new CardwrightError('gone', { code: 'unreachable' })],
    ['a full disk', new Error('ENOSPC')],
  ])('%s ends the batch, with what is done and what remains', async (_, error) => {
    const work = async (item: number): Promise<void> => {
      if (item >= 5) throw error;
    };
    const { done, failed, remaining, stoppedBy } = await runBatch(items, { work, signal });
    expect([done, failed, stoppedBy]).toEqual([[0, 1, 2, 3, 4], [], error]);
    expect(remaining).toEqual(items.slice(5));
  });
});

test('items that were begun before another ended the batch are finished', async () => {
  const error = refusal(402, 'credit_limit_reached');
  const refused = Promise.withResolvers<void>();
  const work = async (item: number, cancel: AbortSignal): Promise<void> => {
    if (item === 3) {
      refused.resolve();
      throw error;
    }
    await refused.promise;
    await new Promise((resolve) => setImmediate(resolve));
    cancel.throwIfAborted();
  };
  const { done, remaining, stoppedBy } = await runBatch(items, { work, signal });
  expect([done, remaining, stoppedBy]).toEqual([[0, 1, 2], items.slice(3), error]);
});

test('it is cancelled at once, also while it waits', async () => {
  const cancel = new AbortController();
  const work = async (item: number): Promise<void> => {
    if (item > 1) throw refusal(503, 'unavailable', 100);
  };
  const onProgress = ({ waitSeconds }: Progress): void => {
    if (waitSeconds !== undefined) cancel.abort('enough');
  };
  const result = await runBatch(items, { work, signal: cancel.signal, onProgress });
  expect([result.done, result.stoppedBy]).toEqual([[0, 1], 'enough']);
  expect(result.remaining.length).toBe(10);
});

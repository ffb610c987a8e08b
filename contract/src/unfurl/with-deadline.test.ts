import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { withDeadline } from './with-deadline.ts';

const untilAborted = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(true), { once: true }));

test('work ends with its time, or with the signal, which gets no listener of each work', async () => {
  const { signal } = new AbortController();
  expect(await withDeadline(signal, 1, untilAborted)).toBe(true);
  const cancel = new AbortController();
  const works = Array.from({ length: 12 }, () => withDeadline(cancel.signal, 60_000, untilAborted));
  expect(getEventListeners(cancel.signal, 'abort')).toEqual([]);
  cancel.abort(new Error('canceled'));
  for (const work of works) await expect(work).rejects.toThrow('canceled');
});

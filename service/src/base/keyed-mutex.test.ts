import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

test('runs the tasks of a key in order, even after a failure, and other keys concurrently', async () => {
  const runExclusive = createKeyedMutex();
  const log: string[] = [];
  const task =
    (name: string, fails = false) =>
    async (): Promise<string> => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const first = runExclusive('a', task('first', true));
  const second = runExclusive('a', task('second'));
  const other = runExclusive('b', task('other'));
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(await other).toBe('other');
  expect(log.indexOf('first ends')).toBeLessThan(log.indexOf('second begins'));
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('first ends'));
});

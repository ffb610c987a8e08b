import { expect, test } from 'vitest';
import { createKeyedTurns } from './keyed-turns.ts';

test('tasks of one key run one after the other, also after one that failed; other keys do not wait', async () => {
  const inTurn = createKeyedTurns();
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
  const first = inTurn('a', task('first', true));
  const second = inTurn('a', task('second'));
  const other = inTurn('b', task('other'));
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(await other).toBe('other');
  expect(log.indexOf('first ends')).toBeLessThan(log.indexOf('second begins'));
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('first ends'));
});

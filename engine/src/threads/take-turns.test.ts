import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

const never = new AbortController().signal;

/** Tasks that end when the test says so; `order` is that in which they started. */
function createTasks() {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  return {
    order,
    task: (name: string) => () => {
      order.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      return promise;
    },
    async endAll() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise(setImmediate);
      }
    },
  };
}

test('owners take turns, however many tasks one of them has', async () => {
  const turns = createTurns({ each: 8, all: 100 });
  const { order, task, endAll } = createTasks();
  const runs = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) =>
    turns.run(name.charAt(0), task(name), never),
  );
  await new Promise(setImmediate);
  await endAll();
  await Promise.all(runs);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('who has too many waiting is refused, and others are not', async () => {
  const turns = createTurns({ each: 2, all: 4 });
  const { task, endAll } = createTasks();
  const runs = ['a1', 'a2', 'a3'].map((name) => turns.run('a', task(name), never));
  await expect(turns.run('a', task('a4'), never)).rejects.toMatchObject({ whose: 'owner' });
  runs.push(turns.run('b', task('b1'), never), turns.run('c', task('c1'), never));
  await expect(turns.run('d', task('d1'), never)).rejects.toMatchObject({
    name: 'TooManyWaitingError',
    whose: 'all',
  });
  await endAll();
  await Promise.all(runs);
  const again = turns.run('d', task('d2'), never);
  await new Promise(setImmediate);
  await endAll();
  await again;
});

test('who does not wait any longer leaves their place', async () => {
  const turns = createTurns({ each: 8, all: 100 });
  const { order, task, endAll } = createTasks();
  const first = turns.run('a', task('a1'), never);
  const impatient = new AbortController();
  const left = turns.run('b', task('b1'), impatient.signal);
  const last = turns.run('c', task('c1'), never);
  impatient.abort(new Error('enough'));
  await expect(left).rejects.toThrow('enough');
  await endAll();
  await Promise.all([first, last]);
  expect(order).toEqual(['a1', 'c1']);
});

test('a task that fails hands its place on', async () => {
  const turns = createTurns({ each: 8, all: 100 });
  const failed = turns.run('a', () => Promise.reject(new Error('no')), never);
  const next = turns.run('a', async () => 'yes', never);
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('an owner has no more than a share of what runs at the same time, and others have the rest', async () => {
  const turns = createTurns({ atOnce: 3, share: 2, each: 8, all: 100 });
  const { order, task, endAll } = createTasks();
  const runs = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) =>
    turns.run(name.charAt(0), task(name), never),
  );
  await new Promise(setImmediate);
  expect(order).toEqual(['a1', 'a2', 'b1']);
  await endAll();
  await Promise.all(runs);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'a4']);
});

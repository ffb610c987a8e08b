import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRIORITIES, type Priority } from './drawing-engine.ts';
import { createTurnQueue } from './turn-queue.ts';

type Job = { name: string };

const drain = (queue: ReturnType<typeof createTurnQueue<Job>>): string[] => {
  const names: string[] = [];
  for (let job = queue.take(); job !== undefined; job = queue.take()) names.push(job.name);
  return names;
};

test('the more urgent job goes first, whenever it came', () => {
  const queue = createTurnQueue<Job>();
  for (const priority of [...PRIORITIES].reverse()) queue.add({ name: priority }, { priority, owner: 'ada' });
  expect(drain(queue)).toEqual([...PRIORITIES]);
});

test('one prompt of another account waits for one of a thousand', () => {
  const queue = createTurnQueue<Job>();
  for (let i = 0; i < 1000; i++) queue.add({ name: `ada ${i}` }, { priority: 'image', owner: 'ada' });
  queue.take();
  queue.add({ name: 'bob' }, { priority: 'image', owner: 'bob' });
  expect([queue.take()?.name, queue.take()?.name]).toEqual(['bob', 'ada 1']);
});

test('a thousand free questions and previews do not hold up what is paid, and neither does that hold up a preview', () => {
  const queue = createTurnQueue<Job>();
  for (let i = 0; i < 1000; i++) {
    queue.add({ name: `question ${i}` }, { priority: 'question', owner: `ada ${i % 20}` });
    queue.add({ name: `image ${i}` }, { priority: 'image', owner: `bob ${i % 20}` });
  }
  queue.add({ name: 'preview' }, { priority: 'preview', owner: 'cai' });
  const taken = drain(queue);
  expect(taken.slice(0, 4)).toEqual(['question 0', 'image 0', 'question 1', 'image 1']);
  // Behind one question of each account.
  expect(taken.indexOf('preview')).toBe(2 * 20);
});

test('accounts take turns, and each has its jobs in their order', () => {
  const queue = createTurnQueue<Job>();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'])
    queue.add({ name }, { priority: 'preview', owner: name.slice(0, 1) });
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('who sends one after the other does not overtake who waits', () => {
  const queue = createTurnQueue<Job>();
  for (const name of ['a1', 'a2']) queue.add({ name }, { priority: 'image', owner: 'ada' });
  const taken: (string | undefined)[] = [];
  for (let i = 0; i < 4; i++) {
    queue.add({ name: `b${i}` }, { priority: 'image', owner: 'bob' });
    taken.push(queue.take()?.name);
  }
  expect(taken).toEqual(['a1', 'b0', 'a2', 'b1']);
});

test('a job that is put back goes before all others', () => {
  const queue = createTurnQueue<Job>();
  const job = { name: 'again' };
  queue.add(job, { priority: 'example', owner: 'ada' });
  expect(queue.take()).toBe(job);
  queue.add({ name: 'card' }, { priority: 'card', owner: 'bob' });
  queue.putBack(job);
  expect(drain(queue)).toEqual(['again', 'card']);
});

test('every job comes out once, unless it was removed, and the size counts those that wait', () => {
  const place = fc.record({
    priority: fc.constantFrom<Priority>(...PRIORITIES),
    owner: fc.constantFrom('a', 'b', 'c'),
  });
  const step = fc.oneof(
    place.map((at) => ({ do: 'add' as const, at })),
    fc.constant({ do: 'take' as const }),
    fc.nat(20).map((nth) => ({ do: 'remove' as const, nth })),
    fc.nat(20).map((nth) => ({ do: 'putBack' as const, nth })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const queue = createTurnQueue<Job>();
      const waiting = new Set<Job>();
      const taken: Job[] = [];
      for (const one of steps) {
        if (one.do === 'add') {
          const job = { name: String(waiting.size) };
          queue.add(job, one.at);
          waiting.add(job);
        } else if (one.do === 'take') {
          const job = queue.take();
          expect(job !== undefined).toBe(waiting.size > 0);
          if (job === undefined) continue;
          expect(waiting.delete(job)).toBe(true);
          taken.push(job);
        } else if (one.do === 'remove') {
          const job = [...waiting][one.nth] ?? { name: 'unknown' };
          expect(queue.remove(job)).toBe(waiting.delete(job));
        } else {
          const job = taken.splice(one.nth, 1)[0];
          if (job === undefined) continue;
          queue.putBack(job);
          waiting.add(job);
        }
        expect(queue.size).toBe(waiting.size);
      }
    }),
  );
});

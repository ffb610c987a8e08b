import { expect, test } from 'vitest';
import { guardReader } from './guard-reader.ts';
import type { Fault } from './model-fault.ts';
import type { Reader, ReadOutcome } from './reader.ts';

function open(answer: () => ReadOutcome<string>) {
  let asked = 0;
  const faults: Fault[] = [];
  const reader: Reader = {
    name: 'qwen3',
    fingerprint: 'qwen3',
    read: async <Result>() => {
      asked += 1;
      return answer() as ReadOutcome<Result>;
    },
    close: async () => {},
  };
  const guarded = guardReader(reader, {
    concurrency: 2,
    clock: { now: () => new Date(0) },
    onFault: (fault) => faults.push(fault),
  });
  const request = { prompt: 'a card', styles: [], check: async () => ({ problems: [], result: '' }) };
  return {
    read: () => guarded.read(request, new AbortController().signal),
    asked: () => asked,
    faults,
  };
}

test('five faults in a row, and it is left alone', async () => {
  const { read, asked, faults } = open(() => ({ kind: 'unavailable', detail: 'answered 503' }));
  for (let i = 0; i < 5; i += 1) await read();
  expect(await read()).toMatchObject({ kind: 'unavailable', retryAfterMs: 30_000 });
  expect([asked(), faults.length]).toEqual([5, 5]);
});

test.each(['unread', 'refused'] as const)(
  'a prompt that is %s is no fault: nobody can turn it off for others',
  async (kind) => {
    const { read, asked, faults } = open(() => ({ kind, detail: 'answered so' }));
    for (let i = 0; i < 12; i += 1) await read();
    expect([asked(), faults.length]).toEqual([12, 0]);
  },
);

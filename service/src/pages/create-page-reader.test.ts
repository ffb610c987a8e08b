import { expect, test } from 'vitest';
import { createTestClock } from '../generations/test-bench.fixture.ts';
import type { OutboundResponse } from '../outbound/guarded-request.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { createPageReader } from './create-page-reader.ts';
import { createPageMemory } from './page-memory.ts';

const FACTS = { kind: 'page', title: 'T', site: 's', imageUrls: [], details: {} } as const;
const MINUTE_MS = 60_000;

/** A reader whose pages answer when the test says so. */
function createBench() {
  const clock = createTestClock();
  const asked: { url: string; answer(): void; fail(): void }[] = [];
  const read = createPageReader({
    clock,
    memory: createPageMemory(),
    parameter: 'path',
    thread: { readFacts: async () => FACTS },
    request: (url) => {
      const { promise, resolve, reject } = Promise.withResolvers<OutboundResponse>();
      const headers = new Headers({ 'content-type': 'text/html' });
      asked.push({
        url,
        answer: () => resolve({ status: 200, url, headers, bytes: Buffer.from('<p>'), isCut: false }),
        fail: () => reject(new OutboundRefusedError('took too long')),
      });
      return promise;
    },
  });
  return { clock, asked, read };
}

const settle = () => new Promise(setImmediate);

test("an account's slow pages leave room for those of others, and too many are refused to it alone", async () => {
  const { asked, read } = createBench();
  const slow = Array.from({ length: 60 }, (_, i) =>
    read(`https://slow.test/${i}`, 'attacker').catch((e) => e),
  );
  const others = Array.from({ length: 8 }, (_, i) => read('https://other.test/', `owner ${i}`));
  await settle();
  const started = asked.filter(({ url }) => url.startsWith('https://slow'));
  expect(started).toHaveLength(8);
  for (const { url, answer } of asked) if (url.startsWith('https://other')) answer();
  expect((await Promise.all(others)).map(({ facts }) => facts.title)).toEqual(Array(8).fill('T'));
  for (let next = asked.shift(); next; next = asked.shift()) {
    next.answer();
    await settle();
  }
  const refused = (await Promise.all(slow)).filter((answer) => answer instanceof Error);
  expect(refused).toHaveLength(20);
  expect(refused[0]).toMatchObject({ kind: 'rate-limited', code: 'rate_limited', retryAfterSeconds: 5 });
});

test('a page that failed is left alone for a minute', async () => {
  const { clock, asked, read } = createBench();
  const first = read('https://gone.test/', 'a');
  await settle();
  asked[0]?.fail();
  await expect(first).rejects.toMatchObject({ kind: 'invalid', parameter: 'path' });
  await expect(read('https://gone.test/', 'b')).rejects.toThrow('took too long');
  expect(asked).toHaveLength(1);
  clock.advance(MINUTE_MS);
  const again = read('https://gone.test/', 'a');
  await settle();
  asked[1]?.answer();
  expect((await again).facts).toEqual(FACTS);
});
